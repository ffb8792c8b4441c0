"""Payments of the player's own choosing, and resources of choice."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import MANY
from cenote.core.kernel import Choice, Decision, Move, Reason, seated
from cenote.games.tzolkin.names import GOODS, IN_ACTION, RESOURCES
from cenote.games.tzolkin.rules.temples import ChooseTemple
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import PAY, PAYMENTS, TAKE

MIXES: Final = [[mix.split("+").count(good) for good in GOODS] for mix in PAYMENTS]
SIZES: Final = [sum(mix) for mix in MIXES]
OF_SIZE: Final = [[mix for mix in range(len(MIXES)) if SIZES[mix] == size] for size in range(4)]

OTHER_PRICE: Final = Reason("T73", "other-price", "cost")
OTHER_PRICE_OF_STEPS: Final = Reason("T52", "other-price", "cost")
NO_GOODS: Final = Reason("T36", "no-goods", "goods", "have")


def no_payment(me: Player, n: int, mix: int, other: Reason) -> Reason | None:
    """What stands against paying n resources by this mix; `other` is for mixes of another size."""
    if SIZES[mix] != n:
        return other
    return None if me.affords(MIXES[mix]) else NO_GOODS


def payments(me: Player, n: int) -> list[Move]:
    """Every mix of n resources that the player has."""
    return [PAY.moves[mix] for mix in OF_SIZE[n] if no_payment(me, n, mix, OTHER_PRICE) is None]


def pay_mix(s: Tzolkin, me: Player, move: Move) -> None:
    s.pay_all(me, MIXES[PAY.number(move)])


def pay_numbers(me: Player, n: int, move: Move) -> dict[str, object]:
    return {"cost": n, "goods": move[1], "have": goods_of(me)}


def goods_of(me: Player) -> dict[str, int]:
    """What the player has, by name; a kind of which there is none is left out."""
    return {good: n for good, n in zip(GOODS, me.goods, strict=True) if n}


class Pay(Choice[Tzolkin]):
    """Pay a number of resources in any mix (T73, T52)."""

    completes = True
    rule = "T73"
    takes = seated(n=range(1, 4))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def buys_steps(self, s: Tzolkin) -> bool:
        """Tikal 5; else it pays for an advance."""
        return len(s.stack) > 1 and isinstance(s.stack[-2], ChooseTemple)

    def cited(self, s: Tzolkin) -> str:
        return "T52" if self.buys_steps(s) else self.rule

    def moves(self, s: Tzolkin) -> list[Move]:
        return payments(s.players[self.seat], self.n)

    def play(self, s: Tzolkin, move: Move) -> None:
        pay_mix(s, s.players[self.seat], move)

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == PAY.name:
            other = OTHER_PRICE_OF_STEPS if self.buys_steps(s) else OTHER_PRICE
            return no_payment(s.players[self.seat], self.n, PAY.number(move), other)
        return super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return pay_numbers(s.players[self.seat], self.n, move) if move[0] == PAY.name else {}


class TakeResource(Decision[Tzolkin]):
    """Take resources of choice, one by one (T60, T76)."""

    completes = True
    rule = "T60"
    takes = seated(n=range(1, MANY))
    lies_on = (*IN_ACTION, "StartRound")
    same_seat = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def waits(self) -> bool:
        return True

    def cited(self, s: Tzolkin) -> str:
        return "T76" if self.n > 1 else self.rule  # Chichen Itza gives one, the bonus of extraction two

    def moves(self, s: Tzolkin) -> list[Move]:
        return TAKE.moves.copy()

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        return None if move[0] == TAKE.name else super().obstacle(s, move)

    def play(self, s: Tzolkin, move: Move) -> None:
        if self.n > 1:
            s.stack.append(TakeResource(self.seat, self.n - 1))
        s.gain(s.players[self.seat], 1 + RESOURCES.index(move[1]), 1)
