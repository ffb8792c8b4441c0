"""The trade of the Maya: with the supply, with the deck, and by bargains with other players (SXD16, SXD31)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import MANY, NONE
from cenote.core.kernel import Choice, Decision, Move, Reason, seated
from cenote.core.shared import added, without
from cenote.games.santamaria.names import CACAO, COIN, GOLD, GOODS, GRAIN, OF_MAYA, PATIENCE, WOOD
from cenote.games.santamaria.rules.blessings import draw_into_hand
from cenote.games.santamaria.rules.goods import named
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import (
    ACCEPTED,
    BUY,
    DONE,
    EXCHANGED,
    GIVE,
    OFFER,
    PROPOSED,
    REFUSED,
    RETURN,
    SELL,
    WANT,
)

# What was done last in a trade with the supply: a cacao is not sold back at once.
NOTHING_DONE: Final = 0
CACAO_BOUGHT: Final = 1
CACAO_SOLD: Final = 2
BOUGHT: Final = [WOOD, GRAIN, CACAO]


def start_trading(s: SantaMaria, me: Player) -> None:
    s.gain_coins(me, s.box.city.trade_gain)
    s.the_city.patience = [0 if seat == me.seat else PATIENCE for seat in range(len(s.players))]
    s.stack.append(MayaTrade(me.seat, NOTHING_DONE))


class MayaTrade(Decision[SantaMaria]):
    """Buy, sell, exchange cards and bargain any number of times, then finish (SXD16)."""

    rule = "SXD16"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(last=range(CACAO_SOLD + 1))
    lies_on = ("NextTurn",)

    def __init__(self, seat: int, last: int) -> None:
        self.seat = seat
        self.last = last

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        return len(s.the_city.patience) == len(s.players)

    def moves(self, s: SantaMaria) -> list[Move]:
        me, city = s.players[self.seat], s.the_city
        moves = []
        for good in range(COIN):
            if good != GOLD and me.goods[good] and not (good == CACAO and self.last == CACAO_BOUGHT):
                moves.append(SELL.moves[good])
        for i, good in enumerate(BOUGHT):
            if me.coins < s.box.city.prices[good] or me.goods[good] >= city.stores[good]:
                continue
            if not (good == CACAO and self.last == CACAO_SOLD):
                moves.append(BUY.moves[i])
        if me.coins >= s.box.city.exchange and city.hand and city.deck:
            moves.append(EXCHANGED)
        for seat, patience in enumerate(city.patience):
            if patience:
                moves.append(OFFER.moves[seat])
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        me, city = s.players[self.seat], s.the_city
        last = NOTHING_DONE
        if move == DONE:
            city.patience = []
            return
        if move[0] == SELL.name:
            good = SELL.number(move)
            last = CACAO_SOLD if good == CACAO else NOTHING_DONE
            s.pay(me, good, 1)
            s.gain_coins(me, s.box.city.sell)
        elif move[0] == BUY.name:
            good = BOUGHT[BUY.number(move)]
            last = CACAO_BOUGHT if good == CACAO else NOTHING_DONE
            s.pay(me, COIN, s.box.city.prices[good])
            s.gain(me, good, 1)
        s.stack.append(MayaTrade(self.seat, last))
        if move == EXCHANGED:
            s.pay(me, COIN, s.box.city.exchange)
            s.stack.append(Exchange(self.seat, 0))
        elif move[0] == OFFER.name:
            city.partner = OFFER.number(move)
            city.patience = added(city.patience, city.partner, -1)
            s.stack.append(Draft(self.seat))

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        me, city = s.players[self.seat], s.the_city
        if move[0] == SELL.name:
            good = SELL.number(move)
            if good == GOLD:
                return Reason("SXD7", "maya-gold")
            return Reason("SXD16", "just-bought" if me.goods[good] else "nothing-to-sell", good=move[1])
        if move[0] == BUY.name:
            good = BOUGHT[BUY.number(move)]
            if me.goods[good] >= city.stores[good]:
                return Reason("SXD5", "no-empty-store" if city.stores[good] else "no-store", good=move[1])
            if me.coins < s.box.city.prices[good]:
                return Reason("SXD16", "dear-good", good=move[1], cost=s.box.city.prices[good], have=me.coins)
            return Reason("SXD16", "just-sold", good=move[1])
        if move == EXCHANGED:
            if me.coins < s.box.city.exchange:
                return Reason("SXD16", "dear-exchange", cost=s.box.city.exchange, have=me.coins)
            return Reason("SXD29", "deck-empty" if city.hand else "hand-empty")
        if move[0] == OFFER.name:
            known = OFFER.number(move) < len(s.players) and OFFER.number(move) != self.seat
            return Reason("SXD16", "no-patience" if known else "no-partner", seat=move[1])
        return super().why_not(s, move)

    def price(self, s: SantaMaria, move: Move) -> dict[str, int]:
        if move[0] == BUY.name:
            return {"coin": s.box.city.prices[BOUGHT[BUY.number(move)]]}
        if move[0] == SELL.name:
            return {move[1]: 1}
        return {"coin": s.box.city.exchange} if move == EXCHANGED else {}


class Exchange(Choice[SantaMaria]):
    """Put cards under the deck one by one, then draw as many (SXD16, SXD29)."""

    rule = "SXD16"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(returned=range(MANY))
    lies_on = ("MayaTrade",)

    def __init__(self, seat: int, returned: int) -> None:
        self.seat = seat
        self.returned = returned

    def possible(self, s: SantaMaria) -> bool:
        return self.returned <= s.the_city.sunk

    def moves(self, s: SantaMaria) -> list[Move]:
        moves = [RETURN.moves[card] for card in s.the_city.hand]
        if self.returned:
            moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        city = s.the_city
        if move != DONE:
            card = RETURN.number(move)
            city.hand = without(city.hand, card)
            city.deck = [card, *city.deck]
            city.sunk += 1
            s.stack.append(Exchange(self.seat, self.returned + 1))
            return
        draw_into_hand(s, city, self.returned)
        if s.events is not None:
            s.tell("exchange", self.seat, n=self.returned)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] == RETURN.name:
            return Reason("SXD16", "card-not-in-hand", card=move[1])
        return Reason("SXD16", "exchange-something") if move == DONE else super().why_not(s, move)


# --- bargains with other players ---


def held(s: SantaMaria, me: Player, good: int) -> int:
    """What a player can give; the Maya's gold lies in the temple (SXD31)."""
    return s.the_city.gold if good == GOLD and me.seat == s.maya else me.goods[good]


def room(s: SantaMaria, me: Player, good: int) -> bool:
    """Can the player take more of it than the bargain has already? (SXD31)"""
    city = s.the_city
    if good == COIN or (good == GOLD and me.seat == s.maya):
        return True
    coming = city.want[good] if me.seat == s.maya else city.give[good]
    return me.goods[good] + coming < s.limit(me, good)


class Draft(Decision[SantaMaria]):
    """What the Maya gives and wants, unit by unit; then the offer is made, or dropped (SXD16)."""

    rule = "SXD16"
    whose: ClassVar[int] = OF_MAYA
    lies_on = ("MayaTrade",)

    def possible(self, s: SantaMaria) -> bool:
        return s.the_city.partner != NONE

    def moves(self, s: SantaMaria) -> list[Move]:
        city = s.the_city
        maya, partner = s.players[self.seat], s.players[city.partner]
        moves = []
        for good in range(len(GOODS)):
            if not city.want[good] and held(s, maya, good) > city.give[good] and room(s, partner, good):
                moves.append(GIVE.moves[good])
        for good in range(len(GOODS)):
            if not city.give[good] and held(s, partner, good) > city.want[good] and room(s, maya, good):
                moves.append(WANT.moves[good])
        if sum(city.give) + sum(city.want):
            moves.append(PROPOSED)
        moves.append(DONE)
        return moves

    def play(self, s: SantaMaria, move: Move) -> None:
        city = s.the_city
        if move == DONE:
            forget(s)
        elif move == PROPOSED:
            if s.events is not None:
                s.tell("offer", self.seat, partner=city.partner + 1, give=named(city.give), want=named(city.want))
            s.stack.append(Answer(city.partner))
        else:
            if move[0] == GIVE.name:
                city.give = added(city.give, GIVE.number(move), 1)
            else:
                city.want = added(city.want, WANT.number(move), 1)
            s.stack.append(Draft(self.seat))

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        city = s.the_city
        maya, partner = s.players[self.seat], s.players[city.partner]
        if move == PROPOSED:
            return Reason("SXD16", "offer-something")
        if move[0] == GIVE.name or move[0] == WANT.name:
            giving = move[0] == GIVE.name
            good = GOODS.index(move[1])
            if (city.want if giving else city.give)[good]:
                return Reason("SXD31", "both-ways", good=move[1])
            if held(s, maya if giving else partner, good) <= (city.give if giving else city.want)[good]:
                return Reason("SXD31", "not-held", good=move[1])
            return Reason("SXD31", "no-room-for-it", good=move[1])
        return super().why_not(s, move)


class Answer(Decision[SantaMaria]):
    """The partner accepts the bargain or refuses (SXD16)."""

    rule = "SXD16"
    lies_on = ("MayaTrade",)

    def possible(self, s: SantaMaria) -> bool:
        return s.city is not None and s.city.partner == self.seat

    def moves(self, s: SantaMaria) -> list[Move]:
        return [REFUSED, ACCEPTED]

    def play(self, s: SantaMaria, move: Move) -> None:
        city = s.the_city
        if move == ACCEPTED:
            if s.events is not None:
                s.tell("accept", self.seat)
            city.patience = added(city.patience, self.seat, 1)  # a bargain made costs no patience
            for good in range(len(GOODS)):
                hand_over(s, s.players[s.maya], s.players[self.seat], good, city.give[good])
                hand_over(s, s.players[self.seat], s.players[s.maya], good, city.want[good])
        elif s.events is not None:
            s.tell("refuse", self.seat)
        forget(s)


def forget(s: SantaMaria) -> None:
    city = s.the_city
    city.partner = NONE
    city.give = [0] * len(GOODS)
    city.want = [0] * len(GOODS)


def hand_over(s: SantaMaria, giver: Player, taker: Player, good: int, n: int) -> None:
    """Goods of the Maya turn into pieces and back; gold comes from the temple or goes there (SXD16)."""
    if not n:
        return
    if good == GOLD:
        s.the_city.gold += n if taker.seat == s.maya else -n
    if good != GOLD or giver.seat != s.maya:
        giver.goods = added(giver.goods, good, -n)
    if good != GOLD or taker.seat != s.maya:
        taker.goods = added(taker.goods, good, n)
    if s.events is not None:
        s.tell("give", giver.seat, goods={GOODS[good]: n}, partner=taker.seat + 1)
