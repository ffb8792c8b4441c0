"""How often one address, or one person, may do something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from cenote.server import metrics
from cenote.server.refused import Refused

MOST_BUCKETS = 20_000


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


class Limits:
    """All limits of a process."""

    def __init__(self, enforced: bool = True) -> None:
        def limit(what: str, burst: float, per_minute: float) -> Limit:
            return Limit(what, burst, per_minute / 60) if enforced else Limit(what, 1e12, 1e12)

        self.guests = limit("guests", 20, 20)
        self.login = limit("login", 8, 6)
        self.create = limit("create", 20, 30)
        self.join = limit("join", 30, 60)
        self.drafts = limit("drafts", 60, 240)
        self.files = limit("files", 10, 6)
        self.advice = limit("advice", 60, 120)
        self.look = limit("look", 300, 1200)
        self.sockets = limit("sockets", 60, 120)
        self.messages = limit("messages", 60, 900)
        self.chat = limit("chat", 8, 40)
