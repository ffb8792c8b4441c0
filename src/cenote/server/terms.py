"""How long everybody may think at a table, as somebody asks for it."""

from __future__ import annotations

from cenote.server.clocks import NONE, TURN, More
from cenote.server.protocol.tables import ClockPlan
from cenote.server.protocol.terms import ClockKind
from cenote.server.refused import Refused

SHORTEST: dict[ClockKind, float] = {"none": 0.0, "turn": 5.0, "game": 30.0, "bank": 3600.0}  # seconds


class Timing:
    """A clock that can be. Raises Refused for one that cannot."""

    def __init__(self, plan: ClockPlan) -> None:
        self.kind = plan.kind
        if plan.seconds < SHORTEST[plan.kind]:
            raise Refused("clock-too-short", 422, seconds=SHORTEST[plan.kind])
        if plan.kind in (NONE, TURN) and (plan.increment or plan.delay):
            raise Refused("clock-no-more", 422)
        if plan.kind != "bank" and plan.holidays:
            raise Refused("clock-no-holidays", 422)
        self.seconds = plan.seconds if plan.kind != NONE else 0.0
        self.more = More(plan.increment, plan.delay, plan.holidays, plan.out if plan.kind != NONE else None)
