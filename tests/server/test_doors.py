"""Nobody holds the door: connections that never say what they want, and too many of them."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cenote.server import guard
from cenote.server.doors import HEADERS_WITHIN, MOST_OF_ONE, Gate
from cenote.server.logs import MOST_LINES, Seldom
from cenote.server.presence import MOST_SOCKETS
from server.house import PATIENCE, Server, open_socket

ELSEWHERE = "127.0.0.9"  # an address of this machine that no proxy has


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doors")
    server = Server(folder, str(folder / "cenote.sqlite"), limits=True)
    yield server
    assert server.stop() == 0
    assert len(server.log()) < 20_000, server.log()[-2000:]


def call(server: Server, sent: bytes, source: str = "127.0.0.1") -> socket.socket:
    where = urlsplit(server.address)
    line = socket.create_connection((where.hostname, where.port), timeout=PATIENCE, source_address=(source, 0))
    line.sendall(sent)
    return line


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        line.settimeout(PATIENCE)


def test_half_sent_requests_end_and_harm_nobody(strict: Server) -> None:
    with ExitStack() as lines:
        half = [lines.enter_context(call(strict, b"GET / HTTP/1.1\r\nHost: x\r\n")) for _ in range(1200)]
        begun = time.monotonic()
        assert httpx.get(f"{strict.address}/healthz", timeout=PATIENCE).status_code == 200
        assert time.monotonic() - begun < HEADERS_WITHIN
        end = time.monotonic() + PATIENCE
        while any(is_open(line) for line in half):
            assert time.monotonic() < end
            time.sleep(0.2)


def test_a_second_request_on_the_same_line_has_to_come_whole_as_well(strict: Server) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with call(strict, whole) as line:
        assert b"200" in line.recv(4096)
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        line.settimeout(HEADERS_WITHIN + 20)
        with suppress(ConnectionResetError):
            while line.recv(4096):
                pass  # the rest of the first answer


def test_one_address_has_only_so_many_lines(strict: Server) -> None:
    with ExitStack() as lines:
        many = [lines.enter_context(call(strict, b"", ELSEWHERE)) for _ in range(MOST_OF_ONE + 20)]
        end = time.monotonic() + PATIENCE
        while len([line for line in many if is_open(line)]) > MOST_OF_ONE:
            assert time.monotonic() < end
        assert httpx.get(f"{strict.address}/healthz", timeout=PATIENCE).status_code == 200


def test_the_gate_counts_who_leaves() -> None:
    gate = Gate(most=10)
    assert all(gate.enter("there", n) for n in range(10))
    assert not gate.enter("there", 11)
    for _ in range(11):
        gate.leave("there")
    assert not gate.from_address and gate.enter("there", 3)


def test_a_body_has_to_come(indoors: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_WITHIN", 0.3)
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    with call(indoors, head) as line:  # type: ignore[arg-type]
        assert line.recv(4096).startswith(b"HTTP/1.1 408")


def test_one_address_has_only_so_many_sockets(strict: Server) -> None:
    guest = strict.guest("Ana")
    table = guest.table("me", "open")
    with ExitStack() as open_ones:
        found = 0
        with pytest.raises(InvalidStatus):
            while found <= MOST_SOCKETS:
                open_ones.enter_context(open_socket(guest, table))
                found += 1
        assert 100 <= found <= MOST_SOCKETS


def test_what_is_said_again_and_again_is_said_seldom() -> None:
    seldom = Seldom()

    def said(at: float, text: str = "socket.accept() out of system resource") -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "asyncio", "msg": text, "created": at})
        return record if seldom.filter(record) else None

    assert len([1 for n in range(1000) if said(n / 100)]) == MOST_LINES
    assert said(10.0, "something else") is not None
    later = said(100.0)
    assert later is not None and "940 more" in str(later.msg)
