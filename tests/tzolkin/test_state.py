"""A clone has everything and shares nothing that changes."""

from __future__ import annotations

import pytest

from cenote.core.rng import Rng
from tzolkin.table import GAME


@pytest.mark.parametrize("decisions", [0, 3, 40, 120, 200, 999])
def test_clone(decisions: int) -> None:
    s = GAME.new(players=3, seed=2)
    chance = Rng.seeded(2)
    while decisions and s.seat is not None:
        moves = s.moves()
        s.play(moves[chance.below(len(moves))])
        decisions -= 1
    digest, clone = s.digest(), s.clone()
    assert clone.digest() == digest
    assert clone.view(0) == s.view(0)
    while clone.seat is not None:
        moves = clone.moves()
        clone.play(moves[chance.below(len(moves))])
        assert s.digest() == digest
