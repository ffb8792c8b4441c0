"""Who keeps away from whom. Kept in memory, so that what is done at a table costs nothing more."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Set
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from cenote.server.acts.orders import Act, Join
from cenote.server.protocol.commands import Chat
from cenote.server.refused import Refused
from cenote.server.store import Store, Unavailable
from cenote.server.store.schema import ties

if TYPE_CHECKING:
    from cenote.server.acts import Who
    from cenote.server.table import Table

BLOCK, MUTE, FRIEND = "block", "mute", "friend"
OFTEN = 5.0  # seconds between looks at what other processes have changed, should a note be lost

NOBODY: Set[str] = frozenset()

logger = logging.getLogger("cenote.ties")


class Ties:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.apart: dict[str, set[str]] = {}  # both ways
        self.unheard: dict[str, set[str]] = {}  # whose words somebody does not want to see

    async def follow(self) -> None:
        """What another process adds is told by it; what was not heard is known here after a few seconds."""
        while True:
            await self.look_again()
            await asyncio.sleep(OFTEN)

    async def look_again(self) -> None:
        try:
            await self.look()
        except Unavailable as trouble:
            logger.warning("nobody knows who keeps apart: %s", trouble)

    async def look(self) -> None:
        apart, unheard = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
        for person, other, kind in await self.store.read(kept_away):
            unheard[person].add(other)
            if kind == BLOCK:
                apart[person].add(other)
                apart[other].add(person)
        self.apart, self.unheard = dict(apart), dict(unheard)

    def silenced(self, person: str | None) -> Set[str]:
        return self.unheard.get(person or "", NOBODY)

    def keep_apart(self, one: str | None, other: str | None) -> bool:
        return other in self.apart.get(one or "", NOBODY)

    def check(self, table: Table, who: Who, act: Act) -> None:
        """Raises Refused for sitting down with, or whispering to, somebody from whom the person keeps apart."""
        away = self.apart.get(who.person)
        if not away:
            return
        near: set[str | None] = set()
        if isinstance(act, Join) and not table.seats_of(who.person):
            near = {table.host, *table.seated()}
        elif isinstance(act, Chat) and act.to is not None and act.to < table.players:
            near = {table.seats[act.to].person}
        if away & near:
            raise Refused("kept-apart", 403)


def kept_away(connection: Connection) -> list[tuple[str, str, str]]:
    query = select(ties.c.person, ties.c.other, ties.c.kind).where(ties.c.kind.in_((BLOCK, MUTE)))
    return [(person, other, kind) for person, other, kind in connection.execute(query)]
