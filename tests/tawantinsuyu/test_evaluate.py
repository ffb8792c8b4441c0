"""What the evaluation makes of a game: nobody has to empty the village, but somebody always comes to want it."""

from __future__ import annotations

import pytest

from cenote.agents.greedy import Greedy
from cenote.core.kernel import State
from tawantinsuyu.table import GAME

LONG = 120  # turns; a game of people takes about 60
ENDLESS = 250


class Patient(Greedy):
    """Goes by how good a position looks alone, as a search does."""

    def worth(self, s: State, seat: int) -> float:
        return GAME.evaluate(s, seat)


@pytest.mark.parametrize(("kind", "most"), [(Greedy, LONG), (Patient, ENDLESS)])
def test_code_players_bring_the_game_to_its_end(kind: type[Greedy], most: int) -> None:
    state = GAME.new(players=2, seed=1)
    players = [kind(GAME, seat) for seat in range(2)]
    while state.seat is not None:
        assert state.turn < most, "they hoard and never hire"
        state.play(players[state.seat].choose(state))


def test_the_urge_to_end_the_game_is_no_part_of_how_good_it_looks() -> None:
    state = GAME.new(players=2, seed=1)
    later = state.clone()
    later.turn += 20
    assert GAME.urge(later) == GAME.urge(state) == 0, "the village is full"
    state.village.pop()
    later.village.pop()
    assert GAME.urge(later) > GAME.urge(state) > 0
    assert GAME.evaluate(later, 0) == GAME.evaluate(state, 0)
