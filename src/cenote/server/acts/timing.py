"""When the time of a seat is out, code plays for it: this turn, or the rest of the game."""

from __future__ import annotations

from cenote.server.acts.deed import Deed, Who
from cenote.server.acts.orders import TimeOut
from cenote.server.acts.turns import hand_on, hand_over
from cenote.server.clocks import TURN
from cenote.server.protocol.talking import Ack
from cenote.server.refused import Stale
from cenote.server.table import Table


def time_out(table: Table, who: Who, command: TimeOut, now: float) -> Deed:
    table.running()
    acting, deadline = table.acting, table.clock.deadline
    if table.k != command.entries or acting is None or acting.code or deadline is None or now < deadline:
        raise Stale
    statements = hand_over(table, acting, "turn" if table.clock.kind == TURN else "game", now)
    return Deed(statements + hand_on(table, now), Ack(command.id, str(table.k)))
