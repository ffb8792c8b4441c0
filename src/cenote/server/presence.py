"""Who is here: the sockets of this process, where they come from, and who is at which table anywhere."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from cenote.server import metrics
from cenote.server.expiry import is_at_home
from cenote.server.hall import LOGGED_OUT
from cenote.server.lanes import AWAITED, UNATTENDED, WATCHED, Asker
from cenote.server.notices.attendance import BELIEVED, Attendance
from cenote.server.notices.statements import SEEN
from cenote.server.store import Unavailable
from cenote.server.table import Company, Table

if TYPE_CHECKING:
    from cenote.server.connection import Connection
    from cenote.server.hub import Hub

MOST_ADDRESSES = 20_000
MOST_SOCKETS = 150  # of one address: thirty people with a few windows each
FEW = 16  # sockets that are told at once who has come or gone
TOGETHER = 1.0  # seconds after which many are told


class Presence:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.attendance = Attendance()
        self.addresses: OrderedDict[str, str] = OrderedDict()  # where persons came from last
        self.sockets: Counter[str] = Counter()  # how many are open, by address

    # --- sockets ---

    def came_from(self, person: str, address: str) -> None:
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > MOST_ADDRESSES:
            self.addresses.popitem(last=False)

    def crowded(self, address: str) -> bool:
        """Are there as many sockets from there as one address may have?"""
        return self.hub.settings.limits and self.sockets[address] >= MOST_SOCKETS

    def count_socket(self, address: str, more: int) -> None:
        self.sockets[address] += more
        if not self.sockets[address]:
            del self.sockets[address]
        metrics.SOCKETS.inc(more)

    def arrive(self, connection: Connection) -> None:
        connection.table.connections.add(connection)
        self.count_socket(connection.address, 1)
        if is_at_home(connection.table, connection.person):
            self.hub.spawn(self.hub.expiry.visit(connection.table, time()))
        if connection.person in self.hub.reach.persons:
            self.hub.spawn(self.note_seen(connection.table.id, connection.person))
        self.changed(connection.table)

    async def note_seen(self, table_id: str, person: str) -> None:
        """Whoever has come to the table need not be told what there is."""
        with suppress(Unavailable):
            await self.hub.store.write([(SEEN, {"table_id": table_id, "person": person})])

    def depart(self, connection: Connection) -> None:
        connection.table.connections.discard(connection)
        self.count_socket(connection.address, -1)
        connection.table.touched = time()
        self.changed(connection.table)

    def end_session(self, session: str | None) -> None:
        """Whoever is connected in that session is so no longer, wherever that is."""
        if session is not None:
            self.close_sockets(session)
            self.hub.bus.tell_ended(session)

    def close_sockets(self, session: str) -> None:
        self.hub.hall.close(session)
        for table in self.hub.tables.values():
            for connection in table.connections:
                if connection.session == session:
                    self.hub.spawn(connection.close(LOGGED_OUT))

    # --- at a table ---

    def company(self, table: Table) -> Company:
        """The persons who are connected anywhere, and how many others watch."""
        seated = table.seated()
        if table.company is None or table.counted != seated:
            table.company, table.counted = self.count(table), seated
        return table.company

    def count(self, table: Table) -> Company:
        persons, watchers = self.here(table)
        online, now = set(persons), time()
        for until, persons, others in table.elsewhere.values():
            if until > now:
                online.update(persons)
                watchers += others
        return frozenset(online), watchers

    def here(self, table: Table) -> tuple[list[str], int]:
        """The persons who are connected to this process, and how many others watch."""
        persons = sorted({connection.person for connection in table.connections if connection.person is not None})
        return persons, len([one for one in table.connections if not table.seats_of(one.person)])

    def asker(self, table: Table) -> Asker:
        """For whom code thinks at the table."""
        persons = table.persons()
        urgency = WATCHED if persons & self.company(table)[0] else AWAITED if persons else UNATTENDED
        return Asker(table.host, self.addresses.get(table.host, ""), urgency)

    # --- telling of it ---

    def hear(self, table_id: str, process: str, persons: list[str], watchers: int) -> None:
        """What another process says of the table."""
        self.attendance.hear(table_id, process, persons)
        table = self.hub.tables.get(table_id)
        if table is not None:
            table.elsewhere[process] = (time() + BELIEVED, persons, watchers)
            self.tell_everybody(table)

    def changed(self, table: Table) -> None:
        self.hub.bus.tell_presence(table.id, *self.here(table))
        self.tell_everybody(table)

    def repeat(self) -> None:
        """So that the others go on believing it, and who died elsewhere is missed."""
        for table in list(self.hub.tables.values()):
            if table.connections and not self.hub.store.is_sqlite:
                self.changed(table)

    def tell_everybody(self, table: Table) -> None:
        """Who is there now. Where many look on, those who come and go are told of together."""
        table.company = None
        table.composed.pop(("presence",), None)
        if len(table.connections) <= FEW:
            self.wake_all(table)
        elif not table.restless:
            table.restless = True
            asyncio.get_running_loop().call_later(TOGETHER, self.wake_all, table)

    def wake_all(self, table: Table) -> None:
        table.restless = False
        for connection in table.connections:
            connection.wake()
