"""A server that backs itself up. One process of a house does it, in a process of its own, so that nobody waits."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, time

from cenote.core.refusal import Refusal
from cenote.server import metrics
from cenote.server.processes import follow_parent
from cenote.server.rotation import back_up_into, backups_in, made_at
from cenote.server.settings import Backups
from cenote.server.store import Store, Unavailable
from cenote.server.store.store import existing
from cenote.server.words import sentence

RIGHT = "backups"  # the name of the right to make them
LOOK = 30.0  # seconds between looks
AGAIN = 600.0  # seconds after one that failed
MODESTLY = 10

logger = logging.getLogger("cenote.backups")


class Keeper:
    def __init__(self, store: Store, wanted: Backups | None) -> None:
        self.store = store
        self.wanted = wanted
        self.failed = float("-inf")
        self.pool: ProcessPoolExecutor | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.wanted is not None:
            self.task = asyncio.create_task(self.work(self.wanted))

    def stop(self) -> None:
        """Whatever is half written is thrown away at the next time."""
        if self.task is not None:
            self.task.cancel()
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool.shutdown(cancel_futures=True)

    async def work(self, wanted: Backups) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                if await self.is_ours_to_do(wanted):
                    await self.make(wanted)
            except Unavailable as trouble:
                logger.warning("no backup can be made: %s", trouble)
            except Exception:
                self.failed = monotonic()
                logger.exception("no backup could be made")

    async def is_ours_to_do(self, wanted: Backups) -> bool:
        if monotonic() - self.failed < AGAIN or not await asyncio.to_thread(is_due, wanted, time()):
            return False
        return await self.store.take(RIGHT) is not None

    async def make(self, wanted: Backups) -> None:
        database = self.store.url.render_as_string(hide_password=False)
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), prepare)
        try:
            told, trouble = await asyncio.wrap_future(self.pool.submit(make_backup, database, wanted))
        except BrokenProcessPool:
            told, trouble = "", "its process has died"
        finally:
            self.pool.shutdown(wait=False)
            self.pool = None
        if trouble:
            self.failed = monotonic()
            logger.error("no backup was made: %s", trouble)
        else:
            logger.info("backed up: %s", told)
            metrics.BACKED_UP.set_to_current_time()
        metrics.BACKUPS.labels("failed" if trouble else "made").inc()


def is_due(wanted: Backups, now: float) -> bool:
    """Backups from the future do not count: a clock was set back, and what was made since then does."""
    return not any(now - wanted.every < made_at(file) <= now for file in backups_in(Path(wanted.folder)))


def prepare() -> None:
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(MODESTLY)


def make_backup(database: str, wanted: Backups) -> tuple[str, str]:
    """What was made, or why not."""
    try:
        with existing(database) as engine:
            file, rows = back_up_into(engine, Path(wanted.folder), wanted.keep, time())
    except Refusal as refusal:
        return "", sentence(refusal, "en")
    return f"{rows} rows in {file}", ""
