"""Choices inside a turn."""

from __future__ import annotations

from cenote.core.kernel import Choice, Move
from cenote.games.endlesswinter.state import EndlessWinter
from cenote.games.endlesswinter.verbs import said


class Asked(Choice[EndlessWinter]):
    """A choice; what stands against a move speaks of what the move names."""

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        return said(move)
