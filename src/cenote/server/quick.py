"""Quick matches: whoever wants to play is seated with whoever waits.

While somebody is seated, nobody else is who wants the same, in any process: so two who come at once meet, and nobody
gets two seats. What was done is durable before it is told; who asks again after a crash has the seat already.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from cenote.server.acts import Who
from cenote.server.acts.orders import Join, Unsure
from cenote.server.gates import Gates
from cenote.server.ids import new_id
from cenote.server.protocol.tables import ClockPlan, QuickMatch
from cenote.server.protocol.talking import Ack
from cenote.server.refused import Refused
from cenote.server.seats import OPEN
from cenote.server.store.schema import seats, tables
from cenote.server.table import GATHERING

if TYPE_CHECKING:
    from cenote.server.hub import Hub

CLOCK = ClockPlan("turn", 300)  # who comes by chance may go by chance: nobody waits for long


class Matches:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.gates = Gates(hub.store)

    def one_at_a_time(self, wanted: QuickMatch) -> AbstractAsyncContextManager[int]:
        return self.gates.alone(f"quick {wanted.game} {wanted.players}")

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
