"""What somebody would like a turn to have: kinds of moves, written like moves with a star for whatever it may be."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.verbs import Move, Notation

ANYTHING = "*"

Kind = tuple[str, ...]  # ("place", "*", "hunt")
Wish = list[Kind]  # one of them will do


def read_kind(notation: Notation, text: str) -> Kind:
    """The kind written as text. Raises BadNotation where the game has no such moves."""
    words = text.split()
    verb = notation.verbs.get(words[0]) if words else None
    if verb is not None:
        example = verb.moves[0]
        filled = [example[i] if word == ANYTHING and i < len(example) else word for i, word in enumerate(words)]
        text = " ".join(filled)
    notation.read(text)
    return tuple(words)


def fits(move: Move, kind: Kind) -> bool:
    return len(move) == len(kind) and all(want in (ANYTHING, word) for word, want in zip(move, kind, strict=True))


def is_one_of(move: Move, kinds: Wish) -> bool:
    return any(fits(move, kind) for kind in kinds)


class Wishes:
    """Several wishes for a turn, and what it would rather not have, because another turn is to have it.

    Those that are granted are kept as a set of bits. A move grants one at most.
    """

    def __init__(self, wishes: Sequence[Wish] = (), spare: Wish | None = None) -> None:
        self.wishes = list(wishes)
        self.spare = spare or []
        self.all = (1 << len(self.wishes)) - 1

    def after(self, granted: int, move: Move) -> int:
        """What is granted after one more move: the first wish that it fits and that is open still."""
        for number, wish in enumerate(self.wishes):
            if not granted >> number & 1 and is_one_of(move, wish):
                return granted | 1 << number
        return granted

    def by(self, moves: Sequence[Move]) -> int:
        granted = 0
        for move in moves:
            granted = self.after(granted, move)
        return granted

    def spoils(self, move: Move) -> bool:
        return is_one_of(move, self.spare)

    def told(self, granted: int) -> list[bool]:
        return [bool(granted >> number & 1) for number in range(len(self.wishes))]
