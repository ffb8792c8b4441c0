"""The kinds of things that a position is made of.

A room declares each field of its position once, in `position.py`: what it is, within what bounds, and who sees it.
From that come the classes of the position (`fields.py`, written by `python -m cenote.games.declare`), its dump and
the checks of a foreign one, the plain part of a view, the types of the browser, and what research arrays tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition

MANY: Final = 1_000_000  # no count of any game comes near
NONE: Final = -1  # nobody, nothing, nowhere: the number that stands for no thing of a kind

Bound = int | Callable[[Any, int], int]  # a number, or what the box and the number of seats make it
Feature = tuple[Any, ...]  # what a research array tells of it: ("number", 20.0), ("list", 6, …)

# Who sees a field: everybody, its owner (others see null), all its size alone, or nobody.
ALL: Final = "all"
OWNER: Final = "owner"
SIZE: Final = "size"
NOBODY_SEES: Final = "nobody"


def bound(limit: Bound, box: Any, seats: int) -> int:
    return limit if isinstance(limit, int) else limit(box, seats)


class Kind:
    """What a field is: how it is written down, read back with care, shown, typed, and counted."""

    python = "int"  # its type in the classes of a position

    def start(self) -> str:
        """The source of its value in a position where nothing has happened."""
        raise NotImplementedError

    def copied(self, source: str) -> str:
        """The source of its value in a clone. What is not copied is shared: who changes it makes a new one."""
        return source

    def write(self, value: Any) -> Any:
        return value

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> Any:
        raise NotImplementedError

    def show(self, value: Any) -> Any:
        return self.write(value)

    def write_all(self, values: list[Any]) -> list[Any]:
        """A list of such things, written down."""
        return [self.write(one) for one in values]

    def show_all(self, values: list[Any]) -> list[Any]:
        """A list of such things, as it is shown."""
        return [self.show(one) for one in values]

    def typescript(self) -> str:
        raise NotImplementedError

    def feature(self) -> Feature:
        return ("-",)


class Plain(Kind):
    """Written down and shown as it is."""

    def show(self, value: Any) -> Any:
        return value

    def write_all(self, values: list[Any]) -> list[Any]:
        return values.copy()

    def show_all(self, values: list[Any]) -> list[Any]:
        return values.copy()


class Number(Plain):
    """A whole number; `scale` is what a research array takes for much of it, by default the most there can be."""

    def __init__(self, most: Bound = MANY - 1, least: Bound = 0, start: int = 0, scale: float = 0.0) -> None:
        self.most = most
        self.least = least
        self.first = start
        self.scale = scale

    def start(self) -> str:
        return str(self.first)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        allowed = range(bound(self.least, box, seats), bound(self.most, box, seats) + 1)
        return reader.check(field, written, allowed)

    def typescript(self) -> str:
        return "number"

    def feature(self) -> Feature:
        if self.scale:
            return ("number", self.scale)
        return ("number", float(self.most)) if isinstance(self.most, int) else ("-",)


class Flag(Plain):
    """Yes or no."""

    python = "bool"

    def __init__(self, start: bool = False) -> None:
        self.first = start

    def start(self) -> str:
        return str(self.first)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> bool:
        return reader.truth(field, written)

    def typescript(self) -> str:
        return "boolean"

    def feature(self) -> Feature:
        return ("number", 1.0)


class Seat(Kind):
    """Somebody, or nobody: NONE in the position, null in a view. `others` are words for who has no seat."""

    def __init__(self, nobody: bool = True, start: int = NONE, others: Mapping[int, str] | None = None) -> None:
        self.nobody = nobody
        self.first = start
        self.others = dict(others or {})

    def start(self) -> str:
        return str(self.first)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        if type(written) is int and written in self.others:
            return written
        return reader.check(field, written, range(NONE if self.nobody else 0, seats))

    def show(self, value: Any) -> Any:
        if value == NONE:
            return None
        return self.others.get(value, value) if self.others else value

    def show_all(self, values: list[int]) -> list[Any]:
        if self.others:
            return [None if one == NONE else self.others.get(one, one) for one in values]
        return [None if one == NONE else one for one in values]

    def typescript(self) -> str:
        words = [f"'{word}'" for word in self.others.values()]
        return " | ".join(["number", *words, *(["null"] if self.nobody else [])])

    def feature(self) -> Feature:
        return ("seat", tuple(self.others.values()))


class Word(Kind):
    """One of a list of names, kept as its number. Where it may be missing it is NONE, written "" and shown as null."""

    def __init__(self, words: Sequence[str], empty: bool = False, start: int | None = None) -> None:
        self.words = tuple(words)
        self.empty = empty
        self.first = (NONE if empty else 0) if start is None else start
        self.numbers = {word: number for number, word in enumerate(self.words)}

    def start(self) -> str:
        return str(self.first)

    def write(self, value: Any) -> str:
        return "" if value == NONE else self.words[value]

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        if self.empty and written == "":
            return NONE
        if not isinstance(written, str) or written not in self.numbers:
            raise BadPosition("no-such-tile", field=reader.where + field, tile=str(written))
        return self.numbers[written]

    def write_all(self, values: list[int]) -> list[Any]:
        words = self.words
        return ["" if one == NONE else words[one] for one in values]

    def show(self, value: Any) -> Any:
        return None if value == NONE else self.words[value]

    def show_all(self, values: list[int]) -> list[Any]:
        words = self.words
        return [None if one == NONE else words[one] for one in values]

    def typescript(self) -> str:
        return "string | null" if self.empty else "string"

    def feature(self) -> Feature:
        return ("word", self.words)


class Bits(Kind):
    """Several of a list of names, kept as the bits of a number and shown as their names."""

    def __init__(self, words: Sequence[str], named: bool = False) -> None:
        self.words = tuple(words)
        self.named = named  # in the dump, too

    def start(self) -> str:
        return "0"

    def write(self, value: Any) -> Any:
        return self.show(value) if self.named else value

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        if not self.named:
            return reader.check(field, written, range(1 << len(self.words)))
        found = 0
        for name in reader.listed(field, written, None):
            found |= 1 << reader.known(field, name, self.words)
        return found

    def show(self, value: Any) -> list[str]:
        return [word for number, word in enumerate(self.words) if value >> number & 1]

    def typescript(self) -> str:
        return "string[]"

    def feature(self) -> Feature:
        return ("count", ("word", self.words), 1.0)


class Items(Kind):
    """A list of things of one kind. `length` is fixed where it is given.

    Clones share the list, and who changes it makes a new one (`core.shared`), unless it is `own`.
    """

    python = "list[int]"

    def __init__(
        self, of: Kind, length: int | None = None, own: bool = False, scale: float = 1.0, told: str = ""
    ) -> None:
        self.of = of
        self.length = length
        self.own = own
        self.scale = scale  # of how often a word is there, where the order of the list does not matter
        self.told = told or ("count" if length is None else "list")  # to research arrays
        self.python = f"list[{of.python}]"

    def start(self) -> str:
        filled = self.length is not None and not (isinstance(self.of, Word) and not self.of.empty)
        return f"[{self.of.start()}] * {self.length}" if filled else "[]"

    def copied(self, source: str) -> str:
        if not self.own:
            return source
        deep = isinstance(self.of, Items) and self.of.own
        return f"[{self.of.copied('one')} for one in {source}]" if deep else f"{source}.copy()"

    def write(self, value: Any) -> list[Any]:
        return self.of.write_all(value)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[Any]:
        of = self.of
        return [of.read(reader, field, one, box, seats) for one in reader.listed(field, written, self.length)]

    def show(self, value: Any) -> Any:
        return self.of.show_all(value)

    def typescript(self) -> str:
        return listed(self.of.typescript())

    def feature(self) -> Feature:
        if self.told == "list":
            return ("list", self.length, self.of.feature())
        return ("count", self.of.feature(), self.scale) if isinstance(self.of, Word | Seat) else ("-",)


class Counts(Kind):
    """A number for each of a list of names: a list in the position and its dump, a table in a view."""

    python = "list[int]"

    def __init__(
        self, words: Sequence[str], most: Bound | Sequence[Bound] = MANY - 1, own: bool = False, scale: float = 0.0,
        least: int = 0,
    ) -> None:  # fmt: skip
        self.words = tuple(words)
        limits = [most] * len(self.words) if isinstance(most, int) or callable(most) else list(most)
        self.each = [Number(limit, least, scale=scale) for limit in limits]
        self.own = own

    def start(self) -> str:
        return f"[0] * {len(self.words)}"

    def copied(self, source: str) -> str:
        return f"{source}.copy()" if self.own else source

    def write(self, value: Any) -> list[int]:
        return list(value)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[int]:
        values = reader.listed(field, written, len(self.words))
        return [each.read(reader, field, one, box, seats) for each, one in zip(self.each, values, strict=True)]

    def show(self, value: Any) -> dict[str, int]:
        return dict(zip(self.words, value, strict=True))

    def typescript(self) -> str:
        return f"Record<{union(self.words)}, number>"

    def feature(self) -> Feature:
        return ("map", self.words, self.each[0].feature())


class Sparse(Kind):
    """A thing at some of many places: a list of all in the position, a table of those that are there outside of it."""

    python = "list[int]"

    def __init__(self, places: Sequence[str], of: Kind, own: bool = False) -> None:
        self.places = tuple(places)
        self.numbers = {place: number for number, place in enumerate(self.places)}
        self.of = of
        self.own = own

    def start(self) -> str:
        return f"[{NONE}] * {len(self.places)}"

    def copied(self, source: str) -> str:
        return f"{source}.copy()" if self.own else source

    def write(self, value: Any) -> dict[str, Any]:
        return {self.places[number]: self.of.write(one) for number, one in enumerate(value) if one != NONE}

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[int]:
        if not isinstance(written, Mapping):
            raise BadPosition("field-missing", field=reader.where + field)
        found = [NONE] * len(self.places)
        for place, one in written.items():
            if place not in self.numbers:
                raise BadPosition("no-such-tile", field=reader.where + field, tile=str(place))
            found[self.numbers[place]] = self.of.read(reader, f"{field}.{place}", one, box, seats)
        return found

    def show(self, value: Any) -> dict[str, Any]:
        return {self.places[number]: self.of.show(one) for number, one in enumerate(value) if one != NONE}

    def typescript(self) -> str:
        return f"Record<string, {self.of.typescript()}>"

    def feature(self) -> Feature:
        return ("map", self.places, self.of.feature())


class Named(Kind):
    """A list with one thing for each of a list of names; a table of them in a view."""

    def __init__(self, words: Sequence[str], of: Kind, own: bool = False) -> None:
        self.words = tuple(words)
        self.items = Items(of, len(self.words), own)
        self.python = self.items.python

    def start(self) -> str:
        of = self.items.of
        return f"[{of.start()} for _ in range({len(self.words)})]"

    def copied(self, source: str) -> str:
        return self.items.copied(source)

    def write(self, value: Any) -> list[Any]:
        return self.items.write(value)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[Any]:
        return self.items.read(reader, field, written, box, seats)

    def show(self, value: Any) -> dict[str, Any]:
        return {word: self.items.of.show(one) for word, one in zip(self.words, value, strict=True)}

    def typescript(self) -> str:
        return f"Record<{union(self.words)}, {self.items.of.typescript()}>"

    def feature(self) -> Feature:
        return ("map", self.words, self.items.of.feature())


class Record(Kind):
    """Several named things of a view."""

    def __init__(self, **fields: Kind) -> None:
        self.fields = fields

    def typescript(self) -> str:
        return "{ " + "; ".join(f"{name}: {kind.typescript()}" for name, kind in self.fields.items()) + " }"

    def feature(self) -> Feature:
        return ("record", {name: kind.feature() for name, kind in self.fields.items()})


class Maybe(Kind):
    """Something of a view that may be null; research arrays are told whether it is there."""

    def __init__(self, of: Kind, told: bool = True) -> None:
        self.of = of
        self.told = told

    def typescript(self) -> str:
        return f"{self.of.typescript()} | null"

    def feature(self) -> Feature:
        return ("known", self.of.feature()) if self.told else self.of.feature()


class Shown(Kind):
    """Something of a view alone that no other kind describes: its type, and what an array tells of it."""

    def __init__(self, typescript: str, feature: Feature = ("-",)) -> None:
        self.type = typescript
        self.told = feature

    def typescript(self) -> str:
        return self.type

    def feature(self) -> Feature:
        return self.told


class Several(Items):
    """A list of at most so many things."""

    def __init__(self, of: Kind, most: int, told: str = "list") -> None:
        super().__init__(of, told=told)
        self.most = most

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[Any]:
        found = super().read(reader, field, written, box, seats)
        if len(found) > self.most:
            raise BadPosition("field-length", field=reader.where + field, wanted=f"0-{self.most}")
        return found

    def feature(self) -> Feature:
        return ("list", self.most, self.of.feature()) if self.told == "list" else super().feature()


class Tally(Counts):
    """A number for each of many places; a view has only those where there is something."""

    def show(self, value: Any) -> dict[str, int]:
        return {word: n for word, n in zip(self.words, value, strict=True) if n}

    def typescript(self) -> str:
        return "Record<string, number>"


class Placed(Items):
    """Records of a view; a research array finds each by those of its fields that say where it is."""

    def __init__(self, of: Record, **places: Sequence[str]) -> None:
        super().__init__(of)
        self.places = {name: tuple(words) for name, words in places.items()}

    def feature(self) -> Feature:
        return ("by", self.places, self.of.feature())


class BySeat(Items):
    """One thing of a view for each seat; a research array has the own one first."""

    def feature(self) -> Feature:
        return ("seats", self.of.feature())


def listed(typescript: str) -> str:
    return f"({typescript})[]" if " " in typescript else f"{typescript}[]"


def union(words: Sequence[str]) -> str:
    return " | ".join(f"'{word}'" for word in words)
