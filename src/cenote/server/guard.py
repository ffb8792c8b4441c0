"""What no request gets past: size, origin, content type. And what every answer carries."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cenote.server import metrics
from cenote.server.api.answers import error
from cenote.server.refused import Refused
from cenote.server.words import language_of

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024 + 64 * 1024
LARGEST_FILE = 512 * 1024  # 256 KiB, written as JSON
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
    return origin in others or urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        limit = largest(scope["path"])
        refused = self.objection(scope, headers, limit)
        answering = dressed(scope, send)
        if refused is None and scope["method"] in CHANGING:
            body = await whole_body(receive, limit)
            if body is None:
                refused = Refused("too-big", 413)
            else:
                receive = replaying(body, receive)
        if refused is None:
            await self.app(scope, receive, answering)
        else:
            await error(refused, language_of({}, {}, headers.get("accept-language", "")))(scope, receive, answering)

    def objection(self, scope: Scope, headers: Headers, limit: int) -> Refused | None:
        if scope["method"] not in CHANGING:
            return None
        if not same_origin(headers, self.origins, required=False):
            return Refused("other-origin", 403)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > limit:
            return Refused("too-big", 413)
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            return Refused("not-json", 415)
        return None


def largest(path: str) -> int:
    """How much may be posted there."""
    if path in ("/api/import", "/api/workshop/merge"):
        return LARGEST_RECORD
    return LARGEST_FILE if path == "/api/files" or path.startswith("/api/workshop/") else LARGEST_BODY


async def whole_body(receive: Receive, limit: int) -> bytes | None:
    """What was posted; None if it is more than is taken, whatever was announced."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            return None
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
