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
    DICE,
    GOLD,
    LINES,
    WHITE,
)
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import USE

BY_COINS: Final = 0
BY_CACAO: Final = 1
BY_GOLD: Final = 2


def use_move(value: int, way: int, by: int) -> Move:
    return USE.moves[((value - 1) * len(LINES) + way) * 3 + by]


def read_use(move: Move) -> tuple[int, int, int]:
    """Value, way and means of a move."""
    number = USE.number(move)
    return number // (3 * len(LINES)) + 1, number // 3 % len(LINES), number % 3


def is_there(s: SantaMaria, me: Player, die: int, value: int) -> bool:
    """Does such a die lie where the player could take it?"""
    if die == WHITE:
        return s.white[value - 1] > 0
    if die == BLUE:
        return (s.blue if s.variant.shared else me.blue)[value - 1] > 0
    return s.ambassadors[die - AMBASSADOR] == value


def may_take(s: SantaMaria, me: Player, die: int) -> bool:
    """The limits of the year (S35, S92, SXC1); ambassador dice have none (SXC9)."""
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


def why_not_take(s: SantaMaria, me: Player, die: int, value: int) -> Reason | None:
    """What stands against taking the die, apart from its use."""
    if not is_there(s, me, die, value):
        if die >= AMBASSADOR and not s.variant.ambassadors:
            return Reason("SXC2", "no-ambassadors")
        return Reason("S35", "no-such-die", die=DICE[die], value=value)
    if not may_take(s, me, die):
        if die == WHITE:
            return Reason("SXC1" if s.variant.ambassadors else "S35", "white-limit", limit=s.white_limit())
        return Reason("S92", "blue-limit", limit=me.dice)
    return None


def why_not_change(s: SantaMaria, me: Player, printed: int, value: int, by: int) -> Reason | None:
    """What stands against changing the die to the value by these means."""
    cost = pip_cost(s, me, printed, value)
    if by == BY_COINS:
        return Reason("S36", "dear-change", value=value, cost=cost, have=me.coins) if cost > me.coins else None
    if not s.variant.kingdoms:
        return Reason("SX6", "no-cacao-game")
    if not cost:
        return Reason("SX6", "change-is-free", value=value)
    if by == BY_GOLD and me.seat == s.maya:
        return Reason("SXD7", "maya-gold")
    good = CACAO if by == BY_CACAO else GOLD
    return None if me.goods[good] else Reason("SX6", "no-cacao" if good == CACAO else "no-gold")
