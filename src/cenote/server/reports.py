"""What people have told the host about others."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Engine, select, update

from cenote.server.refused import Refused
from cenote.server.store.migrate import migrate
from cenote.server.store.reads import rows
from cenote.server.store.schema import people, reports


class Told(NamedTuple):
    id: str
    at: float
    about: str
    by: str
    table: str | None
    text: str


def listed(engine: Engine, everything: bool) -> list[Told]:
    """The oldest first; those that are settled only where everything is asked for."""
    migrate(engine)
    query = select(reports, people.c.name).outerjoin(people, people.c.id == reports.c.by_person).order_by(reports.c.at)
    if not everything:
        query = query.where(~reports.c.settled)
    with engine.connect() as connection:
        return [
            Told(
                row["id"],
                row["at"],
                row["about_name"] or "—",
                row["name"] or "—",
                row["table_id"],
                one_line(row["text"]),
            )
            for row in rows(connection, query)
        ]


def one_line(text: str) -> str:
    """Fit for a terminal: what people write may hold anything."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def settle(engine: Engine, id: str) -> None:
    migrate(engine)
    with engine.begin() as connection:
        changed = connection.execute(update(reports).where(reports.c.id == id).values(settled=True))
    if not changed.rowcount:
        raise Refused("no-such-report", 404, id=id)
