"""Fields of the position that only this game has: figures, the order of seats, and the megalith board."""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE, Kind, Seat
from cenote.core.many import Items
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.core.shown import Record, Shown
from cenote.games.endlesswinter.geometry import AREA, CELLS, TOP
from cenote.games.endlesswinter.names import NEUTRAL

MOST_SEATS = 4


class Figure(Kind):
    """A figure on the table, known as 2 x seat + chief."""

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        return reader.check(field, written, range(2 * seats))

    def show(self, value: Any) -> dict[str, Any]:
        return {"seat": value // 2, "chief": value % 2 == 1}

    def typescript(self) -> str:
        return "{ seat: number; chief: boolean }"


class Order(Items):
    """All seats, each once."""

    def __init__(self) -> None:
        super().__init__(Seat(nobody=False))

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[Any]:
        found = super().read(reader, field, written, box, seats)
        if sorted(found) != list(range(seats)):
            raise BadPosition("field-length", field=reader.where + field, wanted=str(list(range(seats))))
        return found


class Megaliths(Kind):
    """Whose megalith lies on each cell of each level, written down as triples of level, cell and owner."""

    python = "list[int]"

    def __init__(self) -> None:
        self.owner = Seat(nobody=False, others={NEUTRAL: "neutral"})
        self.shown = Items(Record(height=Shown("number"), cell=Shown("string"), owner=self.owner))

    def start(self) -> str:
        return f"[{NONE}] * {TOP * AREA}"

    def write(self, value: Any) -> list[list[Any]]:
        return [[at // AREA, CELLS[at % AREA], who] for at, who in enumerate(value) if who != NONE]

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[int]:
        found = [NONE] * (TOP * AREA)
        for one in reader.listed(field, written, None):
            height, cell, who = reader.listed(field, one, 3)
            at = reader.check(field, height, range(TOP)) * AREA + reader.known(field, cell, CELLS)
            if found[at] != NONE:
                raise BadPosition("winter-megalith-place", height=height, cell=cell)
            found[at] = self.owner.read(reader, field, who, box, seats)
        return found

    def show(self, value: Any) -> list[dict[str, Any]]:
        return [
            {"height": at // AREA, "cell": CELLS[at % AREA], "owner": self.owner.show(who)}
            for at, who in enumerate(value)
            if who != NONE
        ]

    def typescript(self) -> str:
        return self.shown.typescript()
