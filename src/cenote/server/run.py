"""Starting a server, in one process or in several, and stopping it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from cenote.server import logs
from cenote.server.app import make_app
from cenote.server.doors import Door, Gate, door
from cenote.server.homes import Homes
from cenote.server.house import House
from cenote.server.line import Line
from cenote.server.people import read_secret
from cenote.server.refused import Refused
from cenote.server.settings import Settings
from cenote.server.store.store import Store, probe
from cenote.server.together import serve_together
from cenote.server.wire import LARGEST_MESSAGE

BACKLOG = 1024
FAILED = 3
OWNER_ALONE = 0o077
PATIENCE = 5  # seconds that open requests have to end when the server stops


def serve(settings: Settings, ready: Callable[[str], None], open_browser: bool = False) -> int:
    """Run until somebody stops it; tells the exit status. `ready` is told the address."""
    settings.check()
    logs.set_up(settings)
    others = os.umask(OWNER_ALONE)  # for the database as for the key: who reads it can be anybody
    try:
        probe(settings.database)
        listening = listen(settings.host, settings.port)
    except Refused:
        os.umask(others)
        raise
    address = url(settings.host, listening.getsockname()[1])

    def announce() -> None:
        ready(address)
        if open_browser:
            webbrowser.open(address)

    if settings.workers > 1:
        prepare(settings)
        return serve_together(settings, listening, announce)
    return serve_alone(settings, listening, announce)


def prepare(settings: Settings) -> None:
    """What would stop every one of several processes stops us before they start."""
    read_secret(Path(settings.secret_file))
    store = Store(settings.database)
    try:
        store.prepare()
    finally:
        store.stop()


def serve_alone(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], homes: Homes | None = None
) -> int:
    homes = homes or Homes()
    server = Announcing(configuration(settings, homes), ready, homes)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, ignore)  # uvicorn stops in good order, and then raises the signal once more
    server.run(sockets=[listening])
    return 0 if server.started else FAILED


def ignore(_number: int, _frame: FrameType | None) -> None:
    pass


class Announcing(uvicorn.Server):
    """Says where it is once it is there, and takes connections that other processes hand over."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], homes: Homes) -> None:
        super().__init__(config)
        self.ready = ready
        self.homes = homes

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.homes.open(self.receive)
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.homes.close()
        await super().shutdown(sockets)

    def receive(self, request: bytes) -> asyncio.Protocol:
        """A connection on which something was asked already."""
        make: Any = self.config.http_protocol_class
        comer: Door = make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        comer.brought = request
        return comer


def configuration(settings: Settings, homes: Homes) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(House(settings, homes)),
        http=door(Gate(), homes),
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        backlog=BACKLOG,
    )


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Refused("server-address", host=host, port=str(port)) from error
    listening.listen(BACKLOG)
    return listening


def url(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
