"""Is the server well? It is, if it can write and read what it wrote."""

from __future__ import annotations

import asyncio
from time import monotonic, time

from sqlalchemy import Connection, select

from cenote.server.store import Store, Unavailable
from cenote.server.store.schema import pulse
from cenote.server.store.statements import PUT_PULSE

AGAIN = 1.0  # seconds for which an answer is as good as a new one
PATIENCE = 3.0
HEALTH = "health"


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.well = False
        self.at = float("-inf")
        self.feeling = asyncio.Lock()

    async def felt(self) -> bool:
        """Try it, unless somebody did a moment ago."""
        async with self.feeling:
            if monotonic() - self.at > AGAIN:
                self.well = await self.beats()
                self.at = monotonic()
        return self.well

    async def beats(self) -> bool:
        now = time()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.write([(PUT_PULSE, {"process": HEALTH, "at": now})])
                return (await self.store.read(last, HEALTH) or 0.0) >= now  # another process may have written since
        except (Unavailable, TimeoutError):
            return False


def last(connection: Connection, process: str) -> float | None:
    found: float | None = connection.execute(select(pulse.c.at).where(pulse.c.process == process)).scalar()
    return found
