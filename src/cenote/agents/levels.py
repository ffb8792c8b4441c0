"""How well code plays, for people to choose from."""

from __future__ import annotations

from cenote.agents.greedy import Greedy
from cenote.agents.mcts import Mcts
from cenote.core.verbs import Move

OVERLOOKED = 10  # moves of a hundred that a beginner does not notice


class Easy(Greedy):
    """Follows few plans, and overlooks moves now and then."""

    name = "easy"
    width = 2

    def noticed(self, moves: list[Move]) -> list[Move]:
        left = super().noticed(moves)
        return [move for move in left if self.rng.below(100) >= OVERLOOKED] or left


class Normal(Greedy):
    """Plans its own turn carefully, and looks no further."""

    name = "normal"


class Hard(Mcts):
    """Looks ahead; answers within seconds, even where the rules are not compiled."""

    name = "hard"
    iterations = 500
    patience = 5.0


class Expert(Mcts):
    """Looks ahead for as long as people like to wait."""

    name = "expert"
    iterations = 20_000
    seconds = 3.0
    patience = 8.0
