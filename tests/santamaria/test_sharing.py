"""Clones share their lists: whoever changes a position leaves those that were taken of it before as they were."""

from __future__ import annotations

import pytest

from cenote.core.rng import Rng
from santamaria.table import GAME

EVERYTHING = {"governor": True, "specialists": True, "ambassadors": True, "maya": True}
KEPT = 6  # clones of a game that are looked after at a time


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"advanced": True}),
        (2, {"maya": True}),
        (3, {"shared_dice": True, "governor": True}),
        (4, {"specialists": True, "expansion": True}),
        (5, EVERYTHING),
    ],
    ids=str,
)
def test_what_is_played_leaves_clones_as_they_were(players: int, options: dict[str, object]) -> None:
    for seed in range(2):
        state = GAME.new(players, seed, options)
        chance = Rng.seeded(seed)
        kept = []
        while state.seat is not None:
            kept.append((state.clone(), state.digest()))
            state.redeal(state.seat, chance)
            moves = [move for move in state.moves() if move[0] not in ("pass", "sell")] or state.moves()
            state.play(moves[chance.below(len(moves))])
            if len(kept) == KEPT:
                clone, digest = kept.pop(0)
                assert clone.digest() == digest
        assert all(clone.digest() == digest for clone, digest in kept)
