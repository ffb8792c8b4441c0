"""Plays seeded random games and prints a fingerprint of each: the same, compiled or not.

python tests/conformance/digests.py 20
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from cenote import games
from cenote.core import kernel
from cenote.core.game import Game
from cenote.core.rng import Rng


def fingerprint(game: Game, players: int, seed: int) -> str:
    """Of all positions, legal moves and events of one random game."""
    state = game.new(players=players, seed=seed)
    state.watch()
    chance = Rng.seeded(f"digests {seed}")
    seen = blake2b(digest_size=12)
    while state.seat is not None:
        moves = state.moves()
        seen.update(repr((state.digest(), moves, state.told())).encode())
        state.play(moves[chance.below(len(moves))])
    seen.update(repr((state.digest(), state.scores(), state.ranking(), state.told())).encode())
    return seen.hexdigest()


def main(count: int) -> None:
    print(f"cenote.core.kernel is {kernel.__file__}", file=sys.stderr)
    for game in games.all():
        for players in game.players:
            for seed in range(count):
                print(game.key, players, seed, fingerprint(game, players, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
