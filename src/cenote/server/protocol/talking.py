"""What is said at a table, and what is answered."""

from __future__ import annotations

from typing import Annotated

from cenote.server.protocol.playing import Draft, LogNews, Position, Result
from cenote.server.protocol.tables import Presence, TableInfo
from cenote.server.protocol.terms import Args, News, Sent, means, named

# --- the answer to a command ---


class WhyReason(Sent):
    """What stands against a move."""

    rule: Annotated[str, means("the number of the rule")]
    key: Annotated[str, means("the message `why-…` of the game")]
    args: Args


class Ack(News, tag="ack"):
    """The command is done, and durable."""

    id: str
    seq: Annotated[str, means("of the position that it led to")]


class RefusedNews(News, tag="refused"):
    """Nothing was done."""

    id: Annotated[str | None, means("null for a message that could not be read")]
    key: str
    reason: Annotated[WhyReason | None, means("of an illegal move, else null")]
    text: Annotated[str, means("one sentence in the reader's language")]


class StaleNews(News, tag="stale"):
    """Nothing was done: the position is another one by now. A `position` follows."""

    id: str


class UnknownNews(News, tag="unknown"):
    """Whether it was done is not known yet. Ask again with the same id: it is done once, whatever happened."""

    id: str
    text: Annotated[str, means("one sentence in the reader's language")]


class WhyNews(News, tag="why"):
    """The answer to `why`."""

    id: str
    reason: Annotated[WhyReason | None, means("null: the move is legal")]
    text: Annotated[str | None, means("the reason as a sentence in the reader's language")]


class Pong(News, tag="pong"):
    """The answer to `ping`."""


# --- people to people ---


class ChatEntry(Sent):
    """A line of the chat."""

    at: float
    name: str
    seat: Annotated[int | None, means("null for a spectator")]
    text: str
    to: Annotated[int | None, means("the one seat it is for, if not everybody")]


class ChatNews(News, tag="chat"):
    """New lines of the chat; the last 100 at first."""

    entries: list[ChatEntry]


class TakebackNews(News, tag="takeback"):
    """A proposal to go back; null and empty when it is off the table."""

    by: Annotated[int | None, means("the seat that proposes it")]
    to: Annotated[int | None, means("decisions that would stand")]
    answers: Annotated[list[bool | None], means("by seat: true for agreed, null for code")]


class AbsentNews(News, tag="absent"):
    """Somebody has not decided for so long that the others may agree to let code play; null and empty when nobody."""

    seat: int | None
    since: Annotated[float | None, means("when that seat got the decision")]
    answers: Annotated[list[bool | None], means("by seat: true for agreed, null for who has no say")]


ServerMessage = Annotated[
    Ack
    | RefusedNews
    | StaleNews
    | UnknownNews
    | WhyNews
    | TableInfo
    | LogNews
    | Draft
    | Position
    | ChatNews
    | Presence
    | TakebackNews
    | AbsentNews
    | Result
    | Pong,
    named("ServerMessage"),
]
