"""The kinds of several things: lists, numbers by name, things at places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.fields import MANY, NONE, Bound, Kind, Number, Word, union
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition


class Items(Kind):
    """A list of things of one kind. `length` is fixed where it is given.

    Clones share the list, and who changes it makes a new one (`core.shared`), unless it is `own`.
    """

    python = "list[int]"

    def __init__(self, of: Kind, length: int | None = None, own: bool = False) -> None:
        self.of = of
        self.length = length
        self.own = own
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


class Several(Items):
    """A list of at most so many things."""

    def __init__(self, of: Kind, most: int) -> None:
        super().__init__(of)
        self.most = most

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[Any]:
        found = super().read(reader, field, written, box, seats)
        if len(found) > self.most:
            raise BadPosition("field-length", field=reader.where + field, wanted=f"0-{self.most}")
        return found


class Counts(Kind):
    """A number for each of a list of names: a list in the position and its dump, a table in a view."""

    python = "list[int]"

    def __init__(
        self, words: Sequence[str], most: Bound | Sequence[Bound] = MANY - 1, own: bool = False,
        least: int = 0,
    ) -> None:  # fmt: skip
        self.words = tuple(words)
        limits = [most] * len(self.words) if isinstance(most, int) or callable(most) else list(most)
        self.each = [Number(limit, least) for limit in limits]
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
        values: list[Any] = value  # by number: to zip them costs, compiled, as much as all the rest
        return {word: values[number] for number, word in enumerate(self.words)}

    def typescript(self) -> str:
        return f"Record<{union(self.words)}, number>"


class Tally(Counts):
    """A number for each of many places; a view has only those where there is something."""

    def show(self, value: Any) -> dict[str, int]:
        values: list[Any] = value
        return {word: values[number] for number, word in enumerate(self.words) if values[number]}

    def typescript(self) -> str:
        return "Record<string, number>"


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
        values, of = value, self.items.of
        return {word: of.show(values[number]) for number, word in enumerate(self.words)}

    def typescript(self) -> str:
        return f"Record<{union(self.words)}, {self.items.of.typescript()}>"


def listed(typescript: str) -> str:
    return f"({typescript})[]" if " " in typescript else f"{typescript}[]"
