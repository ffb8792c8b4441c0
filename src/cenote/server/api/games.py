"""The games, their rules, components and words. What takes a while is put into words aside: nobody has to wait."""

from __future__ import annotations

from asyncio import to_thread
from hashlib import blake2b

from fastapi import APIRouter, Request, Response

from cenote.core.words import LANGUAGES
from cenote.server import catalogue
from cenote.server.house import house_of, language
from cenote.server.packing import packed
from cenote.server.refused import Refused
from cenote.server.store.reads import file_of
from cenote.server.wire import encode

router = APIRouter()


def cached(request: Request, content: bytes, media_type: str) -> Response:
    """Sent only if the browser does not have it yet."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language, Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return packed(request, content, media_type, headers)


@router.get("/api/games")
async def games(request: Request, lang: str = "") -> Response:
    offered = house_of(request).rooms.offered.values()
    shown = [await to_thread(catalogue.describe_game, game, language(request)) for game in offered]
    return cached(request, encode(shown), "application/json")


@router.get("/api/games/{key}/rules")
async def rules(request: Request, key: str, lang: str = "") -> Response:
    shown = await to_thread(catalogue.rules_of, house_of(request).rooms.get(key), language(request))
    return cached(request, encode(shown), "application/json")


@router.get("/api/games/{key}/components")
async def components(request: Request, key: str, lang: str = "", rules: int = 0, data: str = "") -> Response:
    """Those of new tables; or of a table that names its rules and components."""
    house = house_of(request)
    game = house.rooms.get(key)
    if rules:
        file = await house.store.read(file_of, data)
        game = await to_thread(house.rooms.find, key, rules, data, file["text"] if file is not None else "")
    shown = await to_thread(catalogue.describe_components, game, language(request))
    return cached(request, encode(shown), "application/json")


@router.get("/locale/{lang}.ftl")
async def shared_words(request: Request, lang: str) -> Response:
    return cached(request, catalogue.shared_messages(spoken(lang)).encode(), "text/plain; charset=utf-8")


@router.get("/locale/{key}/{lang}.ftl")
async def game_words(request: Request, key: str, lang: str) -> Response:
    text = catalogue.game_messages(house_of(request).rooms.get(key), spoken(lang))
    return cached(request, text.encode(), "text/plain; charset=utf-8")


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("not-found", 404)
    return lang
