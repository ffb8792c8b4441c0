"""Records of whole games replay to the same positions."""

from __future__ import annotations

import pytest

from cenote.core import quipu
from cenote.core.match import Match
from cenote.core.rng import Rng
from endlesswinter.table import GAME


@pytest.mark.parametrize(
    "options", [{}, {"draft": "chiefs", "slow_start": True, "glacier_tokens": True, "rest_tokens": True}]
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_records(players: int, options: dict[str, object]) -> None:
    match = Match(GAME, players, f"record {players}", options)
    chance = Rng.seeded(players)
    while match.state.seat is not None:
        moves = match.state.moves()
        match.play(moves[chance.below(len(moves))])
    again = quipu.read(quipu.write(match)).play_through(GAME)
    assert again.state == match.state
    assert again.state.seat is None
