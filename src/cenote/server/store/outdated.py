"""What nobody has needed for long."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import commands, entrants, holders, outbox, people, seats, sessions, tables, tickets


def old_tables(connection: Connection, statuses: Sequence[str], before: float, most: int) -> list[str]:
    """Tables that nobody of their own has visited since, nor changed."""
    query = select(tables.c.id).where(
        tables.c.status.in_(statuses), tables.c.updated < before, tables.c.visited < before
    )
    return list(connection.execute(query.limit(most)).scalars())


def waiting_tables(connection: Connection, before: float, most: int) -> list[str]:
    """Games without a clock that have waited for a person since, while another one plays."""
    playing = seats.c.kind.in_(("person", "hotseat")) & seats.c.auto.in_(("", "turn"))
    persons = select(func.count(seats.c.person.distinct())).where(seats.c.table_id == tables.c.id, playing)
    query = select(tables.c.id).where(
        tables.c.status == "running",
        tables.c.updated < before,
        tables.c.clock_kind == "none",
        ~tables.c.code,
        persons.scalar_subquery() > 1,
    )
    return list(connection.execute(query.order_by(tables.c.updated).limit(most)).scalars())


def old_commands(connection: Connection, before: float, most: int) -> Sequence[Row]:
    key = select(commands.c.table_id, commands.c.person, commands.c.id)
    return rows(connection, key.where(commands.c.at < before).limit(most))


def old_sessions(connection: Connection, before: float, most: int) -> Sequence[Row]:
    return rows(connection, select(sessions.c.token).where(sessions.c.used < before).limit(most))


def old_guests(connection: Connection, before: float, most: int) -> Sequence[Row]:
    """Guests without a table, a tournament, a file, or a session that was used since."""
    query = select(people.c.id).where(
        people.c.login.is_(None),
        people.c.created < before,
        ~select(sessions.c.token).where(sessions.c.person == people.c.id, sessions.c.used >= before).exists(),
        ~select(seats.c.seat).where(seats.c.person == people.c.id).exists(),
        ~select(tables.c.id).where(tables.c.host == people.c.id).exists(),
        ~select(entrants.c.id).where(entrants.c.person == people.c.id).exists(),
        ~select(holders.c.digest).where(holders.c.person == people.c.id).exists(),
    )
    return rows(connection, query.limit(most))


def old_notices(connection: Connection, before: float, most: int) -> Sequence[Row]:
    """Told long ago, or never to be told any more."""
    key = select(outbox.c.channel, outbox.c.table_id, outbox.c.kind, outbox.c.turn)
    return rows(connection, key.where(outbox.c.at < before).limit(most))


def old_tickets(connection: Connection, before: float, most: int) -> Sequence[Row]:
    return rows(connection, select(tickets.c.token).where(tickets.c.expires < before).limit(most))
