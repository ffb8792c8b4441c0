"""What a seat did in a game: the named things it chose, and where its points came from. Generic over the games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from cenote.core.game import Game
from cenote.core.kernel import Event
from cenote.core.sheet import SCORE
from cenote.core.verbs import Move


class Trace:
    """Moves are kept as their text, once each: what matters is whether a seat ever did it."""

    def __init__(
        self, game: Game | None = None, marks: Iterable[str] = (), points: Mapping[str, str] | None = None
    ) -> None:
        self.marks = set(marks)
        self.points: dict[str, int | Fraction] = {source: exact(vp) for source, vp in (points or {}).items()}
        self._telling = telling(game) if game is not None else frozenset()

    def made(self, game: Game, move: Move) -> None:
        """The seat chose it."""
        if move in self._telling:
            self.marks.add(game.notation.write(move))

    def saw(self, game: Game, event: Event) -> None:
        """It happened to the seat: it scored, or a choice made itself because only one move was legal."""
        if event.name == SCORE and "source" in event.args:
            source = str(event.args["source"])
            self.points[source] = self.points.get(source, 0) + event.args.get("vp", 0)
            return
        verb = game.notation.verbs.get(event.name)
        if verb is not None and verb.slots:
            self.made(game, (verb.name, *(str(event.args.get(slot)) for slot in verb.slots)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trace) and (self.marks, self.points) == (other.marks, other.points)

    def __hash__(self) -> int:
        return hash(frozenset(self.marks))

    def __repr__(self) -> str:
        return f"Trace(None, {sorted(self.marks)}, {dict(sorted(self.points.items()))})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Trace, (None, sorted(self.marks), {source: str(vp) for source, vp in self.points.items()}))


@cache
def telling(game: Game) -> frozenset[Move]:
    """The moves that say something about a way to play: those with a thing that has a name. Paying says nothing."""
    words = game.words("en")
    found: list[Move] = []
    for verb in game.notation.verbs.values():
        if "goods" not in verb.slots:
            found += [
                move
                for move in verb.moves
                if any(words.has(f"{slot}-{value}") for slot, value in verb.arguments(move).items())
            ]
    return frozenset(found)


@cache
def built(game: Game) -> frozenset[Move]:
    """Those of them that name a component of the box: a tile, a card, a building."""
    ids = {id for kind, entries in game.components().tables.items() if len(entries) > 5 for id in entries}
    return frozenset(move for move in telling(game) if any(word in ids for word in move[1:]))


def exact(text: str) -> int | Fraction:
    number = Fraction(text)
    return number.numerator if number.denominator == 1 else number
