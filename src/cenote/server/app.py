"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from cenote import __version__
from cenote.server.api import (
    accounts,
    advice,
    answers,
    games,
    history,
    host,
    importing,
    knowing,
    lobby,
    me,
    notices,
    operations,
    page,
    profiles,
    rematch,
    socket,
    tables,
    tournaments,
    workshop,
)
from cenote.server.api.description import Described
from cenote.server.guard import Guard
from cenote.server.house import House


def make_app(house: House) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Described(
        title="Cenote",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    answers.install(app)
    for part in (
        me,
        accounts,
        profiles,
        knowing,
        notices,
        games,
        workshop,
        lobby,
        tables,
        rematch,
        tournaments,
        history,
        advice,
        importing,
        host,
        operations,
        socket,
        page,
    ):
        app.include_router(part.router)
    app.add_middleware(Guard, origins=house.settings.origins, host=house.settings.host)
    return app
