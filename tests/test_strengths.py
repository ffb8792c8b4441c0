"""How strong agents are, from all their games at once."""

from __future__ import annotations

from collections import Counter
from math import exp, sqrt

import numpy as np
import pytest

from cenote.arena.ratings import MODEL
from cenote.arena.strengths import Ranking, strengths


def expected(ahead: float) -> float:
    """How often the stronger one of two wins, as the model has it."""
    return 1 / (1 + exp(-ahead / (sqrt(2) * MODEL.beta)))


def pair(won: int, lost: int, stronger: str = "hard", weaker: str = "normal") -> dict[Ranking, int]:
    return {((stronger,), (weaker,)): won, ((weaker,), (stronger,)): lost}


def test_two_win_as_often_as_they_did() -> None:
    found = strengths(pair(800, 200), "normal")
    assert found["normal"].mu == MODEL.mu and found["normal"].sigma == 0
    assert expected(found["hard"].mu - found["normal"].mu) == pytest.approx(0.8, abs=0.003)
    assert found["hard"].games == 1000


def test_who_never_lost_is_strong_but_not_endlessly() -> None:
    few, many = strengths(pair(5, 0), "normal"), strengths(pair(50, 0), "normal")
    assert MODEL.mu < few["hard"].mu < many["hard"].mu < 100
    assert few["hard"].sigma > many["hard"].sigma > 1


def test_a_shared_place_is_half_a_victory() -> None:
    drawn = strengths({(("hard", "normal"),): 10}, "normal")
    assert drawn["hard"].mu == pytest.approx(MODEL.mu)


def test_levels_that_never_met_are_compared_by_whom_they_met() -> None:
    found = strengths({**pair(90, 10), **pair(80, 20, "expert", "hard")}, "normal")
    assert found["expert"].mu > found["hard"].mu > found["normal"].mu
    assert found["expert"].sigma > found["hard"].sigma


def test_strengths_are_found_again_in_tables_of_four() -> None:
    true = {"easy": -8.0, "normal": 0.0, "hard": 6.0, "expert": 11.0}
    chance, seen, names = np.random.default_rng(1), Counter[Ranking](), list(true)
    for _ in range(2000):  # who is luckiest on top of the own strength comes first: the model's own game
        luck = chance.gumbel(size=4) + np.array([true[name] for name in names]) / (2 * MODEL.beta)
        seen[tuple((names[i],) for i in np.argsort(-luck))] += 1
    found = strengths(seen, "normal")
    for name, strength in true.items():
        off = abs(found[name].mu - MODEL.mu - strength)
        assert off < 3 * found[name].sigma + 0.1 and found[name].sigma < 0.5
