"""All that can be done at a table: what clients say, what is asked over HTTP, and what comes from inside."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from cenote.server.protocol.commands import (
    Answer,
    Arrange,
    Chat,
    Command,
    Confirm,
    Free,
    Give,
    Holiday,
    Play,
    Ready,
    Redo,
    Replace,
    Settings,
    Start,
    Takeback,
    Undo,
    Why,
)
from cenote.server.protocol.talking import Ack, StaleNews, WhyNews, WhyReason
from cenote.server.protocol.terms import Count, SeatNumber


class Join(Command):
    seat: SeatNumber | None = None
    invite: str = ""
    fill_at: float | None = None  # where it is a quick match: when this person wants to begin at the latest


class Leave(Command):
    pass


class Cancel(Command):
    pass


class Close(Command):
    """By those who look after the server."""

    why: str


class Think(Command):
    """A code seat has made up its mind about its turn."""

    seat: SeatNumber
    entries: Count
    moves: list[str]


class TimeOut(Command):
    entries: Count


class Fill(Command):
    """Nobody else has come: code takes the open seats."""


class TakeOver(Command):
    """Somebody has been absent for so long that nobody is asked any more."""

    entries: Count


Act = (
    Why
    | Play
    | Undo
    | Redo
    | Confirm
    | Chat
    | Takeback
    | Answer
    | Replace
    | Settings
    | Join
    | Leave
    | Cancel
    | Close
    | Think
    | TimeOut
    | TakeOver
    | Fill
    | Holiday
    | Ready
    | Give
    | Free
    | Arrange
    | Start
)


# --- what is answered, before it is put into words ---


class Denied(Struct, tag_field="type", tag="refused"):
    """Nothing was done. Over HTTP it has a status, over the socket a sentence."""

    id: str | None
    key: str
    status: int = 409
    reason: WhyReason | None = None
    details: dict[str, Any] = field(default_factory=dict)


class Away(Struct, tag_field="type", tag="unavailable"):
    """The database, or the process that writes the table, cannot be reached. Nothing was done, nor will be."""

    id: str


class Unsure(Struct, tag_field="type", tag="unknown"):
    """Nobody here knows whether it was done. Who asks again with the same id is told."""

    id: str


Outcome = Ack | StaleNews | WhyNews | Denied | Away | Unsure
