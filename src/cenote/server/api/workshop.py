"""The workshop: components with their forms, drafts, files of corrections."""

from __future__ import annotations

from asyncio import to_thread

from fastapi import APIRouter, Request, Response

from cenote.core.room import Room
from cenote.server import bench
from cenote.server.api.answers import answer, give_cookie
from cenote.server.api.bodies import posted
from cenote.server.api.games import cached
from cenote.server.api.me import person_or_guest
from cenote.server.house import address, house_of, known_person, language, person
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.workshop import Correction, Merging, Sharing, Shelf, Upload, Workshop
from cenote.server.wire import encode

router = APIRouter(prefix="/api")


@router.get("/workshop")
async def shelves(request: Request, lang: str = "") -> Response:
    rooms = house_of(request).rooms.workshops()
    return cached(request, encode(await to_thread(shelves_of, rooms, language(request))), "application/json")


@router.get("/workshop/{key}")
async def workshop(request: Request, key: str, lang: str = "", file: str = "") -> Response:
    """Our components, or with a file of this server laid over them."""
    house = house_of(request)
    house.limits.look.check(address(request))
    room = house.rooms.ours(key)
    if file:
        found = await house.files.of_game(file, key)
        room = await to_thread(house.rooms.with_file, key, found["text"])
    shown = await to_thread(whole, room, house.rooms.workshops(), language(request))
    return cached(request, encode(shown), "application/json")


def shelves_of(rooms: list[Room], lang: str) -> list[Shelf]:
    return [bench.shelf(room, lang) for room in rooms]


def whole(room: Room, rooms: list[Room], lang: str) -> Workshop:
    return bench.whole(room, shelves_of([room if one.key == room.key else one for one in rooms], lang), lang)


@router.post("/workshop/merge")
async def merge(request: Request) -> Response:
    body = await posted(request, Merging)
    house = house_of(request)
    house.limits.drafts.check(address(request))
    return answer(await to_thread(bench.merged, house.rooms.ours(body.game), body, language(request)))


@router.post("/workshop/{key}/check")
async def check(request: Request, key: str, lang: str = "") -> Response:
    body = await posted(request, Correction)
    house = house_of(request)
    house.limits.drafts.check(address(request))
    room = house.rooms.ours(key)
    made = await to_thread(bench.drafted, room, body)
    return answer(await to_thread(bench.checked, room, made, language(request)))


@router.get("/files")
async def files(request: Request, game: str = "") -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    return answer(await house.files.listed(await person(request), game))


@router.post("/files", status_code=201)
async def upload(request: Request) -> Response:
    body = await posted(request, Upload)
    house = house_of(request)
    house.limits.files.check(address(request))
    somebody, cookie = await person_or_guest(request)
    response = answer(await house.files.add(somebody, body.game, body.text), 201)
    return response if cookie is None else give_cookie(request, response, cookie)


@router.get("/files/{digest}")
async def download(request: Request, digest: str) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    found = await house.files.text(digest)
    headers = {"Content-Disposition": f'attachment; filename="{found["game"]}-{found["digest"]}.toml"'}
    return Response(found["text"], media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/files/{digest}/share")
async def share(request: Request, digest: str) -> Response:
    body = await posted(request, Sharing)
    somebody = await known_person(request)
    return answer(await house_of(request).files.share(digest, somebody, body.shared))


@router.post("/files/{digest}/delete")
async def delete(request: Request, digest: str) -> Response:
    somebody = await known_person(request)
    await house_of(request).files.delete(digest, somebody)
    return answer(Nothing())
