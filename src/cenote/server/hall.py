"""Everybody who looks at the lobby. They are told which tables have changed: several at a time, a few times a second,
each person what that person may see. Whoever cannot be told everything is told to look anew."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from cenote.server.cards import Cards, cards_of
from cenote.server.lobby import changed_since, table_ids_of
from cenote.server.protocol.lobby import LobbyAgain, LobbyNews
from cenote.server.store import Unavailable
from cenote.server.store.statements import ADD_TABLE, DROP_TABLE, SET_SEAT, SET_STANDING, Statement
from cenote.server.wire import encode

if TYPE_CHECKING:
    from cenote.server.hub import Hub
    from cenote.server.line import Line

TOGETHER = 0.4  # seconds in which changes are gathered
MOST_AT_ONCE = 50  # tables that are told of together; the others come with the next bundle
LONGEST_ABSENCE = 300.0  # seconds after which somebody has to look anew
MARGIN = 5.0  # seconds for which a change may be under way
MOST_REMEMBERED = 5_000
LOGGED_OUT = 4001  # why a socket is closed
SHOWN = {ADD_TABLE, DROP_TABLE, SET_SEAT, SET_STANDING}  # statements whose effects the lobby shows

logger = logging.getLogger("cenote.hall")


class Onlooker:
    """A socket that looks at the lobby."""

    def __init__(self, hall: Hall, socket: WebSocket, person: str | None, session: str | None, address: str) -> None:
        self.hall = hall
        self.socket = socket
        self.person = person
        self.session = session
        self.address = address
        self.line: Line | None = None
        self.greeted = False
        self.late = False  # has it missed something because it reads slowly?
        self.mine: set[str] = set()  # tables that are or were shown because they are the person's own

    def attach(self, line: Line) -> None:
        self.line = line
        line.flows = self.flow

    def send(self, text: bytes) -> None:
        if self.line is None or self.late:
            return
        if self.line.slow:
            self.late = True
        else:
            self.line.tell(text)

    def flow(self) -> None:
        """The reader has caught up."""
        if self.late:
            self.late = False
            self.send(AGAIN)

    async def greet(self, since: float | None) -> None:
        """From now on it is told what changes; first what has changed since then."""
        self.greeted = True
        read, now = self.hall.hub.store.read, time()
        with suppress(Unavailable):
            self.mine |= await read(table_ids_of, self.person)
            if since is None or not 0 <= now - since <= LONGEST_ABSENCE:
                self.send(AGAIN)
                return
            changed = await read(changed_since, self.person, since - MARGIN, MOST_AT_ONCE)
            if changed is None:
                self.send(AGAIN)
                return
            cards = await read(cards_of, changed)
            self.send(encode(news_for(self.person, self.mine, cards, changed)))

    def concerned(self, cards: Cards, changed: list[str]) -> bool:
        """Does it see something of these tables that not everybody sees?"""
        if self.person is None:
            return False
        return any(id in self.mine or (id in cards.tables and self.person in cards.own(id)) for id in changed)

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code)


AGAIN = encode(LobbyAgain())


def news_for(person: str | None, mine: set[str], cards: Cards, changed: list[str]) -> LobbyNews:
    """What somebody sees of these tables, who has seen those of `mine`. Nobody is told of one that was never shown."""
    shown = [table_id for table_id in changed if cards.shown_to(table_id, person)]
    mine.update(table_id for table_id in shown if person in cards.own(table_id))
    hidden = [table_id for table_id in changed if table_id not in shown]
    gone = [table_id for table_id in hidden if table_id in mine or cards.listed(table_id)]
    mine.difference_update(gone)
    return LobbyNews(time(), [cards.card(table_id, person) for table_id in shown], gone)


class Hall:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.onlookers: set[Onlooker] = set()
        self.changed: dict[str, None] = {}  # tables of which nobody was told yet, in their order
        self.seen: OrderedDict[str, int] = OrderedDict()  # how tables looked when they were told of
        self.waking = False

    def written(self, table_id: str, statements: list[Statement]) -> None:
        if self.onlookers and any(sql in SHOWN for sql, _ in statements):
            self.note(table_id)

    def note(self, table_id: str) -> None:
        """The table may look different now."""
        if self.onlookers:
            self.changed[table_id] = None
            self.wake()

    def doubt(self) -> None:
        """Something may have happened that nobody told."""
        for onlooker in self.onlookers:
            onlooker.send(AGAIN)

    def wake(self) -> None:
        if not self.waking:
            self.waking = True
            asyncio.get_running_loop().call_later(TOGETHER, lambda: self.hub.spawn(self.tell()))

    async def tell(self) -> None:
        """One bundle."""
        bundle = list(self.changed)[:MOST_AT_ONCE]
        for table_id in bundle:
            del self.changed[table_id]
        try:
            cards = await self.hub.store.read(cards_of, bundle)
            self.tell_all(cards, [table_id for table_id in bundle if self.looks_new(cards, table_id)])
        except Unavailable:
            self.doubt()
        except Exception:
            logger.exception("nobody can be told of %s tables", len(bundle))
            self.doubt()
        self.waking = False
        if self.changed:
            self.wake()

    def looks_new(self, cards: Cards, table_id: str) -> bool:
        """Has something changed that is shown? A draft has not."""
        look = 0
        if table_id in cards.tables:
            own = sorted(cards.own(table_id))
            told = own, sorted(cards.put_away[table_id]), [cards.changes.get((table_id, person)) for person in own]
            look = hash((encode(cards.card(table_id, None)), repr(told)))
        if self.seen.get(table_id) == look:
            return False
        self.seen[table_id] = look
        self.seen.move_to_end(table_id)
        if len(self.seen) > MOST_REMEMBERED:
            self.seen.popitem(last=False)
        return True

    def tell_all(self, cards: Cards, changed: list[str]) -> None:
        anybody = news_for(None, set(), cards, changed)
        common = encode(anybody) if anybody.cards or anybody.gone else b""
        for onlooker in self.onlookers:
            if not onlooker.greeted:
                continue
            if onlooker.concerned(cards, changed):
                onlooker.send(encode(news_for(onlooker.person, onlooker.mine, cards, changed)))
            elif common:
                onlooker.send(common)

    # --- coming and going ---

    def enter(self, onlooker: Onlooker) -> None:
        if not self.onlookers:
            self.seen.clear()  # nobody was told of what has changed meanwhile
        self.onlookers.add(onlooker)

    def leave(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        if not self.onlookers:
            self.changed.clear()

    def close(self, session: str) -> None:
        for onlooker in self.onlookers:
            if onlooker.session == session:
                self.hub.spawn(onlooker.close(LOGGED_OUT))
