"""What a client says over the socket of a table."""

from __future__ import annotations

from typing import Annotated

from cenote.server.protocol.tables import ClockPlan
from cenote.server.protocol.terms import Count, Id, Kind, Message, Options, SeatNumber, Seq, Text, Written, means, named


class Hello(Message):
    """Send everything. Before it nothing is sent."""

    have: Annotated[Count | None, means("entries of the log that the client has (the last `k`); null for none")] = None


class Ping(Message):
    """Are you there? The answer is `pong`."""


class Why(Message):
    """What stands against the move?"""

    id: Id
    move: Written


class Command(Message):
    """A message that may change the table; its id makes sure that it does so once."""

    id: Id


class Play(Command):
    """A decision, added to the draft of the turn."""

    seq: Seq
    move: Written
    end: Annotated[bool, means("commit the draft at once if the turn is over with it")] = False


class Undo(Command):
    """Take back the last decision of the draft."""

    seq: Seq


class Redo(Command):
    """Make the decision again that was taken back last."""

    seq: Seq


class Confirm(Command):
    """Commit the draft; only when `can_confirm`."""

    seq: Seq


class Chat(Command):
    """A line to everybody who sees the table, or to one seat."""

    text: Text
    to: Annotated[SeatNumber | None, means("the one seat it is for, if not everybody")] = None


class Takeback(Command):
    """Propose to go back."""

    seq: Seq
    to: Annotated[Count, means("decisions that shall stand")]


class Answer(Command):
    """Agree to a proposed takeback, or refuse it."""

    to: Annotated[Count, means("what was proposed")]
    accept: bool


class Replace(Command):
    """Agree that code plays for the one who has to decide and is long absent, or no longer."""

    seat: Annotated[SeatNumber, means("whose")]
    accept: bool


class Holiday(Command):
    """Go on holiday, or come back: at a table with a bank of days."""

    on: bool


class Ready(Command):
    """Before the game: it may begin, or not yet."""

    ready: bool


class Give(Command):
    """The host lets code have an open seat."""

    seat: SeatNumber
    agent: Annotated[Kind | None, means("which code; by default the game's `opponent`")] = None


class Free(Command):
    """The host takes a seat back from code, or sends a person away, who cannot come back to this table."""

    seat: SeatNumber


class Arrange(Command):
    """The host changes how it will be played. Everybody else has to be ready anew."""

    options: Options
    clock: ClockPlan


class Start(Command):
    """The host begins, without the seats that are open. Everybody has to be ready."""


class Settings(Command):
    """How this person likes to play, here and at tables to come."""

    confirm: Annotated[bool, means("does the person want to confirm each turn?")]


ClientMessage = Annotated[
    Hello
    | Ping
    | Why
    | Play
    | Undo
    | Redo
    | Confirm
    | Chat
    | Takeback
    | Answer
    | Replace
    | Settings
    | Holiday
    | Ready
    | Give
    | Free
    | Arrange
    | Start,
    named("ClientMessage"),
]
