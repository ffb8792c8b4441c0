"""People among people: friends, blocking and muting, a word to the host."""

from __future__ import annotations

from time import time

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection, select

from cenote.server.api.answers import answer
from cenote.server.api.bodies import posted
from cenote.server.api.tables import visible_table
from cenote.server.house import house_of, known_person
from cenote.server.ids import new_id
from cenote.server.names import folded
from cenote.server.people import Person
from cenote.server.profiles.known import acquaintances
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.profiles import Report, Toward, Tying
from cenote.server.refused import Refused
from cenote.server.seats import PERSON
from cenote.server.store.reads import Row, account
from cenote.server.store.reads import row as row_of
from cenote.server.store.schema import people, reports, ties
from cenote.server.store.statements import insert, upsert

router = APIRouter(prefix="/api")

PUT_TIE = upsert(ties)
DROP_TIE = "DELETE FROM ties WHERE person = :person AND other = :other AND kind = :kind"
ADD_REPORT = insert(reports)


async def meant(request: Request, toward: Toward, somebody: Person) -> tuple[str, str]:
    """The id and name of whom the caller speaks of. Raises Refused where there is nobody, or it is the caller."""
    found: tuple[str, str] | None = None
    row: Row | None = None
    if toward.id is not None:
        row = await house_of(request).store.read(by_id, toward.id)
    elif toward.name is not None:
        row = await house_of(request).store.read(account, folded(toward.name))
    elif toward.table is not None and toward.seat is not None:
        table, _ = await visible_table(request, toward.table, "")
        seat = table.seats[toward.seat] if toward.seat < table.players else None
        if seat is not None and seat.kind == PERSON and seat.person is not None and seat.name is not None:
            found = seat.person, seat.name
    if row is not None:
        found = row["id"], row["name"]
    if found is None or found[0] == somebody.id:
        raise Refused("no-such-person", 404)
    return found


def by_id(connection: Connection, id: str) -> Row | None:
    return row_of(connection, select(people).where(people.c.id == id))


@router.get("/ties")
async def known(request: Request) -> Response:
    return answer(await house_of(request).store.read(acquaintances, await known_person(request)))


@router.post("/ties")
async def tie(request: Request) -> Response:
    body, house = await posted(request, Tying), house_of(request)
    somebody = await known_person(request)
    house.limits.invitations.check(somebody.id)
    other, _ = await meant(request, body.toward, somebody)
    row: dict[str, object] = {"person": somebody.id, "other": other, "kind": body.kind}
    written = (PUT_TIE, row | {"at": time()}) if body.on else (DROP_TIE, row)
    await house.store.write([written, *house.hub.bus.tied()])
    await house.hub.ties.look()
    return answer(Nothing())


@router.post("/reports")
async def report(request: Request) -> Response:
    body, house = await posted(request, Report), house_of(request)
    somebody = await known_person(request)
    house.limits.invitations.check(somebody.id)
    other, name = await meant(request, body.toward, somebody)
    row: dict[str, object] = {
        "id": new_id(),
        "at": time(),
        "by_person": somebody.id,
        "about_person": other,
        "about_name": name,
        "table_id": body.toward.table,
        "text": body.text,
        "settled": False,
    }
    await house.store.write([(ADD_REPORT, row)])
    return answer(Nothing())
