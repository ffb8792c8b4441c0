"""What the evaluation makes of a game: nobody has to empty the village, but somebody always comes to want it."""

from __future__ import annotations

from cenote import agents
from tawantinsuyu.table import GAME

LONG = 120  # turns; a game of people takes about 60


def test_greedy_players_bring_the_game_to_its_end() -> None:
    state = GAME.new(players=2, seed=1)
    players = [agents.make("greedy", GAME, seed=seat) for seat in range(2)]
    while state.seat is not None:
        assert state.turn < LONG, "they hoard and never hire"
        state.play(players[state.seat].choose(state))
