"""Looking back: the position after any decision, the whole log, the record of a finished game."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from cenote.server import lookback
from cenote.server.api.answers import answer
from cenote.server.api.tables import visible_table
from cenote.server.compose import Viewer, history, play_shown, seen
from cenote.server.course import seen_scores
from cenote.server.house import address, house_of
from cenote.server.instead import line_instead
from cenote.server.protocol.playing import Moment
from cenote.server.records import record_of
from cenote.server.refused import Refused
from cenote.server.store.reads import snapshot
from cenote.server.table import OVER, RUNNING, Table

router = APIRouter(prefix="/api/tables/{table_id}")


@router.get("/at/{n}")
async def position_at(request: Request, table_id: str, n: int, seat: int | None = None, invite: str = "") -> Response:
    """The position after the first n decisions, as the one who asks may see it."""
    table, somebody = await visible_table(request, table_id, invite)
    entries, last = table.k, min(max(n, 0), len(table.line))
    nearest = await house_of(request).store.read(snapshot, table_id, last)
    if table.k != entries:
        nearest = None  # something was taken back meanwhile, perhaps; the log has the truth
    viewer = Viewer(table, somebody.id if somebody is not None else None)
    if table.status not in (RUNNING, OVER) or not 0 <= n <= len(table.line):
        raise Refused("no-such-position", 404)
    looking = eyes(table, viewer, seat)
    entry = play_shown(table, table.line[n - 1], viewer) if n else None
    position = await asyncio.to_thread(lookback.position_after, table, n, nearest)
    return answer(
        Moment(
            n=n,
            turn=position.turn,
            seat=position.seat,
            looking=looking,
            view=seen(position, looking),
            scores=seen_scores(position, looking),
            entry=entry,
        )
    )


def eyes(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """Whose eyes the viewer looks with: the own ones while the game runs, anybody's afterwards."""
    if seat is None:
        return viewer.alone
    if not 0 <= seat < table.players:
        raise Refused("no-seat-there", 404, seat=seat + 1)
    if not viewer.open and seat != viewer.alone:
        raise Refused("not-your-seat", 403)
    return seat


@router.get("/instead/{n}")
async def instead(
    request: Request, table_id: str, n: int, move: str, seat: int | None = None, invite: str = ""
) -> Response:
    """What might have come after the first n decisions. Only after the end: it is the true deal that code plays on."""
    table, somebody = await visible_table(request, table_id, invite)
    if table.status != OVER:
        raise Refused("analysis-not-over")
    if not 0 <= n < len(table.line):
        raise Refused("no-such-position", 404)
    looking = eyes(table, Viewer(table, somebody.id if somebody is not None else None), seat)
    house_of(request).limits.join.check(address(request))
    moments = await asyncio.to_thread(line_instead, table, n, move, looking)
    return answer(moments)


@router.get("/history")
async def whole_history(request: Request, table_id: str, invite: str = "") -> Response:
    table, somebody = await visible_table(request, table_id, invite)
    return answer(history(table, Viewer(table, somebody.id if somebody is not None else None)))


@router.get("/record")
async def record(request: Request, table_id: str, invite: str = "") -> Response:
    """Only after the end: a record holds the seed, and with it everything hidden."""
    table, _ = await visible_table(request, table_id, invite)
    if table.status != OVER:
        raise Refused("not-over")
    text = await asyncio.to_thread(record_of, table)
    headers = {"Content-Disposition": f'attachment; filename="{table.key}-{table.id}.quipu"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
