"""Is the server well? It is, if it can write and read what it wrote. And how long was there none at all?"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, time

from sqlalchemy import Connection, select

from cenote.server.store import Store, Unavailable
from cenote.server.store.reads import ALIVE, AWAY, away
from cenote.server.store.schema import pulse
from cenote.server.store.statements import PUT_PULSE

AGAIN = 1.0  # seconds for which an answer is as good as a new one
PATIENCE = 3.0
HEALTH = "health"
LONGEST_SILENCE = 12.0  # seconds; a few signs of life may be late


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


class Life:
    """The time in which no process ran, so that no clock counts it. While one does, it says so again and again."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self) -> None:
        """Note how long there was nobody; one process does."""
        if await self.store.take(ALIVE) is None:
            return
        before, now = await self.store.read(last, ALIVE), time()
        if before is not None and now - before > LONGEST_SILENCE:
            total = await self.store.read(away)
            await self.store.write([(PUT_PULSE, {"process": AWAY, "at": total + now - before})])
        await self.go_on()
        self.store.give_back(ALIVE)

    async def go_on(self) -> None:
        with suppress(Unavailable):
            await self.store.write([(PUT_PULSE, {"process": ALIVE, "at": time()})])


def last(connection: Connection, process: str) -> float | None:
    found: float | None = connection.execute(select(pulse.c.at).where(pulse.c.process == process)).scalar()
    return found
