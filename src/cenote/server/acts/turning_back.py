"""Going back beyond what is committed: only if everybody who plays agrees."""

from __future__ import annotations

from cenote.server import lookback
from cenote.server.acts.deed import Deed, acknowledge, drop_draft, drop_proposal
from cenote.server.acts.turns import hand_on
from cenote.server.acts.who import Who
from cenote.server.course import Course
from cenote.server.entries import TAKEBACK, Entry
from cenote.server.protocol.commands import Answer, Takeback
from cenote.server.refused import Refused, Stale
from cenote.server.store.statements import DROP_SNAPSHOTS, PUT_PROPOSAL, Statement
from cenote.server.table import Proposal, Table
from cenote.server.wire import written


def takeback(table: Table, who: Who, command: Takeback, now: float) -> Deed:
    """Propose to let only the first `to` decisions stand."""
    table.running()
    seats = table.seats_of(who.person)
    if not seats:
        raise Refused("not-seated")
    if command.seq != table.seq(who.person):
        raise Stale
    if command.to >= len(table.line):
        raise Refused("nothing-to-take-back", n=len(table.line))
    table.proposal = Proposal(seats[0], command.to, {who.person})
    return acknowledge(table, who, command, agree(table, now))


def answer(table: Table, who: Who, command: Answer, now: float) -> Deed:
    table.running()
    if who.person not in table.persons():  # who has left it to code has no say
        raise Refused("not-seated")
    if table.proposal is None or table.proposal.to != command.to:
        raise Refused("no-proposal")
    if not command.accept:
        return acknowledge(table, who, command, drop_proposal(table))
    table.proposal.accepted.add(who.person)
    return acknowledge(table, who, command, agree(table, now))


def agree(table: Table, now: float) -> list[Statement]:
    """Go back if all persons want it, else note who does."""
    proposal = table.proposal
    assert proposal is not None
    if table.persons() <= proposal.accepted:
        return go_back(table, proposal, now)
    accepted = written(sorted(proposal.accepted))
    row = {"table_id": table.id, "by_seat": proposal.by, "to_n": proposal.to, "accepted": accepted}
    return [(PUT_PROPOSAL, row)]


def go_back(table: Table, proposal: Proposal, now: float) -> list[Statement]:
    """A takeback is an entry like any other: the log keeps what was taken back."""
    position = lookback.position_after(table, proposal.to)
    entry = Entry(table.k + 1, TAKEBACK, proposal.by, position.turn, now, n=proposal.to)
    table.note([entry])
    table.course = Course(position, proposal.to)
    return [
        entry.statement(table.id),
        (DROP_SNAPSHOTS, {"table_id": table.id, "n": proposal.to}),
        *drop_draft(table),
        *drop_proposal(table),
        *hand_on(table, now),
    ]
