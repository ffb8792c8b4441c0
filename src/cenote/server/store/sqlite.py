"""A file of SQLite, written by one process."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from cenote.server.refused import Refused
from cenote.server.store.statements import Statement

# An acknowledged decision survives a loss of power, not only the end of the process.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


class SqliteConnection:
    def __init__(self, file: Path) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=256)
        set_pragmas(self.connection)

    def write(self, writes: Sequence[Sequence[Statement]]) -> None:
        execute = self.connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            for statements in writes:
                for sql, params in statements:
                    execute(sql, params)
            execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                execute("ROLLBACK")
            raise

    def renew(self) -> bool:
        return False  # a file is not lost by an error

    def close(self) -> None:
        self.connection.close()


def set_pragmas(connection: Any, _record: object = None) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class FileLock:
    """Held while a server writes the file: a second server would not know what the first one has in memory."""

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(file.name + ".lock")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.handle = self.path.open("a+b")
        try:
            lock(self.handle)
        except OSError:
            self.handle.close()
            raise Refused("server-database-in-use", file=str(file)) from None

    def release(self) -> None:
        self.handle.close()


if os.name == "nt":
    import msvcrt

    def lock(handle: IO[bytes]) -> None:
        handle.seek(0)
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]

else:
    import fcntl

    def lock(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
