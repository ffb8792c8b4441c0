"""Pictures for terminals and as SVG: they fit, they are sound, and they show what is there and no more."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.words import LANGUAGES
from santamaria.table import GAME

NAMES = ("Мирослава", "Maximilian the Great", "Zoë", "Сич & <син>", "Owl")
SVG = "{http://www.w3.org/2000/svg}"
KINGDOMS = {"governor": True, "specialists": True, "ambassadors": True, "maya": True}
FORMS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {"advanced": True, "shared_dice": True}),
    (4, {}),
    (5, KINGDOMS),
)


def positions(players: int, options: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, the last one among them."""
    rng = Rng.seeded(f"pictures {seed}")
    state = GAME.new(players, seed, options)
    made = 0
    while state.seat is not None:
        if made % every == 0:
            yield state
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        made += 1
    yield state


def seen(state: State, seat: int | None, language: str, width: int) -> str:
    """The picture as it comes out of a terminal of that width."""
    out = StringIO()
    system: Any = None
    console = Console(file=out, width=width, force_terminal=False, color_system=system, highlight=False)
    names = NAMES[: len(state.scores())]
    console.print(GAME.picture(state.view(seat), GAME.words(language), names, width))
    return out.getvalue()


def drawn(state: State, seat: int | None, language: str) -> str:
    return GAME.svg(state.view(seat), GAME.words(language), NAMES[: len(state.scores())])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), FORMS)
def test_no_line_is_wider_than_the_terminal(players: int, options: dict[str, Any], language: str) -> None:
    for state in positions(players, options, 1, every=37):
        for width in (80, 160):
            lines = seen(state, state.seat, language, width).splitlines()
            assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), FORMS)
def test_svg_is_sound_and_keeps_to_itself(players: int, options: dict[str, Any], language: str) -> None:
    for state in positions(players, options, 4, every=41):
        svg = drawn(state, state.seat, language)
        root = ElementTree.fromstring(svg)
        assert root.get("viewBox") == "0 0 1280 720"
        assert svg.count("http") == 1  # the namespace
        assert "href" not in svg
        assert "url(" not in svg
        said = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert all(any(text.startswith(name[:12]) for text in said) for name in NAMES[:players])
        for element in root.iter(f"{SVG}rect"):
            x, y, width, height = (float(element.get(key, "0")) for key in ("x", "y", "width", "height"))
            assert -1 <= x <= x + width <= 1281
            assert -1 <= y <= y + height <= 721


def test_tiles_on_offer_are_drawn() -> None:
    for state in positions(3, {}, 5, every=30):
        svg = drawn(state, None, "en")
        assert all(f">{id}<" in svg for id in state.view(None)["display"])


def test_pictures_are_made_from_the_view_alone() -> None:
    """The same knowledge gives the same pictures, whatever is hidden (S4)."""
    for state in positions(4, KINGDOMS, 6, every=33):
        if state.seat is not None:
            other = state.redeal(state.seat, Rng.seeded("other"))
            assert seen(state, state.seat, "en", 80) == seen(other, state.seat, "en", 80)
            assert drawn(state, state.seat, "en") == drawn(other, state.seat, "en")


def test_happiness_of_others_is_not_shown() -> None:
    for state in positions(2, {}, 8, every=25):
        if state.seat is not None:
            assert state.view(state.seat)["players"][1 - state.seat]["vp"] is None
            assert ">?<" in drawn(state, state.seat, "en")
