"""Several processes at one address: all who sit at a table are handed over to the one that has it."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cenote.server.homes import ALIVE, Homes, Way, ways
from cenote.server.store.postgres import in_few
from cenote.server.store.statements import LONGEST_NOTE, Params
from server.conftest import new_database
from server.house import PATIENCE, Guest, Server, play_on


@pytest.fixture
def homes() -> Iterator[list[Homes]]:
    """Three processes as each of them sees them, all alive."""
    made = ways(3)
    for way in made:
        way.beat.value = time.monotonic()
    yield [Homes(place, made) for place in range(3)]
    for way in made:
        way.close()


class Line:
    """As much of a transport as is asked for."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end

    def get_extra_info(self, name: str) -> Any:
        return self.end


def asking(table: str, what: str = "socket") -> bytes:
    return f"GET /api/tables/{table}/{what} HTTP/1.1\r\nHost: cenote.test\r\n\r\n".encode()


def test_every_table_has_one_home(homes: list[Homes]) -> None:
    tables = [f"table{number}" for number in range(300)]
    at_home = [[each.here(table) for each in homes] for table in tables]
    assert all(where.count(True) == 1 for where in at_home)
    assert all(80 < sum(where[place] for where in at_home) < 120 for place in range(3))
    assert all(Homes().here(table) for table in tables)


def test_a_connection_is_handed_over_with_what_it_asked(homes: list[Homes]) -> None:
    table = next(table for number in range(99) if homes[2].here(table := f"t{number}"))
    here, there = socket.socketpair()
    assert not homes[2].hand_over(Line(there), asking(table))  # type: ignore[arg-type]
    assert not homes[0].hand_over(Line(there), b"GET /api/lobby HTTP/1.1\r\n\r\n")  # type: ignore[arg-type]
    assert homes[0].hand_over(Line(there), asking(table))  # type: ignore[arg-type]
    there.close()
    [(request, connection)] = homes[2].ways[2].received()
    assert request == asking(table)
    connection.send(b"welcome")
    assert here.recv(20) == b"welcome"
    here.close()
    connection.close()


def test_nobody_is_sent_to_a_process_that_is_not_there(homes: list[Homes]) -> None:
    table = next(table for number in range(99) if homes[2].here(table := f"t{number}"))
    home: Way = homes[0].ways[2]
    home.beat.value = time.monotonic() - ALIVE - 1
    assert homes[0].here(table)
    assert homes[1].here(table)
    home.beat.value = time.monotonic()
    here, there = socket.socketpair()
    assert homes[0].hand_over(Line(there), asking(table))  # type: ignore[arg-type]
    there.close()
    home.shut()
    assert here.recv(1) == b"", "who waits for a dead process is let go"
    assert homes[0].here(table)
    here.close()


@pytest.fixture
def several(postgres: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, new_database(postgres), "--workers", "3")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def test_all_who_sit_at_a_table_are_in_one_process(several: Server) -> None:
    """Wherever they come in, nothing is forwarded, also not what is asked for in between on the same connection."""
    guests = [several.guest(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
    for _ in range(4):
        table = guests[0].table("me", "open", "open", "open")
        for guest in guests[1:]:
            guest.post(f"/api/tables/{table}/join")
            assert guest.get("/api/lobby") is not None
        chairs = [guest.sit(table) for guest in guests]
        play_on(chairs, lambda chairs=chairs: chairs[0].position["n"] > 6)  # type: ignore[misc]
        for chair in chairs:
            chair.socket.close_socket()
    assert passed_on(guests[0]) == 0


def passed_on(guest: Guest) -> float:
    """Commands that one process had to pass on to another."""
    lines = guest.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("cenote_forwarded_total"))


def test_a_process_that_hangs_is_passed_by(several: Server) -> None:
    ana = several.guest("Ana")
    tables = [ana.table("me", "hotseat") for _ in range(6)]
    children = Path(f"/proc/{several.process.pid}/task/{several.process.pid}/children")
    hung = [int(pid) for pid in children.read_text().split()][-1]
    os.kill(hung, signal.SIGSTOP)
    try:
        time.sleep(ALIVE + 1)
        end = time.monotonic() + PATIENCE
        seen = 0
        while seen < len(tables) and time.monotonic() < end:
            try:
                seen += several.guest("Ben").http.get(f"/api/tables/{tables[seen]}", timeout=2).status_code == 200
            except httpx.TransportError:
                continue  # it came to the one that hangs, which a proxy would try again elsewhere
        assert seen == len(tables)
    finally:
        os.kill(hung, signal.SIGCONT)


def test_notes_of_one_transaction_are_told_in_few() -> None:
    notes: list[Params] = [{"channel": "cenote", "payload": f"{number:04} " + "ж" * 100} for number in range(100)]
    bundles = in_few(notes)
    assert [line for bundle in bundles for line in str(bundle["payload"]).split("\n")] == [
        note["payload"] for note in notes
    ]
    assert 3 <= len(bundles) <= 4
    assert all(len(str(bundle["payload"]).encode()) <= LONGEST_NOTE for bundle in bundles)
    assert in_few([]) == []
    longest: Params = {"channel": "cenote", "payload": "x" * LONGEST_NOTE}
    assert in_few([longest, longest, notes[0]]) == [longest, longest, notes[0]]
