"""What the messages are made of: small types with a bound or a name, and the two kinds of structures."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


def means(text: str) -> Meta:
    """What a field means, where its name and type do not say it."""
    return Meta(description=text)


def named(name: str, text: str = "") -> Meta:
    """A type that has a name of its own in TypeScript and on the page."""
    return Meta(title=name, extra={"means": text})


class Sent(Struct, forbid_unknown_fields=True, gc=False):
    """Something that the server sends. No field is left out, so none has a default. It never leads back to itself, so
    that nobody need look for it among the garbage."""


class Posted(Struct, forbid_unknown_fields=True):
    """The body of a request. What has a default may be left out."""


class Message(Struct, tag_field="type", tag=str.lower, gc=False):
    """Something that a client says at a table."""


class News(Sent, tag_field="type"):
    """Something that a client hears at a table."""


# --- what is received is bounded ---

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[str, Meta(max_length=32)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Written = Annotated[str, Meta(max_length=200)]
Kind = Annotated[str, Meta(min_length=1, max_length=80)]
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]

# --- what has a name ---

Number = int | float
Scores = Annotated[list[Number | None], named("Scores", "By seat; null for those that lie face down.")]
View = Annotated[dict[str, Any], named("View", "A position as somebody sees it; each game has its own.")]
Args = Annotated[dict[str, Any], named("Args", "What a message in the reader's language is filled with.")]
Changes = Annotated[
    dict[str, tuple[Number, Number]],
    named("Changes", 'What becomes more or less, each from the least to the most: `{"corn": [-3, -3]}`.'),
]
OptionValue = Annotated[bool | int | str, named("OptionValue")]
Options = Annotated[dict[str, OptionValue], named("Options", "How a game is played: a value for each option.")]
SeatKind = Annotated[
    Literal["person", "hotseat", "agent", "open"],
    named("SeatKind", "Who plays there; `hotseat`: one of several at one screen, `agent`: code, `open`: nobody yet."),
]
PlannedKind = Annotated[Literal["me", "open", "agent", "hotseat"], named("PlannedKind")]
Absence = Annotated[
    Literal["turn", "game", "left", "away", "over"],
    named(
        "Absence",
        "Why code plays for a person; `turn`: out of time for it, `game`: out of time for good, `left`: gone, "
        "`away`: long absent, `over`: out of time, and the game ended with it. Who is gone or absent takes the seat "
        "back with `join`.",
    ),
]
TableStatus = Annotated[Literal["gathering", "running", "over", "cancelled"], named("TableStatus")]
LobbyPart = Literal["mine", "open", "running", "finished", "archived"]
ClockKind = Annotated[
    Literal["none", "turn", "game", "bank"],
    named(
        "ClockKind",
        "`turn`: so much time for each turn, `game`: so much for the whole game, `bank`: days for a long one.",
    ),
]
OutOfTime = Annotated[
    Literal["turn", "game", "over"],
    named(
        "OutOfTime",
        "What happens to who is out of time; `turn`: code plays this turn, `game`: code takes over, "
        "`over`: the game ends, and it is lost.",
    ),
]
Visibility = Annotated[
    Literal["public", "unlisted", "private"],
    named(
        "Visibility",
        "Who may see it; `public`: anybody, it is listed, `unlisted`: who knows the address, "
        "`private`: who has the invitation, or sits there.",
    ),
]
Origin = Annotated[
    Literal["", "seed", "record"],
    named("Origin", "Whether somebody may know what is hidden; `seed`: who chose it, `record`: who had it."),
]
Learnt = Annotated[
    Literal["examined", "unexamined", "unlearnt"],
    named(
        "Learnt",
        "What code that has learnt knows of the game; `examined`: how strong it plays, `unexamined`: it has learnt "
        "this, but with other rules or components, `unlearnt`: nothing, so it follows plans.",
    ),
]
ComponentStatus = Annotated[
    Literal["verified", "rulebook", "public", "recalled", "reconstructed"],
    named("ComponentStatus", "Where the values of a component come from; `verified`: compared with the box."),
]
