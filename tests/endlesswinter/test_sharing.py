"""Clones share the lists of a position: whoever changes one makes a new list, so that no clone changes."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.core.rng import Rng
from endlesswinter.table import GAME

MODULES = {"draft": "chiefs", "slow_start": True, "glacier_tokens": True, "rest_tokens": True}


@pytest.mark.parametrize("options", [{}, MODULES], ids=["plain", "modules"])
@pytest.mark.parametrize("players", GAME.players)
def test_a_clone_stays_as_it_is(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        s = GAME.new(players=players, seed=seed, options=options)
        chance = Rng.seeded(f"sharing {seed}")
        while s.seat is not None:
            clone, digest = s.clone(), s.digest()
            moves = s.moves()
            s.play(moves[chance.below(len(moves))])
            assert clone.digest() == digest, clone.decision


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_dealt_anew_leaves_the_position_alone(players: int) -> None:
    s = GAME.new(players=players, seed=4, options=MODULES)
    chance = Rng.seeded("dealt anew")
    while s.seat is not None:
        digest = s.digest()
        other = s.redeal(chance.below(players), chance)
        other.play(other.moves()[0])
        assert s.digest() == digest, s.decision
        s.play(s.moves()[chance.below(len(s.moves()))])
