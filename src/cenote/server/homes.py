"""Where a table is at home, when several processes serve one address.

Each table has its home in one of them. Whoever asks for a table at another process is handed over: the connection
itself goes there, with the request that was read already. So all who sit at a table are in one process, which writes
it, and nothing has to be passed on. Where the home shows no sign of life, the request is answered where it came in.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from time import monotonic
from zlib import crc32

BEAT = 0.5  # seconds between signs of life
ALIVE = 3.0  # seconds for which one is believed
LARGEST = 48 * 1024  # bytes of a request that are handed over
ASKED = re.compile(rb"[A-Z]+ /api/tables/([0-9a-z]+)[/? ]")

Receive = Callable[[bytes], asyncio.Protocol]


class Way:
    """The way into one process: connections that others hand over, and when it last gave a sign of life."""

    def __init__(self) -> None:
        self.inlet, self.outlet = pair()
        self.beat = get_context("spawn").RawValue("d", 0.0)

    def received(self) -> Iterator[tuple[bytes, socket.socket]]:
        """The connections that have come, each with what was asked on it."""
        with suppress(BlockingIOError):
            while True:
                data, files, _flags, _sender = socket.recv_fds(self.inlet, LARGEST, 1)
                if not files:
                    return
                yield data, socket.socket(fileno=files[0])

    def shut(self) -> None:
        """The process has died: who was on the way to it may try again, and the others do not send anybody."""
        self.beat.value = 0.0
        for _data, connection in self.received():
            connection.close()

    def close(self) -> None:
        self.inlet.close()
        self.outlet.close()


def pair() -> tuple[socket.socket, socket.socket]:
    """A pipe that keeps messages apart; the better kind, where the system has it, takes many at once."""
    try:
        ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except OSError:
        ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in ends:
        end.setblocking(False)
    return ends


def ways(count: int) -> list[Way]:
    """One for each process; none where connections cannot be handed over."""
    return [Way() for _ in range(count)] if hasattr(socket, "send_fds") and count > 1 else []


class Homes:
    """The processes as one of them sees them; without ways it is alone."""

    def __init__(self, place: int = 0, ways: Sequence[Way] = ()) -> None:
        self.place = place
        self.ways = ways
        self.beating: asyncio.TimerHandle | None = None
        self.coming: set[asyncio.Task[None]] = set()  # connections that are on their way in

    def here(self, table_id: str) -> bool:
        """Is the table to be looked after by this process?"""
        return self.other(table_id.encode()) is None

    def other(self, table_id: bytes) -> Way | None:
        """The way to the process that has the table; None if it is this one, or does not live."""
        if not self.ways:
            return None
        place = crc32(table_id) % len(self.ways)
        way = self.ways[place]
        return way if place != self.place and monotonic() - way.beat.value < ALIVE else None

    def hand_over(self, transport: asyncio.BaseTransport, data: bytes) -> bool:
        """Let another process answer this request, and all that follow; tells whether it does."""
        asked = ASKED.match(data) if self.ways and len(data) <= LARGEST else None
        way = self.other(asked[1]) if asked is not None else None
        if way is None:
            return False
        try:
            socket.send_fds(way.outlet, [data], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False  # as many are on their way as the system takes
        return True

    # --- what others hand over ---

    def open(self, receive: Receive) -> None:
        """From now on connections may be handed over to this process."""
        if self.ways:
            loop = asyncio.get_running_loop()
            loop.add_reader(self.ways[self.place].inlet, self.take, loop, receive)
            self.live(loop)

    def close(self) -> None:
        if self.ways and self.beating is not None:
            self.beating.cancel()
            self.ways[self.place].beat.value = 0.0
            asyncio.get_running_loop().remove_reader(self.ways[self.place].inlet)

    def live(self, loop: asyncio.AbstractEventLoop) -> None:
        self.ways[self.place].beat.value = monotonic()
        self.beating = loop.call_later(BEAT, self.live, loop)

    def take(self, loop: asyncio.AbstractEventLoop, receive: Receive) -> None:
        """Everything that has come, as if it had come in by the door."""
        for data, connection in self.ways[self.place].received():
            connection.setblocking(False)
            task = loop.create_task(welcome(loop, receive, connection, data))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)


async def welcome(loop: asyncio.AbstractEventLoop, receive: Receive, connection: socket.socket, data: bytes) -> None:
    try:
        await loop.connect_accepted_socket(lambda: receive(data), connection)
    except OSError:
        connection.close()
