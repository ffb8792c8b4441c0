"""Finished games: as the end of a table tells them, as the database keeps them."""

from __future__ import annotations

from typing import NamedTuple

from cenote.server.course import scores
from cenote.server.seats import HOTSEAT, PERSON
from cenote.server.store.schema import result_seats, results
from cenote.server.store.statements import Statement, insert
from cenote.server.table import OVER, Table

ADD_RESULT = insert(results)
ADD_RESULT_SEAT = insert(result_seats)


class SeatResult(NamedTuple):
    seat: int
    kind: str
    person: str | None
    name: str | None
    agent: str | None
    auto: str  # why code played for the person at the end
    score: float
    place: int


class Finished(NamedTuple):
    table_id: str
    game: str
    players: int
    began: float
    ended: float
    visibility: str
    rated: bool  # does it count?
    seats: tuple[SeatResult, ...]

    @property
    def order(self) -> tuple[float, str]:
        return self.ended, self.table_id


def ending(table: Table, before: str) -> list[Statement]:
    """What has to be written with an act that ended the game."""
    return written(finished(table)) if table.status == OVER and before != OVER else []


def finished(table: Table) -> Finished:
    """How the game ended. All of it follows from the log and from the seats."""
    course = table.course
    assert course is not None and table.status == OVER
    final = course.committed
    points = [float(score) for score in scores(final)]
    seats = tuple(
        SeatResult(each.seat, each.kind, each.person, each.name, each.agent, each.auto, score, place)
        for each, score, place in zip(table.seats, points, table.ranking(), strict=True)
    )
    ended = table.entries[-1].at if table.entries else table.created
    rated = (final.seat is None or table.ended_by_time) and counts(table)
    return Finished(table.id, table.key, table.players, table.created, ended, table.visibility, rated, seats)


def counts(table: Table) -> bool:
    """Does the game change ratings?"""
    return may_count(table) and len({seat.person for seat in table.seats if seat.kind == PERSON}) > 1


def may_count(table: Table) -> bool:
    """Only a public game can, with a seat for each person, our own components, and a deal that nobody knew before."""
    fair = not table.origin and table.file is None and all(seat.kind != HOTSEAT for seat in table.seats)
    return table.rated and table.visibility == "public" and fair


def written(game: Finished) -> list[Statement]:
    row = game._asdict()
    del row["seats"]
    seats = [{"table_id": game.table_id, **seat._asdict()} for seat in game.seats]
    return [(ADD_RESULT, row), *((ADD_RESULT_SEAT, seat) for seat in seats)]
