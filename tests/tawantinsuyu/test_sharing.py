"""Clones share their lists: whoever changes one makes a new list, and the clone stays what it was."""

from __future__ import annotations

import pytest

from cenote.core.rng import Rng
from tawantinsuyu.table import GAME

IDLE = ("done", "skip")  # moves by which nothing happens


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])
def test_clones_stay_what_they_are(players: int, eager: bool) -> None:
    state, chance = GAME.new(players, players), Rng.seeded(players)
    while state.seat is not None:
        before, digest = state.clone(), state.digest()
        moves = [move for move in state.legal() if not eager or move[0] not in IDLE] or state.legal()
        state.play(moves[chance.below(len(moves))])
        assert before.digest() == digest
        redealt = before.redeal(before.seat, Rng.seeded(1))
        assert before.digest() == digest
        redealt.play(redealt.moves()[0])
        assert before.digest() == digest
