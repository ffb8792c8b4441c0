"""Tournaments as somebody sees them."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.json import decode
from sqlalchemy import ColumnElement, Connection, func, or_, select

from cenote.arena.standings import Line
from cenote.server.clocks import Clock
from cenote.server.people import Person
from cenote.server.protocol.tables import ClockPlan, ClockRule
from cenote.server.protocol.tournaments import (
    Entrant,
    StandingLine,
    TournamentBoard,
    TournamentCard,
    TournamentDeed,
    TournamentList,
    TournamentPage,
)
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import entrants, tournaments
from cenote.server.terms import Timing
from cenote.server.tournaments.contest import (
    CALLED_OFF,
    ENDED,
    GOES_ON,
    IN,
    OPEN,
    OUT,
    REMOVED,
    Contest,
    with_organizer,
)
from cenote.server.tournaments.draw import TABLE, Board, most_entrants, places

MOST = 50  # of each kind in the list
DIGITS = 3


def listed(connection: Connection, person: str | None) -> TournamentList:
    mine = of_person(connection, person)
    seen = or_(tournaments.c.visibility == "public", tournaments.c.id.in_(mine))

    def found(*wanted: ColumnElement[bool]) -> list[TournamentCard]:
        query = with_organizer().where(seen, *wanted).order_by(tournaments.c.updated.desc(), tournaments.c.id)
        shown = rows(connection, query.limit(MOST))
        counts = counted(connection, [row["id"] for row in shown])
        return [card(row, counts.get(row["id"], 0), row["id"] in mine) for row in shown]

    status = tournaments.c.status
    return TournamentList(found(status == OPEN), found(status == GOES_ON), found(status == ENDED))


def of_person(connection: Connection, person: str | None) -> set[str]:
    if person is None:
        return set()
    taking_part = select(entrants.c.tournament_id).where(entrants.c.person == person, entrants.c.status != REMOVED)
    organized = select(tournaments.c.id).where(tournaments.c.organizer == person)
    return set(connection.execute(taking_part.union(organized)).scalars())


def counted(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    query = select(entrants.c.tournament_id, func.count()).where(
        entrants.c.tournament_id.in_(ids), entrants.c.status != REMOVED
    )
    found = connection.execute(query.group_by(entrants.c.tournament_id)).all()
    return {row[0]: row[1] for row in found}


def card(row: Row, count: int, yours: bool) -> TournamentCard:
    return TournamentCard(
        id=row["id"],
        title=row["title"],
        game=row["game"],
        players=row["players"],
        form=row["form"],
        rounds=row["rounds"],
        round=row["round"],
        status=row["status"],
        visibility=row["visibility"],
        clock=clock_rule(decode(row["clock"], type=ClockPlan)),
        entrants=count,
        organizer=row["by"],
        yours=yours,
        created=row["created"],
    )


def clock_rule(plan: ClockPlan) -> ClockRule:
    timing = Timing(plan)
    return Clock(timing.kind, timing.seconds, 0, timing.more).rule


def page(connection: Connection, id: str, viewer: Person | None) -> TournamentPage:
    return shown(Contest(connection, id), viewer)


def shown(contest: Contest, viewer: Person | None) -> TournamentPage:
    me = contest.entrant_of(viewer.id if viewer is not None else None)
    mine = me["id"] if me is not None and me["status"] != REMOVED else None
    organizing = viewer is not None and contest.row["organizer"] == viewer.id
    return TournamentPage(
        card=card(contest.row, len(contest.entrants), organizing or mine is not None),
        options=contest.options,
        rated=bool(contest.row["rated"]),
        most=most_entrants(contest.form, contest.row["players"]),
        deeds=deeds(contest, viewer, me),
        you=mine,
        entrants=[
            Entrant(id, None if each["agent"] else each["name"], each["agent"], id == mine, each["status"] == OUT)
            for id, each in contest.entrants.items()
        ],
        standings=[line_of(line) for line in contest.standings()] if contest.rounds else [],
        rounds=[[board_of(contest, board) for board in boards] for boards in contest.rounds],
        begun=contest.row["begun"],
        ended=contest.row["ended"],
    )


def deeds(contest: Contest, viewer: Person | None, me: Row | None) -> list[TournamentDeed]:
    """What somebody may do; also who is not known yet may join."""
    found: list[TournamentDeed] = []
    organizing = viewer is not None and contest.row["organizer"] == viewer.id
    if contest.status == OPEN:
        if me is None:
            found.append("join")
        elif me["status"] == IN:
            found.append("leave")
        if organizing:
            found += ["add-code", "remove", "start"]
    elif contest.status == GOES_ON:
        if me is not None and me["status"] == IN:
            found.append("drop-out")
        if organizing:
            found.append("remove")
    caring = viewer is not None and (viewer.owner or viewer.moderator)
    if contest.status not in (ENDED, CALLED_OFF) and (organizing or caring):
        found.append("cancel")
    return found


def board_of(contest: Contest, board: Board) -> TournamentBoard:
    over = board.table_id not in contest.running
    game = contest.games.get(board.table_id or "")
    counts = over and board.kind == TABLE
    return TournamentBoard(
        kind=board.kind,
        entrants=list(board.entrants),
        table=board.table_id if board.table_id in contest.kept else None,
        over=over,
        scores=[seat.score for seat in game.seats] if game is not None else None,
        places=list(places(game, len(board.entrants))) if counts else None,
    )


def line_of(line: Line) -> StandingLine:
    exact = (line.points, line.strength, line.beaten, line.wins)
    return StandingLine(line.player, line.rank, line.games, *(round(float(each), DIGITS) for each in exact))
