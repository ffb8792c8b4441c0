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
LONGEST_GRACE = 12 * 3600.0  # the same where people look in once or twice a day


class Clock:
    def __init__(self, kind: ClockKind, seconds: float, players: int) -> None:
        self.kind = kind
        self.seconds = seconds
        self.left = [seconds] * players
        self.filled = [-1] * players  # the turn for which each seat got its time
        self.running: int | None = None
        self.since = 0.0

    def start(self, seat: int | None, turn: int, now: float) -> None:
        """It is this seat's decision from now on; None when nobody is to be timed."""
        if self.kind == NONE:
            return
        self.stop(now)
        if self.kind == TURN and seat is not None and self.filled[seat] != turn:
            self.left[seat] = self.seconds
            self.filled[seat] = turn
        self.running, self.since = seat, now

    def stop(self, now: float) -> None:
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - max(0.0, now - self.since))
            self.since = now

    @property
    def deadline(self) -> float | None:
        return None if self.running is None else self.since + self.left[self.running]

    @property
    def grace(self) -> float:
        """What a seat has at least after the server was away: a part of what it had at first."""
        part = self.seconds / (4 if self.kind == TURN else 100)
        return min(self.seconds, max(GRACE, min(LONGEST_GRACE, part)))

    def spare(self, now: float) -> bool:
        """Nobody loses by the time in which the server was away alone. Tells whether somebody would have."""
        if self.running is None or self.deadline is None:
            return False
        if self.deadline < now + self.grace:
            self.left[self.running] = self.grace
        elif self.since <= now:  # else the clock of the machine was put back meanwhile
            return False
        self.since = now
        return True

    def skip(self, seconds: float) -> None:
        """So long nobody could play, or the clock of the machine was put forward or back by so much."""
        if self.running is not None:
            self.since += seconds

    def shown(self, now: float) -> ClockState | None:
        """Seconds left for each seat at this moment, and whose are running."""
        if self.kind == NONE:
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return ClockState([round(seconds, 1) for seconds in left], self.running, round(now, 1))

    def stored(self) -> dict[str, Any]:
        return {"left": self.left, "running": self.running, "filled": self.filled, "since": self.since}

    def recall(self, stored: Mapping[str, Any]) -> None:
        if stored:
            self.left = list(stored["left"])
            self.running, self.since = stored["running"], stored["since"]
            self.filled = list(stored.get("filled", self.filled))
            if "turn" in stored and self.running is not None:  # as it was written formerly
                self.filled[self.running] = stored["turn"]
