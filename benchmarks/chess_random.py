"""One round of python-chess: random legal moves."""

from __future__ import annotations

import json
import random
from time import perf_counter

import chess

SECONDS = 1.5


def main() -> None:
    rng = random.Random(1)
    moves = games = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    seconds = perf_counter() - start
    print(json.dumps({"decisions/s": moves / seconds, "games/s": games / seconds}))


if __name__ == "__main__":
    main()
