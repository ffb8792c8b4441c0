"""Paying: which goods, which exchanges of Z15, and army cards used on the way (W3, W115, W123)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason, seated
from cenote.core.shared import added
from cenote.games.tawantinsuyu.names import GOODS, UNITS, Z15
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import (
    GIVEN,
    GOT,
    LOT,
    bill,
    exchange_numbers,
    in_reach,
    named,
    no_exchange,
)
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import EXCHANGE, MIXES, MOST_FOOD, MOST_STONE, PAY

UNPAYABLE_AFTER: Final = Reason("W115", "unpayable-after", "cost")
NO_GOODS: Final = Reason("W1", "no-goods", "goods", "have")
OTHER_PRICE: Final = Reason("W3", "other-price", "cost")


def _index() -> list[int]:
    table = [-1] * 10_000
    for number, (potato, corn, stone, gold) in enumerate(MIXES):
        table[1000 * potato + 100 * corn + 10 * stone + gold] = number
    return table


INDEX: Final = _index()


class Pay(Moment):
    """Which goods pay a cost that is due; with Z15, exchanges that keep it payable (W3, W115).

    Army cards may be used first (W123), and where goods are missing they are.
    """

    since = 2
    amid = True
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
            written = self.potato + self.food == 0 and total <= MOST_STONE
        else:
            written = 0 < total <= MOST_FOOD
        return written and (s.rules < 2 or self.in_reach(s))

    def in_reach(self, s: Tawantinsuyu) -> bool:
        me = s.players[self.seat]
        return in_reach(s, me, self.potato, self.corn, self.stone, self.gold, self.food)

    def options(self, s: Tawantinsuyu) -> list[Move]:
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

    def helped(self, s: Tawantinsuyu) -> bool:
        return self.richer(s)

    def deals(self, s: Tawantinsuyu, me: Player) -> list[int]:
        return []  # those that keep the cost payable are among the options

    def due(self, s: Tawantinsuyu) -> bool:
        return True

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
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
        return {"goods": move[1], **bill(me, self.cost())} if move[0] == PAY.name else super().numbers(s, move)

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
