"""The dice: which ones a player may take, and what it costs to change them (S35, S36, S92, SXC3, SX6)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.core.shared import added, changed
from cenote.games.santamaria.names import (
    AMBASSADOR,
    ASTRONOMY,
    BLUE,
    CACAO,
    COIN,
    GOLD,
    LINES,
    WHITE,
)
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DIE, USE, VALUES

BY_COINS: Final = 0
BY_CACAO: Final = 1
BY_GOLD: Final = 2

NO_AMBASSADORS: Final = Reason("SXC2", "no-ambassadors")
NO_SUCH_DIE: Final = Reason("S35", "no-such-die", "die", "value")
WHITE_LIMIT: Final = Reason("S35", "white-limit", "limit")
WHITE_LIMIT_WITH_AMBASSADORS: Final = Reason("SXC1", "white-limit", "limit")
BLUE_LIMIT: Final = Reason("S92", "blue-limit", "limit")
DEAR_CHANGE: Final = Reason("S36", "dear-change", "value", "cost", "have")
NO_CACAO_GAME: Final = Reason("SX6", "no-cacao-game")
CHANGE_IS_FREE: Final = Reason("SX6", "change-is-free", "value")
NO_CACAO: Final = Reason("SX6", "no-cacao")
NO_GOLD: Final = Reason("SX6", "no-gold")
MAYA_GOLD: Final = Reason("SXD7", "maya-gold")


def use_move(value: int, way: int, by: int) -> Move:
    return USE.moves[((value - 1) * len(LINES) + way) * 3 + by]


def read_use(move: Move) -> tuple[int, int, int]:
    """Value, way and means of a move."""
    number = USE.number(move)
    return number // (3 * len(LINES)) + 1, number // 3 % len(LINES), number % 3


def read_die(move: Move) -> tuple[int, int]:
    """Which die, and its value."""
    number = DIE.number(move)
    return number // len(VALUES), number % len(VALUES) + 1


def is_there(s: SantaMaria, me: Player, die: int, value: int) -> bool:
    """Does such a die lie where the player could take it?"""
    if die == WHITE:
        return s.white[value - 1] > 0
    if die == BLUE:
        return (s.blue if s.variant.shared else me.blue)[value - 1] > 0
    return s.ambassadors[die - AMBASSADOR] == value


def may_take(s: SantaMaria, me: Player, die: int) -> bool:
    """The limits of the year: a shared die is for anybody with a use left (S35, S92, S94, SXC1, SXC9)."""
    if die == WHITE:
        return me.white_used < s.white_limit()
    return die != BLUE or not s.variant.shared or me.blue_used < me.dice


def add_blue(s: SantaMaria, me: Player, value: int, n: int) -> None:
    """Blue dice lie with their owner, or in the pool if they are shared (S91)."""
    dice = s.blue if s.variant.shared else me.blue
    dice = added(dice, value - 1, n)
    if s.variant.shared:
        s.blue = dice
    else:
        me.blue = dice


def take(s: SantaMaria, me: Player, die: int, value: int) -> None:
    if die == WHITE:
        s.white = added(s.white, value - 1, -1)
        me.white_used += 1
    elif die == BLUE:
        add_blue(s, me, value, -1)
        me.blue_used += 1
    else:
        s.ambassadors = changed(s.ambassadors, die - AMBASSADOR, 0)


def pip_cost(s: SantaMaria, me: Player, printed: int, value: int) -> int:
    """1 coin a step, the first one free with Astronomy (S36)."""
    steps = abs(value - printed)
    if me.has(ASTRONOMY):
        steps = max(0, steps - s.box.free_pips)
    return steps * s.box.pip


def pay_change(s: SantaMaria, me: Player, printed: int, value: int, by: int) -> None:
    if by == BY_CACAO:
        s.pay(me, CACAO, 1)
    elif by == BY_GOLD:
        s.pay(me, GOLD, 1)
    else:
        s.pay(me, COIN, pip_cost(s, me, printed, value))


def no_taking(s: SantaMaria, me: Player, die: int, value: int) -> Reason | None:
    """What stands against taking the die, apart from its use."""
    if not is_there(s, me, die, value):
        return NO_AMBASSADORS if die >= AMBASSADOR and not s.variant.ambassadors else NO_SUCH_DIE
    if may_take(s, me, die):
        return None
    if die == BLUE:
        return BLUE_LIMIT
    return WHITE_LIMIT_WITH_AMBASSADORS if s.variant.ambassadors else WHITE_LIMIT


def taking_numbers(s: SantaMaria, me: Player, move: Move) -> dict[str, object]:
    die, value = read_die(move)
    return {"die": move[1], "value": value, "limit": me.dice if die == BLUE else s.white_limit()}


class Purse:
    """What a player could spend on changing a die."""

    def __init__(self, coins: int, cacao: int, gold: int) -> None:
        self.coins = coins
        self.cacao = cacao
        self.gold = gold


def purse(me: Player) -> Purse:
    return Purse(me.goods[COIN], me.goods[CACAO], me.goods[GOLD])


def means_in(s: SantaMaria) -> int:
    """How many means there are of changing a die: coins; cacao, or gold in its place; never two at once (SX6, SX14)."""
    return BY_GOLD + 1 if s.variant.kingdoms else BY_COINS + 1


def no_change(s: SantaMaria, me: Player, cost: int, by: int, has: Purse) -> Reason | None:
    """What stands against changing a die by these means, where coins would cost so much (S36, SX6, SXD7)."""
    if by == BY_COINS:
        return DEAR_CHANGE if cost > has.coins else None
    if by >= means_in(s):
        return NO_CACAO_GAME
    if not cost:
        return CHANGE_IS_FREE
    if by == BY_CACAO:
        return None if has.cacao else NO_CACAO
    if me.seat == s.maya:
        return MAYA_GOLD
    return None if has.gold else NO_GOLD
