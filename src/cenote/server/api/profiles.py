"""Pages of people, and the ratings."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer
from cenote.server.api.bodies import posted
from cenote.server.api.tables import visible_table
from cenote.server.house import address, house_of, known_person, person
from cenote.server.profiles.company import company
from cenote.server.profiles.pages import curve, games_page, person_page, rating_list
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.profiles import Showing
from cenote.server.seats import PERSON
from cenote.server.store.statements import SET_SHOWN_TO

router = APIRouter(prefix="/api")


@router.get("/people/{who}")
async def show_person(request: Request, who: str) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    return answer(await house.store.read(person_page, who, await person(request)))


@router.get("/people/{who}/games")
async def show_games(request: Request, who: str, scope: str = "", after: str = "") -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    return answer(await house.store.read(games_page, who, await person(request), scope, after))


@router.get("/people/{who}/curve")
async def show_curve(request: Request, who: str, scope: str = "") -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    return answer(await house.store.read(curve, who, await person(request), scope))


@router.get("/ratings")
async def show_ratings(request: Request, scope: str = "") -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    return answer(await house.store.read(rating_list, await person(request), scope))


@router.get("/tables/{id}/company")
async def show_company(request: Request, id: str, invite: str = "") -> Response:
    """How strong those at a table are."""
    table, somebody = await visible_table(request, id, invite)
    people = {seat.seat: seat.person for seat in table.seats if seat.kind == PERSON and seat.person is not None}
    return answer(await house_of(request).store.read(company, id, table.key, len(table.seats), people, somebody))


@router.post("/me/shown")
async def show_me(request: Request) -> Response:
    body, somebody = await posted(request, Showing), await known_person(request)
    await house_of(request).store.write([(SET_SHOWN_TO, {"id": somebody.id, "shown_to": body.shown_to})])
    return answer(Nothing())
