"""Takes a dump apart; whatever does not fit is refused with its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cenote.core.refusal import BadPosition

MANY: Final = 1_000_000


class Reader:
    """The fields of a dump, each checked as it is taken."""

    def __init__(self, written: Mapping[str, Any], where: str = "") -> None:
        self.written = written
        self.where = where

    def take(self, field: str) -> Any:
        if field not in self.written:
            raise BadPosition("field-missing", field=self.where + field)
        return self.written[field]

    def check(self, field: str, value: object, allowed: range) -> int:
        if type(value) is not int or value not in allowed:
            lowest, highest = allowed.start, allowed.stop - 1
            raise BadPosition("field-value", field=self.where + field, value=str(value), lowest=lowest, highest=highest)
        return value

    def number(self, field: str, allowed: range) -> int:
        return self.check(field, self.take(field), allowed)

    def flag(self, field: str) -> bool:
        value = self.take(field)
        if not isinstance(value, bool):
            raise BadPosition("field-flag", field=self.where + field, value=str(value))
        return value

    def numbers(self, field: str, allowed: list[range]) -> list[int]:
        values = self.take(field)
        if not isinstance(values, list) or len(values) != len(allowed):
            raise BadPosition("field-length", field=self.where + field, wanted=len(allowed))
        return [self.check(field, value, fits) for value, fits in zip(values, allowed, strict=True)]

    def word(self, field: str, value: object, known: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in known:
            raise BadPosition("no-such-tile", field=self.where + field, tile=str(value))
        return known.index(value)

    def names(self, field: str, known: tuple[str, ...]) -> list[int]:
        return self.numbered(field, self.take(field), known)

    def numbered(self, field: str, values: object, known: tuple[str, ...]) -> list[int]:
        if not isinstance(values, list):
            raise BadPosition("field-length", field=self.where + field, wanted="0+")
        return [self.word(field, value, known) for value in values]

    def lists(self, field: str, known: tuple[str, ...]) -> list[list[int]]:
        values = self.take(field)
        if not isinstance(values, list):
            raise BadPosition("field-length", field=self.where + field, wanted="0+")
        return [self.numbered(field, value, known) for value in values]

    def table(self, field: str, known: tuple[str, ...]) -> dict[int, Any]:
        values = self.take(field)
        if not isinstance(values, Mapping):
            raise BadPosition("field-missing", field=self.where + field)
        return {self.word(field, key, known): value for key, value in values.items()}
