"""What is told of people: their games, their ratings, whom they met."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cenote.server.protocol.terms import Absence, Number, Posted, SeatKind, Sent, Visibility, means, named

ShownTo = Annotated[
    Literal["nobody", "rivals", "everybody"],
    named(
        "ShownTo",
        "Who may see somebody's page; `rivals`: whoever has sat at a table with them, `everybody`: every account, and "
        "guests see name and ratings.",
    ),
]
Tie = Annotated[
    Literal["friend", "block", "mute"],
    named(
        "Tie",
        "What somebody has decided about somebody else; `block`: neither sits down at the other's tables, asks them to "
        "one or whispers to them, `mute`: what they write is not shown.",
    ),
]


class RatingInfo(Sent):
    """How strong somebody is, in a game or over all."""

    scope: Annotated[str, means("a game, or empty for all of them together")]
    points: int
    reach: Annotated[int, means("with 95 % confidence it is no further away than that")]
    games: Annotated[int, means("that counted")]
    best: Annotated[int, means("the highest so far")]


class AnchorInfo(Sent):
    """A level of code: measured once, then fixed."""

    level: str
    points: int


class LevelRating(Sent):
    """A level of code at tables of some size."""

    players: int
    level: str
    points: int
    reach: Annotated[int, means("it may lie so far from there, measured from normal, with 95 % confidence")]
    games: int


class CurvePoint(Sent):
    """The rating after a game."""

    at: float
    points: int
    reach: int


class Curve(Sent):
    """How a rating went, oldest first; where there are very many games, some are left out."""

    scope: str
    curve: list[CurvePoint]
    anchors: list[AnchorInfo]


class Tally(Sent):
    """How somebody fared in a game with a number of players."""

    game: str
    players: int
    games: int
    places: Annotated[list[int], means("how often first, second, and so on")]
    average: Annotated[float, means("score")]
    best: Annotated[Number, means("score")]


class Rival(Sent):
    """Somebody, or a level of code, that was met again and again."""

    name: Annotated[str | None, means("null for somebody who has left this server")]
    agent: Annotated[str | None, means("which code it is")]
    page: Annotated[str | None, means("under which their page is found; null where the caller may not see it")]
    games: int
    ahead: Annotated[int, means("how often the person of the page stood higher")]
    behind: int
    last: float


class PastSeat(Sent):
    """Who sat where, and what came of it."""

    seat: int
    name: Annotated[str | None, means("null for somebody who has left this server")]
    kind: SeatKind
    agent: str | None
    here: Annotated[bool, means("is it the person of the page?")]
    score: Number
    place: int


class PastGame(Sent):
    """A finished game of somebody."""

    id: str
    game: str
    ended: float
    seats: list[PastSeat]
    place: Annotated[int, means("as it counts: who left it to code is last")]
    auto: Annotated[Absence | Literal[""], means("why code played for the person at the end")]
    rated: bool
    change: Annotated[int | None, means("of the rating in the scope that was asked for; null where there is none")]
    kept: Annotated[bool, means("can it still be looked back at?")]
    visibility: Visibility


class PastGames(Sent):
    """Finished games, newest first."""

    games: list[PastGame]
    further: Annotated[str | None, means("where the next page begins; null where there is none")]


class Streaks(Sent):
    """Longest runs."""

    won: Annotated[int, means("games won in a row")]
    now: Annotated[int, means("games won in a row up to the last one")]
    days: Annotated[int, means("days in a row on which a game ended")]


class Pace(Sent):
    """How long somebody takes for a turn, in seconds, from when the last decision of somebody else was made."""

    usual: Annotated[int, means("half of the turns take less")]
    within: Annotated[int, means("nine of ten turns take less")]


class PersonPage(Sent):
    """Somebody, as far as the caller may see them."""

    page: Annotated[str, means("under which it is found")]
    name: str
    account: bool
    you: bool
    whole: Annotated[bool, means("false: only name and ratings are shown")]
    shown_to: Annotated[ShownTo | None, means("only for oneself, else null")]
    since: float | None
    ratings: list[RatingInfo]
    finished: int
    won: int
    left: Annotated[int, means("games that were left to code")]
    tallies: list[Tally]
    streaks: Streaks
    pace: Annotated[Pace | None, means("null where there is too little to say")]
    rivals: list[Rival]
    past: PastGames
    ties: Annotated[list[Tie], means("what the caller has decided about them")]


class CompanySeat(Sent):
    """Somebody at a table whose page the caller may see."""

    seat: int
    points: Annotated[int | None, means("the rating in this game; null before the first game that counts")]
    change: Annotated[int | None, means("what this table has done to it; null where it has not, or not yet")]


class Company(Sent):
    """How strong those at a table are in its game, as far as the caller may know."""

    seats: list[CompanySeat]
    anchors: list[AnchorInfo]


class RatedPerson(Sent):
    """A line of the ratings."""

    place: Annotated[int, means("among all, also those who are not shown")]
    name: str
    points: int
    reach: int
    games: int
    you: bool


class RatingList(Sent):
    """The ratings of everybody whose page the caller may see, strongest first."""

    scope: str
    people: list[RatedPerson]
    hidden: Annotated[int, means("how many are rated, but not shown to the caller")]
    anchors: list[AnchorInfo]
    levels: Annotated[list[LevelRating], means("of code, by number of players")]


class Showing(Posted):
    """Who may see the own page."""

    shown_to: ShownTo


class Toward(Posted):
    """Somebody: an account by its name, whoever sits at a table, or an acquaintance."""

    id: Annotated[Annotated[str, Meta(min_length=1, max_length=64)] | None, means("of an acquaintance")] = None
    name: Annotated[Annotated[str, Meta(min_length=1, max_length=64)] | None, means("of an account")] = None
    table: Annotated[str, Meta(max_length=64)] | None = None
    seat: Annotated[int, Meta(ge=0, lt=16)] | None = None


class Tying(Posted):
    """What somebody decides about somebody else."""

    toward: Toward
    kind: Tie
    on: bool


class Acquaintance(Sent):
    """Somebody whom the caller knows."""

    id: str
    name: str
    page: Annotated[str | None, means("null where the caller may not see it")]
    ties: list[Tie]
    last: Annotated[float | None, means("when they last sat at a table together")]


class Acquaintances(Sent):
    """Friends, those met lately, and those whom the caller keeps away."""

    friends: list[Acquaintance]
    recent: list[Acquaintance]
    away: list[Acquaintance]


class Report(Posted):
    """Something about somebody that the host of the server should know."""

    toward: Toward
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
