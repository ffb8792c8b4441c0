"""The megalith board and the idol board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.drawing.palette import INK, INK_2, LINE, SEATS, SLAB_2, STONE_2, VP
from cenote.drawing.shapes import rect, text
from cenote.games.endlesswinter.components import TILE_CELLS, Box
from cenote.games.endlesswinter.faces.drawing.phrases import Phrases
from cenote.games.endlesswinter.faces.drawing.shapes import NEUTRAL, panel, piece, squeezed
from cenote.games.endlesswinter.geometry import CELLS, SIDE


class Stoneworks:
    def __init__(self, view: Mapping[str, Any], box: Box, phrases: Phrases) -> None:
        self.view = view
        self.box = box
        self.phrases = phrases

    # --- megaliths ---

    def megaliths(self, x: float, y: float, w: float, h: float) -> str:
        """Cells with what they give, covered ones with the megalith; upper ones lie between those below."""
        size = min(w, h) / (SIDE + 0.5)
        left, top = x + (w - size * SIDE) / 2, y + (h - size * SIDE) / 2
        cells = [self.cell(name, left, top, size) for name in self.view["cells"]]
        lying = sorted(self.view["megaliths"], key=lambda megalith: int(megalith["height"]))
        return panel(x, y, w, h) + "".join(cells) + "".join(self.megalith(m, left, top, size) for m in lying)

    def corner(self, name: str, left: float, top: float, size: float) -> tuple[float, float]:
        at = CELLS.index(name)
        return left + at % SIDE * size, top + at // SIDE * size

    def cell(self, name: str, left: float, top: float, size: float) -> str:
        x, y = self.corner(name, left, top, size)
        cell = self.view["cells"][name]
        gives = "◎" if cell["start"] else self.gift(cell)
        return (
            rect(x + 1, y + 1, size - 2, size - 2, STONE_2 if cell["start"] else SLAB_2, edge=LINE, round=3)
            + text(x + size / 2, y + size * 0.2, 7, name, fill=INK_2)
            + squeezed(x + size / 2, y + size * 0.58, 10, gives, room=size - 4)
        )

    def gift(self, cell: Mapping[str, Any]) -> str:
        number = self.box.megalith_tiles.index(cell["tile"]) * TILE_CELLS + cell["cell"] - 1
        return self.phrases.ability(self.box.cells[number])

    def megalith(self, megalith: Mapping[str, Any], left: float, top: float, size: float) -> str:
        x, y = self.corner(megalith["cell"], left, top, size)
        height, owner = megalith["height"], megalith["owner"]
        shift, side = size / 2 * height, size - 6 - 4 * height
        cx, cy = x + size / 2 + shift, y + size / 2 + shift
        colour = NEUTRAL if owner == "neutral" else SEATS[owner]
        block = rect(cx - side / 2, cy - side / 2, side, side, colour, edge=INK, line=1.5, round=4)
        return block if owner == "neutral" else block + piece(owner, cx, cy, side * 0.26)

    # --- idols ---

    def idols(self, x: float, y: float, w: float, h: float) -> str:
        """Both tracks from the bottom up, each level with what it gives and who stands there."""
        half = w / 2
        tracks = []
        for i, (track, top) in enumerate(
            (("offering", len(self.box.offering)), ("honour", len(self.box.honour_points)))
        ):
            left = x + i * half
            step = (h - 26) / top
            tracks.append(squeezed(left + half / 2, y + 13, 10, self.phrases.say(f"pic-{track}"), room=half - 6))
            for level in range(top):
                tracks.append(self.level(track, level, left, y + h - 4 - (level + 1) * step, half, step))
        return panel(x, y, w, h) + "".join(tracks)

    def level(self, track: str, level: int, x: float, y: float, w: float, h: float) -> str:
        if track == "offering":
            gives = self.phrases.ability(self.box.offering[level])
            ratio = self.box.offering_goods[level]
            note = f"{ratio}:1 {gives}" if ratio else ""
        else:
            points = self.box.honour_points[level]
            note = f"{points}{self.phrases.say('pic-short-vp')}" if points else ""
        seats = self.view["honour"] if track == "honour" else [p["seat"] for p in self.view["players"]]
        here = [seat for seat in seats if self.view["players"][seat][track] == level]
        box = rect(x + 4, y + 1, w - 8, h - 2, SLAB_2, edge=LINE, round=2)
        label = squeezed(
            x + 8, y + h / 2, 8, note, anchor="start", fill=VP if track == "honour" else INK_2, room=w - 14
        )
        markers = [piece(seat, x + w - 12 - 11 * i, y + h / 2, 5) for i, seat in enumerate(reversed(here))]
        return box + label + "".join(markers)
