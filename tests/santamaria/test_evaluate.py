"""What the evaluation makes of a game: nothing is gained by the mere end of a year."""

from __future__ import annotations

from statistics import mean

import pytest

from cenote.agents.greedy import Greedy
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME

GAMES = 6


def new_years(seed: int) -> list[tuple[SantaMaria, SantaMaria, int]]:
    """The position before and after each end of a year, with a seat that had passed before."""
    state = GAME.new(players=2, seed=seed)
    seats = [Greedy(GAME, seat) for seat in range(2)]
    found = []
    while state.seat is not None:
        before = state.clone()
        state.play(seats[state.seat].choose(state))
        resting = 1 - before.seat
        if state.year > before.year and before.players[resting].passed:
            found.append((before, state.clone(), resting))
    return found


@pytest.mark.compiled
def test_a_year_that_begins_is_no_gain_by_itself() -> None:
    """Or whoever plans ahead would pass early, for the points that the next year seems to bring."""
    gains = [
        GAME.evaluate(after, seat) - GAME.evaluate(before, seat)
        for seed in range(GAMES)
        for before, after, seat in new_years(seed)
    ]
    assert len(gains) == 2 * GAMES
    assert mean(gains) < 0
