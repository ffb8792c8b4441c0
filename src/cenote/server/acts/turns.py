"""The end of a turn: it is committed, and the next seat has the word."""

from __future__ import annotations

from cenote.server import metrics
from cenote.server.acts.deed import drop_draft, drop_proposal
from cenote.server.entries import HANDOVER, Entry
from cenote.server.protocol.terms import Absence
from cenote.server.seats import Seat
from cenote.server.store.statements import PUT_SNAPSHOT, SET_SEAT, Statement
from cenote.server.table import OVER, Table
from cenote.server.wire import written

SNAPSHOT_EVERY = 40  # decisions


def commit(table: Table, now: float) -> list[Statement]:
    """Make the draft final and hand the turn on."""
    game, course = table.playable(), table.running()
    before = course.n
    entries = []
    for number, trial in enumerate(course.commit(), 1):
        move = game.notation.write(trial.move)
        entries.append(Entry.of(trial, table.k + number, before + number, move, now))
    table.note(entries)
    metrics.part(metrics.DECISIONS, game.key).inc(len(entries))
    statements = [entry.statement(table.id) for entry in entries]
    statements += drop_draft(table) + drop_proposal(table)
    if course.n // SNAPSHOT_EVERY != before // SNAPSHOT_EVERY:
        dump = written(course.committed.dump())
        statements.append((PUT_SNAPSHOT, {"table_id": table.id, "n": course.n, "dump": dump}))
    return statements + hand_on(table, now)


def hand_on(table: Table, now: float) -> list[Statement]:
    """Whose decision it is now. The clock runs for that seat, if a person sits there."""
    course = table.running()
    statements = welcome_back(table)
    if course.seat is None:
        table.status = OVER
    acting = table.acting
    timed = acting.seat if acting is not None and not acting.code else None
    table.clock.start(timed, course.committed.turn, now)
    return [*statements, table.standing(now)]


def hand_over(table: Table, seat: Seat, why: Absence, now: float) -> list[Statement]:
    """Code plays for the seat from here on; its draft is gone, and the log says so."""
    course = table.running()
    statements = drop_proposal(table)
    if course.seat == seat.seat:
        course.discard()
        statements += drop_draft(table)
    seat.auto = why
    entry = Entry(table.k + 1, HANDOVER, seat.seat, course.committed.turn, now, n=len(table.line), why=why)
    table.note([entry])
    return [*statements, entry.statement(table.id), (SET_SEAT, seat.params(table.id))]


def welcome_back(table: Table) -> list[Statement]:
    """Who was out of time for one turn plays again when that turn is over."""
    course = table.running()
    statements: list[Statement] = []
    for seat in table.seats:
        if seat.auto == "turn" and (course.seat, course.committed.turn) != (seat.seat, handed_over_in(table, seat)):
            seat.auto = ""
            statements.append((SET_SEAT, seat.params(table.id)))
    return statements


def handed_over_in(table: Table, seat: Seat) -> int:
    """The turn in which code last took over for the seat."""
    handovers = (entry for entry in reversed(table.entries) if entry.kind == HANDOVER and entry.seat == seat.seat)
    return next(handovers).turn
