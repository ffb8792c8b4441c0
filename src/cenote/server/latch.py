"""The lock of a table, which also calls those who only want to look when it is free."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Latch(asyncio.Lock):
    def __init__(self) -> None:
        super().__init__()
        self.awaited: dict[Callable[[], None], None] = {}  # in the order in which they came

    def when_free(self, look: Callable[[], None]) -> None:
        """Call it once, before the next one has the lock; it must not wait for anything."""
        self.awaited[look] = None

    def release(self) -> None:
        super().release()
        while self.awaited:
            look = next(iter(self.awaited))
            del self.awaited[look]
            look()
