"""The lobby."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer
from cenote.server.house import address, house_of, person
from cenote.server.lobby import PARTS, lobby, page
from cenote.server.protocol.terms import LobbyPart
from cenote.server.refused import Refused

router = APIRouter(prefix="/api")


@router.get("/lobby")
async def show_lobby(request: Request) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    somebody = await person(request)
    return answer(await house.store.read(lobby, somebody.id if somebody is not None else None))


@router.get("/lobby/{part}")
async def show_page(request: Request, part: str, after: str) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    if part not in PARTS:
        raise Refused("not-found", 404)
    wanted: LobbyPart = part
    somebody = await person(request)
    return answer(await house.store.read(page, somebody.id if somebody is not None else None, wanted, after))
