"""The market: single cubes against their corn value (T55, T118)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.tzolkin.names import CORN, IN_ACTION, RESOURCES
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import BUY, DONE, SELL

NOTHING_TO_SELL: Final = Reason("T118", "nothing-to-sell", "good")
JUST_BOUGHT: Final = Reason("", "just-bought", "good")
DEAR_CUBE: Final = Reason("T118", "dear-cube", "good", "cost", "have")
JUST_SOLD: Final = Reason("", "just-sold", "good")


class Market(Choice[Tzolkin]):
    """Swap as often as wanted.

    A kind sold in this visit is not offered to be bought back, nor one bought to be sold again. No rule forbids it, but
    buying and selling are at the same rate, so every outcome stays possible, and every visit ends. `sold` and `bought`
    are sets of kinds, as bits.
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
        moves = [SELL.moves[kind] for kind in range(3) if self.no_sale(me, kind) is None]
        moves += [BUY.moves[kind] for kind in range(3) if self.no_purchase(s, me, kind) is None]
        moves.append(DONE)
        return moves

    def no_sale(self, me: Player, kind: int) -> Reason | None:
        if not me.goods[kind + 1]:
            return NOTHING_TO_SELL
        return JUST_BOUGHT if self.bought & 1 << kind else None

    def no_purchase(self, s: Tzolkin, me: Player, kind: int) -> Reason | None:
        if me.corn < s.box.market[kind + 1]:
            return DEAR_CUBE
        return JUST_SOLD if self.sold & 1 << kind else None

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == SELL.name:
            return self.no_sale(me, RESOURCES.index(move[1]))
        if move[0] == BUY.name:
            return self.no_purchase(s, me, RESOURCES.index(move[1]))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        if move[0] != SELL.name and move[0] != BUY.name:
            return {}
        return {"good": move[1], "cost": s.box.market[RESOURCES.index(move[1]) + 1], "have": s.players[self.seat].corn}

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
