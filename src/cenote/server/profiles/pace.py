"""How long somebody usually takes for a turn, from the logs of games that can still be looked back at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median, quantiles
from typing import NamedTuple

from sqlalchemy import Connection, case, select

from cenote.server.entries import HANDOVER, PLAY, RETURN
from cenote.server.profiles.past import Past
from cenote.server.protocol.profiles import Pace
from cenote.server.store.schema import log
from cenote.server.wire import read

NEWEST = 20  # games that are looked at
LEAST = 10  # turns, before anything can be said


class Line(NamedTuple):
    """A line of the log, as far as it tells who took how long."""

    table_id: str
    kind: str
    seat: int
    at: float
    told: str  # of a handover


def pace(connection: Connection, past: Sequence[Past]) -> Pace | None:
    """Of the person whose games these are, the newest last; None where there is too little to say."""
    seats = {one.game.table_id: one.mine.seat for one in past[-NEWEST:]}
    told = case((log.c.kind == HANDOVER, log.c.told), else_="")
    query = select(log.c.table_id, log.c.kind, log.c.seat, log.c.at, told).where(log.c.table_id.in_(seats))
    lines = (Line(*found) for found in connection.execute(query.order_by(log.c.table_id, log.c.k)))
    spans = [
        span for table_id, game in groupby(lines, lambda line: line.table_id) for span in turns(game, seats[table_id])
    ]
    if len(spans) < LEAST:
        return None
    return Pace(round(median(spans)), round(quantiles(spans, n=10)[-1]))


def turns(game: Iterable[Line], seat: int) -> Iterable[float]:
    """How long each turn of a seat took, from the last decision of somebody else; not those that code played."""
    since: float | None = None
    decided: float | None = None
    absent = ""  # why code plays
    for line in game:
        if line.kind == PLAY and line.seat != seat:
            if since is not None and decided is not None:
                yield decided - since
            since, decided = line.at, None
            absent = "" if absent == "turn" else absent
        elif line.kind == PLAY and not absent:
            decided = line.at
        elif line.kind == HANDOVER and line.seat == seat:
            absent, decided = read(line.told)["why"], None
        elif line.kind == RETURN and line.seat == seat:
            absent = ""
