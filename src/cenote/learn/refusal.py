"""What cannot be learnt with: a file, a recipe or an order, told in one sentence."""

from __future__ import annotations

from pathlib import Path

from cenote.core.refusal import Refusal
from cenote.core.words import words

LOCALE = Path(__file__).parent / "locale"


class BadRun(Refusal):
    """No run can be made of it."""

    def __str__(self) -> str:
        return words("en", LOCALE).refusal(self)
