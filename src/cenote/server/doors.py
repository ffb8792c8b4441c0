"""How connections come in: not too many at once, and none that never says what it wants."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cenote.server import metrics
from cenote.server.homes import Homes

if sys.platform != "win32":
    import resource

HEADERS_WITHIN = 10.0  # seconds in which a request has to say what it is
DONE_WITHIN = 120.0  # seconds in which it is sent, answered, and its answer read
MOST_OF_ONE = 100  # connections of one address that are no sockets; a proxy on this machine may have more
MOST = 8_000  # connections, sockets among them
SPARE = 200  # files that are left for everything else
PROXIES = ("127.0.0.1", "::1")


class Gate:
    """How many have come in, from where."""

    def __init__(self, most: int = 0, proxies: str | None = None) -> None:
        self.most = most or widest()
        self.proxies = read_proxies(os.environ.get("FORWARDED_ALLOW_IPS", "") if proxies is None else proxies)
        self.from_address: Counter[str] = Counter()

    def enter(self, address: str, inside: int) -> bool:
        crowd = self.from_address[address] >= MOST_OF_ONE and not self.is_proxy(address)
        full = inside > self.most or crowd
        self.from_address[address] += 1
        if full:
            metrics.LIMITED.labels("connections").inc()
        return not full

    def is_proxy(self, address: str) -> bool:
        """Whoever comes through a proxy has its address here; who they are is counted behind this door."""
        if address in PROXIES:
            return True
        try:
            here = ip_address(address)
        except ValueError:
            return False
        return any(here in network for network in self.proxies)

    def leave(self, address: str) -> None:
        self.from_address[address] -= 1
        if not self.from_address[address]:
            del self.from_address[address]


def read_proxies(named: str) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks as uvicorn reads them, who believes what those say; for all of them (*) nobody counts."""
    found = []
    for one in named.replace("*", "0.0.0.0/0,::/0").split(","):
        with suppress(ValueError):  # the name of a socket: who comes by it has no address
            found.append(ip_network(one.strip(), strict=False))
    return found


def widest() -> int:
    """How many connections there can be; the system is asked for as many as it gives."""
    if sys.platform == "win32":
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            soft = allowed
    return MOST if soft == resource.RLIM_INFINITY else max(1, min(MOST, soft - SPARE))


class Door(H11Protocol):
    """A connection until it becomes a socket, which has to prove by itself that somebody is there."""

    gate: Gate
    homes: Homes
    brought = b""  # what it asked for at another process, before it was handed over to this one
    address = ""
    entered = False
    clock: asyncio.TimerHandle | None = None
    asked = False  # has a request been understood that is not answered yet?

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client is not None else ""
        self.entered = True
        if not self.gate.enter(self.address, len(self.connections)):
            transport.abort()
            return
        self.allow(HEADERS_WITHIN)
        if self.brought:
            self.listen(self.brought)

    def data_received(self, data: bytes) -> None:
        if self.is_between_requests() and self.homes.hand_over(self.transport, data):
            self.transport.abort()  # here; the other process has it
        else:
            self.listen(data)

    def is_between_requests(self) -> bool:
        return (self.conn.their_state, self.conn.our_state) == (h11.IDLE, h11.IDLE) and not self.conn.trailing_data[0]

    def listen(self, data: bytes) -> None:
        super().data_received(data)
        asked = self.cycle is not None and not self.cycle.response_complete
        if self.entered and (self.clock is None or asked != self.asked):
            self.allow(DONE_WITHIN if asked else HEADERS_WITHIN)
        self.asked = asked

    def on_response_complete(self) -> None:
        self.asked = False
        self.stop_clock()  # whoever says nothing more is shown out by uvicorn
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)

    def allow(self, seconds: float) -> None:
        self.stop_clock()
        self.clock = self.loop.call_later(seconds, self.transport.abort)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def go(self) -> None:
        self.stop_clock()
        if self.entered:
            self.entered = False
            self.gate.leave(self.address)


def door(gate: Gate, homes: Homes) -> type[Door]:
    """What uvicorn makes of every connection that comes in."""
    parts: dict[str, Any] = {"gate": gate, "homes": homes}
    return type("GatedDoor", (Door,), parts)
