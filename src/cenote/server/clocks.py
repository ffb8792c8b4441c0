"""How long a seat may think: no limit, so much for each turn, so much for the whole game, or days of which one has a
bank, with holidays.

The clock of a seat runs from the moment the decision is its own until its turn is committed; a draft does not stop it.
After each turn a seat may get some time more (Fischer's increment), or get back what it used, up to a limit
(Bronstein's delay). On holiday the days of holiday are used up before those of the bank.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from cenote.server.protocol.playing import ClockState
from cenote.server.protocol.tables import ClockRule
from cenote.server.protocol.terms import ClockKind, OutOfTime

NONE: ClockKind = "none"
TURN: ClockKind = "turn"
GRACE = 60.0  # seconds that everybody has at least after the server was away
LONGEST_GRACE = 12 * 3600.0  # the same where people look in once or twice a day
NEVER = -1  # of a seat that has had no time in a turn that still goes on


class More(Struct):
    """What a clock does beside running, as it is kept."""

    increment: float = 0.0  # seconds, after each turn
    delay: float = 0.0  # seconds that are given back after each turn, as far as they were used
    holidays: float = 0.0  # seconds
    out: OutOfTime | None = None  # what happens when it has run out; None: what is usual for the kind


class Clock:
    def __init__(self, kind: ClockKind, seconds: float, players: int, more: More | None = None) -> None:
        self.kind = kind
        self.seconds = seconds
        self.more = more or More()
        self.left = [seconds] * players
        self.filled = [NEVER] * players  # the turn for which each seat got its time
        self.used = [0.0] * players  # in that turn
        self.holidays = [self.more.holidays] * players
        self.resting = [False] * players
        self.running: int | None = None
        self.since = 0.0
        self.away = 0.0  # seconds that the server had been away in all its life, at `since`

    @property
    def out(self) -> OutOfTime:
        return self.more.out or ("turn" if self.kind == TURN else "game")

    @property
    def rule(self) -> ClockRule:
        more = self.more
        return ClockRule(self.kind, self.seconds, more.increment, more.delay, more.holidays, self.out)

    # --- running ---

    def start(self, seat: int | None, turn: int, now: float) -> None:
        """It is this seat's decision from now on; None when nobody is to be timed."""
        if self.kind == NONE:
            return
        self.stop(now)
        self.end_turns(turn)
        if seat is not None and self.filled[seat] != turn:
            if self.kind == TURN:
                self.left[seat] = self.seconds
            self.filled[seat] = turn
        self.running, self.since = seat, now

    def stop(self, now: float) -> None:
        if self.running is not None:
            self.charge(self.running, max(0.0, now - self.since))
            self.since = now

    def charge(self, seat: int, seconds: float) -> None:
        """So much time has passed for the seat."""
        if self.resting[seat]:
            free = min(seconds, self.holidays[seat])
            self.holidays[seat] -= free
            self.resting[seat] = self.holidays[seat] > 0
            seconds -= free
        spent = min(seconds, self.left[seat])
        self.left[seat] -= spent
        self.used[seat] += spent

    def end_turns(self, turn: int) -> None:
        """Whoever had to decide in a turn that is over gets what there is for it."""
        for seat, filled in enumerate(self.filled):
            if filled in (NEVER, turn):
                continue
            if self.kind != TURN:
                self.left[seat] += self.more.increment + min(self.used[seat], self.more.delay)
            self.used[seat] = 0.0
            self.filled[seat] = NEVER

    def rest(self, seat: int, resting: bool, now: float) -> None:
        """The seat goes on holiday, or comes back."""
        self.stop(now)
        self.resting[seat] = resting and self.holidays[seat] > 0

    @property
    def deadline(self) -> float | None:
        if self.running is None:
            return None
        holiday = self.holidays[self.running] if self.resting[self.running] else 0.0
        return self.since + holiday + self.left[self.running]

    # --- while nobody could play ---

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
            self.resting[self.running] = False
        elif self.since <= now:  # else the clock of the machine was put back meanwhile
            return False
        self.since = now
        return True

    def skip(self, seconds: float) -> None:
        """So long nobody could play, or the clock of the machine was put forward or back by so much."""
        if self.running is not None:
            self.since += seconds

    # --- for others ---

    def shown(self, now: float) -> ClockState | None:
        """Seconds left for each seat at this moment, and whose are running."""
        if self.kind == NONE:
            return None
        at_this_moment = Clock(self.kind, self.seconds, len(self.left), self.more)
        at_this_moment.recall(self.stored(), self.away)
        at_this_moment.stop(now)
        left = [round(seconds, 1) for seconds in at_this_moment.left]
        holidays = [round(seconds, 1) for seconds in at_this_moment.holidays]
        return ClockState(left, self.running, round(now, 1), holidays, at_this_moment.resting)

    def stored(self) -> dict[str, Any]:
        kept: dict[str, Any] = {"left": self.left, "running": self.running, "filled": self.filled, "away": self.away}
        if self.more.delay:
            kept["used"] = self.used
        if self.more.holidays:
            kept |= {"holidays": self.holidays, "resting": self.resting}
        return kept | {"since": self.since}

    def recall(self, stored: Mapping[str, Any], away: float = 0.0) -> None:
        """As it was written; the time in which the server has been away since does not count."""
        if stored:
            self.left = list(stored["left"])
            self.running, self.since = stored["running"], stored["since"]
            self.filled = list(stored.get("filled", self.filled))
            self.used = list(stored.get("used", self.used))
            self.holidays = list(stored.get("holidays", self.holidays))
            self.resting = list(stored.get("resting", self.resting))
            if "turn" in stored and self.running is not None:  # as it was written formerly
                self.filled[self.running] = stored["turn"]
            self.since += max(0.0, away - stored.get("away", away))
        self.away = away
