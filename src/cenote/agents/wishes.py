"""What somebody would like a turn to have: kinds of moves, written like moves with a star for whatever it may be.

`place * hunt` is any figure that hunts; `take * +corn` what brings corn, `use * * * -coin` a die that costs
coins.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from cenote.core.game import Amount, Game
from cenote.core.kernel import State
from cenote.core.refusal import BadNotation
from cenote.core.verbs import Move

ANYTHING: Final = "*"
SIGNS: Final = {"+": 1, "-": -1}


class Kind:
    """Moves with these words, and only those after which the seat has more (1) or less (-1) of something."""

    def __init__(self, words: tuple[str, ...], changes: dict[str, int]) -> None:
        self.words = words
        self.changes = changes

    @staticmethod
    def read(game: Game, goods: Collection[str], text: str) -> Kind:
        """The kind written as text. Raises BadNotation where the game has no such moves, or nobody has such goods."""
        written = text.split()
        words = [word for word in written if word[0] not in SIGNS]
        changed = {word[1:]: SIGNS[word[0]] for word in written if word[0] in SIGNS}
        for good in changed:
            if good not in goods:
                raise BadNotation("no-such-value", word=good, slot="goods", known=", ".join(goods))
        verb = game.notation.verbs.get(words[0]) if words else None
        example = verb.moves[0] if verb is not None else ()
        filled = [example[i] if word == ANYTHING and i < len(example) else word for i, word in enumerate(words)]
        game.notation.read(" ".join(filled))
        return Kind(tuple(words), changed)

    def fits(self, deed: Deed) -> bool:
        if len(deed.move) != len(self.words):
            return False
        if any(want not in (ANYTHING, word) for word, want in zip(deed.move, self.words, strict=True)):
            return False
        return all(sign * deed.change(good) > 0 for good, sign in self.changes.items())


class Deed:
    """A move and what became of it."""

    def __init__(self, move: Move, seat: int, before: State, after: State) -> None:
        self.move = move
        self.seat = seat
        self.before = before
        self.after = after

    def change(self, good: str) -> Amount:
        game = self.before.game
        return game.holdings(self.after, self.seat).get(good, 0) - game.holdings(self.before, self.seat).get(good, 0)


Wish = list[Kind]  # one of them will do


class Wishes:
    """Several wishes for a turn, and what it would rather not have, because another turn is to have it.

    Those that are granted are kept as a set of bits. A move grants one at most.
    """

    def __init__(self, wishes: Sequence[Wish] = (), spare: Wish | None = None) -> None:
        self.wishes = list(wishes)
        self.spare = spare or []
        self.all = (1 << len(self.wishes)) - 1

    @staticmethod
    def read(game: Game, goods: Collection[str], wishes: Sequence[Sequence[str]], spare: Sequence[str]) -> Wishes:
        """Raises BadNotation."""
        kinds = [[Kind.read(game, goods, text) for text in wish] for wish in wishes]
        return Wishes(kinds, [Kind.read(game, goods, text) for text in spare])

    def after(self, granted: int, deed: Deed) -> int:
        """What is granted after one more deed: the first wish that it fits and that is open still."""
        for number, wish in enumerate(self.wishes):
            if not granted >> number & 1 and any(kind.fits(deed) for kind in wish):
                return granted | 1 << number
        return granted

    def by(self, deeds: Sequence[Deed]) -> int:
        granted = 0
        for deed in deeds:
            granted = self.after(granted, deed)
        return granted

    def spoilt_by(self, deed: Deed) -> bool:
        return any(kind.fits(deed) for kind in self.spare)

    def told(self, granted: int) -> list[bool]:
        return [bool(granted >> number & 1) for number in range(len(self.wishes))]
