"""What is played for a run, and at which table. Where it is played is not its business."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from cenote import games
from cenote.agents.network.observation import Observation
from cenote.core.rng import Rng
from cenote.learn.recipe import Recipe
from cenote.learn.sitting import Sitting


class Plan:
    """Tables, numbered: as many for each sitting, one sitting after the other."""

    def __init__(self, key: str, recipe: Recipe, sittings: list[Sitting], seed: int, begun: int = 0) -> None:
        self.key, self.recipe, self.sittings, self.seed = key, recipe, sittings, seed
        self.begun = begun  # improvements before the games were dealt
        self.slots = seats_seen(key)
        self.most = max(sitting.players for sitting in sittings)
        self.each = max(1, recipe.tables // len(sittings))
        self.tables = self.each * len(sittings)
        game, first = games.get(key), sittings[0]
        self.observation = Observation(game.new(first.players, 0, first.options), first.players, self.slots)
        self.moves = len(game.notation.moves)

    def __reduce__(self) -> tuple[object, ...]:
        return Plan, (self.key, self.recipe, self.sittings, self.seed, self.begun)

    def deal(self, place: int) -> int:
        """The seed of all games of a sitting. A run that goes on deals others than it began with."""
        return lot(self.seed, self.begun, place)

    def rows(self, part: range) -> Iterator[tuple[int, range]]:
        """The sittings of these tables, and which tables of each they are."""
        for place in range(len(self.sittings)):
            first = place * self.each
            rows = range(max(part.start - first, 0), min(part.stop - first, self.each))
            if rows:
                yield place, rows

    def guests_at(self, place: int, rows: range) -> NDArray[np.int64]:
        """The seat of a former self at each of these tables of a sitting, if any comes; -1 where none does."""
        table = place * self.each + np.arange(rows.start, rows.stop)
        return np.where(table % 100 < 100 * self.recipe.league, table % self.sittings[place].players, -1)

    def shares(self, number: int) -> list[range]:
        """The tables, divided among so many."""
        return [range(one * self.tables // number, (one + 1) * self.tables // number) for one in range(number)]


def lot(*names: int) -> int:
    """A number that follows from these alone."""
    return Rng.seeded("/".join(map(str, names))).word()


def seats_seen(key: str) -> int:
    """Room for the largest company that the game knows, so that one network does for all."""
    game = games.get(key)
    return max(count + game.automata(game.new(count, 0)) for count in game.players)
