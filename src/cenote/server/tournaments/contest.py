"""A tournament with all that was played, as the database has it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, select

from cenote.arena.standings import Line, Meeting, standings
from cenote.server.ladder.games import Finished
from cenote.server.ladder.settle import with_seats
from cenote.server.protocol.tables import ClockPlan
from cenote.server.protocol.terms import Options
from cenote.server.protocol.tournaments import Circle, Form, TournamentStatus
from cenote.server.refused import Refused
from cenote.server.store.reads import Row, row, rows
from cenote.server.store.schema import entrants, pairings, people, results, tables, tournaments
from cenote.server.table import GATHERING, RUNNING
from cenote.server.tournaments.draw import TABLE, Board, meetings
from cenote.server.wire import read

OPEN: TournamentStatus = "open"
GOES_ON: TournamentStatus = "running"
ENDED: TournamentStatus = "over"
CALLED_OFF: TournamentStatus = "cancelled"

IN, OUT, REMOVED = "in", "out", "removed"  # what somebody is who has joined


class Contest:
    """Raises Refused if there is none."""

    def __init__(self, connection: Connection, id: str) -> None:
        found = row(connection, with_organizer().where(tournaments.c.id == id))
        if found is None:
            raise Refused("no-such-tournament", 404)
        self.id = id
        self.row = found
        self.status: TournamentStatus = found["status"]
        self.form: Form = found["form"]
        self.visibility: Circle = found["visibility"]
        self.joined = entrants_of(connection, id)
        self.entrants = {each["id"]: each for each in self.joined if each["status"] != REMOVED}
        self.rounds = rounds_of(connection, id)
        self.games, self.running, self.kept = played(connection, id)

    @property
    def clock(self) -> ClockPlan:
        return msgspec.json.decode(self.row["clock"], type=ClockPlan)

    @property
    def options(self) -> Options:
        found: Options = read(self.row["options"])
        return found

    @property
    def playing(self) -> set[str]:
        """Those who are drawn."""
        return {id for id, each in self.entrants.items() if each["status"] == IN}

    @property
    def round_over(self) -> bool:
        """Is none of its tables played at any more?"""
        return not any(board.table_id in self.running for board in self.rounds[-1]) if self.rounds else False

    @cached_property
    def meetings(self) -> list[Meeting]:
        return meetings([board for boards in self.rounds for board in boards], self.games, self.running)

    def standings(self) -> list[Line]:
        return standings(list(self.entrants), self.meetings)

    def entrant_of(self, person: str | None) -> Row | None:
        """The person among all who have joined, also if they were sent away since."""
        return next((each for each in self.joined if person is not None and each["person"] == person), None)

    def table_of(self, entrant: str) -> str | None:
        """Where somebody plays in this round."""
        now = self.rounds[-1] if self.rounds else []
        return next((board.table_id for board in now if board.kind == TABLE and entrant in board.entrants), None)


def with_organizer() -> Select[Any]:
    return select(tournaments, people.c.name.label("by")).outerjoin(people, people.c.id == tournaments.c.organizer)


def entrants_of(connection: Connection, id: str) -> list[Row]:
    """With the names that they have now."""
    columns = [column for column in entrants.c if column.name != "name"]
    named = func.coalesce(people.c.name, entrants.c.name).label("name")
    query = select(*columns, named, people.c.confirm).outerjoin(people, people.c.id == entrants.c.person)
    return list(rows(connection, query.where(entrants.c.tournament_id == id).order_by(entrants.c.number)))


def rounds_of(connection: Connection, id: str) -> list[list[Board]]:
    query = select(pairings).where(pairings.c.tournament_id == id)
    boards: dict[tuple[int, int], list[Row]] = {}
    for each in rows(connection, query.order_by(pairings.c.round, pairings.c.board, pairings.c.seat)):
        boards.setdefault((each["round"], each["board"]), []).append(each)
    rounds: list[list[Board]] = []
    for (number, _), seats in boards.items():
        if number > len(rounds):
            rounds.append([])
        rounds[-1].append(Board(seats[0]["kind"], tuple(seat["entrant"] for seat in seats), seats[0]["table_id"]))
    return rounds


def played(connection: Connection, id: str) -> tuple[dict[str, Finished], set[str], set[str]]:
    """The games that have ended, the tables at which one is played, and all that are there still."""
    mine = select(pairings.c.table_id).where(pairings.c.tournament_id == id, pairings.c.table_id.is_not(None))
    games = with_seats(connection, rows(connection, select(results).where(results.c.table_id.in_(mine))))
    there = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(mine))).all()
    running = {table for table, status in there if status in (GATHERING, RUNNING)}
    return {game.table_id: game for game in games}, running, {table for table, _ in there}


# --- many of them ---


def ripe(connection: Connection) -> list[str]:
    """Those that wait for nobody but the next draw."""
    played_at = (
        select(pairings.c.seat)
        .join(tables, tables.c.id == pairings.c.table_id)
        .where(
            pairings.c.tournament_id == tournaments.c.id,
            pairings.c.round == tournaments.c.round,
            tables.c.status.in_((GATHERING, RUNNING)),
        )
    )
    query = select(tournaments.c.id).where(tournaments.c.status == GOES_ON, ~played_at.exists())
    return list(connection.execute(query).scalars())


def waiting(connection: Connection, before: float) -> list[str]:
    """Those that were not started, nor changed since."""
    query = select(tournaments.c.id).where(tournaments.c.status == OPEN, tournaments.c.updated < before)
    return list(connection.execute(query).scalars())


def unfinished_of(connection: Connection, organizer: str) -> int:
    """How many somebody has that have not ended."""
    query = select(func.count()).select_from(tournaments)
    mine = tournaments.c.organizer == organizer, tournaments.c.status.in_((OPEN, GOES_ON))
    return connection.execute(query.where(*mine)).scalar_one()


def with_person(connection: Connection, person: str) -> list[str]:
    """Those that have not ended, and that somebody organizes or takes part in."""
    taking_part = select(entrants.c.tournament_id).where(entrants.c.person == person, entrants.c.status == IN)
    mine = tournaments.c.id.in_(taking_part) | (tournaments.c.organizer == person)
    query = select(tournaments.c.id).where(mine, tournaments.c.status.in_((OPEN, GOES_ON)))
    return list(connection.execute(query).scalars())
