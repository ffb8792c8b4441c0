"""Making tables, joining and leaving them."""

from __future__ import annotations

from asyncio import to_thread
from time import time

from fastapi import APIRouter, Request, Response

from cenote.core.game import Game
from cenote.server.acts.orders import Cancel, Join, Leave
from cenote.server.api.answers import answer, done, give_cookie
from cenote.server.api.bodies import posted, posted_or
from cenote.server.api.me import person_or_guest
from cenote.server.compose import Viewer, table_message
from cenote.server.house import House, address, house_of, known_person, person
from cenote.server.ids import new_id
from cenote.server.lobby import MOST_GATHERING, gathering
from cenote.server.opening import Plan, seat_for, visible_to
from cenote.server.people import Person
from cenote.server.protocol.general import Nothing
from cenote.server.protocol.tables import Joining, Made, PlayNow, QuickMatch, SeatPlan, TablePlan
from cenote.server.protocol.terms import Visibility
from cenote.server.quick import CLOCK
from cenote.server.refused import Refused
from cenote.server.seats import AGENT, OPEN, Seat
from cenote.server.store.reads import Row
from cenote.server.table import Table
from cenote.server.terms import Timing

Chosen = tuple[Game, Row | None]

router = APIRouter(prefix="/api")


def plan_seats(plans: list[SeatPlan], somebody: Person) -> list[Seat]:
    """The seats as planned; one person cannot sit on two of them, except at a hot seat."""
    if [plan.kind for plan in plans].count("me") > 1:
        raise Refused("two-seats", 422)
    return [seat_for(number, plan.kind, plan.agent, plan.name, somebody.who) for number, plan in enumerate(plans)]


async def check_seats(house: House, somebody: Person, seats: list[Seat]) -> None:
    """Raises Refused for a table that would take from others what it has no use for."""
    kinds = {seat.kind for seat in seats}
    if kinds == {AGENT} and not somebody.account:
        raise Refused("code-alone", 403)
    if OPEN in kinds and await house.store.read(gathering, somebody.id) >= MOST_GATHERING:
        raise Refused("many-gathering", most=MOST_GATHERING)


async def visible_table(request: Request, table_id: str, invite: str) -> tuple[Table, Person | None]:
    """The table, if the one who asks may see it; otherwise it is as if there were none."""
    house = house_of(request)
    house.limits.look.check(address(request))
    somebody = await person(request)
    table = await house.hub.see(table_id)
    if not table.admits(somebody.id if somebody is not None else None, invite):
        raise Refused("no-such-table", 404)
    return table, somebody


async def chosen_game(request: Request, key: str, file: str | None, somebody: Person, visibility: Visibility) -> Chosen:
    """The game of a new table, and the file that is laid over its components."""
    house = house_of(request)
    if file is None:
        return house.rooms.get(key), None
    found = await house.files.usable(file, key, somebody, visibility)
    return await to_thread(house.rooms.laid, key, found["text"]), found


async def open_table(request: Request, plan: Plan, cookie: str | None, status: int = 201) -> Response:
    house = house_of(request)
    house.hub.presence.came_from(plan.who.person, address(request))
    while not house.homes.here(plan.id):
        plan.id = new_id()
    await house.store.write([*await to_thread(plan.statements), *house.hub.bus.news(plan.id)])
    house.hub.hall.note(plan.id)
    house.hub.caretaker.thinkers.expect({seat.code for seat in plan.seats if seat.code})
    if plan.seats and all(seat.kind != "open" for seat in plan.seats):
        await house.hub.begin(plan.id)
    response = answer(Made(plan.id, plan.invite), status)
    return response if cookie is None else give_cookie(request, response, cookie)


@router.post("/tables", status_code=201)
async def make_table(request: Request) -> Response:
    body = await posted(request, TablePlan)
    house = house_of(request)
    house.limits.create.check(address(request))
    house.rooms.get(body.game)  # before anybody is made a guest for a game that is not there
    somebody, cookie = await person_or_guest(request)
    seats = plan_seats(body.seats, somebody)
    if house.limits.enforced:
        await check_seats(house, somebody, seats)
    visibility = visible_to(seats, body.visibility)
    game, file = await chosen_game(request, body.game, body.file, somebody, visibility)
    plan = Plan(game, somebody.who, seats, body.options)
    plan.visibility, plan.rated, plan.file = visibility, body.rated, file
    plan.timing = Timing(body.clock)
    if body.seed is not None:
        plan.seed, plan.origin = body.seed, "seed"
    return await open_table(request, plan, cookie)


@router.post("/play-now", status_code=201)
async def play_now(request: Request) -> Response:
    """A table with code at all other seats, ready to play."""
    body = await posted(request, PlayNow)
    house = house_of(request)
    house.limits.create.check(address(request))
    house.rooms.get(body.game)
    somebody, cookie = await person_or_guest(request)
    game, file = await chosen_game(request, body.game, body.file, somebody, "unlisted")
    opponents = body.opponents
    if opponents is None:
        opponents = min(players for players in game.players if players > 1) - 1 if max(game.players) > 1 else 0
    seats = [seat_for(0, "me", None, None, somebody.who)]
    seats += [seat_for(number, "agent", body.agent, None, somebody.who) for number in range(1, opponents + 1)]
    plan = Plan(game, somebody.who, seats, body.options)
    plan.visibility, plan.file = "unlisted", file
    return await open_table(request, plan, cookie)


@router.post("/quick", status_code=201)
async def quick_match(request: Request) -> Response:
    """A seat with whoever waits for the same."""
    body = await posted(request, QuickMatch)
    house = house_of(request)
    house.limits.create.check(address(request))
    game = house.rooms.get(body.game)
    somebody, cookie = await person_or_guest(request)
    async with house.matches.one_at_a_time(body):
        found = await house.matches.join(somebody.who, body)
        if found is not None:
            response = answer(Made(*found), 201)
            return response if cookie is None else give_cookie(request, response, cookie)
        seats = [seat_for(0, "me", None, None, somebody.who), *(Seat(number) for number in range(1, body.players))]
        if house.limits.enforced:
            await check_seats(house, somebody, seats)
        plan = Plan(game, somebody.who, seats, {})
        plan.rated, plan.timing, plan.fill_at = True, Timing(CLOCK), time() + body.wait
        return await open_table(request, plan, cookie)


@router.get("/tables/{table_id}")
async def look(request: Request, table_id: str, invite: str = "") -> Response:
    table, somebody = await visible_table(request, table_id, invite)
    return answer(table_message(table, Viewer(table, somebody.id if somebody is not None else None)))


@router.post("/tables/{table_id}/join")
async def join(request: Request, table_id: str) -> Response:
    body = await posted_or(request, Joining())
    house = house_of(request)
    house.limits.join.check(address(request))
    await visible_table(request, table_id, body.invite)
    somebody, cookie = await person_or_guest(request)
    done(await house.hub.act(table_id, somebody.who, Join(new_id(), body.seat, body.invite)))
    table = await house.hub.see(table_id)
    response = answer(table_message(table, Viewer(table, somebody.id)))
    return response if cookie is None else give_cookie(request, response, cookie)


@router.post("/tables/{table_id}/leave")
async def leave(request: Request, table_id: str) -> Response:
    somebody = await known_person(request)
    done(await house_of(request).hub.act(table_id, somebody.who, Leave(new_id())))
    return answer(Nothing())


@router.post("/tables/{table_id}/cancel")
async def cancel(request: Request, table_id: str) -> Response:
    somebody = await known_person(request)
    done(await house_of(request).hub.act(table_id, somebody.who, Cancel(new_id())))
    return answer(Nothing())
