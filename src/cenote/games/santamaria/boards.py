"""What lies on colonies and boards, as fields of the position: kinds that only this game has."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.fields import NONE, Kind, Number, Word, union
from cenote.core.many import Counts, Items, Several
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.games.santamaria.components import LAYABLE, SHIPS
from cenote.games.santamaria.geometry import CELLS, SIZE, TURNS
from cenote.games.santamaria.names import (
    BISHOPS,
    DICE,
    DOCKS,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOODS,
    MISSIONS,
    ROADS,
    SCHOLARS,
    SPACES,
    STORED,
)

PRICIEST: Final = 15  # coins for one activation: more than a year brings
ALL_DOCKS: Final = (*DOCKS, "special")


class Place(Number):
    """A place that is counted from 1; 0 is none of them, null in a view."""

    def show(self, value: Any) -> int | None:
        return value or None

    def show_all(self, values: list[int]) -> list[Any]:
        return [value or None for value in values]

    def typescript(self) -> str:
        return "number | null"


class Cell(Number):
    """A cell of a colony, by number; row and column in a view, as people count them."""

    def __init__(self) -> None:
        super().__init__(CELLS - 1, NONE, NONE)

    def show(self, value: Any) -> list[int] | None:
        return None if value == NONE else [value // SIZE + 1, value % SIZE + 1]

    def typescript(self) -> str:
        return "[number, number] | null"


class On(Number):
    """What lies on a building: so many coins, a die or high priest by a negative number, or nothing."""

    things = (*DICE, "priest")

    def show(self, value: Any) -> int | str | None:
        return (value or None) if value >= 0 else self.things[-1 - value]

    def show_all(self, values: list[int]) -> list[Any]:
        things = self.things
        return [(value or None) if value >= 0 else things[-1 - value] for value in values]

    def typescript(self) -> str:
        return f"number | {union(self.things)} | null"


class Laid(Kind):
    """A tile or town hall in a colony: its number and where its first cell lies, how turned, in one number."""

    def write(self, value: Any) -> list[Any]:
        number, place = divmod(value, CELLS * TURNS)
        return [LAYABLE[number], place]

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> int:
        tile, place = reader.listed(field, written, 2)
        number = reader.known(field, tile, LAYABLE)
        return number * CELLS * TURNS + reader.check(field, place, range(CELLS * TURNS))

    def show(self, value: Any) -> dict[str, Any]:
        number, place = divmod(value, CELLS * TURNS)
        cell, turn = divmod(place, TURNS)
        return {"tile": LAYABLE[number], "cell": [cell // SIZE + 1, cell % SIZE + 1], "turn": turn}

    def typescript(self) -> str:
        return "{ tile: string; cell: [number, number]; turn: number }"


class Layout(Items):
    """All that is laid in a colony; each tile is there once at most."""

    def __init__(self) -> None:
        super().__init__(Laid())


class Harbour(Several):
    """The shipping tile at each dock of the common board; the special dock is the last, where there is one."""

    def __init__(self) -> None:
        super().__init__(Word(SHIPS, empty=True), len(ALL_DOCKS))

    def show(self, value: Any) -> dict[str, str | None]:
        return dict(zip(ALL_DOCKS, self.of.show_all(value), strict=False))

    def typescript(self) -> str:
        return f"Record<string, {self.of.typescript()}>"


class People(Kind):
    """Who or what is on each space for monks: scholars, then bishops, then missions."""

    python = "list[int]"

    def start(self) -> str:
        return f"[{NONE}] * {SPACES}"

    def write(self, value: Any) -> list[str]:
        return [place_name(space, content) for space, content in enumerate(value)]

    def read(self, reader: Reader, field: str, written: Any, box: Any, seats: int) -> list[int]:
        return [
            read_place(reader, field, space, name) for space, name in enumerate(reader.listed(field, written, SPACES))
        ]


def words_at(space: int) -> tuple[str, ...]:
    """What may be on a space for monks."""
    return SCHOLARS if space < FIRST_BISHOP else BISHOPS if space < FIRST_MISSION else MISSIONS


def place_name(space: int, content: int) -> str:
    return "" if content == NONE else words_at(space)[content]


def read_place(reader: Reader, field: str, space: int, name: object) -> int:
    if name == "":
        return NONE
    words = words_at(space)
    if name not in words:
        raise BadPosition("no-such-tile", field=reader.where + field, tile=str(name))
    return words.index(str(name))


class Stores(Counts):
    """Stores of the Maya, by good; there are none for some goods."""

    def __init__(self) -> None:
        super().__init__(GOODS, 99)

    def show(self, value: Any) -> dict[str, int]:
        return {good: value[GOODS.index(good)] for good in STORED}

    def typescript(self) -> str:
        return f"Record<{union(STORED)}, number>"


class Junctions(Number):
    """Roads with a token at their junction, as bits; in a view their numbers, from 1 on."""

    def __init__(self) -> None:
        super().__init__((2 << ROADS) - 1)

    def show(self, value: Any) -> list[int]:
        return [road for road in range(1, ROADS + 1) if value >> road & 1]

    def typescript(self) -> str:
        return "number[]"
