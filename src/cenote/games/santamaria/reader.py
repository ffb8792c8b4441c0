"""Takes a dump of this game apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cenote.core.fields import NONE
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition

MANY: Final = 1_000_000
NONE: Final = -1


class PieceReader(Reader):
    """Reads lists of numbers, of names and of components by their ids."""

    def part(self, field: str) -> PieceReader:
        """A position within the position."""
        written = self.take(field)
        if not isinstance(written, Mapping):
            raise BadPosition("field-missing", field=self.where + field)
        return PieceReader(written, f"{self.where}{field}.")

    def numbers(self, field: str, length: int | None, allowed: range) -> list[int]:
        return [self.check(field, value, allowed) for value in self.values(field, length)]

    def entries(self, field: str, length: int) -> list[list[Any]]:
        """Lists of so many values each."""
        found = []
        for entry in self.values(field):
            if not isinstance(entry, list) or len(entry) != length:
                raise BadPosition("field-length", field=self.where + field, wanted=length)
            found.append(entry)
        return found

    def word(self, field: str, names: Sequence[str]) -> int:
        """One of the names; an empty text is NONE."""
        value = self.take(field)
        return NONE if value == "" else self.known(field, value, names)

    def words(self, field: str, names: Sequence[str], length: int) -> list[int]:
        return [self.known(field, value, names) for value in self.values(field, length)]

    def tiles(
        self, field: str, tiles: Sequence[Any], length: int | None = None, empty: bool = False, unique: bool = True
    ) -> list[int]:
        """Components by their ids, each at most once."""
        names = [tile.id for tile in tiles]
        found: list[int] = []
        for value in self.values(field, length):
            number = NONE if empty and value == "" else self.known(field, value, names)
            if unique and number != NONE and number in found:
                raise BadPosition("twice", tile=names[number])
            found.append(number)
        return found

    def piles(self, field: str, tiles: Sequence[Any], length: int) -> list[list[int]]:
        written = self.values(field, length)
        return [PieceReader({field: pile}, self.where).tiles(field, tiles) for pile in written]
