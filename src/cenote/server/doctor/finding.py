"""What a check has found."""

from __future__ import annotations

from typing import Literal

import msgspec

from cenote.core.refusal import Refusal
from cenote.core.words import Words

REFUSAL = "refusal-"

State = Literal["well", "mind", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """One sentence about one part of the set-up."""

    check: str
    state: State
    key: str
    details: dict[str, object] = {}

    def said(self, words: Words) -> str:
        if self.key.startswith(REFUSAL):
            return words.refusal(Refusal(self.key.removeprefix(REFUSAL), **self.details))
        return words.say(self.key, **self.details)


def well(check: str, key: str, **details: object) -> Finding:
    return Finding(check, "well", key, details)


def mind(check: str, key: str, **details: object) -> Finding:
    """Works, but the host should know."""
    return Finding(check, "mind", key, details)


def wrong(check: str, key: str, **details: object) -> Finding:
    return Finding(check, "wrong", key, details)


def refused(check: str, refusal: Refusal) -> Finding:
    """What would stop the server says by itself what to do."""
    return Finding(check, "wrong", REFUSAL + refusal.key, dict(refusal.details))
