"""A SQLite file has one server, by whatever name the second one knows it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cenote.server.refused import Refused
from cenote.server.settings import database_url
from cenote.server.store import Store
from cenote.server.store.locks import on_itself
from server.house import Server


def by_symlink(file: Path) -> str:
    other = file.with_name("linked.sqlite")
    other.symlink_to(file)
    return str(other)


def by_hard_link(file: Path) -> str:
    other = file.parent / "elsewhere" / "hard.sqlite"
    other.parent.mkdir()
    os.link(file, other)
    return str(other)


def by_relative_path(file: Path) -> str:
    return os.path.relpath(file)


def after_a_rename(file: Path) -> str:
    return str(file.rename(file.with_name("renamed.sqlite")))


NAMES = [str, by_relative_path, by_symlink]
if on_itself():
    NAMES += [by_hard_link, after_a_rename]


@pytest.mark.parametrize("called", NAMES)
def test_a_second_server_is_refused(tmp_path: Path, called: Callable[[Path], str]) -> None:
    file = tmp_path / "cenote.sqlite"
    first = Server(tmp_path, str(file))
    command = [sys.executable, "-m", "cenote", "serve", "--lang", "en", "--port", "0", "--database", called(file)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    second = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    assert second.returncode != 0 and "Traceback" not in second.stderr
    assert "uses" in second.stderr, second.stderr
    assert first.stop() == 0


def test_a_second_look_in_the_same_process_does_not_end_the_locks_of_the_first(tmp_path: Path) -> None:
    file = tmp_path / "cenote.sqlite"
    first = Store(database_url(str(file)))
    first.prepare()
    with first.engine.connect() as connection:
        connection.exec_driver_sql("SELECT * FROM pulse")
        assert is_locked_by_sqlite(file)
        with pytest.raises(Refused):
            Store(database_url(by_hard_link(file)))
        assert is_locked_by_sqlite(file)
    first.stop()
    assert not is_locked_by_sqlite(file)
    Store(database_url(str(file))).stop()


def is_locked_by_sqlite(file: Path) -> bool:
    """As another process sees it: the bytes on which readers of SQLite have a shared lock."""
    trial = f"import fcntl; fcntl.lockf(open({str(file)!r}, 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB, 510, 0x40000002)"
    return subprocess.run([sys.executable, "-c", trial], capture_output=True, timeout=60).returncode != 0
