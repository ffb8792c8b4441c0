"""What the arrays of the research environments tell: made from the fields that each game declares.

The kinds (`core.fields`, `many`, `shown`) say what is told of a field, as a tuple: `("number", 20.0)` is a share of 20,
`("seat", …)` who, counted from the seat that looks, `("count", …, 2.0)` how many of each, as a share of 2,
`("list", 6, …)` and `("map", words, …)` what they are made of, place by place.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any

from cenote.core.declared import Derived, Part, View
from cenote.core.fields import OWNER, SIZE
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.room import Room
from cenote.envs.features import By, Count, Feature, Known, Listed, Map, Nothing, Number, Record, Who, Word


class Observation:
    """How the views of one game with one number of seats become arrays."""

    def __init__(self, view: Feature, version: int) -> None:
        self.view = view
        self.version = version
        self.size = view.size

    def encode(self, view: dict[str, Any], me: int) -> array[float]:
        """The view of the seat as 32-bit floats between -1 and 1."""
        row = array("f", bytes(4 * self.size))
        self.view.put(view, row, 0, me)
        return row

    def names(self) -> list[str]:
        """What each number of an array tells."""
        return self.view.names("")


def observation(state: State) -> Observation:
    """The features of a game at a table like this one. Who is no player but plays along has a seat of its own."""
    return read(state.game, len(state.view(None)["players"]))


@cache
def read(game: Game, seats: int) -> Observation:
    assert isinstance(game, Room)
    return Observation(Maker(seats).view(game.declared), game.arrays)


class Maker:
    """Makes features of what a position declares."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def view(self, view: View) -> Record:
        """Everything a view shows but the game, the seat that looks and the number of the turn."""
        player = {"seat": Nothing(), **self.part(view.player), **self.derived(view.of_player)}
        table: dict[str, Feature] = {
            "game": Nothing(),
            "seat": Who(self.seats),
            "you": Nothing(),
            "turn": Nothing(),
            **self.part(view.table),
            **self.derived(view.follows),
            "players": Listed(self.seats, Record(player), by_seat=True),
        }
        return Record(table)

    def part(self, part: Part) -> dict[str, Feature]:
        found: dict[str, Feature] = {}
        for field in part.visible:
            if field.sees == SIZE:
                found[field.shown] = Number(field.scale)
            else:
                feature = self.feature(field.kind.feature())
                found[field.shown] = Known(feature) if field.sees == OWNER else feature
        return found

    def derived(self, views: Sequence[Derived]) -> dict[str, Feature]:
        return {one.name: self.feature(one.kind.feature()) for one in views}

    def feature(self, told: tuple[Any, ...]) -> Feature:
        match told:
            case ("-",):
                return Nothing()
            case ("number", bound):
                return Number(bound)
            case ("seat", words):
                return Who(self.seats, words)
            case ("word", words):
                return Word(words)
            case ("known", what):
                return Known(self.feature(what))
            case ("count", what, bound):
                counted = self.feature(what)
                assert isinstance(counted, Word)
                return Count(counted, bound)
            case ("list", length, what):
                return Listed(length, self.feature(what))
            case ("seats", what):
                return Listed(self.seats, self.feature(what), by_seat=True)
            case ("map", words, what):
                return Map(words, self.feature(what))
            case ("by", keys, what):
                return By(keys, self.feature(what))
            case ("record", fields):
                return Record({name: self.feature(what) for name, what in fields.items()})
            case ("some", fields):
                return Record({name: self.feature(what) for name, what in fields.items()}, whole=False)
        raise ValueError(f"{told} is no feature")
