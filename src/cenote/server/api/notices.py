"""How somebody is called back who is not at the table, and the links by which they come."""

from __future__ import annotations

import json
from time import time

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer, give_cookie
from cenote.server.api.bodies import posted
from cenote.server.api.me import person_or_guest
from cenote.server.house import COOKIE, House, address, house_of, known_person, language, person
from cenote.server.names import folded
from cenote.server.notices import kinds
from cenote.server.notices.channels import place_of, veiled
from cenote.server.notices.outgoing import Result
from cenote.server.notices.reads import games_waiting
from cenote.server.notices.statements import ADD_NOTICE, USE_TICKET
from cenote.server.notices.tickets import ticket_of
from cenote.server.people import hashed
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.notices import (
    Came,
    ChannelInfo,
    ChannelPlan,
    Confirmation,
    Invitation,
    NewChannel,
    Notices,
    QuietPlan,
    Stopping,
    Ticket,
    Tried,
    Waiting,
)
from cenote.server.refused import Refused
from cenote.server.store.reads import account
from cenote.server.table import GATHERING

router = APIRouter()


def base(request: Request) -> str:
    """The address of this server, as the person knows it."""
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return next(iter(house_of(request).settings.origins), own)


def tried(result: Result, channel: ChannelInfo) -> Tried:
    return Tried(result.ok, result.status, result.milliseconds, result.trouble, channel)


@router.get("/api/notices")
async def notices(request: Request) -> Response:
    house, somebody = house_of(request), await person(request)
    channels, quiet = await house.channels.of(somebody) if somebody is not None else ([], None)
    key = house.carrier.key
    return answer(Notices(channels, quiet, house.carrier.ways, key.public if key else "", house.settings.notice_after))


@router.post("/api/notices/channels", status_code=201)
async def add_channel(request: Request) -> Response:
    body, house = await posted(request, NewChannel), house_of(request)
    house.limits.notices.check(address(request))
    _, target = house.channels.where(body)  # before anybody is made a guest for it
    somebody, cookie = await person_or_guest(request)
    house.limits.codes.check(place_of(target))
    channel = await house.channels.add(somebody, body, language(request), base(request))
    result = await house.channels.try_out(channel)
    response = answer(tried(result, await house.channels.again(channel["id"])), 201)
    return response if cookie is None else give_cookie(request, response, cookie)


@router.post("/api/notices/channels/{channel}")
async def set_channel(request: Request, channel: str) -> Response:
    body, house = await posted(request, ChannelPlan), house_of(request)
    row = await house.channels.own(await known_person(request), channel)
    return answer(await house.channels.change(row, body, language(request)))


@router.post("/api/notices/channels/{channel}/try")
async def try_channel(request: Request, channel: str) -> Response:
    house = house_of(request)
    house.limits.notices.check(address(request))
    row = await house.channels.own(await known_person(request), channel)
    if row["status"] == kinds.NEW:
        house.limits.codes.check(place_of(json.loads(row["target"])))
    result = await house.channels.try_out(row)
    return answer(tried(result, await house.channels.again(channel)))


@router.post("/api/notices/channels/{channel}/delete")
async def drop_channel(request: Request, channel: str) -> Response:
    house = house_of(request)
    await house.channels.remove(await house.channels.own(await known_person(request), channel))
    return answer(Nothing())


@router.post("/api/notices/confirm")
async def confirm(request: Request) -> Response:
    body, house = await posted(request, Confirmation), house_of(request)
    house.limits.login.check(address(request))
    return answer(await house.channels.confirm(body.channel, body.code))


@router.post("/api/notices/quiet")
async def set_quiet(request: Request) -> Response:
    body = await posted(request, QuietPlan)
    await house_of(request).channels.set_quiet(await known_person(request), body)
    return answer(Nothing())


@router.post("/api/come")
async def come(request: Request) -> Response:
    """Where a link leads. It signs in only the person it was sent to, once, and takes nobody's place unasked."""
    body, house = await posted(request, Ticket), house_of(request)
    house.limits.login.check(address(request))
    here, ticket = await person(request), await house.store.read(ticket_of, body.token)
    name = here.name if here is not None else None
    if ticket is None or ticket["session"] is not None or ticket["expires"] <= time():
        return answer(Came("spent", ticket["table_id"] if ticket is not None else None, None, name))
    old = request.cookies.get(COOKIE)
    if here is not None and here.id != ticket["person"] and not body.switch:
        return answer(Came("asks", ticket["table_id"], ticket["name"], name))
    session = house.people.token_in(old)
    if here is not None and here.id == ticket["person"]:
        await house.store.write([(USE_TICKET, {"token": hashed(body.token), "session": session, "now": time()})])
        return answer(Came("same", ticket["table_id"], name, name))
    cookie = await house.people.come_in(hashed(body.token), old)
    if cookie is None:
        return answer(Came("spent", ticket["table_id"], None, name))
    house.hub.presence.end_session(session)
    return give_cookie(request, answer(Came("entered", ticket["table_id"], ticket["name"], ticket["name"])), cookie)


@router.get("/api/stop/{token}")
async def stopping(request: Request, token: str) -> Response:
    house_of(request).limits.look.check(address(request))
    row = await house_of(request).channels.stoppable(token)
    return answer(Stopping(row["way"], veiled(row)))


@router.post("/stop/{token}")
async def stop(request: Request, token: str) -> Response:
    house_of(request).limits.look.check(address(request))
    await house_of(request).channels.stop(token)
    return answer(Nothing())


@router.get("/api/waiting")
async def waiting(request: Request) -> Response:
    somebody = await person(request)
    return answer(Waiting(await house_of(request).store.read(games_waiting, somebody.id) if somebody else 0))


@router.post("/api/tables/{table_id}/invite")
async def invite(request: Request, table_id: str) -> Response:
    """Somebody of the table asks an account to it. Nobody learns who can be reached."""
    body, house = await posted(request, Invitation), house_of(request)
    somebody = await known_person(request)
    house.limits.invitations.check(somebody.id)
    table = await house.hub.see(table_id)
    if somebody.id != table.host and not table.seats_of(somebody.id):
        raise Refused("no-such-table", 404)
    if table.status != GATHERING:
        raise Refused("already-started")
    await write_invitation(house, table_id, await house.store.read(account, folded(body.name)), somebody.id)
    return answer(Nothing())


async def write_invitation(house: House, table_id: str, found: dict[str, object] | None, by: str) -> None:
    """Whoever keeps apart from somebody does not hear from them."""
    if found is None or house.hub.ties.keep_apart(by, str(found["id"])):
        return
    if found["id"] in house.hub.reach.persons:
        now = time()
        row = {"table_id": table_id, "kind": kinds.INVITED, "turn": 0, "person": found["id"], "at": now, "due": now}
        await house.store.write([(ADD_NOTICE[kinds.INVITED], row)])
