"""What the rules say of a position to those who look at it.

What a die would activate along each line and road, what used dice show, who would begin the next year, what is left
undone by declining, and what a bishop counts for whom.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived
from cenote.core.fields import NONE, union
from cenote.core.ladder import LADDERS, ladder
from cenote.core.shown import Shown
from cenote.games.santamaria.boards import Cell
from cenote.games.santamaria.geometry import CELLS, LINE_CELLS, SIZE
from cenote.games.santamaria.names import (
    ARCHERY,
    BISHOPS,
    BLUE,
    COIN,
    COLUMN,
    CONQUEST,
    DIAGONAL,
    DICE,
    FIRST_BISHOP,
    FIRST_MISSION,
    GOODS,
    LINES,
    PHILOSOPHY,
    ROADS,
    ROW,
    SITES,
    WHITE,
    YEARS,
)
from cenote.games.santamaria.rules.ambassadors import Follow, FollowOnRoads
from cenote.games.santamaria.rules.effects import Trade, Work
from cenote.games.santamaria.rules.expanding import LayRoad
from cenote.games.santamaria.rules.goods import SellFirst, buy_price, sell_price
from cenote.games.santamaria.rules.governor import Navigate, free_in_line, target
from cenote.games.santamaria.rules.line import Line, line_of
from cenote.games.santamaria.rules.monks import PlaceMonk
from cenote.games.santamaria.rules.passing import ExtraSpace
from cenote.games.santamaria.rules.run import BuildLevel, Technology
from cenote.games.santamaria.rules.shipping import Ship
from cenote.games.santamaria.rules.specialists import Hire
from cenote.games.santamaria.rules.tracks import March, Pray
from cenote.games.santamaria.scoring import counted
from cenote.games.santamaria.state import Player, SantaMaria

COLOURS: Final = {WHITE: "white", BLUE: "blue"}
# The lines of a colony: the way, and the value of the die.
WAYS: Final = [
    *((way, value) for way in (COLUMN, ROW) for value in range(1, SIZE + 1)),
    *((DIAGONAL, value) for value in (1, SIZE)),
]
PLACE: Final = Cell()
# What is left undone by declining the decision at hand.
LEFT: Final[dict[type, str]] = {
    Follow: "follow",
    FollowOnRoads: "follow",
    LayRoad: "road",
    SellFirst: "sale",
    Navigate: "step",
    PlaceMonk: "monk",
    ExtraSpace: "action",
    Technology: "card",
    BuildLevel: "level",
    Hire: "hire",
}
DECLINED: Final = ("building", "effect", *dict.fromkeys(LEFT.values()))


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


def faces(s: SantaMaria, seat: int | None) -> list[list[int | None]]:
    """What the dice on the buildings show, by seat and cell."""
    return [[face(me, cell) for cell in range(CELLS)] for me in s.players]


def face(me: Player, cell: int) -> int | None:
    """A white die shows the number of the column that it ran along, a blue one that of the row.

    Null without a die, and where with Philosophy or Archery another line may have been meant.
    """
    if me.on[cell] >= 0:
        return None
    row, column = cell // SIZE + 1, cell % SIZE + 1
    if me.has(ARCHERY) and (row == column or row + column == SIZE + 1):
        return None
    blue = DICE[-1 - me.on[cell]].startswith("blue")
    if blue and me.has(PHILOSOPHY) and row != column:
        return None
    return row if blue else column


def next_first(s: SantaMaria, seat: int | None) -> int | None:
    """Who would begin the next year as the markers stand; the topmost one alone decides (S63)."""
    return min(s.passed, key=s.passing_place, default=None) if s.year < YEARS else None


def declines(s: SantaMaria, seat: int | None) -> str | None:
    """What declining now leaves undone: a building, one of its effects, an action from elsewhere, a monk …"""
    if not s.stack:
        return None
    top = s.stack[-1]
    if not isinstance(top, Trade | Ship | March | Pray):
        return LEFT.get(type(top))
    me = s.players[top.seat]
    if me.passed or top.seat == s.maya or any(isinstance(frame, Line) for frame in s.stack):
        return "action"  # of a passing space, a dock, a card or a soldier
    below = s.stack[-2]
    return "effect" if isinstance(below, Work) and below.effect else "building"


def rates(s: SantaMaria, seat: int | None) -> list[dict[str, dict[str, int]]]:
    """What each player gets and pays for a resource, 0 where it is not to be had (S57)."""
    return [
        {GOODS[good]: {"sell": sell_price(s, me, good), "buy": buyable(s, me, good)} for good in range(COIN)}
        for me in s.players
    ]


def buyable(s: SantaMaria, me: Player, good: int) -> int:
    return buy_price(s, me, good) if s.box.buy[good] else 0


def ladders(s: SantaMaria, seat: int | None) -> dict[str, dict[str, Any]]:
    """By what each bishop of this game scores, and how many of it each seat has (S80, S82); conquest counts nothing."""
    bishops = [bishop for bishop in s.places[FIRST_BISHOP:FIRST_MISSION] if bishop not in (NONE, CONQUEST)]
    return {BISHOPS[bishop]: of_bishop(s, bishop) for bishop in bishops}


def of_bishop(s: SantaMaria, bishop: int) -> dict[str, Any]:
    each, most = s.box.bishop_points[bishop], s.box.bishop_most[bishop]
    counts = [None if me.seat == s.maya else counted(s, me, bishop) for me in s.players]
    return ladder(lambda count: min(each * count, most), counts, last=-(-most // max(each, 1)))


OUTLOOK: Final = (
    Derived(
        "courses",
        Shown(
            "Partial<Record<string, { buildings: [number, number][]; governor: [number, number] | null }>>",
        ),
        courses,
    ),
    Derived("roads", Shown("number[][]"), roads),
    Derived("faces", Shown("(number | null)[][]"), faces),
    Derived("next_first", Shown("number | null"), next_first),
    Derived("rates", Shown("Partial<Record<GoodName, { sell: number; buy: number }>>[]"), rates),
    Derived("ladders", LADDERS, ladders),
    Derived("declines", Shown(f"{union(DECLINED)} | null"), declines),
)
