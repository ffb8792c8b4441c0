"""What a database holds, in few words: how many rows of each table, and a sum over them that no order changes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b

BITS = 128


class Tally:
    def __init__(self) -> None:
        self.rows = 0
        self.tables: dict[str, tuple[int, int]] = {}

    def add(self, name: str, row: Mapping[str, object]) -> None:
        held = {column: plain(value) for column, value in row.items() if value is not None}
        text = json.dumps(held, sort_keys=True, ensure_ascii=False)
        mark = int.from_bytes(blake2b(text.encode(), digest_size=BITS // 8).digest(), "big")
        rows, total = self.tables.get(name, (0, 0))
        self.rows += 1
        self.tables[name] = (rows + 1, (total + mark) % (1 << BITS))

    def counted(self) -> dict[str, int]:
        return {name: rows for name, (rows, _) in self.tables.items()}

    def told(self) -> dict[str, str]:
        return {name: f"{rows}:{total:032x}" for name, (rows, total) in sorted(self.tables.items())}


def plain(value: object) -> object:
    """Databases differ in how they write a whole number, or yes and no."""
    if isinstance(value, bool):
        return int(value)
    return int(value) if isinstance(value, float) and value.is_integer() else value
