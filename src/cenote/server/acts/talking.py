"""Chat, and how a person likes to play."""

from __future__ import annotations

from typing import Any

from cenote.server.acts.deed import Deed, acknowledge
from cenote.server.acts.who import Who
from cenote.server.protocol.commands import Chat, Settings
from cenote.server.refused import Refused
from cenote.server.store.statements import ADD_CHAT, SET_CONFIRM, SET_SEAT, Statement
from cenote.server.table import Table


def chat(table: Table, who: Who, command: Chat, now: float) -> Deed:
    """A line for everybody at the table, or for one seat alone."""
    seats = table.seats_of(who.person)
    text = " ".join(command.text.split())
    if not text:
        raise Refused("empty-chat")
    if command.to is not None:
        if command.to >= table.players:
            raise Refused("no-seat-there", seat=command.to + 1)
        if not seats:
            raise Refused("not-seated")
    line: dict[str, Any] = {
        "table_id": table.id,
        "number": table.chat[-1]["number"] + 1 if table.chat else 1,
        "at": now,
        "person": who.person,
        "seat": seats[0] if seats else None,
        "name": who.name,
        "text": text,
        "to_seat": command.to,
        "to_person": table.seats[command.to].person if command.to is not None else None,
    }
    table.chat.append(line)
    return acknowledge(table, who, command, [(ADD_CHAT, line)])


def settings(table: Table, who: Who, command: Settings, now: float) -> Deed:
    """Whether the person wants to confirm each turn, here and at tables to come."""
    statements: list[Statement] = [(SET_CONFIRM, {"id": who.person, "confirm": command.confirm})]
    for number in table.seats_of(who.person):
        seat = table.seats[number]
        seat.confirm = command.confirm
        statements.append((SET_SEAT, seat.params(table.id)))
    return acknowledge(table, who, command, statements)
