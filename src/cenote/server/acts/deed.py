"""What came of an act: the answer, and what has to be written before it is given."""

from __future__ import annotations

from time import time

from cenote.server.acts.orders import Outcome
from cenote.server.acts.who import Who
from cenote.server.protocol.commands import Command
from cenote.server.protocol.talking import Ack
from cenote.server.store.statements import ADD_COMMAND, DROP_DRAFT, DROP_PROPOSAL, Statement
from cenote.server.table import Table


class Deed:
    def __init__(self, statements: list[Statement], reply: Outcome) -> None:
        self.statements = statements
        self.reply = reply


def acknowledge(table: Table, who: Who, command: Command, statements: list[Statement]) -> Deed:
    """The command was done, and is remembered so that it is not done twice."""
    seq = table.seq(who.person)
    table.commands[who.person, command.id] = seq
    row = {"table_id": table.id, "person": who.person, "id": command.id, "seq": seq, "at": time()}
    return Deed([*statements, (ADD_COMMAND, row)], Ack(command.id, seq))


def drop_draft(table: Table) -> list[Statement]:
    if not table.draft_stored:
        return []
    table.draft_stored = False
    return [(DROP_DRAFT, {"table_id": table.id})]


def drop_proposal(table: Table) -> list[Statement]:
    if table.proposal is None:
        return []
    table.proposal = None
    return [(DROP_PROPOSAL, {"table_id": table.id})]
