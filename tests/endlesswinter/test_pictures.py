"""Pictures for terminals and as SVG: they fit, they are sound, and they show what is there and no more."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.words import LANGUAGES
from endlesswinter.table import BOX, GAME, table

NAMES = ("Мирослава", "Maximilian the Great", "Zoë", "Сич & <син>")
SVG = "{http://www.w3.org/2000/svg}"
MODULES = {"glacier_tokens": True, "rest_tokens": True, "draft": "chiefs"}


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, the last one among them."""
    rng = Rng.seeded(f"pictures {seed}")
    state = GAME.new(players, seed, MODULES)
    made = 0
    while state.seat is not None:
        if made % every == 0:
            yield state
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        made += 1
    yield state


def seen(state: State, seat: int | None, language: str, width: int) -> str:
    out = StringIO()
    view = state.view(seat)
    console = Console(file=out, width=width, color_system=None, highlight=False)
    console.print(GAME.picture(view, GAME.words(language), NAMES[: len(state.scores())], width))
    return out.getvalue()


def drawn(state: State, seat: int | None, language: str) -> str:
    return GAME.svg(state.view(seat), GAME.words(language), NAMES[: len(state.scores())])


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pictures_fit(players: int, language: str) -> None:
    for state in positions(players, 1, every=31):
        for width in (80, 120, 150, 200):
            lines = seen(state, state.seat, language, width).splitlines()
            assert max(cell_len(line) for line in lines) <= width
            assert len(lines) < 62


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_svg_is_sound_and_keeps_to_itself(players: int, language: str) -> None:
    for state in positions(players, 2, every=37):
        svg = drawn(state, state.seat, language)
        root = ElementTree.fromstring(svg)
        assert root.get("viewBox") == "0 0 1280 720"
        assert svg.count("http") == 1  # the namespace
        assert "href" not in svg
        assert "nan" not in svg
        for element in root.iter(f"{SVG}rect"):
            x, y, width, height = (float(element.get(key, "0")) for key in ("x", "y", "width", "height"))
            if element.get("transform") is None:
                assert -1 <= x <= x + width <= 1281
                assert -1 <= y <= y + height <= 723


def test_pieces_are_shown() -> None:
    t = (
        table("wolf", "bison")
        .tiles("M1", "M2", "M3", "M4")
        .camps("wolf", "b1", "b1", "c3")
        .village("bison", "a1-a2-b2")
    )
    t.megaliths("neutral", "a2", "c2").megaliths("wolf", "a1", "b1", "b2").megaliths("wolf", "a1", height=1)
    shown = seen(t.state, None, "en", 80)
    assert "A2" in shown
    assert "B a1-a2-b2" in shown
    assert "A a1↑1" in shown
    assert "a2 ■" in shown


def test_nothing_hidden_is_in_a_picture() -> None:
    t = table("wolf", "bison").cards("wolf", hand=["C04"]).show("C01")
    name = GAME.words("en").term("card", "C04")
    assert name in seen(t.state, 0, "en", 80)
    assert name in " ".join(texts(drawn(t.state, 0, "en")))
    for viewer in (1, None):
        assert name not in seen(t.state, viewer, "en", 80)
        assert name not in " ".join(texts(drawn(t.state, viewer, "en")))


def test_pictures_are_made_from_the_view_alone() -> None:
    for state in positions(3, 6, every=40):
        if state.seat is not None:
            other = state.redeal(state.seat, Rng.seeded("other"))
            assert seen(state, state.seat, "en", 80) == seen(other, state.seat, "en", 80)
            assert drawn(state, state.seat, "en") == drawn(other, state.seat, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_described(language: str) -> None:
    words = GAME.words(language)
    described = ("card", "animal", "chief", "setup", "stone", "tile", "glacier", "token", "nomad")
    for kind in described:
        for id in GAME.components()[kind]:
            assert GAME.describe(id, words)
    with pytest.raises(KeyError):
        GAME.describe("C99", words)


def test_descriptions() -> None:
    words = GAME.words("en")
    assert GAME.at(4).describe("C10", words) == "3 points; 1 tool → 4 food, 2 cards from the deck"
    assert GAME.describe("hunter", words) == (
        "1 labour; 1 point; action: in Hunt: 1 labour; eclipse: the top animal of the deck"
    )
    assert BOX.describe("C36", words) == "2 points; up to 2 times: 1 food, 1 tool → 3 points"
    assert GAME.describe("II-05", words) == "era II: 0 / 4 / 7 / 10 / 12 points with 0, 1, 2 … turned: ground sloth"
    assert BOX.describe("C04", words) == "2 points; 2 cards from the deck, then discard 1 card"
