"""Whom somebody knows: friends, those met lately, those kept away."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from cenote.server.people import Person
from cenote.server.profiles.pages import seen_by
from cenote.server.protocol.profiles import Acquaintance, Acquaintances, Tie
from cenote.server.seats import PERSON
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import people, seats, tables, ties

MOST_RECENT = 12


def acquaintances(connection: Connection, person: Person) -> Acquaintances:
    kinds: dict[str, list[Tie]] = {}
    for row in rows(connection, select(ties).where(ties.c.person == person.id).order_by(ties.c.kind)):
        kinds.setdefault(row["other"], []).append(row["kind"])
    last = met_lately(connection, person.id)
    known = {row["id"]: row for row in rows(connection, select(people).where(people.c.id.in_({*kinds, *last})))}
    seen = seen_by(connection, person)

    def told(id: str, row: Row) -> Acquaintance:
        page = row["name"] if row["login"] is not None and id in seen else None
        return Acquaintance(id, row["name"], page, kinds.get(id, []), last.get(id))

    everybody = sorted(known.items(), key=lambda item: (-(last.get(item[0]) or 0.0), item[1]["name"]))
    away = {id for id, tied in kinds.items() if "block" in tied or "mute" in tied}
    return Acquaintances(
        friends=[told(id, row) for id, row in everybody if "friend" in kinds.get(id, []) and id not in away],
        recent=[told(id, row) for id, row in everybody if id in last and id not in kinds and row["login"]][
            :MOST_RECENT
        ],
        away=[told(id, row) for id, row in everybody if id in away],
    )


def met_lately(connection: Connection, person: str) -> dict[str, float]:
    """Who sat at a table with the person, and when something last happened there."""
    mine, theirs = seats.alias(), seats.alias()
    query = (
        select(theirs.c.person, func.max(tables.c.updated).label("last"))
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .join(tables, tables.c.id == theirs.c.table_id)
        .where(mine.c.person == person, theirs.c.person != person, theirs.c.kind == PERSON)
        .where(tables.c.status.in_(("running", "over")))
        .group_by(theirs.c.person)
    )
    return {row["person"]: row["last"] for row in rows(connection, query)}
