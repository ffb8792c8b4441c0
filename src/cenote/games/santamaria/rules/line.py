"""A line of a colony is activated: buildings in order, the die, Taxation (S38, S39, S40, S41)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.core.shared import changed
from cenote.games.santamaria.geometry import (
    ANY_LINE,
    FALLING,
    FIRST_ROW,
    FROM_BOTTOM_LEFT,
    FROM_TOP_RIGHT,
    LINE_CELLS,
    LINE_MASKS,
)
from cenote.games.santamaria.names import (
    AMBASSADOR,
    ANY_DIE,
    ARCHERY,
    BLUE,
    COLUMN,
    DIAGONAL,
    FOLLOWING,
    PHILOSOPHY,
    ROW,
    TAXATION,
    THEOLOGY,
    WHITE,
)
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.governor import MoveGovernor, free_in_line
from cenote.games.santamaria.rules.specialists import Hire
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import LEAVE

NO_LINE: Final = -1

# Which ways a die may go.
COLUMNS: Final = [COLUMN]
ROWS: Final = [ROW]
ROWS_AND_COLUMNS: Final = [ROW, COLUMN]
DIAGONALS: Final = [DIAGONAL]

DEAR_DIAGONAL: Final = Reason("SX11", "dear-diagonal", "cost", "have")
NOT_ACTIVATED: Final = Reason("S39", "not-activated")


def line_of(way: int, value: int, colour: int) -> int:
    """The number of a line: a column, a row, or the diagonal of a 1 or 6 (S37, SX11)."""
    if way == COLUMN:
        return value - 1
    if way == ROW:
        return FIRST_ROW + value - 1
    if way != DIAGONAL or value not in (1, 6):
        return NO_LINE
    return FALLING if value == 1 else FROM_BOTTOM_LEFT if colour == BLUE else FROM_TOP_RIGHT


def ways(me: Player, value: int, colour: int) -> list[int]:
    """Columns for white dice, rows for blue ones, and what the scholars open (S37, SX11)."""
    lines = COLUMNS if colour == WHITE else ROWS_AND_COLUMNS if me.has(PHILOSOPHY) else ROWS
    return lines + DIAGONALS if me.has(ARCHERY) and (value == 1 or value == 6) else lines


def activated(me: Player, line: int) -> list[int]:
    """The cells of the line with a free building, in order (S38)."""
    free = me.free
    return [cell for cell in LINE_CELLS[line] if free >> cell & 1]


def start_line(s: SantaMaria, me: Player, line: int, colour: int) -> None:
    """The governor, then the line (SXO1)."""
    s.stack.append(Line(me.seat, line))
    if me.governor != NONE:
        s.stack.append(MoveGovernor(me.seat, line, colour))


class Line(Step[SantaMaria]):
    """Activate all free buildings one after the other; which are free is settled now (S38, S41)."""

    takes = seated(line=ANY_LINE)
    lies_on = ("EndLine", "Tax")

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        for cell in reversed(activated(me, self.line)):
            activate(s, me, me.cells[cell])


class EndLine(Step[SantaMaria]):
    """The die stays on the last building, with Theology, just gained or not, on any it activated (S39, SXO4)."""

    takes = seated(die=ANY_DIE, line=ANY_LINE)
    lies_on = ("Afterwards", "Embassy")

    def __init__(self, seat: int, die: int, line: int) -> None:
        self.seat = seat
        self.die = die
        self.line = line

    def possible(self, s: SantaMaria) -> bool:
        """A building waits for the die, or a specialist who brings one; diagonals fit its colour (S37, S40, SXB11)."""
        me, colour = s.players[self.seat], self.die % AMBASSADOR
        if self.line == (FROM_BOTTOM_LEFT if colour == WHITE else FROM_TOP_RIGHT):
            return False
        hired = any(isinstance(frame, Hire) and frame.line == self.line for frame in s.stack)
        moves = any(isinstance(frame, MoveGovernor) and frame.line == self.line for frame in s.stack)
        free = free_in_line(me, self.line, colour) if moves else me.free & LINE_MASKS[self.line]
        return bool(free) or (hired and colour == WHITE)

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        s.stack.append(Tax(self.seat, self.line))
        if me.has(THEOLOGY):
            s.stack.append(LeaveDie(self.seat, self.die, self.line))
        else:
            leave(me, activated(me, self.line)[-1], self.die)


def leave(me: Player, cell: int, die: int) -> None:
    me.on = changed(me.on, cell, -1 - die)
    me.blocked |= 1 << cell


class LeaveDie(Choice[SantaMaria]):
    """Theology: on which of the activated buildings the die stays (S39)."""

    completes = True
    rule = "S39"
    takes = seated(die=ANY_DIE, line=ANY_LINE)
    lies_on = ("Tax",)

    def __init__(self, seat: int, die: int, line: int) -> None:
        self.seat = seat
        self.die = die
        self.line = line

    def possible(self, s: SantaMaria) -> bool:
        return bool(activated(s.players[self.seat], self.line))

    def moves(self, s: SantaMaria) -> list[Move]:
        return [LEAVE.moves[cell] for cell in activated(s.players[self.seat], self.line)]

    def play(self, s: SantaMaria, move: Move) -> None:
        leave(s.players[self.seat], LEAVE.number(move), self.die)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != LEAVE.name:
            return super().obstacle(s, move)
        return None if LEAVE.number(move) in activated(s.players[self.seat], self.line) else NOT_ACTIVATED


class Tax(Step[SantaMaria]):
    """Taxation, also if it was gained in the line: coins for its colonists, no others (SXO1, SXO4, SXA13)."""

    takes = seated(line=ANY_LINE)
    lies_on = (*FOLLOWING, "Embassy")

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        if me.has(TAXATION):
            coins = min(s.box.tax_most, s.box.tax * colonists_in(s, me, self.line))
            if coins:
                s.gain_coins(me, coins)


def colonists_in(s: SantaMaria, me: Player, line: int) -> int:
    found = 0
    for cell in LINE_CELLS[line]:
        if me.cells[cell] != NONE:
            found += s.box.kinds[me.cells[cell]].colonists
    return found
