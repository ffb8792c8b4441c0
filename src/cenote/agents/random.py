"""Any legal move, each equally likely."""

from __future__ import annotations

from cenote.agents.agent import Agent, Window
from cenote.core.verbs import Move


class Random(Agent):
    name = "random"

    def think(self, window: Window) -> Move:
        moves = window.moves()
        return moves[self.rng.below(len(moves))]
