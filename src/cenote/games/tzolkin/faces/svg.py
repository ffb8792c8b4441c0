"""The board as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import STONE_2, WATER
from cenote.drawing.shapes import HEIGHT, TOP, WIDTH, bar, circle, path, rect, sheet
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.faces.drawing.seats import Seats
from cenote.games.tzolkin.faces.drawing.sides import Sides
from cenote.games.tzolkin.faces.drawing.strip import Strip
from cenote.games.tzolkin.faces.drawing.wheel import Wheel

RAIL = 224  # the players, at the left
SIDE = 372  # temples, technologies and market, at the right


def draw(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> str:
    """A view as a self-contained SVG."""
    title = words.say("game-title")
    sides = Sides(view, box, words, WIDTH - SIDE - 8, SIDE)
    board = (RAIL + 16, WIDTH - SIDE - 16)
    parts = [
        rect(0, 0, WIDTH, HEIGHT, WATER),
        bar(title, status(view, box, words), 46, logo()),
        Wheel(view, box, words, (board[0] + board[1]) / 2 - 6, 330).draw(),
        Seats(view, box, words, names).draw(8, TOP + 14, RAIL, HEIGHT - TOP - 16),
        sides.temples(TOP + 14, 306),
        sides.technologies(TOP + 328, 190),
        sides.market(TOP + 526, 42),
        Strip(view, box).draw(board[0], HEIGHT - 102, WIDTH - board[0] - 4, 92),
    ]
    return sheet(title, parts)


def status(view: Mapping[str, Any], box: Box, words: Words) -> str:
    if view["food_days"] == len(box.food_days):
        return words.say("pic-over")
    return f"{words.say('pic-round', round=view['round'])} · {words.say('pic-age', age=view['age'])}"


def logo() -> str:
    """The mark of the house: water in a ring of stone."""
    ring = path("M15 12h5v-2h10v2h5v5h2v10h-2v5h-5v2H20v-2h-5v-5h-2V17h2z", STONE_2) + circle(25, 22, 8.6, "#0b6b6b")
    light = path("M20.2 14.9a8.6 8.6 0 0 0-.9 13.6L25 20z", "#4fe0d0", opacity=0.55)
    return ring + light + path("M25 19.5l4.5 10a8.6 8.6 0 0 1-8 .3z", "#bff3ea", opacity=0.8)
