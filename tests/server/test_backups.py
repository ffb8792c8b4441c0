"""Backups on a schedule: the newest few, each of them tried, and none lost to a bad day."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import pytest
from sqlalchemy import text

from cenote.server import backup, backups, rotation
from cenote.server.backup import restore_backup, write_backup
from cenote.server.backups import Keeper, is_due
from cenote.server.refused import Refused
from cenote.server.rotation import back_up_into, backups_in, made_at, newest_in
from cenote.server.settings import Backups, database_url, read_backups, sqlite_url, with_password
from cenote.server.store.migrate import migrate
from cenote.server.store.store import existing, make_engine
from server.house import Indoors
from shell import Output, refused, said

NOW = 1_790_000_000.0
DAY = 86_400.0


@pytest.fixture
def filled(database: str) -> str:
    """A database of each kind with somebody in it."""
    engine = make_engine(database_url(database))
    migrate(engine)
    with engine.begin() as connection:
        for number in range(3):
            connection.execute(
                text("INSERT INTO people (id, name, confirm, created) VALUES (:id, :name, :yes, :at)"),
                {"id": f"p{number}", "name": "Їжак 🦔", "yes": number > 0, "at": number + 0.5},
            )
    engine.dispose()
    return database


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A SQLite file with nobody in it."""
    engine = make_engine(sqlite_url(tmp_path / "own.sqlite"))
    migrate(engine)
    engine.dispose()
    return str(tmp_path / "own.sqlite")


def names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def test_the_newest_few_are_kept(filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "backups"
    with existing(database_url(filled)) as engine:
        for day in range(5):
            made, rows = back_up_into(engine, folder, 3, NOW + day * DAY)
            assert rows == 3 and made_at(made) == NOW + day * DAY
    assert [made_at(one) for one in backups_in(folder)] == [NOW + day * DAY for day in (2, 3, 4)]
    assert len(names(folder)) == 3  # and nothing else is left there
    assert {one.stat().st_mode & 0o777 for one in folder.iterdir()} == {0o600} and folder.stat().st_mode & 0o77 == 0
    (folder / "notes.txt").write_text("mine")
    with existing(database_url(filled)) as engine:
        back_up_into(engine, folder, 1, NOW - 9 * DAY)  # the clock was set back: what was just made stays
        assert [made_at(one) for one in backups_in(folder)] == [NOW - 9 * DAY]
        back_up_into(engine, folder, 0, NOW)  # all
    assert len(backups_in(folder)) == 2 and "notes.txt" in names(folder)


def test_the_command_fills_a_folder(file: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for old in ("cenote-20200101T000000Z.jsonl.gz", "cenote-20200102T000000Z.jsonl.gz"):
        (folder / old).write_text("old")
    assert str(folder) in said(capsys, "backup", "--to", str(folder), "--keep", "2", "--database", file)
    assert len(names(folder)) == 2 and names(folder)[0] == "cenote-20200102T000000Z.jsonl.gz"
    for wrong in ([], [str(tmp_path / "x"), "--to", str(folder)], [str(tmp_path / "x"), "--keep", "3"]):
        assert "--to" in refused(capsys, "backup", *wrong, "--database", file)
    monkeypatch.setenv("CENOTE_BACKUP", f"{tmp_path / 'usual'},keep=1")
    monkeypatch.setenv("CENOTE_DATABASE", file)
    assert str(tmp_path / "usual") in said(capsys, "backup")


def test_a_full_disk_costs_nothing(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    with existing(database_url(file)) as engine:
        good, _ = back_up_into(engine, folder, 1, NOW)

        def full(_file: Path, mode: str, packed: bool) -> IO[Any]:
            return Path("/dev/full").open(mode)

        monkeypatch.setattr(backup, "opened", full)
        with pytest.raises(Refused, match="No space left"):
            back_up_into(engine, folder, 1, NOW + DAY)
        assert names(folder) == [good.name]
        (tmp_path / "in the way").write_text("")
        with pytest.raises(Refused, match="cannot be written"):
            back_up_into(engine, tmp_path / "in the way", 1, NOW)


DYING = """
import os, signal, sys
from cenote.cli import main
from cenote.server import backup
backup.prove = lambda file: os.kill(os.getpid(), signal.SIGKILL)
main(sys.argv[1:])
"""


def test_a_crash_leaves_the_older_ones(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    with existing(database_url(file)) as engine:
        good, _ = back_up_into(engine, folder, 1, NOW)
        command = [sys.executable, "-c", DYING, "backup", "--to", str(folder), "--keep", "1", "--database", file]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        assert subprocess.run(command, env=environment, timeout=60).returncode == -signal.SIGKILL
        assert good.name in names(folder) and len(names(folder)) == 2
        monkeypatch.setattr(rotation, "ABANDONED", -1.0)
        newer, _ = back_up_into(engine, folder, 1, NOW + DAY)
    assert names(folder) == [newer.name]


def test_what_does_not_read_back_is_no_backup(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    with existing(database_url(file)) as engine:
        good, _ = back_up_into(engine, folder, 1, NOW)
        rows = backup.write_rows

        def cut(engine: Any, file: Path, packed: bool) -> int:
            written = rows(engine, file, packed)
            file.write_bytes(file.read_bytes()[:-12])
            return written

        monkeypatch.setattr(backup, "write_rows", cut)
        with pytest.raises(Refused):
            back_up_into(engine, folder, 1, NOW + DAY)
    assert names(folder) == [good.name]


def test_a_changed_file_is_not_restored(filled: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl.gz"
    with existing(database_url(filled)) as engine:
        write_backup(engine, whole)
    content = gzip.decompress(whole.read_bytes())
    lines = content.decode().splitlines()
    last = json.loads(lines[-1])
    assert last["rows"] == 3 and last["sums"]["people"].startswith("3:")
    changed = {
        "cut": whole.read_bytes()[: len(whole.read_bytes()) // 2],
        "cut between lines": "\n".join(lines[:-1]).encode(),
        "a row less": "\n".join([*lines[:2], *lines[3:]]).encode(),
        "another name": content.replace("Їжак".encode(), "Ежик".encode(), 1),
        "another number": content.replace(b'"created": 1.5', b'"created": 1.25'),
    }
    assert content not in changed.values()
    for number, (name, bytes) in enumerate(changed.items()):
        bad = tmp_path / f"bad{number}"
        bad.write_bytes(bytes)
        engine = make_engine(sqlite_url(tmp_path / f"target{number}.sqlite"))
        with pytest.raises(Refused):
            restore_backup(engine, bad)
            pytest.fail(name)
        engine.dispose()
    engine = make_engine(sqlite_url(tmp_path / "target.sqlite"))
    assert restore_backup(engine, whole) == 3
    engine.dispose()


def test_a_server_backs_itself_up(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "LOOK", 0.05)
    folder = tmp_path / "backups"
    house = Indoors(tmp_path, database, backups=Backups(str(folder), every=DAY, keep=2))
    try:
        house.guest("Ana").table("me", "open")
        wait_for(lambda: folder.is_dir() and len(backups_in(folder)) == 1)
        time.sleep(0.5)
        assert len(backups_in(folder)) == 1  # the next one is due tomorrow
        assert "cenote_backups_total" in house.guest().http.get("/metrics").text
    finally:
        house.stop()
    engine = make_engine(sqlite_url(tmp_path / "again.sqlite"))
    assert restore_backup(engine, backups_in(folder)[0])
    engine.dispose()


def test_one_of_several_servers_backs_up(shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "LOOK", 0.05)
    begun: list[str] = []
    make = Keeper.make

    async def noting(keeper: Keeper, wanted: Backups) -> None:
        begun.append(wanted.folder)
        await make(keeper, wanted)

    monkeypatch.setattr(Keeper, "make", noting)
    folders = [str(tmp_path / "one"), str(tmp_path / "other")]
    houses = [Indoors(tmp_path, shared_database, backups=Backups(folder)) for folder in folders]
    try:
        wait_for(lambda: begun and Path(begun[0]).is_dir() and backups_in(Path(begun[0])))
        time.sleep(0.5)
        assert len(begun) == 1
    finally:
        for house in houses:
            house.stop()


def test_a_server_without_room_for_backups_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(backups, "LOOK", 0.05)
    (tmp_path / "file").write_text("")
    house = Indoors(tmp_path, backups=Backups(str(tmp_path / "file" / "backups")))
    try:
        wait_for(lambda: "no backup was made" in caplog.text)
        assert "cannot be written" in caplog.text
        assert house.guest("Ana").table("me", "open")
    finally:
        house.stop()


def wait_for(ready: Any, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_when_a_backup_is_due(file: str, tmp_path: Path) -> None:
    wanted = Backups(str(tmp_path / "backups"), every=3600.0)
    assert newest_in(tmp_path / "backups") is None and is_due(wanted, NOW)
    with existing(database_url(file)) as engine:
        back_up_into(engine, tmp_path / "backups", 7, NOW)
        assert [is_due(wanted, NOW + after) for after in (0, 3599, 3600, -60)] == [False, False, True, True]
        back_up_into(engine, tmp_path / "backups", 7, NOW - 60)  # the clock was set back; one is enough for that
    assert not is_due(wanted, NOW - 30)


def test_how_backups_are_asked_for() -> None:
    assert read_backups("/b") == Backups("/b", DAY, 7)
    assert read_backups("/b,every=90m,keep=0") == Backups("/b", 5400.0, 0)
    assert read_backups("/b,keep=30,every=2d") == Backups("/b", 2 * DAY, 30)
    for wrong in ("", ",keep=3", "/b,every=", "/b,every=h", "/b,every=0h", "/b,every=5x", "/b,keep=-1", "/b,often=1h"):
        with pytest.raises(Refused):
            read_backups(wrong)


def test_a_password_of_its_own() -> None:
    url = database_url("postgresql://cenote@db/cenote")
    assert with_password(url, "a@b/c") == "postgresql+psycopg://cenote:a%40b%2Fc@db/cenote"
    assert with_password(url, None) == url
    own = database_url("postgresql://cenote:own@db/cenote")
    assert with_password(own, "other") == own
    assert with_password("sqlite:////x", "y") == "sqlite:////x"
