"""Takes a written position apart; whatever does not fit is refused with its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.refusal import BadPosition


class Reader:
    """The fields of a dump, each checked as it is taken."""

    def __init__(self, written: Mapping[str, Any], where: str = "") -> None:
        self.written = written
        self.where = where

    def has(self, field: str) -> bool:
        return field in self.written

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
        return self.truth(field, self.take(field))

    def truth(self, field: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadPosition("field-flag", field=self.where + field, value=str(value))
        return value

    def values(self, field: str, length: int | None = None) -> list[Any]:
        return self.listed(field, self.take(field), length)

    def listed(self, field: str, values: object, length: int | None) -> list[Any]:
        if not isinstance(values, list) or (length is not None and len(values) != length):
            wanted: str | int = "0+" if length is None else length
            raise BadPosition("field-length", field=self.where + field, wanted=wanted)
        return values

    def known(self, field: str, value: object, names: Sequence[str]) -> int:
        """The number of the name."""
        if not isinstance(value, str) or value not in names:
            raise BadPosition("no-such-tile", field=self.where + field, tile=str(value))
        return names.index(value)
