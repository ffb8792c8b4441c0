"""Looks for garbage among what is new.

With hundreds of tables in memory a look at everything takes as long as people notice, and Python would take one every
few seconds. So what has lasted is set aside, and looked at again only now and then.
"""

from __future__ import annotations

import gc
from time import monotonic

WHOLE = 900.0  # seconds between looks at everything
OFTEN = 50_000  # new things, after which Python looks by itself; it sees them all again at the next sweep


class Broom:
    def __init__(self) -> None:
        self.whole = monotonic()  # when everything was looked at
        gc.set_threshold(OFTEN, *gc.get_threshold()[1:])
        self.sweep()  # before anybody waits: the program itself takes the longest

    def sweep(self) -> None:
        now = monotonic()
        if now - self.whole > WHOLE:
            self.whole = now
            gc.unfreeze()
        gc.collect()
        gc.freeze()
