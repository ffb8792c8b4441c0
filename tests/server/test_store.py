"""The writer: shared commits, trouble that stays with who made it, and the right to write, which can be lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, func, select

from cenote.server import pulse
from cenote.server.settings import database_url
from cenote.server.store import Store, Unavailable, schema
from cenote.server.store.bundles import bundled
from cenote.server.store.schema import people
from cenote.server.store.statements import (
    ADD_COMMAND,
    ADD_ENTRY,
    ADD_PERSON,
    ADD_TABLE,
    DROP_DRAFT,
    PUT_DRAFT,
    SET_STANDING,
    Statement,
)
from server.house import Indoors


def person(id: str) -> list[Statement]:
    row: dict[str, object] = {"id": id, "name": "Ana", "login": None, "password": None, "confirm": True, "created": 0.0}
    return [(ADD_PERSON, {**row, "owner": False, "likeness": None, "shown_to": "nobody", "language": ""})]


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(people)).scalar() or 0)


def with_store(database: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = Store(database_url(database))
        store.prepare()
        store.start(lambda: None)
        try:
            await work(store)
        finally:
            store.stop()

    asyncio.run(run())


def test_writes_that_wait_share_a_commit(database: str) -> None:
    async def work(store: Store) -> None:
        assert store.writer is not None
        groups: list[int] = []
        write = store.writer.connection.write

        def counted(writes: Any) -> None:
            groups.append(len(writes))
            time.sleep(0.01)  # a slow disk
            write(writes)

        store.writer.connection.write = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.write(person(f"p{number}")) for number in range(200)))
        assert await store.read(count) == 200
        assert sum(groups) == 200 and len(groups) < 20

    with_store(database, work)


def test_trouble_stays_with_who_made_it(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(person("twin"))
        jobs = [store.write(person(name)) for name in ("a", "twin", "b", "twin", "c")]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, Unavailable) for result in done] == [False, True, False, True, False]
        assert await store.read(count) == 4
        await store.write(person("d"))

    with_store(database, work)


def test_what_is_written_is_there_after_stopping(database: str) -> None:
    async def work(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.write(person(f"p{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        store.stop()
        await asyncio.gather(*waiting)

    with_store(database, work)

    async def look(store: Store) -> None:
        assert await store.read(count) == 50

    with_store(database, look)


def test_only_one_process_may_write_a_table(shared_database: str) -> None:
    async def work(first: Store) -> None:
        second = Store(database_url(shared_database))
        second.start(lambda: None)
        assert await first.take("table") == await first.take("table") == 0
        assert await second.take("table") is None
        assert await second.take("another") == 0
        first.give_back("table")
        await first.take("something")  # jobs are done in order
        assert await second.take("table") == 0 and await first.take("table") is None
        second.stop()
        while await first.take("table") is None:
            await asyncio.sleep(0.01)

    with_store(shared_database, work)


def cut_connections(database: str, name: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s AND datname = %s"
        connection.execute(query, (name, connection.info.dbname))


def test_who_loses_the_connection_loses_the_tables(shared_database: str) -> None:
    lost: list[bool] = []

    async def run() -> None:
        store = Store(database_url(shared_database))
        store.prepare()
        store.start(lambda: lost.append(True))
        assert store.writer is not None
        assert await store.take("table") == 0
        cut_connections(shared_database, "cenote writer")
        other = Store(database_url(shared_database))
        other.start(lambda: None)
        while await other.take("table") is None:
            await asyncio.sleep(0.02)
        jobs = [store.write(person(f"p{number}")) for number in range(3)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(result, Unavailable) for result in done)
        await asyncio.sleep(0)
        assert lost and await store.take("table") is None
        with pytest.raises(Unavailable):
            await store.write(person("too late"), era=0)
        await store.write(person("later"))
        assert await store.read(count) == 1
        other.stop()
        store.stop()

    asyncio.run(run())


def test_a_table_survives_the_loss_of_all_connections(shared_database: str, tmp_path: Path) -> None:
    house = Indoors(tmp_path, shared_database)
    try:
        guest = house.guest("Ana")
        chair = guest.sit(guest.table("me", "hotseat"))
        chair.play()
        for name in ("cenote writer", "cenote listener"):
            cut_connections(shared_database, name)
        command = {
            "type": "play",
            "id": "again",
            "seq": chair.position["seq"],
            "move": chair.position["moves"][0]["move"],
        }
        for _ in range(20):
            chair.send(**command)
            answer = chair.answer("again")
            if answer["type"] == "ack":
                break
            assert answer["type"] == "unknown"
            time.sleep(0.1)
        assert answer["type"] == "ack" and len(chair.draft) == 2
    finally:
        house.stop()


@pytest.mark.parametrize("really", [False, True])
def test_what_may_not_be_written_is_not_shown(indoors: Indoors, really: bool) -> None:
    """The disk fails, before or after the commit: nobody sees anything but what the database has."""
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat")
    chair, tab = guest.sit(table), guest.sit(table)
    writer = indoors.hub.store.writer
    assert writer is not None
    write = writer.connection.write
    failures: list[bool] = []

    def failing(writes: Any) -> None:
        if len(failures) < 2:  # once for the group, once for each alone
            failures.append(True)
            if really and len(failures) == 1:
                write(writes)
            raise OSError("no space left")
        write(writes)

    writer.connection.write = failing  # type: ignore[method-assign]
    command = {"type": "play", "id": "once", "seq": chair.position["seq"], "move": chair.position["moves"][0]["move"]}
    chair.send(**command)
    assert chair.answer("once")["type"] == "unknown"
    if really:
        tab.until(lambda: tab.draft == [command["move"]])
    else:
        assert tab.quiet(0.6) == []
    chair.send(**command)
    assert chair.answer("once")["type"] == "ack"
    tab.until(lambda: tab.draft == [command["move"]])


def test_a_server_that_cannot_write_is_not_well(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    http = indoors.guest().http
    assert http.get("/healthz").json()["ok"] is True
    writer = indoors.house.store.writer
    assert writer is not None

    def full(_jobs: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(writer.connection, "write", full)
    indoors.house.pulse.at = 0.0
    assert http.get("/healthz").status_code == 503
    monkeypatch.undo()
    indoors.house.pulse.at = 0.0
    assert http.get("/healthz").status_code == 200


def test_a_server_whose_database_is_held_by_somebody_is_not_well(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.3)
    writer = indoors.house.store.writer
    assert writer is not None
    held = Event()
    monkeypatch.setattr(writer.connection, "write", lambda jobs: held.wait(5))
    assert indoors.guest().http.get("/healthz").status_code == 503
    held.set()


# --- one statement for many tables ---


def play(table: str, k: int, *, draft: bool = False, at: float = 0.1) -> list[Statement]:
    """What a decision at a table writes."""
    entry = {"table_id": table, "k": k, "kind": "play", "seat": 0, "turn": 1, "at": at}
    standing = {"id": table, "status": "running", "updated": at, "entries": k, "decisions": k, "turn": 1, "acting": 0}
    standing |= {"code": False, "deadline": None, "clock": '{"left": [1.5]}', "scores": None, "stage": "round 2"}
    kept = {"table_id": table, "seat": 0, "revision": k, "moves": '["a \\"quoted\\" move"]', "undone": "[]"}
    return [
        (ADD_ENTRY, {**entry, "move": "wait é \U0001f600 \\ ' %s :k", "told": '{"n": 1}'}),
        (PUT_DRAFT, kept) if draft else (DROP_DRAFT, {"table_id": table}),
        (SET_STANDING, standing),
        (ADD_COMMAND, {"table_id": table, "person": "ana", "id": f"c{k}", "seq": str(k), "at": at}),
    ]


def laid_out(number: int) -> list[Statement]:
    row: dict[str, object] = {
        "id": f"t{number}",
        "game": "tzolkin",
        "rules": 1,
        "data": "",
        "players": 2,
        "options": "{}",
    }
    row |= {"seed": "s", "origin": "", "host": "ana", "visibility": "public", "invite": "i", "created": 0.0}
    row |= {
        "clock_kind": "none",
        "clock_seconds": 0.0,
        "rated": False,
        "rematch": None,
        "status": "running",
        "updated": 0.0,
        "visited": 0.0,
    }
    row |= {"entries": 0, "decisions": 0, "turn": 0, "acting": 0, "code": False, "deadline": None, "clock": "{}"}
    row |= {"stage": None, "fill_at": None, "barred": "[]", "clock_more": "{}", "tournament": None}
    return [(ADD_TABLE, {**row, "scores": "[0, 0]", "import_digest": None})]


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in (schema.tables, schema.log, schema.drafts, schema.commands)
    }


def test_tables_that_share_statements_are_written_as_if_alone(database: str) -> None:
    async def work(store: Store) -> None:
        assert store.writer is not None
        connection = store.writer.connection
        rounds = [
            [play(f"t{number}", 1, draft=number % 2 == 0, at=1700000000.1234567 + number / 7) for number in range(9)],
            [play(f"t{number}", 2, draft=number % 3 == 0) for number in range(9)],
            [play("t1", 3, draft=True), play("t2", 3), play("t1", 4), play("t2", 4, draft=True), person("later")],
        ]
        found = []
        for together in (True, False):
            connection.write([laid_out(number) for number in range(9)])
            for writes in rounds:
                for each in [writes] if together else [[write] for write in writes]:
                    connection.write(each)
            found.append(await store.read(everything))
            tables = ("log", "drafts", "commands", "tables", "people")
            connection.write([[(f"DELETE FROM {table}", {})] for table in tables])
        assert found[0] == found[1]
        assert len(found[0]["log"]) == 22 and [row[0] for row in found[0]["drafts"]] == ["t0", "t2", "t3", "t6"]
        assert {row[-1] for row in found[0]["commands"] if row[2] == "c1"} == {
            1700000000.1234567 + n / 7 for n in range(9)
        }

    with_store(database, work)


def test_what_shares_a_statement_and_what_does_not() -> None:
    once, again, other = play("t1", 1), play("t1", 2), play("t2", 1, draft=True)
    assert [(sql, len(rows)) for sql, rows in bundled([once, other])] == [
        (ADD_ENTRY, 2), (DROP_DRAFT, 1), (SET_STANDING, 2), (ADD_COMMAND, 2), (PUT_DRAFT, 1),
    ]  # fmt: skip
    assert [len(rows) for _, rows in bundled([once, again])] == [1] * 8
    assert [sql for sql, _ in bundled([once, person("p"), other])][4] == ADD_PERSON
    both = [other[1], once[1]]
    assert [(sql, len(rows)) for sql, rows in bundled([both, other])][:2] == [(PUT_DRAFT, 1), (DROP_DRAFT, 1)]
