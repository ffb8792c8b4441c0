"""What the evaluation makes of a game: nobody has to empty the village, but everybody comes to want it."""

from __future__ import annotations

import pytest

from cenote.agents.greedy import Greedy
from cenote.games.tawantinsuyu.judge.evaluate import ENDLESS
from cenote.games.tawantinsuyu.judge.weights import TURNS
from cenote.games.tawantinsuyu.judge.worth import SETUP
from cenote.games.tawantinsuyu.names import GOAL, HER, SECTORS
from tawantinsuyu.table import GAME

LONG = 80  # turns for two; a game of people takes about 40


@pytest.mark.compiled
@pytest.mark.parametrize("players", [1, 2])
def test_code_players_bring_the_game_to_its_end(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    seats = [Greedy(GAME, seat) for seat in range(players)]
    while state.seat is not None:
        assert state.turn < LONG, "they hoard and never hire"
        state.play(seats[state.seat].choose(state))


def test_a_worker_that_leaves_the_village_costs_nothing() -> None:
    """Turns bring the next ceremony nearer; were it the village, nobody would like to hire."""
    state = GAME.new(players=2, seed=1)
    state.ceremonies, state.turn = 2, round(2 * (SETUP + 2.2 * GAME.weights["evaluate"][TURNS]))
    emptier, later = state.clone(), state.clone()
    emptier.village = emptier.village[:-1]
    assert GAME.evaluate(emptier, 0) == GAME.evaluate(state, 0)
    later.turn += round(GAME.weights["evaluate"][TURNS])
    assert GAME.evaluate(later, 0) < GAME.evaluate(state, 0)


def test_after_many_turns_an_emptier_village_looks_better() -> None:
    state = GAME.new(players=2, seed=1)
    state.turn += 2 * int(ENDLESS) + 20
    emptier = state.clone()
    emptier.village = emptier.village[:-1]
    assert GAME.evaluate(emptier, 0) > GAME.evaluate(state, 0)


def test_stairs_are_worth_most_where_the_high_priest_comes_next() -> None:
    """Otherwise all sectors would look alike, and everybody would build in the first."""
    values = []
    for sector in range(SECTORS):
        state = GAME.new(players=2, seed=1)
        me = state.players[0]
        me.priest, me.stairs, state.upper[sector] = 2, 4, 0
        values.append(GAME.evaluate(state, 0))
    assert sorted(range(SECTORS), key=lambda sector: -values[sector]) == [2, 3, 4, 0, 1]


def test_majorities_of_a_rival_count_against_a_position() -> None:
    """Otherwise nobody would contest a region, and who only wages war would have all four."""
    state = GAME.new(players=2, seed=1)
    lost, worse = state.clone(), state.clone()
    lost.conquests = worse.conquests = [1, *state.conquests[1:]]
    worse.losses = [2, *state.losses[1:]]
    assert GAME.evaluate(state, 0) > GAME.evaluate(lost, 0) > GAME.evaluate(worse, 0)


@pytest.mark.parametrize(("vp", "counts"), [(40, GOAL - 1), (GOAL, GOAL), (150, 150)])
def test_axomamma_is_not_beaten_by_less_than_the_goal(vp: int, counts: int) -> None:
    """WS49."""
    state = GAME.new(players=1, seed=1)
    assert GAME.automata(state) == 1 and GAME.automata(GAME.new(players=2, seed=1)) == 0
    state.stack.clear()
    for player in state.players:
        player.vp = vp
    assert GAME.evaluate(state, HER) == counts and GAME.evaluate(state, 0) == vp
