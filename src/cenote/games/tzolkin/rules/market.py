"""The market: single cubes against their corn value (T55, T118)."""

from __future__ import annotations

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.tzolkin.names import CORN, IN_ACTION, RESOURCES
from cenote.games.tzolkin.state import Tzolkin
from cenote.games.tzolkin.verbs import BUY, DONE, SELL


class Market(Choice[Tzolkin]):
    """Swap as often as wanted.

    A kind sold in this visit is not bought back, nor one bought sold again: buying and selling are at the same
    rate, so every outcome stays possible, and every visit ends. `sold` and `bought` are sets of kinds, as bits.
    """

    rule = "T118"
    takes = seated(sold=range(8), bought=range(8))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, sold: int, bought: int) -> None:
        self.seat = seat
        self.sold = sold
        self.bought = bought

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        rates = s.box.market
        moves = [SELL.moves[i] for i in range(3) if me.goods[i + 1] > 0 and not self.bought & 1 << i]
        moves += [BUY.moves[i] for i in range(3) if me.corn >= rates[i + 1] and not self.sold & 1 << i]
        moves.append(DONE)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        kind = RESOURCES.index(move[1])
        corn = s.box.market[kind + 1]
        if move[0] == SELL.name:
            s.pay(me, kind + 1, 1)
            s.gain(me, CORN, corn)
            s.stack.append(Market(self.seat, self.sold | 1 << kind, self.bought))
        else:
            s.pay(me, CORN, corn)
            s.gain(me, kind + 1, 1)
            s.stack.append(Market(self.seat, self.sold, self.bought | 1 << kind))

    def why_not(self, s: Tzolkin, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] == SELL.name:
            kind = RESOURCES.index(move[1])
            if me.goods[kind + 1] == 0:
                return Reason("T118", "nothing-to-sell", good=move[1])
            return Reason("T118", "just-bought", good=move[1])
        if move[0] == BUY.name:
            kind = RESOURCES.index(move[1])
            cost = s.box.market[kind + 1]
            if me.corn < cost:
                return Reason("T118", "dear-cube", good=move[1], cost=cost, have=me.corn)
            return Reason("T118", "just-sold", good=move[1])
        return super().why_not(s, move)

    def price(self, s: Tzolkin, move: Move) -> dict[str, int]:
        if move[0] == BUY.name:
            return {"corn": s.box.market[RESOURCES.index(move[1]) + 1]}
        return {}
