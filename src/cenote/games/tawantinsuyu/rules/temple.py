"""The temple: steps and what they give (W75, W76, W77, W151)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason, Step, seated
from cenote.games.tawantinsuyu.names import FEW
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import CLIMB, SKIP

TOP_STEP: Final = Reason("W76", "top-step")
TOO_DEAR: Final = Reason("W57", "dear", "cost", "have")


def can_climb(s: Tawantinsuyu, me: Player) -> bool:
    """The top step is the end (W76)."""
    return me.step < s.box.top_step


class Climb(Step[Tawantinsuyu]):
    """Climb so many steps, the reward of each taken before the next; beyond the top they are lost (W75, W76)."""

    takes = seated(n=FEW)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if not can_climb(s, me):
            return
        if self.n > 1:
            s.stack.append(Climb(self.seat, self.n - 1))
        me.step += 1
        if s.events is not None:
            s.tell("climb", self.seat, step=me.step)
        give(s, me, s.box.rewards[me.step])


class BuyStep(Moment):
    """Pay 1 gold for 1 temple step, or do not (W57, W112)."""

    rule = "W57"

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [CLIMB.moves[0], SKIP] if self.no_climb(s) is None else [SKIP]

    def no_climb(self, s: Tawantinsuyu) -> Reason | None:
        me = s.players[self.seat]
        if not can_climb(s, me):
            return TOP_STEP
        return None if affords(me, 0, 0, 0, 1, 0) else TOO_DEAR

    def helped(self, s: Tawantinsuyu) -> bool:
        return can_climb(s, s.players[self.seat])

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        s.stack.append(Climb(self.seat, 1))
        charge(s, s.players[self.seat], 0, 0, 0, 1, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == CLIMB.name:
            return self.no_climb(s)
        return None if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return bill(s.players[self.seat], {"gold": 1}) if move[0] == CLIMB.name else super().numbers(s, move)
