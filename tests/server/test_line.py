"""The socket as bytes: however the frames of a client come, it is understood, or closed with the right code."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cenote.server.frames import frame_size, framed, unmasked
from cenote.server.wire import LARGEST_MESSAGE
from server.house import Guest, Server

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN = 0x80
PATIENCE = 30


def frame(content: bytes | str, opcode: int = TEXT, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    content = content.encode() if isinstance(content, str) else content
    size, mask = len(content), os.urandom(4)
    head = bytes([opcode | (FIN if fin else 0)])
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + content
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))


class Wire:
    """A client that sends bytes."""

    def __init__(self, guest: Guest, table: str) -> None:
        host, _, port = guest.server.address.removeprefix("http://").partition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.read = self.socket.makefile("rb")
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        request = [
            f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", f"Origin: {guest.server.address}",
            f"Cookie: {cookies}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "", "",
        ]  # fmt: skip
        self.send("\r\n".join(request).encode())
        assert b" 101 " in self.read.readline()
        while self.read.readline() != b"\r\n":
            pass

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        """The next one: its opcode, and what it says."""
        first, size = self.read.read(2)
        assert first & FIN
        if size >= 126:
            size = int.from_bytes(self.read.read(2 if size == 126 else 8), "big")
        return first & 0xF, self.read.read(size)

    def messages(self) -> Iterator[dict[str, Any]]:
        while True:
            opcode, content = self.frame()
            assert opcode in (TEXT, PING)
            if opcode == TEXT:
                yield from map(json.loads, content.split(b"\n"))

    def hears(self, type: str) -> dict[str, Any]:
        return next(message for message in self.messages() if message["type"] == type)

    def closed(self) -> int:
        """The code that it is closed with."""
        while True:
            opcode, content = self.frame()
            if opcode == CLOSE:
                assert self.read.read() == b""
                return int.from_bytes(content[:2], "big")


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    guest = server.guest("Ana")
    wire = Wire(guest, guest.table("me", "hotseat"))
    yield wire
    wire.read.close()
    wire.socket.close()


def ping(number: int = 0) -> str:
    return '{"type":"ping"' + " " * number + "}"


def test_frames_that_come_together_or_in_pieces(wire: Wire) -> None:
    wire.send(frame(ping()) + frame(ping(300)) + frame(ping(200)))
    assert [next(wire.messages())["type"] for _ in range(3)] == ["pong"] * 3
    sent = frame(ping(80))
    for part in (sent[:60], sent[60:]):  # the second comes later, if it has to
        wire.send(part)
        time.sleep(0.05)
    assert next(wire.messages())["type"] == "pong"
    whole = frame(ping(5)) + frame(ping(400))
    for at in range(len(whole)):
        wire.send(whole[at : at + 1])
    assert [next(wire.messages())["type"] for _ in range(2)] == ["pong"] * 2
    wire.send(frame('{"type":"hello"}'))
    assert wire.hears("position")["yours"]


def test_messages_of_several_frames(wire: Wire) -> None:
    wire.send(frame('{"type":', fin=False) + frame(b"still there?", PING) + frame('"ping"}', CONTINUED))
    assert wire.frame() == (PONG, b"still there?")
    assert wire.frame() == (TEXT, b'{"type":"pong"}')
    wire.send(frame(ping(), BINARY))
    assert wire.frame() == (TEXT, b'{"type":"pong"}')


def test_pings_between_messages(wire: Wire) -> None:
    for number in range(3):
        wire.send(frame(ping()) + frame(bytes([number]), PING) + frame(b"nothing asked", PONG) + frame(ping()))
        told = sorted(wire.frame() for _ in range(3))
        assert told == [(TEXT, b'{"type":"pong"}')] * 2 + [(PONG, bytes([number]))]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(b"\x03\xe8bye", CLOSE), 1000, id="goodbye"),
        pytest.param(frame(b'{"type":"\xff"}'), 1007, id="no-text"),
        pytest.param(frame(ping(LARGEST_MESSAGE))[:100], 1009, id="too-long"),
        pytest.param(frame(ping(70_000))[:100], 1009, id="far-too-long"),
        pytest.param(frame(ping(LARGEST_MESSAGE), fin=False)[:100], 1009, id="too-long-in-pieces"),
        pytest.param(frame(ping(), masked=False), 1002, id="unmasked"),
        pytest.param(frame(ping(), TEXT | 0x40), 1002, id="reserved-bit"),
        pytest.param(frame(b"", 0xB), 1002, id="unknown-kind"),
        pytest.param(frame(b"never begun", CONTINUED), 1002, id="never-begun"),
        pytest.param(frame(b"?" * 126, PING), 1002, id="long-ping"),
    ],
)
def test_how_it_is_closed(wire: Wire, sent: bytes, code: int) -> None:
    wire.send(sent)
    assert wire.closed() == code


def test_who_does_not_read_is_sent_the_newest_later(server: Server) -> None:
    guest = server.guest("Ana")
    table = guest.table("me", "hotseat")
    lazy = Wire(guest, table)
    lazy.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 18)
    chair = guest.sit(table)
    for number in range(40):
        chair.command("chat", text=f"{number} " + "x" * 400)
    for _ in range(300):  # some megabytes to read
        lazy.send(frame('{"type":"hello"}'))
    time.sleep(0.5)
    lazy.send(frame('{"type":"chat","id":"last","text":"last"}'))
    answers = 0
    for message in lazy.messages():
        answers += message["type"] == "ack"
        if message["type"] == "chat" and message["entries"][-1]["text"] == "last":
            break
    assert answers == 1


def test_frames_as_they_are_read_and_written() -> None:
    for size in (0, 1, 125, 126, 127, 5_000, LARGEST_MESSAGE):
        content = os.urandom(size)
        sent = frame(content)
        assert frame_size(sent) == len(sent) and unmasked(sent) == content
        assert all(frame_size(sent[:at]) in (0, len(sent)) for at in range(min(len(sent), 200)))
    assert [framed(b"x" * size)[:4] for size in (3, 125, 126, 65_535, 65_536)] == [
        b"\x81\x03xx", b"\x81\x7dxx", b"\x81\x7e\x00\x7e", b"\x81\x7e\xff\xff", b"\x81\x7f\x00\x00",
    ]  # fmt: skip
    assert [frame_size(other) for other in (b"", b"\x81", frame(ping(LARGEST_MESSAGE)), frame(b"", BINARY))] == [0] * 4
