"""Payments of the player's own choosing, and resources of choice."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import MANY
from cenote.core.kernel import Choice, Decision, Move, Reason, seated
from cenote.games.tzolkin.names import GOODS, IN_ACTION, RESOURCES
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import PAY, PAYMENTS, TAKE

MIXES: Final = [[mix.split("+").count(good) for good in GOODS] for mix in PAYMENTS]
SIZES: Final = [sum(mix) for mix in MIXES]


def payments(me: Player, n: int) -> list[Move]:
    """Every mix of n resources that the player has."""
    return [PAY.moves[i] for i in range(len(MIXES)) if SIZES[i] == n and me.affords(MIXES[i])]


def pay_mix(s: Tzolkin, me: Player, move: Move) -> None:
    s.pay_all(me, MIXES[PAY.number(move)])


def why_not_pay(me: Player, n: int, move: Move, rule: str) -> Reason:
    if SIZES[PAY.number(move)] != n:
        return Reason(rule, "other-price", cost=n)
    return Reason("T36", "no-goods", goods=move[1], have=goods_of(me))


def goods_of(me: Player) -> dict[str, int]:
    """What the player has, by name; a kind of which there is none is left out."""
    return {good: n for good, n in zip(GOODS, me.goods, strict=True) if n}


class Pay(Choice[Tzolkin]):
    """Pay a number of resources in any mix (T73, T52)."""

    rule = "T73"
    takes = seated(n=range(1, 4))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def moves(self, s: Tzolkin) -> list[Move]:
        return payments(s.players[self.seat], self.n)

    def play(self, s: Tzolkin, move: Move) -> None:
        pay_mix(s, s.players[self.seat], move)

    def why_not(self, s: Tzolkin, move: Move) -> Reason:
        if move[0] == PAY.name:
            return why_not_pay(s.players[self.seat], self.n, move, self.rule)
        return super().why_not(s, move)


class TakeResource(Decision[Tzolkin]):
    """Take resources of choice, one by one (T60, T76)."""

    rule = "T60"
    takes = seated(n=range(1, MANY))
    lies_on = (*IN_ACTION, "StartRound")
    same_seat = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def waits(self) -> bool:
        return True

    def moves(self, s: Tzolkin) -> list[Move]:
        return TAKE.moves.copy()

    def play(self, s: Tzolkin, move: Move) -> None:
        if self.n > 1:
            s.stack.append(TakeResource(self.seat, self.n - 1))
        s.gain(s.players[self.seat], 1 + RESOURCES.index(move[1]), 1)
