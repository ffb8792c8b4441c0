"""What a person gets for bad input: one clear sentence, in their language."""

from __future__ import annotations


class Refusal(ValueError):
    """Bad input from outside: a wrong option, file, record or text. Says what is wrong and what would be right."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        from cenote.core.words import words

        return words("en").refusal(self)


class BadNotation(Refusal):
    """A text that is not a move of the game."""


class BadOption(Refusal):
    """An option, player count or game that does not exist."""


class BadPosition(Refusal):
    """A dump that is not a possible position."""


class BadData(Refusal):
    """A component file that does not fit the game."""


class BadRecord(Refusal):
    """A record that cannot be read, or that does not replay."""
