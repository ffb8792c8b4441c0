"""What buildings do when they are activated (S45, S46, S47, S48, S49, S50, S51)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import MANY
from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.games.santamaria.components import KINDS
from cenote.games.santamaria.names import COMMERCE, GIFTS, GOLD, HAPPINESS, IN_TURN, OF_ALL, WAREHOUSING
from cenote.games.santamaria.rules.goods import (
    NO_GOODS,
    SellFirst,
    add_free,
    free_action,
    free_numbers,
    goods_of,
    is_free,
    no_free,
    sell_price,
    within_reach,
)
from cenote.games.santamaria.rules.shipping import start_shipping
from cenote.games.santamaria.rules.tracks import Pray, start_march
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, PAY, PAYMENTS, TAKE
from cenote.games.santamaria.vocabulary import CONQUISTADOR, RELIGION, SHIPPING, TRADE, Effect, for_maya, is_valuable

NOT_IN_TRADE: Final = Reason("S47", "not-in-trade", "goods")
NOT_A_RESULT: Final = Reason("S47", "not-a-result", "good")


class Work(Step[SantaMaria]):
    """The effects of a building in their order, from one of them on; cacao comes like any good (S45, SX7)."""

    whose: ClassVar[int] = OF_ALL
    takes = seated(kind=range(len(KINDS)), effect=range(MANY), asked=range(2))
    lies_on = IN_TURN

    def __init__(self, seat: int, kind: int, effect: int, asked: int) -> None:
        self.seat = seat
        self.kind = kind
        self.effect = effect
        self.asked = asked  # whether a sale before an overflow was offered

    def possible(self, s: SantaMaria) -> bool:
        """Does the building have so many effects, and do they go with the city? (SXD25)"""
        effects = s.box.kinds[self.kind].effects
        return self.effect < len(effects) and (self.seat != s.maya or for_maya(s.box.kinds[self.kind]))

    def run(self, s: SantaMaria) -> None:
        me = s.players[self.seat]
        effects = s.box.kinds[self.kind].effects
        asked = self.asked
        for i in range(self.effect, len(effects)):
            effect = effects[i]
            if effect.kind <= HAPPINESS:
                if not asked and would_sell_first(s, me, effect):
                    s.stack.append(Work(self.seat, self.kind, i, 1))
                    s.stack.append(SellFirst(self.seat, effect.kind))
                    return
                s.gain(me, effect.kind, effect.n)
                asked = 0
            else:
                if i + 1 < len(effects):
                    s.stack.append(Work(self.seat, self.kind, i + 1, 0))
                start(s, me, self.kind, i)
                return


def would_sell_first(s: SantaMaria, me: Player, effect: Effect) -> bool:
    """Does a sale by Commerce bring more than the overflow that is to come?"""
    good = effect.kind
    if not me.has(COMMERCE) or not is_valuable(good) or me.seat == s.maya:
        return False
    if not me.goods[good] or me.goods[good] + effect.n <= s.box.limit[good]:
        return False
    return sell_price(s, me, good) > s.box.sell[good] + (s.box.warehousing if me.has(WAREHOUSING) else 0)


def start(s: SantaMaria, me: Player, kind: int, effect: int) -> None:
    """An effect that leaves something to decide."""
    what = s.box.kinds[kind].effects[effect].kind
    if not start_action(s, me, what):
        start_trade(s, me, kind, effect)


def start_action(s: SantaMaria, me: Player, action: int) -> bool:
    """Shipping, religion or conquistador, wherever it comes from; tells whether it was one of them."""
    if action == SHIPPING:
        start_shipping(s, me)
    elif action == RELIGION:
        s.stack.append(Pray(me.seat))
    elif action == CONQUISTADOR:
        start_march(s, me, 1)
    else:
        return False
    return True


def start_trade(s: SantaMaria, me: Player, kind: int, effect: int) -> None:
    """A trade, if something that it takes is within reach."""
    for good in s.box.kinds[kind].effects[effect].pays:
        cost = [0] * len(GIFTS)
        cost[good] = 1
        if within_reach(s, me, cost):
            s.stack.append(Trade(me.seat, kind, effect))
            return


def is_trade(s: SantaMaria, kind: int, effect: int) -> bool:
    effects = s.box.kinds[kind].effects
    return effect < len(effects) and effects[effect].kind == TRADE


class Trade(Choice[SantaMaria]):
    """Pay one of the listed goods and get one of the listed results, once (S47)."""

    rule = "S47"
    takes = seated(kind=range(len(KINDS)), effect=range(MANY))
    lies_on = IN_TURN

    def __init__(self, seat: int, kind: int, effect: int) -> None:
        self.seat = seat
        self.kind = kind
        self.effect = effect

    def possible(self, s: SantaMaria) -> bool:
        return is_trade(s, self.kind, self.effect)

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [PAY.moves[good] for good in self.taken(s) if me.goods[good]]
        moves.append(DONE)
        return add_free(s, me, moves)

    def taken(self, s: SantaMaria) -> list[int]:
        """What the trade takes: the listed goods, or gold for any of them (S5, S47)."""
        return [*s.box.kinds[self.kind].effects[self.effect].pays, GOLD]

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == PAY.name:
            s.pay(me, PAY.number(move), 1)
            effect = s.box.kinds[self.kind].effects[self.effect]
            if len(effect.gets) > 1:
                s.stack.append(TradeResult(self.seat, self.kind, self.effect))
            else:
                receive(s, me, effect.gets[0])
        elif free_action(s, me, move):
            s.stack.append(Trade(self.seat, self.kind, self.effect))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if is_free(move):
            return no_free(s, me, move)
        if move[0] != PAY.name:
            return None if move == DONE else super().obstacle(s, move)
        good = PAY.number(move)
        if good not in self.taken(s):
            return NOT_IN_TRADE
        return None if me.goods[good] else NO_GOODS

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if is_free(move):
            return free_numbers(s, me, move)
        if PAY.number(move) in self.taken(s):
            return {"goods": move[1], "have": goods_of(me)}
        return {"goods": "+".join(PAYMENTS[good] for good in s.box.kinds[self.kind].effects[self.effect].pays)}


class TradeResult(Choice[SantaMaria]):
    """Which of the results of a trade (S47)."""

    completes = True
    rule = "S47"
    takes = seated(kind=range(len(KINDS)), effect=range(MANY))
    lies_on = IN_TURN

    def __init__(self, seat: int, kind: int, effect: int) -> None:
        self.seat = seat
        self.kind = kind
        self.effect = effect

    def possible(self, s: SantaMaria) -> bool:
        return is_trade(s, self.kind, self.effect) and len(s.box.kinds[self.kind].effects[self.effect].gets) > 1

    def moves(self, s: SantaMaria) -> list[Move]:
        return [TAKE.moves[good] for good in self.results(s)]

    def results(self, s: SantaMaria) -> list[int]:
        return [bundle.index(1) for bundle in s.box.kinds[self.kind].effects[self.effect].gets]

    def play(self, s: SantaMaria, move: Move) -> None:
        s.gain(s.players[self.seat], TAKE.number(move), 1)

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        if move[0] != TAKE.name:
            return super().obstacle(s, move)
        return None if TAKE.number(move) in self.results(s) else NOT_A_RESULT

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"good": move[1]}


def receive(s: SantaMaria, me: Player, bundle: list[int]) -> None:
    for good in range(HAPPINESS + 1):
        if bundle[good]:
            s.gain(me, good, bundle[good])


def activate(s: SantaMaria, me: Player, kind: int) -> None:
    s.stack.append(Work(me.seat, kind, 0, 0))
