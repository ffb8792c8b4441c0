"""Chichen Itza: skulls for points, temple steps and resources (T59, T60, T61, T85)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason
from cenote.core.shared import changed
from cenote.games.tzolkin.names import IN_ACTION, SKULL, THEOLOGY
from cenote.games.tzolkin.rules.payment import TakeResource, no_payment, pay_mix, pay_numbers, payments
from cenote.games.tzolkin.rules.temples import ChooseTemple, step_up
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import DONE, PAY

ONE_RESOURCE: Final = Reason("T85", "other-price", "cost")
NO_SKULL: Final = Reason("T59", "no-skull", "gear", "number", "have")
OVAL_TAKEN: Final = Reason("T59", "oval-taken", "gear", "number", "have")


def obstacle(s: Tzolkin, me: Player, number: int) -> Reason | None:
    if s.ovals[number - 1] != NONE:
        return OVAL_TAKEN
    if not me.goods[SKULL]:
        return NO_SKULL
    return None


def act(s: Tzolkin, me: Player, number: int) -> None:
    """The skull stays on its oval; then points, a temple step, sometimes a resource (T59, T60)."""
    box = s.box
    me.goods[SKULL] -= 1
    s.ovals = changed(s.ovals, number - 1, me.seat)
    if s.events is not None:
        s.tell("offer", me.seat, number=number)
    if me.levels[THEOLOGY] >= 2:
        s.stack.append(BuyStep(me.seat))
    if box.offering_resource[number - 1]:
        s.stack.append(TakeResource(me.seat, box.offering_resource[number - 1]))
    s.score(me, box.offering_vp[number - 1], "skulls")
    step_up(s, me, box.offering_temple[number - 1])


class BuyStep(Choice[Tzolkin]):
    """Theology 2: a resource for one more step in any temple (T85)."""

    rule = "T85"
    lies_on = IN_ACTION
    same_seat = True

    def waits(self) -> bool:
        return True

    def moves(self, s: Tzolkin) -> list[Move]:
        return [*payments(s.players[self.seat], 1), DONE]

    def play(self, s: Tzolkin, move: Move) -> None:
        if move == DONE:
            return
        pay_mix(s, s.players[self.seat], move)
        s.stack.append(ChooseTemple(self.seat, 0, -1))

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == PAY.name:
            return no_payment(s.players[self.seat], 1, PAY.number(move), ONE_RESOURCE)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return pay_numbers(s.players[self.seat], 1, move) if move[0] == PAY.name else {}
