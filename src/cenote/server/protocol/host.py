"""For those who look after a server: people, tables, and what was done about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cenote.server.protocol.terms import Posted, Sent, TableStatus, Visibility, means, named

Why = Annotated[str, Meta(min_length=1, max_length=200)]
Judging = Annotated[
    Literal["mute", "unmute", "block", "unblock", "appoint", "dismiss"],
    named("Judging", "`appoint` and `dismiss`: as a moderator, only by an owner."),
]
Audible = Annotated[
    Literal["mute", "unmute", "block", "unblock", "appoint", "dismiss", "close", "call-off", "own", "disown"],
    named("Audible", "What stands in the log of those who look after the server."),
]


class Subject(Sent):
    """Somebody, as those see them who look after the server."""

    id: str
    name: str
    account: bool
    owner: bool
    moderator: bool
    muted: Annotated[bool, means("may say nothing at any table")]
    blocked: Annotated[bool, means("cannot log in, sit down or come back")]
    created: float
    deeds: Annotated[list[Judging], means("what the caller may do about them")]


class Closable(Sent):
    """A table that can be closed."""

    id: str
    game: str
    status: TableStatus
    visibility: Visibility
    names: Annotated[list[str], means("who sits there")]
    updated: float


class Audited(Sent):
    """What was done, by whom, when and why."""

    at: float
    by: Annotated[str, means("empty: on the command line")]
    deed: Audible
    name: Annotated[str | None, means("about whom; null where it is about a table")]
    table: str | None
    why: str


class HostPage(Sent):
    """What those see who look after the server."""

    owner: Annotated[bool, means("may the caller appoint moderators?")]
    people: Annotated[list[Subject], means("found by the name, or all of whom something was said")]
    tables: Annotated[list[Closable], means("that gather or run, the last changed first")]
    log: Annotated[list[Audited], means("the newest first")]


class Judgement(Posted):
    """What is to be done about somebody."""

    deed: Judging
    why: Why


class Closing(Posted):
    """Why a table is closed."""

    why: Why
