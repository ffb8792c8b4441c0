"""One round of the engine: `engine.py GAME PLAYERS`, the package as it is found on the path."""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from time import perf_counter

import cenote
from cenote.core.kernel import State, playout

SECONDS = 1.5


def random_games(game: cenote.games.Game, players: int) -> tuple[float, float]:
    """Decisions and whole games a second, set-up included."""
    rng = cenote.Rng.seeded("bench")
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        decisions += playout(game.new(players, games), rng)
        games += 1
    seconds = perf_counter() - start
    return decisions / seconds, games / seconds


def middle(game: cenote.games.Game, players: int) -> State:
    """A position in the middle of a game."""
    rng = cenote.Rng.seeded("middle")
    length = playout(game.new(players, 1), rng.clone())
    state = game.new(players, 1)
    for _ in range(length // 2):
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return state


def rate(what: object, times: int) -> float:
    assert callable(what)
    start = perf_counter()
    for _ in range(times):
        what()
    return times / (perf_counter() - start)


def position_bytes(state: State) -> float:
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [state.clone() for _ in range(500)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(clones)


def main() -> None:
    game, players = cenote.games.get(sys.argv[1]), int(sys.argv[2])
    decisions, games = random_games(game, players)
    state = middle(game, players)
    measured = {
        "decisions/s": decisions,
        "games/s": games,
        "clones/s": rate(state.clone, 20_000),
        "views/s": rate(lambda: state.view(0), 5_000),
        "bytes/position": position_bytes(state),
    }
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
