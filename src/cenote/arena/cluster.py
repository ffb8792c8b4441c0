"""The same games on a Ray cluster. A worker that dies costs nothing but the time to play its game again."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from cenote import __version__
from cenote.arena.series import Fixture, Result, Series
from cenote.core.refusal import BadOption, Refusal

AHEAD = 2  # games that have been handed out for each core of the cluster
RETRIES = 20  # how often a game is begun again because its worker died
PATIENCE = 5.0  # seconds for an address to answer
LONG_PATIENCE = 60.0  # seconds to become part of a cluster that answers
GCS_PORT = 6379
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
SETTINGS = b"\0\0\0\4\0\0\0\0\0"  # an empty frame of the kind that both sides begin with


class Cluster:
    """Hands of a Ray cluster. The games are the same as anywhere, for each has its own seed."""

    def __init__(self, series: Series, address: str) -> None:
        self.series = series
        self.ray = join(address)
        play = self.ray.remote(num_cpus=1, max_retries=RETRIES)(play_one)
        shared = self.ray.put(series)
        self.submit: Callable[[Fixture], Any] = lambda fixture: play.remote(shared, fixture, __version__)

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        left = iter(fixtures)
        width = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        running = [self.submit(fixture) for fixture in islice(left, width)]
        while running:
            ready, running = self.ray.wait(running)
            running += [self.submit(fixture) for fixture in islice(left, len(ready))]
            for reference in ready:
                yield self.receive(reference)

    def receive(self, reference: Any) -> Result:
        errors = self.ray.exceptions
        try:
            result: Result = self.ray.get(reference)
        except errors.RayTaskError as error:
            cause = error.as_instanceof_cause()
            if isinstance(cause, Refusal):
                raise cause from None
            raise
        except errors.RayError:
            raise Refusal("ray-lost") from None
        return result

    def close(self) -> None:
        self.ray.shutdown()


def play_one(series: Series, fixture: Fixture, version: str) -> Result:
    """What a worker of the cluster does. It must have the same program, or the games would not be the same."""
    if version != __version__:
        raise Refusal("ray-version", version=__version__, wanted=version)
    key = repr(series)
    if key not in _open:
        _open.clear()
        _open[key] = series.open()
    return _open[key](fixture)


_open: dict[str, Callable[[Fixture], Result]] = {}  # one series is played at a time


def join(address: str) -> Any:
    """Ray, connected to the cluster. Raises BadOption within seconds where nobody answers."""
    if not answers(*host_and_port(address)):
        raise BadOption("ray-silent", address=address)
    if find_spec("ray") is None:
        raise BadOption("no-ray")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    failures: list[BaseException] = []

    def connect() -> None:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL, configure_logging=True)
        except BaseException as error:  # whatever it is, the other side is no cluster that we can use
            failures.append(error)

    attempt = Thread(target=connect, daemon=True)  # it may wait for minutes where something else answers
    attempt.start()
    attempt.join(LONG_PATIENCE)
    if failures or not ray.is_initialized():
        raise BadOption("ray-silent", address=address)
    return ray


def answers(host: str, port: int) -> bool:
    """Is there somebody who speaks gRPC, that is HTTP/2, as Ray does? Ray itself would wait for minutes to find out."""
    try:
        with socket.create_connection((host, port), PATIENCE) as line:
            if os.environ.get("RAY_USE_TLS") == "1":
                return True
            line.settimeout(PATIENCE)
            line.sendall(GREETING + SETTINGS)
            return line.recv(len(SETTINGS))[3:4] == SETTINGS[3:4]
    except OSError:
        return False


def host_and_port(address: str) -> tuple[str, int]:
    """`10.0.0.5:6379`, or `ray://10.0.0.5:10001` for a client from outside."""
    text = address if "//" in address else f"//{address}"
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port or GCS_PORT
    except ValueError:
        host = None
    if not host or any(letter.isspace() for letter in address):
        raise BadOption("ray-address", address=address)
    return host, port
