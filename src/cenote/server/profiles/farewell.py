"""The end of an account. Games remain, with somebody in them who has no name; everything personal is gone.

Whoever leaves gets another id in everything that remains, known to nobody, so that the ratings of the others still
follow from their games.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from cenote.server.acts.orders import Cancel, Leave
from cenote.server.acts.who import Who
from cenote.server.hub import Hub
from cenote.server.ids import new_id
from cenote.server.notices.statements import drop_all_of
from cenote.server.people import Person
from cenote.server.store.schema import seats, tables
from cenote.server.store.statements import DROP_PERSON, DROP_TIES, END_SESSIONS_OF, Params, Statement
from cenote.server.table import GATHERING, RUNNING

REMAINS = (
    "UPDATE seats SET name = NULL, person = :ghost WHERE person = :id",
    "UPDATE result_seats SET name = NULL, person = :ghost WHERE person = :id",
    "UPDATE rating_steps SET person = :ghost WHERE person = :id",
    "UPDATE tables SET host = :ghost WHERE host = :id",
    "UPDATE entrants SET name = NULL, person = :ghost WHERE person = :id",
    "UPDATE tournaments SET organizer = :ghost WHERE organizer = :id",
    "UPDATE chat SET person = :ghost, name = '', text = '' WHERE person = :id",
    "UPDATE chat SET to_person = :ghost WHERE to_person = :id",
    "UPDATE reports SET by_person = NULL WHERE by_person = :id",
    "UPDATE reports SET about_person = NULL, about_name = '' WHERE about_person = :id",
)
GOES = (
    "DELETE FROM commands WHERE person = :id",
    "DELETE FROM holders WHERE person = :id",
    *DROP_TIES,
)


async def delete_person(hub: Hub, person: Person) -> None:
    """Get up from all tables, then be forgotten in one transaction."""
    await get_up(hub, person.who)
    there = await hub.store.read(tables_of, person.id)
    both: Params = {"id": person.id, "ghost": f"gone-{new_id()}"}
    statements: list[Statement] = [(sql, both) for sql in REMAINS]
    statements += [(sql, {"id": person.id}) for sql in GOES]
    statements += [*drop_all_of(person.id), (END_SESSIONS_OF, {"id": person.id}), (DROP_PERSON, {"id": person.id})]
    news = [note for id, _ in there for note in hub.bus.news(id)]
    await hub.store.write([*statements, *news])
    hub.reach.persons.discard(person.id)
    for id, _ in there:
        table = hub.tables.get(id)
        if table is not None:
            table.doubtful = True


async def get_up(hub: Hub, who: Who) -> None:
    """Tables that wait are left or called off; in running games code plays on."""
    await hub.tournaments.see_out(who)
    for id, status in await hub.store.read(tables_of, who.person):
        table = await hub.open(id)
        if status == GATHERING and table.host == who.person:
            await hub.act(id, who, Cancel(new_id()))
        elif status in (GATHERING, RUNNING) and table.seats_of(who.person):
            await hub.act(id, who, Leave(new_id()))


def tables_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    """With their status: those where the person sits, or which the person made."""
    seated = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(seated) | (tables.c.host == person))
    return [(id, status) for id, status in connection.execute(query)]
