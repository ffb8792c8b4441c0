"""How long people wait for a turn of each level: `python benchmarks/answers.py [--game tzolkin] [--games 2]`.

Each level plays whole games for two against `normal`, in one process, and every turn of its own is timed. The server
lets levels think in processes of their own, so what a person waits there is this and a few milliseconds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter

from cenote import agents, games
from cenote.core.game import Game

RIVAL = "normal"


def turns(game: Game, level: str, seed: int) -> Iterator[float]:
    """The seconds of each turn that the level takes in one game."""
    seats = [agents.make(level, game, f"{seed}/0"), agents.make(RIVAL, game, f"{seed}/1")]
    state, spent, turn = game.new(2, seed), 0.0, -1
    while state.seat is not None:
        begun = perf_counter()
        move = seats[state.seat].choose(state)
        if state.seat == 0:
            if state.turn != turn and turn >= 0:
                yield spent
                spent = 0.0
            turn = state.turn
            spent += perf_counter() - begun
        state.play(move)
    yield spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the turns of the levels.")
    parser.add_argument("--game", nargs="+", default=list(games.keys()))
    parser.add_argument("--level", nargs="+", default=[level.name for level in agents.LEVELS])
    parser.add_argument("--games", type=int, default=2)
    args = parser.parse_args()
    print("| game | level | turns | half of them within | 95 of 100 within | the longest |\n|---|---|---|---|---|---|")
    for key in args.game:
        game = games.get(key)
        for level in args.level:
            found = sorted(second for seed in range(args.games) for second in turns(game, level, seed))
            half, nearly = found[len(found) // 2], found[len(found) * 19 // 20]
            told = " | ".join(f"{seconds:.2f} s" for seconds in (half, nearly, found[-1]))
            print(f"| {game.title} | `{level}` | {len(found)} | {told} |", flush=True)


if __name__ == "__main__":
    main()
