"""The features of a game's views, read from the `features.toml` in its room.

    [words]                       the lists of words that features speak of
    gear = "place.gear"           those of a verb's slot
    tile = "component building"   the components of a kind
    line = "0..11"                numbers
    laid = ["component tile", "component hall", "road"]   several of these, or words written out

    [view]                        every field of the view, in this order
    game = "-"                    left out
    corn = "number 30"            a share of 30
    seat = "seat"                 who, counted from the seat that looks
    owner = "seat neutral"        who, or a word of the list `neutral`
    hand = "known count card 2"   whether it is known, and how many of each card, as a share of 2
    gears = "map gear list 13 seat dummy"
    laid = "by tile=tile laying"  records, placed by their field `tile`; what is kept of them: the table [laying]
    players = "round player"      a list by seat, the own one first, of what the table [player] declares
    doing = "some doing"          what the table [doing] declares, as far as it is there

`known`, `list N`, `round`, `map WORDS` and `by FIELD=WORDS …` stand before what they are made of.
"""

from __future__ import annotations

import tomllib
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any

from cenote.core.declared import Derived, Part, View
from cenote.core.fields import OWNER, SIZE
from cenote.core.game import Game
from cenote.core.kernel import State
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


@cache
def version(game: Game) -> int:
    """Raised by every change of the arrays or of the list of moves."""
    found: int = game.arrays or declared(game)["version"]
    return found


@cache
def declared(game: Game) -> dict[str, Any]:
    return tomllib.loads((game.folder / "features.toml").read_text(encoding="utf-8"))


def observation(state: State) -> Observation:
    """The features of a game at a table like this one. Who is no player but plays along has a seat of its own."""
    return read(state.game, len(state.view(None)["players"]))


@cache
def read(game: Game, seats: int) -> Observation:
    view = getattr(game, "declared", None)
    if view is not None:
        return Observation(Maker(seats).view(view), version(game))
    return Observation(Reader(game, seats).record("view"), version(game))


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


class Reader:
    """Makes features of what a game declares."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.tables = declared(game)

    def record(self, table: str, whole: bool = True) -> Record:
        return Record({field: self.feature(kind.split()) for field, kind in self.tables[table].items()}, whole)

    def feature(self, kind: list[str]) -> Feature:
        match kind:
            case ["-"]:
                return Nothing()
            case ["flag"]:
                return Number(1)
            case ["number", bound]:
                return Number(float(bound))
            case ["known", *what]:
                return Known(self.feature(what))
            case ["list", length, *what]:
                return Listed(int(length), self.feature(what))
            case ["round", *what]:
                return Listed(self.seats, self.feature(what), by_seat=True)
            case ["map", words, *what]:
                return Map(self.words(words), self.feature(what))
            case ["count", words]:
                return Count(self.choice(words), 1)
            case ["count", words, bound]:
                return Count(self.choice(words), float(bound))
            case ["by", *rest]:
                keys = dict(part.split("=") for part in rest if "=" in part)
                return By({field: self.words(words) for field, words in keys.items()}, self.feature(rest[len(keys) :]))
            case ["some", table]:
                return self.record(table, whole=False)
            case ["seat", words]:
                return Who(self.seats, self.words(words))
            case [table] if table in self.tables:
                return self.record(table)
            case [words]:
                return self.choice(words)
        raise ValueError(f"{self.game.key}: “{' '.join(kind)}” is no feature")

    def choice(self, words: str) -> Word:
        return Who(self.seats) if words == "seat" else Word(self.words(words))

    def words(self, name: str) -> tuple[str, ...]:
        source = self.tables["words"][name]
        if isinstance(source, list):
            return tuple(word for part in source for word in (self.source(part) if " " in part else (part,)))
        return self.source(source)

    def source(self, source: str) -> tuple[str, ...]:
        match source.split():
            case ["component", kind]:
                return tuple(self.game.components()[kind])
            case [numbers] if ".." in numbers:
                first, last = numbers.split("..")
                return tuple(str(number) for number in range(int(first), int(last) + 1))
            case [spoken]:
                verb, slot = spoken.split(".")
                return self.game.notation.verbs[verb].slots[slot]
        raise ValueError(f"{self.game.key}: “{source}” is no list of words")
