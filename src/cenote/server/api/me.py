"""Who somebody is: nobody yet, a guest, or an account."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer, give_cookie, take_cookie
from cenote.server.api.bodies import posted
from cenote.server.house import COOKIE, address, house_of, language, person
from cenote.server.names import folded
from cenote.server.people import Person
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.people import Credentials, Me, Naming
from cenote.server.words import server_words

router = APIRouter(prefix="/api")


def shown(somebody: Person | None) -> Me:
    if somebody is None:
        return Me(None, None, account=False, confirm=True, owner=False, moderator=False)
    return Me(somebody.id, somebody.name, somebody.account, somebody.confirm, somebody.owner, somebody.moderator)


async def person_or_guest(request: Request) -> tuple[Person, str | None]:
    """Who asks; a new guest, with the cookie for it, where nobody is known."""
    somebody = await person(request)
    if somebody is not None:
        return somebody, None
    house = house_of(request)
    house.limits.guests.check(address(request))
    return await house.people.guest(server_words(language(request)).say("guest"))


@router.get("/me")
async def me(request: Request) -> Response:
    return answer(shown(await person(request)))


@router.post("/me")
async def name_me(request: Request) -> Response:
    body = await posted(request, Naming)
    people = house_of(request).people
    house_of(request).limits.guests.check(address(request))
    somebody = await person(request)
    if somebody is not None:
        return answer(shown(await people.rename(somebody, body.name)))
    guest, cookie = await people.guest(body.name)
    return give_cookie(request, answer(shown(guest)), cookie)


@router.post("/account")
async def make_account(request: Request) -> Response:
    body = await posted(request, Credentials)
    house = house_of(request)
    house.limits.login.check(address(request))
    old = request.cookies.get(COOKIE)
    cookie = await house.people.make_account(await person(request), body.name, body.password, old)
    house.hub.presence.end_session(house.people.token_in(old))
    return give_cookie(request, answer(shown(await house.people.known_by(cookie))), cookie)


@router.post("/login")
async def log_in(request: Request) -> Response:
    body = await posted(request, Credentials)
    house = house_of(request)
    house.limits.login.check(address(request))
    old, attempts, name = request.cookies.get(COOKIE), house.limits.attempts, folded(body.name)
    attempts.begin(name)
    somebody, cookie = await house.people.log_in(body.name, body.password, old)
    attempts.succeed(name)
    house.hub.presence.end_session(house.people.token_in(old))
    return give_cookie(request, answer(shown(somebody)), cookie)


@router.post("/logout")
async def log_out(request: Request) -> Response:
    house = house_of(request)
    await house.people.log_out(request.cookies.get(COOKIE))
    house.hub.presence.end_session(house.people.token_in(request.cookies.get(COOKIE)))
    return take_cookie(answer(Nothing()))
