"""How often one address, or one person, may do something."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from time import monotonic

from cenote.server import metrics
from cenote.server.refused import Refused

MOST_BUCKETS = 20_000
FREE_ATTEMPTS = 5  # wrong passwords before the first pause
LONGEST_PAUSE = 60.0  # seconds: its owner is not locked out for long by somebody else
FORGIVEN = 3600.0


class Limit:
    """A bucket that holds `burst` tokens and gets `rate` new ones a second."""

    def __init__(self, what: str, burst: float, rate: float) -> None:
        self.what = what
        self.burst = burst
        self.rate = rate
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        now = monotonic()
        tokens, since = self.buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        allowed = tokens >= 1
        self.buckets[key] = (tokens - 1 if allowed else tokens, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not allowed:
            metrics.LIMITED.labels(self.what).inc()
        return allowed

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise Refused("too-often", 429, seconds=max(1, round(1 / self.rate)))


class Pauses:
    """After wrong passwords for a name the next attempt has to wait, longer from time to time, whoever makes it."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.failed: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how often, and when last

    def begin(self, name: str) -> None:
        """An attempt; it counts as a wrong one until it succeeds. Raises Refused during a pause."""
        times, last = self.failed.get(name, (0, 0.0))
        now = monotonic()
        if now - last > FORGIVEN:
            times = 0
        pause = min(LONGEST_PAUSE, 2.0 ** (times - FREE_ATTEMPTS)) if times >= FREE_ATTEMPTS else 0.0
        if self.enforced and last + pause > now:
            metrics.LIMITED.labels("attempts").inc()
            raise Refused("too-often", 429, seconds=ceil(last + pause - now))
        self.failed[name] = (times + 1, now)
        self.failed.move_to_end(name)
        if len(self.failed) > MOST_BUCKETS:
            self.failed.popitem(last=False)

    def succeed(self, name: str) -> None:
        self.failed.pop(name, None)


class Limits:
    """All limits of a process."""

    def __init__(self, enforced: bool = True) -> None:
        def limit(what: str, burst: float, per_minute: float) -> Limit:
            return Limit(what, burst, per_minute / 60) if enforced else Limit(what, 1e12, 1e12)

        self.enforced = enforced
        self.guests = limit("guests", 60, 30)
        self.login = limit("login", 40, 20)
        self.attempts = Pauses(enforced)
        self.create = limit("create", 20, 30)
        self.join = limit("join", 30, 60)
        self.drafts = limit("drafts", 60, 240)
        self.files = limit("files", 10, 6)
        self.notices = limit("notices", 12, 6)
        self.codes = limit("codes", 4, 0.1)  # to one address, whoever asks
        self.invitations = limit("invitations", 12, 6)
        self.advice = limit("advice", 60, 120)
        self.look = limit("look", 300, 1200)
        self.sockets = limit("sockets", 120, 240)
        self.messages = limit("messages", 60, 900)
        self.chat = limit("chat", 8, 40)
