"""What is said of components."""

from __future__ import annotations

import pytest

from cenote.games.santamaria import GAME


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("Q06", "5 points for 1 cacao, 3 coins"),  # S60: points are gained, not paid
        ("MB03", "warrior"),  # SXD7
        ("MB10", "religion"),
        # SXB10
        ("upgrade1", "a building and a road in one, with a colonist; coins on a developed / empty cell: 1 / 3"),
    ],
)
def test_what_is_said_of_a_component(id: str, said: str) -> None:
    assert GAME.describe(id, GAME.words("en")) == said


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_S80_SX9_bishops_tell_of_their_penalty(language: str) -> None:
    for bishop in GAME.components().tables["bishop"]:
        assert "−2" in GAME.describe(bishop, GAME.words(language))
