"""All tables that this process holds in memory, and the one path on which they change."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from math import inf
from time import perf_counter, time

from cenote.core.kernel import IllegalMove
from cenote.core.refusal import Refusal
from cenote.server import metrics
from cenote.server.acts import Who, perform
from cenote.server.acts.orders import Act, Away, Denied, Outcome, Unsure
from cenote.server.bus import Alone, Bus
from cenote.server.caretaker import Caretaker
from cenote.server.expiry import Expiry
from cenote.server.hall import Hall
from cenote.server.homes import Homes
from cenote.server.ladder.games import ending
from cenote.server.ladder.keeper import Keeper
from cenote.server.notices.causes import arising, standing
from cenote.server.notices.reach import Reach
from cenote.server.presence import Presence
from cenote.server.protocol.commands import Chat
from cenote.server.protocol.talking import StaleNews, WhyReason
from cenote.server.pulse import Life
from cenote.server.refused import Refused, Stale
from cenote.server.rooms import Rooms
from cenote.server.settings import Settings
from cenote.server.shared import Shared
from cenote.server.store import Store, Unavailable
from cenote.server.store.marks import MUTED, is_marked
from cenote.server.store.reads import Remembered, Stored
from cenote.server.store.statements import Statement
from cenote.server.table import Table
from cenote.server.thinking import Thinkers
from cenote.server.ties import Ties
from cenote.server.tournaments.life import Tournaments
from cenote.server.watch import Watch

TRIES = 2  # the second one after the process that wrote the table has not answered
THROWN_AWAY = 4004  # why a socket is closed

logger = logging.getLogger("cenote.hub")


class Hub:
    def __init__(self, settings: Settings, store: Store, rooms: Rooms, homes: Homes | None = None) -> None:
        self.settings = settings
        self.homes = homes or Homes()
        self.store = store
        self.rooms = rooms
        self.bus: Bus = Alone() if store.is_sqlite else Shared(self, store.conninfo)
        self.watch = Watch(lambda step: self.caretaker.excuse(step))
        self.expiry = Expiry(self)
        self.reach = Reach(store)
        self.presence = Presence(self)
        self.hall = Hall(self)
        self.ladder = Keeper(store, self.hall.note)
        self.ties = Ties(store)
        self.tournaments = Tournaments(self)
        self.life = Life(store)
        self.caretaker = Caretaker(self, Thinkers(settings.thinking_processes, settings.data))
        self.tables: dict[str, Table] = {}
        self.gates: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.loading: dict[str, bool] = {}  # tables that are on their way, and whether they have changed since
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.store.start(self.lose_all)
        await self.life.begin()
        await self.bus.start()
        self.spawn(self.caretaker.work())
        self.spawn(self.expiry.work())
        self.spawn(self.reach.follow())
        self.spawn(self.ladder.work())
        self.spawn(self.ties.follow())
        self.spawn(self.tournaments.work())

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.caretaker.thinkers.stop()
        await self.life.go_on()
        await self.bus.stop()
        self.store.stop()

    def spawn(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- tables in memory ---

    async def open(self, table_id: str) -> Table:
        """The table; raises Refused if there is none."""
        table = self.at_hand(table_id)
        if table is None:
            try:
                async with self.gates[table_id]:
                    table = self.at_hand(table_id) or await self.load(table_id)
            finally:
                self.gates.pop(table_id, None)
        return table

    def at_hand(self, table_id: str) -> Table | None:
        """The table, if it is in memory: nobody has to wait for that."""
        table = self.tables.get(table_id)
        if table is not None:
            table.touched = time()
        return table

    async def load(self, table_id: str) -> Table:
        self.loading[table_id] = False
        try:
            remembered = await self.store.read(Remembered, table_id)
        finally:
            changed = self.loading.pop(table_id)
        if remembered.stored.table is None:
            raise Refused("no-such-table", 404)
        table = self.tables[table_id] = Table(remembered, self.rooms)
        table.doubtful = changed
        table.touched = time()
        if self.store.is_sqlite:
            table.era = 0  # nobody else is there
        metrics.TABLES.set(len(self.tables))
        return table

    async def see(self, table_id: str) -> Table:
        """The table as the database has it; true until the caller waits for something else."""
        table = await self.open(table_id)
        async with table.lock:
            await self.mend(table)
        return table

    async def mend(self, table: Table) -> None:
        """After a write that may have failed, only the database knows. Called with the lock held."""
        if table.doubtful:
            remembered = await self.store.read(Remembered, table.id)
            if remembered.stored.table is None:
                self.forget(table)
            table.remember(remembered)
            table.doubtful = False
            self.announce(table)

    async def refresh(self, table: Table) -> None:
        """Take over what another process has written. Called with the lock held."""
        last = table.chat[-1]["number"] if table.chat else 0
        stored = await self.store.read(Stored, table.id, table.k, last)
        if stored.table is None:
            self.forget(table)
        table.absorb(stored)
        self.announce(table)

    def forget(self, table: Table) -> None:
        """The table was thrown away. Raises Refused."""
        self.let_go(table)
        for connection in table.connections:
            self.spawn(connection.close(THROWN_AWAY))
        raise Refused("no-such-table", 404)

    async def own(self, table: Table) -> bool:
        """Make sure that this process may write the table and knows all of it. Called with the lock held."""
        if not table.owned:
            table.era = await self.store.take(table.id)
            if not table.owned:
                return False
            table.doubtful = True
        await self.mend(table)
        return table.owned  # it may have been lost meanwhile

    async def begin(self, table_id: str) -> None:
        """A new table that needs nobody else: code seats think at once."""
        await self.caretaker.wake(await self.open(table_id))

    def lose_all(self) -> None:
        """The connection to the database was lost, and with it the right to write any table; others may do so now."""
        owned = [table for table in self.tables.values() if table.owned]
        if owned:
            logger.warning("the right to write %s tables was lost; they are read anew", len(owned))
        for table in owned:
            table.era, table.doubtful = None, True
            if not table.connections:
                self.let_go(table)

    def let_go(self, table: Table) -> None:
        """Nobody looks at the table; another process may have it."""
        self.tables.pop(table.id, None)
        metrics.TABLES.set(len(self.tables))
        if table.owned:
            self.store.give_back(table.id)

    def doubt_all(self) -> None:
        """Something may have happened that nobody told."""
        self.hall.doubt()
        for table in self.tables.values():
            table.doubtful = True

    def hear_news(self, table_id: str) -> None:
        """Another process has changed the table."""
        self.hall.note(table_id)
        if table_id in self.loading:
            self.loading[table_id] = True
        table = self.tables.get(table_id)
        if table is not None and not table.owned and not table.behind:
            table.behind = True
            self.spawn(self.catch_up(table))

    async def catch_up(self, table: Table) -> None:
        with suppress(Unavailable, Refused):
            async with table.lock:
                table.behind = False
                if not table.owned:
                    await self.refresh(table)

    def announce(self, table: Table) -> None:
        """Everybody at the table gets what has changed."""
        table.composed.clear()
        for connection in table.connections:
            connection.wake()

    # --- acting ---

    async def act(self, table_id: str, who: Who, act: Act) -> Outcome:
        """Do it, wherever the table is; the answer is given when it is durable. Nobody's leaving stops it halfway."""
        return await asyncio.shield(self.carry_out(table_id, who, act))

    async def carry_out(self, table_id: str, who: Who, act: Act) -> Outcome:
        """The same for who sees to it that nothing stops it."""
        start = perf_counter()
        denied = await self.silenced(who, act) if isinstance(act, Chat) else None
        reply = denied or await self.act_somewhere(table_id, who, act)
        metrics.COMMAND_SECONDS.observe(perf_counter() - start)
        metrics.part(metrics.COMMANDS, type(act).__name__.lower(), reply.__struct_config__.tag).inc()
        return reply

    async def silenced(self, who: Who, act: Chat) -> Outcome | None:
        """Who is muted says nothing, wherever they are."""
        try:
            muted = await self.store.read(is_marked, who.person, MUTED)
        except Unavailable:
            return Away(act.id)
        return Denied(act.id, "muted", 403) if muted else None

    async def act_somewhere(self, table_id: str, who: Who, act: Act) -> Outcome:
        nothing: Outcome = Away(act.id)
        for _ in range(TRIES):
            try:
                table = self.at_hand(table_id) or await self.open(table_id)
                reply = await self.act_here(table, who, act)
                if reply is None:
                    metrics.FORWARDED.inc()
                    reply = await self.bus.forward(table_id, who, act)
                    nothing = Unsure(act.id)  # whoever writes the table may have done it and not been heard
                    await self.catch_up(table)
            except Unavailable:
                break
            except Refused as gone:
                return answer_no(act.id, gone)
            if reply is not None:
                return reply
        return nothing

    async def act_here(self, table: Table, who: Who, act: Act, until: float = inf) -> Outcome | None:
        """None if another process writes the table, or if nobody waits for it any more."""
        async with table.lock:
            if not await self.own(table) or self.bus.now() > until:
                return None
            reply = await self.write_down(table, who, act)
        self.caretaker.let_think(table)
        return reply

    async def write_down(self, table: Table, who: Who, act: Act) -> Outcome:
        reachable = self.reach.persons
        before, status = standing(table) if reachable else None, table.status
        try:
            self.ties.check(table, who, act)
            deed = perform(table, who, act, self.watch.now())
            result = ending(table, status)
        except (Refusal, IllegalMove, Stale) as reason:
            return answer_no(act.id, reason)
        except Exception:
            table.doubtful = True
            raise
        if before is not None and deed.statements:
            deed.statements += arising(
                table, before, reachable, self.watch.now(), self.settings.notice_after, self.ties.silenced
            )
        try:
            await self.make_durable(table, deed.statements + result)
        except Unavailable:
            return Unsure(act.id)
        if result:
            self.ladder.nudge()
        if table.tournament is not None and table.status != status:
            self.tournaments.table_ended(table.tournament)
        return deed.reply

    async def make_durable(self, table: Table, statements: list[Statement]) -> None:
        if not statements:
            return
        try:
            if table.era is None:
                raise Unavailable("another process may write the table")
            await self.store.write(statements + self.bus.news(table.id), table.era)
        except Unavailable:
            table.doubtful = True
            raise
        self.announce(table)
        self.hall.written(table.id, statements)

    async def keep(self, table: Table) -> None:
        """Write down how the table stands. Called with the lock held."""
        await self.make_durable(table, [table.standing(table.updated)])


def answer_no(id: str, reason: Exception) -> Outcome:
    """What is answered when nothing was done."""
    if isinstance(reason, Stale):
        return StaleNews(id)
    if isinstance(reason, IllegalMove):
        why = reason.reason
        return Denied(id, why.key, reason=WhyReason(why.rule, why.key, why.args))
    assert isinstance(reason, Refusal)
    return Denied(id, reason.key, getattr(reason, "status", 422), details=reason.details)
