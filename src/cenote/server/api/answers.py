"""Answers: JSON, cookies, and one sentence for everything that is refused."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.server.acts.orders import Denied, Outcome, Unsure
from cenote.server.house import COOKIE, language
from cenote.server.protocol.general import Problem
from cenote.server.protocol.talking import Ack
from cenote.server.protocol.terms import Sent
from cenote.server.refused import Refused
from cenote.server.store import Unavailable
from cenote.server.wire import encode
from cenote.server.words import sentence

A_YEAR = 365 * 24 * 3600

logger = logging.getLogger("cenote.http")


def answer(content: Sent | Sequence[Sent], status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def error(refusal: Refusal, lang: str, game: Game | None = None) -> Response:
    status = refusal.status if isinstance(refusal, Refused) else 422
    details = {name: value for name, value in refusal.details.items() if isinstance(value, str | int | float)}
    response = answer(Problem(refusal.key, sentence(refusal, lang, game), details), status)
    if status == 429:
        response.headers["Retry-After"] = str(refusal.details.get("seconds", 1))
    return response


def give_cookie(request: Request, response: Response, cookie: str) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


def take_cookie(response: Response) -> Response:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


def done(reply: Outcome) -> None:
    """Raises Refused where an act was not done."""
    if isinstance(reply, Denied):
        raise Refused(reply.key, reply.status, **reply.details)
    if isinstance(reply, Unsure):
        raise Refused("unknown", 503)
    if not isinstance(reply, Ack):
        raise Refused("unavailable", 503)


def install(app: FastAPI) -> None:
    """How everything that goes wrong is answered."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return error(refusal, language(request))

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, trouble: Unavailable) -> Response:
        logger.error("database: %s", trouble)
        return error(Refused("unavailable", 503), language(request))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, errors: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in errors.errors()[0]["loc"]) if errors.errors() else ""
        return error(Refused("bad-request", 422, where=where), language(request))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, wrong: HTTPException) -> Response:
        keys = {404: "not-found", 405: "wrong-method", 400: "bad-request"}
        key = keys.get(wrong.status_code, "bad-request")
        details = {"where": "body"} if key == "bad-request" else {}
        response = error(Refused(key, wrong.status_code, **details), language(request))
        response.headers.update(wrong.headers or {})
        return response
