"""How strong each of some agents is, from all their games at once, in the model that people are rated by.

Ratings that follow one game after the other know somebody who changes. Code does not change: here every game counts
alike, and their order not at all. What is sought are the strengths with which the model finds the rankings that were
seen likeliest, beginning with the same doubt as for a newcomer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product
from math import factorial, sqrt

import numpy as np

from cenote.arena.ratings import MODEL

Ranking = tuple[tuple[str, ...], ...]  # the first place, the second, and so on; some may share one

STEPS = 50  # of Newton's way, which needs about six
NEAR = 1e-9


@dataclass(frozen=True)
class Strength:
    mu: float
    sigma: float  # the standard error of its distance from the one that all are measured by
    games: int


def strengths(rankings: Mapping[Ranking, int], middle: str) -> dict[str, Strength]:
    """Of all agents that were seen; the one in the middle stands where a newcomer stands."""
    names = sorted({name for ranking in rankings for place in ranking for name in place} | {middle})
    number = {name: index for index, name in enumerate(names)}
    orders = [
        ([number[name] for name in order], share * games)
        for ranking, games in rankings.items()
        for order, share in strictly(ranking)
    ]
    found = np.zeros(len(names))
    for _ in range(STEPS):
        slope, bend = likelihood(found, orders)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < NEAR:
            break
    doubt = np.linalg.inv(likelihood(found, orders)[1])
    at = number[middle]
    return {
        name: Strength(
            float(MODEL.mu + found[i] - found[at]),
            sqrt(max(0.0, float(doubt[i, i] + doubt[at, at] - 2 * doubt[i, at]))),
            sum(games for ranking, games in rankings.items() if any(name in place for place in ranking)),
        )
        for name, i in number.items()
    }


def strictly(ranking: Ranking) -> Iterator[tuple[tuple[str, ...], float]]:
    """Who share a place might as well have come in any order."""
    ways = [list(permutations(place)) for place in ranking]
    share = 1.0
    for place in ranking:
        share /= factorial(len(place))
    for order in product(*ways):
        yield tuple(name for place in order for name in place), share


def likelihood(found: np.ndarray, orders: list[tuple[list[int], float]]) -> tuple[np.ndarray, np.ndarray]:
    """How it grows with each strength, and how it bends there; both with a newcomer's doubt."""
    slope = -found / MODEL.sigma**2
    bend = np.eye(len(found)) / MODEL.sigma**2
    for order, games in orders:
        scale = sqrt(len(order)) * MODEL.beta
        for first in range(len(order) - 1):
            left = order[first:]
            chances = np.exp((found[left] - found[left].max()) / scale)
            chances /= chances.sum()
            slope[left[0]] += games / scale
            slope[left] -= games * chances / scale
            bend[np.ix_(left, left)] += games * (np.diag(chances) - np.outer(chances, chances)) / scale**2
    return slope, bend
