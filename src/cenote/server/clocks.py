"""How long a seat may think: no limit, so much for each turn, or so much for the whole game.

The clock of a seat runs from the moment the decision is its own until its turn is committed; a draft does not stop it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.server.protocol.playing import ClockState
from cenote.server.protocol.terms import ClockKind

NONE: ClockKind = "none"
TURN: ClockKind = "turn"
GRACE = 60.0  # seconds that everybody has at least after the server was away


class Clock:
    def __init__(self, kind: ClockKind, seconds: float, players: int) -> None:
        self.kind = kind
        self.seconds = seconds
        self.left = [seconds] * players
        self.running: int | None = None
        self.turn = 0
        self.since = 0.0

    def start(self, seat: int | None, turn: int, now: float) -> None:
        """It is this seat's decision from now on; None when nobody is to be timed."""
        if self.kind == NONE:
            return
        self.stop(now)
        if self.kind == TURN and seat is not None and (seat, turn) != (self.running, self.turn):
            self.left[seat] = self.seconds
        self.running, self.turn, self.since = seat, turn, now

    def stop(self, now: float) -> None:
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - max(0.0, now - self.since))
            self.since = now

    @property
    def deadline(self) -> float | None:
        return None if self.running is None else self.since + self.left[self.running]

    def spare(self, now: float) -> None:
        """Nobody loses by the time in which the server was away alone."""
        if self.running is not None and self.deadline is not None and self.deadline < now + GRACE:
            self.left[self.running] = min(GRACE, self.seconds)
            self.since = now

    def shown(self, now: float) -> ClockState | None:
        """Seconds left for each seat at this moment, and whose are running."""
        if self.kind == NONE:
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return ClockState([round(seconds, 1) for seconds in left], self.running, round(now, 1))

    def stored(self) -> dict[str, Any]:
        return {"left": self.left, "running": self.running, "turn": self.turn, "since": self.since}

    def recall(self, stored: Mapping[str, Any]) -> None:
        if stored:
            self.left = list(stored["left"])
            self.running, self.turn, self.since = stored["running"], stored["turn"], stored["since"]
