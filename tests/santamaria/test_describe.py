"""What is said of components."""

from __future__ import annotations

import pytest

from cenote.games.santamaria import GAME
from cenote.games.santamaria.faces.describe import called
from cenote.server.catalogue import name_of


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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "may be changed by 1 step for free{}; at the end 2 points"),
        ("uk", "можна змінити безплатно на 1 крок{}; наприкінці 2 очки"),
        ("ru", "можно изменить бесплатно на 1 шаг{}; в конце 2 очка"),
    ],
)
def test_S55_nothing_is_said_of_points_that_a_scholar_does_not_give(language: str, said: str) -> None:
    words, (ability, points) = GAME.words(language), said.split("{}")
    for given, end in ((2, ability + points), (0, ability)):
        other = GAME.with_data("mine.toml", f"[scholar.astronomy]\npoints = {given}\n")
        assert other.describe("astronomy", words).endswith(end)


def told(language: str, cells: list[str]) -> str:
    return " · ".join(GAME.words(language).say(f"building-{cell}") for cell in cells)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_tiles_are_called_by_their_cells_in_every_version_and_with_any_file(language: str) -> None:
    other = GAME.with_data("mine.toml", '[tile.T13]\ncells = ["sugar", "road1", "gem"]\n')
    for game in (GAME, other, *map(GAME.at, GAME.versions)):
        words = game.words(language)
        for tile, entry in game.components()["tile"].items():
            assert words.term("tile", tile) == name_of(game, "tile", tile, words) == told(language, entry["cells"])
    move = ("expand", "T13")
    assert told(language, ["sugar", "road1", "gem"]) in other.words(language).move(other.notation.verb(move), move)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "special ship (cacao, coin)"),
        ("uk", "особливий корабель (какао, монета)"),
        ("ru", "особый корабль (какао, монета)"),
    ],
)
def test_ships_are_called_by_what_they_ask_for(language: str, name: str) -> None:
    other = GAME.with_data("mine.toml", '[ship.R01]\nkind = "special"\ncost = { cacao = 2, coin = 1 }\n')
    words = other.words(language)
    assert words.term("ship", "R01") == name_of(other, "ship", "R01", words) == name
    assert words.term("ship", "R02") == GAME.words(language).term("ship", "R02")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_ships_are_called_is_what_they_ask_for(language: str) -> None:
    words = GAME.words(language)
    for ship in GAME.components()["ship"]:
        assert called(ship, GAME.box, words) == words.term("ship", ship)
