"""The outbox under `kill -9`: whatever was acknowledged is told, and what is told twice comes under one name."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from sqlalchemy import text

from cenote.server.settings import database_url
from cenote.server.store.store import make_engine
from server.farside import FarSide, until
from server.house import Guest, Server

HASTE = (
    "from cenote.server.notices import sender; sender.TO_LISTEN, sender.LOOK, sender.CLAIMED = 0.1, 0.05, 3.0; "
    "sender.FIRST_PAUSE = 0.5; from cenote.cli import main; raise SystemExit(main())"
)


class Hasty(Server):
    """A server that does not wait as long as a real one does, so that it can be killed often."""

    program = ("-c", HASTE)


class Inviter(Thread):
    """Makes tables at which it becomes Ben's turn, and remembers those for which that was acknowledged."""

    def __init__(self, ana: Guest, ben: Guest) -> None:
        super().__init__(daemon=True)
        self.ana, self.ben = ana, ben
        self.stopping = Event()
        self.acknowledged: list[str] = []

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                table = self.ana.table("open", "me", seed="seat-0-begins")
                if self.ben.http.post(f"/api/tables/{table}/join", json={}).status_code == 200:
                    self.acknowledged.append(table)
                time.sleep(0.2)  # as many as can be told between two kills
            except (httpx.TransportError, AssertionError):
                time.sleep(0.05)


def outlive(server: Hasty, far: FarSide, database: str, kills: int) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    tried = ben.post("/api/notices/channels", way="json", address=far.url("/hook"))
    ben.post("/api/notices/confirm", channel=tried["channel"]["id"], code=far.received[-1].json["code"])
    far.received.clear()
    far.behaviour["/hook"] = "uneven"
    inviter = Inviter(ana, ben)
    inviter.start()
    rng = random.Random(kills)
    for _ in range(kills):
        time.sleep(rng.uniform(0.3, 1.5))
        server.kill()
        server.start()
    inviter.stopping.set()
    inviter.join(60)
    engine = make_engine(database_url(database))

    def waiting() -> int:
        with engine.connect() as connection:
            return int(connection.execute(text("SELECT count(*) FROM outbox WHERE due IS NOT NULL")).scalar_one())

    until(lambda: waiting() == 0, 300)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, outcome FROM outbox")).all()
    engine.dispose()
    told = Counter(each.json["table"] for each in far.received)
    names = {(each.json["table"], each.headers["idempotency-key"]) for each in far.received}
    assert len(inviter.acknowledged) >= kills / 2  # there was something to lose
    assert set(inviter.acknowledged) <= set(told), "a notice was lost"
    assert {table for table, outcome in rows if outcome == "sent"} == set(told) and len(rows) == len(told)
    assert len(names) == len(told), "a notice came under two names"
    print(f"{kills} kills: {len(told)} notices, {sum(told.values()) - len(told)} repeated under the same name")


def serve_and_kill(tmp_path: Path, database: str, kills: int) -> None:
    far = FarSide()
    server = Hasty(tmp_path, database, "--allow-private-targets", "--notice-after", "0")
    try:
        outlive(server, far, database, kills)
        assert "Traceback" not in server.log(), server.log()
    finally:
        server.stop()
        far.stop()


def test_a_few_kills(tmp_path: Path, database: str) -> None:
    serve_and_kill(tmp_path, database, 4)


def test_two_processes_tell_each_once_and_one_takes_over(tmp_path: Path, shared_database: str) -> None:
    """Both have the database; one sends. When it is killed the other does."""
    far = FarSide()
    options = ("--allow-private-targets", "--notice-after", "0")
    servers = [Hasty(tmp_path, shared_database, *options), Hasty(tmp_path, shared_database, *options)]
    try:
        ana, ben = servers[0].guest("Ana"), servers[0].guest("Ben")
        there = Guest(servers[1])
        there.http.cookies = ben.http.cookies
        tried = ben.post("/api/notices/channels", way="json", address=far.url("/hook"))
        ben.post("/api/notices/confirm", channel=tried["channel"]["id"], code=far.received[-1].json["code"])
        far.received.clear()
        watched = ana.table("open", "me", seed="seat-0-begins")
        chair = there.sit(watched)  # through the other process: nobody has to call
        time.sleep(6)
        tables = [ana.table("open", "me", seed="seat-0-begins") for _ in range(6)]
        for number, table in enumerate([watched, *tables[:3]]):
            (ben, there)[number % 2].post(f"/api/tables/{table}/join")
        until(lambda: len(far.received) >= 3)
        time.sleep(1)
        assert sorted(each.json["table"] for each in far.received) == sorted(tables[:3])
        chair.close()
        servers[0].kill()
        for table in tables[3:]:
            there.post(f"/api/tables/{table}/join")
        until(lambda: len(far.received) >= 6)
        time.sleep(1)
        told = Counter(each.json["table"] for each in far.received)
        assert set(told) == set(tables) and told.total() == 6
    finally:
        for server in servers:
            server.kill()
        far.stop()


@pytest.mark.slow
def test_two_hundred_kills(tmp_path: Path, database: str) -> None:
    serve_and_kill(tmp_path, database, 200)
