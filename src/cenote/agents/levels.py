"""How well code plays, for people to choose from."""

from __future__ import annotations

from cenote.agents.greedy import Greedy
from cenote.agents.mcts import Mcts
from cenote.core.kernel import State

BLUR = 1  # points by which a beginner misjudges a position, at most, each of three times
FINE = 1000


class Easy(Greedy):
    """Follows few plans, and misjudges what they bring."""

    name = "easy"
    width = 2

    def value(self, position: State, seat: int) -> float:
        error = sum(self.rng.below(2 * FINE + 1) - FINE for _ in range(3)) * BLUR / FINE
        return super().value(position, seat) + error


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
