"""What is played at a table that a network learns at: so many players, with these options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cenote.core.game import Game, Value
from cenote.core.refusal import BadOption


class Sitting(NamedTuple):
    players: int
    options: dict[str, Value]

    def told(self, game: Game) -> dict[str, object]:
        """As a position tells it, for a player to compare."""
        return {"players": self.players, "options": game.played_with(game.new(self.players, 0, self.options))}


def sitting(written: str, game: Game) -> Sitting:
    """From `2`, `2:expansion` or `1:level=harsh,slow_start`."""
    players, _, options = written.partition(":")
    if players not in map(str, game.players):
        raise BadOption("players", game=game.key, players=players, known=", ".join(map(str, game.players)))
    return Sitting(int(players), game.read_options(options))


def each_once(told: Iterable[dict[str, object]]) -> list[dict[str, object]]:
    """In the order in which they come first."""
    found: list[dict[str, object]] = []
    for one in told:
        if one not in found:
            found.append(one)
    return found
