"""What those who look after a server have said of people, and the log of it."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from sqlalchemy import Connection, Select, func, or_, select

from cenote.server.ids import new_id
from cenote.server.names import folded
from cenote.server.store.reads import Row, row, rows
from cenote.server.store.schema import audit, marks, people, seats, sessions, tables
from cenote.server.store.statements import Params, Statement, insert, keep

MODERATOR, MUTED, BLOCKED = "moderator", "muted", "blocked"
ALL = (MODERATOR, MUTED, BLOCKED)
MOST_FOUND, MOST_TABLES, MOST_AUDITED = 30, 30, 100

PUT_MARK = keep(marks)
DROP_MARK = "DELETE FROM marks WHERE person = :person AND marks.mark = :mark"
ADD_AUDIT = insert(audit)


def audited(by: tuple[str, str], deed: str, why: str, about: Row | None = None, table: str | None = None) -> Statement:
    """The row of the log for what is written with it."""
    person, name = by
    return ADD_AUDIT, {
        "id": new_id(),
        "at": time(),
        "by_person": person,
        "by_name": name,
        "deed": deed,
        "person": about["id"] if about is not None else None,
        "name": about["name"] if about is not None else None,
        "table_id": table,
        "why": " ".join(why.split()),
    }


def marking(person: str, mark: str, on: bool) -> Statement:
    key: Params = {"person": person, "mark": mark}
    return (PUT_MARK, {**key, "at": time()}) if on else (DROP_MARK, key)


def is_marked(connection: Connection, person: str, mark: str) -> bool:
    query = select(marks.c.mark).where(marks.c.person == person, marks.c.mark == mark)
    return connection.execute(query).first() is not None


def with_marks() -> Select[tuple[object, ...]]:
    """People, and which marks each has."""
    found = [
        select(marks.c.mark).where(marks.c.person == people.c.id, marks.c.mark == mark).exists().label(mark)
        for mark in ALL
    ]
    return select(people.c.id, people.c.name, people.c.login, people.c.owner, people.c.created, *found)


def subject(connection: Connection, person: str) -> Row | None:
    return row(connection, with_marks().where(people.c.id == person))


def subjects(connection: Connection, like: str) -> Sequence[Row]:
    """Who is called so; without a name all of whom something was said, owners among them."""
    if like:
        named = people.c.login.contains(folded(like), autoescape=True)
        found = or_(named, people.c.name.contains(like, autoescape=True))
    else:
        found = or_(people.c.owner, people.c.id.in_(select(marks.c.person)))
    return rows(connection, with_marks().where(found).order_by(people.c.name, people.c.id).limit(MOST_FOUND))


def open_tables(connection: Connection) -> Sequence[Row]:
    """Tables that gather or run, with the names of the people who sit there."""
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.visibility, tables.c.updated)
    query = select(*columns).where(tables.c.status.in_(("gathering", "running")))
    found = rows(connection, query.order_by(tables.c.updated.desc()).limit(MOST_TABLES))
    sitting = select(seats.c.table_id, seats.c.name).where(
        seats.c.table_id.in_([each["id"] for each in found]), seats.c.person.is_not(None)
    )
    names: dict[str, list[str]] = {}
    for table_id, name in connection.execute(sitting.order_by(seats.c.table_id, seats.c.seat)):
        names.setdefault(table_id, []).append(name)
    return [each | {"names": names.get(each["id"], [])} for each in found]


def audit_log(connection: Connection) -> Sequence[Row]:
    return rows(connection, select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(MOST_AUDITED))


def sessions_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(sessions.c.token).where(sessions.c.person == person)).scalars())


def tables_with(connection: Connection, person: str) -> Sequence[Row]:
    """Where somebody sits, or whom others wait for: tables that gather or run."""
    sat = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables.c.id, tables.c.host, tables.c.status).where(
        tables.c.status.in_(("gathering", "running")), or_(tables.c.id.in_(sat), tables.c.host == person)
    )
    return rows(connection, query)


def named(connection: Connection, mark: str) -> list[str]:
    query = select(people.c.name).join(marks, marks.c.person == people.c.id).where(marks.c.mark == mark)
    return list(connection.execute(query.order_by(func.lower(people.c.name))).scalars())
