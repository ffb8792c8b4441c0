"""The board as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import WATER
from cenote.drawing.shapes import HEIGHT, TOP, WIDTH, bar, rect, sheet
from cenote.games.endlesswinter.components import Box
from cenote.games.endlesswinter.faces.drawing.land import Land
from cenote.games.endlesswinter.faces.drawing.offers import Offers
from cenote.games.endlesswinter.faces.drawing.phrases import Phrases
from cenote.games.endlesswinter.faces.drawing.seats import Seats
from cenote.games.endlesswinter.faces.drawing.stoneworks import Stoneworks

LEFT = 240  # where the board begins, beside the players


def draw(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> str:
    """A view as a self-contained SVG."""
    title = words.say("game-title")
    phrases = Phrases(box, words)
    offers = Offers(view, box, phrases)
    stoneworks = Stoneworks(view, box, phrases)
    parts = [
        rect(0, 0, WIDTH, HEIGHT, WATER),
        bar(title, status(view, words)),
        Seats(view, phrases, names).draw(8, TOP + 12, LEFT - 16, HEIGHT - TOP - 14),
        offers.columns(LEFT, TOP + 12, WIDTH - LEFT - 2, 66),
        Land(view, box, phrases).draw(LEFT, 130, 392, 350),
        stoneworks.megaliths(LEFT + 400, 130, 320, 350),
        stoneworks.idols(LEFT + 728, 130, 140, 350),
        offers.stones(LEFT + 876, 130, 156, 350),
        offers.culture(LEFT, 488, 720, 112),
        offers.supplies(LEFT + 728, 488, 304, 112),
        offers.own(LEFT, 608, WIDTH - LEFT - 8, 104),
    ]
    return sheet(title, parts)


def status(view: Mapping[str, Any], words: Words) -> str:
    return f"{words.say('pic-round', round=view['round'])} · {words.say('pic-phase-' + view['phase'])}"
