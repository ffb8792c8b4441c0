"""Recomputes every result from the log of its table, and every rating from the results; tells what is not so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, select

from cenote.server.ladder.fold import folded
from cenote.server.ladder.games import Finished, finished, written
from cenote.server.ladder.settle import alone, stored_steps, with_seats, write
from cenote.server.rooms import Rooms
from cenote.server.store.reads import Remembered, rows
from cenote.server.store.schema import rating_steps, result_seats, results, tables
from cenote.server.store.statements import Statement
from cenote.server.table import OVER, Table


class Proof(NamedTuple):
    """What came of it. Tables are named by their id."""

    games: int  # that were played again from their log
    unread: list[str]  # whose log this program cannot replay; their results stay as they are
    lost: int  # results whose table was thrown away; they stay as they are
    wrong: list[str]  # results that are not what the log says, or are missing
    steps: int  # of ratings, as they have to be
    off: int  # of those, how many are not so

    @property
    def right(self) -> bool:
        return not self.wrong and not self.off


def prove(engine: Engine, rooms: Rooms, mend: bool) -> Proof:
    """With `mend`, what is not so is made so."""
    with engine.connect() as connection:
        ids = list(
            connection.execute(select(tables.c.id).where(tables.c.status == OVER, tables.c.origin == "")).scalars()
        )
        unread: list[str] = []
        replayed = {game.table_id: game for game in replays(connection, rooms, ids, unread)}
    with alone(engine) as connection:
        kept = {game.table_id: game for game in with_seats(connection, rows(connection, select(results)))}
        wrong = sorted(id for id, game in replayed.items() if kept.get(id) != game)
        lost = len(kept.keys() - set(ids))
        steps = folded((kept | replayed).values())
        off = len(set(steps) ^ set(stored_steps(connection)))
        if mend:
            for id in wrong:
                replace(connection, replayed[id])
            connection.execute(delete(rating_steps))
            write(connection, steps)
    return Proof(len(replayed), unread, lost, wrong, len(steps), off)


def replays(connection: Connection, rooms: Rooms, ids: list[str], unread: list[str]) -> Iterator[Finished]:
    """The games as their logs tell them, without any snapshot."""
    for id in ids:
        remembered = Remembered(connection, id)
        remembered.snapshot = None
        if remembered.stored.table is None or remembered.stored.table["status"] != OVER:
            continue  # it was thrown away meanwhile
        table = Table(remembered, rooms)
        if table.course is None:
            unread.append(id)
        else:
            yield finished(table)


def replace(connection: Connection, game: Finished) -> None:
    connection.execute(delete(result_seats).where(result_seats.c.table_id == game.table_id))
    connection.execute(delete(results).where(results.c.table_id == game.table_id))
    statements: list[Statement] = written(game)
    connection.execute(results.insert(), statements[0][1])
    connection.execute(result_seats.insert(), [row for _, row in statements[1:]])
