"""The terrain: hexes, camps, villages and glacier tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.drawing.palette import HALO, INK_2, SEATS
from cenote.drawing.shapes import circle, rect, text
from cenote.games.endlesswinter.components import Box
from cenote.games.endlesswinter.faces.drawing.phrases import Phrases
from cenote.games.endlesswinter.faces.drawing.shapes import LANDS, hexagon, panel, piece, squeezed
from cenote.games.endlesswinter.geometry import HEXES, JUNCTION_HEXES, JUNCTIONS, PLACES_OF_HEXES

Point = tuple[float, float]


class Land:
    def __init__(self, view: Mapping[str, Any], box: Box, phrases: Phrases) -> None:
        self.view = view
        self.box = box
        self.phrases = phrases

    def draw(self, x: float, y: float, w: float, h: float) -> str:
        size = min(w / 8.8, h / 8.2)
        centres = [self.centre(at, x + w / 2, y + h / 2, size) for at in range(len(HEXES))]
        hexes = [self.hex(at, centres[number], size) for number, at in enumerate(self.view["terrain"])]
        villages = [
            self.village(who, [centres[at] for at in JUNCTION_HEXES[JUNCTIONS.index(junction)]], size)
            for junction, who in self.view["villages"].items()
        ]
        return panel(x, y, w, h) + "".join(hexes) + "".join(villages)

    def centre(self, at: int, x: float, y: float, size: float) -> Point:
        q, r = PLACES_OF_HEXES[at]
        return x + size * 1.732 * (q + r / 2), y + size * 1.5 * r

    def hex(self, at: Mapping[str, Any], centre: Point, size: float) -> str:
        x, y = centre
        gift = self.phrases.ability(self.box.hex_gifts[self.box.tiles.index(at["tile"])])
        parts = [
            hexagon(x, y, size - 1, LANDS[at["land"]]),
            text(x, y - size * 0.66, 8.5, at["hex"], fill=INK_2),
            squeezed(x, y - size * 0.38, 10, self.phrases.term("land", at["land"]), room=size * 1.5),
        ]
        if gift:
            parts.append(rect(x - size * 0.55, y + size * 0.45, size * 1.1, 13, HALO, round=6))
            parts.append(squeezed(x, y + size * 0.45 + 6.5, 9.5, gift, room=size))
        if at["token"] is not None:
            parts.append(circle(x, y + size * 0.62, 9, HALO, edge=INK_2))
            parts.append(text(x, y + size * 0.62, 8, "?" if at["token"] == "hidden" else at["token"]))
        return "".join(parts) + self.camps(at["camps"], x, y, size)

    def camps(self, camps: list[int], x: float, y: float, size: float) -> str:
        """Up to four players side by side, with how many camps each has."""
        here = [(seat, count) for seat, count in enumerate(camps) if count]
        step = size * 0.42
        left = x - step * (len(here) - 1) / 2 - 2
        return "".join(
            piece(seat, left + i * step, y + size * 0.08, size * 0.15, str(count) if count > 1 else "")
            for i, (seat, count) in enumerate(here)
        )

    def village(self, who: int, around: list[Point], size: float) -> str:
        x, y = sum(point[0] for point in around) / 3, sum(point[1] for point in around) / 3
        return circle(x, y, size * 0.3, HALO, edge=SEATS[who], line=2.5) + piece(who, x, y, size * 0.17)
