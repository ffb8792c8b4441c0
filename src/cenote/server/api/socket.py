"""The socket of a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from cenote.core.kernel import Reason
from cenote.server.acts import Who
from cenote.server.acts.orders import Act, Away, Denied, Outcome, Unsure
from cenote.server.connection import BROKEN, Connection
from cenote.server.guard import same_origin
from cenote.server.house import COOKIE, address, house_of, language, person
from cenote.server.limits import Limit
from cenote.server.line import LINE, Line
from cenote.server.protocol.commands import Chat, Hello, Ping
from cenote.server.protocol.talking import Ack, Pong, RefusedNews, StaleNews, UnknownNews, WhyNews, WhyReason
from cenote.server.protocol.terms import News
from cenote.server.refused import Refused
from cenote.server.store import Unavailable
from cenote.server.wire import LARGEST_MESSAGE, from_client, has_nul
from cenote.server.words import sentence, words_for

router = APIRouter()

TOO_BIG, TOO_MUCH = 1009, 4008  # why a socket is closed
MOST_WAITING = 8  # messages that wait to be heard before no more are read

logger = logging.getLogger("cenote.socket")


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str, invite: str = "") -> None:
    connection = await admit(websocket, table_id, invite)
    if connection is None:
        await websocket.close()  # before it is accepted: the answer is 403
        return
    line: Line = websocket.scope["state"][LINE]
    ear = Ear(connection, line, house_of(websocket).limits.messages)
    await websocket.accept()
    connection.attach(line)
    connection.hub.presence.arrive(connection)
    try:
        await ear.listen()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        connection.detach()
        connection.hub.presence.depart(connection)
        await ear.done()


async def admit(websocket: WebSocket, table_id: str, invite: str) -> Connection | None:
    """The connection, if it comes from our own page and may see the table."""
    house = house_of(websocket)
    if not same_origin(websocket.headers, house.settings.origins, required=True):
        return None
    here = address(websocket)
    if not house.limits.sockets.allows(here) or house.hub.presence.crowded(here):
        return None
    try:
        somebody = await person(websocket)
        table = await house.hub.see(table_id)
    except (Refused, Unavailable):
        return None
    if not table.admits(somebody.id if somebody is not None else None, invite):
        return None
    if somebody is not None:
        house.hub.presence.came_from(somebody.id, here)
    who = somebody.who if somebody is not None else None
    session = house.people.token_in(websocket.cookies.get(COOKIE))
    return Connection(house.hub, table, websocket, who, session, language(websocket), here)


class Ear:
    """Takes one message after the other until the client goes away. What was begun is brought to its end even then."""

    def __init__(self, connection: Connection, line: Line, limit: Limit) -> None:
        self.connection = connection
        self.line = line
        self.limit = limit
        self.key = f"{id(connection)}"
        self.inbox: deque[str | bytes] = deque()
        self.work: asyncio.Task[None] | None = None
        self.paused = False
        line.hears = self.take

    async def listen(self) -> None:
        """Those messages that come by another way than the line, until there is none any more."""
        while (received := await self.connection.socket.receive())["type"] != "websocket.disconnect":
            self.take(received.get("text") or received.get("bytes") or b"")

    def take(self, text: str | bytes) -> None:
        self.inbox.append(text)
        if self.work is None:
            self.work = asyncio.get_running_loop().create_task(self.hear_all())
        elif len(self.inbox) >= MOST_WAITING and not self.paused:
            self.paused = True
            self.line.transport.pause_reading()

    async def hear_all(self) -> None:
        try:
            while self.inbox and not self.connection.closed:
                await self.hear_next(self.inbox.popleft())
        except Exception:
            logger.exception("table %s: a message cannot be taken", self.connection.table.id)
            await self.refuse(BROKEN)
        self.work = None
        if self.paused and self.line.open:
            self.paused = False
            self.line.transport.resume_reading()

    async def hear_next(self, text: str | bytes) -> None:
        if len(text) > LARGEST_MESSAGE:
            await self.refuse(TOO_BIG)
        elif not self.limit.allows(self.key):
            await self.refuse(TOO_MUCH)
        else:
            await hear(self.connection, text)
            self.connection.flush()

    async def refuse(self, code: int) -> None:
        self.connection.detach()
        await self.connection.close(code)

    async def done(self) -> None:
        if self.work is not None:
            await asyncio.wait([self.work])


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
        reply = await connection.hub.carry_out(connection.table.id, who, act)
        await connection.reply(reply if isinstance(reply, Ack) else await worded(connection, reply))
    finally:
        connection.acting = False
    if isinstance(reply, StaleNews):
        connection.repeat_position()


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
