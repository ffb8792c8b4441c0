"""What no request gets past: host, size, origin, content type. And what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cenote.server import metrics
from cenote.server.api.answers import error
from cenote.server.hosts import Hosts, host_of
from cenote.server.refused import Refused
from cenote.server.words import language_of

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024 + 64 * 1024
LARGEST_FILE = 512 * 1024  # 256 KiB, written as JSON
BODY_WITHIN = 20  # seconds
REFUSED = 1008  # why a socket is closed
LONGEST_NAME = 100  # that is repeated
STOPPING = "/stop/"  # where programs of mail come by themselves, with a form
CHANGING = ("POST", "PUT", "PATCH", "DELETE")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invitation stands in the address
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
    ),
}


def same_origin(headers: Headers, others: Sequence[str], required: bool) -> bool:
    """Does the request come from a page of this server? Browsers always say so; other programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return not required
    return origin in others or host_of(origin) == headers.get("host", "")


class Guard:
    def __init__(self, app: ASGIApp, origins: Sequence[str], host: str) -> None:
        self.app = app
        self.origins = origins
        self.hosts = Hosts(origins, host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if self.hosts.knows(headers.get("host", "")):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": REFUSED})
            return
        limit = largest(scope["path"])
        refused = self.objection(scope, headers, limit)
        answering = dressed(scope, send)
        if refused is None and scope["method"] in CHANGING:
            try:
                receive = replaying(await whole_body(receive, limit), receive)
            except Refused as refusal:
                refused = refusal
        if refused is None:
            await self.app(scope, receive, answering)
        else:
            await error(refused, language_of({}, {}, headers.get("accept-language", "")))(scope, receive, answering)

    def objection(self, scope: Scope, headers: Headers, limit: int) -> Refused | None:
        if "\0" in scope["path"]:
            return Refused("not-found", 404)
        host = headers.get("host", "")
        if not self.hosts.knows(host):
            return Refused("other-host", 421, host=host[:LONGEST_NAME])
        if scope["method"] not in CHANGING:
            return None
        if not same_origin(headers, self.origins, required=False):
            return Refused("other-origin", 403)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > limit:
            return Refused("too-big", 413)
        if scope["path"].startswith(STOPPING):
            return None
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            return Refused("not-json", 415)
        return None


def largest(path: str) -> int:
    """How much may be posted there."""
    if path in ("/api/import", "/api/workshop/merge"):
        return LARGEST_RECORD
    return LARGEST_FILE if path == "/api/files" or path.startswith("/api/workshop/") else LARGEST_BODY


async def whole_body(receive: Receive, limit: int) -> bytes:
    """What was posted. Raises Refused where it is more than is taken, whatever was announced, or does not come."""
    body = bytearray()
    more = True
    try:
        async with asyncio.timeout(BODY_WITHIN):
            while more:
                message = await receive()
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > limit:
                    raise Refused("too-big", 413)
    except TimeoutError:
        raise Refused("too-slow", 408, seconds=BODY_WITHIN) from None
    return bytes(body)


def replaying(body: bytes, receive: Receive) -> Receive:
    told = False

    async def replay() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def dressed(scope: Scope, send: Send) -> Send:
    """Adds the headers that protect the page, and counts the answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            route = getattr(scope.get("route"), "path", "other")
            metrics.REQUESTS.labels(route, str(message["status"])).inc()
        await send(message)

    return sending
