"""One round of random legal actions through one face: `environment_random.py FACE NAME`.

All but OpenSpiel, which is not asked for one, give an observation and a mask with every step.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

SECONDS = 1.5  # of this process: others on the machine do not count
TABLES = 256  # of the vector
CHANCE = random.Random(1)

Game = Callable[[], int]  # plays one game, or many for a while, and tells how many decisions it took


def any_of(mask: np.ndarray[Any, Any]) -> int:
    return int(CHANCE.choice(np.flatnonzero(mask)))


def pettingzoo(name: str) -> Game:
    if name == "chess":
        from pettingzoo.classic import chess_v6

        env = chess_v6.env()
    else:
        import cenote.envs

        env = cenote.envs.make(name)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            env.step(any_of(seen["action_mask"]))
            steps += 1
        return steps

    return play


def gymnasium(name: str) -> Game:
    import gymnasium

    import cenote.envs  # noqa: F401  (tells Gymnasium of the environments)

    env = gymnasium.make(name)

    def play() -> int:
        seen, _ = env.reset()
        steps, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(any_of(seen["action_mask"]))
            steps += 1
        return steps

    return play


def openspiel(name: str) -> Game:
    import pyspiel

    if name.startswith("cenote"):
        import cenote.envs.spiel  # noqa: F401  (tells OpenSpiel of the games)
    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(CHANCE.choices(outcomes, chances)[0])
            else:
                state.apply_action(CHANCE.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def vector(name: str) -> Game:
    import cenote.envs

    tables = cenote.envs.vector(name, TABLES, seed=1)
    tables.reset()

    def play() -> int:
        for _ in range(20):
            tables.step(tables.sample())
        return 20 * TABLES

    return play


FACES = {"vector": vector, "PettingZoo": pettingzoo, "Gymnasium": gymnasium, "OpenSpiel": openspiel}


def main() -> None:
    play = FACES[sys.argv[1]](sys.argv[2])
    play()
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        steps += play()
    print(json.dumps({"steps/s": steps / (process_time() - start)}))


if __name__ == "__main__":
    main()
