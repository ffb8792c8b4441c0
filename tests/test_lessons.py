"""The guided first games: what the coach advises can be done, and every turn is about what it speaks of."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cenote.core.words import LANGUAGES
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


# --- what lessons and tips once said wrongly ---

TEXTS = Path(__file__).parents[1] / "web" / "src" / "games"
WRONG = {  # by game and language; rules that say otherwise
    "the marker may go on to the left neighbour (T64)": ("tzolkin", {
        "en": "brings the marker", "uk": "приносить маркер", "ru": "приносит маркер",
    }),
    "goods come in the middle of an age, not throughout it (T99)": ("tzolkin", {"uk": "[ув]середині епохи"}),
    "only Axomamma gains from whom she hires (W80)": ("tawantinsuyu", {
        "en": "learn-means-(hire|recruit|nomad)\\S* = .*gift",
        "uk": "learn-means-(hire|recruit|nomad)\\S* = .*(дар[^м]|дар$)",
        "ru": "learn-means-(hire|recruit|nomad)\\S* = .*(дар[^о]|подарк)",
    }),
    "a production building pays once until it is restored (W66)": ("tawantinsuyu", {
        "en": "again and again|= A building works for",
        "uk": "знову й знову|= Будівля працює",
        "ru": "снова и снова|= Здание работает",
    }),
    "some culture cards give labour (E32)": ("endlesswinter", {
        "en": "give no labour", "uk": "праці не дають", "ru": "труда не дают",
    }),
    "the column is called by its own name (E48)": ("endlesswinter", {"uk": "«Початок»"}),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", WRONG)
def test_nothing_is_taught_that_the_rules_do_not_say(said: str, language: str) -> None:
    game, phrases = WRONG[said]
    texts = "\n".join(file.read_text(encoding="utf-8") for file in sorted((TEXTS / game).rglob(f"{language}.ftl")))
    assert len(texts) > 1000
    if language in phrases:
        assert re.search(phrases[language], texts, re.IGNORECASE | re.MULTILINE) is None
