"""The lobby."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer
from cenote.server.house import address, house_of, person
from cenote.server.lobby import lobby

router = APIRouter(prefix="/api")


@router.get("/lobby")
async def show_lobby(request: Request) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    somebody = await person(request)
    return answer(await house.store.read(lobby, somebody.id if somebody is not None else None))
