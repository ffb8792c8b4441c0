"""The one thread that writes. Whatever waits is written in one transaction, and only then acknowledged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Protocol

from cenote.server import metrics
from cenote.server.store.statements import Statement

LARGEST_GROUP = 256

logger = logging.getLogger("cenote.store")


class Unavailable(Exception):
    """The database did not take it; nobody knows whether it will be there."""


class Connection(Protocol):
    """A connection to the database that only the writer uses."""

    def write(self, writes: Sequence[Sequence[Statement]]) -> None:
        """All of them in one durable transaction, or none."""

    def renew(self) -> bool:
        """After trouble: tells whether the connection had been lost and is a new one."""

    def close(self) -> None: ...


class Job:
    """Something for the writer to do, and who waits for it."""

    def __init__(self, work: Sequence[Statement] | Callable[[Any], Any], era: int) -> None:
        self.work = work
        self.era = era
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def finish(self, result: Any, error: BaseException | None) -> None:
        if self.done.done():  # who waited has gone
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Writer(Thread):
    def __init__(self, connection: Connection, on_lost: Callable[[], None]) -> None:
        super().__init__(name="cenote-writer", daemon=True)
        self.connection = connection
        self.on_lost = on_lost  # called in this thread when the connection had to be made anew
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.era = 0  # raised when the connection was lost: what was to be written before that is not written after it

    def put(self, work: Sequence[Statement] | Callable[[Any], Any], era: int | None = None) -> asyncio.Future[Any]:
        """Statements to be made durable, or a function to be called with the writer's connection."""
        job = Job(work, self.era if era is None else era)
        self.queue.put(job)
        return job.done

    def stop(self) -> None:
        """Write what still waits, then end."""
        self.queue.put(None)
        self.join(timeout=10)

    def run(self) -> None:
        ending = False
        while not ending:
            jobs: list[Job] = []
            job = self.queue.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == LARGEST_GROUP or callable(job.work):
                    break
                try:
                    job = self.queue.get_nowait()
                except Empty:
                    break
            ending = job is None
            self.serve(jobs)
        self.connection.close()

    def serve(self, jobs: list[Job]) -> None:
        if late := [job for job in jobs if job.era != self.era]:
            self.fail(late, ConnectionError("the connection was lost before"))
            jobs = [job for job in jobs if job.era == self.era]
        writes = [job for job in jobs if not callable(job.work)]
        if writes:
            self.write_group(writes)
        for job in jobs:
            if callable(job.work):
                self.attempt(job, lambda job=job: job.work(self.connection))  # type: ignore[misc]

    def write_group(self, jobs: list[Job]) -> None:
        """One transaction for all; if that fails, one for each, so that nobody pays for another's trouble."""
        start = perf_counter()
        try:
            self.connection.write([job.work for job in jobs])  # type: ignore[misc]
        except Exception as error:
            if self.recover():
                self.fail(jobs, error)
                return
            for job in jobs:
                self.attempt(job, lambda job=job: self.connection.write([job.work]))  # type: ignore[misc]
            return
        metrics.COMMIT_SECONDS.observe(perf_counter() - start)
        metrics.COMMIT_GROUP.observe(len(jobs))
        self.tell(jobs, None, None)

    def attempt(self, job: Job, work: Callable[[], Any]) -> None:
        try:
            self.tell([job], work(), None)
        except Exception as error:
            self.recover()
            self.fail([job], error)

    def fail(self, jobs: list[Job], error: Exception) -> None:
        logger.warning("not written: %s", error)
        unavailable = Unavailable(str(error))
        unavailable.__cause__ = error
        self.tell(jobs, None, unavailable)

    def recover(self) -> bool:
        """Tells whether the connection was lost, and with it the right to write to any table."""
        try:
            lost = self.connection.renew()
        except Exception as error:
            logger.error("no database: %s", error)
            lost = True
        if lost:
            self.era += 1
            self.on_lost()
        return lost

    def tell(self, jobs: list[Job], result: Any, error: BaseException | None) -> None:
        def finish() -> None:
            for job in jobs:
                job.finish(result, error)

        try:
            jobs[0].loop.call_soon_threadsafe(finish)
        except RuntimeError:  # the loop has ended; what was written stays written
            logger.info("nobody waits any more")
