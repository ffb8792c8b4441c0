"""The own account: what it is, what can be changed, how it ends."""

from __future__ import annotations

import json

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer, give_cookie, take_cookie
from cenote.server.api.bodies import posted
from cenote.server.api.me import shown
from cenote.server.house import COOKIE, address, house_of, known_person, language, person
from cenote.server.names import folded
from cenote.server.profiles.farewell import delete_person
from cenote.server.profiles.portrait import portrait
from cenote.server.protocol.accounts import (
    Farewell,
    Forgotten,
    NewPassword,
    Renaming,
    ResetInfo,
    Resetting,
    Tongue,
)
from cenote.server.protocol.general import Nothing

router = APIRouter(prefix="/api")


@router.get("/account")
async def own_account(request: Request) -> Response:
    return answer(await house_of(request).accounts.shown(await known_person(request)))


@router.post("/account/name")
async def rename(request: Request) -> Response:
    body, house = await posted(request, Renaming), house_of(request)
    house.limits.login.check(address(request))
    await house.accounts.rename(await known_person(request), body.name)
    return answer(shown(await person(request)))


@router.post("/account/language")
async def speak(request: Request) -> Response:
    body = await posted(request, Tongue)
    await house_of(request).accounts.speak(await known_person(request), body.language)
    return answer(Nothing())


@router.post("/account/password")
async def change_password(request: Request) -> Response:
    body, house = await posted(request, NewPassword), house_of(request)
    somebody = await known_person(request)
    house.limits.login.check(address(request))
    house.limits.attempts.begin(folded(somebody.name))
    cookie = await house.accounts.change_password(somebody, body.old, body.new)
    house.limits.attempts.succeed(folded(somebody.name))
    return give_cookie(request, answer(Nothing()), cookie)


@router.post("/account/everywhere")
async def log_out_everywhere(request: Request) -> Response:
    await house_of(request).accounts.end_everywhere(await known_person(request))
    return take_cookie(answer(Nothing()))


@router.post("/account/forgot")
async def forgot(request: Request) -> Response:
    body, house = await posted(request, Forgotten), house_of(request)
    house.limits.login.check(address(request))
    house.limits.codes.check(f"reset {folded(body.name)}")
    await house.accounts.forgot(body.name, language(request))
    return answer(Nothing())


@router.get("/account/reset/{token}")
async def whose_reset(request: Request, token: str) -> Response:
    house_of(request).limits.login.check(address(request))
    return answer(ResetInfo((await house_of(request).accounts.reset_of(token))["name"]))


@router.post("/account/reset")
async def reset(request: Request) -> Response:
    body, house = await posted(request, Resetting), house_of(request)
    house.limits.login.check(address(request))
    old = request.cookies.get(COOKIE)
    cookie = await house.accounts.reset(body.token, body.password)
    await house.people.log_out(old)
    house.hub.presence.end_session(house.people.token_in(old))
    return give_cookie(request, answer(shown(await house.people.known_by(cookie))), cookie)


@router.get("/account/export")
async def export(request: Request) -> Response:
    house, somebody = house_of(request), await known_person(request)
    house.limits.files.check(somebody.id)
    text = json.dumps(await house.store.read(portrait, somebody.id), ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": 'attachment; filename="cenote.json"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/account/delete")
async def delete(request: Request) -> Response:
    body, house = await posted(request, Farewell), house_of(request)
    somebody = await known_person(request)
    house.limits.login.check(address(request))
    house.limits.attempts.begin(folded(somebody.name))
    await house.accounts.prove(somebody, body.password)
    house.limits.attempts.succeed(folded(somebody.name))
    await house.accounts.end_everywhere(somebody)
    await delete_person(house.hub, somebody)
    return take_cookie(answer(Nothing()))
