"""The life of tournaments: people come and go, rounds are drawn one after the other, until all are played.

Whatever changes a tournament does so alone, in any process, and in one transaction: a round is drawn with its tables,
or not at all. Whether the next one is due follows from the tables, so whoever looks after a crash draws it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import time
from typing import TYPE_CHECKING

import msgspec

from cenote.core.game import Game
from cenote.core.refusal import BadOption
from cenote.server.acts import Who
from cenote.server.acts.orders import Leave
from cenote.server.clocks import NONE
from cenote.server.gates import Gates
from cenote.server.ids import new_id
from cenote.server.names import good_name
from cenote.server.opening import Plan
from cenote.server.people import Person
from cenote.server.protocol.tournaments import TournamentPlan, TournamentStatus
from cenote.server.refused import Refused
from cenote.server.seats import code_seat
from cenote.server.store import Unavailable
from cenote.server.store.marks import MUTED, audited, is_marked
from cenote.server.store.reads import Row
from cenote.server.store.statements import Params, Statement
from cenote.server.terms import Timing
from cenote.server.tournaments.contest import (
    CALLED_OFF,
    ENDED,
    GOES_ON,
    IN,
    OPEN,
    OUT,
    REMOVED,
    Contest,
    ripe,
    unfinished_of,
    waiting,
    with_person,
)
from cenote.server.tournaments.draw import ROUND_ROBIN, Standing, drawn, most_entrants, rounds_of
from cenote.server.tournaments.following import Following
from cenote.server.tournaments.rounds import NewRound, sizes
from cenote.server.tournaments.statements import (
    ADD_ENTRANT,
    ADD_TOURNAMENT,
    DROP_ENTRANT,
    SET_ENTRANT,
    SET_PROGRESS,
    TOUCH,
)
from cenote.server.wire import written

if TYPE_CHECKING:
    from cenote.server.hub import Hub

AGAIN = 5.0  # seconds between looks for rounds that are over and that nobody has noticed
LONGEST_TITLE = 60
MOST_UNFINISHED = 5  # tournaments of one organizer

logger = logging.getLogger("cenote.tournaments")


class Tournaments:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.gates = Gates(hub.store)
        self.following = Following()
        self.wanted = asyncio.Event()

    # --- rounds ---

    async def work(self) -> None:
        """A round that is over is followed by the next one, whoever noticed it or did not live to do so."""
        while True:
            try:
                for id in await self.store.read(ripe):
                    await self.go_on(id)
            except Unavailable as trouble:
                logger.warning("rounds have to wait: %s", trouble)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), AGAIN)
            self.wanted.clear()

    def table_ended(self, id: str) -> None:
        self.wanted.set()
        self.hub.spawn(self.tell(id))

    async def tell(self, id: str) -> None:
        """A table of it is played out, which shows."""
        with suppress(Unavailable, Refused):
            await self.write(await self.store.read(Contest, id), [])

    async def go_on(self, id: str) -> None:
        try:
            async with self.alone(id) as (contest, era):
                if contest.status == GOES_ON and contest.round_over:
                    await self.draw(contest, contest.row["rounds"], era)
        except Unavailable:
            raise
        except Exception:
            logger.exception("tournament %s does not go on", id)

    async def draw(self, contest: Contest, rounds: int, era: int) -> None:
        """The next round, or the end. Called with the gate closed to others."""
        now, number = time(), contest.row["round"] + 1
        game = self.hub.rooms.get(contest.row["game"])
        made, statements = await asyncio.to_thread(self.drawn, contest, game, number, rounds, now)
        status = GOES_ON if made is not None else ENDED
        progress = self.progress(contest, status, number if made else number - 1, rounds, now)
        await self.write(contest, [progress, *statements], era)
        if made is not None:
            self.hub.spawn(self.set_going(made.plans))

    async def set_going(self, plans: list[Plan]) -> None:
        """Tables at home elsewhere, or that nobody set going, are found there as after a start."""
        for plan in plans:
            self.hub.hall.note(plan.id)
            self.hub.caretaker.thinkers.expect({seat.code for seat in plan.seats if seat.code})
        for plan in plans:
            if self.hub.homes.here(plan.id):
                with suppress(Unavailable, Refused):
                    await self.hub.begin(plan.id)

    def drawn(
        self, contest: Contest, game: Game, number: int, rounds: int, now: float
    ) -> tuple[NewRound | None, list[Statement]]:
        fitting = sizes(game, contest.row["players"], contest.options)
        standing = Standing(contest.form, rounds, fitting, list(contest.entrants), contest.playing, contest.meetings)
        boards = drawn(standing, number) if any(contest.entrants[id]["person"] for id in contest.playing) else []
        if not boards:
            return None, []
        made = NewRound(contest, game, number, boards, self.hub.settings.notice_after, now)
        news = [note for plan in made.plans for note in self.hub.bus.news(plan.id)]
        return made, [*made.statements(self.hub.reach.persons), *news]

    def progress(self, contest: Contest, status: TournamentStatus, round: int, rounds: int, now: float) -> Statement:
        row: Params = {
            "id": contest.id,
            "status": status,
            "round": round,
            "rounds": rounds,
            "begun": contest.row["begun"] or (now if round else None),
            "ended": now if status in (ENDED, CALLED_OFF) else None,
            "updated": now,
        }
        return SET_PROGRESS, row

    # --- before the first of them ---

    async def open(self, by: Person, plan: TournamentPlan, limited: bool) -> str:
        if not by.account:
            raise Refused("account-needed", 403)
        if await self.store.read(is_marked, by.id, MUTED):
            raise Refused("muted", 403)
        if limited and await self.store.read(unfinished_of, by.id) >= MOST_UNFINISHED:
            raise Refused("many-tournaments", most=MOST_UNFINISHED)
        title = good_name(plan.title, LONGEST_TITLE)
        if Timing(plan.clock).kind == NONE:
            raise Refused("tournament-clock", 422)
        game = self.hub.rooms.get(plan.game)
        if plan.players not in game.players:
            known = ", ".join(str(players) for players in game.players if players > 1)
            raise BadOption("players", game=game.key, players=plan.players, known=known)
        options = game.all_options(plan.options)
        await asyncio.to_thread(game.new, plan.players, "", options)
        id, now = new_id(), time()
        row: Params = {
            "id": id,
            "title": title,
            "game": game.key,
            "players": plan.players,
            "options": written(options),
            "form": plan.form,
            "rounds": 0 if plan.form == ROUND_ROBIN else plan.rounds,
            "clock": msgspec.json.encode(plan.clock).decode(),
            "rated": plan.rated,
            "visibility": plan.visibility,
            "organizer": by.id,
            "status": OPEN,
            "round": 0,
            "created": now,
            "begun": None,
            "ended": None,
            "updated": now,
        }
        listed = plan.visibility == "public"
        await self.store.write([(ADD_TOURNAMENT, row), *self.hub.bus.tournament_news(id, listed)])
        self.following.tell(id, listed)
        return id

    async def join(self, who: Who, id: str) -> None:
        async with self.alone(id) as (contest, era):
            still_open(contest)
            before = contest.entrant_of(who.person)
            if before is not None:
                raise Refused("tournament-sent-away" if before["status"] == REMOVED else "already-entered")
            others = [contest.row["organizer"], *(each["person"] for each in contest.entrants.values())]
            if any(self.hub.ties.keep_apart(who.person, other) for other in others):
                raise Refused("tournament-kept-apart", 403)
            await self.write(contest, [self.newcomer(contest, person=who.person, name=who.name)], era)

    async def add_code(self, by: Person, id: str, agent: str) -> None:
        async with self.alone(id) as (contest, era):
            organizing(contest, by)
            still_open(contest)
            code_seat(0, agent)  # raises for code that there is not
            await self.write(contest, [self.newcomer(contest, agent=agent, name=agent)], era)

    def newcomer(self, contest: Contest, name: str, person: str | None = None, agent: str | None = None) -> Statement:
        most = most_entrants(contest.form, contest.row["players"])
        if len(contest.entrants) >= most:
            raise Refused("tournament-full", most=most)
        number = max((each["number"] for each in contest.joined), default=0) + 1
        row: Params = {"tournament_id": contest.id, "id": new_id(), "number": number, "status": IN}
        return ADD_ENTRANT, row | {"person": person, "name": name, "agent": agent}

    async def start(self, by: Person, id: str) -> None:
        async with self.alone(id) as (contest, era):
            organizing(contest, by)
            still_open(contest)
            least = contest.row["players"] if contest.form == ROUND_ROBIN else 2
            if len(contest.entrants) < least:
                raise Refused("tournament-too-few", least=least)
            if not any(each["person"] for each in contest.entrants.values()):
                raise Refused("tournament-no-people")
            players = contest.row["players"]
            rounds = rounds_of(contest.form, contest.row["rounds"], list(contest.entrants), players)
            await self.draw(contest, rounds, era)

    # --- going ---

    async def leave(self, who: Who, id: str) -> None:
        async with self.alone(id) as (contest, era):
            me = contest.entrant_of(who.person)
            if me is None or me["status"] != IN:
                raise Refused("not-entered")
            await self.take_out(contest, me, OUT, era)
        await self.get_up(contest, me)

    async def remove(self, by: Person, id: str, entrant: str) -> None:
        """Before the first round somebody is sent away; later they are out, as if they had dropped out themselves."""
        async with self.alone(id) as (contest, era):
            organizing(contest, by)
            about = contest.entrants.get(entrant)
            if about is None or about["status"] != IN:
                raise Refused("no-such-entrant", 404)
            await self.take_out(contest, about, REMOVED if about["person"] not in (None, by.id) else OUT, era)
        await self.get_up(contest, about)

    async def take_out(self, contest: Contest, entrant: Row, before_it_begins: str, era: int) -> None:
        key: Params = {"tournament_id": contest.id, "id": entrant["id"]}
        if contest.status == GOES_ON:
            await self.write(contest, [(SET_ENTRANT, key | {"status": OUT})], era)
        elif contest.status != OPEN:
            raise Refused("tournament-over")
        elif before_it_begins == REMOVED:
            await self.write(contest, [(SET_ENTRANT, key | {"status": REMOVED})], era)
        else:
            await self.write(contest, [(DROP_ENTRANT, key)], era)

    async def get_up(self, contest: Contest, entrant: Row) -> None:
        """Code plays on for who has dropped out."""
        table = contest.table_of(entrant["id"])
        if entrant["person"] is not None and table in contest.running:
            await self.hub.act(table, Who(entrant["person"], entrant["name"] or ""), Leave(new_id()))

    async def cancel(self, by: Person, id: str, why: str) -> None:
        async with self.alone(id) as (contest, era):
            mine = contest.row["organizer"] == by.id
            if not (mine or by.owner or by.moderator):
                raise Refused("not-the-organizer", 403)
            if contest.status not in (OPEN, GOES_ON):
                raise Refused("tournament-over")
            statements = [self.called_off(contest)]
            if not mine:
                title: Row = {"id": None, "name": contest.row["title"]}
                statements.append(audited((by.id, by.name), "call-off", why or "-", title))
            await self.write(contest, statements, era)

    def called_off(self, contest: Contest) -> Statement:
        return self.progress(contest, CALLED_OFF, contest.row["round"], contest.row["rounds"], time())

    async def see_out(self, who: Who) -> None:
        """Somebody is not here any more: they drop out, and what they have not started is called off."""
        for id in await self.store.read(with_person, who.person):
            with suppress(Refused):
                await self.leave(who, id)
            async with self.alone(id) as (contest, era):
                if contest.row["organizer"] == who.person and contest.status == OPEN:
                    await self.write(contest, [self.called_off(contest)], era)

    async def give_up(self, before: float) -> None:
        """Those that wait to be started, and that nobody has done anything about since."""
        for id in await self.store.read(waiting, before):
            async with self.alone(id) as (contest, era):
                if contest.status == OPEN and contest.row["updated"] < before:
                    await self.write(contest, [self.called_off(contest)], era)

    # --- parts of these ---

    @asynccontextmanager
    async def alone(self, id: str) -> AsyncIterator[tuple[Contest, int]]:
        """The tournament, while nobody else changes it, and the era for which that is sure."""
        await self.store.read(Contest, id)  # raises Refused if there is none
        async with self.gates.alone(f"tournament {id}") as era:
            yield await self.store.read(Contest, id), era

    async def write(self, contest: Contest, statements: list[Statement], era: int | None = None) -> None:
        """Durable, then told to everybody who follows it."""
        listed = contest.visibility == "public"
        changed: list[Statement] = [(TOUCH, {"id": contest.id, "updated": time()})] if statements else []
        told = self.hub.bus.tournament_news(contest.id, listed)
        if all_of_it := [*statements, *changed, *told]:
            await self.store.write(all_of_it, era)
        self.following.tell(contest.id, listed)


def still_open(contest: Contest) -> None:
    if contest.status == GOES_ON:
        raise Refused("tournament-begun")
    if contest.status != OPEN:
        raise Refused("tournament-over")


def organizing(contest: Contest, by: Person) -> None:
    if contest.row["organizer"] != by.id:
        raise Refused("not-the-organizer", 403)
