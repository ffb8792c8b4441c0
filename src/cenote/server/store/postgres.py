"""A PostgreSQL server, written by several processes, each table by one at a time.

The right to write a table is an advisory lock of the very connection that writes. When a process dies, or loses its
connection, the lock is gone in the same moment: nobody can write a table without holding it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b

import psycopg

from cenote.server.store.statements import Statement, for_psycopg


class PostgresConnection:
    def __init__(self, conninfo: str) -> None:
        self.conninfo = conninfo
        self.connection = self.connect()
        self.held: set[str] = set()  # tables that only this process may write

    def connect(self) -> psycopg.Connection:
        connection = psycopg.connect(
            self.conninfo, autocommit=True, connect_timeout=10, application_name="cenote writer"
        )
        connection.prepare_threshold = 2
        return connection

    def write(self, writes: Sequence[Sequence[Statement]]) -> None:
        with self.connection.pipeline(), self.connection.transaction(), self.connection.cursor() as cursor:
            for statements in writes:
                for sql, params in statements:
                    cursor.execute(dialect(sql), params)

    def take(self, table_id: str) -> bool:
        """Try to become the one who writes the table."""
        if table_id in self.held:
            return True
        row = self.connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_key(table_id),)).fetchone()
        if not row or not row[0]:
            return False
        self.held.add(table_id)
        return True

    def give_back(self, table_id: str) -> None:
        self.held.discard(table_id)
        self.connection.execute("SELECT pg_advisory_unlock(%s)", (lock_key(table_id),))

    def renew(self) -> bool:
        if not self.connection.closed and not self.connection.broken:
            return False
        self.connection.close()
        self.held.clear()
        self.connection = self.connect()
        return True

    def close(self) -> None:
        self.connection.close()


@cache
def dialect(sql: str) -> bytes:
    return for_psycopg(sql).encode()


def lock_key(table_id: str) -> int:
    return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), "big", signed=True)
