"""A PostgreSQL server, written by several processes, each table by one at a time.

The right to write a table is an advisory lock of the very connection that writes. When a process dies, or loses its
connection, the lock is gone in the same moment: nobody can write a table without holding it.

A process that hangs keeps its connection, so every connection that writes has a lease, which has to be renewed. When it
has run out, any other process ends that connection: what the hanging one still wants to write when it goes on fails.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from time import time

import psycopg
from sqlalchemy.dialects import postgresql

from cenote.server.store.bundles import bundled
from cenote.server.store.schema import metadata
from cenote.server.store.statements import (
    LONGEST_NOTE,
    NOTIFY,
    Params,
    Statement,
    for_psycopg,
    parameters,
    replace_parameters,
)
from cenote.server.wire import written

LEASE = 5.0  # seconds
NOW = "extract(epoch FROM clock_timestamp())::float8"  # one clock for all processes, wherever they are
STARTED = "extract(epoch FROM backend_start)::float8"  # numbers of connections are used again, with another beginning

RENEW = f"""
WITH before AS (SELECT renewed FROM leases WHERE backend = pg_backend_pid()),
renewal AS (
    INSERT INTO leases (backend, started, renewed)
    SELECT pid, {STARTED}, {NOW} FROM pg_stat_activity WHERE pid = pg_backend_pid()
    ON CONFLICT (backend) DO UPDATE SET started = excluded.started, renewed = excluded.renewed
)
SELECT {NOW}, (SELECT renewed FROM before)
"""
END_HANGING = f"""
WITH late AS (DELETE FROM leases WHERE renewed < {NOW} - %s RETURNING backend, started)
SELECT pid, pg_terminate_backend(pid) FROM late JOIN pg_stat_activity ON pid = backend AND {STARTED} = started
"""

POSTGRES = postgresql.dialect()  # type: ignore[no-untyped-call]

logger = logging.getLogger("cenote.store")


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
        connection.execute(RENEW)
        return connection

    def renew_lease(self) -> float:
        """Renew the own lease, and end those that have run out; tells how far the clock of the database is ahead."""
        row = self.connection.execute(RENEW).fetchone()
        assert row is not None
        now, before = row
        if before is not None and now - before < LEASE / 2:  # else it was us who hung, or the database
            for backend, _ in self.connection.execute(END_HANGING, (LEASE,)):
                logger.warning("the lease of connection %s has run out: its process hangs", backend)
        return float(now) - time()

    def write(self, writes: Sequence[Sequence[Statement]]) -> None:
        notes: list[Params] = []
        with self.connection.pipeline(), self.connection.transaction(), self.connection.cursor() as cursor:
            for sql, rows in bundled(writes):
                if sql == NOTIFY:
                    notes += rows
                elif len(rows) == 1:
                    cursor.execute(dialect(sql), rows[0])
                else:
                    cursor.execute(for_many(sql), (written(rows),))
            for params in in_few(notes):
                cursor.execute(dialect(NOTIFY), params)

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


def in_few(notes: Sequence[Params]) -> list[Params]:
    """As few notes as can tell the same: each is work for everybody, and all are told when the transaction is done."""
    bundles: list[tuple[object, list[str]]] = []
    room = 0
    for note in notes:
        channel, payload = note["channel"], str(note["payload"])
        size = len(payload.encode()) + 1
        if not bundles or bundles[-1][0] != channel or size > room:
            bundles.append((channel, []))
            room = LONGEST_NOTE + 1
        bundles[-1][1].append(payload)
        room -= size
    return [{"channel": channel, "payload": "\n".join(payloads)} for channel, payloads in bundles]


@cache
def dialect(sql: str) -> bytes:
    return for_psycopg(sql).encode()


@cache
def for_many(sql: str) -> bytes:
    """The same statement for many rows, which are given as JSON: one text is quicker to send than many values."""
    verb, name = re.findall(r"^(INSERT INTO|UPDATE|DELETE FROM) (\w+)", sql)[0]
    columns = metadata.tables[name].columns
    asked = list(dict.fromkeys(parameters(sql)))
    types = ", ".join(f"{column} {columns[column].type.compile(POSTGRES)}" for column in asked)
    given = f"json_to_recordset(%s::json) AS given({types})"
    if verb == "INSERT INTO":
        head, tail = re.split(r" VALUES \(.*?\)", sql)
        return f"{head} SELECT {', '.join(asked)} FROM {given}{tail}".encode()
    changes, condition = replace_parameters(sql, r"given.\1").split(" WHERE ")
    joined = "FROM" if verb == "UPDATE" else "USING"
    return f"{changes} {joined} {given} WHERE {name}.{condition}".encode()


def lock_key(table_id: str) -> int:
    return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), "big", signed=True)
