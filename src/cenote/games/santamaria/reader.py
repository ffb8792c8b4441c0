"""Takes a written position apart; whatever does not fit is refused with its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cenote.core.refusal import BadPosition

MANY: Final = 1_000_000
EMPTY: Final = -1


class Reader:
    def __init__(self, written: Mapping[str, Any], where: str = "") -> None:
        self.written = written
        self.where = where

    def take(self, field: str) -> Any:
        if field not in self.written:
            raise BadPosition("field-missing", field=self.where + field)
        return self.written[field]

    def part(self, field: str) -> Reader:
        """A position within the position."""
        written = self.take(field)
        if not isinstance(written, Mapping):
            raise BadPosition("field-missing", field=self.where + field)
        return Reader(written, f"{self.where}{field}.")

    def checked(self, field: str, value: object, allowed: range) -> int:
        if type(value) is not int or value not in allowed:
            lowest, highest = allowed.start, allowed.stop - 1
            raise BadPosition("field-value", field=self.where + field, value=str(value), lowest=lowest, highest=highest)
        return value

    def number(self, field: str, allowed: range) -> int:
        return self.checked(field, self.take(field), allowed)

    def flag(self, field: str) -> bool:
        value = self.take(field)
        if not isinstance(value, bool):
            raise BadPosition("field-flag", field=self.where + field, value=str(value))
        return value

    def values(self, field: str, length: int | None) -> Sequence[Any]:
        values = self.take(field)
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise BadPosition("field-length", field=self.where + field, wanted="-" if length is None else length)
        return values

    def numbers(self, field: str, length: int | None, allowed: range) -> list[int]:
        return [self.checked(field, value, allowed) for value in self.values(field, length)]

    def entries(self, field: str, length: int) -> list[list[Any]]:
        """Lists of so many values each."""
        found = []
        for entry in self.values(field, None):
            if not isinstance(entry, list) or len(entry) != length:
                raise BadPosition("field-length", field=self.where + field, wanted=length)
            found.append(entry)
        return found

    def known(self, field: str, names: Sequence[str], value: object) -> int:
        for place, name in enumerate(names):
            if name == value:
                return place
        raise BadPosition("no-such-tile", field=self.where + field, tile=str(value))

    def word(self, field: str, names: Sequence[str]) -> int:
        """One of the names; an empty text is EMPTY."""
        value = self.take(field)
        return EMPTY if value == "" else self.known(field, names, value)

    def words(self, field: str, names: Sequence[str], length: int) -> list[int]:
        return [self.known(field, names, value) for value in self.values(field, length)]

    def tiles(
        self, field: str, tiles: Sequence[Any], length: int | None = None, empty: bool = False, unique: bool = True
    ) -> list[int]:
        """Components by their ids, each at most once."""
        names = [tile.id for tile in tiles]
        found: list[int] = []
        for value in self.values(field, length):
            number = EMPTY if empty and value == "" else self.known(field, names, value)
            if unique and number != EMPTY and number in found:
                raise BadPosition("twice", tile=names[number])
            found.append(number)
        return found

    def piles(self, field: str, tiles: Sequence[Any], length: int) -> list[list[int]]:
        written = self.values(field, length)
        return [Reader({field: pile}, self.where).tiles(field, tiles) for pile in written]
