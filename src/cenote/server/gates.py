"""What one process does at a time, and in it one task: who comes second finds done what the first has done."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

from cenote.server.store import Store, Unavailable

PATIENCE, PAUSE = 5.0, 0.05  # seconds to wait for another process, and between looks


class Gates:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def alone(self, key: str) -> AsyncIterator[int]:
        """Tells the era for which this process may write; what is written with it is not written after it is over.

        Raises Unavailable where another process does not come to an end.
        """
        async with self.locks[key]:
            end = time() + PATIENCE
            while (era := await self.store.take(key)) is None:
                if time() > end:
                    raise Unavailable(f"another process is at it: {key}")
                await asyncio.sleep(PAUSE)
            try:
                yield era
            finally:
                self.store.give_back(key)
