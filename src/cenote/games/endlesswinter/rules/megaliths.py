"""The megalith board: where a megalith may go, what it scores and what it covers.

Rules E79, E80, E81, E82, E83, E84, E85.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.core.shared import changed
from cenote.games.endlesswinter.components import TILE_CELLS
from cenote.games.endlesswinter.geometry import AREA, BESIDE, CELLS, SIDE, TOP
from cenote.games.endlesswinter.names import MEGALITHS, NEUTRAL
from cenote.games.endlesswinter.state import EndlessWinter, Player

NO_MEGALITH: Final = Reason("E85", "no-megalith")
NO_CELL: Final = Reason("E80", "no-cell", "cell")
COVERED: Final = Reason("E85", "covered", "cell")
START_CELL: Final = Reason("E80", "start-cell-neutral", "cell")
NO_NEIGHBOUR: Final = Reason("E80", "no-neighbour", "cell")
NEUTRAL_ON_BOARD: Final = Reason("E79", "neutral-on-board")
COVERED_ABOVE: Final = Reason("E81", "covered", "cell")
NO_SQUARE: Final = Reason("E81", "no-square", "cell")


def places(s: EndlessWinter, me: Player) -> list[int]:
    """Where the leftmost megalith of the supply may go, as level x 49 + cell."""
    if no_megalith(me) is not None:
        return []
    found = board_places(s, me.neutrals > 0)
    if no_upper(me) is None:
        found += upper_places(s)
    return found


def no_place(s: EndlessWinter, me: Player, at: int) -> Reason | None:
    """What stands against the leftmost megalith of the supply on that position."""
    none = no_megalith(me)
    if none is not None:
        return none
    if at < AREA:
        return no_cell(s, at, me.neutrals > 0)
    return no_upper(me) or no_square(s, at)


def no_megalith(me: Player) -> Reason | None:
    return None if me.neutrals or me.megaliths else NO_MEGALITH


def no_upper(me: Player) -> Reason | None:
    """Neutral megaliths, which come first, lie on the board alone (E79)."""
    return NEUTRAL_ON_BOARD if me.neutrals else None


def no_cell(s: EndlessWinter, cell: int, neutral: bool) -> Reason | None:
    """Start cells for neutral ones, and free cells beside a megalith that lies on the board (E80, E85)."""
    number = s.cells[cell]
    if number == NONE:
        return NO_CELL
    if s.megaliths[cell] != NONE:
        return COVERED
    if s.box.start_cells[number]:
        return None if neutral else START_CELL
    return None if beside_megalith(s, cell) else NO_NEIGHBOUR


def board_places(s: EndlessWinter, neutral: bool) -> list[int]:
    found: list[int] = []
    for cell in range(AREA):
        if s.cells[cell] != NONE and no_cell(s, cell, neutral) is None:
            found.append(cell)
    return found


def beside_megalith(s: EndlessWinter, cell: int) -> bool:
    megaliths = s.megaliths
    for near in BESIDE[cell]:
        if megaliths[near] != NONE:
            return True
    return False


def no_square(s: EndlessWinter, at: int) -> Reason | None:
    """On an upper level a free place on four megaliths of one level that form a square (E81)."""
    megaliths, low = s.megaliths, at - AREA
    if megaliths[at] != NONE:
        return COVERED_ABOVE
    if low % SIDE == SIDE - 1 or low % AREA >= AREA - SIDE:
        return NO_SQUARE  # beyond the last column or row
    if megaliths[low] == NONE or megaliths[low + 1] == NONE:
        return NO_SQUARE
    return NO_SQUARE if megaliths[low + SIDE] == NONE or megaliths[low + SIDE + 1] == NONE else None


def upper_places(s: EndlessWinter) -> list[int]:
    """All of them; a level without megaliths carries none, nor does any above."""
    found: list[int] = []
    megaliths = s.megaliths
    for level in range(1, TOP):
        low = (level - 1) * AREA
        seen = False
        for y in range(SIDE - level):
            for x in range(SIDE - level):
                at = low + y * SIDE + x
                if megaliths[at] != NONE:
                    seen = True
                    if no_square(s, at + AREA) is None:
                        found.append(at + AREA)
        if not seen:
            break
    return found


def under(at: int) -> list[int]:
    """The four positions that an upper one rests on."""
    low = at - AREA
    return [low, low + 1, low + SIDE, low + SIDE + 1]


def place(s: EndlessWinter, me: Player, at: int) -> None:
    """Put the leftmost megalith there; on an upper level it scores at once, for others too (E79, E83)."""
    if me.neutrals:
        me.neutrals -= 1
        s.megaliths = changed(s.megaliths, at, NEUTRAL)
    else:
        me.megaliths -= 1
        s.megaliths = changed(s.megaliths, at, me.seat)
    if s.events is not None:
        s.tell("megalith", me.seat, height=str(at // AREA), cell=CELLS[at % AREA])
    if at >= AREA:
        score_upper(s, me, at)


def score_upper(s: EndlessWinter, me: Player, at: int) -> None:
    """2 for each own megalith below, 1 for each other; their owners score 1 each (E83)."""
    owners = [s.megaliths[low] for low in under(at)]
    s.score(me, len(owners) + owners.count(me.seat), "megaliths")
    for other in s.players:
        if other.seat != me.seat:
            s.score(other, owners.count(other.seat), "megaliths")


def upper_points(s: EndlessWinter, seat: int, at: int) -> int:
    points = 4
    for low in under(at):
        points += s.megaliths[low] == seat
    return points


def targets(s: EndlessWinter, cell: int) -> list[int]:
    """The free cells that the arrows of a start cell point at (E84)."""
    number = s.cells[cell]
    tile, own = divmod(number, TILE_CELLS)
    found = []
    for arrow in s.box.arrows[tile]:
        at = cell + (arrow // 3 - own // 3) * SIDE + arrow % 3 - own % 3
        if s.megaliths[at] == NONE:
            found.append(at)
    return found


def on_board(s: EndlessWinter, seat: int) -> int:
    """Own megaliths on the board itself, also under others (E91)."""
    return s.megaliths[:AREA].count(seat)


def on_upper_levels(s: EndlessWinter, me: Player) -> int:
    """All own ones that left the supply and do not lie on the board (E94)."""
    return MEGALITHS - me.megaliths - on_board(s, me.seat)


def tiles_with_own(s: EndlessWinter, seat: int) -> int:
    """Megalith tiles with an own megalith on the board itself (E92)."""
    tiles = 0
    for cell in range(AREA):
        if s.megaliths[cell] == seat:
            tiles |= 1 << s.cells[cell] // TILE_CELLS
    return tiles.bit_count()
