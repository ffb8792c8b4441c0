"""What is played at a table that a network learns at: so many players, with these options."""

from __future__ import annotations

from typing import NamedTuple

from cenote.agents.network.trained import options
from cenote.core.game import Game, Option, Value
from cenote.core.refusal import BadOption


class Sitting(NamedTuple):
    players: int
    options: dict[str, Value]

    def told(self, game: Game) -> dict[str, object]:
        """As a position tells it, for a player to compare."""
        return {"players": self.players, "options": options(game.new(self.players, 0, self.options).view(0))}


def sitting(written: str, game: Game) -> Sitting:
    """From `2`, `2:expansion` or `1:level=harsh,slow_start`."""
    players, _, options = written.partition(":")
    known = {option.key: option for option in game.options}
    found: dict[str, Value] = {}
    for name, given, value in (one.partition("=") for one in options.split(",") if one):
        if name not in known:
            raise BadOption("option", game=game.key, option=name, known=", ".join(known) or "-")
        found[name] = value_of(known[name], value) if given else True
    return Sitting(int(players), found)


def value_of(option: Option, written: str) -> Value:
    return next((value for value in option.values if str(value) == written), written)
