"""Weights that play better, found by trying: `python -m cenote.arena.fit tawantinsuyu --generations 20`.

Least squares ask what foretells the scores of games as they are played now, and so keep to the habits of those who
play them. Here candidates scattered around the present weights play the same deals, alone or against the present
weights, and those that earn most shape the next generation (CMA-ES, by the package `cma`).
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, tanh
from typing import Any, ClassVar

from cenote import agents
from cenote.arena.fit import Fit, Spread, average, duel, proof
from cenote.arena.weights import Record, Weights
from cenote.core.rng import Rng

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses a package for plots
    import cma

SCATTER = 0.3  # of the first candidates: a weight is about so many times more or less
ENOUGH = 40.0  # points of a lead beyond which more counts little
VICTORY = 20.0  # points that beating the opponent of a solo game counts for


@dataclass
class Evolution(Fit):
    """Rounds of so many generations; the games to learn from are the deals of one generation."""

    generations: int = 20
    fewest: ClassVar[int] = 1
    counts: ClassVar[tuple[str, ...]] = (*Fit.counts, "generations")

    def attempt(self, values: list[float], seed: str, everywhere: Spread) -> tuple[Record, list[float]]:
        strategy: Any = cma.CMAEvolutionStrategy(
            [0.0] * len(values), SCATTER, {"seed": 1 + Rng.seeded(seed).below(1 << 30), "verbose": -9}
        )
        for generation in range(self.generations):
            deals = [f"{seed}/{generation}/{deal}" for deal in range(self.games)]
            points = strategy.ask()
            candidates = [scaled(values, point) for point in points]
            tried = everywhere(self.earned, candidates, [values] * len(points), [deals] * len(points))
            earned = [average(one)[0] for one in tried]
            strategy.tell(points, [-one for one in earned])
            told = f"on average {average(earned)[0]:.1f}, at best {max(earned):.1f}"
            print(f"generation {generation + 1} of {self.generations}: {told}", file=sys.stderr)
        best = scaled(values, strategy.mean)
        fresh = [f"{seed}/fresh/{deal}" for deal in range(self.deals * 3)]
        new, old = everywhere(self.earned, (best, values), (values, values), (fresh, fresh))
        proven = proof([a - b for a, b in zip(new, old, strict=True)])
        asked = {"seed": seed, "players": self.players, "agent": self.agent, "games": self.games}
        return asked | {"generations": self.generations} | proven, best if proven["kept"] else values

    def earned(self, new: list[float], old: list[float], deals: Sequence[str]) -> list[float]:
        """What the new weights bring on each deal, in points: alone, or against the old ones."""
        if self.players == 1:
            return [alone(self.weights, new, deal, self.agent) for deal in deals]
        return [squashed(duel(self.weights, (new, old), self.players, deal, self.agent)) for deal in deals]


def scaled(values: Sequence[float], point: Sequence[float]) -> list[float]:
    """The weights times a power of e for each, so that none changes its sign."""
    return [round(value * exp(power), 2) for value, power in zip(values, point, strict=True)]


def squashed(lead: float) -> float:
    return ENOUGH * tanh(lead / ENOUGH)


def alone(weights: Weights, values: Sequence[float], seed: str, agent: str) -> float:
    """What a solo game brings: the score, or the lead over the opponent that the rules play."""
    game = weights.judging(values)
    state = game.new(1, seed)
    seat = agents.make(agent, game, seed)
    while state.seat is not None:
        state.play(seat.choose(state))
    score = float(state.scores()[0])
    rivals = [game.evaluate(state, 1 + one) for one in range(game.automata(state))]
    if not rivals:
        return score
    return squashed(score - max(rivals)) + VICTORY * (state.ranking()[0] == 1)
