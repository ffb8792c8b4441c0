"""Gears as a field of the position: who stands at each position, written down as pairs of position and worker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from cenote.core.fields import NONE, Kind, Seat, union
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.games.tzolkin.names import DUMMY, GEARS, LAST_SPACE, TEETH


class Gears(Kind):
    """The workers on each gear, by position. They change in nearly every turn, so clones have their own."""

    python = "list[list[int]]"
    words: ClassVar[tuple[str, ...]] = GEARS

    def __init__(self) -> None:
        self.who = Seat(others={DUMMY: "dummy"})

    def start(self) -> str:
        return f"[[{NONE}] * teeth for teeth in {TEETH}]"

    def copied(self, source: str) -> str:
        return f"[gear.copy() for gear in {source}]"

    def write(self, value: Any) -> dict[str, list[list[int]]]:
        return {name: workers(gear) for name, gear in zip(GEARS, value, strict=True)}

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[list[int]]:
        return [read_gear(reader, gear, written, seats) for gear in range(len(GEARS))]

    def show(self, value: Any) -> dict[str, list[Any]]:
        return {name: self.who.show_all(value[number]) for number, name in enumerate(GEARS)}

    def typescript(self) -> str:
        return f"Record<{union(GEARS)}, ({self.who.typescript()})[]>"


def workers(gear: list[int]) -> list[list[int]]:
    """[position, seat] for each worker; the seat of a dummy is 4."""
    return [[position, who] for position, who in enumerate(gear) if who != NONE]


def read_gear(reader: Reader, gear: int, written: Any, seats: int) -> list[int]:
    field = f"gears.{GEARS[gear]}"
    if not isinstance(written, Mapping) or GEARS[gear] not in written:
        raise BadPosition("field-missing", field=field)
    spaces = [NONE] * TEETH[gear]
    for worker in reader.listed(field, written[GEARS[gear]], None):
        at, who = reader.listed(field, worker, 2)
        position = reader.check(field, at, range(TEETH[gear]))
        seat = reader.check(field, who, range(DUMMY + 1))
        if seat != DUMMY and (seat >= seats or position > LAST_SPACE[gear]):
            raise BadPosition("no-worker-there", gear=GEARS[gear], space=position)
        if spaces[position] != NONE:
            raise BadPosition("two-workers", gear=GEARS[gear], space=position)
        spaces[position] = seat
    return spaces
