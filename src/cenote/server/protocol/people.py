"""Who somebody is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cenote.server.protocol.terms import Posted, Sent, means

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]


class Me(Sent):
    """Who asks: nobody yet, a guest, or an account."""

    id: Annotated[str | None, means("null for nobody")]
    name: Annotated[str | None, means("null for nobody")]
    account: bool
    confirm: Annotated[bool, means("does the person confirm turns by default?")]
    owner: Annotated[bool, means("may the person share files with all tables of this server?")]
    moderator: Annotated[bool, means("may the person look after tables and people of this server? An owner always may")]


class Naming(Posted):
    """How a guest wants to be called."""

    name: Name


class Credentials(Posted):
    """An account, and the password for it."""

    name: Name
    password: Password
