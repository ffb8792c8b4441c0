"""Several processes that serve one address together."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event as Begun
from threading import Event
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from cenote.server.homes import Homes, Way, ways
from cenote.server.leftovers import make_folder
from cenote.server.settings import Settings

PAUSE = 1.0  # seconds before a process that ended by itself is started again
STARTING, PATIENCE = 60.0, 15.0

logger = logging.getLogger("cenote.processes")


def serve_together(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Start the processes, start those again that die, stop all when asked to."""
    stopping = Event()

    def stop(_number: int, _frame: FrameType | None) -> None:
        stopping.set()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    metrics = make_folder()
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics
    workers: list[SpawnProcess] = []
    inlets = ways(settings.workers)
    try:
        begun = [get_context("spawn").Event() for _ in range(settings.workers)]
        workers = [start(settings, listening, event, Homes(place, inlets)) for place, event in enumerate(begun)]
        if all(event.wait(STARTING) for event in begun):
            ready()
        watch(settings, listening, workers, inlets, stopping)
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(PATIENCE)
            worker.kill()
        for way in inlets:
            way.close()
        shutil.rmtree(metrics, ignore_errors=True)
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0


def watch(
    settings: Settings, listening: socket.socket, workers: list[SpawnProcess], inlets: list[Way], stopping: Event
) -> None:
    while not stopping.is_set():
        wait([worker.sentinel for worker in workers], timeout=0.5)
        for place, worker in enumerate(workers):
            if worker.exitcode is not None and not stopping.is_set():
                logger.error("process %s ended with %s; starting another one", worker.pid, worker.exitcode)
                mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
                if inlets:
                    inlets[place].shut()
                stopping.wait(PAUSE)
                workers[place] = start(settings, listening, get_context("spawn").Event(), Homes(place, inlets))


def start(settings: Settings, listening: socket.socket, begun: Begun, homes: Homes) -> SpawnProcess:
    worker = get_context("spawn").Process(target=work, args=(settings, listening, begun, homes))
    worker.start()
    return worker


def work(settings: Settings, listening: socket.socket, begun: Begun, homes: Homes) -> None:
    """One of the processes."""
    from cenote.server import logs
    from cenote.server.processes import follow_parent
    from cenote.server.run import serve_alone

    follow_parent()
    logs.set_up(settings)
    raise SystemExit(serve_alone(settings, listening, begun.set, homes))
