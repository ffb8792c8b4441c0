"""Pictures of Tzolk'in, for terminals and as SVG: they fit, they are sound, and they show what is there and no more."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

import cenote
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.words import LANGUAGES

GAME = cenote.games.get("tzolkin")
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


def seen(state: State, seat: int | None, language: str, width: int, colour: bool = False) -> str:
    """The picture as it comes out of a terminal of that width."""
    out = StringIO()
    system: Any = "truecolor" if colour else None
    console = Console(file=out, width=width, force_terminal=colour, color_system=system, highlight=False)
    view = state.view(seat)
    console.print(GAME.picture(view, GAME.words(language), NAMES[: len(view["players"])], width))
    return out.getvalue()


def drawn(state: State, seat: int | None, language: str) -> str:
    view = state.view(seat)
    return GAME.svg(view, GAME.words(language), NAMES[: len(view["players"])])


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


# --- in a terminal ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(players: int, language: str) -> None:
    for state in positions(players, 0, every=31):
        for width in (80, 100, 136, 200):
            lines = seen(state, state.seat, language, width).splitlines()
            assert max(cell_len(line) for line in lines) <= width
            assert len(lines) < 60


def test_colours_only_where_there_are_some() -> None:
    state = GAME.new(2, 1)
    assert "\x1b" not in seen(state, 0, "en", 80)
    assert "\x1b[" in seen(state, 0, "en", 80, colour=True)


def test_letters_say_what_colours_say() -> None:
    """Every worker, marker and player is there without colours too."""
    for state in positions(4, 5, every=25):
        view = state.view(None)
        shown = seen(state, None, "en", 80)
        gears = shown[shown.index("Palenque") : shown.index("Players")].splitlines()
        spaces = "".join(line for line in gears[1:12])
        for seat, letter in enumerate("ABCD"):
            on_gears = sum(row.count(seat) for row in view["gears"].values())
            others = view["ovals"].count(seat) + (view["occupant"] == seat) + (view["marker"] == seat)
            assert sum(spaces.count(f"{space}{letter}") for space in range(10)) == on_gears
            assert len([part for part in spaces.replace(":", " ").split() if part == letter]) == others


def test_the_lowest_free_space_is_marked() -> None:
    for state in positions(3, 2, every=30):
        shown = seen(state, None, "en", 80)
        free = sum(None in spaces[:8] for name, spaces in state.view(None)["gears"].items() if name != "chichen_itza")
        free += None in state.view(None)["gears"]["chichen_itza"][:11]
        assert shown.count("○") == free + 1  # and once in the legend


def test_what_is_on_offer_is_listed() -> None:
    for state in positions(2, 3, every=20):
        shown = seen(state, None, "uk", 80)
        view = state.view(None)
        assert all(id in shown for id in (*filter(None, view["row"]), *view["monuments"]))
        assert all(name in shown for name in NAMES[:2])


# --- as SVG ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_svg_is_sound_and_keeps_to_itself(players: int, language: str) -> None:
    for seed in range(2):
        for state in positions(players, seed, every=29):
            svg = drawn(state, state.seat, language)
            root = ElementTree.fromstring(svg)
            assert root.get("viewBox") == "0 0 1280 720"
            assert svg.count("http") == 1  # the namespace
            assert "href" not in svg
            assert "url(" not in svg
            assert "nan" not in svg
            said = texts(svg)
            assert all(name in said for name in NAMES[:players])


def test_svg_shows_every_piece() -> None:
    for state in positions(4, 8, every=25):
        view = state.view(None)
        said = texts(drawn(state, None, "en"))
        for player in view["players"]:
            letter = "ABCD"[player["seat"]]
            on_gears = sum(row.count(player["seat"]) for row in view["gears"].values())
            levels = sum(level > 0 for level in player["levels"].values())
            first = view["occupant"] == player["seat"]
            assert said.count(letter) == on_gears + levels + first + 3 + 1  # temples, panel


def test_svg_fits_its_frame() -> None:
    for state in positions(4, 4, every=40):
        for element in ElementTree.fromstring(drawn(state, None, "ru")).iter(f"{SVG}rect"):
            x, y, width, height = (float(element.get(key, "0")) for key in ("x", "y", "width", "height"))
            if element.get("transform") is None:
                assert -1 <= x <= x + width <= 1281
                assert -1 <= y <= y + height <= 721


# --- what is hidden stays hidden ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_in_a_picture(players: int) -> None:
    checked = 0
    for seed in range(2):
        state = GAME.new(players, seed)
        while state.view(None)["round"] == 0:
            for viewer in (None, *range(players)):
                pictures = seen(state, viewer, "en", 80) + drawn(state, viewer, "en")
                for seat in range(players):
                    dealt = state.view(seat)["players"][seat]["dealt"]
                    assert all((id in pictures) == (seat == viewer) for id in dealt)
                    checked += 1
            state.play(state.moves()[0])
    assert checked


def test_pictures_are_made_from_the_view_alone() -> None:
    """The same knowledge gives the same pictures, whatever is hidden."""
    for state in positions(3, 6, every=15):
        if state.seat is not None:
            other = state.redeal(state.seat, Rng.seeded("other"))
            assert seen(state, state.seat, "en", 80) == seen(other, state.seat, "en", 80)
            assert drawn(state, state.seat, "en") == drawn(other, state.seat, "en")


# --- components of a host's own ---


def test_own_components_are_shown() -> None:
    own = GAME.with_data("own.toml", "[market.wood]\ncorn = 7\n[temple.brown]\nhighest = [9, 9]\n")
    state = own.new(2, 1)
    view = state.view(None)
    out = StringIO()
    Console(file=out, width=80).print(own.picture(view, own.words("en"), NAMES[:2], 80))
    assert "7wood" in out.getvalue()
    assert "9/9" in out.getvalue()
    assert "★ 9/9" in texts(own.svg(view, own.words("en"), NAMES[:2]))


def test_rules_do_without_rich() -> None:
    code = "import sys, cenote; cenote.games.get('tzolkin').new(2, 1); assert 'rich' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})
