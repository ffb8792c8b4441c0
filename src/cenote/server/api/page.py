"""The browser app, where it is built in."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, PlainTextResponse

from cenote.server.catalogue import STATIC
from cenote.server.firstpage import first_page
from cenote.server.house import language
from cenote.server.packing import SUFFIXES, codings, packed
from cenote.server.refused import Refused
from cenote.server.words import server_words

router = APIRouter()

FOR_EVER = "public, max-age=31536000, immutable"  # built files carry their fingerprint in the name
OTHERWISE = "application/octet-stream"


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the app; its first page for every address that the app itself understands."""
    if path.startswith(("api/", "locale/")):
        raise Refused("not-found", 404)
    file = built(path) if path != "index.html" else None
    if file is not None:
        return sent(request, file, path)
    if path == "index.html" or "." not in path.rpartition("/")[2]:
        lang = language(request)
        first = first_page(STATIC, path, lang)
        if first is not None:
            headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language, Accept-Encoding"}
            return packed(request, first, "text/html; charset=utf-8", headers)
    return PlainTextResponse(server_words(language(request)).say("no-page"), 404)


def sent(request: Request, file: Path, path: str) -> Response:
    """The file, or what was packed beside it when the app was built."""
    caching = FOR_EVER if path.startswith("assets/") else "no-cache"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    media_type = guess_type(path)[0] or OTHERWISE
    for coding in codings(request):
        smaller = built(path + SUFFIXES[coding])
        if smaller is not None:
            return FileResponse(smaller, media_type=media_type, headers={**headers, "Content-Encoding": coding})
    return FileResponse(file, media_type=media_type, headers=headers)


def built(path: str) -> Path | None:
    """The file of the app at this path, if there is one."""
    root = STATIC.resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
