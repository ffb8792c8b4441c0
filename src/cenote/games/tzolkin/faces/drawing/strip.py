"""The buildings and monuments on offer, along the lower edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.drawing.palette import INK, LINE, LINE_STRONG, SLAB, SLAB_2, VP
from cenote.drawing.shapes import n, path, rect, shadow, text
from cenote.games.tzolkin.components import Box, Tile
from cenote.games.tzolkin.faces.drawing.glyphs import draw_row, gives, goods
from cenote.games.tzolkin.faces.drawing.icons import icon
from cenote.games.tzolkin.faces.drawing.shapes import CLASS_COLOURS
from cenote.games.tzolkin.names import CLASSES

HEAD, FOOT = 18, 22


class Strip:
    """Six buildings and up to six monuments in one row."""

    def __init__(self, view: Mapping[str, Any], box: Box) -> None:
        self.view = view
        self.players = len(view["players"])
        self.tiles = {tile.id: tile for tile in (*box.buildings, *box.monuments)}

    def draw(self, x: float, y: float, width: float, height: float) -> str:
        row, monuments = self.view["row"], self.view["monuments"]
        places = len(row) + len(monuments)
        if not places:
            return ""
        each = min(96.0, (width - 12) / places)
        drawn = ""
        for place, id in enumerate((*row, *monuments)):
            left = x + place * each + (12 if place >= len(row) else 0)
            if id is None:
                drawn += rect(left, y, each - 5, height, "none", edge=LINE_STRONG, round=6, dash="4 3")
            else:
                drawn += self.tile(self.tiles[id], left, y, each - 5, height)
        return drawn

    def tile(self, tile: Tile, x: float, y: float, width: float, height: float) -> str:
        """Its class on top, what it gives in the middle, what it costs below."""
        kind = CLASSES[tile.kind]
        colour = VP if tile.score else CLASS_COLOURS[kind]
        drawn = shadow(x, y, width, height, 6)
        drawn += rect(x, y, width, height, SLAB, edge=INK, line=1.2, round=6)
        head = f"M{n(x)} {n(y + HEAD)}v{6 - HEAD}q0 -6 6 -6h{n(width - 12)}q6 0 6 6v{HEAD - 6}z"
        drawn += path(head, colour, edge=INK, line=1.2)
        drawn += icon("monument" if tile.score else kind, x + 13, y + HEAD / 2, 14, SLAB, colour)
        drawn += text(x + width - 6, y + HEAD / 2, 11, tile.id, fill=SLAB, anchor="end", weight=700)
        foot = y + height - FOOT
        drawn += rect(x + 1, foot, width - 2, FOOT - 1, SLAB_2, round=5)
        drawn += path(f"M{n(x)} {n(foot)}h{n(width)}", "none", edge=LINE)
        drawn += draw_row(goods(tile.cost), x + width / 2, foot + FOOT / 2, 15, width - 8, SLAB_2)
        middle = y + HEAD + (height - HEAD - FOOT) / 2
        return drawn + draw_row(gives(tile, self.players), x + width / 2, middle, 20, width - 8)
