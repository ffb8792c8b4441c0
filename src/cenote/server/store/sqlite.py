"""A file of SQLite, written by one process."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cenote.server.store.bundles import bundled
from cenote.server.store.statements import Statement, parameters, replace_parameters
from cenote.server.wire import written

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
                if len(rows) == 1:
                    execute(sql, rows[0])
                else:
                    execute(for_many(sql), (written(rows),))
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


@cache
def for_many(sql: str) -> str:
    """The same statement for many rows, which are given as JSON: SQLite takes them without asking Python for each."""
    given = replace_parameters(sql, r"json_extract(value, '$.\1')")
    if sql.startswith("INSERT"):
        head, values, tail = re.findall(r"(.*?) VALUES \((.*)\)( ON CONFLICT .*)?$", given)[0]
        return f"{head} SELECT {values} FROM json_each(?) WHERE true{tail}"
    if sql.startswith("UPDATE"):
        name = sql.split()[1]
        changes, condition = given.split(" WHERE ")
        return f"{changes} FROM json_each(?) WHERE {name}.{condition}"
    head, condition = sql.split(" WHERE ")
    (key,) = parameters(condition)
    return f"{head} WHERE {key} IN (SELECT json_extract(value, '$.{key}') FROM json_each(?))"
