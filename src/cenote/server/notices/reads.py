"""What is asked about channels and notices."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select

from cenote.server.notices.kinds import ON
from cenote.server.store.reads import Row, row, rows
from cenote.server.store.schema import channels, log, outbox, people, quiet, seats, tables, tournaments

CHANGING = ("play", "takeback")  # entries of the log after which a turn is another one


def channels_of(connection: Connection, person: str) -> tuple[list[Row], Row | None]:
    query = select(channels).where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
    return list(rows(connection, query)), row(connection, select(quiet).where(quiet.c.person == person))


def channel_of(connection: Connection, id: str) -> Row | None:
    query = select(channels, people.c.name).join(people, people.c.id == channels.c.person)
    return row(connection, query.where(channels.c.id == id))


def due_notices(
    connection: Connection, now: float, ways: Collection[str], busy: Collection[str], most: int
) -> list[Row]:
    """Whose time has come, but for those to hosts that have enough to do; with the way, and whether the game has gone
    on since."""
    went_on = select(log.c.k).where(*later_decisions(outbox.c.table_id, outbox.c.turn)).exists().label("went_on")
    query = select(outbox, channels.c.way, went_on).join(channels, channels.c.id == outbox.c.channel)
    query = query.where(outbox.c.due <= now, channels.c.paused <= now)
    query = query.where(channels.c.way.in_(ways), channels.c.host.not_in(busy))
    return list(rows(connection, query.order_by(outbox.c.due).limit(most)))


def later_decisions(table_id: Any, k: Any) -> tuple[ColumnElement[bool], ...]:
    return log.c.table_id == table_id, log.c.k > k, log.c.kind.in_(CHANGING)


def waiting_notices(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(outbox).where(outbox.c.due.is_not(None))).scalar_one()


def games_waiting(connection: Connection, person: str) -> int:
    """How many games wait for a decision of this person."""
    query = (
        select(func.count())
        .select_from(seats)
        .join(tables, (tables.c.id == seats.c.table_id) & (tables.c.acting == seats.c.seat))
        .where(seats.c.person == person, tables.c.status == "running", ~tables.c.code)
    )
    return connection.execute(query).scalar_one()


class Facts:
    """All that has to be known when a notice is about to be sent, in one look."""

    def __init__(self, connection: Connection, notice: Row) -> None:
        self.channel = row(connection, select(channels).where(channels.c.id == notice["channel"]))
        self.table = row(connection, select(tables).where(tables.c.id == notice["table_id"]))
        mine = seats.c.table_id == notice["table_id"]
        self.seats = list(rows(connection, select(seats).where(mine).order_by(seats.c.seat)))
        self.quiet = row(connection, select(quiet).where(quiet.c.person == notice["person"]))
        later = select(log.c.k).where(*later_decisions(notice["table_id"], notice["turn"]))
        self.went_on = connection.execute(later.limit(1)).scalar() is not None
        named = select(tournaments.c.title, tournaments.c.round)
        self.tournament = row(connection, named.where(tournaments.c.id == (self.table or {}).get("tournament")))
        self.waiting = games_waiting(connection, notice["person"])

    @property
    def reachable(self) -> bool:
        return self.channel is not None and self.channel["status"] == ON

    def waits_for(self, person: str) -> bool:
        """Does the table still wait for the same decision of this person?"""
        if self.table is None or self.table["status"] != "running" or self.table["code"] or self.went_on:
            return False
        acting = self.table["acting"]
        return acting is not None and self.seats[acting]["person"] == person
