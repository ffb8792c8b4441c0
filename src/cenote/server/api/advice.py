"""What code thinks: the analysis of a finished game, hints and advice in a running one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cenote.server.api.answers import answer
from cenote.server.api.bodies import posted
from cenote.server.api.tables import visible_table
from cenote.server.house import address, house_of
from cenote.server.limits import Limit
from cenote.server.protocol.playing import Advice, Hint, Wanted
from cenote.server.refused import Refused
from cenote.server.seats import AGENT
from cenote.server.table import OVER, Table

router = APIRouter(prefix="/api/tables/{table_id}")


@router.post("/analysis")
async def analysis(request: Request, table_id: str, invite: str = "") -> Response:
    """The analysis, or how far it is; whoever asks first sets it going. Only after the end: it tells hidden things."""
    table, _ = await visible_table(request, table_id, invite)
    if table.status != OVER:
        raise Refused("analysis-not-over")
    house = house_of(request)
    study = house.analyses.known(table)
    if study is None:
        house.limits.create.check(address(request))
        study = house.analyses.begin(table)
    return answer(study.shown())


@router.post("/hint")
async def hint(request: Request, table_id: str, invite: str = "") -> Response:
    """What the strongest player would do now. Only alone against code: among people it would be cheating."""
    table, seq = await advised(request, table_id, invite, house_of(request).limits.join)
    return answer(Hint(await house_of(request).analyses.hint(table), seq))


@router.post("/hint/why")
async def hint_why(request: Request, table_id: str, move: str, invite: str = "") -> Response:
    """Why the move is good, under the same conditions."""
    table, seq = await advised(request, table_id, invite, house_of(request).limits.join)
    return answer(await house_of(request).analyses.why(table, move, seq))


@router.post("/advice")
async def advice(request: Request, table_id: str, invite: str = "") -> Response:
    """How to go on with a turn that is to have certain moves: what the coach of a lesson says."""
    wanted = await posted(request, Wanted)
    table, seq = await advised(request, table_id, invite, house_of(request).limits.advice)
    if wanted.seq != seq:
        raise Refused("advice-stale")
    moves, granted = await house_of(request).analyses.advice(table, wanted.wishes, wanted.spare)
    return answer(Advice(moves, granted, seq))


async def advised(request: Request, table_id: str, invite: str, limit: Limit) -> tuple[Table, str]:
    """The table where the caller may ask for advice now, and the position it is meant for."""
    table, somebody = await visible_table(request, table_id, invite)
    limit.check(address(request))
    course = table.running()
    if [seat.kind == AGENT for seat in table.seats].count(False) != 1:
        raise Refused("hint-people", 403)
    if somebody is None or course.seat not in table.seats_of(somebody.id):
        raise Refused("not-your-turn")
    if course.turn_over or course.seat is None:
        raise Refused("hint-confirm")
    return table, table.seq(somebody.id)
