"""Costs: food of either kind, gold for anything, and the exchange of Z15 (W2, W3, W115, W122)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.games.tawantinsuyu.names import CORN, GOLD, GOODS, STONE, Z15
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

# The six exchanges: what is given and got, 2 of each but 1 gold.
GIVEN: Final = [STONE, STONE, GOLD, GOLD, CORN, CORN]
GOT: Final = [GOLD, CORN, STONE, CORN, STONE, GOLD]
LOT: Final = [0, 2, 2, 1]  # of a good in an exchange

NO_EXCHANGE: Final = Reason("W115", "no-exchange")
NOTHING_TO_EXCHANGE: Final = Reason("W115", "nothing-to-exchange", "deal", "have")
EXCHANGE_BACK: Final = Reason("W115", "exchange-back", "deal")


def affords(me: Player, potato: int, corn: int, stone: int, gold: int, food: int) -> bool:
    """Can the cost be paid, gold standing in for what is missing? With Z15, after any exchanges."""
    goods = me.goods
    need = gold
    spare = goods[0] - potato
    if spare < 0:
        need -= spare
        spare = 0
    corn_spare = goods[1] - corn
    if food > spare:
        corn_spare -= food - spare
    stone_spare = goods[2] - stone
    if not me.permanent & Z15:
        if corn_spare < 0:
            need -= corn_spare
        if stone_spare < 0:
            need -= stone_spare
        return goods[3] >= need
    # floor division: 1 missing corn or stone takes a whole gold, 1 left over makes none
    return goods[3] + corn_spare // 2 + stone_spare // 2 >= need


def affords_goods(me: Player, cost: list[int]) -> bool:
    return affords(me, cost[0], cost[1], cost[2], cost[3], 0)


def with_army(s: Tawantinsuyu, me: Player) -> list[int]:
    """The goods of the player, and those that the army cards in hand would bring (W123)."""
    goods = me.goods.copy()
    for card in me.army:
        army = s.box.army[card]
        if not army.asks:
            for good in range(len(goods)):
                goods[good] += army.goods[good]
    return goods


def in_reach(s: Tawantinsuyu, me: Player, potato: int, corn: int, stone: int, gold: int, food: int) -> bool:
    """Can the cost be paid, on the own turn with the help of army cards that are used while paying (W123)?"""
    if affords(me, potato, corn, stone, gold, food):
        return True
    if not me.army or me.seat != s.active or s.rules < 2:
        return False
    own, me.goods = me.goods, with_army(s, me)
    enough = affords(me, potato, corn, stone, gold, food)
    me.goods = own
    return enough


def no_exchange(me: Player, deal: int, exchanged: int) -> Reason | None:
    """Z15 undoes no exchange made just before: what was got is not given, nor what was given got."""
    if not me.permanent & Z15:
        return NO_EXCHANGE
    given, got = GIVEN[deal], GOT[deal]
    if me.goods[given] < LOT[given]:
        return NOTHING_TO_EXCHANGE
    return EXCHANGE_BACK if exchanged & (1 << (got - 1) | 8 << (given - 1)) else None


def exchanges(me: Player, exchanged: int) -> list[int]:
    """What Z15 lets its owner exchange."""
    if not me.permanent & Z15:
        return []
    return [deal for deal in range(len(GIVEN)) if no_exchange(me, deal, exchanged) is None]


def exchange_numbers(me: Player, move: Move) -> dict[str, object]:
    return {"deal": move[1], "have": named(me.goods)}


def exchange(s: Tawantinsuyu, me: Player, deal: int) -> None:
    given, got = GIVEN[deal], GOT[deal]
    s.pay(me, given, LOT[given])
    s.gain(me, got, LOT[got])
    s.exchanged |= 1 << (given - 1) | 8 << (got - 1)


def charge(s: Tawantinsuyu, me: Player, potato: int, corn: int, stone: int, gold: int, food: int) -> None:
    """Let the player pay before whatever lies on the stack happens."""
    if potato + corn + stone + gold + food:
        s.push("Pay", me.seat, potato, corn, stone, gold, food)


def charge_goods(s: Tawantinsuyu, me: Player, cost: list[int]) -> None:
    charge(s, me, cost[0], cost[1], cost[2], cost[3], 0)


def named(goods: list[int]) -> dict[str, int]:
    """Goods by name; what there is none of is left out."""
    return {good: n for good, n in zip(GOODS, goods, strict=True) if n}


def bill(me: Player, cost: dict[str, int]) -> dict[str, object]:
    """Of a cost that cannot be paid: what it is and what there is."""
    return {"cost": cost, "have": named(me.goods)}
