"""What happens without anybody asking: code seats think, clocks run out, tables that nobody looks at are put away."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter, time
from typing import TYPE_CHECKING

from cenote.server import metrics
from cenote.server.acts.orders import Fill, Think, TimeOut
from cenote.server.acts.who import CODE
from cenote.server.clocks import LONGEST_GRACE
from cenote.server.memory import Broom
from cenote.server.protocol.talking import Ack, StaleNews
from cenote.server.refused import Refused
from cenote.server.store import Unavailable
from cenote.server.store.reads import to_fill, to_wake
from cenote.server.table import GATHERING, RUNNING, Table
from cenote.server.thinking import Thinkers

if TYPE_CHECKING:
    from cenote.server.hub import Hub

TICK = 0.25  # seconds between looks at the clocks
SWEEP = 4.0  # seconds between looks for tables that no process looks after
IDLE = 120.0  # seconds after which a table that nobody looks at leaves the memory

logger = logging.getLogger("cenote.caretaker")


class Caretaker:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.broom = Broom()
        self.was_away = False  # since the last look for tables that no process holds

    async def work(self) -> None:
        self.hub.watch.wind()
        await self.wake_tables(LONGEST_GRACE)
        swept = time()
        while True:
            await asyncio.sleep(TICK)
            now = self.hub.watch.now()
            for table in list(self.hub.tables.values()):
                self.look_after(table, now)
            if not 0 <= now - swept <= SWEEP:
                swept = now
                self.broom.sweep()
                await self.hub.life.go_on()
                self.hub.presence.repeat()
                grace, self.was_away = (LONGEST_GRACE if self.was_away else 0.0), False
                await self.wake_tables(grace)

    def look_after(self, table: Table, now: float) -> None:
        if table.lock.locked():
            return  # somebody does already
        if table.doubtful:
            self.hub.spawn(self.mend(table))
            return
        if table.owned and table.status == GATHERING and table.fill_at is not None and table.fill_at <= now:
            self.hub.spawn(self.fill(table))
        deadline = table.clock.deadline
        if table.owned and table.status == RUNNING and deadline is not None and deadline <= now:
            self.hub.spawn(self.run_out(table))
        self.let_think(table)
        if not table.connections and not table.thinking and now - table.touched > IDLE:
            self.hub.let_go(table)

    async def mend(self, table: Table) -> None:
        with suppress(Unavailable, Refused):
            async with table.lock:
                await self.hub.mend(table)

    async def run_out(self, table: Table) -> None:
        await self.hub.act(table.id, CODE, TimeOut("time-out", table.k))

    async def fill(self, table: Table) -> None:
        await self.hub.act(table.id, CODE, Fill("fill"))

    # --- tables that no process holds ---

    async def wake_tables(self, grace: float = 0.0) -> None:
        """Take care of tables that wait for code, or whose time is out."""
        try:
            waiting = await self.hub.store.read(to_wake, time() + grace)
            waiting += await self.hub.store.read(to_fill, time())
        except Unavailable as trouble:
            logger.warning("cannot look for tables: %s", trouble)
            return
        for table_id in waiting:
            if table_id in self.hub.tables and self.hub.tables[table_id].owned:
                continue
            if not self.hub.homes.here(table_id):
                continue
            try:
                if await self.hub.store.take(table_id) is not None:  # else another process looks after it
                    await self.wake(await self.hub.open(table_id), spare=grace > 0)
            except Exception:
                logger.exception("table %s cannot be woken up", table_id)

    async def wake(self, table: Table, spare: bool = False) -> None:
        async with table.lock:
            if table.game is None or not await self.hub.own(table):
                return
            if spare and table.clock.spare(time()):
                await self.hub.keep(table)
        self.let_think(table)

    def excuse(self, seconds: float) -> None:
        """For so long nobody could play."""
        logger.warning("time has made a step of %.0f seconds; no clock counts it", seconds)
        self.was_away = True
        for table in self.hub.tables.values():
            if table.owned and table.clock.running is not None:
                table.clock.skip(seconds)
                self.hub.spawn(self.keep(table))

    async def keep(self, table: Table) -> None:
        with suppress(Unavailable):
            async with table.lock:
                if table.owned:
                    await self.hub.keep(table)

    # --- code seats ---

    def let_think(self, table: Table) -> None:
        acting = table.acting
        if acting is not None and acting.code and table.owned and not table.thinking and not table.deserted:
            table.thinking = True
            self.hub.spawn(self.think(table))

    async def think(self, table: Table) -> None:
        """Let code play for as long as it is code's turn."""
        try:
            while await self.think_once(table):
                pass
        except Exception:
            logger.exception("table %s: thinking failed", table.id)
            await asyncio.sleep(SWEEP)
        finally:
            table.thinking = False

    async def think_once(self, table: Table) -> bool:
        """One turn of a code seat; tells whether there was one."""
        acting, course = table.acting, table.course
        if acting is None or not acting.code or course is None or not table.owned or table.deserted:
            return False
        agent, entries, start = acting.code, table.k, perf_counter()
        seed = f"{table.seed} {acting.seat} {entries}"
        asked = course.committed.dump(), agent, seed, table.laid
        moves = await self.thinkers.moves(self.hub.presence.asker(table), *asked)
        metrics.THINKING_SECONDS.labels(agent).observe(perf_counter() - start)
        reply = await self.hub.act(table.id, CODE, Think("think", acting.seat, entries, moves))
        if not isinstance(reply, Ack | StaleNews):
            logger.error("table %s: %s cannot play: %s", table.id, agent, reply)
            await asyncio.sleep(SWEEP)
        return True
