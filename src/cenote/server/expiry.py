"""What is thrown away when nobody has needed it for long, a portion at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from cenote.server.acts.orders import TakeOver
from cenote.server.acts.who import CODE
from cenote.server.notices.statements import DROP_NOTICE, DROP_TICKET, drop_all_of
from cenote.server.refused import Refused
from cenote.server.settings import DAY
from cenote.server.store import Unavailable
from cenote.server.store.outdated import (
    old_commands,
    old_guests,
    old_notices,
    old_sessions,
    old_tables,
    old_tickets,
    waiting_tables,
)
from cenote.server.store.reads import Row
from cenote.server.store.statements import (
    DROP_COMMAND,
    DROP_PERSON,
    DROP_TABLE,
    DROP_TIES,
    END_SESSION,
    END_SESSIONS_OF,
    PARTS_OF_TABLE,
    SET_VISITED,
    Statement,
    drop_of_table,
)
from cenote.server.table import CANCELLED, GATHERING, OVER, RUNNING, Table

if TYPE_CHECKING:
    from cenote.server.hub import Hub

EVERY = 600.0  # seconds between looks
SOON = 2.0  # seconds until the next look when there was more than a portion
HOURS_TO_COME_BACK = 6 * 3600.0
PORTION = 200
PORTION_OF_TABLES = 20

Outdated = Callable[[Connection, float, int], Sequence[Row]]

logger = logging.getLogger("cenote.expiry")


class Expiry:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.lifetimes = hub.settings.lifetimes
        self.since = time()

    async def work(self) -> None:
        while True:
            more = False
            try:
                await self.note_visits(time())
                more = await self.sweep(time())
                await self.replace_absent(time())
            except Unavailable as trouble:
                logger.warning("nothing can be thrown away: %s", trouble)
            await asyncio.sleep(SOON if more else EVERY)

    async def sweep(self, now: float) -> bool:
        """One portion of everything; tells whether there may be more."""
        tables = await self.tables(now)
        if self.lifetimes.gathering:
            await self.hub.tournaments.give_up(now - self.lifetimes.gathering * DAY)
        commands = await self.rows(old_commands, DROP_COMMAND, self.lifetimes.commands, now)
        sessions = await self.rows(old_sessions, END_SESSION, self.lifetimes.sessions, now)
        guests = await self.rows(old_guests, DROP_PERSON, self.lifetimes.guests, now)
        notices = await self.rows(old_notices, DROP_NOTICE, self.lifetimes.notices, now)
        tickets = await self.rows(old_tickets, DROP_TICKET, self.lifetimes.notices, now)
        if tables or commands or sessions or guests or notices or tickets:
            told = "thrown away: %s tables, %s commands, %s sessions, %s guests, %s notices, %s links"
            logger.info(told, tables, commands, sessions, guests, notices, tickets)
        return tables == PORTION_OF_TABLES or PORTION in (commands, sessions, guests, notices, tickets)

    async def rows(self, question: Outdated, drop: str, days: float, now: float) -> int:
        if not days:
            return 0
        found = await self.hub.store.read(question, now - days * DAY, PORTION)
        for row in found:  # each by itself: what somebody needs after all is left, and stops no other
            with suppress(Unavailable):
                await self.hub.store.write([*before_drop(drop, row), (drop, row)])
        return len(found)

    async def tables(self, now: float) -> int:
        kept = self.lifetimes
        done = 0
        for days, statuses in (
            (kept.gathering, (GATHERING, CANCELLED)),
            (kept.idle, (RUNNING,)),
            (kept.finished, (OVER,)),
        ):
            if days and done < PORTION_OF_TABLES:
                portion = PORTION_OF_TABLES - done
                for table_id in await self.hub.store.read(old_tables, statuses, now - days * DAY, portion):
                    done += await self.drop(table_id)
        return done

    async def drop(self, table_id: str) -> bool:
        """Throw a table away, unless somebody sits at it."""
        try:
            table = await self.hub.open(table_id)
        except Refused:
            return False
        async with table.lock:
            if not await self.hub.own(table) or table.connections:
                return False
            statements: list[Statement] = [(drop_of_table(part), {"table_id": table_id}) for part in PARTS_OF_TABLE]
            await self.hub.make_durable(table, [*statements, (DROP_TABLE, {"table_id": table_id})])
        self.hub.let_go(table)
        return True

    async def replace_absent(self, now: float) -> None:
        """Code plays for who has not decided for too long. After a start everybody has some hours to come back."""
        days = self.hub.settings.absent
        if not days or now - self.since < HOURS_TO_COME_BACK:
            return
        for table_id in await self.hub.store.read(waiting_tables, now - days * DAY, PORTION_OF_TABLES):
            with suppress(Refused):
                table = await self.hub.open(table_id)
                absent = table.absent(now)
                if absent is not None and absent.person not in self.hub.presence.company(table)[0]:
                    await self.hub.act(table_id, CODE, TakeOver("take-over", table.k))

    async def note_visits(self, now: float) -> None:
        """Whoever sits at a table for days visits it all the time."""
        for table in list(self.hub.tables.values()):
            if any(is_at_home(table, one.person) for one in table.connections):
                await self.visit(table, now)

    async def visit(self, table: Table, now: float) -> None:
        if now - table.visited > DAY:
            table.visited = now
            with suppress(Unavailable):
                await self.hub.store.write([(SET_VISITED, {"id": table.id, "visited": now})])


def before_drop(drop: str, row: Row) -> list[Statement]:
    if drop != DROP_PERSON:
        return []
    return [(END_SESSIONS_OF, row), *((sql, row) for sql in DROP_TIES), *drop_all_of(row["id"])]


def is_at_home(table: Table, person: str | None) -> bool:
    return person is not None and (person == table.host or bool(table.seats_of(person)))
