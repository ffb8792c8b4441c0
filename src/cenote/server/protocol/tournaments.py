"""Tournaments: as they are listed, as their page shows them, as they are made."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from cenote.server.protocol.tables import AgentKey, ClockPlan, ClockRule, GameKey
from cenote.server.protocol.terms import Id, Options, Posted, Sent, means, named

Title = Annotated[str, Meta(min_length=1, max_length=120)]
Form = Annotated[
    Literal["swiss", "round-robin"],
    named("Form", "`swiss`: in every round those meet who stand alike, `round-robin`: everybody meets everybody."),
]
TournamentStatus = Annotated[
    Literal["open", "running", "over", "cancelled"],
    named("TournamentStatus", "`open`: people may join."),
]
Circle = Annotated[
    Literal["public", "unlisted"],
    named("Circle", "Who may see and join it; `public`: anybody, it is listed, `unlisted`: who knows the address."),
]
BoardKind = Annotated[
    Literal["table", "bye", "free"],
    named("BoardKind", "`bye`: a point without a game, `free`: no game in this round, and no point."),
]
TournamentDeed = Annotated[
    Literal["join", "leave", "drop-out", "add-code", "remove", "start", "cancel"],
    named("TournamentDeed", "What the reader may do."),
]
WhyCancelled = Annotated[str, Meta(max_length=200)]
Rounds = Annotated[int, Meta(ge=1, le=15)]


class TournamentCard(Sent):
    """A tournament in the list."""

    id: str
    title: str
    game: str
    players: Annotated[int, means("at a table")]
    form: Form
    rounds: Annotated[int, means("0: as many as it takes, known when it begins")]
    round: Annotated[int, means("0 before the first")]
    status: TournamentStatus
    visibility: Circle
    clock: ClockRule
    entrants: int
    organizer: Annotated[str | None, means("null for somebody who is no more")]
    yours: Annotated[bool, means("does the reader take part, or organize it?")]
    created: float


class TournamentList(Sent):
    """The newest of each kind: public ones, and those of the reader."""

    open: list[TournamentCard]
    running: list[TournamentCard]
    finished: list[TournamentCard]


class Entrant(Sent):
    """Somebody who takes part."""

    id: str
    name: Annotated[str | None, means("null for code, and for somebody who is no more")]
    agent: Annotated[str | None, means("which code; null for a person")]
    you: bool
    out: Annotated[bool, means("dropped out: is not drawn any more")]


class TournamentBoard(Sent):
    """A table of a round, or somebody who has none."""

    kind: BoardKind
    entrants: Annotated[list[str], means("by seat")]
    table: Annotated[str | None, means("its address; null where there is none, or not any more")]
    over: bool
    scores: Annotated[list[float] | None, means("by seat, when the game is over; null also where it was closed before")]
    places: Annotated[list[int] | None, means("as they count, when it is over")]


class StandingLine(Sent):
    """How somebody stands."""

    entrant: str
    rank: int
    games: int
    points: float
    strength: Annotated[float, means("points of those whom somebody met (Buchholz)")]
    beaten: Annotated[float, means("points of those whom somebody beat (Sonneborn-Berger)")]
    wins: float


class TournamentPage(Sent):
    """All that is known of a tournament."""

    card: TournamentCard
    options: Options
    rated: bool
    most: Annotated[int, means("so many can take part")]
    deeds: Annotated[list[TournamentDeed], means("what the reader may do")]
    you: Annotated[str | None, means("the reader among those who take part")]
    entrants: Annotated[list[Entrant], means("in the order in which they came")]
    standings: Annotated[list[StandingLine], means("the best first; empty before it begins")]
    rounds: Annotated[list[list[TournamentBoard]], means("from the first on")]
    begun: float | None
    ended: float | None


class TournamentPlan(Posted):
    """A tournament that is to be."""

    title: Title
    game: GameKey
    players: Annotated[int, Meta(ge=2, le=8), means("at a table, if it can be")]
    form: Form = "swiss"
    rounds: Annotated[Rounds, means("of a Swiss one; the other has as many as it takes")] = 3
    options: Options = field(default_factory=dict)
    clock: ClockPlan = field(default_factory=lambda: ClockPlan("turn", 300))
    visibility: Circle = "public"
    rated: Annotated[bool, means("are its games to count for ratings, as far as they can?")] = True


class CodeEntrant(Posted):
    """Code that is to take part."""

    agent: AgentKey


class Removal(Posted):
    """Who is to take part no longer."""

    entrant: Id


class CallingOff(Posted):
    """Why a tournament is called off."""

    why: WhyCancelled = ""


class TournamentMade(Sent):
    """The new tournament."""

    id: str
