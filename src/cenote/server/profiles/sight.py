"""Who may see whose page. Whoever may not is told the same as if there were nobody of that name."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select, union

from cenote.server.names import folded
from cenote.server.people import Person
from cenote.server.store.reads import Row, row
from cenote.server.store.schema import people, result_seats, seats, ties

NOBODY, RIVALS, EVERYBODY = "nobody", "rivals", "everybody"
WHOLE, BRIEF, NOTHING = "whole", "brief", ""  # how much somebody sees


def find_person(connection: Connection, who: str) -> Row | None:
    """By the name of an account, or by an id."""
    by_name = row(connection, select(people).where(people.c.login == folded(who)))
    return by_name or row(connection, select(people).where(people.c.id == who))


def sight(connection: Connection, person: Row, viewer: Person | None) -> str:
    if viewer is not None and viewer.id == person["id"]:
        return WHOLE
    if viewer is not None and blocked(connection, person["id"], viewer.id):
        return NOTHING
    shown_to = person["shown_to"]
    if shown_to in (RIVALS, EVERYBODY) and viewer is not None and met(connection, person["id"], [viewer.id]):
        return WHOLE
    if shown_to == EVERYBODY:
        return WHOLE if viewer is not None and viewer.account else BRIEF
    return NOTHING


def blocked(connection: Connection, one: str, other: str) -> bool:
    """Has one of the two blocked the other?"""
    pairs = ((ties.c.person == one) & (ties.c.other == other)) | ((ties.c.person == other) & (ties.c.other == one))
    return connection.execute(select(ties.c.at).where(pairs, ties.c.kind == "block")).first() is not None


def met(connection: Connection, person: str, others: Collection[str]) -> set[str]:
    """Those of the others who have sat at a table with the person."""
    found: set[str] = set()
    for table in (seats, result_seats):
        mine, theirs = table.alias(), table.alias()
        query = select(theirs.c.person).join(mine, mine.c.table_id == theirs.c.table_id)
        query = query.where(mine.c.person == person, theirs.c.person.in_(others)).distinct()
        found |= set(connection.execute(query).scalars())
    return found - {person}


def companions(connection: Connection, person: str) -> set[str]:
    """Everybody who has sat at a table with the person."""
    queries = []
    for table in (seats, result_seats):
        mine, theirs = table.alias(), table.alias()
        query = select(theirs.c.person).join(mine, mine.c.table_id == theirs.c.table_id)
        queries.append(query.where(mine.c.person == person, theirs.c.person.is_not(None)))
    return set(connection.execute(union(*queries)).scalars()) - {person}


def blocks_of(connection: Connection, person: str) -> set[str]:
    """Those whom the person has blocked, and who have blocked the person."""
    mine = select(ties.c.other).where(ties.c.person == person, ties.c.kind == "block")
    theirs = select(ties.c.person).where(ties.c.other == person, ties.c.kind == "block")
    return set(connection.execute(union(mine, theirs)).scalars())


def ties_of(connection: Connection, person: str, other: str) -> list[str]:
    query = select(ties.c.kind).where(ties.c.person == person, ties.c.other == other).order_by(ties.c.kind)
    return list(connection.execute(query).scalars())
