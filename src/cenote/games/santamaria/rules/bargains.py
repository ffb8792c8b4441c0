"""The trade of the Maya: with the supply, with the deck, and by bargains with other players (SXD16, SXD31)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import MANY, NONE
from cenote.core.kernel import Choice, Decision, Move, Reason, seated
from cenote.core.shared import added, without
from cenote.games.santamaria.names import CACAO, COIN, GOLD, GOODS, GRAIN, OF_MAYA, PATIENCE, WOOD
from cenote.games.santamaria.rules.blessings import draw_into_hand, no_draw, not_stored
from cenote.games.santamaria.rules.goods import named
from cenote.games.santamaria.rules.pool import MAYA_GOLD
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
LASTS: Final = 3
DROPPED: Final = 1 << 5  # sets of seats, as bits, to whom an offer was dropped since
BOUGHT: Final = [WOOD, GRAIN, CACAO]
ANSWERS: Final = [REFUSED, ACCEPTED]

NOTHING_TO_SELL: Final = Reason("SXD16", "nothing-to-sell", "good")
JUST_BOUGHT: Final = Reason("", "just-bought", "good")
JUST_SOLD: Final = Reason("", "just-sold", "good")
DEAR_GOOD: Final = Reason("SXD16", "dear-good", "good", "cost", "have")
DEAR_EXCHANGE: Final = Reason("SXD16", "dear-exchange", "cost", "have")
HAND_EMPTY: Final = Reason("SXD29", "hand-empty")
NO_PARTNER: Final = Reason("SXD16", "no-partner", "seat")
NO_PATIENCE: Final = Reason("SXD31", "no-patience", "seat")
JUST_DROPPED: Final = Reason("", "just-dropped", "seat")
NOT_IN_HAND: Final = Reason("SXD16", "card-not-in-hand", "card")
EXCHANGE_SOMETHING: Final = Reason("SXD16", "exchange-something")
OFFER_SOMETHING: Final = Reason("SXD16", "offer-something")
BOTH_WAYS: Final = Reason("SXD31", "both-ways", "good")
NOT_HELD: Final = Reason("SXD31", "not-held", "good")
NO_ROOM_FOR_IT: Final = Reason("SXD31", "no-room-for-it", "good")


def start_trading(s: SantaMaria, me: Player) -> None:
    """A coin, then trade with all who will listen; alone with the supply only (SXD16, SXD21)."""
    s.gain_coins(me, s.box.city.trade_gain)
    s.the_city.patience = [0 if seat == me.seat else PATIENCE for seat in range(len(s.players))]
    s.stack.append(MayaTrade(me.seat, NOTHING_DONE))


class MayaTrade(Decision[SantaMaria]):
    """Buy, sell, exchange cards and bargain any number of times, then finish (SXD16).

    No rule says that an offer which was dropped may not be begun anew, but nothing would change, and every trade ends:
    so the same seat is offered something again once anything else was done. `last` holds what was done last, and the
    seats whose offer was dropped since.
    """

    rule = "SXD16"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(last=range(LASTS * DROPPED))
    lies_on = ("NextTurn",)

    def __init__(self, seat: int, last: int) -> None:
        self.seat = seat
        self.last = last

    def waits(self) -> bool:
        return True

    def possible(self, s: SantaMaria) -> bool:
        return len(s.the_city.patience) == len(s.players) and (s.rules > 1 or self.last < LASTS)

    def dropped(self, seat: int) -> bool:
        return (self.last // LASTS >> seat & 1) != 0

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [SELL.moves[good] for good in range(COIN) if self.no_sale(me, good) is None]
        moves += [BUY.moves[i] for i in range(len(BOUGHT)) if self.no_purchase(s, me, BOUGHT[i]) is None]
        if no_exchange(s, me) is None:
            moves.append(EXCHANGED)
        moves += [OFFER.moves[seat] for seat in range(len(s.players)) if self.no_offer(s, seat) is None]
        moves.append(DONE)
        return moves

    def no_sale(self, me: Player, good: int) -> Reason | None:
        """What stands against selling to the supply (SXD7, SXD16)."""
        if good == GOLD:
            return MAYA_GOLD
        if not me.goods[good]:
            return NOTHING_TO_SELL
        return JUST_BOUGHT if good == CACAO and self.last % LASTS == CACAO_BOUGHT else None

    def no_purchase(self, s: SantaMaria, me: Player, good: int) -> Reason | None:
        """What stands against buying from the supply (SXD5, SXD16)."""
        found = not_stored(s, me, good)
        if found is not None:
            return found
        if me.coins < s.box.city.prices[good]:
            return DEAR_GOOD
        return JUST_SOLD if good == CACAO and self.last % LASTS == CACAO_SOLD else None

    def no_offer(self, s: SantaMaria, seat: int) -> Reason | None:
        """What stands against a bargain with the seat (SXD16, SXD31)."""
        if seat >= len(s.players) or seat == self.seat:
            return NO_PARTNER
        if not s.the_city.patience[seat]:
            return NO_PATIENCE
        return JUST_DROPPED if self.dropped(seat) else None

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
        elif move[0] == OFFER.name:
            city.partner = OFFER.number(move)
            if s.rules < 2:  # SXD31; until version 2 an offer cost patience when it was begun
                city.patience = added(city.patience, city.partner, -1)
            else:
                last = self.last + (LASTS << city.partner)
        s.stack.append(MayaTrade(self.seat, last))
        if move == EXCHANGED:
            s.pay(me, COIN, s.box.city.exchange)
            s.stack.append(Exchange(self.seat, 0))
        elif move[0] == OFFER.name:
            s.stack.append(Draft(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == SELL.name:
            return self.no_sale(me, SELL.number(move))
        if move[0] == BUY.name:
            return self.no_purchase(s, me, BOUGHT[BUY.number(move)])
        if move == EXCHANGED:
            return no_exchange(s, me)
        if move[0] == OFFER.name:
            return self.no_offer(s, OFFER.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        have = s.players[self.seat].coins
        if move == EXCHANGED:
            return {"cost": s.box.city.exchange, "have": have}
        if move[0] == BUY.name:
            return {"good": move[1], "cost": s.box.city.prices[BOUGHT[BUY.number(move)]], "have": have}
        return {"seat": move[1]} if move[0] == OFFER.name else {"good": move[1]}


def no_exchange(s: SantaMaria, me: Player) -> Reason | None:
    """What stands against exchanging cards (SXD16, SXD29)."""
    if me.coins < s.box.city.exchange:
        return DEAR_EXCHANGE
    return no_draw(s) if s.the_city.hand else HAND_EMPTY


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
        if self.no_end() is None:
            moves.append(DONE)
        return moves

    def no_end(self) -> Reason | None:
        return None if self.returned else EXCHANGE_SOMETHING

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

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] == RETURN.name:
            return None if RETURN.number(move) in s.the_city.hand else NOT_IN_HAND
        return self.no_end() if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"card": move[1]}


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


def no_gift(s: SantaMaria, giver: Player, taker: Player, good: int) -> Reason | None:
    """What stands against one more of a good in the bargain, from one to the other (SXD31)."""
    city = s.the_city
    going, coming = (city.give, city.want) if giver.seat == s.maya else (city.want, city.give)
    if coming[good]:
        return BOTH_WAYS
    if held(s, giver, good) <= going[good]:
        return NOT_HELD
    return None if room(s, taker, good) else NO_ROOM_FOR_IT


def no_proposal(s: SantaMaria) -> Reason | None:
    city = s.the_city
    for good in range(len(GOODS)):
        if city.give[good] or city.want[good]:
            return None
    return OFFER_SOMETHING


class Draft(Decision[SantaMaria]):
    """What the Maya gives and wants, unit by unit; then the offer is made, or dropped (SXD16)."""

    rule = "SXD16"
    whose: ClassVar[int] = OF_MAYA
    lies_on = ("MayaTrade",)

    def possible(self, s: SantaMaria) -> bool:
        return s.the_city.partner != NONE

    def moves(self, s: SantaMaria) -> list[Move]:
        maya, partner = s.players[self.seat], s.players[s.the_city.partner]
        moves = [GIVE.moves[good] for good in range(len(GOODS)) if no_gift(s, maya, partner, good) is None]
        moves += [WANT.moves[good] for good in range(len(GOODS)) if no_gift(s, partner, maya, good) is None]
        if no_proposal(s) is None:
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
            s.stack[-1] = MayaTrade(self.seat, NOTHING_DONE)
            s.stack.append(Answer(city.partner))
        else:
            if move[0] == GIVE.name:
                city.give = added(city.give, GIVE.number(move), 1)
            else:
                city.want = added(city.want, WANT.number(move), 1)
            s.stack.append(Draft(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        maya, partner = s.players[self.seat], s.players[s.the_city.partner]
        if move[0] == GIVE.name:
            return no_gift(s, maya, partner, GIVE.number(move))
        if move[0] == WANT.name:
            return no_gift(s, partner, maya, WANT.number(move))
        if move == PROPOSED:
            return no_proposal(s)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"good": move[1]}


class Answer(Decision[SantaMaria]):
    """The partner accepts the bargain or refuses (SXD16)."""

    rule = "SXD16"
    lies_on = ("MayaTrade",)

    def possible(self, s: SantaMaria) -> bool:
        return s.city is not None and s.city.partner == self.seat

    def moves(self, s: SantaMaria) -> list[Move]:
        return ANSWERS.copy()

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        return None if move in ANSWERS else super().obstacle(s, move)

    def play(self, s: SantaMaria, move: Move) -> None:
        city = s.the_city
        if move == ACCEPTED:
            if s.events is not None:
                s.tell("accept", self.seat)
            if s.rules < 2:
                city.patience = added(city.patience, self.seat, 1)  # a bargain made costs no patience
            for good in range(len(GOODS)):
                hand_over(s, s.players[s.maya], s.players[self.seat], good, city.give[good])
                hand_over(s, s.players[self.seat], s.players[s.maya], good, city.want[good])
        else:
            if s.rules > 1:
                city.patience = added(city.patience, self.seat, -1)  # only what was proposed in vain costs it (SXD31)
            if s.events is not None:
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
