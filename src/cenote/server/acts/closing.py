"""A table is closed by those who look after the server, before or in the middle of a game."""

from __future__ import annotations

from cenote.server.acts.deed import Deed, acknowledge, drop_draft, drop_proposal
from cenote.server.acts.orders import Close
from cenote.server.acts.who import Who
from cenote.server.refused import Refused
from cenote.server.store.marks import audited
from cenote.server.table import CANCELLED, GATHERING, RUNNING, Table


def close(table: Table, who: Who, command: Close, now: float) -> Deed:
    """Whether somebody may was seen before; the log of the server says so with the same stroke."""
    if table.status not in (GATHERING, RUNNING):
        raise Refused("game-over")
    table.clock.start(None, 0, now)
    table.status = CANCELLED
    statements = [*drop_draft(table), *drop_proposal(table), table.standing(now)]
    table.course = None
    return acknowledge(
        table, who, command, [*statements, audited((who.person, who.name), "close", command.why, table=table.id)]
    )
