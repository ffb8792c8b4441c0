"""Quick matches: whoever wants to play is seated with whoever waits.

While somebody is seated, nobody else is who wants the same, in any process: so two who come at once meet, and nobody
gets two seats. What was done is durable before it is told; who asks again after a crash has the seat already.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from cenote.server.acts import Who
from cenote.server.acts.orders import Join, Unsure
from cenote.server.ids import new_id
from cenote.server.protocol.tables import ClockPlan, QuickMatch
from cenote.server.protocol.talking import Ack
from cenote.server.refused import Refused
from cenote.server.seats import OPEN
from cenote.server.store import Unavailable
from cenote.server.store.schema import seats, tables
from cenote.server.table import GATHERING

if TYPE_CHECKING:
    from cenote.server.hub import Hub

CLOCK = ClockPlan("turn", 300)  # who comes by chance may go by chance: nobody waits for long
PATIENCE, PAUSE = 5.0, 0.05  # seconds to wait for another process, and between looks


class Matches:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.gates: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def one_at_a_time(self, wanted: QuickMatch) -> AsyncIterator[None]:
        """Raises Unavailable where another process does not come to an end with it."""
        key, store = f"quick {wanted.game} {wanted.players}", self.hub.store
        async with self.gates[key]:
            end = time() + PATIENCE
            while await store.take(key) is None:
                if time() > end:
                    raise Unavailable("another process seats people")
                await asyncio.sleep(PAUSE)
            try:
                yield
            finally:
                store.give_back(key)

    async def join(self, who: Who, wanted: QuickMatch) -> tuple[str, str] | None:
        """A table that waits, with its invitation; None if there is none. Called with the gate closed to others."""
        now = time()
        for table_id, invite, there in await self.hub.store.read(waiting, who.person, wanted, now):
            if there:
                return table_id, invite
            reply = await self.hub.act(table_id, who, Join(new_id(), fill_at=now + wanted.wait))
            if isinstance(reply, Ack):
                return table_id, invite
            if isinstance(reply, Unsure):
                raise Refused("unknown", 503)
        return None


def waiting(connection: Connection, person: str, wanted: QuickMatch, now: float) -> list[tuple[str, str, bool]]:
    """Tables that still wait, the oldest first; those where the person sits already come before all others."""
    open_seat = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN).exists()
    own_seat = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.person == person).exists()
    query = select(tables.c.id, tables.c.invite, own_seat.label("there")).where(
        tables.c.status == GATHERING,
        tables.c.fill_at > now,
        tables.c.game == wanted.game,
        tables.c.players == wanted.players,
        open_seat,
    )
    found = connection.execute(query.order_by(tables.c.created, tables.c.id)).all()
    return sorted(((id, invite, bool(there)) for id, invite, there in found), key=lambda one: not one[2])
