"""Slabs around a gear that say what its spaces do."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import cos, radians, sin
from typing import Any

from cenote.drawing.palette import LINE_STRONG, SLAB, VP
from cenote.drawing.shapes import circle, polar, rect
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.faces.drawing.glyphs import Glyph, Row, action, draw_row, harvest_tile, row_width
from cenote.games.tzolkin.faces.drawing.icons import icon
from cenote.games.tzolkin.faces.drawing.shapes import GOOD_COLOURS, TEMPLE_COLOURS
from cenote.games.tzolkin.names import CHICHEN, LAST_ACTION, LAST_SPACE, PALENQUE, TEMPLES

SIZE = 14  # of icons
PADDING = 4
SKULL = 16  # room for the skull of an offering
CELL = 10  # room for a cell of the jungle


class Plaque:
    """One slab: which space it belongs to, its middle and its size."""

    def __init__(self, space: int, x: float, y: float, width: float, height: float) -> None:
        self.space = space
        self.x = x
        self.y = y
        self.width = width
        self.height = height

    def overlap(self, other: Plaque) -> tuple[float, float]:
        """How far the two reach into each other, with a little room between them."""
        across = (self.width + other.width) / 2 + 3 - abs(self.x - other.x)
        down = (self.height + other.height) / 2 + 3 - abs(self.y - other.y)
        return across, down


class Plaques:
    """All slabs of one gear."""

    def __init__(self, view: Mapping[str, Any], box: Box, gear: int) -> None:
        self.view = view
        self.box = box
        self.gear = gear
        self.cells = box.cells[len(view["players"])]

    def draw(self, x: float, y: float, rim: float, angles: list[float]) -> str:
        plaques = [self.place(space, x, y, rim, angles[space]) for space in range(1, LAST_SPACE[self.gear] + 1)]
        spread(plaques)
        return "".join(self.slab(plaque) for plaque in plaques)

    def place(self, space: int, x: float, y: float, rim: float, angle: float) -> Plaque:
        """Just outside the rim, in the direction of its space."""
        width, height = self.size(space)
        across, down = abs(cos(radians(angle))), abs(sin(radians(angle)))
        px, py = polar(x, y, rim + min(across * width / 2 + down * height / 2, width / 2 + 4), angle)
        return Plaque(space, px, py, width, height)

    def size(self, space: int) -> tuple[float, float]:
        if self.is_harvest(space):
            return 32 + CELL * (2 if self.cells > 1 else 1), 36 if self.box.harvest_wood[space - 2] else 25
        skull = SKULL if self.is_offering(space) else 0
        return row_width(self.row(space), SIZE) + 2 * PADDING + skull, 21

    def is_harvest(self, space: int) -> bool:
        return self.gear == PALENQUE and 2 <= space <= LAST_ACTION[PALENQUE]

    def is_offering(self, space: int) -> bool:
        return self.gear == CHICHEN and space <= LAST_ACTION[CHICHEN]

    def row(self, space: int) -> Row:
        return self.offering(space) if self.is_offering(space) else action(self.box, self.gear, space)

    def offering(self, space: int) -> Row:
        """Points, temple and sometimes a resource."""
        temple = TEMPLES[self.box.offering_temple[space - 1]]
        row = [Glyph("", self.box.offering_vp[space - 1], VP), Glyph("temple", "", TEMPLE_COLOURS[temple])]
        more = self.box.offering_resource[space - 1]
        return [*row, Glyph("", f"+{more}")] if more else row

    def slab(self, plaque: Plaque) -> str:
        left, top = plaque.x - plaque.width / 2, plaque.y - plaque.height / 2
        drawn = rect(left, top, plaque.width, plaque.height, SLAB, edge=LINE_STRONG, line=0.8, round=4)
        if self.is_harvest(plaque.space):
            return drawn + self.jungle(plaque.space, left, plaque.y)
        shift = 0.0
        if self.is_offering(plaque.space):
            drawn += self.skull(plaque.space, left + PADDING + SKULL / 2 - 1, plaque.y)
            shift = SKULL / 2
        return drawn + draw_row(self.row(plaque.space), plaque.x + shift, plaque.y, SIZE)

    def skull(self, space: int, x: float, y: float) -> str:
        """The oval of an offering, empty or with its skull."""
        colour = GOOD_COLOURS["skull"]
        if self.view["ovals"][space - 1] is None:
            return circle(x, y, 7, "none", edge=colour, line=1.2, dash="2.5 2")
        return circle(x, y, 8, colour) + icon("skull", x, y, 12, SLAB, colour)

    def jungle(self, space: int, left: float, y: float) -> str:
        """Goods at the left, the cells of the group at the right."""
        wood, corn = self.box.harvest_wood[space - 2], self.box.harvest_corn[space - 2]
        drawn = draw_row([Glyph("corn", corn)], left + 16, y - (8 if wood else 0), SIZE)
        if wood:
            drawn += draw_row([Glyph("wood", wood)], left + 16, y + 8, SIZE)
        shown = self.view["jungle"][space - 2]
        kinds = ["wood-tile"] * shown["wood"] + ["corn-tile"] * shown["corn"]
        rows = (self.cells + 1) // 2
        for cell in range(self.cells):
            x, cy = left + 34 + cell % 2 * CELL, y + (cell // 2 - (rows - 1) / 2) * CELL
            if cell < len(kinds):
                drawn += harvest_tile(kinds[cell], x, cy, 8)
            else:
                drawn += rect(x - 3.6, cy - 3.6, 7.2, 7.2, "none", edge=LINE_STRONG, line=0.8, round=1, dash="2 1.5")
        return drawn


def spread(plaques: list[Plaque]) -> None:
    """Push slabs apart until none lies on another."""
    for _ in range(40):
        moved = False
        for one, other in combinations(plaques, 2):
            across, down = one.overlap(other)
            if across <= 0.1 or down <= 0.1:
                continue
            moved = True
            if across < down * 2:
                push = across / 2 if one.x < other.x else -across / 2
                one.x, other.x = one.x - push, other.x + push
            else:
                push = down / 2 if one.y < other.y else -down / 2
                one.y, other.y = one.y - push, other.y + push
        if not moved:
            return
