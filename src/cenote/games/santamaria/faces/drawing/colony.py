"""A colony, or the Maya city, as a part of the SVG."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import INK, INK_3, LINE, SLAB, SLAB_2, STONE
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.faces.drawing.phrases import Phrases
from cenote.games.santamaria.faces.drawing.shapes import (
    ACCENT,
    BLUE,
    MEADOW,
    ROAD,
    WHITE,
    die,
    panel,
    rect,
    shortened,
    text,
)
from cenote.games.santamaria.geometry import FOOTPRINTS, SIZE, TURNS
from cenote.games.santamaria.names import DISTRICTS

CELL = 62
LABEL = 26


class Colony:
    """The grid of one player, with its tiles outlined and what lies on the buildings."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self.phrases = Phrases(box, words)

    def draw(self, colony: Mapping[str, Any], x: float, y: float) -> str:
        parts = [panel(x, y, LABEL + SIZE * CELL + 12, LABEL + SIZE * CELL + 12)]
        left, top = x + LABEL, y + LABEL
        for i in range(SIZE):
            middle = (i + 0.5) * CELL
            parts.append(text(left + middle, y + 14, 13, str(i + 1), INK_3, "middle", 700))
            parts.append(text(x + 14, top + middle, 13, str(i + 1), INK_3, "middle", 700))
        for cell in range(SIZE * SIZE):
            parts.append(self.cell(colony, cell, left + cell % SIZE * CELL, top + cell // SIZE * CELL))
        for laid in colony["laid"]:
            parts.append(self.outline(laid, left, top))
        return "".join(parts)

    def cell(self, colony: Mapping[str, Any], cell: int, x: float, y: float) -> str:
        kind = colony["cells"][cell]
        if kind is None:
            drawn = rect(x, y, CELL, CELL, MEADOW, LINE)
        else:
            house = self.phrases.kinds[kind].house
            drawn = rect(x, y, CELL, CELL, SLAB if house else ROAD, LINE)
            code = self.phrases.kind(kind)
            name = self.words.term("building", kind)
            drawn += text(x + CELL / 2, y + 22, 17, code, INK, "middle", 700)
            drawn += text(x + CELL / 2, y + 44, 9, shortened(name, 9, CELL + 6), INK_3, "middle")
        drawn += self.on(colony["on"][cell], x + CELL - 13, y + CELL - 13)
        if colony["governor"] == [cell // SIZE + 1, cell % SIZE + 1]:
            drawn += text(x + 12, y + CELL - 13, 22, "♜", ACCENT, "middle", 700)
        return drawn

    def on(self, what: Any, x: float, y: float) -> str:
        """Coins as a number on a disc, a die in its colour, a high priest as a triangle."""
        if what is None:
            return ""
        if isinstance(what, int):
            return f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="#f0c24e" stroke="{INK}"/>' + text(
                x, y, 11, str(what), INK, "middle", 700
            )
        if what == "priest":
            return text(x, y, 18, "▲", INK, "middle", 700)
        mark = "◆" if what.endswith("ambassador") else ""
        return die(x, y, mark, WHITE if what.startswith("white") else BLUE)

    def outline(self, laid: Mapping[str, Any], left: float, top: float) -> str:
        """The edge of a tile: the sides of its cells that no other of its cells shares."""
        row, column = laid["cell"]
        place = (SIZE * (row - 1) + column - 1) * TURNS + laid["turn"]
        cells = FOOTPRINTS[self.phrases.tiles[laid["tile"]].shape][place]
        lines = []
        for cell in cells:
            x, y = left + cell % SIZE * CELL, top + cell // SIZE * CELL
            if cell - SIZE not in cells:
                lines.append(f"M{x:g} {y:g}h{CELL}")
            if cell + SIZE not in cells:
                lines.append(f"M{x:g} {y + CELL:g}h{CELL}")
            if cell % SIZE == 0 or cell - 1 not in cells:
                lines.append(f"M{x:g} {y:g}v{CELL}")
            if cell % SIZE == SIZE - 1 or cell + 1 not in cells:
                lines.append(f"M{x + CELL:g} {y:g}v{CELL}")
        return f'<path d="{"".join(lines)}" fill="none" stroke="{INK}" stroke-width="2"/>'


class City:
    """The roads of the Maya city and the districts between them."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self.colony = Colony(box, words)
        self.phrases = self.colony.phrases

    def draw(self, city: Mapping[str, Any], x: float, y: float) -> str:
        parts = [panel(x, y, LABEL + SIZE * CELL + 12, LABEL + SIZE * CELL + 12, self.words.say("pic-maya"))]
        for road in range(1, 7):
            parts.append(self.road(city, road, x + LABEL, y + LABEL + (road - 1) * CELL))
            if road < 6:
                parts.append(self.district(city, road - 1, x + LABEL + 4 * CELL - 22, y + LABEL + (road - 0.5) * CELL))
        return "".join(parts)

    def road(self, city: Mapping[str, Any], road: int, x: float, y: float) -> str:
        height = CELL - 10
        drawn = text(x - 12, y + height / 2, 13, str(road), INK_3, "middle", 700)
        for i in range(3):
            site = 3 * (road - 1) + i
            kind = city["sites"][site]
            left = x + i * CELL
            drawn += rect(left, y, CELL - 4, height, SLAB_2 if kind is None else SLAB, LINE, 4)
            if kind is not None:
                drawn += text(left + CELL / 2, y + height / 2, 16, self.phrases.kind(kind), INK, "middle", 700)
            drawn += self.colony.on(city["on"][site], left + CELL - 16, y + height - 12)
        if road in city["junctions"]:
            drawn += text(x + 3 * CELL + 6, y + height / 2, 18, "○", ACCENT, "middle", 700)
        return drawn

    def district(self, city: Mapping[str, Any], district: int, x: float, y: float) -> str:
        name = DISTRICTS[district]
        counted = city["gold"] if name == "gold" else len(city["tucked"][name])
        drawn = rect(x, y, 2 * CELL + 18, CELL - 10, STONE, LINE, 6)
        drawn += text(
            x + 6, y + 11, 11, shortened(self.words.term("district", name), 11, 2 * CELL + 10), INK, weight=700
        )
        drawn += text(x + 6, y + 26, 13, f"{city['levels'][name]} × {counted}", INK, weight=700)
        return drawn + text(x + 6, y + 42, 11, self.phrases.temple(city["temples"][name]), INK_3)
