"""When the time of a seat is out, code plays for it, this turn or the rest of the game; or the game is over."""

from __future__ import annotations

from cenote.server.acts.deed import Deed, acknowledge
from cenote.server.acts.orders import TimeOut
from cenote.server.acts.turns import hand_on, hand_over
from cenote.server.acts.who import Who
from cenote.server.protocol.commands import Holiday
from cenote.server.protocol.talking import Ack
from cenote.server.refused import Refused, Stale
from cenote.server.table import OVER, Table


def time_out(table: Table, who: Who, command: TimeOut, now: float) -> Deed:
    table.running()
    acting, deadline = table.acting, table.clock.deadline
    if table.k != command.entries or acting is None or acting.code or deadline is None or now < deadline:
        raise Stale
    statements = hand_over(table, acting, table.clock.out, now)
    if table.clock.out == "over":
        table.clock.start(None, table.running().committed.turn, now)
        table.status = OVER
        return Deed([*statements, table.standing(now)], Ack(command.id, str(table.k)))
    return Deed(statements + hand_on(table, now), Ack(command.id, str(table.k)))


def holiday(table: Table, who: Who, command: Holiday, now: float) -> Deed:
    """The clocks of all seats of that person rest, or go on."""
    table.running()
    mine = table.seats_of(who.person)
    if not mine:
        raise Refused("not-seated")
    if command.on and not any(table.clock.holidays[seat] > 0 for seat in mine):
        raise Refused("no-holidays")
    for seat in mine:
        table.clock.rest(seat, command.on, now)
    return acknowledge(table, who, command, [table.standing(table.updated)])
