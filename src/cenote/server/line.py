"""The socket of a table as bytes. What nearly every message is, one whole frame of text, is read and written here at
once; everything else (the handshake, pings, closing, frames in pieces) is left to uvicorn and its library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cenote.server.frames import FIN, TEXT, frame_size, framed, unmasked

LINE = "line"  # where an application finds the line of its socket, among the state of the connection

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
