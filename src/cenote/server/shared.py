"""Several server processes on one PostgreSQL: news, forwarded acts and who is where, all by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
from msgspec import Struct

from cenote.server.acts import Who
from cenote.server.acts.orders import Act, Outcome, Unsure
from cenote.server.ids import new_id
from cenote.server.store import Unavailable
from cenote.server.store.statements import LONGEST_NOTE, NOTIFY, Statement
from cenote.server.wire import encode

if TYPE_CHECKING:
    from cenote.server.hub import Hub

CHANNEL = "cenote"
PATIENCE = 1.5  # seconds to wait for the process that writes a table
RENEWED_EVERY = 1.0  # seconds; the lease on the tables of this process

logger = logging.getLogger("cenote.bus")


class Note(Struct, tag_field="note", tag=str.lower):
    """What one process says to the others."""

    sender: str


class News(Note):
    """The table has changed."""

    table: str


class Here(Note):
    """Who is connected to the table through the sender."""

    table: str
    persons: list[str]
    watchers: int


class Tournament(Note):
    """The tournament has changed."""

    id: str
    listed: bool


class Ended(Note):
    """Somebody has logged out."""

    session: str


class Tied(Note):
    """Somebody keeps apart from somebody, or no longer."""


class Call(Note):
    """Whoever writes the table should do this."""

    id: str
    table: str
    who: Who
    act: Act
    until: float  # nobody waits for the answer after that, and it is not done any more


class Reply(Note):
    id: str
    content: Outcome


Heard = News | Here | Tournament | Ended | Tied | Call | Reply
reading: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Shared:
    def __init__(self, hub: Hub, conninfo: str) -> None:
        self.hub = hub
        self.name = new_id()
        self.conninfo = conninfo
        self.waiting: dict[str, asyncio.Future[Outcome]] = {}
        self.ahead = 0.0  # seconds by which the clock of the database is ahead of ours
        self.listener: Listener | None = None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(text: str) -> None:
            loop.call_soon_threadsafe(self.hear, text)

        def missed() -> None:
            loop.call_soon_threadsafe(self.hub.doubt_all)

        self.listener = Listener(self.conninfo, hear, missed)
        self.listener.start()
        await asyncio.to_thread(self.listener.listening.wait, 10)
        self.hub.spawn(self.keep_lease())

    async def keep_lease(self) -> None:
        """Whoever stops doing so, because the process hangs, loses its tables to the others."""
        while True:
            with suppress(Unavailable):
                self.ahead = await self.hub.store.renew_lease()
            await asyncio.sleep(RENEWED_EVERY)

    def now(self) -> float:
        return time() + self.ahead

    async def stop(self) -> None:
        if self.listener is not None:
            await asyncio.to_thread(self.listener.stop)

    # --- saying ---

    def news(self, table_id: str) -> list[Statement]:
        return [self.note(News(self.name, table_id))]

    def tied(self) -> list[Statement]:
        return [self.note(Tied(self.name))]

    def tournament_news(self, id: str, listed: bool) -> list[Statement]:
        return [self.note(Tournament(self.name, id, listed))]

    async def forward(self, table_id: str, who: Who, act: Act) -> Outcome | None:
        call = Call(self.name, new_id(), table_id, who, act, self.now() + PATIENCE)
        note = self.note(call)
        done = self.waiting[call.id] = asyncio.get_running_loop().create_future()
        try:
            await self.hub.store.write([note])
            return await asyncio.wait_for(done, PATIENCE)
        except TimeoutError:
            return None
        except Unavailable:
            return Unsure(act.id)
        finally:
            self.waiting.pop(call.id, None)

    def tell_presence(self, table_id: str, persons: list[str], watchers: int) -> None:
        self.hub.spawn(self.say(Here(self.name, table_id, persons[:200], watchers)))

    def tell_ended(self, session: str) -> None:
        self.hub.spawn(self.say(Ended(self.name, session)))

    async def say(self, note: Note) -> None:
        try:
            await self.hub.store.write([self.note(note)])
        except Unavailable:
            logger.warning("the others were not told")

    def note(self, note: Note) -> Statement:
        payload = encode(note).decode()
        if len(payload.encode()) > LONGEST_NOTE:
            raise Unavailable("too long to be told")
        return NOTIFY, {"channel": CHANNEL, "payload": payload}

    # --- hearing ---

    def hear(self, text: str) -> None:
        for line in text.split("\n"):
            try:
                self.heed(reading.decode(line))
            except msgspec.MsgspecError:
                logger.warning("a note that nobody here understands: %.100s", line)

    def heed(self, note: Heard) -> None:
        if isinstance(note, Reply):
            done = self.waiting.get(note.id)
            if done is not None and not done.done():
                done.set_result(note.content)
        elif note.sender == self.name:
            return
        elif isinstance(note, News):
            self.hub.hear_news(note.table)
        elif isinstance(note, Here):
            self.hub.presence.hear(note.table, note.sender, note.persons, note.watchers)
        elif isinstance(note, Tournament):
            self.hub.tournaments.following.tell(note.id, note.listed)
        elif isinstance(note, Ended):
            self.hub.presence.close_sockets(note.session)
        elif isinstance(note, Tied):
            self.hub.spawn(self.hub.ties.look_again())
        else:
            self.hub.spawn(self.answer(note))

    async def answer(self, call: Call) -> None:
        """Do it, if this is the process that writes the table."""
        table = self.hub.tables.get(call.table)
        if table is None or not table.owned:
            return
        try:
            content = await self.hub.act_here(table, call.who, call.act, call.until)
        except Unavailable:
            return
        if content is not None:
            await self.say(Reply(self.name, call.id, content))


class Listener(Thread):
    """Hears what is said, and knows when it may have missed something."""

    def __init__(self, conninfo: str, hear: Callable[[str], Any], missed: Callable[[], Any]) -> None:
        super().__init__(name="cenote-listener", daemon=True)
        self.conninfo = conninfo
        self.hear = hear
        self.missed = missed
        self.listening = Event()
        self.stopping = Event()

    def stop(self) -> None:
        self.stopping.set()
        self.join(5)

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                self.listen()
            except psycopg.Error as error:
                logger.warning("not listening: %s", error)
                self.stopping.wait(0.5)

    def listen(self) -> None:
        options = {"autocommit": True, "connect_timeout": 10, "application_name": "cenote listener"}
        with psycopg.connect(self.conninfo, **options) as connection:  # type: ignore[arg-type]
            connection.execute(f"LISTEN {CHANNEL}")
            if self.listening.is_set():
                self.missed()
            self.listening.set()
            while not self.stopping.is_set():
                for note in connection.notifies(timeout=0.5):
                    self.hear(note.payload)
