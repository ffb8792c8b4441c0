"""The guided first games: what the coach advises can be done, and every turn is about what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from lessons import GAMES, LEARNER, Pupil


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_advice_sees_what_every_turn_is_about(game: str) -> None:
    pupil = Pupil(game)
    pupil.follow()
    assert pupil.lacking() == []
    assert sorted(pupil.done) == list(range(1, len(pupil.lesson["turns"]) + 1))


def test_nothing_is_taken_from_a_turn_that_speaks_of_it() -> None:
    """The first year of Santa Maria is not left before the turn about passing, and nobody has to beg in Tzolk'in."""
    for game, verb, last in (("santamaria", "pass", 9), ("tzolkin", "beg", 10)):
        pupil = Pupil(game)
        pupil.follow()
        early = [move for step in range(1, last + 1) for move in pupil.done[step]]
        assert not [move for move in early if move.split()[0] == verb]


def test_the_temple_is_climbed_although_no_turn_is_about_it() -> None:
    """The end of the lesson of Tawantinsuyu counts the steps."""
    pupil = Pupil("tawantinsuyu")
    pupil.follow()
    climbing: Any = pupil.state
    assert climbing.players[LEARNER].step > 0
