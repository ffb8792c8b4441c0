"""Answers that belong to no topic."""

from __future__ import annotations

from typing import Annotated

from cenote.server.protocol.terms import Sent, means


class Nothing(Sent):
    """It is done, and there is nothing to tell."""


class Problem(Sent):
    """Why something was not done. Nothing has changed."""

    error: Annotated[str, means("a key that stays the same in every language")]
    text: Annotated[str, means("one sentence in the reader's language")]
    details: dict[str, str | int | float]


class Health(Sent):
    """Is the server well?"""

    ok: Annotated[bool, means("false when the database is away")]
    version: str
    secure: Annotated[bool, means("did the request come by https, as far as the server can tell?")]
    address: Annotated[str, means("where the request came from, as limits count it")]
