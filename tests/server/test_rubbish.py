"""What is no database, no backup and no server's any more: one sentence, no harm."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from cenote.server import leftovers
from cenote.server.settings import database_url
from cenote.server.store.migrate import migrate
from cenote.server.store.store import make_engine
from server.conftest import new_database
from server.house import Indoors
from shell import Output, refused, said

COMMANDS = ("serve", "backup", "restore", "export", "owner", "password", "ratings", "reports")


def our_database(file: Path, *statements: str) -> None:
    engine = make_engine(database_url(str(file)))
    migrate(engine)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def text_file(file: Path) -> str:
    file.write_text("Dear diary, " * 400)
    return "not a database"


def cut_off(file: Path) -> str:
    our_database(file)
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 3])
    return "damaged"


def of_something_else(file: Path) -> str:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    return "another program"


def of_something_else_with_versions(file: Path) -> str:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    return "another program"


def of_a_later_program(file: Path) -> str:
    our_database(file, "UPDATE alembic_version SET version_num = '9999'")
    return "newer"


RUBBISH = [text_file, cut_off, of_something_else, of_something_else_with_versions, of_a_later_program]


def call(command: str, folder: Path, database: str) -> list[str]:
    """The command, as it would work with a good database."""
    more = {
        "serve": ["--port", "0", "--secret-file", str(folder / "secret")],
        "backup": [str(folder / "out")],
        "restore": [str(folder / "backup")],
        "export": ["table"],
        "owner": [],
        "password": ["Ana"],
        "ratings": ["--check"],
        "reports": [],
    }
    (folder / "backup").write_text('{"cenote": "backup", "schema": "0004"}\n{"rows": 0}\n')
    return [command, *more[command], "--database", database]


@pytest.mark.parametrize("make", RUBBISH)
def test_rubbish_is_no_database(make: object, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "rubbish.sqlite"
    expected = make(file)  # type: ignore[operator]
    before = file.read_bytes()
    for command in COMMANDS:
        told = refused(capsys, *call(command, tmp_path, str(file)))
        assert expected in told and len(told.splitlines()) == 1, (command, told)
    assert file.read_bytes() == before


def test_a_postgres_of_something_else_is_left_alone(postgres: str, tmp_path: Path, capsys: Output) -> None:
    database = new_database(postgres)
    engine = make_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE people (name TEXT)"))
    engine.dispose()
    for command in COMMANDS:
        assert "another program" in refused(capsys, *call(command, tmp_path, database)), command


def test_a_folder_is_no_database(tmp_path: Path, capsys: Output) -> None:
    for command in ("serve", "restore"):
        assert refused(capsys, *call(command, tmp_path, str(tmp_path)))


HEAD = '{"cenote": "backup", "schema": "0004"}'
PERSON = {"id": "p", "name": "Ana", "login": None, "likeness": None, "password": None, "confirm": True, "created": 0}


@pytest.mark.parametrize(
    "content",
    [
        HEAD + '\n["people"]\n{"rows": 1}\n',
        HEAD + '\n["people", 7]\n{"rows": 1}\n',
        HEAD + '\n["people", {"nose": 1}]\n{"rows": 1}\n',
        HEAD + '\n["people", {"id": {"a": 1}}]\n{"rows": 1}\n',
        HEAD + "\n" + 2 * (json.dumps(["people", PERSON]) + "\n") + '{"rows": 2}\n',
        HEAD + '\n["sessions", {"token": "t", "person": "nobody", "created": 0}]\n{"rows": 1}\n',
        HEAD + "\n" + "[" * 100_000,
        '{"cenote": "backup"}\n{"rows": 0}\n',
        '{"cenote": "backup", "schema": "0000"}\n{"rows": 0}\n',
        '{"cenote": "backup", "schema": "elephant"}\n{"rows": 0}\n',
    ],
)
def test_rubbish_is_no_backup(content: str, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "bad").write_text(content)
    told = refused(capsys, "restore", str(tmp_path / "bad"), "--database", str(tmp_path / "x.sqlite"))
    assert len(told.splitlines()) == 1
    whole = HEAD + "\n" + json.dumps(["people", PERSON]) + '\n{"rows": 1}\n'
    (tmp_path / "whole").write_text(whole)
    assert "1 row " in said(capsys, "restore", str(tmp_path / "whole"), "--database", str(tmp_path / "x.sqlite"))


def test_a_packed_backup_that_was_cut_or_damaged(tmp_path: Path, capsys: Output) -> None:
    packed = gzip.compress((HEAD + "\n" + json.dumps(["people", PERSON]) + '\n{"rows": 1}\n').encode() * 50)
    for number, bad in enumerate((packed[:60], packed[:30] + b"\xff" * 20 + packed[50:], packed[:5])):
        file = tmp_path / f"{number}.gz"
        file.write_bytes(bad)
        assert refused(capsys, "restore", str(file), "--database", str(tmp_path / "x.sqlite"))


def test_a_database_that_only_has_a_pulse_is_empty(tmp_path: Path, capsys: Output, database: str) -> None:
    """Somebody has started a server on it and asked for its health."""
    house = Indoors(tmp_path, database)
    assert house.guest().get("/healthz")["ok"]
    house.stop()
    whole = HEAD + "\n" + json.dumps(["people", PERSON]) + '\n["pulse", {"process": "health", "at": 0}]\n{"rows": 2}\n'
    (tmp_path / "whole").write_text(whole)
    assert "2 rows" in said(capsys, "restore", str(tmp_path / "whole"), "--database", database)
    assert "1 row " in said(capsys, "backup", str(tmp_path / "again"), "--database", database)


def test_a_database_of_an_older_program_can_be_backed_up(tmp_path: Path, capsys: Output) -> None:
    engine = make_engine(database_url(str(tmp_path / "old.sqlite")))
    migrate(engine, "0004")
    engine.dispose()
    assert "0 rows" in said(capsys, "backup", str(tmp_path / "old"), "--database", str(tmp_path / "old.sqlite"))


def test_what_a_killed_server_has_left_is_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers.tempfile, "gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr(leftovers.tempfile, "tempdir", str(tmp_path))
    long_ago = time.time() - 30 * 24 * 3600
    nobody = 2**22 - 7

    def folder(name: str, age: float) -> Path:
        made = tmp_path / name
        made.mkdir()
        (made / "counter.db").write_text("")
        for one in (made / "counter.db", made):
            os.utime(one, (age, age))
        return made

    goes = [folder(f"cenote-metrics-{nobody}-abc", long_ago), folder("cenote-metrics-x1y2", long_ago)]
    stays = [
        folder(f"cenote-metrics-{os.getpid()}-abc", long_ago),
        folder(f"cenote-metrics-{nobody}-new", time.time()),
        folder("cenote-metrics-x3", time.time() - 24 * 3600),
        folder("cenote-other", long_ago),
        folder("metrics", long_ago),
    ]
    (tmp_path / "cenote-metrics-file").write_text("")
    (tmp_path / "cenote-metrics-link").symlink_to(stays[-1])
    made = Path(leftovers.make_folder())
    assert made.is_dir() and leftovers.NAMED.fullmatch(made.name)
    assert not any(one.exists() for one in goes) and all((one / "counter.db").exists() for one in stays)
    assert (tmp_path / "cenote-metrics-file").exists() and (tmp_path / "cenote-metrics-link").exists()
