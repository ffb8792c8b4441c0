"""What a host does: start, stop, misconfigure, back up, restore, export, upgrade."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import inspect, text

from cenote import games
from cenote.core import quipu
from cenote.server import lookback
from cenote.server.course import scores
from cenote.server.ids import new_id
from cenote.server.rooms import Rooms
from cenote.server.settings import database_url
from cenote.server.store.migrate import migrate, newest, revision
from cenote.server.store.reads import Remembered
from cenote.server.store.schema import metadata
from cenote.server.store.store import existing, make_engine
from cenote.server.table import Table
from server.house import Server, play_on
from shell import Output, refused, said


def test_what_cannot_work_is_refused_with_one_sentence(tmp_path: Path, capsys: Output) -> None:
    def refusal(*arguments: str) -> str:
        return refused(capsys, "serve", "--port", "0", *arguments)  # whatever else runs here

    file, key = str(tmp_path / "x.sqlite"), str(tmp_path / "short")
    Path(key).write_text("too short")
    data = tmp_path / "bad.toml"
    data.write_text("[building.A1-01]\ncost = 3\n")
    assert "PostgreSQL" in refusal("--workers", "2", "--database", file)
    assert "at least 1" in refusal("--workers", "0", "--database", file)
    assert "65535" in refusal("--port", "70000", "--database", file)
    assert "mysql" in refusal("--database", "mysql://somewhere/x")
    assert "32" in refusal("--database", file, "--secret-file", key)
    assert "reached" in refusal("--database", "postgresql://127.0.0.1:1/x?connect_timeout=2")
    assert "GAME=FILE" in refusal("--database", file, "--data", str(data))
    assert "bad.toml:2" in refusal("--database", file, "--data", f"tzolkin={data}")
    assert "chess" in refusal("--database", file, "--data", f"chess={data}")


def test_one_server_for_one_file_and_one_port(tmp_path: Path, capsys: Output) -> None:
    file = str(tmp_path / "cenote.sqlite")
    server = Server(tmp_path, file)
    secret = ("--secret-file", str(tmp_path / "secret"))
    try:
        assert "Another server" in refused(capsys, "serve", "--port", "0", "--database", file, *secret)
        other = str(tmp_path / "other.sqlite")
        assert "another server" in refused(capsys, "serve", "--port", str(server.port), "--database", other, *secret)
    finally:
        assert server.stop() == 0


def test_a_stopped_server_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database, "--log-json")
    ana = server.guest("Ana")
    table = ana.table("me", "random")
    chair = ana.sit(table)
    play_on([chair], lambda: chair.position["n"] > 8)
    chair.wait_for_turn()
    chair.play()
    k, draft = chair.position["k"], chair.draft
    assert server.stop() == 0
    server.start()
    again = ana.sit(table, have=k)
    again.wait_for_turn()
    assert again.position["k"] >= k and (again.position["k"] > k or again.draft == draft)
    assert again.command("chat", text="still here")["type"] == "ack"
    assert server.stop() == 0
    assert all(json.loads(line)["text"] for line in server.log().splitlines())


def test_backup_restore_and_export(database: str, tmp_path: Path, postgres: str, capsys: Output) -> None:
    server = Server(tmp_path, database)
    ana = server.guest("Ana")
    over, running = ana.table("random", "random", seed="backed-up"), ana.table("me", "open")
    chair = ana.sit(over)
    chair.until(lambda: "over" in chair.last)
    assert chair.command("chat", text="Дякую за гру")["type"] == "ack"
    record = ana.http.get(f"/api/tables/{over}/record").text
    file = tmp_path / "backup.jsonl.gz"
    assert "written to" in said(capsys, "backup", str(file), "--database", database)  # while the server runs
    assert "--force" in refused(capsys, "backup", str(file), "--database", database)
    assert refused(capsys, "restore", str(file), "--database", database)
    lobby = ana.get("/api/lobby")
    assert server.stop() == 0

    from server.conftest import new_database

    targets = [str(tmp_path / "moved.sqlite"), new_database(postgres)]
    for target in targets:
        assert "restored" in said(capsys, "restore", str(file), "--database", target)
        moved = Server(tmp_path, target)
        ana.server = moved
        ana.http.base_url = httpx.URL(moved.address)
        assert ana.get("/api/lobby") | {"at": lobby["at"]} == lobby
        assert ana.http.get(f"/api/tables/{over}/record").text == record
        moved.guest("Ben").post(f"/api/tables/{running}/join")
        assert ana.sit(running).position["n"] == 0
        again = ana.sit(over)
        again.until(lambda again=again: "Дякую за гру" in again.chat)  # type: ignore[misc]
        assert moved.stop() == 0
        assert said(capsys, "export", over, "--database", target) == record
    out = tmp_path / "game.quipu"
    assert said(capsys, "export", over, "--database", targets[0], "--out", str(out)) == ""
    quipu.read(out.read_text()).play_through(games.get("tzolkin"))
    assert "not over" in refused(capsys, "export", running, "--database", targets[0])
    assert said(capsys, "export", running, "--unfinished", "--database", targets[0]).startswith("quipu 1")
    assert "no such table" in refused(capsys, "export", new_id(), "--database", targets[0])


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path, capsys: Output) -> None:
    database = str(tmp_path / "cenote.sqlite")
    server = Server(tmp_path, database)
    try:
        server.guest("Ana").table("me", "open")
        said(capsys, "backup", str(tmp_path / "backup.jsonl"), "--database", database)
        kept = [file for file in tmp_path.iterdir() if file.name.startswith(("cenote.sqlite", "secret", "backup"))]
        assert {file.name: oct(file.stat().st_mode & 0o777) for file in kept} == {file.name: "0o600" for file in kept}
        assert len(kept) >= 3
    finally:
        assert server.stop() == 0


def test_bad_backups_restore_nothing(tmp_path: Path, capsys: Output) -> None:
    target = str(tmp_path / "x.sqlite")
    head = json.dumps({"cenote": "backup", "schema": "0001"})
    person = json.dumps(
        ["people", {"id": "p", "name": "Ana", "login": None, "password": None, "confirm": True, "created": 0}]
    )
    cases = {
        "nothing": ("", "not a backup"),
        "text": ("hello\n", "not a backup"),
        "cut": (f"{head}\n{person}\n", "not complete"),
        "short": (f'{head}\n{person}\n{{"rows": 2}}\n', "not complete"),
        "strange": (f'{head}\n["elephants", {{}}]\n{{"rows": 1}}\n', "not complete"),
        "newer": (head.replace("0001", "9999") + '\n{"rows": 0}\n', "newer"),
    }
    for name, (content, expected) in cases.items():
        file = tmp_path / name
        file.write_text(content)
        assert expected in refused(capsys, "restore", str(file), "--database", target), name
    whole = tmp_path / "whole"
    whole.write_text(f'{head}\n{person}\n{{"rows": 1}}\n')
    assert "1 row " in said(capsys, "restore", str(whole), "--database", target)
    assert "not empty" in refused(capsys, "restore", str(whole), "--database", target)
    assert "no database" in refused(capsys, "backup", str(tmp_path / "y"), "--database", str(tmp_path / "none.sqlite"))


def test_migrations_lead_to_the_schema(database: str) -> None:
    """What the migrations build, from nothing, is what the program expects."""
    engine = make_engine(database_url(database))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert revision(connection) == newest()
        found = inspect(connection)
        assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
        for table in metadata.sorted_tables:
            columns = {column["name"]: column for column in found.get_columns(table.name)}
            assert list(columns) == [column.name for column in table.columns]
            for column in table.columns:
                assert columns[column.name]["nullable"] == column.nullable, (table.name, column.name)
                assert columns[column.name]["type"]._type_affinity is column.type._type_affinity
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]
            indexes = {index["name"] for index in found.get_indexes(table.name) if not index["unique"]}
            assert indexes == {index.name for index in table.indexes}
    engine.dispose()


def test_a_database_of_a_later_program_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "later.sqlite"
    engine = make_engine(database_url(str(file)))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    secret = str(tmp_path / "secret")
    assert "newer" in refused(capsys, "serve", "--port", "0", "--database", str(file), "--secret-file", secret)


CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.jsonl"))


@pytest.mark.parametrize("stored", CORPUS, ids=lambda file: file.stem)
def test_old_tables_still_load(stored: Path, database: str, capsys: Output) -> None:
    """Tables that an older program has written are still there: log, draft, snapshots, the position they led to."""
    assert "restored" in said(capsys, "restore", str(stored), "--database", database)
    rows = [json.loads(line) for line in stored.read_text().splitlines()[1:-1]]
    drafts = {row["table_id"]: row for name, row in rows if name == "drafts"}
    statuses = set()
    with existing(database_url(database)) as engine, engine.connect() as connection:
        for row in [row for name, row in rows if name == "tables"]:
            remembered = Remembered(connection, row["id"])
            table = Table(remembered, Rooms())
            statuses.add(row["status"])
            assert table.k == row["entries"] and len(table.line) == row["decisions"]
            told = [json.loads(line["told"]) for name, line in rows if name == "log" and line["table_id"] == row["id"]]
            happened = [event[:3] for entry in told for event in entry.get("events", ())]
            assert [[one.name, one.seat, one.args] for entry in table.entries for one in entry.events] == happened
            game = games.get(row["game"])
            assert table.game is not None and table.game is game.at(row["rules"])
            assert table.data == table.game.fingerprint
            if table.course is None:
                continue
            position = table.course.committed
            assert scores(position) == json.loads(row["scores"]) and position.turn == row["turn"]
            without_snapshot = lookback.position_after(table, table.course.n)
            assert position.digest() == without_snapshot.digest()
            written = json.loads(drafts[row["id"]]["moves"]) if row["id"] in drafts else []
            assert [game.notation.write(trial.move) for trial in table.course.draft] == written
    assert {"gathering", "running", "over"} <= statuses and drafts


def test_every_game_has_old_tables() -> None:
    assert {file.stem.partition("-")[2] for file in CORPUS} >= set(games.keys())


def test_several_processes_may_start_at_once(shared_database: str) -> None:
    engines = [make_engine(database_url(shared_database)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(migrate, engines)) == [None] * 4
    for engine in engines:
        engine.dispose()
