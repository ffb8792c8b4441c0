"""How strong those at a table are, told to whoever may see their pages."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, select

from cenote.server.ladder.fold import points
from cenote.server.ladder.lists import ratings_of
from cenote.server.people import Person
from cenote.server.profiles.pages import anchor_list
from cenote.server.profiles.sight import find_person, sight
from cenote.server.protocol.profiles import Company, CompanySeat
from cenote.server.store.reads import rows
from cenote.server.store.schema import rating_steps


def company(
    connection: Connection, table_id: str, game: str, players: int, people: Mapping[int, str], viewer: Person | None
) -> Company:
    """`people`: who sits where."""
    changes = changes_of(connection, [table_id])
    seats = []
    for seat, person in people.items():
        found = find_person(connection, person)
        if found is None or not sight(connection, found, viewer):
            continue
        last = [step for step in ratings_of(connection, person) if step["scope"] == game]
        seats.append(CompanySeat(seat, points(last[0]["mu"]) if last else None, changes.get((table_id, person))))
    return Company(seats, anchor_list(game, players))


def changes_of(connection: Connection, table_ids: list[str]) -> dict[tuple[str, str], int]:
    """What tables have done to the ratings in their games, by table and person."""
    here = rating_steps.c.table_id.in_(table_ids), rating_steps.c.scope != ""
    return {
        (step["table_id"], step["person"]): points(step["mu"]) - points(step["mu_before"])
        for step in rows(connection, select(rating_steps).where(*here))
    }
