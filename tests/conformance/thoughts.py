"""Lets a search that doubts its plans play the start of each game with the fewest and with the most players.

It prints the moves: the same, compiled or not.

python tests/conformance/thoughts.py 10
"""

from __future__ import annotations

import sys

from cenote import games
from cenote.agents import Mcts, search
from cenote.agents.tree import Style
from cenote.core.game import Game

DECISIONS = 5


def doubtful(game: Game, seed: int, iterations: int) -> Mcts:
    """One who believes in plans so little that futures are looked at."""
    agent = Mcts(game, seed, str(iterations))
    agent.style = Style(width=20, trust=10.0)
    return agent


def main(iterations: int) -> None:
    print(f"cenote.agents.search is {search.__file__}", file=sys.stderr)
    for game in games.all():
        for players in sorted({game.players[0], game.players[-1]}):
            state = game.new(players=players, seed=players)
            seats = [doubtful(game, seat, iterations) for seat in range(players)]
            for _ in range(DECISIONS):
                assert state.seat is not None
                move = seats[state.seat].choose(state)
                state.play(move)
                print(game.key, players, *move)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
