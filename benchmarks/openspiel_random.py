"""One round of a C++ game of OpenSpiel through Python: random legal actions."""

from __future__ import annotations

import json
import os
import random
from time import perf_counter

import pyspiel

SECONDS = 1.5


def main() -> None:
    rng = random.Random(1)
    game = pyspiel.load_game(os.environ["OPEN_SPIEL_GAME"])
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        games += 1
    seconds = perf_counter() - start
    print(json.dumps({"decisions/s": decisions / seconds, "games/s": games / seconds}))


if __name__ == "__main__":
    main()
