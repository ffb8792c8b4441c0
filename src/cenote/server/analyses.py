"""Analyses of finished games, hints and advice in running ones, thought out where code seats think.

One analysis is worked at a time, job by job, so that a code seat never waits for more than one short job.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from cenote.agents.adviser import Adviser
from cenote.agents.wishes import Deed, Wishes
from cenote.arena.analysis import Course, Job, conclude, plan
from cenote.arena.analysis.hint import Prospect, Reasons, justify, propose
from cenote.arena.analysis.verdict import closer, do
from cenote.core.verbs import Move
from cenote.server import lookback
from cenote.server.hub import Hub
from cenote.server.lanes import UNATTENDED, Asker
from cenote.server.protocol.analysis import Analysis, Status, Study
from cenote.server.protocol.playing import Expected, HintReasons, OtherMove
from cenote.server.records import record_of
from cenote.server.refused import Refused
from cenote.server.table import Table
from cenote.server.thinking import room_of, room_of_dump

BUDGET = 8  # games played on from each position
KEPT = 100  # analyses in memory
WAITING = 20  # tables that may wait for theirs

Room = tuple[str, int, str, str]  # game, rules, data, and the file that is laid over our components

logger = logging.getLogger("cenote.analyses")


class Pursuit:
    """The analysis of one table, as far as it has come."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.found: Analysis | None = None
        self.failed = False

    def shown(self) -> Study:
        status: Status = "done" if self.found is not None else "failed" if self.failed else "working"
        return Study(status, self.done, self.total, self.found)


class Analyses:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.studies: OrderedDict[tuple[str, int], Pursuit] = OrderedDict()
        self.thinkers = hub.caretaker.thinkers
        self.turn = asyncio.Lock()

    def known(self, table: Table) -> Pursuit | None:
        study = self.studies.get((table.id, table.k))
        return None if study is None or study.failed else study

    def begin(self, table: Table) -> Pursuit:
        """Start it, unless too many wait already."""
        table.playable()
        waiting = [study for study in self.studies.values() if study.found is None and not study.failed]
        if len(waiting) >= WAITING:
            raise Refused("too-often", 429, seconds=60)
        study = self.studies[table.id, table.k] = Pursuit()
        while len(self.studies) > KEPT:
            self.studies.popitem(last=False)
        self.hub.spawn(self.work(table, study))
        return study

    async def work(self, table: Table, study: Pursuit) -> None:
        try:
            async with self.turn:
                game = table.playable()
                text = await asyncio.to_thread(record_of, table)
                asker = self.hub.presence.asker(table)
                room = game.key, game.rules, game.data, table.laid
                study.found = await self.pursue(asker, study, room, text)
        except Exception:
            logger.exception("table %s cannot be analysed", table.id)
            study.failed = True

    async def pursue(self, asker: Asker, study: Pursuit, room: Room, text: str) -> Analysis:
        done: dict[Job, Any] = {}
        run = partial(self.thinkers.study, asker._replace(urgency=UNATTENDED))
        first = await run(first_jobs, room, text)
        study.total = len(first)
        for job in first:
            done[job] = await run(do_job, room, text, job)
            study.done += 1
        second = await run(second_jobs, room, text, done)
        study.total += len(second)
        for job in second:
            done[job] = await run(do_job, room, text, job)
            study.done += 1
        return msgspec.convert(await run(verdict, room, text, done), Analysis)

    async def hint(self, table: Table) -> str:
        """What the strongest player would do now, knowing what the seat knows that has to decide."""
        asked = advise, table.running().position.dump(), seed_of(table), table.laid
        move: str = await self.thinkers.study(self.hub.presence.asker(table), *asked)
        return move

    async def why(self, table: Table, text: str, seq: str) -> HintReasons:
        """Why the move is good, against the best of the others."""
        position = table.running().position
        write = table.playable().notation.write
        move = next((move for move in position.moves() if write(move) == text), None)
        if move is None:
            raise Refused("hint-other")
        asked = weigh, position.dump(), move, seed_of(table), table.laid
        found: Reasons = await self.thinkers.study(self.hub.presence.asker(table), *asked)
        return reasons_told(text, found, write, seq)

    async def advice(self, table: Table, wishes: list[list[str]], spare: list[str]) -> tuple[list[str], list[bool]]:
        """How the turn may go on, and which wishes are granted then. Raises BadNotation for a wish that is none."""
        position = table.running().position
        assert position.seat is not None
        game = table.playable()
        goods = list(game.holdings(position, position.seat))
        granted = Wishes.read(game, goods, wishes, spare).by(deeds_of_turn(table))
        asked = counsel, position.dump(), wishes, spare, goods, granted, table.laid
        found: tuple[list[str], list[bool]] = await self.thinkers.advise(self.hub.presence.asker(table), *asked)
        return found


def deeds_of_turn(table: Table) -> list[Deed]:
    """What was done in the turn that is on, before a barrier too, and what it changed."""
    course, read = table.running(), table.playable().notation.read
    seat, turn = course.position.seat, course.position.turn
    assert seat is not None
    began = next((n for n, entry in enumerate(table.line) if entry.turn == turn), None)
    stands = [] if began is None else [read(entry.move) for entry in table.line[began:]]
    before = course.committed if began is None else lookback.position_after(table, began)
    deeds = list[Deed]()
    for move in (*stands, *(trial.move for trial in course.draft)):
        after = before.clone()
        after.play(move)
        if (before.seat, before.turn) == (seat, turn):
            deeds.append(Deed(move, seat, before, after))
        before = after
    return deeds


def reasons_told(move: str, found: Reasons, write: Callable[[Move], str], seq: str) -> HintReasons:
    def told(prospect: Prospect) -> Expected:
        return Expected(round(prospect.score, 1), round(prospect.win, 3) if found.contested else None)

    others = [OtherMove(write(other.move), told(other.prospect), other.even) for other in found.others]
    sources = [(source, round(gain, 1)) for source, gain in found.sources]
    return HintReasons(move, told(found.before), told(found.after), others, sources, seq)


def seed_of(table: Table) -> str:
    return f"{table.id} hint {table.k} {table.running().revision}"


# --- in the process that thinks ---

_courses: OrderedDict[tuple[Room, str], Course] = OrderedDict()


def course_of(room: Room, text: str) -> Course:
    """The game of a record; the last ones are kept at hand."""
    if (room, text) not in _courses:
        _courses[room, text] = Course.of(room_of(*room), text)
        while len(_courses) > 2:
            _courses.popitem(last=False)
    return _courses[room, text]


def first_jobs(room: Room, text: str) -> list[Job]:
    return plan(course_of(room, text), BUDGET)


def do_job(room: Room, text: str, job: Job) -> Any:
    return do(course_of(room, text), job)


def second_jobs(room: Room, text: str, done: dict[Job, Any]) -> list[Job]:
    return closer(course_of(room, text), done)


def verdict(room: Room, text: str, done: dict[Job, Any]) -> dict[str, Any]:
    return conclude(course_of(room, text), done).as_json()


def advise(dump: dict[str, Any], seed: str, laid: str) -> str:
    game = room_of_dump(dump, laid)
    return game.notation.write(propose(game, game.load(dump), seed))


def weigh(dump: dict[str, Any], move: Move, seed: str, laid: str) -> Reasons:
    game = room_of_dump(dump, laid)
    return justify(game, game.load(dump), move, seed)


def counsel(
    dump: dict[str, Any], wishes: list[list[str]], spare: list[str], goods: list[str], granted: int, laid: str
) -> tuple[list[str], list[bool]]:
    game = room_of_dump(dump, laid)
    wanted = Wishes.read(game, goods, wishes, spare)
    plan = Adviser(game).advise(game.load(dump), wanted, granted)
    return [game.notation.write(move) for move in plan.moves], wanted.told(plan.granted)
