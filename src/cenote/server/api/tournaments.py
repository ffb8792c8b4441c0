"""Tournaments: their list, their pages, and what people do about them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer, give_cookie
from cenote.server.api.bodies import posted, posted_or
from cenote.server.api.me import person_or_guest
from cenote.server.house import address, house_of, known_person, person
from cenote.server.people import Person
from cenote.server.protocol.tournaments import CallingOff, CodeEntrant, Removal, TournamentMade, TournamentPlan
from cenote.server.tournaments.pages import listed, page

router = APIRouter(prefix="/api/tournaments")


async def shown(request: Request, id: str, viewer: Person | None) -> Response:
    return answer(await house_of(request).store.read(page, id, viewer))


async def acting(request: Request) -> Person:
    """Who does something about a tournament, if not too often."""
    house_of(request).limits.join.check(address(request))
    return await known_person(request)


@router.get("")
async def all_of_them(request: Request) -> Response:
    house_of(request).limits.look.check(address(request))
    somebody = await person(request)
    return answer(await house_of(request).store.read(listed, somebody.id if somebody is not None else None))


@router.post("", status_code=201)
async def make(request: Request) -> Response:
    body, house = await posted(request, TournamentPlan), house_of(request)
    house.limits.create.check(address(request))
    somebody = await known_person(request)
    return answer(TournamentMade(await house.hub.tournaments.open(somebody, body, house.limits.enforced)), 201)


@router.get("/{id}")
async def look(request: Request, id: str) -> Response:
    house_of(request).limits.look.check(address(request))
    return await shown(request, id, await person(request))


@router.post("/{id}/join")
async def join(request: Request, id: str) -> Response:
    house = house_of(request)
    house.limits.join.check(address(request))
    await house.store.read(page, id, None)  # before anybody is made a guest for one that is not there
    somebody, cookie = await person_or_guest(request)
    await house.hub.tournaments.join(somebody.who, id)
    response = await shown(request, id, somebody)
    return response if cookie is None else give_cookie(request, response, cookie)


@router.post("/{id}/leave")
async def leave(request: Request, id: str) -> Response:
    somebody = await acting(request)
    await house_of(request).hub.tournaments.leave(somebody.who, id)
    return await shown(request, id, somebody)


@router.post("/{id}/code")
async def add_code(request: Request, id: str) -> Response:
    body, somebody = await posted(request, CodeEntrant), await acting(request)
    await house_of(request).hub.tournaments.add_code(somebody, id, body.agent)
    return await shown(request, id, somebody)


@router.post("/{id}/remove")
async def remove(request: Request, id: str) -> Response:
    body, somebody = await posted(request, Removal), await acting(request)
    await house_of(request).hub.tournaments.remove(somebody, id, body.entrant)
    return await shown(request, id, somebody)


@router.post("/{id}/start")
async def start(request: Request, id: str) -> Response:
    somebody = await acting(request)
    await house_of(request).hub.tournaments.start(somebody, id)
    return await shown(request, id, somebody)


@router.post("/{id}/cancel")
async def cancel(request: Request, id: str) -> Response:
    body, somebody = await posted_or(request, CallingOff()), await acting(request)
    await house_of(request).hub.tournaments.cancel(somebody, id, body.why)
    return await shown(request, id, somebody)
