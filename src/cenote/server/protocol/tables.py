"""Tables: as the lobby lists them, as those who sit there see them, as they are made."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from cenote.server.protocol.people import Name
from cenote.server.protocol.terms import (
    Absence,
    ClockKind,
    Learnt,
    News,
    Options,
    Origin,
    OutOfTime,
    PlannedKind,
    Posted,
    Scores,
    SeatKind,
    SeatNumber,
    Sent,
    TableStatus,
    Visibility,
    means,
)

GameKey = Annotated[str, Meta(max_length=32)]
AgentKey = Annotated[str, Meta(max_length=32)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
A_MONTH = 31 * 24 * 3600
A_YEAR = 366 * 24 * 3600


class ClockRule(Sent):
    """How long a seat may think."""

    kind: ClockKind
    seconds: float
    increment: Annotated[float, means("seconds that a seat gets after each turn")]
    delay: Annotated[float, means("seconds that a seat gets back after each turn, as far as it has used them")]
    holidays: Annotated[float, means("seconds for which a seat may let its clock rest")]
    out: OutOfTime


class FileTag(Sent):
    """The file of corrected components that a table is played with."""

    digest: str
    title: str
    by: str


# --- in the lobby ---


class CardSeat(Sent):
    """A seat of a table in the lobby."""

    seat: int
    name: str | None
    kind: SeatKind
    agent: Annotated[str | None, means("which code plays there")]
    you: bool


class Stage(Sent):
    """Where a game stands."""

    name: Annotated[str, means("what the game counts: rounds, years, or ceremonies")]
    number: int


class TableCard(Sent):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    seats: list[CardSeat]
    status: TableStatus
    acting: Annotated[int | None, means("the seat that has to decide")]
    your_turn: bool
    yours: Annotated[bool, means("does the reader sit there, or has made it?")]
    archived: Annotated[bool, means("has the reader put it away?")]
    turn: int
    stage: Annotated[Stage | None, means("null before the game has begun")]
    n: Annotated[int, means("decisions that stand")]
    updated: float
    created: float
    visibility: Visibility
    options: Options
    clock: ClockRule
    deadline: Annotated[float | None, means("when the seat that has to decide is out of time; null without a clock")]
    over: bool
    scores: Annotated[Scores | None, means("null before the game has begun")]
    place: Annotated[int | None, means("of the reader, as it counts; null before the end, and for onlookers")]
    change: Annotated[int | None, means("of the reader's rating in this game; null where there is none yet")]
    file: Annotated[FileTag | None, means("null for our components")]
    tournament: Annotated[str | None, means("that it was made for")]


class LobbyFurther(Sent):
    """Where the next page of each list begins; null where there is none."""

    mine: str | None
    open: str | None
    running: str | None
    finished: str | None


class LobbyPage(Sent):
    """More tables of one list, older than those before."""

    cards: list[TableCard]
    further: Annotated[str | None, means("where the next page begins; null where there is none")]


class Lobby(Sent):
    """What can be played on, joined or watched: the newest of each list."""

    at: Annotated[float, means("the time of the server")]
    you: Annotated[str | None, means("who asks, as far as that is known")]
    mine: Annotated[list[TableCard], means("where the caller sits, or which the caller made; running ones first")]
    open: Annotated[list[TableCard], means("public ones that wait for people")]
    running: Annotated[list[TableCard], means("public ones to watch")]
    finished: Annotated[list[TableCard], means("public ones to look back at")]
    further: LobbyFurther


# --- one table ---


class Seat(Sent):
    """Who sits where."""

    seat: int
    name: str | None
    kind: SeatKind
    agent: Annotated[str | None, means("which code plays there")]
    auto: Annotated[Absence | Literal[""], means("why code plays for a person; empty where it does not")]
    you: bool
    host: Annotated[bool, means("did that person make the table?")]
    ready: Annotated[bool, means("may the game begin, for that person?")]


class TableInfo(News, tag="table"):
    """The table itself: at first, and when something of it changes."""

    id: str
    game: str
    rules: Annotated[int, means("the version of the rules that it is played with")]
    data: Annotated[str, means("the fingerprint of the components that it is played with")]
    file: Annotated[FileTag | None, means("null for our components")]
    options: Options
    learnt: Annotated[Learnt, means("by the network of the game, as it is played here")]
    players: int
    seats: list[Seat]
    you_host: Annotated[bool, means("did the reader make the table?")]
    visibility: Visibility
    rated: Annotated[bool, means("does the game count for ratings, if several people play it to its end?")]
    rematch: Annotated[str | None, means("where the same people play once more; only for those who sat here")]
    invite: Annotated[str | None, means("only for those inside, else null")]
    clock: ClockRule
    confirm: Annotated[bool | None, means("does the reader confirm turns? null for spectators")]
    origin: Origin
    status: TableStatus
    fill_at: Annotated[float | None, means("when code takes the open seats of a quick match, else null")]
    started: bool
    over: bool
    playable: Annotated[bool, means("false where this server has other rules or components: to look at, not to play")]
    created: float
    tournament: Annotated[str | None, means("that it was made for")]


class Presence(News, tag="presence"):
    """Who is connected."""

    seats: Annotated[list[bool], means("by seat; code always is")]
    watchers: int


# --- making one ---


class SeatPlan(Posted):
    """A seat of a table that is to be."""

    kind: PlannedKind
    agent: Annotated[AgentKey | None, means("which code; by default the game's `opponent`")] = None
    name: Annotated[Name | None, means("of a hot seat")] = None


class ClockPlan(Posted):
    """How long a seat may think."""

    kind: ClockKind = "none"
    seconds: Annotated[float, Meta(ge=0, le=A_YEAR)] = 0
    increment: Annotated[float, Meta(ge=0, le=A_MONTH), means("seconds after each turn")] = 0
    delay: Annotated[float, Meta(ge=0, le=A_MONTH), means("seconds given back after each turn")] = 0
    holidays: Annotated[float, Meta(ge=0, le=A_YEAR), means("seconds; only with a bank of days")] = 0
    out: Annotated[OutOfTime | None, means("by default as long as the time is for: a turn, or the game")] = None


class TablePlan(Posted):
    """A table that is to be. It begins when every seat is taken."""

    game: GameKey
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8), means("one for each player")]
    options: Options = field(default_factory=dict)
    clock: ClockPlan = field(default_factory=ClockPlan)
    visibility: Annotated[
        Visibility | None,
        means(
            "by default public, at one screen unlisted; with an open seat never unlisted, at one screen never public"
        ),
    ] = None
    rated: Annotated[bool, means("is the game to count for ratings? Only a public one of several people can")] = True
    seed: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\s]+$")] | None = None
    file: Annotated[
        Digest | None, means("a file of this server: shared, or one's own where the table is not public")
    ] = None


class PlayNow(Posted):
    """A table with the caller at seat 0 and code at all others, unlisted."""

    game: GameKey
    opponents: Annotated[Annotated[int, Meta(ge=0, le=7)] | None, means("as few as the game takes, by default")] = None
    agent: Annotated[AgentKey | None, means("which code; by default the game's `opponent`")] = None
    options: Options = field(default_factory=dict)
    file: Annotated[Digest | None, means("a file of this server: shared, or one's own")] = None


class QuickMatch(Posted):
    """A game with whoever comes."""

    game: GameKey
    players: Annotated[int, Meta(ge=2, le=8)]
    wait: Annotated[float, Meta(ge=0, le=3600), means("seconds after which code takes the seats that are open")] = 60


class Joining(Posted):
    """Which seat somebody would like."""

    seat: Annotated[SeatNumber | None, means("the first free one, by default")] = None
    invite: Annotated[str, Meta(max_length=64)] = ""


class Importing(Posted):
    """A table from a record."""

    text: Annotated[str, Meta(max_length=1_000_000), means("the record")]
    until: Annotated[
        Annotated[int, Meta(ge=0, le=1_000_000)] | None, means("decisions to play on from; by default all of them")
    ] = field(default=None, name="from")
    seats: Annotated[
        Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)] | None,
        means("by default the caller plays the seat that has to decide, and code the others"),
    ] = None
    visibility: Annotated[
        Visibility | None, means("as for a new table, but by default unlisted where no seat is open")
    ] = None
    newest: Annotated[
        bool, means("play on by the newest rules, with the newest components, if they lead to where the record does")
    ] = False


class Archiving(Posted):
    """Whether somebody has put a table away."""

    archived: bool


class Made(Sent):
    """The new table."""

    id: str
    invite: Annotated[str, means("lets others in where the table is private")]
