"""What code thinks of a finished game. Everything is by seat."""

from __future__ import annotations

from typing import Annotated, Literal

from cenote.server.protocol.terms import Number, Sent, means

Status = Literal["working", "done", "failed"]
Pair = tuple[Number, Number]


class Prospect(Sent):
    """What was to be expected after a turn."""

    turn: int
    seat: Annotated[int | None, means("whose turn it was; null before the first")]
    scores: list[Number]
    wins: list[Number]


class Balance(Sent):
    """The points of a seat by what they came from."""

    start: Annotated[Number, means("expected at the beginning")]
    own: Annotated[Number, means("by its own choices")]
    others: Annotated[Number, means("by the choices of the others")]
    luck: Number
    final: Number


class Stroke(Sent):
    """What chance gave to a seat, or took."""

    turn: int
    seat: Annotated[int, means("whose turn it was")]
    decision: int
    move: str
    points: Number


class CostlyMove(Sent):
    """A move that cost something, and what the search would have done."""

    turn: int
    seat: int
    decision: int
    move: str
    better: str
    rule: str
    score: Annotated[Pair, means("expected after the move, and after the better one")]
    win: Annotated[Pair, means("the chance to win, likewise")]
    cost: Number
    reasons: Annotated[list[tuple[str, Number]], means("sources of points, and how many more the better move brings")]


class Analysis(Sent):
    """The analysis of a finished game."""

    game: str
    seats: Annotated[list[str], means("the names")]
    wins: Annotated[bool, means("is there a chance to win worth telling? Alone there is none")]
    turns: list[Prospect]
    balance: list[Balance]
    strokes: Annotated[list[list[Stroke]], means("what chance gave, the strongest first")]
    costly: Annotated[list[list[CostlyMove]], means("up to three moves of each seat")]


class Study(Sent):
    """An analysis, as far as it has come."""

    status: Status
    done: Annotated[int, means("pieces of the work")]
    total: int
    analysis: Analysis | None
