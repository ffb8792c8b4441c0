"""What the rules say of a position to those who look at it: what a die would activate along each line and road."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived
from cenote.core.shown import Shown
from cenote.games.santamaria.boards import Cell
from cenote.games.santamaria.geometry import LINE_CELLS, SIZE
from cenote.games.santamaria.names import BLUE, COLUMN, DIAGONAL, LINES, ROADS, ROW, SITES, WHITE
from cenote.games.santamaria.rules.governor import free_in_line, target
from cenote.games.santamaria.rules.line import line_of
from cenote.games.santamaria.state import Player, SantaMaria

COLOURS: Final = {WHITE: "white", BLUE: "blue"}
# The lines of a colony: the way, and the value of the die.
WAYS: Final = [
    *((way, value) for way in (COLUMN, ROW) for value in range(1, SIZE + 1)),
    *((DIAGONAL, value) for value in (1, SIZE)),
]
PLACE: Final = Cell()


def courses(s: SantaMaria, seat: int | None) -> dict[str, dict[str, Any]]:
    """For a die of each colour on each line: the free buildings in order, and the governor's step (S38, SXA2)."""
    if seat is None or seat == s.maya:
        return {}
    me = s.players[seat]
    return {
        f"{LINES[way]}/{value}/{name}": course(me, line_of(way, value, colour), colour)
        for way, value in WAYS
        for colour, name in COLOURS.items()
    }


def course(me: Player, line: int, colour: int) -> dict[str, Any]:
    free = free_in_line(me, line, colour)
    buildings = [PLACE.show(cell) for cell in LINE_CELLS[line] if free >> cell & 1]
    return {"buildings": buildings, "governor": PLACE.show(target(me, line, colour))}


def roads(s: SantaMaria, seat: int | None) -> list[list[int]]:
    """The free buildings of each road of the Maya city, in the order in which a die meets them (SXD28)."""
    if s.city is None:
        return []
    on_each = SITES // ROADS
    return [[site + 1 for site in range(on_each) if s.city.is_free(on_each * road + site)] for road in range(ROADS)]


OUTLOOK: Final = (
    Derived(
        "courses",
        Shown(
            "Partial<Record<string, { buildings: [number, number][]; governor: [number, number] | null }>>",
        ),
        courses,
    ),
    Derived("roads", Shown("number[][]"), roads),
)
