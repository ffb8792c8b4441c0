"""The socket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from cenote.core.kernel import Reason
from cenote.server.acts import Who
from cenote.server.acts.orders import Act, Away, Denied, Outcome, Unsure
from cenote.server.connection import Connection
from cenote.server.guard import same_origin
from cenote.server.house import COOKIE, address, house_of, language, person
from cenote.server.protocol.commands import Chat, Hello, Ping
from cenote.server.protocol.talking import Pong, RefusedNews, StaleNews, UnknownNews, WhyNews, WhyReason
from cenote.server.protocol.terms import News
from cenote.server.refused import Refused
from cenote.server.store import Unavailable
from cenote.server.wire import LARGEST_MESSAGE, from_client, has_nul
from cenote.server.words import sentence, words_for

router = APIRouter()

TOO_BIG, TOO_MUCH, GOING_AWAY = 1009, 4008, 1012


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str, invite: str = "") -> None:
    connection = await admit(websocket, table_id, invite)
    if connection is None:
        await websocket.close()  # before it is accepted: the answer is 403
        return
    await websocket.accept()
    hub = connection.hub
    sender = asyncio.get_running_loop().create_task(connection.send_all())
    hub.arrive(connection)
    try:
        await listen(connection)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hub.depart(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def admit(websocket: WebSocket, table_id: str, invite: str) -> Connection | None:
    """The connection, if it comes from our own page and may see the table."""
    house = house_of(websocket)
    if not same_origin(websocket.headers, house.settings.origins, required=True):
        return None
    here = address(websocket)
    if not house.limits.sockets.allows(here) or house.hub.crowded(here):
        return None
    try:
        somebody = await person(websocket)
        table = await house.hub.see(table_id)
    except (Refused, Unavailable):
        return None
    if not table.admits(somebody.id if somebody is not None else None, invite):
        return None
    if somebody is not None:
        house.hub.came_from(somebody.id, here)
    who = somebody.who if somebody is not None else None
    session = house.people.token_in(websocket.cookies.get(COOKIE))
    return Connection(house.hub, table, websocket, who, session, language(websocket), here)


async def listen(connection: Connection) -> None:
    """Take one message after the other until the client goes away."""
    limits = house_of(connection.socket).limits
    key = f"{id(connection)}"
    while True:
        received = await connection.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text") or received.get("bytes") or b""
        if len(text) > LARGEST_MESSAGE:
            await connection.socket.close(TOO_BIG)
            return
        if not limits.messages.allows(key):
            await connection.socket.close(TOO_MUCH)
            return
        await hear(connection, text)


async def hear(connection: Connection, text: str | bytes) -> None:
    try:
        message = from_client.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        await connection.reply(await worded(connection, Denied(None, "bad-message")))
        return
    if isinstance(message, Ping):
        await connection.reply(Pong())
    elif isinstance(message, Hello):
        connection.greet(message.have)
    elif has_nul(text):
        await connection.reply(await worded(connection, Denied(message.id, "bad-message")))
    elif connection.who is None:
        await connection.reply(await worded(connection, Denied(message.id, "who-are-you")))
    elif isinstance(message, Chat) and not house_of(connection.socket).limits.chat.allows(connection.who.person):
        await connection.reply(await worded(connection, Denied(message.id, "too-often", details={"seconds": 2})))
    else:
        await do(connection, connection.who, message)


async def do(connection: Connection, who: Who, act: Act) -> None:
    """The answer first, then what has changed."""
    connection.acting = True
    try:
        reply = await connection.hub.act(connection.table.id, who, act)
        await connection.reply(await worded(connection, reply))
    finally:
        connection.acting = False
    if isinstance(reply, StaleNews):
        connection.repeat_position()
    connection.changed.set()


async def worded(connection: Connection, reply: Outcome) -> News:
    """The reply with a sentence in the language of the client."""
    if isinstance(reply, Unsure):
        return UnknownNews(reply.id, sentence(Refused("unknown"), connection.language))
    if isinstance(reply, Away):
        reply = Denied(reply.id, "unavailable")
    if isinstance(reply, Denied):
        if reply.reason is not None:
            text = await explained(connection, reply.reason)
        else:
            text = sentence(Refused(reply.key, **reply.details), connection.language)
        return RefusedNews(reply.id, reply.key, reply.reason, text)
    if isinstance(reply, WhyNews) and reply.reason is not None:
        return WhyNews(reply.id, reply.reason, await explained(connection, reply.reason))
    return reply


async def explained(connection: Connection, reason: WhyReason) -> str:
    words = await words_for(connection.language, connection.table.playable())
    return words.reason(Reason(reason.rule, reason.key, **reason.args))
