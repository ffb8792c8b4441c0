"""A file of SQLite, written by one process."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cenote.server.store.bundles import bundled
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
            for sql, rows in bundled(writes):
                self.connection.executemany(sql, rows)
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
