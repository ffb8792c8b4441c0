"""Code for somebody who is long absent: because the others agree, or because it has been too long.

Who was replaced takes the seat back by joining again, as somebody does who left.
"""

from __future__ import annotations

from cenote.server.acts.deed import Deed, acknowledge
from cenote.server.acts.orders import TakeOver
from cenote.server.acts.turns import hand_on, hand_over
from cenote.server.acts.who import Who
from cenote.server.protocol.commands import Replace
from cenote.server.protocol.talking import Ack
from cenote.server.refused import Refused, Stale
from cenote.server.seats import Seat
from cenote.server.store.statements import PUT_REPLACEMENT, Statement
from cenote.server.table import Table
from cenote.server.wire import written


def replace(table: Table, who: Who, command: Replace, now: float) -> Deed:
    """Agree to it, or no longer. All others who play have to."""
    table.running()
    absent = table.absent(now)
    if absent is None or absent.seat != command.seat:
        raise Refused("nobody-absent")
    if who.person not in table.persons() or who.person == absent.person:
        raise Refused("not-seated")
    accepted = table.replacing
    if command.accept:
        accepted = accepted | {who.person}
    else:
        accepted = accepted - {who.person}
    if table.persons() - {absent.person} <= accepted:
        return acknowledge(table, who, command, put_away(table, absent, now))
    table.replacement = table.k, accepted
    row = {"table_id": table.id, "k": table.k, "accepted": written(sorted(accepted))}
    return acknowledge(table, who, command, [(PUT_REPLACEMENT, row)])


def take_over(table: Table, who: Who, command: TakeOver, now: float) -> Deed:
    table.running()
    absent = table.absent(now)
    if table.k != command.entries or absent is None:
        raise Stale
    return Deed(put_away(table, absent, now), Ack(command.id, str(table.k)))


def put_away(table: Table, absent: Seat, now: float) -> list[Statement]:
    """All seats of that person that code does not play yet."""
    statements: list[Statement] = []
    for number in table.seats_of(absent.person):
        if table.seats[number].auto == "":
            statements += hand_over(table, table.seats[number], "away", now)
    return statements + hand_on(table, now)
