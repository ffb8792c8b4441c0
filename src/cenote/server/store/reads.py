"""What is asked of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, select

from cenote.server.store.schema import (
    chat,
    commands,
    drafts,
    files,
    log,
    marks,
    people,
    proposals,
    pulse,
    replacements,
    seats,
    sessions,
    snapshots,
    tables,
)

Row = dict[str, Any]

RECENT_CHAT = 100
AWAY, ALIVE = "away", "alive"  # what is noted of the life of the server


def rows(connection: Connection, query: Select[Any]) -> Sequence[Row]:
    found = connection.execute(query)
    names = tuple(found.keys())
    return [dict(zip(names, each, strict=True)) for each in found]


def row(connection: Connection, query: Select[Any]) -> Row | None:
    found = connection.execute(query).mappings().first()
    return dict(found) if found is not None else None


# --- people ---


def person_of(connection: Connection, token: str) -> Row | None:
    """Whose session it is."""
    marked = {
        mark: select(marks.c.mark).where(marks.c.person == people.c.id, marks.c.mark == mark).exists().label(mark)
        for mark in ("moderator", "blocked")
    }
    query = (
        select(people, sessions.c.used, *marked.values())
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == token)
    )
    return row(connection, query)


def account(connection: Connection, login: str) -> Row | None:
    return row(connection, select(people).where(people.c.login == login))


def like_account(connection: Connection, likeness: str) -> Row | None:
    """An account whose name can hardly be told apart."""
    return row(connection, select(people).where(people.c.likeness == likeness))


# --- one table ---


class Stored:
    """All that is kept of a table, or what came after the entries that are known already."""

    def __init__(self, connection: Connection, table_id: str, after: int = 0, chat_after: int = 0) -> None:
        self.table = row(connection, select(tables).where(tables.c.id == table_id))
        self.seats = rows(connection, select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        self.log = rows(connection, select(log).where(log.c.table_id == table_id, log.c.k > after).order_by(log.c.k))
        self.draft = row(connection, select(drafts).where(drafts.c.table_id == table_id))
        self.proposal = row(connection, select(proposals).where(proposals.c.table_id == table_id))
        self.replacement = row(connection, select(replacements).where(replacements.c.table_id == table_id))
        self.chat = recent_chat(connection, table_id, chat_after)
        self.away = away(connection)


def away(connection: Connection) -> float:
    """Seconds for which nobody could play because no server ran, in all."""
    return connection.execute(select(pulse.c.at).where(pulse.c.process == AWAY)).scalar() or 0.0


class Remembered:
    """What a table needs once, when it comes into memory."""

    def __init__(self, connection: Connection, table_id: str) -> None:
        self.stored = Stored(connection, table_id)
        self.snapshot = snapshot(connection, table_id, 1 << 30)
        query = select(commands.c.person, commands.c.id, commands.c.seq).where(commands.c.table_id == table_id)
        self.file = file_of(connection, self.stored.table["data"] if self.stored.table is not None else "")
        self.commands = {(person, id): seq for person, id, seq in connection.execute(query)}


def snapshot(connection: Connection, table_id: str, n: int) -> Row | None:
    """The last snapshot that is not later than n decisions."""
    query = select(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.n <= n)
    return row(connection, query.order_by(snapshots.c.n.desc()).limit(1))


def recent_chat(connection: Connection, table_id: str, after: int = 0) -> list[Row]:
    query = select(chat).where(chat.c.table_id == table_id, chat.c.number > after)
    return list(reversed(rows(connection, query.order_by(chat.c.number.desc()).limit(RECENT_CHAT))))


# --- files of corrected components ---


def file_of(connection: Connection, data: str) -> Row | None:
    """The file that a table or record names in its `data`, after a slash."""
    digest = data.partition("/")[2]
    return row(connection, select(files).where(files.c.digest == digest)) if digest else None


# --- many tables ---


def to_wake(connection: Connection, now: float) -> list[str]:
    """Tables where something has to happen without anybody asking."""
    due = tables.c.code | (tables.c.deadline < now)
    query = select(tables.c.id).where(tables.c.status == "running", due)
    return list(connection.execute(query).scalars())


def to_fill(connection: Connection, now: float) -> list[str]:
    """Tables that have waited long enough for people."""
    query = select(tables.c.id).where(tables.c.status == "gathering", tables.c.fill_at < now)
    return list(connection.execute(query).scalars())
