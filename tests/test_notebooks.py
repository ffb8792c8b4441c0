"""Positions in a notebook."""

from __future__ import annotations

import pytest

import cenote


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_a_position_shows_itself_in_a_notebook(game: cenote.games.Game) -> None:
    """The board as a spectator sees it, and one line that tells where the game stands."""
    state = game.new(2, 7)
    assert repr(state).startswith(f"<{game.key}, turn 1, seat {state.seat} to decide: ")
    assert f"{len(state.moves())} moves" in repr(state)
    assert state._repr_svg_() == game.svg(state.view(None), game.words("en"), ["1", "2"])
    while state.seat is not None:
        state.play(state.moves()[0])
    assert f"turn {state.turn}, over, places {', '.join(map(str, state.ranking()))}" in repr(state)
