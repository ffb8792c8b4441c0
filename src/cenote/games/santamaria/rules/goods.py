"""Free actions (S57) and payments in which gold may stand in for other resources (S5)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import MANY
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.santamaria.names import ARCHITECTURE, CACAO, COIN, COMMERCE, GOLD, GOODS, GRAIN, SUGAR, WOOD
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import BUY, DONE, PAY, PAYMENTS, SELL
from cenote.games.santamaria.vocabulary import is_simple, is_valuable

MIXES: Final[list[list[int]]] = [[mix.split("+").count(good) for good in GOODS] for mix in PAYMENTS]
PLACE: Final[list[int]] = [8**good for good in range(len(GOODS))]  # a mix as one number, an octal digit for each good
BY_KEY: Final[dict[int, int]] = {
    sum(n * place for n, place in zip(mix, PLACE, strict=True)): number for number, mix in enumerate(MIXES)
}

# What a payment is for.
EXPANSION: Final = 0
SHIPMENT: Final = 1

SOLD_BY_TRADE: Final = Reason("SXD6", "maya-sells-by-trade")
CACAO_NOT_SOLD: Final = Reason("SX5", "cacao-not-sold")
CACAO_NOT_BOUGHT: Final = Reason("SX5", "cacao-not-bought")
NOTHING_TO_SELL: Final = Reason("S57", "nothing-to-sell", "good")
STORAGE_FULL: Final = Reason("S7", "storage-full", "good", "limit")
DEAR_GOOD: Final = Reason("S57", "dear-good", "good", "cost", "have")
COINS_NEEDED: Final = Reason("S42", "coins-needed")
NO_GOODS: Final = Reason("S9", "no-goods", "goods", "have")
OTHER_COST: Final = Reason("S5", "other-cost", "cost")


# --- selling and buying ---


def sell_price(s: SantaMaria, me: Player, good: int) -> int:
    """1 coin for a simple resource, 2 for a valuable one, 3 with Commerce."""
    return s.box.commerce_sell if is_valuable(good) and me.has(COMMERCE) else s.box.sell[good]


def buy_price(s: SantaMaria, me: Player, good: int) -> int:
    return s.box.commerce_buy if me.has(COMMERCE) else s.box.buy[good]


def add_free(s: SantaMaria, me: Player, moves: list[Move], keep: int = 0) -> list[Move]:
    """The free actions of a colonist, of which none touches the last `keep` coins (S57)."""
    if me.seat == s.maya:
        return moves
    goods = me.goods
    for good in range(CACAO):
        if goods[good] and no_sale(s, me, good) is None:
            moves.append(SELL.moves[good])
    for good in range(2):
        if no_purchase(s, me, good, keep) is None:
            moves.append(BUY.moves[good])
    return moves


def no_sale(s: SantaMaria, me: Player, good: int) -> Reason | None:
    """What stands against selling one of a kind (S57, SX5, SXD6)."""
    if me.seat == s.maya:
        return SOLD_BY_TRADE
    if good == CACAO:
        return CACAO_NOT_SOLD
    return None if me.goods[good] else NOTHING_TO_SELL


def no_purchase(s: SantaMaria, me: Player, good: int, keep: int) -> Reason | None:
    """What stands against buying one of a kind, with so many coins to be kept (S57, S7, SX5, SXD6)."""
    if me.seat == s.maya:
        return SOLD_BY_TRADE
    if not is_simple(good):
        return CACAO_NOT_BOUGHT
    if me.goods[good] >= s.box.limit[good]:
        return STORAGE_FULL
    left = me.goods[COIN] - buy_price(s, me, good)
    if left < 0:
        return DEAR_GOOD
    return COINS_NEEDED if left < keep else None


def is_free(move: Move) -> bool:
    """Is it a sale or a purchase?"""
    return move[0] == SELL.name or move[0] == BUY.name


def no_free(s: SantaMaria, me: Player, move: Move, keep: int = 0) -> Reason | None:
    """What stands against a free action (S57)."""
    if move[0] == SELL.name:
        return no_sale(s, me, SELL.number(move))
    return no_purchase(s, me, BUY.number(move), keep)


def free_numbers(s: SantaMaria, me: Player, move: Move) -> dict[str, object]:
    if move[0] != BUY.name:
        return {"good": move[1]}
    good = BUY.number(move)
    return {"good": move[1], "limit": s.box.limit[good], "cost": buy_price(s, me, good), "have": me.coins}


def free_action(s: SantaMaria, me: Player, move: Move) -> bool:
    """Do it, if the move is a free action."""
    if move[0] == SELL.name:
        good = SELL.number(move)
        s.pay(me, good, 1)
        s.gain_coins(me, sell_price(s, me, good))
        return True
    if move[0] == BUY.name:
        good = BUY.number(move)
        s.pay(me, COIN, buy_price(s, me, good))
        s.gain(me, good, 1)
        return True
    return False


class SellFirst(Choice[SantaMaria]):
    """With Commerce, sell a unit before another one of the kind overflows for less (S57, S7)."""

    completes = True
    rule = "S57"
    takes = seated(good=range(SUGAR, CACAO))
    lies_on = ("Work",)

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def possible(self, s: SantaMaria) -> bool:
        return s.players[self.seat].goods[self.good] > 0

    def moves(self, s: SantaMaria) -> list[Move]:
        return [SELL.moves[self.good], DONE]

    def play(self, s: SantaMaria, move: Move) -> None:
        free_action(s, s.players[self.seat], move)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move == DONE or move == SELL.moves[self.good]:
            return None
        found = no_free(s, s.players[self.seat], move) if is_free(move) else None
        return found or super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return free_numbers(s, s.players[self.seat], move)


# --- payments ---


def shortage(me: Player, cost: list[int]) -> int:
    """Resources that are missing, each of which a gold could replace (S5)."""
    goods = me.goods
    lack = 0
    for good in range(COIN):
        if good != GOLD and goods[good] < cost[good]:
            lack += cost[good] - goods[good]
    return lack


def affords(me: Player, cost: list[int]) -> bool:
    return me.goods[COIN] >= cost[COIN] and shortage(me, cost) <= me.goods[GOLD]


def within_reach(s: SantaMaria, me: Player, cost: list[int]) -> bool:
    """Could the cost be paid after some free actions? Gold is spent where nothing else serves."""
    goods = me.goods
    coins = goods[COIN] - cost[COIN]
    gold = goods[GOLD]
    simple = 0
    for good in (0, 1, 2, 3, 5):
        spare = goods[good] - cost[good]
        if spare >= 0:
            coins += spare * (sell_price(s, me, good) if good != CACAO else 0)
        elif is_simple(good):
            simple -= spare
        else:
            gold += spare
    if gold < 0:
        return False
    price = buy_price(s, me, GRAIN)
    worth = sell_price(s, me, GOLD)
    for used in range(min(gold, simple) + 1):
        if coins + (gold - used) * worth >= (simple - used) * price:
            return True
    return False


def saved(cost: list[int]) -> list[int]:
    """The cost of a tile with Architecture: a coin for one of the wood, or a coin less."""
    cheaper = cost.copy()
    if cost[WOOD]:
        cheaper[WOOD] -= 1
        cheaper[COIN] += 1
    elif cost[COIN]:
        cheaper[COIN] -= 1
    return cheaper


def mixes(me: Player, cost: list[int]) -> list[int]:
    """Every way to pay the resources of a cost, gold standing in for any of them: keys, the least gold first."""
    goods = me.goods
    ways = [(0, 0)]  # gold spent, and the mix as a number
    for good in (0, 1, 2, 3, 5):
        wanted = cost[good]
        if not wanted:
            continue
        longer = []
        for spent, key in ways:
            for gold in range(max(0, wanted - goods[good]), wanted + 1):
                if spent + gold <= goods[GOLD]:
                    longer.append((spent + gold, key + (wanted - gold) * PLACE[good] + gold * PLACE[GOLD]))
        ways = longer
    ways.sort()
    return [key for _, key in ways]


def costs(s: SantaMaria, me: Player, what: int, which: int) -> list[list[int]]:
    """The prices among which the player may choose: the usual one and that of Architecture."""
    if what == SHIPMENT:
        return [s.box.ships[s.docks[which]].cost]
    cost = s.box.expansion[s.box.tiles[which].shape]
    if not me.has(ARCHITECTURE):
        return [cost]
    return [cost, saved(cost)] if cost[WOOD] else [saved(cost)]


def can_pay(s: SantaMaria, me: Player, what: int, which: int) -> bool:
    for cost in costs(s, me, what, which):
        if affords(me, cost):
            return True
    return False


def start_paying(s: SantaMaria, me: Player, what: int, which: int) -> None:
    """Pay a cost of coins alone; ask how, where resources are to be paid."""
    cost = costs(s, me, what, which)[0]
    if sum(cost[:COIN]):
        s.stack.append(Pay(me.seat, what, which))
    else:
        s.pay(me, COIN, cost[COIN])


class Pay(Choice[SantaMaria]):
    """With which resources the cost is paid: gold may stand in for any of them (S5)."""

    completes = True
    rule = "S5"
    takes = seated(what=range(2), which=range(MANY))
    lies_on = ("LayTile", "Load")

    def __init__(self, seat: int, what: int, which: int) -> None:
        self.seat = seat
        self.what = what
        self.which = which

    def possible(self, s: SantaMaria) -> bool:
        """What is paid for lies right below (S28, S48)."""
        below = s.stack[-2]
        holder = "LayTile" if self.what == EXPANSION else "Load"
        return type(below).__name__ == holder and below.args() == (self.seat, self.which)

    def moves(self, s: SantaMaria) -> list[Move]:
        return [PAY.moves[mix] for mix in self.payments(s, s.players[self.seat])]

    def payments(self, s: SantaMaria, me: Player) -> list[int]:
        """The mixes that pay a price and that the player has."""
        prices = costs(s, me, self.what, self.which)
        found = [BY_KEY[key] for key in mixes(me, prices[0])] if affords(me, prices[0]) else []
        if len(prices) > 1 and affords(me, prices[1]):  # the coin of Architecture is part of the mix
            found += [BY_KEY[key + PLACE[COIN]] for key in mixes(me, prices[1])]
        return found

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        coins = costs(s, me, self.what, self.which)[0][COIN]
        if coins:
            s.pay(me, COIN, coins)
        s.pay_all(me, MIXES[PAY.number(move)])

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != PAY.name:
            return super().obstacle(s, move)
        me = s.players[self.seat]
        mix = PAY.number(move)
        for good in range(len(GOODS)):
            if MIXES[mix][good] > me.goods[good]:
                return NO_GOODS
        return None if mix in self.payments(s, me) else OTHER_COST

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        return {"goods": move[1], "have": goods_of(me), "cost": named(costs(s, me, self.what, self.which)[0])}


def goods_of(me: Player) -> dict[str, int]:
    """What the player has, by name; a kind of which there is none is left out."""
    return named(me.goods)


def named(amounts: list[int]) -> dict[str, int]:
    return {GOODS[good]: amounts[good] for good in range(len(GOODS)) if amounts[good]}
