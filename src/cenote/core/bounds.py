"""Bounds of the numbers on components, declared once by each room: what is read keeps to them, and forms show them.

Which are not declared are only kept from being absurd: a host may print what the workshop would not suggest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.data import Data


class Bounds:
    """The least and the most of a field, by its kind of component and its name; `many` is more than any other has."""

    def __init__(self, many: int, declared: Mapping[tuple[str, str], tuple[int, int]]) -> None:
        self.many = many
        self.declared = declared

    def of(self, kind: str, field: str) -> tuple[int, int]:
        return self.declared.get((kind, field), (0, self.many - 1))

    def number(self, data: Data, *path: str, least: int = 0, most: int | None = None) -> int:
        """A whole number of the data; some components have narrower bounds than their kind."""
        value: Any = data.tables
        for name in path:
            value = value[name]
        low, high = self.of(path[0], path[2])
        low, high = max(low, least), high if most is None else min(high, most)
        if type(value) is int and low <= value <= high:
            return value
        if high < self.many - 1 or least:
            raise data.refuse(path, "data-between", field=path[-1], value=str(value)[:40], least=low, most=high)
        raise data.refuse(path, "data-number", field=path[-1], value=str(value)[:40])
