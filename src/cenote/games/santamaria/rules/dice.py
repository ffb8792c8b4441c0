"""Using a die in a colony: value, line, specialist, governor, line (S35, S36, S37, S38, S39, S40, S41, S42, SXO1)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason
from cenote.games.santamaria.names import (
    AMBASSADOR,
    DIAGONAL,
    DICE,
    GOLD,
    LINES,
    WHITE,
)
from cenote.games.santamaria.rules.goods import (
    COINS_NEEDED,
    add_free,
    buy_price,
    free_action,
    free_numbers,
    is_free,
    no_free,
    sell_price,
)
from cenote.games.santamaria.rules.governor import free_in_line
from cenote.games.santamaria.rules.line import DEAR_DIAGONAL, EndLine, line_of, start_line, ways
from cenote.games.santamaria.rules.pool import (
    BY_COINS,
    Purse,
    is_there,
    may_take,
    means_in,
    no_change,
    no_taking,
    pip_cost,
    purse,
    read_use,
    use_move,
)
from cenote.games.santamaria.rules.specialists import rescue_cost, start_hiring
from cenote.games.santamaria.rules.using import TakenDie
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import BUY, DIE, SELL, USE, VALUES

USELESS: Final = Reason("S40", "die-useless", "die", "value")
WRONG_LINE: Final = Reason("S37", "wrong-line", "line", "die")
NO_FREE_BUILDING: Final = Reason("S40", "no-free-building", "line", "value")


def no_use(s: SantaMaria, me: Player, way: int, value: int, colour: int, coins: int) -> Reason | None:
    """What stands against the line, with so many coins left: it needs a free building (S40, SX11, SXA7, SXB11)."""
    if way == DIAGONAL:
        coins -= s.box.archery
        if coins < 0:
            return DEAR_DIAGONAL
    line = line_of(way, value, colour)
    if free_in_line(me, line, colour):
        return None
    if colour != WHITE:
        return NO_FREE_BUILDING
    cost = rescue_cost(s, me, value, line)
    return None if cost != NONE and cost <= coins else NO_FREE_BUILDING


def add_uses(s: SantaMaria, me: Player, die: int, cost: int, value: int, has: Purse, moves: list[Move]) -> None:
    """Every way to use the die with this final value, for which so many coins are to be paid."""
    colour = die % AMBASSADOR
    for by in range(means_in(s)):
        if no_change(s, me, cost, by, has) is not None:
            continue
        coins = has.coins - cost if by == BY_COINS else has.coins
        for way in ways(me, value, colour):
            if no_use(s, me, way, value, colour, coins) is None:
                moves.append(use_move(value, way, by))


def uses(s: SantaMaria, me: Player, die: int, printed: int, has: Purse) -> list[Move]:
    """Every way to use the die."""
    moves: list[Move] = []
    for value in range(1, 7):
        add_uses(s, me, die, pip_cost(s, me, printed, value), value, has, moves)
    return moves


def dice_moves(s: SantaMaria, me: Player) -> list[Move]:
    """The dice that the player can take and use (S42)."""
    moves: list[Move] = []
    has = purse(me)
    for die in range(len(DICE)):
        if not may_take(s, me, die):
            continue
        for value in range(1, 7):
            if is_there(s, me, die, value) and useless(s, me, die, value, has) is None:
                moves.append(DIE.moves[die * len(VALUES) + value - 1])
    return moves


def useless(s: SantaMaria, me: Player, die: int, printed: int, has: Purse) -> Reason | None:
    """A die that is taken must be used (S40, S42). What it shows is tried first, as it costs nothing."""
    found: list[Move] = []
    for step in range(6):
        value = (printed - 1 + step) % 6 + 1
        add_uses(s, me, die, pip_cost(s, me, printed, value), value, has, found)
        if found:
            return None
    return USELESS


def no_die(s: SantaMaria, me: Player, die: int, value: int, has: Purse) -> Reason | None:
    """What stands against taking a die and using it (S35, S40, S42)."""
    return no_taking(s, me, die, value) or useless(s, me, die, value, has)


class UseDie(TakenDie):
    """The final value of the die and the line it activates (S36, S37)."""

    rule = "S36"
    lies_on = ("Afterwards",)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = uses(s, me, self.die, self.printed, purse(me))
        free: list[Move] = []
        for move in add_free(s, me, free):
            if self.stays_usable(s, me, move):
                moves.append(move)
        return moves

    def no_line(self, s: SantaMaria, me: Player, value: int, way: int, by: int) -> Reason | None:
        """What stands against this use of the die (S36, S37, S40)."""
        colour = self.die % AMBASSADOR
        if way not in ways(me, value, colour):
            return WRONG_LINE
        found = no_change(s, me, pip_cost(s, me, self.printed, value), by, purse(me))
        return found or no_use(s, me, way, value, colour, self.coins_left(s, me, value, by))

    def coins_left(self, s: SantaMaria, me: Player, value: int, by: int) -> int:
        return me.coins - (pip_cost(s, me, self.printed, value) if by == BY_COINS else 0)

    def stays_usable(self, s: SantaMaria, me: Player, move: Move) -> bool:
        """A free action must leave what the die needs (S42, SXO3)."""
        has = purse(me)
        if move[0] == BUY.name:
            has.coins -= buy_price(s, me, BUY.number(move))
        elif move == SELL.moves[GOLD]:
            has.coins += sell_price(s, me, GOLD)
            has.gold -= 1
        else:
            return True
        return useless(s, me, self.die, self.printed, has) is None

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if free_action(s, me, move):
            s.stack.append(UseDie(self.seat, self.die, self.printed))
            return
        value, way, by = read_use(move)
        self.use(s, value, way, by)
        colour = self.die % AMBASSADOR
        line = line_of(way, value, colour)
        s.stack.append(EndLine(self.seat, self.die, line))
        start_line(s, me, line, colour)
        if colour == WHITE:
            start_hiring(s, me, value, line)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == USE.name:
            value, way, by = read_use(move)
            return self.no_line(s, me, value, way, by)
        if not is_free(move):
            return super().obstacle(s, move)
        found = no_free(s, me, move)
        if found is not None or self.stays_usable(s, me, move):
            return found
        return COINS_NEEDED if move[0] == BUY.name else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if is_free(move):
            return free_numbers(s, me, move)
        value, way, by = read_use(move)
        numbers: dict[str, object] = {"die": DICE[self.die], "line": LINES[way], "value": value}
        cost, have = pip_cost(s, me, self.printed, value), me.coins
        if by != BY_COINS or cost <= have:  # then the change is no obstacle, but the diagonal may be
            cost, have = s.box.archery, self.coins_left(s, me, value, by)
        return {**numbers, "cost": cost, "have": have}
