"""Once more with the same people, the seats turned by one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from msgspec.structs import astuple

from cenote.server.acts.orders import Join
from cenote.server.api.answers import answer, done
from cenote.server.api.notices import write_invitation
from cenote.server.api.tables import open_table
from cenote.server.house import House, address, house_of, known_person
from cenote.server.ids import new_id
from cenote.server.opening import Plan
from cenote.server.people import Person
from cenote.server.protocol.tables import ClockPlan, Made
from cenote.server.refused import Refused
from cenote.server.seats import AGENT, HOTSEAT, PERSON, Seat
from cenote.server.table import GATHERING, OVER, Table
from cenote.server.terms import Timing

router = APIRouter(prefix="/api/tables/{table_id}")

SET_REMATCH = "UPDATE tables SET rematch = :rematch WHERE id = :id AND rematch IS NULL"


@router.post("/rematch", status_code=201)
async def rematch(request: Request, table_id: str) -> Response:
    """Whoever asks first makes the table; whoever asks later sits down at it."""
    house, somebody = house_of(request), await known_person(request)
    house.limits.create.check(address(request))
    old = await house.hub.see(table_id)
    mine = old.seats_of(somebody.id)
    if not mine:
        raise Refused("no-such-table", 404)
    if old.status != OVER:
        raise Refused("not-over-yet")
    if old.rematch is not None:
        return answer(await sit_down(house, old, somebody, old.rematch), 201)
    plan = planned(house, old, somebody)
    response = await open_table(request, plan, None)
    await house.store.write([(SET_REMATCH, {"id": old.id, "rematch": plan.id}), *house.hub.bus.news(old.id)])
    old.doubtful = True
    old = await house.hub.see(table_id)
    if old.rematch is not None and old.rematch != plan.id:  # somebody was quicker
        return answer(await sit_down(house, old, somebody, old.rematch), 201)
    for seat in old.seats:
        if seat.kind == PERSON and seat.person not in (None, somebody.id):
            await write_invitation(house, plan.id, {"id": seat.person}, somebody.id)
    return response


def turned(seat: int, players: int) -> int:
    return (seat + 1) % players


def planned(house: House, old: Table, somebody: Person) -> Plan:
    seats: list[Seat] = []
    for before in old.seats:
        number = turned(before.seat, old.players)
        if before.kind == AGENT:
            seats.append(Seat(number, AGENT, name=before.agent, agent=before.agent))
        elif before.person == somebody.id:
            name = before.name if before.kind == HOTSEAT else somebody.name
            seats.append(Seat(number, before.kind, somebody.id, name, confirm=somebody.confirm))
        else:
            seats.append(Seat(number))
    game = house.rooms.get(old.key) if old.file is None else house.rooms.laid(old.key, old.laid)
    plan = Plan(game, somebody.who, sorted(seats, key=lambda seat: seat.seat), old.options)
    plan.visibility, plan.rated, plan.file = old.visibility, old.rated, old.file
    plan.timing = Timing(ClockPlan(*astuple(old.clock.rule)))
    return plan


async def sit_down(house: House, old: Table, somebody: Person, id: str) -> Made:
    table = await house.hub.see(id)
    if table.status == GATHERING and not table.seats_of(somebody.id):
        wanted = turned(old.seats_of(somebody.id)[0], old.players)
        free = table.seats[wanted].kind == "open"
        done(await house.hub.act(id, somebody.who, Join(new_id(), wanted if free else None, table.invite)))
    return Made(id, table.invite)
