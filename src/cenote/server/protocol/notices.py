"""How somebody is called back who is not at the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cenote.server.protocol.people import Name
from cenote.server.protocol.terms import Posted, Sent, means, named

NoticeKind = Literal["turn", "urgent", "invited", "over", "chat"]
Way = Annotated[
    Literal["push", "mail", "discord", "slack", "telegram", "matrix", "ntfy", "json"],
    named("Way", "How somebody is told; `push`: by the browser, `json`: a plain webhook."),
]
ChannelStatus = Annotated[
    Literal["new", "on", "off", "dead"],
    named("ChannelStatus", "`new`: not confirmed yet, `off`: stopped, `dead`: given up after failures."),
]
Coming = Annotated[
    Literal["same", "entered", "asks", "spent"],
    named(
        "Coming",
        "What a link did; `same`: the caller is that person already, `entered`: the caller is so now, "
        "`asks`: somebody else is signed in, so nothing has changed, `spent`: it was used before or is too old.",
    ),
]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Short = Annotated[str, Meta(max_length=200)]
Minutes = Annotated[int, Meta(ge=0, lt=24 * 60)]
Key = Annotated[str, Meta(max_length=200)]


class Kinds(Sent):
    """Of what a channel tells."""

    turn: bool
    urgent: Annotated[bool, means("the clock runs low")]
    invited: bool
    over: bool
    chat: Annotated[bool, means("somebody wrote")]


class ChannelInfo(Sent):
    """One way by which the caller is called back."""

    id: str
    way: Way
    shown: Annotated[str, means("where it leads, without what is secret")]
    kinds: Kinds
    enters: Annotated[bool, means("does the link in a notice sign the caller in?")]
    status: ChannelStatus
    trouble: Annotated[str, means("what the last failure was, a key; empty where there was none")]
    failing: Annotated[float | None, means("since when nothing arrives")]


class Quiet(Sent):
    """Hours in which only what is urgent is told."""

    begins: Annotated[int, means("minutes of the day")]
    ends: int
    zone: Annotated[str, means("a name of the time zone database")]


class Notices(Sent):
    """How the caller is called back."""

    channels: list[ChannelInfo]
    quiet: Quiet | None
    ways: Annotated[list[Way], means("those that this server has")]
    push_key: Annotated[str, means("the key that a browser subscribes with")]
    after: Annotated[float, means("seconds that a turn has to wait unseen before it is told")]


class NewChannel(Posted):
    """A way to be called back. Nothing but a code is sent there until it is confirmed."""

    way: Way
    address: Annotated[Address, means("an e-mail address, the address of a webhook, the endpoint of a push service")]
    room: Annotated[Short, means("the chat of Telegram, the room of Matrix")] = ""
    token: Annotated[Short, means("of the bot of Telegram, of Matrix, of ntfy")] = ""
    p256dh: Annotated[Key, means("the key of the browser, for push")] = ""
    auth: Annotated[Key, means("the secret of the browser, for push")] = ""


class ChannelPlan(Posted):
    """What a channel is to tell."""

    turn: bool
    urgent: bool
    invited: bool
    over: bool
    chat: bool
    enters: bool
    on: Annotated[bool, means("true also brings one back that was stopped or given up")] = True


class QuietPlan(Posted):
    """Hours in which only what is urgent is told; none where they begin when they end."""

    begins: Minutes
    ends: Minutes
    zone: Short


class Confirmation(Posted):
    """What was sent to a channel, told back."""

    channel: Short
    code: Short


class Tried(Sent):
    """What came of a message that was sent for a trial."""

    ok: bool
    status: Annotated[int | None, means("of the answer; null where there was none")]
    milliseconds: int
    trouble: Annotated[str, means("a key; empty where all went well")]
    channel: ChannelInfo


class Ticket(Posted):
    """The link of a notice."""

    token: Short
    switch: Annotated[bool, means("also where somebody else is signed in")] = False


class Came(Sent):
    """Where a link leads."""

    coming: Coming
    table: Annotated[str | None, means("null where it is not known any more")]
    name: Annotated[str | None, means("whose link it is; null for one that is spent")]
    here: Annotated[str | None, means("who is signed in now")]


class Stopping(Sent):
    """What a link in a notice would stop."""

    way: Way
    shown: str


class Waiting(Sent):
    """How many games wait for the caller."""

    tables: int


class Invitation(Posted):
    """Somebody with an account who is to be asked to the table."""

    name: Name
