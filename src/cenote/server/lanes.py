"""Who thinks next. Everybody's code takes turns, so that nobody's tables keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from cenote.server import metrics

Answer = TypeVar("Answer")

HALF_LIFE = 300.0  # seconds after which half of what somebody has used up is forgotten
BUDGET = 240.0  # remembered seconds of thinking beyond which others go first, whoever they are
MOST_REMEMBERED = 10_000

# How urgent it is
WATCHED, AWAITED, UNATTENDED = 0, 1, 2  # a person is there and waits; a person will come back; code plays code


class Asker(NamedTuple):
    """For whom somebody thinks."""

    person: str = ""
    address: str = ""  # empty where it is not known
    urgency: int = WATCHED


class Ledger:
    """How long was thought for whom lately: for a person, and for all persons of an address."""

    def __init__(self) -> None:
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spent(self, whom: str) -> float:
        seconds, since = self.used.get(whom, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - since) / HALF_LIFE) if seconds else 0.0

    def spend(self, asker: Asker, seconds: float) -> None:
        for whom in {asker.person, asker.address} - {""}:
            self.used[whom] = (self.spent(whom) + seconds, monotonic())
            self.used.move_to_end(whom)
        while len(self.used) > MOST_REMEMBERED:
            self.used.popitem(last=False)

    def claim(self, asker: Asker) -> tuple[bool, int, float, float]:
        """Whose turn it is: the smallest claim comes first."""
        near, far = self.spent(asker.person), self.spent(asker.address)
        return max(near, far) > BUDGET, asker.urgency, far, near


class Waiting:
    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.turn = asyncio.Event()


class Lane:
    """Processes of one kind, and those who wait for one. A process is given to one of them at a time."""

    def __init__(self, processes: int, ledger: Ledger, prepare: Callable[..., None], *arguments: object) -> None:
        self.processes = processes
        self.ledger = ledger
        self.prepare = prepare
        self.arguments = arguments
        self.busy = 0
        self.waiting: list[Waiting] = []
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, asker: Asker, work: Callable[..., Answer], *arguments: object) -> Answer:
        """What the work comes to, when it is the asker's turn. Raises BrokenProcessPool where its process dies."""
        await self.queue(asker)
        begun = monotonic()
        try:
            pool = self.start()
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments))
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                raise
        finally:
            self.ledger.spend(asker, monotonic() - begun)
            self.leave()

    async def queue(self, asker: Asker) -> None:
        waiting = Waiting(asker)
        self.waiting.append(waiting)
        self.call_next()
        metrics.WAITING.set(len(self.waiting))
        try:
            await waiting.turn.wait()
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            else:
                self.leave()
            raise

    def leave(self) -> None:
        self.busy -= 1
        self.call_next()

    def call_next(self) -> None:
        while self.waiting and self.busy < self.processes:
            called = min(self.waiting, key=lambda waiting: self.ledger.claim(waiting.asker))
            self.waiting.remove(called)
            self.busy += 1
            called.turn.set()

    def warm(self) -> None:
        """Somebody will ask soon."""
        try:
            self.start().submit(int)
        except BrokenProcessPool:
            self.pool = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), self.prepare, self.arguments)
        return self.pool

    def stop(self) -> None:
        if self.pool is None:
            return
        for process in list(self.processes_of(self.pool)):
            process.terminate()  # what is being thought about is thought about again after the restart
        self.pool.shutdown(cancel_futures=True)
        self.pool = None

    @staticmethod
    def processes_of(pool: ProcessPoolExecutor) -> list[Any]:
        return list((pool._processes or {}).values())
