"""Worker processes: each gets the numbers of games one by one and sends back their results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from types import FrameType

from cenote.arena.table import Result, Table
from cenote.core.refusal import Refusal

AHEAD = 2  # games that a worker has been given, so that it never waits for the next


def play_apart(table: Table, games: int, processes: int) -> Generator[Result, None, None]:
    """The results of all games as they come. However it ends, no worker is left behind."""
    numbers = iter(range(1, games + 1))
    workers: list[Worker] = []
    try:
        with deaf():
            workers += [Worker(table) for _ in range(processes)]
        for _ in range(AHEAD):
            for worker in workers:
                worker.give(numbers)
        while busy := [worker for worker in workers if worker.given]:
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe in ready:
                    result = worker.receive()
                    worker.give(numbers)
                    yield result
    finally:
        for worker in workers:
            worker.stop()


class Worker:
    """A process that plays games, and the games it has been given."""

    def __init__(self, table: Table) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(theirs, table), daemon=True)
        self.process.start()
        theirs.close()
        self.given: deque[int] = deque()

    def give(self, numbers: Iterator[int]) -> None:
        """One more game, if there is one left."""
        number = next(numbers, None)
        if number is not None:
            self.given.append(number)
            with suppress(ConnectionError):  # a dead worker is noticed when its result is due
                self.pipe.send(number)

    def receive(self) -> Result:
        try:
            result: Result = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            raise Refusal("worker-died", number=self.given[0], status=self.process.exitcode) from None
        self.given.popleft()
        return result

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection, table: Table) -> None:
    """What a worker does until it is stopped, or until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    play = table.open()
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(play(pipe.recv()))


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
