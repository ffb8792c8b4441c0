"""A table from a record: to look at, or to play on from any of its moves."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from cenote.core import quipu
from cenote.core.game import Game
from cenote.core.match import Match
from cenote.core.quipu import Quipu
from cenote.core.refusal import BadRecord
from cenote.server.api.answers import error
from cenote.server.api.bodies import posted
from cenote.server.api.me import person_or_guest
from cenote.server.api.tables import open_table, plan_seats
from cenote.server.course import Trial
from cenote.server.house import address, house_of, language
from cenote.server.opening import Plan, seat_for
from cenote.server.people import LONGEST_NAME
from cenote.server.protocol.tables import Importing
from cenote.server.refused import Refused
from cenote.server.seats import AGENT, STAND_IN, Seat

router = APIRouter(prefix="/api")


def replayed(game: Game, record: Quipu, until: int | None, newest: bool) -> tuple[Match, list[Trial]]:
    """The game at its first position, in its own version or the newest, and its first decisions. Raises BadRecord where
    the record does not replay, and Refused where the newest rules take it elsewhere."""
    match = record.play_through(game)
    played = match.played
    if until is not None and until > len(played):
        raise Refused("no-such-position", 404)
    game = game.at(game.versions[-1]) if newest else match.game
    again = Match(game, match.players, match.seed, match.options, match.seats)
    trials: list[Trial] = []
    for number, decision in enumerate(played[:until]):
        before = trials[-1].after if trials else again.state
        if before.seat != decision.seat or decision.move not in before.legal():
            raise Refused("newest-elsewhere", 422, number=number)
        trials.append(Trial(before, decision.move))
    return again, trials


@router.post("/import", status_code=201)
async def import_record(request: Request) -> Response:
    body = await posted(request, Importing)
    house = house_of(request)
    house.limits.create.check(address(request))
    record = quipu.read(body.text)
    game = house.rooms.of_record(record)
    try:
        match, trials = await asyncio.to_thread(replayed, game, record, body.until, body.newest)
    except BadRecord as refusal:
        return error(refusal, language(request), game)
    somebody, cookie = await person_or_guest(request)
    if body.seats is not None:
        if len(body.seats) != match.players:
            raise Refused("seats-of-record", 422, players=match.players)
        seats = plan_seats(body.seats, somebody)
    else:
        seats = [
            Seat(number, AGENT, name=name[:LONGEST_NAME], agent=STAND_IN) for number, name in enumerate(record.seats)
        ]
        acting = (trials[-1].after if trials else match.state).seat
        if acting is not None:
            seats[acting] = seat_for(acting, "me", None, None, somebody.who)
    plan = Plan(match.game, somebody.who, seats, match.options)
    plan.seed, plan.origin, plan.visibility = str(match.seed), "record", body.visibility
    plan.played = trials
    return await open_table(request, plan, cookie)
