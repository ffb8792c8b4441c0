"""Kinds of fields that only this game has: statues by size and god, sectors, workers as the browser names them."""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE, Kind, Number, Word, union
from cenote.core.reader import Reader
from cenote.games.tawantinsuyu.names import GODS, LARGE, SECTORS, SIZES, WORKERS


class Worker(Word):
    """The colour of a worker."""

    def __init__(self) -> None:
        super().__init__(WORKERS)

    def typescript(self) -> str:
        return "WorkerName"


class Sector(Number):
    """A sector of the hill, counted from 0; views count from 1."""

    def __init__(self) -> None:
        super().__init__(SECTORS - 1, NONE, start=NONE)

    def show(self, value: Any) -> int | None:
        return None if value == NONE else value + 1

    def typescript(self) -> str:
        return "number | null"


class Statues(Kind):
    """How many there are of each statue: small ones by god, then large ones; a view has them by size."""

    python = "list[int]"

    def start(self) -> str:
        return f"[0] * {2 * LARGE}"

    def write(self, value: Any) -> list[int]:
        return list(value)

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[int]:
        values = reader.listed(field, written, 2 * LARGE)
        return [reader.check(field, one, range(box.statues[n // LARGE] + 1)) for n, one in enumerate(values)]

    def show(self, value: Any) -> dict[str, dict[str, int]]:
        small, large = value[:LARGE], value[LARGE:]
        return {size: dict(zip(GODS, each, strict=True)) for size, each in zip(SIZES, (small, large), strict=True)}

    def typescript(self) -> str:
        return f"Record<{union(SIZES)}, Record<{union(GODS)}, number>>"
