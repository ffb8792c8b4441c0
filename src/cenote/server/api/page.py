"""The browser app, where it is built in."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, PlainTextResponse

from cenote.server.catalogue import STATIC
from cenote.server.house import language
from cenote.server.refused import Refused
from cenote.server.words import server_words

router = APIRouter()

FOR_EVER = "public, max-age=31536000, immutable"  # built files carry their fingerprint in the name


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the app; its first page for every address that the app itself understands."""
    if path.startswith(("api/", "locale/")):
        raise Refused("not-found", 404)
    file = built(path)
    if file is not None:
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": caching})
    first = STATIC / "index.html"
    if first.is_file() and "." not in path.rpartition("/")[2]:
        return FileResponse(first, headers={"Cache-Control": "no-cache"})
    return PlainTextResponse(server_words(language(request)).say("no-page"), 404)


def built(path: str) -> Path | None:
    """The file of the app at this path, if there is one."""
    root = STATIC.resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
