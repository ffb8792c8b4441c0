"""Who can be reached at all. Kept in memory, so that a move at a table of others costs nothing."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import time

from sqlalchemy import Connection, select

from cenote.server.store import Store, Unavailable
from cenote.server.store.schema import channels

OFTEN = 5.0  # seconds between looks at what other processes have changed
OVERLAP = 60.0  # seconds by which their clocks may differ
SELDOM = 600.0  # seconds after which it is read as a whole

logger = logging.getLogger("cenote.notices")


class Reach:
    """Persons with a channel that is on. One who is named wrongly costs a statement that finds nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.persons: set[str] = set()

    async def follow(self) -> None:
        """What another process adds is known here after a few seconds."""
        whole, looked = 0.0, 0.0
        while True:
            now = time()
            with suppress(Unavailable):
                if not 0 <= now - whole <= SELDOM:
                    self.persons.intersection_update(await self.store.read(reached, 0.0))
                    whole, looked = now, 0.0
                self.persons |= await self.store.read(reached, looked - OVERLAP)
                looked = now
            await asyncio.sleep(SELDOM if self.store.is_sqlite else OFTEN)


def reached(connection: Connection, since: float) -> set[str]:
    query = select(channels.c.person).where(channels.c.status == "on", channels.c.changed >= since).distinct()
    return set(connection.execute(query).scalars())
