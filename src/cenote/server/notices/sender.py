"""Sends what is due. One process of a house does it: the one that holds the right to, as with tables.

A notice is claimed (it is due again after a while, should we die), sent, and marked. Who dies between sending and
marking sends it once more, under the same name, so that the far side can put it in the place of the first.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from time import monotonic, time
from typing import TYPE_CHECKING

from cenote.server import metrics
from cenote.server.notices import kinds, statements
from cenote.server.notices.carrier import Carrier
from cenote.server.notices.causes import warning
from cenote.server.notices.hours import quiet_until
from cenote.server.notices.message import Letter, notice_letter
from cenote.server.notices.outgoing import Result
from cenote.server.notices.reads import Facts, due_notices, waiting_notices
from cenote.server.notices.tickets import Stops, new_ticket
from cenote.server.protocol.notices import Way
from cenote.server.settings import DAY
from cenote.server.store import Unavailable
from cenote.server.store.reads import Row
from cenote.server.store.statements import Statement
from cenote.server.words import server_words

if TYPE_CHECKING:
    from cenote.server.hub import Hub

RIGHT = "notices"  # the name of the right to send
LOOK = 1.0  # seconds between looks
TO_LISTEN = 5.0  # seconds after which it is known who is at which table
CLAIMED = 30.0  # seconds: longer than any try takes
PORTION = 200
OF_A_HOST = 2  # tries at once
SORTS: dict[str, tuple[tuple[Way, ...], int]] = {  # each with so many tries at once: none holds up another
    "push": ((kinds.PUSH,), 16),
    "mail": ((kinds.MAIL,), 4),
    "hook": (kinds.HOOKS, 16),
}
SORT_OF: dict[str, str] = {way: sort for sort, (ways, _) in SORTS.items() for way in ways}
COUNTED = 15.0  # seconds between looks at how much there is
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 6 * 3600.0  # seconds after failures
PATIENCE = 5 * DAY  # until a channel by which nothing arrives is given up
FEWEST_FAILURES = 8
LAST_WORDS = 4.0  # seconds that open tries have to end when the server stops

logger = logging.getLogger("cenote.notices")


class Sender:
    def __init__(self, hub: Hub, carrier: Carrier, stops: Stops) -> None:
        self.hub = hub
        self.store = hub.store
        self.carrier = carrier
        self.stops = stops
        self.era: int | None = None  # for which this process has the right to send
        self.since = 0.0
        self.counted = 0.0
        self.task: asyncio.Task[None] | None = None
        self.flying: dict[tuple[object, ...], asyncio.Task[None]] = {}
        self.hosts: Counter[str] = Counter()  # tries that are under way
        self.sorts: Counter[str] = Counter()

    def start(self) -> None:
        self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        while True:
            try:
                more = self.hub.reach.persons and await self.take_the_right() and await self.look()
            except Unavailable as trouble:
                more, self.era = False, None
                logger.warning("no notices can be sent: %s", trouble)
            except Exception:
                more = False
                logger.exception("no notices are sent for the moment")
            await asyncio.sleep(0.05 if more else LOOK)

    async def stop(self) -> None:
        """Let what is under way come to its end."""
        if self.task is not None:
            self.task.cancel()
        if self.flying:
            await asyncio.wait(self.flying.values(), timeout=LAST_WORDS)
        for task in self.flying.values():
            task.cancel()

    async def take_the_right(self) -> bool:
        """Whoever has it listens for a moment to who is at which table."""
        era = await self.store.take(RIGHT)
        if era is None or era != self.era:
            self.era, self.since = era, monotonic()
        if era is None:
            self.hub.presence.attendance.stop()
            metrics.NOTICES_WAITING.set(0)
            return False
        self.hub.presence.attendance.listening = True
        return self.store.is_sqlite or monotonic() - self.since > TO_LISTEN

    async def look(self) -> bool:
        """Set going what can be; tells whether there may be more at once."""
        now, more = time(), False
        self.hub.presence.attendance.forget()
        for sort, (ways, most) in SORTS.items():
            free = most - self.sorts[sort]
            if free > 0:
                busy = [host for host, tries in self.hosts.items() if tries >= OF_A_HOST]
                found = await self.store.read(due_notices, now, ways, busy, PORTION)
                rest = await self.leave_out(found)
                begun = [await self.begin(notice, now) for notice in rest[:free]]
                more = more or len(rest) < len(found) or sum(begun) == free
        if monotonic() - self.counted > COUNTED:
            self.counted = monotonic()
            metrics.NOTICES_WAITING.set(await self.store.read(waiting_notices))
        return more

    async def leave_out(self, found: list[Row]) -> list[Row]:
        """Most of what is due while people play need not be told; it is finished all at once. Tells what is left."""
        rest: list[Row] = []
        done: list[Statement] = []
        for notice in found:
            outcome = ""
            if notice["went_on"] and notice["kind"] in (kinds.TURN, kinds.URGENT):
                outcome = "passed"
            elif self.is_there(notice["table_id"], notice["person"]):
                outcome = "seen"
            if outcome:
                metrics.NOTICES.labels(notice["way"], outcome).inc()
                done.append((statements.FINISH, names(notice) | {"outcome": outcome}))
            else:
                rest.append(notice)
        if done:
            await self.write(*done)
        return rest

    async def begin(self, notice: Row, now: float) -> bool:
        """Tells whether the notice was dealt with, or is under way now."""
        key = tuple(names(notice).values())
        if key in self.flying:
            return False
        facts = await self.store.read(Facts, notice)
        outcome, later = self.judge(notice, facts, now)
        if outcome:
            metrics.NOTICES.labels(notice["way"], outcome).inc()
            await self.write((statements.FINISH, names(notice) | {"outcome": outcome}))
            return True
        if later is not None:
            await self.write((statements.POSTPONE, names(notice) | {"due": later}))
            return True
        assert facts.channel is not None
        host, sort = facts.channel["host"], SORT_OF[facts.channel["way"]]
        if self.hosts[host] >= OF_A_HOST:
            return False
        self.hosts[host] += 1
        self.sorts[sort] += 1
        self.flying[key] = asyncio.create_task(self.deliver(key, notice, facts, now))
        return True

    def judge(self, notice: Row, facts: Facts, now: float) -> tuple[str, float | None]:
        """Why it is not sent at all, or when it is to be looked at again; neither if it is to be sent."""
        kind, person = notice["kind"], notice["person"]
        table = facts.table
        if not facts.reachable or table is None:
            return "off", None
        if now - notice["at"] > kinds.KEPT[kind] and kind != kinds.URGENT:
            return "late", None
        if kind in (kinds.TURN, kinds.URGENT) and not facts.waits_for(person):
            return "passed", None
        if kind == kinds.URGENT and table["deadline"] is not None:
            low = table["deadline"] - warning(table["clock_seconds"], table["deadline"] - notice["at"])
            if now < low - 1:
                return "", low  # the clock stood still meanwhile
        if kind == kinds.INVITED and not self.expected(facts, person):
            return "passed", None
        if self.is_there(notice["table_id"], person):
            return "seen", None
        if facts.quiet is not None and kind != kinds.URGENT:
            hours = facts.quiet
            return "", quiet_until(hours["begins"], hours["ends"], hours["zone"], now)
        return "", None

    def expected(self, facts: Facts, person: str) -> bool:
        """Is there still something to come to? In a tournament people sit before they are told."""
        assert facts.table is not None
        if facts.tournament is not None:
            return bool(facts.table["status"] == "running")
        return facts.table["status"] == "gathering" and all(seat["person"] != person for seat in facts.seats)

    def is_there(self, table_id: str, person: str) -> bool:
        """Has the person an open tab with the table?"""
        presence, table = self.hub.presence, self.hub.tables.get(table_id)
        here = table is not None and person in presence.company(table)[0]
        return here or presence.attendance.present(table_id, person)

    # --- one try ---

    async def deliver(self, key: tuple[object, ...], notice: Row, facts: Facts, now: float) -> None:
        channel = facts.channel
        assert channel is not None
        try:
            letter, ticket = self.compose(notice, facts, now)
            await self.write((statements.CLAIM, names(notice) | {"due": now + CLAIMED}), *ticket)
            result = await self.carrier.carry(channel, letter)
            await self.mark(notice, channel, result)
        except Unavailable as trouble:  # it is due again when the claim has run out
            logger.warning("a notice was not marked: %s", trouble)
        except Exception:
            logger.exception("a notice cannot be sent")
            await asyncio.sleep(CLAIMED)
        finally:
            del self.flying[key]
            self.hosts[channel["host"]] -= 1
            self.hosts += Counter()  # without those at rest
            self.sorts[SORT_OF[channel["way"]]] -= 1

    def compose(self, notice: Row, facts: Facts, now: float) -> tuple[Letter, list[Statement]]:
        channel, table = facts.channel, facts.table
        assert channel is not None and table is not None
        base, ticket = self.base(channel), list[Statement]()
        link = f"{base}/t/{table['id']}"
        if notice["kind"] == kinds.INVITED and facts.tournament is None:
            link += f"?invite={table['invite']}"
        elif channel["enters"]:
            token, row = new_ticket(notice["person"], channel["id"], table["id"], now)
            link, ticket = f"{base}/come/{token}", [row]
        game = self.hub.rooms.get(table["game"])
        letter = notice_letter(notice, game, channel["language"], facts.seats, table, link, now, facts.tournament)
        letter.stop_link = f"{base}/stop/{self.stops.token(channel)}"
        letter.stop_words = server_words(channel["language"]).say("notice-stop")
        letter.more["waiting"] = facts.waiting
        kept = kinds.KEPT[notice["kind"]]
        deadline = table["deadline"]
        letter.lasts = kept if deadline is None else max(60.0, min(kept, deadline - now))
        return letter, ticket

    def base(self, channel: Row) -> str:
        return next(iter(self.hub.settings.origins), channel["base"])

    async def mark(self, notice: Row, channel: Row, result: Result) -> None:
        metrics.NOTICES.labels(channel["way"], result.trouble or "sent").inc()
        metrics.NOTICE_SECONDS.labels(channel["way"]).observe(result.milliseconds / 1000)
        now, id = time(), {"id": channel["id"]}
        if result.ok:
            well: list[Statement] = [(statements.WELL, id)] if channel["failures"] else []
            await self.write((statements.FINISH, names(notice) | {"outcome": "sent"}), *well)
            return
        logger.info("a notice by %s did not arrive: %s %s", channel["way"], result.trouble, result.status or "")
        failing = now - (channel["failing"] or now)
        if result.gone or (failing > PATIENCE and channel["failures"] + 1 >= FEWEST_FAILURES):
            lost = {"channel": channel["id"], "outcome": "dead"}
            dead: Statement = (statements.DIED, id | {"trouble": result.trouble, "now": now})
            await self.write(dead, (statements.FINISH_ALL, lost))
            return
        until = now + pause(channel["failures"], result.rest)
        failed: Statement = (statements.FAILED, id | {"paused": until, "now": now, "trouble": result.trouble})
        await self.write((statements.POSTPONE, names(notice) | {"due": until}), failed)

    async def write(self, *wanted: Statement) -> None:
        await self.store.write(wanted, self.era)


def names(notice: Row) -> dict[str, object]:
    return {name: notice[name] for name in ("channel", "table_id", "kind", "turn")}


def pause(failures: int, rest: float) -> float:
    """Longer after each failure, and not at the same moment for all."""
    grown = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures, 20))
    return max(rest, grown * random.uniform(0.8, 1.2))
