"""Using a die in a colony: value, line, specialist, governor, line (S35-S42, SXO1)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Move, Reason, seated
from cenote.games.santamaria.names import (
    AMBASSADOR,
    ANY_DIE,
    CACAO,
    COIN,
    DIAGONAL,
    DICE,
    DIE_VALUES,
    GOLD,
    LINES,
    ROAD,
    WHITE,
)
from cenote.games.santamaria.rules.ambassadors import Embassy
from cenote.games.santamaria.rules.goods import (
    add_free,
    buy_price,
    free_action,
    free_price,
    sell_price,
    why_not_free,
)
from cenote.games.santamaria.rules.governor import free_in_line
from cenote.games.santamaria.rules.line import NO_LINE, EndLine, line_of, start_line, ways
from cenote.games.santamaria.rules.pool import (
    BY_CACAO,
    BY_COINS,
    BY_GOLD,
    is_there,
    may_take,
    pay_change,
    pip_cost,
    read_use,
    take,
    use_move,
    why_not_change,
    why_not_take,
)
from cenote.games.santamaria.rules.specialists import rescue_cost, start_hiring
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import BUY, DIE, SELL, USE, VALUES


class Purse:
    """What a player could spend on changing a die."""

    def __init__(self, coins: int, cacao: int, gold: int) -> None:
        self.coins = coins
        self.cacao = cacao
        self.gold = gold


def purse(me: Player) -> Purse:
    return Purse(me.goods[COIN], me.goods[CACAO], me.goods[GOLD])


def works(s: SantaMaria, me: Player, way: int, value: int, colour: int, coins: int) -> bool:
    """Will the line have a free building, once so many coins are left? (S40, SXA7, SXB11)"""
    if way == DIAGONAL:
        coins -= s.box.archery
    if coins < 0:
        return False
    line = line_of(way, value, colour)
    if free_in_line(me, line, colour):
        return True
    if colour != WHITE:
        return False
    cost = rescue_cost(s, me, value, line)
    return cost != NONE and cost <= coins


def means(s: SantaMaria, me: Player, printed: int, value: int, has: Purse) -> list[int]:
    """How the die can be brought to the value: by coins, by cacao, by gold in its place (S36, SX6)."""
    cost = pip_cost(s, me, printed, value)
    found = [BY_COINS] if cost <= has.coins else []
    if cost and s.variant.kingdoms:
        if has.cacao:
            found.append(BY_CACAO)
        if has.gold:
            found.append(BY_GOLD)
    return found


def uses(s: SantaMaria, me: Player, die: int, printed: int, has: Purse, first: bool = False) -> list[Move]:
    """Every way to use the die, or only the first."""
    colour = die % AMBASSADOR
    moves: list[Move] = []
    for value in range(1, 7):
        for by in means(s, me, printed, value, has):
            coins = has.coins - (pip_cost(s, me, printed, value) if by == BY_COINS else 0)
            for way in ways(me, value, colour):
                if works(s, me, way, value, colour, coins):
                    moves.append(use_move(value, way, by))
                    if first:
                        return moves
    return moves


def dice_moves(s: SantaMaria, me: Player) -> list[Move]:
    """The dice that the player can take and use (S42)."""
    moves: list[Move] = []
    has = purse(me)
    for die in range(len(DICE)):
        if not may_take(s, me, die):
            continue
        for value in range(1, 7):
            if is_there(s, me, die, value) and uses(s, me, die, value, has, True):
                moves.append(DIE.moves[die * len(VALUES) + value - 1])
    return moves


def read_die(move: Move) -> tuple[int, int]:
    number = DIE.number(move)
    return number // len(VALUES), number % len(VALUES) + 1


def why_not_die(s: SantaMaria, me: Player, move: Move) -> Reason:
    die, value = read_die(move)
    return why_not_take(s, me, die, value) or Reason("S40", "die-useless", die=DICE[die], value=value)


class UseDie(Decision[SantaMaria]):
    """The final value of the die and the line it activates (S36, S37)."""

    rule = "S36"
    takes = seated(die=ANY_DIE, printed=DIE_VALUES)
    lies_on = ("Afterwards",)

    def __init__(self, seat: int, die: int, printed: int) -> None:
        self.seat = seat
        self.die = die
        self.printed = printed

    def possible(self, s: SantaMaria) -> bool:
        me = s.players[self.seat]
        return not me.passed and is_there(s, me, self.die, self.printed) and may_take(s, me, self.die)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = uses(s, me, self.die, self.printed, purse(me))
        free: list[Move] = []
        for move in add_free(s, me, free):
            if self.stays_usable(s, me, move):
                moves.append(move)
        return moves

    def stays_usable(self, s: SantaMaria, me: Player, move: Move) -> bool:
        """A free action must leave what the die needs (S42)."""
        has = purse(me)
        if move[0] == BUY.name:
            has.coins -= buy_price(s, me, BUY.number(move))
        elif move == SELL.moves[GOLD]:
            has.coins += sell_price(s, me, GOLD)
            has.gold -= 1
        else:
            return True
        return bool(uses(s, me, self.die, self.printed, has, True))

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if free_action(s, me, move):
            s.stack.append(UseDie(self.seat, self.die, self.printed))
            return
        value, way, by = read_use(move)
        pay_change(s, me, self.printed, value, by)
        if way == DIAGONAL:
            s.pay(me, COIN, s.box.archery)
        take(s, me, self.die, self.printed)
        if s.events is not None:
            s.tell("use", self.seat, die=DICE[self.die], value=value, line=LINES[way])
        colour = self.die % AMBASSADOR
        line = line_of(way, value, colour)
        if self.die >= AMBASSADOR:
            s.stack.append(Embassy(self.seat, colour, value))
        s.stack.append(EndLine(self.seat, self.die, line))
        start_line(s, me, line, colour)
        if colour == WHITE:
            start_hiring(s, me, value, line)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] != USE.name:
            return why_not_free(s, me, move, self.rule)
        value, way, by = read_use(move)
        colour = self.die % AMBASSADOR
        if way == ROAD or way not in ways(me, value, colour):
            return Reason("S37", "wrong-line", line=LINES[way], die=DICE[self.die])
        found = why_not_change(s, me, self.printed, value, by)
        if found is not None:
            return found
        line = line_of(way, value, colour)
        assert line != NO_LINE
        left = me.coins - (pip_cost(s, me, self.printed, value) if by == BY_COINS else 0)
        if way == DIAGONAL and left < s.box.archery:
            return Reason("SX11", "dear-diagonal", cost=s.box.archery, have=left)
        return Reason("S40", "no-free-building", line=LINES[way], value=value)

    def price(self, s: SantaMaria, move: Move) -> dict[str, int]:
        me = s.players[self.seat]
        if move[0] != USE.name:
            return free_price(s, me, move)
        value, way, by = read_use(move)
        coins = s.box.archery if way == DIAGONAL else 0
        if by == BY_COINS:
            coins += pip_cost(s, me, self.printed, value)
        price = {"cacao": 1} if by == BY_CACAO else {"gold": 1} if by == BY_GOLD else {}
        return {**price, "coin": coins} if coins else price
