"""Takes a dump of this game apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition

MANY: Final = 1_000_000


class NameReader(Reader):
    """Reads lists of numbers, and names in lists and tables."""

    def numbers(self, field: str, allowed: list[range]) -> list[int]:
        values = self.values(field, len(allowed))
        return [self.check(field, value, fits) for value, fits in zip(values, allowed, strict=True)]

    def names(self, field: str, known: tuple[str, ...]) -> list[int]:
        return self.numbered(field, self.take(field), known)

    def numbered(self, field: str, values: object, known: tuple[str, ...]) -> list[int]:
        if not isinstance(values, list):
            raise BadPosition("field-length", field=self.where + field, wanted="0+")
        return [self.known(field, value, known) for value in values]

    def lists(self, field: str, known: tuple[str, ...]) -> list[list[int]]:
        return [self.numbered(field, value, known) for value in self.values(field)]

    def table(self, field: str, known: tuple[str, ...]) -> dict[int, Any]:
        values = self.take(field)
        if not isinstance(values, Mapping):
            raise BadPosition("field-missing", field=self.where + field)
        return {self.known(field, key, known): value for key, value in values.items()}
