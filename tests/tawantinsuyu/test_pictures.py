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
from tawantinsuyu.table import GAME

NAMES = ("Мирослава", "Maximilian the Great", "Zoë", "Сич & <син>")
SVG = "{http://www.w3.org/2000/svg}"


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, the last one among them."""
    rng = Rng.seeded(f"pictures {seed}")
    state = GAME.new(players, seed)
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
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_line_is_wider_than_the_terminal(players: int, language: str) -> None:
    for state in positions(players, 1, every=41):
        for width in (80, 100, 160):
            lines = seen(state, state.seat, language, width).splitlines()
            assert max(cell_len(line) for line in lines) <= width
            assert len(lines) < 100


def test_every_worker_on_the_hill_is_shown() -> None:
    for state in positions(3, 2, every=40):
        view = state.view(None)
        hill = seen(state, None, "en", 80).split("Village")[0]
        for space, worker in view["hill"].items():
            line = next(line for line in hill.splitlines() if space in line)
            letter = {"architect": "A", "craftsman": "C", "warrior": "W", "courier": "R", "priest": "P"}[worker]
            assert line[line.index(space) + 7] == letter


def test_what_is_on_offer_is_listed() -> None:
    for state in positions(4, 3, every=60):
        view, shown = state.view(None), seen(state, None, "uk", 80)
        assert all(id in shown for id in view["market"])
        assert all(name[:12] in shown for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_svg_is_sound_and_keeps_to_itself(players: int, language: str) -> None:
    for state in positions(players, 4, every=67):
        svg = drawn(state, state.seat, language)
        root = ElementTree.fromstring(svg)
        assert root.get("viewBox") == "0 0 1280 720"
        assert svg.count("http") == 1  # the namespace
        assert "href" not in svg
        assert "url(" not in svg
        said = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert all(name in said for name in NAMES[:players])
        for element in root.iter(f"{SVG}rect"):
            x, y, width, height = (float(element.get(key, "0")) for key in ("x", "y", "width", "height"))
            assert -1 <= x <= x + width <= 1281
            assert -1 <= y <= y + height <= 721


def test_pictures_are_made_from_the_view_alone() -> None:
    """The same knowledge gives the same pictures, whatever is hidden (W10)."""
    for state in positions(3, 6, every=45):
        if state.seat is not None:
            other = state.redeal(state.seat, Rng.seeded("other"))
            assert seen(state, state.seat, "en", 80) == seen(other, state.seat, "en", 80)
            assert drawn(state, state.seat, "en") == drawn(other, state.seat, "en")


def test_hands_of_others_are_not_shown() -> None:
    for state in positions(2, 8, every=30):
        for seat in range(2):
            hand = state.view(1 - seat)["players"][1 - seat]["hand"]
            shown = seen(state, seat, "en", 80)
            assert not any(f" {card} god card" in shown for card in hand)
