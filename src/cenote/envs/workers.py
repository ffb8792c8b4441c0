"""Tables in worker processes. All write into the same memory, so that nothing but a word goes back and forth."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from cenote.core.batch import Finished
from cenote.envs.tables import Arrays, Kind, Tables

ALIGNED = 64  # bytes, so that no two arrays share a line of a cache


def laid_out(kind: Kind, n: int) -> tuple[dict[str, int], int]:
    """Where each array begins, and how long all of them are."""
    places, at = {}, 0
    for name, (shape, of) in kind.shapes(n).items():
        places[name] = at
        size = int(np.prod(shape)) * np.dtype(of).itemsize
        at += -(-size // ALIGNED) * ALIGNED
    return places, at


def arrays_in(memory: SharedMemory, kind: Kind, n: int) -> Arrays:
    places, _ = laid_out(kind, n)
    return {
        name: np.ndarray(shape, of, memory.buf, places[name]) for name, (shape, of) in kind.shapes(n).items()
    }  # fmt: skip


def work(kind: Kind, n: int, share: range, first: int, memory: str, orders: Connection) -> None:
    """The life of a worker: it plays its share of the tables until it is told to stop, or nobody is there any more."""
    shared = SharedMemory(memory)
    arrays = {name: each[share.start : share.stop] for name, each in arrays_in(shared, kind, n).items()}
    tables = Tables(kind, arrays, first + share.start)
    while True:
        try:
            order = orders.recv()
            if order == "stop":
                break
            orders.send(tables.step() if order is None else tables.open(order))
        except (EOFError, KeyboardInterrupt):
            break
    del tables, arrays
    shared.close()


class Workers:
    """The same as `Tables`, in other processes."""

    def __init__(self, kind: Kind, n: int, workers: int, first: int) -> None:
        processes = get_context("spawn")
        self.memory = SharedMemory(create=True, size=laid_out(kind, n)[1])
        self.arrays = arrays_in(self.memory, kind, n)
        self.shares = [range(worker * n // workers, (worker + 1) * n // workers) for worker in range(workers)]
        self.orders: list[Connection] = []
        self.processes: list[Any] = []
        for share in self.shares:
            here, there = processes.Pipe()
            settings = (kind, n, share, first, self.memory.name, there)
            process = processes.Process(target=work, args=settings, daemon=True)
            process.start()
            there.close()
            self.orders.append(here)
            self.processes.append(process)

    def open(self, sources: Sequence[str]) -> list[Finished]:
        return self.all([sources[share.start : share.stop] for share in self.shares])

    def step(self) -> list[Finished]:
        return self.all([None] * len(self.orders))

    def all(self, told: Sequence[Sequence[str] | None]) -> list[Finished]:
        """Let all work at once, and wait for the last."""
        for each, order in zip(self.orders, told, strict=True):
            each.send(order)
        return [finished for each in self.orders for finished in each.recv()]

    def close(self) -> None:
        """Ends the processes. The arrays are no more."""
        if not self.processes:
            return
        for each in self.orders:
            with suppress(ConnectionError):  # who has died need not be told
                each.send("stop")
        for process in self.processes:
            process.join()
        self.processes, self.orders = [], []
        self.arrays.clear()
        self.memory.unlink()
        with suppress(BufferError):  # somebody still holds an array: the memory goes with it
            self.memory.close()
