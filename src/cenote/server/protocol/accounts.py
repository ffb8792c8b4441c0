"""What somebody sees and changes of the own account."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cenote.server.protocol.people import Name, Password
from cenote.server.protocol.profiles import ShownTo
from cenote.server.protocol.terms import Posted, Sent, means

Language = Literal["en", "uk", "ru"]


class Account(Sent):
    """The caller's own account; a guest has one without password."""

    name: str
    account: bool
    page: Annotated[str, means("under which the own page is found")]
    language: Annotated[Language | None, means("null where none was chosen")]
    shown_to: ShownTo
    since: float
    sessions: Annotated[int, means("browsers that are signed in")]
    mail: Annotated[list[str], means("confirmed addresses, by which the password can be reset")]
    can_mail: Annotated[bool, means("does this server send e-mail?")]


class Renaming(Posted):
    """Another name for an account."""

    name: Name


class NewPassword(Posted):
    """Another password. Everybody who is signed in elsewhere is so no longer."""

    old: Password
    new: Password


class Tongue(Posted):
    """The language of an account, in every browser."""

    language: Language


class Forgotten(Posted):
    """Whose password was forgotten."""

    name: Name


class Resetting(Posted):
    """A link to set a new password, once."""

    token: Annotated[str, Meta(min_length=8, max_length=64)]
    password: Password


class ResetInfo(Sent):
    """Whose password the link sets."""

    name: str


class Farewell(Posted):
    """An account is to be deleted, with everything personal."""

    password: Annotated[Annotated[str, Meta(max_length=256)], means("empty for a guest")] = ""
