"""What a search plays where it does not look closely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cenote.agents.tree import LEAST
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

if TYPE_CHECKING:
    from cenote.core.game import Game

ALL: Final = 1000  # moves to look at
TO_THE_END: Final = 1500  # decisions after which a game that is played on is judged as it stands


class Policy:
    """Takes the move that looks best at once by the game's evaluation."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def worth(self, s: State, seat: int) -> float:
        value: float = self.game.evaluate(s, seat)
        return value

    def step(self, s: State, most: int) -> State:
        """The position after the best move, of so many at most; the position before it is used up."""
        legal = s.legal()
        if len(legal) == 1:
            s.play(legal[0])
            return s
        seat = s.seat
        assert seat is not None
        looked_at = legal
        if len(legal) > most:
            looked_at = self.some(legal, most)
        best = s
        highest = LEAST
        for move in looked_at:
            after = s.clone()
            after.play(move)
            value = self.worth(after, seat)
            if value > highest:
                highest, best = value, after
        return best

    def some(self, legal: list[Move], most: int) -> list[Move]:
        """So many of the moves, each at most once."""
        left = legal.copy()
        for i in range(most):
            j = i + self.rng.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:most]
