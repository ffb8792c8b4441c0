"""Temples: steps up, the single top step, the anger of the gods (T91, T92, T93)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Decision, Move, Reason, seated
from cenote.core.shared import added, changed
from cenote.games.tzolkin.names import IN_ACTION, LOWEST, TEMPLES
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import DOWN, UP

SAME_TEMPLE: Final = Reason("T129", "same-temple", "temple")
LOWEST_STEP: Final = Reason("T93", "lowest-step", "temple")


def step_up(s: Tzolkin, me: Player, temple: int) -> None:
    """One step up. Beyond the top, or onto a top that is taken, the step is lost (T91, T128)."""
    top = s.box.temples[temple].top
    step = me.temples[temple] + 1
    if step > top or (step == top and s.top_taken(temple)):
        if s.events is not None:
            s.tell("lost-step", me.seat, temple=TEMPLES[temple])
        return
    me.temples = changed(me.temples, temple, step)
    if step == top:
        me.light = True  # T92
    if s.events is not None:
        s.tell("up", me.seat, temple=TEMPLES[temple], step=step)


class ChooseTemple(Decision[Tzolkin]):
    """Go up in a temple of choice; `more` further ones, all different from `but` (T91, T129)."""

    completes = True
    rule = "T91"
    takes = seated(more=range(2), but=range(-1, 3))
    lies_on = (*IN_ACTION, "StartRound")
    same_seat = True

    def __init__(self, seat: int, more: int, but: int) -> None:
        self.seat = seat
        self.more = more
        self.but = but

    def waits(self) -> bool:
        return True

    def cited(self, s: Tzolkin) -> str:
        return "T52" if self.more or self.but >= 0 else self.rule

    def moves(self, s: Tzolkin) -> list[Move]:
        return [UP.moves[temple] for temple in range(3) if temple != self.but]

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == UP.name:
            return SAME_TEMPLE if UP.number(move) == self.but else None
        return super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return {"temple": move[1]} if move[0] == UP.name else {}

    def play(self, s: Tzolkin, move: Move) -> None:
        temple = UP.number(move)
        if self.more:
            s.stack.append(ChooseTemple(self.seat, self.more - 1, temple))
        step_up(s, s.players[self.seat], temple)


class Anger(Choice[Tzolkin]):
    """The gods are angry: go down one step in a temple above its lowest (T93, T130)."""

    rule = "T93"
    lies_on = (*IN_ACTION, "Turn")
    same_seat = True

    def moves(self, s: Tzolkin) -> list[Move]:
        temples = s.players[self.seat].temples
        return [DOWN.moves[temple] for temple in range(3) if temples[temple] > LOWEST]

    def play(self, s: Tzolkin, move: Move) -> None:
        temple = DOWN.number(move)
        me = s.players[self.seat]
        me.temples = added(me.temples, temple, -1)
        if s.events is not None:
            s.tell("down", self.seat, temple=TEMPLES[temple], step=me.temples[temple])

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == DOWN.name:
            return LOWEST_STEP if s.players[self.seat].temples[DOWN.number(move)] == LOWEST else None
        return super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        return {"temple": move[1]} if move[0] == DOWN.name else {}
