"""How a server bears a long past: many finished and running tables, one process.

    python benchmarks/many.py [--over 100000] [--running 10000] [--database URL]

One table is finished and one is begun by play; both are copied in the database as often as asked for, with hosts and
seats of their own, but without their logs, which are read only when somebody opens a table. Then a server is started on
it: how long until it is ready, how much memory it takes, and how much processor time the lobby costs.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from load import Server, show
from rich.console import Console
from sqlalchemy import Connection, create_engine, insert, select

from cenote.server.settings import database_url
from cenote.server.store.schema import people, seats, tables

ASKED = 50  # times
PORTION = 500  # tables written at a time
HOSTS = 2000


def play_one(address: str) -> tuple[str, str]:
    """A table that code has finished, and one that waits for a person."""
    with httpx.Client(base_url=address, timeout=60) as guest:
        account = {"name": "Founder", "password": "a long enough password"}
        guest.post("/api/me", json={"name": "Founder"}).raise_for_status()
        guest.post("/api/account", json=account).raise_for_status()
        code = {"game": "tzolkin", "seats": [{"kind": "agent", "agent": "random"}] * 4}
        over = guest.post("/api/tables", json=code).raise_for_status().json()["id"]
        mine = {"game": "tzolkin", "seats": [{"kind": "me"}] + [{"kind": "hotseat"}] * 3}
        running = guest.post("/api/tables", json=mine).raise_for_status().json()["id"]
        while not guest.get(f"/api/tables/{over}").json()["over"]:
            time.sleep(0.2)
    return over, running


def copy(connection: Connection, table: str, times: int, first: int) -> None:
    """The rows of a table once more, with other hosts."""
    [row] = [dict(found) for found in connection.execute(select(tables).where(tables.c.id == table)).mappings()]
    seated = [dict(each) for each in connection.execute(select(seats).where(seats.c.table_id == table)).mappings()]
    for start in range(first, first + times, PORTION):
        numbers = range(start, min(start + PORTION, first + times))
        connection.execute(
            insert(tables),
            [{**row, "id": f"copy{n:010}", "host": host(n), "updated": row["updated"] - n} for n in numbers],
        )
        connection.execute(insert(seats), [{**seat, **seat_of(seat, n)} for n in numbers for seat in seated])


def host(number: int) -> str:
    return f"host{number % HOSTS:010}"


def seat_of(seat: dict[str, Any], number: int) -> dict[str, Any]:
    return {"table_id": f"copy{number:010}", "person": host(number) if seat["person"] else None}


def fill(database: str, over: str, running: str, numbers: tuple[int, int]) -> None:
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        [person] = connection.execute(select(people)).mappings()
        strangers = [{**person, "id": host(n), "login": None, "likeness": None} for n in range(HOSTS)]
        connection.execute(insert(people), strangers)
        copy(connection, over, numbers[0], 0)
        copy(connection, running, numbers[1], numbers[0])
    engine.dispose()


def measure(server: Server, started: float) -> list[tuple[str, str]]:
    ready = time.perf_counter() - started
    with httpx.Client(base_url=server.address, timeout=60) as guest:
        guest.post("/api/play-now", json={"game": "tzolkin", "agent": "random"}).raise_for_status()
        shown = guest.get("/api/lobby").raise_for_status()
        time.sleep(3)
        idle, rest = server.cpu(), time.perf_counter()
        time.sleep(3)
        idle = (server.cpu() - idle) / (time.perf_counter() - rest)
        cpu, start = server.cpu(), time.perf_counter()
        for _ in range(ASKED):
            guest.get("/api/lobby").raise_for_status()
        spent = time.perf_counter() - start
        cost = (server.cpu() - cpu - idle * spent) / ASKED
    return [
        ("ready after", f"{ready:.1f} s"),
        ("memory", f"{memory(server.process.pid):.0f} MB"),
        ("processor while nobody does anything", f"{100 * idle:.0f} %"),
        ("lobby, processor of the server", f"{1000 * cost:.1f} ms"),
        ("lobby, until it is there", f"{1000 * spent / ASKED:.1f} ms"),
        ("lobby, size", f"{len(shown.content) / 1000:.0f} KB"),
    ]


def memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--over", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=10_000)
    parser.add_argument("--database")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "many.sqlite")
        server = Server(Path(folder), database)
        try:
            over, running = play_one(server.address)
        finally:
            server.stop()
        fill(database, over, running, (args.over, args.running))
        started = time.perf_counter()
        server = Server(Path(folder), database)
        try:
            show(Console(), f"{args.over} tables over, {args.running} running", measure(server, started))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
