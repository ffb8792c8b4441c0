"""The board as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.drawing.shapes import HEIGHT, WIDTH, sheet
from cenote.games.tawantinsuyu.components import Box
from cenote.games.tawantinsuyu.faces.drawing.hill import Hill
from cenote.games.tawantinsuyu.faces.drawing.panels import Panels
from cenote.games.tawantinsuyu.faces.drawing.shapes import DEEP, GROUND, ON_DEEP, ON_DEEP_2, UI, rect, text

TOP = 40
RAIL = 232  # the players, at the left
SIDE = 368  # temple, regions, village and market, at the right


def draw(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> str:
    """A view as a self-contained SVG."""
    title = words.say("game-title")
    panels = Panels(view, box, words, names)
    right = WIDTH - SIDE - 8
    parts = [
        rect(0, 0, WIDTH, HEIGHT, GROUND),
        rect(0, 0, WIDTH, TOP, DEEP),
        text(16, TOP / 2, 18, title, ON_DEEP, "start", 700),
        text(WIDTH - 16, TOP / 2, 13, status(view, words), ON_DEEP_2, "end"),
        Hill(view, box, words, (RAIL + right) / 2 + 4, TOP + 330).draw(),
        panels.players(8, TOP + 8, RAIL, HEIGHT - TOP - 12),
        panels.temple(right, TOP + 8, SIDE, 186),
        panels.regions(right, TOP + 200, SIDE, 208),
        panels.workers(right, TOP + 414, SIDE, 88),
        panels.market(right, TOP + 508, SIDE, 92),
        panels.own(right, TOP + 604, SIDE, 72),
    ]
    return sheet(title, parts, UI)


def status(view: Mapping[str, Any], words: Words) -> str:
    if view["seat"] is None:
        return words.say("pic-over")
    return words.say("pic-ceremony", n=view["ceremonies"])
