"""A game as it is played: the position, the log, the draft, the end."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from cenote.server.protocol.terms import (
    Absence,
    Args,
    Changes,
    Kind,
    News,
    Number,
    Posted,
    Scores,
    Sent,
    Seq,
    View,
    means,
    named,
)


class GameEvent(Sent):
    """Something that happened in the game."""

    name: str
    seat: Annotated[int | None, means("to whom; null for nobody in particular")]
    args: Args


# --- the log ---


class Entry(Sent, tag_field="kind"):
    """A line of the log."""

    k: Annotated[int, means("counts entries, and never goes back")]
    n: Annotated[int, means("decisions that stand after it")]
    seat: int
    turn: int
    at: float


class PlayEntry(Entry, tag="play"):
    """A decision; `n` is its number."""

    verb: Annotated[str, means("the first word of the move")]
    move: Annotated[str | None, means("null for others while the verb is secret and the game runs")]
    events: list[GameEvent]
    rule: Annotated[str, means("the rule of the decision; empty in old logs")]


class TakebackEntry(Entry, tag="takeback"):
    """By `seat`, agreed by all: only the first `n` decisions stand, the later ones are to be forgotten."""


class HandoverEntry(Entry, tag="handover"):
    """Code plays for `seat` from here on."""

    why: Absence


class ReturnEntry(Entry, tag="return"):
    """The person at `seat` plays again."""


LogEntry = Annotated[PlayEntry | TakebackEntry | HandoverEntry | ReturnEntry, named("LogEntry")]


class LogNews(News, tag="log"):
    """What was committed since the last entry that the client has."""

    have: Annotated[int, means("the entry after which `entries` come; 0 for the beginning")] = field(name="from")
    entries: list[LogEntry]


# --- where the game stands ---


class ClockState(Sent):
    """The time of each seat."""

    left: Annotated[list[float], means("seconds, by seat, at this moment")]
    running: Annotated[int | None, means("whose time runs")]
    at: Annotated[float, means("the server's time")]
    holidays: Annotated[list[float], means("seconds of holiday that are left, by seat")]
    resting: Annotated[list[bool], means("who is on holiday: it is used up before the time is")]


class Offer(Sent):
    """A legal move, and what it does to what the reader has, as far as the reader can know."""

    move: str
    changes: Annotated[Changes, means("what it costs and brings; all ways to pay are in it")]
    later: Annotated[Changes, means("what happens after the turn, before anybody decides: a food day, a ceremony")]
    reveals: Annotated[bool, means("something hidden comes to light: it cannot be undone, and the numbers are a guess")]
    ends: Annotated[bool, means("the turn is over with it")]


class Position(News, tag="position"):
    """Where the game stands, and what the reader may do; whenever `seq` changes.

    The acting seat sees the position with its draft; everybody else sees the committed one.
    """

    seq: Annotated[str, means("changes with everything that the reader may see or do; to be compared, nothing else")]
    n: Annotated[int, means("decisions that stand")]
    k: Annotated[int, means("entries of the log")]
    turn: int
    seat: Annotated[int | None, means("whose turn it is, until its draft is committed; null at the end")]
    looking: Annotated[
        int | None,
        means("whose eyes `view` is for; null: a spectator's. Who has hot seats sees with those of the one that acts"),
    ] = field(name="as")
    yours: Annotated[bool, means("the reader has to act")]
    drafting: Annotated[bool, means("`view` has a draft in it")]
    view: View
    ask: Annotated[str | None, means("the decision (`place-workers`); null when the turn waits for `confirm`")]
    rule: Annotated[str | None, means("the rule of that decision")]
    moves: Annotated[list[Offer], means("the legal ones; empty where the reader decides nothing")]
    can_undo: bool
    can_redo: bool
    can_confirm: bool
    clock: ClockState | None
    scores: Scores


class Draft(News, tag="draft"):
    """What the own unfinished turn did so far; empty lists when there is none (any more)."""

    seat: int | None
    moves: list[str]
    events: list[GameEvent]


class Result(News, tag="over"):
    """The game is over."""

    scores: list[Number]
    ranking: Annotated[list[int], means("the place of each seat, from 1; places may be shared")]
    sheet: Annotated[list[dict[str, Number]], means("the points of each seat by source; they sum to its score")]
    pad: Annotated[list[tuple[str, list[str]]], means("the blocks of the scoring pad, each with its sources in order")]


# --- looking back ---


class Moment(Sent):
    """The position after the first n decisions, and the decision that led to it."""

    n: int
    turn: int
    seat: int | None
    looking: Annotated[int | None, means("whose eyes `view` is for; null: a spectator's")] = field(name="as")
    view: View
    scores: Scores
    entry: Annotated[PlayEntry | None, means("null at the beginning")]


class History(Sent):
    """The decisions that stand."""

    moves: list[PlayEntry]
    scores: Annotated[
        list[tuple[int, list[Number]]], means("`n`, and the scores then; empty where scores lie face down")
    ]


class Hint(Sent):
    """What the strongest player would do: a network that looks ahead, or a search where none has learnt the game."""

    move: str
    seq: Annotated[str, means("the position it is meant for")]


class Wanted(Posted):
    """What somebody would like the own turn to have.

    Kinds of moves are written like moves, with `*` for whatever it may be, and with what is to become more or less:
    `place * hunt`, `use * * * -coin`.
    """

    seq: Annotated[Seq, means("the position that was seen")]
    wishes: Annotated[
        list[Annotated[list[Kind], Meta(min_length=1, max_length=8)]],
        Meta(max_length=8),
        means("the first is the most important; one kind of each will do"),
    ]
    spare: Annotated[list[Kind], Meta(max_length=24), means("kinds that are to be done only where they have to be")]


class Advice(Sent):
    """How the own turn may go on, until it ends or something hidden comes to light."""

    moves: list[str]
    granted: Annotated[list[bool], means("by wishes, together with what was done in this turn before")]
    seq: Annotated[str, means("the position it is meant for")]


class Expected(Sent):
    """What the own seat has to expect in the end, as games that are played on tell."""

    score: Number
    win: Annotated[Number | None, means("the chance to win; null for who plays alone")]


class OtherMove(Sent):
    """Another move, and what to expect after it."""

    move: str
    expected: Expected
    even: Annotated[bool, means("as far as so few games tell, it is as good as the move of the hint")]


class HintReasons(Sent):
    """Why a move is good: games are played on after it, and after the best of the others.

    Everything that the seat does not know is dealt anew for them; all moves get the same deals.
    """

    move: str
    before: Annotated[Expected, means("as it stands: each of these moves as likely as who plays on would make it")]
    after: Annotated[Expected, means("after the move")]
    others: Annotated[list[OtherMove], means("the best first, two at most; none where there is no other")]
    reasons: Annotated[
        list[tuple[str, Number]],
        means("up to three sources of points, and how many more the move brings there than the best that is worse"),
    ]
    seq: Annotated[str, means("the position it is meant for")]
