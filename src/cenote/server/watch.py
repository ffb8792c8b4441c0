"""The time of day, and a word when it did not pass as it should."""

from __future__ import annotations

from collections.abc import Callable
from time import time

LONGEST_STEP = 5.0  # seconds between two looks, of which there are several in a second
LONGEST_STEP_BACK = 2.0


class Watch:
    """Whoever looks at it after a gap learns of it first: the machine slept, the process stood still, or somebody put
    the clock forward or back."""

    def __init__(self, on_gap: Callable[[float], None]) -> None:
        self.on_gap = on_gap
        self.seen = time()

    def wind(self) -> None:
        """From now on it is looked at again and again."""
        self.seen = time()

    def now(self) -> float:
        now = time()
        step, self.seen = now - self.seen, now
        if not -LONGEST_STEP_BACK <= step <= LONGEST_STEP:
            self.on_gap(step)
        return now
