"""Costs: food of either kind, gold for anything, and the exchange of Z15 while paying (W2, W3, W115, W122)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import added
from cenote.games.tawantinsuyu.names import CORN, GOLD, GOODS, STONE, UNITS, Z15
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import EXCHANGE, MIXES, MOST_FOOD, MOST_STONE, PAY

# The six exchanges: what is given and got, 2 of each but 1 gold.
GIVEN: Final = [STONE, STONE, GOLD, GOLD, CORN, CORN]
GOT: Final = [GOLD, CORN, STONE, CORN, STONE, GOLD]
LOT: Final = [0, 2, 2, 1]  # of a good in an exchange

NO_EXCHANGE: Final = Reason("W115", "no-exchange")
NOTHING_TO_EXCHANGE: Final = Reason("W115", "nothing-to-exchange", "deal", "have")
EXCHANGE_BACK: Final = Reason("W115", "exchange-back", "deal")
UNPAYABLE_AFTER: Final = Reason("W115", "unpayable-after", "cost")
NO_GOODS: Final = Reason("W1", "no-goods", "goods", "have")
OTHER_PRICE: Final = Reason("W3", "other-price", "cost")


def _index() -> list[int]:
    table = [-1] * 10_000
    for number, (potato, corn, stone, gold) in enumerate(MIXES):
        table[1000 * potato + 100 * corn + 10 * stone + gold] = number
    return table


INDEX: Final = _index()


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
        s.stack.append(Pay(me.seat, potato, corn, stone, gold, food))


def charge_goods(s: Tawantinsuyu, me: Player, cost: list[int]) -> None:
    charge(s, me, cost[0], cost[1], cost[2], cost[3], 0)


class Pay(Choice[Tawantinsuyu]):
    """Which goods pay a cost that is due; with Z15, exchanges that keep it payable (W3, W115)."""

    completes = True
    rule = "W3"
    takes = seated(potato=UNITS, corn=UNITS, stone=UNITS, gold=UNITS, food=UNITS)

    def __init__(self, seat: int, potato: int, corn: int, stone: int, gold: int, food: int) -> None:
        self.seat = seat
        self.potato = potato
        self.corn = corn
        self.stone = stone
        self.gold = gold
        self.food = food  # potatoes or corn

    def possible(self, s: Tawantinsuyu) -> bool:
        """Is it a cost that can be written as a payment?"""
        total = self.potato + self.corn + self.stone + self.gold + self.food
        if self.stone:
            return self.potato + self.food == 0 and total <= MOST_STONE
        return 0 < total <= MOST_FOOD

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = self.mixes(me.goods)
        if me.permanent & Z15:
            for deal in range(len(GIVEN)):
                if self.no_deal(me, deal, s.exchanged) is None:
                    moves.append(EXCHANGE.moves[deal])
        return moves

    def no_deal(self, me: Player, deal: int, exchanged: int) -> Reason | None:
        found = no_exchange(me, deal, exchanged)
        if found is None and not self.payable_after(me, deal, exchanged):
            return UNPAYABLE_AFTER
        return found

    def no_mix(self, me: Player, move: Move) -> Reason | None:
        mix = MIXES[PAY.number(move)]
        for good in range(len(GOODS)):
            if mix[good] > me.goods[good]:
                return NO_GOODS
        return None if move in self.mixes(me.goods) else OTHER_PRICE

    def mixes(self, goods: list[int]) -> list[Move]:
        moves: list[Move] = []
        total = self.potato + self.corn + self.stone + self.gold + self.food
        for potato in range(min(goods[0], self.potato + self.food), -1, -1):
            food = self.food - max(0, potato - self.potato)
            for corn in range(min(goods[1], self.corn + food), -1, -1):
                for stone in range(min(goods[2], self.stone), -1, -1):
                    gold = total - potato - corn - stone
                    if self.gold <= gold <= goods[3]:
                        moves.append(PAY.moves[INDEX[1000 * potato + 100 * corn + 10 * stone + gold]])
        return moves

    def payable_after(self, me: Player, deal: int, exchanged: int) -> bool:
        """Could the cost still be paid after the exchange and those that may follow it?"""
        given, got = GIVEN[deal], GOT[deal]
        goods = added(added(me.goods, given, -LOT[given]), got, LOT[got])
        return self.reachable(goods, exchanged | 1 << (given - 1) | 8 << (got - 1))

    def reachable(self, goods: list[int], exchanged: int) -> bool:
        """Every net exchange of lots of corn, stone and gold in which nothing is both given and got."""
        lots = goods[1] // 2 + goods[2] // 2 + goods[3]
        for corn in range(-(goods[1] // 2), lots + 1):
            for stone in range(-(goods[2] // 2), lots + 1):
                gold = -corn - stone
                if goods[3] + gold >= 0 and fits(corn, 0, exchanged) and fits(stone, 1, exchanged):
                    new = [goods[0], goods[1] + 2 * corn, goods[2] + 2 * stone, goods[3] + gold]
                    if fits(gold, 2, exchanged) and self.mixes(new):
                        return True
        return False

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == EXCHANGE.name:
            s.stack.append(self)
            exchange(s, me, EXCHANGE.number(move))
            return
        s.exchanged = 0
        mix = MIXES[PAY.number(move)]
        for good in range(len(GOODS)):
            if mix[good]:
                me.goods[good] -= mix[good]
        if s.events is not None:
            s.tell("pay", me.seat, goods=named(list(mix)))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == EXCHANGE.name:
            return self.no_deal(me, EXCHANGE.number(move), s.exchanged)
        return self.no_mix(me, move) if move[0] == PAY.name else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] == EXCHANGE.name:
            return {**exchange_numbers(me, move), "cost": self.cost()}
        return {"goods": move[1], **bill(me, self.cost())} if move[0] == PAY.name else {}

    def cost(self) -> dict[str, int]:
        cost = named([self.potato, self.corn, self.stone, self.gold])
        if self.food:
            cost["food"] = self.food
        return cost


def fits(net: int, place: int, exchanged: int) -> bool:
    """What was given is not got again, and what was got is not given away."""
    if net > 0:
        return not exchanged >> place & 1
    return net == 0 or not exchanged >> (place + 3) & 1


def named(goods: list[int]) -> dict[str, int]:
    """Goods by name; what there is none of is left out."""
    return {good: n for good, n in zip(GOODS, goods, strict=True) if n}


def bill(me: Player, cost: dict[str, int]) -> dict[str, object]:
    """Of a cost that cannot be paid: what it is and what there is."""
    return {"cost": cost, "have": named(me.goods)}
