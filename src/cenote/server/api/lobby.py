"""The lobby: its lists, its socket, and what somebody has put away."""

from __future__ import annotations

from contextlib import suppress
from time import time

import msgspec
from fastapi import APIRouter, Request, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from cenote.server.api.answers import answer
from cenote.server.api.bodies import posted
from cenote.server.cards import cards_of
from cenote.server.guard import same_origin
from cenote.server.hall import Onlooker
from cenote.server.house import COOKIE, House, address, house_of, known_person, person
from cenote.server.line import LINE, Line
from cenote.server.lobby import PARTS, lobby, page
from cenote.server.protocol.commands import Ping
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.lobby import Follow, LobbyAsk
from cenote.server.protocol.tables import Archiving
from cenote.server.protocol.talking import Pong
from cenote.server.protocol.terms import LobbyPart
from cenote.server.refused import Refused
from cenote.server.store import Unavailable
from cenote.server.store.reads import Row
from cenote.server.store.statements import DROP_ARCHIVED, PUT_ARCHIVED
from cenote.server.table import OVER
from cenote.server.wire import LARGEST_MESSAGE, encode

router = APIRouter(prefix="/api")

TOO_MUCH, NO_MESSAGE = 4008, 1007  # why a socket is closed

asking: msgspec.json.Decoder[LobbyAsk] = msgspec.json.Decoder(LobbyAsk)


@router.get("/lobby")
async def show_lobby(request: Request) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    somebody = await person(request)
    return answer(await house.store.read(lobby, somebody.id if somebody is not None else None))


@router.get("/lobby/{part}")
async def show_page(request: Request, part: str, after: str) -> Response:
    house = house_of(request)
    house.limits.look.check(address(request))
    if part not in PARTS:
        raise Refused("not-found", 404)
    wanted: LobbyPart = part
    somebody = await person(request)
    return answer(await house.store.read(page, somebody.id if somebody is not None else None, wanted, after))


# --- what somebody has put away ---


@router.post("/tables/{table_id}/archive")
async def archive(request: Request, table_id: str) -> Response:
    body = await posted(request, Archiving)
    somebody = await known_person(request)
    house = house_of(request)
    cards = await house.store.read(cards_of, [table_id])
    if table_id not in cards.tables or somebody.id not in cards.own(table_id):
        raise Refused("no-such-table", 404)
    row = {"table_id": table_id, "person": somebody.id, "at": time()}
    if body.archived and still_plays(cards.tables[table_id], cards.seats[table_id], somebody.id):
        raise Refused("still-playing")
    statement = PUT_ARCHIVED if body.archived else DROP_ARCHIVED
    await house.store.write([(statement, row), *house.hub.bus.news(table_id)])
    house.hub.hall.note(table_id)
    return answer(Nothing())


def still_plays(table: Row, seats: list[Row], person: str) -> bool:
    """Is a decision of that person still to come? Such a table is not put away."""
    if table["status"] == OVER:
        return False
    return any(seat["person"] == person and seat["auto"] in ("", "turn") for seat in seats)


# --- the socket ---


@router.websocket("/lobby/socket")
async def look_on(websocket: WebSocket) -> None:
    house = house_of(websocket)
    onlooker = await admit(websocket, house)
    if onlooker is None:
        await websocket.close()  # before it is accepted: the answer is 403
        return
    line: Line = websocket.scope["state"][LINE]
    line.hears = Hearer(house, onlooker).hear
    await websocket.accept()
    onlooker.attach(line)
    house.hub.hall.enter(onlooker)
    house.hub.presence.count_socket(onlooker.address, 1)
    try:
        while (received := await websocket.receive())["type"] != "websocket.disconnect":
            line.hears(received.get("text") or "")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        house.hub.hall.leave(onlooker)
        house.hub.tournaments.following.leave(onlooker)
        house.hub.presence.count_socket(onlooker.address, -1)


async def admit(websocket: WebSocket, house: House) -> Onlooker | None:
    """If it comes from our own page, and not too often."""
    if not same_origin(websocket.headers, house.settings.origins, required=True):
        return None
    here = address(websocket)
    if not house.limits.sockets.allows(here) or house.hub.presence.crowded(here):
        return None
    somebody = None
    with suppress(Unavailable):
        somebody = await person(websocket)
    session = house.people.token_in(websocket.cookies.get(COOKIE))
    return Onlooker(house.hub.hall, websocket, somebody.id if somebody is not None else None, session, here)


class Hearer:
    """What a client says, as long as it makes sense and is not too much."""

    def __init__(self, house: House, onlooker: Onlooker) -> None:
        self.house = house
        self.onlooker = onlooker
        self.key = f"{id(onlooker)}"

    def hear(self, text: str) -> None:
        spawn = self.house.hub.spawn
        if len(text) > LARGEST_MESSAGE or not self.house.limits.messages.allows(self.key):
            spawn(self.onlooker.close(TOO_MUCH))
            return
        try:
            message = asking.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            spawn(self.onlooker.close(NO_MESSAGE))
            return
        if isinstance(message, Ping):
            self.onlooker.send(encode(Pong()))
        elif isinstance(message, Follow):
            self.house.hub.tournaments.following.follow(self.onlooker, message.tournament)
        else:
            spawn(self.onlooker.greet(message.since))
