"""Every game with every number of players, and random games at them."""

from __future__ import annotations

from collections.abc import Iterator

import cenote
from cenote.core.game import Game
from cenote.core.kernel import State

TABLES = [(game, players) for game in cenote.games.all() for players in game.players]
NAMES = [f"{game.key}-{players}" for game, players in TABLES]
SMALLEST = [(game, min(game.players)) for game in cenote.games.all()]


def positions(game: Game, players: int, every: int, options: dict[str, object] | None = None) -> Iterator[State]:
    """Some positions of one random game, the last one among them."""
    state = game.new(players, 1, options)
    chance = cenote.Rng.seeded("moves")
    number = 0
    while state.seat is not None:
        if number % every == 0:
            yield state
        number += 1
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
    yield state
