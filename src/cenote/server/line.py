"""The socket of a table as bytes. What nearly every message is, one whole frame of text, is read and written here at
once; everything else (the handshake, pings, closing, frames in pieces) is left to uvicorn and its library."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cenote.server.wire import LARGEST_MESSAGE

LINE = "line"  # where an application finds the line of its socket, among the state of the connection

FIN, TEXT, CONTROL = 0x80, 0x1, 0x8
MASKED, LENGTH, LONG = 0x80, 0x7F, 126  # a length of 126 stands for two bytes that follow, of 127 for eight
HEAD, MASK = 2, 4  # bytes
NO_TEXT = 1007  # why a socket is closed


class Line(WebSocketsSansIOProtocol):
    """Whoever speaks and listens at one end of it is told by function calls, without a task in between."""

    hears: Callable[[str], None] | None = None  # is told every text
    flows: Callable[[], None] | None = None  # is told when more can be sent again
    whole = True  # has everything since the handshake come frame by frame? Else the library has begun to read one
    asked = False  # has the request come?

    async def run_asgi(self) -> None:
        state: dict[str, Any] = self.scope["state"]
        state[LINE] = self
        await super().run_asgi()

    # --- listening ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.whole, self.asked = not self.asked, True
            super().data_received(data)
            return
        while self.whole and data:
            size = frame_size(data)
            self.whole = 0 < size <= len(data)
            if self.whole:
                self.frame_received(data[:size])
                data = data[size:]
        if data:
            super().data_received(data)

    def frame_received(self, frame: bytes) -> None:
        """A frame of text, or one that is left to the library."""
        if frame[0] != FIN | TEXT or self.hears is None or not self.open:
            super().data_received(frame)
            return
        try:
            text = unmasked(frame).decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            self.hears(text)

    # --- speaking ---

    @property
    def open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    @property
    def slow(self) -> bool:
        """Does too much of what was sent still wait for its reader?"""
        return not self.writable.is_set()

    def tell(self, text: bytes) -> None:
        """Send a text in one frame; who has gone is told nothing."""
        if self.open:
            self.transport.write(framed(text))

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()
        if self.flows is not None:
            self.flows()


def frame_size(data: bytes) -> int:
    """Of the first frame in it; 0 where that is none of those that are read here, or more is to come to tell."""
    if len(data) < HEAD:
        return 0
    first, second = data[0], data[1]
    if not second & MASKED or not (first == FIN | TEXT or first & CONTROL):
        return 0
    length = second & LENGTH
    if length < LONG:
        return HEAD + MASK + length
    if length > LONG or len(data) < HEAD + 2:
        return 0
    length = data[2] << 8 | data[3]
    return HEAD + 2 + MASK + length if length <= LARGEST_MESSAGE else 0


def unmasked(frame: bytes) -> bytes:
    """What a whole frame of a client says."""
    start = HEAD + MASK + (2 if frame[1] & LENGTH == LONG else 0)
    size = len(frame) - start
    mask = frame[start - MASK : start] * (size // MASK + 1)
    return (int.from_bytes(frame[start:], "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")


def framed(text: bytes) -> bytes:
    """A frame of a server that says it."""
    size = len(text)
    if size < LONG:
        return struct.pack("!BB", FIN | TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", FIN | TEXT, LONG, size) + text
    return struct.pack("!BBQ", FIN | TEXT, LONG + 1, size) + text
