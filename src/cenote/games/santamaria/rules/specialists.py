"""Specialists beside the values of the white dice (SXB)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import changed
from cenote.games.santamaria.geometry import ANY_LINE, CELLS, LINE_MASKS, SIZE
from cenote.games.santamaria.names import COIN, DIE_VALUES, FARMER, GRAIN, SOLDIER, UPGRADE, WHITE, WOOD
from cenote.games.santamaria.rules.goods import add_free, free_action, free_numbers, is_free, no_free
from cenote.games.santamaria.rules.governor import free_in_line
from cenote.games.santamaria.rules.monks import worth_in_coins
from cenote.games.santamaria.rules.tracks import start_march
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, HIRED, UPGRADE_CELL

UPGRADE_NEEDED: Final = Reason("SXB11", "upgrade-needed")
UPGRADE_NEEDS_CELL: Final = Reason("SXB4", "upgrade-needs-cell")
NO_UPGRADE_HERE: Final = Reason("SXB3", "no-upgrade-here")
CELL_OCCUPIED: Final = Reason("SXB4", "cell-occupied")
DEAR_SPECIALIST: Final = Reason("SXB2", "dear-specialist", "cost", "have")
DEAR_UPGRADE: Final = Reason("SXB4", "dear-specialist", "cost", "have")


def beside(s: SantaMaria, value: int) -> int:
    """The specialist beside a value, or NONE."""
    return s.specialists[value - 1] if s.specialists else NONE


def hire_cost(s: SantaMaria, me: Player, kind: int) -> int:
    """1, 2, 3 coins for the first, second, third of its type (SXB3, SXB9)."""
    return s.box.hire_costs[me.hired[kind]]


def upgrade_cost(s: SantaMaria, me: Player, cell: int) -> int:
    """By what the cell holds (SXB4)."""
    return s.box.upgrade_developed if me.developed >> cell & 1 else s.box.upgrade_empty


def upgrade_cells(me: Player) -> int:
    """Cells without die, coins or governor, as bits (SXB4)."""
    cells = (1 << CELLS) - 1 & ~me.blocked
    return cells & ~(1 << me.governor) if me.governor >= 0 else cells


def cheapest_upgrade(s: SantaMaria, me: Player, cells: int) -> int:
    """What the cheapest of these cells costs; NONE if there is none."""
    cells &= upgrade_cells(me)
    if not cells:
        return NONE
    if not cells & me.developed:
        return s.box.upgrade_empty
    if not cells & ~me.developed:
        return s.box.upgrade_developed
    return min(s.box.upgrade_developed, s.box.upgrade_empty)


def rescue_cost(s: SantaMaria, me: Player, value: int, line: int) -> int:
    """Coins for an upgrade that gives the line its only free building; NONE if there is no way (SXB11)."""
    specialist = beside(s, value)
    if specialist == NONE or s.box.specialists[specialist].kind != UPGRADE:
        return NONE
    return cheapest_upgrade(s, me, LINE_MASKS[line])


def start_hiring(s: SantaMaria, me: Player, value: int, line: int) -> None:
    """Before the governor moves, a white die may hire who stands by its value, if within reach (SXB2, SXB6, SXB12)."""
    specialist = beside(s, value)
    if specialist == NONE:
        return
    kind = s.box.specialists[specialist].kind
    cost = cheapest_upgrade(s, me, -1) if kind == UPGRADE else hire_cost(s, me, kind)
    if cost != NONE and worth_in_coins(s, me) >= cost:
        s.stack.append(Hire(me.seat, value, line))


class Hire(Choice[SantaMaria]):
    """Hire the specialist beside the white die, or not; an upgrade is laid at once (SXB2, SXB3, SXB4, SXB7)."""

    rule = "SXB2"
    takes = seated(value=DIE_VALUES, line=ANY_LINE)
    lies_on = ("Line", "MoveGovernor")

    def __init__(self, seat: int, value: int, line: int) -> None:
        self.seat = seat
        self.value = value
        self.line = line

    def possible(self, s: SantaMaria) -> bool:
        """Somebody stands there, and the line has a free building or will get one (SXB11)."""
        me = s.players[self.seat]
        if beside(s, self.value) == NONE:
            return False
        cost = rescue_cost(s, me, self.value, self.line)
        return bool(free_in_line(me, self.line, WHITE)) or (cost != NONE and cost <= me.coins)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if self.kind(s) != UPGRADE:
            if self.no_hiring(s, me) is None:
                moves.append(HIRED)
        else:
            cells = upgrade_cells(me)
            for cell in range(CELLS):
                if cells >> cell & 1 and self.no_upgrade(s, me, cell) is None:
                    moves.append(UPGRADE_CELL.moves[cell])
        if not self.needed(s, me):
            moves.append(DONE)
        return add_free(s, me, moves, self.kept(s, me))

    def kind(self, s: SantaMaria) -> int:
        return s.box.specialists[beside(s, self.value)].kind

    def needed(self, s: SantaMaria, me: Player) -> bool:
        """Does the line have no free building but the one that an upgrade will bring? (SXB11)"""
        return self.kind(s) == UPGRADE and not free_in_line(me, self.line, WHITE)

    def kept(self, s: SantaMaria, me: Player) -> int:
        """Coins that an upgrade takes which must be laid."""
        return rescue_cost(s, me, self.value, self.line) if self.needed(s, me) else 0

    def no_hiring(self, s: SantaMaria, me: Player) -> Reason | None:
        """What stands against a production specialist (SXB2, SXB4)."""
        if self.kind(s) == UPGRADE:
            return UPGRADE_NEEDS_CELL
        return DEAR_SPECIALIST if me.coins < hire_cost(s, me, self.kind(s)) else None

    def no_upgrade(self, s: SantaMaria, me: Player, cell: int) -> Reason | None:
        """What stands against an upgrade of the cell (SXB3, SXB4, SXB11)."""
        if self.kind(s) != UPGRADE:
            return NO_UPGRADE_HERE
        if not upgrade_cells(me) >> cell & 1:
            return CELL_OCCUPIED
        if me.coins < upgrade_cost(s, me, cell):
            return DEAR_UPGRADE
        return UPGRADE_NEEDED if not LINE_MASKS[self.line] >> cell & 1 and self.needed(s, me) else None

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move == DONE:
            return
        if free_action(s, me, move):
            s.stack.append(Hire(self.seat, self.value, self.line))
            return
        specialist = s.box.specialists[beside(s, self.value)]
        s.specialists = changed(s.specialists, self.value - 1, NONE)
        if s.events is not None:
            s.tell("hire", self.seat, specialist=specialist.id)
        if move == HIRED:
            employ(s, me, specialist.kind)
        else:
            upgrade(s, me, UPGRADE_CELL.number(move), specialist.building)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return UPGRADE_NEEDED if self.needed(s, me) else None
        if move == HIRED:
            return self.no_hiring(s, me)
        if move[0] == UPGRADE_CELL.name:
            return self.no_upgrade(s, me, UPGRADE_CELL.number(move))
        return no_free(s, me, move, self.kept(s, me)) if is_free(move) else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        return free_numbers(s, me, move) if is_free(move) else {"cost": self.cost(s, me, move), "have": me.coins}

    def cost(self, s: SantaMaria, me: Player, move: Move) -> int:
        if move == HIRED:
            return hire_cost(s, me, self.kind(s))
        return upgrade_cost(s, me, UPGRADE_CELL.number(move))


def employ(s: SantaMaria, me: Player, kind: int) -> None:
    """A production specialist: pay, then gain as much as the price says (SXB3, SXB8)."""
    number = me.hired[kind]
    s.pay(me, COIN, s.box.hire_costs[number])
    me.hired = changed(me.hired, kind, number + 1)
    if kind == SOLDIER:
        start_march(s, me, s.box.hire_gives[number])
    else:
        s.gain(me, GRAIN if kind == FARMER else WOOD, s.box.hire_gives[number])


def upgrade(s: SantaMaria, me: Player, cell: int, building: int) -> None:
    """What the tile covers is gone (SXB4, SXB10)."""
    s.pay(me, COIN, upgrade_cost(s, me, cell))
    me.cells = changed(me.cells, cell, building)
    me.developed |= 1 << cell
    me.houses |= 1 << cell
    if s.events is not None:
        s.tell("upgrade", me.seat, building=s.box.kinds[building].id, row=cell // SIZE + 1, column=cell % SIZE + 1)
