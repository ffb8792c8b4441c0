"""The page of those who look after the server."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.acts.orders import Close
from cenote.server.api.answers import answer, done
from cenote.server.api.bodies import posted
from cenote.server.house import house_of, known_person
from cenote.server.ids import new_id
from cenote.server.moderation import check
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.host import Closing, Judgement

LONGEST_NAME = 64

router = APIRouter(prefix="/api/host")


@router.get("")
async def host(request: Request, like: str = "") -> Response:
    somebody = await known_person(request)
    return answer(await house_of(request).moderation.page(somebody, like.strip()[:LONGEST_NAME]))


@router.post("/people/{person}")
async def judge(request: Request, person: str) -> Response:
    somebody = await known_person(request)
    check(somebody)
    body = await posted(request, Judgement)
    return answer(await house_of(request).moderation.judge(somebody, person, body.deed, body.why))


@router.post("/tables/{table_id}/close")
async def close(request: Request, table_id: str) -> Response:
    somebody = await known_person(request)
    check(somebody)
    body = await posted(request, Closing)
    done(await house_of(request).hub.act(table_id, somebody.who, Close(new_id(), body.why)))
    return answer(Nothing())
