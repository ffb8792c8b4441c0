"""Keeps the ratings of a running server up to its results."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from cenote.server.ladder.settle import settle
from cenote.server.store import Store

AGAIN = 30.0  # seconds after which it is tried again

logger = logging.getLogger("cenote.ladder")


class Keeper:
    """A game that ends is durable before it is counted: whatever was not counted when a process died is counted at the
    next start, or after the next game."""

    def __init__(self, store: Store, counted: Callable[[str], None]) -> None:
        self.store = store
        self.counted = counted  # is told of each table that was taken in
        self.wanted = asyncio.Event()
        self.settled = 0  # games that were taken in by this process

    def nudge(self) -> None:
        self.wanted.set()

    async def work(self) -> None:
        self.nudge()
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            try:
                taken = await asyncio.get_running_loop().run_in_executor(self.store.readers, settle, self.store.engine)
                self.settled += len(taken)
                for table_id in taken:
                    self.counted(table_id)
            except SQLAlchemyError as trouble:
                logger.warning("ratings have to wait: %s", trouble)
                await asyncio.sleep(AGAIN)
                self.nudge()
