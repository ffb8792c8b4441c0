"""What is posted, read as it is declared."""

from __future__ import annotations

import re
from functools import cache
from typing import TypeVar

import msgspec
from fastapi import Request

from cenote.server.protocol.terms import Posted
from cenote.server.refused import Refused

Body = TypeVar("Body", bound=Posted)


async def posted(request: Request, kind: type[Body]) -> Body:
    """The body of the request. Raises Refused for one that is not of this kind."""
    try:
        body: Body = decoder(kind).decode(await request.body())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad-request", 422, where=place(str(wrong))) from None
    return body


async def posted_or(request: Request, default: Body) -> Body:
    """The same, where nothing need be posted."""
    if await request.body() in (b"", b"null"):
        return default
    return await posted(request, type(default))


@cache
def decoder(kind: type[Body]) -> msgspec.json.Decoder[Body]:
    return msgspec.json.Decoder(kind)


def place(wrong: str) -> str:
    """Where something is wrong, from what msgspec says: body.seats.0.kind, or body.17 where it is no JSON."""
    path = re.search(r"at `\$([^`]*)`", wrong)
    steps = re.findall(r"\w+", path[1]) if path else []
    return ".".join(["body", *steps, *re.findall(r"(?<=field `)[^`]+|(?<=\(byte )\d+", wrong)])
