"""What only this game draws: its lands, its hexes, its pieces."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from cenote.drawing.palette import HALO, INK, LETTERS, ON_SEATS, SEATS
from cenote.drawing.shapes import clipped, n, outline, path, slab, text

NEUTRAL = "#8d9794"
LANDS = {
    "forest": "#8fb78b", "wetland": "#8fc3c4", "grassland": "#cbd68d", "hills": "#d9bd86", "tundra": "#c4ccc6",
    "mountains": "#b3abb5", "glacier": "#dceffa", "base": "#ecd5a8",
}  # fmt: skip
WIDE_LETTER = 0.6  # of the font size, on the safe side for any sans-serif
SMALLEST = 7.0


def squeezed(x: float, y: float, size: float, content: str, room: float, **style: Any) -> str:
    """A line of text; smaller, and at last cut, where it would need more room than there is."""
    if len(content) * size * WIDE_LETTER > room:
        size = max(SMALLEST, room / (len(content) * WIDE_LETTER))
        content = clipped(content, size, room, WIDE_LETTER)
    return text(x, y, size, content, **style)


def panel(x: float, y: float, w: float, h: float) -> str:
    return slab(x, y, w, h, 9)


def hexagon(x: float, y: float, r: float, fill: str) -> str:
    """A hex that stands on a corner."""
    corners = [(x + r * sin(i * pi / 3), y - r * cos(i * pi / 3)) for i in range(6)]
    return path("M" + "L".join(f"{n(cx)} {n(cy)}" for cx, cy in corners) + "z", fill, edge=INK, line=1.2)


def piece(seat: int, x: float, y: float, r: float, mark: str = "") -> str:
    """Halo, body and letter; a mark, such as a number, follows the letter."""
    letter = text(0, r * 0.26 if seat == 2 else 0, r * 1.1, LETTERS[seat], fill=ON_SEATS[seat], weight=700)
    behind = text(r * 1.15, 0, r * 1.25, mark, anchor="start", weight=700) if mark else ""
    return (
        f'<g transform="translate({n(x)} {n(y)})">{path(outline(seat, r + 1.4), HALO)}'
        f"{path(outline(seat, r), SEATS[seat], edge=INK, line=1)}{letter}{behind}</g>"
    )
