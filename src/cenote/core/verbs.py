"""Moves and the verbs that declare them.

One declaration gives the finite list of moves, their text, the arguments of the translated message and the spot
on the board: `Verb("place", gear=GEARS, at="gear/{gear}")`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from cenote.core.refusal import BadNotation

Move = tuple[str, ...]


class Verb:
    """A kind of move: its name and what it may be said of."""

    def __init__(self, name: str, at: str = "", secret: bool = False, **slots: Iterable[str]) -> None:
        self.name = name
        self.at = at
        self.secret = secret  # the others learn that it was done, not with what
        self.slots: dict[str, tuple[str, ...]] = {slot: tuple(values) for slot, values in slots.items()}
        self.moves: list[Move] = [(name, *values) for values in product(*self.slots.values())]
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}

    def __getitem__(self, values: str | tuple[str, ...]) -> Move:
        """The one move of this verb with these arguments, always the same object."""
        rest = (values,) if isinstance(values, str) else values
        return self.moves[self.numbers[(self.name, *rest)]]

    def number(self, move: Move) -> int:
        """Where the move stands in `moves`."""
        return self.numbers[move]

    def arguments(self, move: Move) -> dict[str, str]:
        return dict(zip(self.slots, move[1:], strict=True))

    def spot(self, move: Move) -> str:
        """The spot of the board that stands for the move; empty when there is none."""
        return self.at.format(**self.arguments(move))

    def __repr__(self) -> str:
        return f"Verb({self.name!r}, {', '.join(self.slots)})"


class Notation:
    """All moves of a game in a fixed order, and their text form."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.moves: list[Move] = [move for verb in self.verbs.values() for move in verb.moves]
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}

    def verb(self, move: Move) -> Verb:
        return self.verbs[move[0]]

    def terms(self, kind: str, id: str) -> list[str]:
        """Under which words a component may have its name: its kind's, and those of moves that speak of it."""
        verbs = [] if id.isdigit() else list(self.verbs.values())
        return ["tile", kind, *(slot for verb in verbs for slot, values in verb.slots.items() if id in values)]

    def write(self, move: Move) -> str:
        return " ".join(move)

    def read(self, text: str) -> Move:
        """The move written as text. Raises BadNotation with what would be right."""
        words = text.split()
        if not words:
            raise BadNotation("no-move")
        verb = self.verbs.get(words[0])
        if verb is None:
            raise BadNotation("no-such-verb", word=words[0], known=", ".join(self.verbs))
        if len(words) - 1 != len(verb.slots):
            raise BadNotation("wrong-arguments", word=words[0], wanted=" ".join((words[0], *verb.slots)))
        for word, (slot, values) in zip(words[1:], verb.slots.items(), strict=True):
            if word not in values:
                raise BadNotation("no-such-value", word=word, slot=slot, known=", ".join(values))
        return verb.moves[verb.numbers[tuple(words)]]
