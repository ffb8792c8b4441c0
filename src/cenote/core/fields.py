"""The kinds of things that a position is made of.

A room declares each field of its position once, in `position.py`: what it is, within what bounds, and who sees it.
From that come the classes of the position (`fields.py`, written by `python -m cenote.games.declare`), its dump and
the checks of a foreign one, the plain part of a view, and the types of the browser.

Here are the single things: a number, a seat, a name. Several of them are in `many`, what only views have in `shown`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition

MANY: Final = 1_000_000  # no count of any game comes near
NONE: Final = -1  # nobody, nothing, nowhere: the number that stands for no thing of a kind

Bound = int | Callable[[Any, int], int]  # a number, or what the box and the number of seats make it

# Who sees a field: everybody, its owner (others see null), all its size alone, or nobody.
ALL: Final = "all"
OWNER: Final = "owner"
SIZE: Final = "size"
NOBODY_SEES: Final = "nobody"


def bound(limit: Bound, box: Any, seats: int) -> int:
    return limit if isinstance(limit, int) else limit(box, seats)


class Kind:
    """What a field is: how it is written down, read back with care, shown, and typed."""

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


class Plain(Kind):
    """Written down and shown as it is."""

    def show(self, value: Any) -> Any:
        return value

    def write_all(self, values: list[Any]) -> list[Any]:
        return values.copy()

    def show_all(self, values: list[Any]) -> list[Any]:
        return values.copy()


class Number(Plain):
    """A whole number."""

    def __init__(self, most: Bound = MANY - 1, least: Bound = 0, start: int = 0) -> None:
        self.most = most
        self.least = least
        self.first = start

    def start(self) -> str:
        return str(self.first)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        allowed = range(bound(self.least, box, seats), bound(self.most, box, seats) + 1)
        return reader.check(field, written, allowed)

    def typescript(self) -> str:
        return "number"


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


def union(words: Sequence[str]) -> str:
    return " | ".join(f"'{word}'" for word in words)
