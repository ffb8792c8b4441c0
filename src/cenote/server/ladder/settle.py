"""Takes results that came in since into the ratings that are kept. Whoever does so is alone with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, delete, insert, select, text, tuple_

from cenote.server.ladder.fold import Fold, Step, folded
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.store.reads import rows
from cenote.server.store.schema import rating_steps, result_seats, results

LOCK = 0x72617465  # of PostgreSQL, while ratings are written
BATCH = 500


def settle(engine: Engine) -> list[str]:
    """Tells which tables were taken in."""
    with alone(engine) as connection:
        steps, late = missing(connection)
        write(connection, steps)
    return [game.table_id for game in late]


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction in which nobody else writes ratings, and which sees what the one before has written."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="READ COMMITTED")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        else:
            connection.execute(text("BEGIN IMMEDIATE"))
        yield connection


def missing(connection: Connection) -> tuple[list[Step], list[Finished]]:
    """The steps that the ratings lack, and of which games. Where an older game has come in late, all of them."""
    taken = select(rating_steps.c.table_id).where(rating_steps.c.table_id == results.c.table_id).exists()
    late = stored_games(connection, ~taken)
    if not late:
        return [], []
    key = tuple_(rating_steps.c.ended, rating_steps.c.table_id)
    after = select(rating_steps.c.number).where(key > tuple_(*late[0].order)).limit(1)
    if connection.execute(after).first() is not None:
        connection.execute(delete(rating_steps))
        everything = stored_games(connection)
        return folded(everything), late
    persons = {seat.person for game in late for seat in game.seats if seat.person is not None}
    fold = Fold(last_steps(connection, sorted(persons)))
    return [step for game in late for step in fold.add(game)], late


def stored_games(connection: Connection, *conditions: object) -> list[Finished]:
    """The results that count, in their order."""
    query = select(results).where(results.c.rated, *conditions)  # type: ignore[arg-type]
    return with_seats(connection, rows(connection, query.order_by(results.c.ended, results.c.table_id)))


def with_seats(connection: Connection, found: Sequence[dict[str, object]]) -> list[Finished]:
    seats: dict[object, list[SeatResult]] = {row["table_id"]: [] for row in found}
    ids = list(seats)
    for first in range(0, len(ids), BATCH):
        portion = result_seats.c.table_id.in_(ids[first : first + BATCH])
        query = select(result_seats).where(portion).order_by(result_seats.c.table_id, result_seats.c.seat)
        for row in rows(connection, query):
            seats[row.pop("table_id")].append(SeatResult(**row))
    return [
        Finished(**(row | {"rated": bool(row["rated"]), "seats": tuple(seats[row["table_id"]])}))  # type: ignore[arg-type]
        for row in found
    ]


def last_steps(connection: Connection, persons: Sequence[str]) -> list[Step]:
    found: list[Step] = []
    for first in range(0, len(persons), BATCH):
        portion = rating_steps.c.person.in_(persons[first : first + BATCH])
        query = select(rating_steps).where(portion).order_by(rating_steps.c.number)
        found += [Step(**row) for row in rows(connection, query)]
    return found


def stored_steps(connection: Connection) -> list[Step]:
    query = select(rating_steps).order_by(*rating_steps.primary_key.columns)
    return [Step(**row) for row in rows(connection, query)]


def write(connection: Connection, steps: Sequence[Step]) -> None:
    if steps:
        connection.execute(insert(rating_steps), [step._asdict() for step in steps])
