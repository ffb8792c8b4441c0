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
from cenote.server.files import carried_row, file_row
from cenote.server.house import address, house_of, language
from cenote.server.names import LONGEST_NAME
from cenote.server.opening import Plan, seat_for, visible_to
from cenote.server.people import Person
from cenote.server.protocol.tables import Importing
from cenote.server.protocol.terms import Visibility
from cenote.server.refused import Refused
from cenote.server.seats import AGENT, STAND_IN, Seat
from cenote.server.store.reads import Row, file_of

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


async def file_with(request: Request, record: Quipu) -> Row | None:
    """The file that the record carries, or that this server has of it. Raises BadData for one that is not accepted."""
    house = house_of(request)
    if record.file:
        return await asyncio.to_thread(carried_row, house.rooms.ours(record.game), record.file)
    return await house.store.read(file_of, record.header["data"])


async def keep(request: Request, file: Row, somebody: Person, visibility: Visibility) -> None:
    """Who brings a record with a file holds the file from then on, unless it is shared here with all."""
    files = house_of(request).files
    known = await house_of(request).store.read(file_row, file["digest"])
    if known is None or not known["shared"]:
        if visibility == "public":
            raise Refused("file-not-shared", 403)
        await house_of(request).store.write(await files.holding(somebody, file))


@router.post("/import", status_code=201)
async def import_record(request: Request) -> Response:
    body = await posted(request, Importing)
    house = house_of(request)
    house.limits.create.check(address(request))
    record = await asyncio.to_thread(quipu.read, body.text)
    file = await file_with(request, record)
    game = await asyncio.to_thread(house.rooms.of_record, record, file["text"] if file is not None else "")
    try:
        match, trials = await asyncio.to_thread(replayed, game, record, body.until, body.newest)
    except BadRecord as refusal:
        return await asyncio.to_thread(error, refusal, language(request), game)
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
    visibility = visible_to(seats, body.visibility, "unlisted")
    if file is not None and match.game.data == file["digest"]:
        await keep(request, file, somebody, visibility)
    else:
        file = None
    plan = Plan(match.game, somebody.who, seats, match.options)
    plan.seed, plan.origin, plan.visibility = str(match.seed), "record", visibility
    plan.played, plan.file = trials, file
    return await open_table(request, plan, cookie)
