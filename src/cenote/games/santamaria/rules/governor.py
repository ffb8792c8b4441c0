"""The governor walks before the line is activated (SXA)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.games.santamaria.geometry import ANY_LINE, CELLS, FALLING, FIRST_ROW, LINE_MASKS, SIZE
from cenote.games.santamaria.names import COIN, COLOURS, NAVIGATION, WHITE
from cenote.games.santamaria.rules.effects import activate
from cenote.games.santamaria.rules.goods import add_free, free_action, free_numbers, is_free, no_free
from cenote.games.santamaria.rules.monks import worth_in_coins
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, SAILED

RIGHT: Final = 1
DOWN: Final = SIZE

DEAR_STEP: Final = Reason("SXA9", "dear-step", "cost", "have")


def direction(line: int, colour: int) -> int:
    """A column moves him to the right, a row down; on a diagonal the colour of the die decides (SXA2, SXA9)."""
    if line >= FALLING:
        return RIGHT if colour == WHITE else DOWN
    return RIGHT if line < FIRST_ROW else DOWN


def next_cell(me: Player, step: int) -> int:
    """Where a step would lead him; NONE where he cannot go, as in the last corner (SXA3, SXA6)."""
    cell = me.governor + step
    if cell >= CELLS or (step == RIGHT and cell % SIZE == 0) or me.blocked >> cell & 1:
        return NONE
    return cell


def target(me: Player, line: int, colour: int) -> int:
    """The cell that he moves to before the line is activated, or NONE (SXA2, SXA10)."""
    if me.governor == NONE or not LINE_MASKS[line] >> me.governor & 1:
        return NONE
    return next_cell(me, direction(line, colour))


def free_in_line(me: Player, line: int, colour: int) -> int:
    """Free buildings of a line after the governor has moved, as bits (S38, SXA7)."""
    free = me.free
    if me.governor != NONE and me.houses >> me.governor & 1 and target(me, line, colour) != NONE:
        free |= 1 << me.governor  # no die or coins lie where he stands
    return free & LINE_MASKS[line]


class MoveGovernor(Step[SantaMaria]):
    """He moves once if he stands in the line, and so leaves it (SXA2, SXA11)."""

    takes = seated(line=ANY_LINE, colour=COLOURS)
    lies_on = ("Line",)

    def __init__(self, seat: int, line: int, colour: int) -> None:
        self.seat = seat
        self.line = line
        self.colour = colour

    def possible(self, s: SantaMaria) -> bool:
        return s.players[self.seat].governor != NONE

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        cell = target(me, self.line, self.colour)
        if cell != NONE:
            enter(s, me, cell, direction(self.line, self.colour))


def enter(s: SantaMaria, me: Player, cell: int, step: int) -> None:
    """A road scores its colonists, a building is activated; from a road Navigation leads on (SXA4, SXA9)."""
    me.governor = cell
    if s.events is not None:
        s.tell("governor", me.seat, row=str(cell // SIZE + 1), column=str(cell % SIZE + 1))
    if me.cells[cell] == NONE:
        return
    kind = s.box.kinds[me.cells[cell]]
    if kind.road:
        s.score(me, kind.colonists, "governor")
        if me.has(NAVIGATION) and worth_in_coins(s, me) >= s.box.navigation:
            s.stack.append(Navigate(me.seat, step))
    if kind.house:
        activate(s, me, me.cells[cell])


def no_step(s: SantaMaria, me: Player) -> Reason | None:
    """What stands against moving him on from a road, if he can go there (SXA9)."""
    return DEAR_STEP if me.coins < s.box.navigation else None


class Navigate(Choice[SantaMaria]):
    """1 coin moves the governor on from a road, in the same direction (SXA9, SXA14)."""

    rule = "SXA9"
    takes = seated(step=range(RIGHT, DOWN + 1))
    lies_on = ("Line",)

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        return s.players[self.seat].governor != NONE and self.step in (RIGHT, DOWN)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        if next_cell(me, self.step) == NONE:
            return [DONE]
        moves = [SAILED] if no_step(s, me) is None else []
        moves.append(DONE)
        return add_free(s, me, moves)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move == SAILED:
            s.pay(me, COIN, s.box.navigation)
            enter(s, me, next_cell(me, self.step), self.step)
        elif free_action(s, me, move):
            s.stack.append(Navigate(self.seat, self.step))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return None
        if move == SAILED:
            found = no_step(s, me)
        elif is_free(move):
            found = no_free(s, me, move)
        else:
            return super().obstacle(s, move)
        return super().obstacle(s, move) if found is None and next_cell(me, self.step) == NONE else found

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        return free_numbers(s, me, move) if is_free(move) else {"cost": s.box.navigation, "have": me.coins}
