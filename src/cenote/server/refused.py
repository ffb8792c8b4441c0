"""What the server does not do, and why."""

from __future__ import annotations

from cenote.core.refusal import Refusal


class Refused(Refusal):
    """Something that somebody asked for and does not get. Nothing has changed."""

    def __init__(self, key: str, status: int = 409, **details: object) -> None:
        super().__init__(key, **details)
        self.status = status

    def __str__(self) -> str:
        from cenote.server.words import sentence

        return sentence(self, "en")


class Stale(Exception):
    """The command was meant for a position that is no more."""
