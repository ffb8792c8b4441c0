"""Sitting down, getting up, and beginning once every seat is taken."""

from __future__ import annotations

from cenote.server.acts.deed import Deed, acknowledge, drop_proposal
from cenote.server.acts.gathering import begin_if_ready
from cenote.server.acts.orders import Cancel, Join, Leave
from cenote.server.acts.turns import hand_on, hand_over
from cenote.server.acts.who import Who
from cenote.server.entries import RETURN, Entry
from cenote.server.refused import Refused
from cenote.server.seats import GONE, OPEN, PERSON, Seat
from cenote.server.store.statements import DROP_ARCHIVED, SET_SEAT, Statement
from cenote.server.table import CANCELLED, GATHERING, RUNNING, Table


def join(table: Table, who: Who, command: Join, now: float) -> Deed:
    """Take an open seat, or one's own seat back from the code that plays it."""
    if not table.admits(who.person, command.invite):
        raise Refused("no-such-table", 404)
    mine = table.seats_of(who.person)
    if mine and table.status == RUNNING:
        return acknowledge(table, who, command, come_back(table, mine, now))
    if table.status != GATHERING:
        raise Refused("already-started")
    if mine:
        raise Refused("already-seated")
    if who.person in table.barred:
        raise Refused("sent-away", 403)
    seat = free_seat(table, command.seat)
    seat.kind, seat.person, seat.name, seat.confirm = PERSON, who.person, who.name, who.confirm
    seat.ready = True
    statements: list[Statement] = [(SET_SEAT, seat.params(table.id))]
    if command.fill_at is not None and table.fill_at is not None:
        table.fill_at = min(table.fill_at, command.fill_at)
        statements.append(table.terms())
    return acknowledge(table, who, command, statements + begin_if_ready(table, now))


def free_seat(table: Table, wanted: int | None) -> Seat:
    free = [seat for seat in table.seats if seat.kind == OPEN and wanted in (None, seat.seat)]
    if not free:
        raise Refused("no-free-seat")
    return free[0]


def come_back(table: Table, mine: tuple[int, ...], now: float) -> list[Statement]:
    """Who left, or was absent, may play again; who has used up the time may not, or not in this turn."""
    gone = [table.seats[seat] for seat in mine if table.seats[seat].auto in GONE]
    if not gone:
        raise Refused("time-is-out" if any(table.seats[seat].auto for seat in mine) else "already-seated")
    statements = drop_proposal(table)
    statements.append((DROP_ARCHIVED, {"table_id": table.id, "person": gone[0].person}))
    for seat in gone:
        seat.auto = ""
        turn = table.running().committed.turn
        entry = Entry(table.k + 1, RETURN, seat.seat, turn, now, n=len(table.line))
        table.note([entry])
        statements += [entry.statement(table.id), (SET_SEAT, seat.params(table.id))]
    return statements + hand_on(table, now)


def leave(table: Table, who: Who, command: Leave, now: float) -> Deed:
    """Before the game the seat is free again; in a running game code plays on."""
    mine = table.seats_of(who.person)
    if not mine:
        raise Refused("not-seated")
    statements: list[Statement] = []
    if table.status == GATHERING:
        for number in mine:
            table.seats[number] = Seat(number)
            statements.append((SET_SEAT, table.seats[number].params(table.id)))
        if table.fill_at is not None and not table.persons():  # nobody waits there any more
            table.status = CANCELLED
        return acknowledge(table, who, command, [*statements, table.standing(now)])
    table.running()
    staying = [table.seats[number] for number in mine if table.seats[number].auto in ("", "turn")]
    if not staying:
        raise Refused("not-seated")
    for seat in staying:
        statements += hand_over(table, seat, "left", now)
    return acknowledge(table, who, command, statements + hand_on(table, now))


def cancel(table: Table, who: Who, command: Cancel, now: float) -> Deed:
    if who.person != table.host:
        raise Refused("not-the-host", 403)
    if table.status != GATHERING:
        raise Refused("already-started")
    table.status = CANCELLED
    return acknowledge(table, who, command, [table.standing(now)])
