"""Cards and weavings are called by what they are, in every version and with any file."""

from __future__ import annotations

import pytest

from cenote.games.tawantinsuyu import GAME
from cenote.games.tawantinsuyu.faces.describe import called
from cenote.server.catalogue import describe_components

MINE = """
[card.G01]
god = "g6"
bonus = ["stone 1", "task trade"]

[card.G02]
bonus = ["either corn 1 or stone 1", "vp 1"]

[army.A01]
soldiers = 2
bonus = ["stone 1", "god 1"]

[weaving.W02]
design = "A"
left = "gold"
right = "gold"
"""

NAMES = {
    "en": {
        "G01": "Rainbow · stone, trade",
        "G02": "Sun · corn or stone, points",
        "A01": "2 soldiers · stone, god card",
    },
    "uk": {
        "G01": "Веселка · камінь, торгівля",
        "G02": "Сонце · кукурудза або камінь, очки",
        "A01": "2 солдати · камінь, карта божества",
    },
    "ru": {
        "G01": "Радуга · камень, торговля",
        "G02": "Солнце · кукуруза или камень, очки",
        "A01": "2 солдата · камень, карта божества",
    },
}


@pytest.mark.parametrize("language", NAMES)
def test_names_tell_the_values_at_the_table(language: str) -> None:
    """In sentences of moves, of which some have words of their own for it, and in the catalogue of the browser."""
    game = GAME.with_data("mine.toml", MINE)
    words, shown = game.words(language), describe_components(game, language)
    for id, name in NAMES[language].items():
        assert shown[id].name == name
    for move, id in ((("keep", "G01"), "G01"), (("spend", "A01"), "A01"), (("restore", "A01"), "A01")):
        assert NAMES[language][id] in words.move(game.notation.verb(move), move)
    assert words.term("symbol", "gold") in shown["W02"].name and shown["W02"].name == words.term("tile", "W02")
    assert shown["G03"].name == GAME.words(language).term("card", "G03")


@pytest.mark.parametrize("language", NAMES)
def test_names_tell_the_values_of_every_version(language: str) -> None:
    assert GAME.at(2).components()["card"]["G05"]["bonus"] == ["task build", "vp 2"]
    words = GAME.at(2).words(language)
    assert words.term("card", "G05") == " · ".join(
        (words.term("god", "g1"), f"{words.term('task', 'build')}, {words.term('brief', 'vp')}")
    )
    assert words.term("card", "G05") != GAME.words(language).term("card", "G05")


@pytest.mark.parametrize("language", NAMES)
def test_the_same_words_are_used_for_ours(language: str) -> None:
    """But for the two cards with workshops, which our messages call by what they are for."""
    words, box = GAME.words(language), GAME.box
    named = {id: (called(id, box, words), words.term(kind, id)) for kind in ("card", "army") for id in box.data[kind]}
    assert {id for id, (composed, ours) in named.items() if composed != ours} == {"G05", "G33"}
