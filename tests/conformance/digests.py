"""Plays seeded random games and prints a fingerprint of each, with what seats see of it: the same, compiled or not.

python tests/conformance/digests.py 20
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from itertools import count

from cenote import games
from cenote.core import kernel
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng

LOOKS = 5  # decisions from one look at the table to the next


def fingerprint(game: Game, players: int, seed: int) -> str:
    """Of all positions, legal moves and events of one random game; in turn, of what each seat sees and may believe."""
    state = game.new(players=players, seed=seed)
    state.watch()
    chance = Rng.seeded(f"digests {seed}")
    seen = blake2b(digest_size=12)
    for number in count():
        if state.seat is None:
            break
        moves = state.moves()
        seen.update(repr((state.digest(), moves, state.told())).encode())
        if number % LOOKS == seed % LOOKS:
            seen.update(believed(state, [*range(players), None][number // LOOKS % (players + 1)], number).encode())
        state.play(moves[chance.below(len(moves))])
    seen.update(repr((state.digest(), state.scores(), state.ranking(), state.told())).encode())
    return seen.hexdigest()


def believed(state: State, seat: int | None, seed: int) -> str:
    """What a seat sees, another deal that looks the same to it, and what becomes of that when it is taken up again."""
    other = state.game.load(state.redeal(seat, Rng.seeded(seed)).dump())
    return repr((state.view(seat), other.dump(), other.moves()))


def main(games_each: int) -> None:
    print(f"cenote.core.kernel is {kernel.__file__}", file=sys.stderr)
    for game in games.all():
        for players in game.players:
            for seed in range(games_each):
                print(game.key, players, seed, fingerprint(game, players, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
