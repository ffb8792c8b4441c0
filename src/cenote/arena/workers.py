"""Worker processes: each gets games one by one and sends back their results."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

from cenote.arena.series import Fixture, Result, Series
from cenote.core.refusal import Refusal

THREADS = "OMP_NUM_THREADS"  # what numpy asks when it is loaded
AHEAD = 2  # games that a worker has been given, so that it never waits for the next


class Crew:
    """Processes of this machine. They start with the first game and stay until the crew is closed."""

    def __init__(self, series: Series, processes: int) -> None:
        self.series = series
        self.processes = processes
        self.workers: list[Worker] = []

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        """The results of all games as they come."""
        left = iter(fixtures)
        if not self.workers:
            with helping():
                self.workers += [Worker(self.series) for _ in range(self.processes)]
        for _ in range(AHEAD):
            for worker in self.workers:
                worker.give(left)
        while busy := [worker for worker in self.workers if worker.given]:
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe in ready:
                    result = worker.receive()
                    worker.give(left)
                    yield result

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers.clear()


class Worker:
    """A process that plays games, and the games it has been given."""

    def __init__(self, series: Series) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(theirs, series), daemon=True)
        self.process.start()
        theirs.close()
        self.given: deque[Fixture] = deque()

    def give(self, left: Iterator[Fixture]) -> None:
        """One more game, if there is one left."""
        fixture = next(left, None)
        if fixture is not None:
            self.given.append(fixture)
            with suppress(ConnectionError):  # a dead worker is noticed when its result is due
                self.pipe.send(fixture)

    def receive(self) -> Result:
        try:
            result: Result = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            raise Refusal("worker-died", number=self.given[0].number, status=self.process.exitcode) from None
        self.given.popleft()
        return result

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection, series: Series) -> None:
    """What a worker does until it is stopped, or until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    play = series.open()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(play(pipe.recv()))


@contextmanager
def pool(processes: int, prepare: Callable[..., None] | None = None, *known: Any) -> Iterator[ProcessPoolExecutor]:
    """Processes for jobs that are not whole games. However it ends, nobody is left behind."""
    started = ProcessPoolExecutor(processes, get_context("spawn"), prepare, known)
    try:
        with helping():
            for _ in range(processes):
                started.submit(int)  # a process is started when there is something to do
        yield started
    finally:
        for process in list((started._processes or {}).values()):
            process.terminate()
        started.shutdown(cancel_futures=True)


@contextmanager
def helping() -> Iterator[None]:
    """Processes started here leave Ctrl-C to who started them, and keep to one core each."""
    with deaf(), on_one_core():
        yield


@contextmanager
def on_one_core() -> Iterator[None]:
    """In each process started here numpy computes alone: otherwise all of them would compete for every core."""
    before = os.environ.get(THREADS)
    os.environ.setdefault(THREADS, "1")
    try:
        yield
    finally:
        if before is None:
            del os.environ[THREADS]


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C: who started them does, and stops them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    if current_thread() is not main_thread():
        yield
        return
    heard = False

    def hear(_number: int, _frame: FrameType | None) -> None:
        nonlocal heard
        heard = True

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
    if heard:
        raise KeyboardInterrupt


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
