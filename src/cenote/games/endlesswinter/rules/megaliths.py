"""The megalith board: where a megalith may go, what it scores and what it covers (E79-E85)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason
from cenote.core.shared import changed
from cenote.games.endlesswinter.components import TILE_CELLS
from cenote.games.endlesswinter.geometry import AREA, BESIDE, CELLS, SIDE, TOP
from cenote.games.endlesswinter.names import MEGALITHS, NEUTRAL
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import MEGALITH


def places(s: EndlessWinter, me: Player) -> list[int]:
    """Where the leftmost megalith of the supply may go, as level x 49 + cell."""
    if not me.neutrals and not me.megaliths:
        return []
    found = board_places(s, me.neutrals > 0)
    if not me.neutrals:
        found += upper_places(s)
    return found


def board_places(s: EndlessWinter, neutral: bool) -> list[int]:
    """Start cells for neutral ones, and free cells beside a megalith that lies on the board (E80)."""
    found: list[int] = []
    megaliths, starts = s.megaliths, s.box.start_cells
    for cell in range(AREA):
        number = s.cells[cell]
        if number == NONE or megaliths[cell] != NONE:
            continue
        if starts[number]:
            if neutral:
                found.append(cell)
        elif beside_megalith(s, cell):
            found.append(cell)
    return found


def beside_megalith(s: EndlessWinter, cell: int) -> bool:
    for near in BESIDE[cell]:
        if s.megaliths[near] != NONE:
            return True
    return False


def upper_places(s: EndlessWinter) -> list[int]:
    """Free places on four megaliths of one level that form a square (E81)."""
    found: list[int] = []
    megaliths = s.megaliths
    for level in range(1, TOP):
        low = (level - 1) * AREA
        seen = False
        for y in range(SIDE - level):
            for x in range(SIDE - level):
                at = low + y * SIDE + x
                if megaliths[at] == NONE:
                    continue
                seen = True
                if (
                    megaliths[at + 1] != NONE
                    and megaliths[at + SIDE] != NONE
                    and megaliths[at + SIDE + 1] != NONE
                    and megaliths[at + AREA] == NONE
                ):
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
        s.tell("megalith", me.seat, height=at // AREA, cell=CELLS[at % AREA])
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


def why_not_there(s: EndlessWinter, me: Player, move: Move) -> Reason:
    """What stands against a megalith on that position."""
    at = MEGALITH.number(move)
    cell, neutral = at % AREA, me.neutrals > 0
    if not me.neutrals and not me.megaliths:
        return Reason("E85", "no-megalith")
    if at < AREA:
        if s.cells[cell] == NONE:
            return Reason("E80", "no-cell", cell=move[2])
        if s.megaliths[at] != NONE:
            return Reason("E85", "covered", cell=move[2])
        if s.box.start_cells[s.cells[cell]] and not neutral:
            return Reason("E80", "start-cell-neutral", cell=move[2])
        return Reason("E80", "no-neighbour", cell=move[2])
    if neutral:
        return Reason("E79", "neutral-on-board")
    if s.megaliths[at] != NONE:
        return Reason("E81", "covered", cell=move[2])
    return Reason("E81", "no-square", cell=move[2])
