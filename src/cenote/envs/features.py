"""From a view to numbers: the kinds of features that a game declares.

A feature has a fixed size and writes its value into a row of zeros, from a given place on. `me` is the seat that
looks: seats are counted from it, so that the own things always come first. What is not known (null) stays zero.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

Row = array  # of 32-bit floats


class Undeclared(LookupError):
    """A view shows something that the game does not declare."""


class Feature:
    """Something of a view as a fixed number of floats between -1 and 1."""

    size = 1

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        raise NotImplementedError

    def names(self, name: str) -> list[str]:
        """What each number tells, in order."""
        return [name]


class Nothing(Feature):
    """Left out, on purpose."""

    size = 0

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        pass

    def names(self, name: str) -> list[str]:
        return []


class Number(Feature):
    """A number or flag as a share of the declared bound; what lies beyond the bound is cut off there."""

    def __init__(self, bound: float) -> None:
        self.bound = bound

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        if value:
            row[at] = max(-1.0, min(1.0, value / self.bound))


class Known(Feature):
    """Something that may be hidden: first whether it is known, then what it is."""

    def __init__(self, what: Feature) -> None:
        self.what = what
        self.size = 1 + what.size

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        if value is not None:
            row[at] = 1.0
            self.what.put(value, row, at + 1, me)

    def names(self, name: str) -> list[str]:
        return [f"{name}?", *self.what.names(name)]


class Word(Feature):
    """One of the declared words: a one at its place."""

    def __init__(self, words: Sequence[str]) -> None:
        self.places: dict[object, int] = numbered(words)
        self.words = words
        self.size = len(words)

    def place(self, value: object) -> int:
        try:
            return self.places[value]
        except KeyError:
            raise Undeclared(f"{value!r} is none of: {', '.join(self.words)}") from None

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        if value is not None:
            row[at + self.place(value)] = 1.0

    def names(self, name: str) -> list[str]:
        return [f"{name}={word}" for word in self.words]


class Who(Word):
    """A seat, counted from the one that looks, or one of the words that can stand for somebody else."""

    def __init__(self, seats: int, words: Sequence[str] = ()) -> None:
        super().__init__(words)
        self.seats = seats
        self.size = seats + len(words)

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        if type(value) is int:
            row[at + (value - me) % self.seats] = 1.0
        elif value is not None:
            row[at + self.seats + self.place(value)] = 1.0

    def names(self, name: str) -> list[str]:
        return [f"{name}=seat+{seat}" for seat in range(self.seats)] + super().names(name)


class Count(Feature):
    """A heap of words or seats: how often each is there, as a share of the bound. Their order is lost."""

    def __init__(self, what: Word, bound: float) -> None:
        self.what = what
        self.bound = bound
        self.size = what.size

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        for item in value or ():
            seat = isinstance(self.what, Who) and type(item) is int
            place = at + ((item - me) % self.what.size if seat else self.what.place(item))
            row[place] = min(1.0, row[place] + 1 / self.bound)

    def names(self, name: str) -> list[str]:
        return [each.replace(f"{name}=", f"{name}#", 1) for each in self.what.names(name)]


class Listed(Feature):
    """A list in its order, with room for the longest; `by_seat` lists begin with the seat that looks."""

    def __init__(self, length: int, what: Feature, by_seat: bool = False) -> None:
        self.length = length
        self.what = what
        self.by_seat = by_seat
        self.size = length * what.size

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        if value is None:
            return
        if len(value) > self.length:
            raise Undeclared(f"{len(value)} things where {self.length} are declared: {value}")
        first = me if self.by_seat else 0
        for number, item in enumerate(value):
            if item is not None:
                self.what.put(item, row, at + (number - first) % self.length * self.what.size, me)

    def names(self, name: str) -> list[str]:
        return [each for number in range(self.length) for each in self.what.names(f"{name}[{number}]")]


class Map(Feature):
    """A value for each declared key; a key that is not there stays zero."""

    def __init__(self, keys: Sequence[str], what: Feature) -> None:
        self.keys = keys
        self.places = numbered(keys)
        self.what = what
        self.size = len(keys) * what.size

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        for key, item in (value or {}).items():
            if key not in self.places:
                raise Undeclared(f"{key!r} is none of: {', '.join(self.keys)}")
            self.what.put(item, row, at + self.places[key] * self.what.size, me)

    def names(self, name: str) -> list[str]:
        return [each for key in self.keys for each in self.what.names(f"{name}.{key}")]


class By(Feature):
    """A list of records, each put at the place that some of its fields name."""

    def __init__(self, keys: Mapping[str, Sequence[str]], what: Feature) -> None:
        self.fields = list(keys)
        self.keys = list(product(*keys.values()))
        self.places = {key: number for number, key in enumerate(self.keys)}
        self.what = what
        self.size = len(self.keys) * what.size

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        for item in value or ():
            key = tuple(str(item[field]) for field in self.fields)
            if key not in self.places:
                raise Undeclared(f"{' '.join(key)} is no declared place")
            self.what.put(item, row, at + self.places[key] * self.what.size, me)

    def names(self, name: str) -> list[str]:
        return [each for key in self.keys for each in self.what.names(f"{name}[{' '.join(key)}]")]


class Record(Feature):
    """Several fields, all of them declared; those of a record that need not be whole may be missing and stay zero."""

    def __init__(self, fields: Mapping[str, Feature], whole: bool = True) -> None:
        self.fields = fields
        self.whole = whole
        self.parts: list[tuple[str, Feature, int]] = []
        self.size = 0
        for field, what in fields.items():
            if what.size:
                self.parts.append((field, what, self.size))
            self.size += what.size

    def put(self, value: Any, row: Row[float], at: int, me: int) -> None:
        if value is None:
            return
        if len(value) != len(self.fields) if self.whole else not value.keys() <= self.fields.keys():
            raise Undeclared(f"not both declared and shown: {', '.join(sorted(value.keys() ^ self.fields.keys()))}")
        for field, what, place in self.parts:
            what.put(value.get(field), row, at + place, me)

    def names(self, name: str) -> list[str]:
        start = f"{name}." if name else ""
        return [each for field, what in self.fields.items() for each in what.names(start + field)]


def numbered(words: Iterable[str]) -> dict[object, int]:
    """The place of each word; a number may be written as one."""
    places: dict[object, int] = {}
    for number, word in enumerate(words):
        places[word] = number
        if word.lstrip("-").isdigit():
            places[int(word)] = number
    return places
