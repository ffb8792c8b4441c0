"""A socket at a table. It is sent what has changed for its viewer since the last time, fast or slow as it reads."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from cenote.server.acts import Who
from cenote.server.compose import (
    Viewer,
    absent_message,
    chat_message,
    draft_message,
    log_message,
    over_message,
    position_message,
    presence_message,
    table_message,
    takeback_message,
)
from cenote.server.protocol.playing import Draft
from cenote.server.protocol.terms import News
from cenote.server.table import Table
from cenote.server.wire import encode

if TYPE_CHECKING:
    from cenote.server.hub import Hub
    from cenote.server.line import Line

BROKEN = 1011  # why a socket is closed
MOST_REPLIES = 16  # answers that may wait for a slow reader before it is not listened to

logger = logging.getLogger("cenote.socket")


class Connection:
    def __init__(
        self,
        hub: Hub,
        table: Table,
        socket: WebSocket,
        who: Who | None,
        session: str | None,
        language: str,
        address: str = "",
    ) -> None:
        self.hub = hub
        self.table = table
        self.socket = socket
        self.who = who
        self.session = session
        self.language = language
        self.address = address
        self.person = who.person if who is not None else None
        self.greeted = False
        self.acting = False  # a command is being done; its answer comes before what it changes
        self.replies: deque[bytes] = deque()
        self.line: Line | None = None  # None before something can be sent
        self.closed = False
        self.woken = False  # is there a look on its way whether something is to be sent?
        self.drained = asyncio.Event()
        self.log_sent = 0
        self.chat_sent = 0
        self.seq_sent = ""
        self.rest_sent: list[bool] = []  # who was on holiday then
        self.draft_sent = False
        self.over_sent = False
        self.looks_sent: tuple[Any, ...] | None = None
        self.presence_sent: tuple[Any, ...] | None = None
        self.proposal_sent: tuple[Any, ...] | None = None
        self.absent_sent: tuple[Any, ...] = ()

    def greet(self, have: int | None) -> None:
        """From now on the client is told everything; it has the first entries of the log already."""
        self.log_sent = min(have or 0, self.table.k)
        self.chat_sent = 0
        self.seq_sent = ""
        self.over_sent = self.draft_sent = False
        self.looks_sent = self.presence_sent = self.proposal_sent = None
        self.absent_sent = ()
        self.greeted = True

    def repeat_position(self) -> None:
        self.seq_sent = ""

    async def reply(self, message: News) -> None:
        while len(self.replies) >= MOST_REPLIES and not self.closed:
            self.drained.clear()
            await self.drained.wait()
        self.replies.append(encode(message))

    def attach(self, line: Line) -> None:
        """From now on something can be sent."""
        self.line = line
        line.flows = self.flush

    def detach(self) -> None:
        """Nobody is there any more."""
        self.closed = True
        self.drained.set()

    def wake(self) -> None:
        """There may be something to send. While a command is done, what it comes to is sent with its answer."""
        if not self.woken and not self.acting:
            self.woken = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send answers, and what has changed, unless the reader is slow: then when it has read what was sent."""
        self.woken = False
        if self.closed or self.line is None or self.line.slow:
            return
        try:
            messages = self.answers()
            if self.greeted and not self.acting:
                if self.table.lock.locked():  # an answer waits for nobody
                    self.table.lock.when_free(self.flush)
                elif not self.table.doubtful:
                    messages += self.news()
            if messages:
                self.line.tell(b"\n".join(messages))  # all in one frame, a line each
        except Exception:
            logger.exception("table %s: nothing can be sent to %s", self.table.id, self.person)
            self.detach()
            self.hub.spawn(self.close(BROKEN))

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code)

    def answers(self) -> list[bytes]:
        """The answers that wait to be sent."""
        waiting = list(self.replies)
        if waiting:
            self.replies.clear()
            self.drained.set()
        return waiting

    def news(self) -> list[bytes]:
        """What the viewer does not know yet."""
        table, viewer = self.table, Viewer(self.table, self.person)
        messages: list[bytes] = []
        if self.looks_sent != (looks := looks_of(table)):
            self.looks_sent = looks
            messages.append(encode(table_message(table, viewer)))
        if self.log_sent < table.k:
            key = ("log", viewer.alone, viewer.open, self.log_sent)
            messages.append(self.shared(key, log_message, viewer, self.log_sent))
            self.log_sent = table.k
        resting = [*table.clock.resting]
        if table.course is not None and (self.seq_sent, self.rest_sent) != ((seq := table.seq(self.person)), resting):
            self.seq_sent, self.rest_sent = seq, resting
            messages += self.position(viewer)
        messages += self.talk(viewer)
        if table.status == "over" and not self.over_sent and (over := over_message(table)) is not None:
            self.over_sent = True
            messages.append(encode(over))
        return messages

    def position(self, viewer: Viewer) -> list[bytes]:
        messages = [self.shared(("position", viewer.seats), position_message, viewer, time())]
        draft = draft_message(self.table, viewer)
        drafting = draft is not None and bool(draft.moves)
        if drafting or self.draft_sent:
            messages.insert(0, encode(draft or Draft(None, [], [])))
        self.draft_sent = drafting
        return messages

    def talk(self, viewer: Viewer) -> list[bytes]:
        """Chat, who is here, and what is proposed."""
        table = self.table
        messages: list[bytes] = []
        if table.chat and table.chat[-1]["number"] > self.chat_sent:
            message = chat_message(table, viewer, self.chat_sent, self.hub.ties.silenced(self.person))
            self.chat_sent = table.chat[-1]["number"]
            if message.entries:
                messages.append(encode(message))
        company = self.hub.presence.company(table)
        if self.presence_sent != company:
            self.presence_sent = company
            messages.append(self.shared(("presence",), presence_message, viewer, company))
        proposal = table.proposal
        proposed = () if proposal is None else (proposal.by, proposal.to, frozenset(proposal.accepted))
        if (self.proposal_sent or ()) != proposed:
            self.proposal_sent = proposed
            messages.append(encode(takeback_message(table)))
        now = time()
        waited_for = () if table.absent(now) is None else (table.k, table.replacing, table.persons())
        if self.absent_sent != waited_for:
            self.absent_sent = waited_for
            messages.append(encode(absent_message(table, now)))
        return messages

    def shared(self, key: tuple[Any, ...], compose: Any, viewer: Viewer, *args: Any) -> bytes:
        """Several connections of one seat, or of spectators, get the same message; it is composed once."""
        message = self.table.composed.get(key)
        if message is None:
            message = self.table.composed[key] = encode(compose(self.table, viewer, *args))
        return message


def looks_of(table: Table) -> tuple[Any, ...]:
    """What the `table` message depends on."""
    seats = [
        (seat.kind, seat.person, seat.name, seat.agent, seat.auto, seat.confirm, seat.ready) for seat in table.seats
    ]
    terms = table.visibility, table.options, table.clock.kind, table.clock.seconds, table.clock.more, table.fill_at
    return (table.status, table.rematch, *terms, *seats)
