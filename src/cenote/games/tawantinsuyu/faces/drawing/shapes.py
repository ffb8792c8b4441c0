"""The few shapes that the picture is made of, and its colours."""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import escape

from cenote.drawing.palette import LETTERS, ON_SEATS, SEATS
from cenote.drawing.shapes import clipped, n

UI = "Noto Sans, DejaVu Sans, sans-serif"
GROUND, PANEL, LINE = "#efe4cf", "#fbf6ea", "#b9a67f"
DEEP, ON_DEEP, ON_DEEP_2 = "#3c2415", "#fbf0dc", "#d8bd93"
INK, FAINT = "#2a1b10", "#6d5842"
TERRACES = ("#d9b77f", "#c79f63", "#b2864c")
ROAD = "#fff6e0"
SPACE, BLUE, GREEN = "#f7ecd6", "#b9d2ef", "#bfe0bd"
WORKERS = {
    "architect": "#2f5fa8",
    "craftsman": "#2f7d43",
    "warrior": "#b03a2e",
    "courier": "#b9860b",
    "priest": "#7d7468",
}


def rect(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", round: float = 0) -> str:
    place = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"'
    return f'<rect {place} rx="{n(round)}" fill="{fill}" stroke="{stroke}"/>'


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 1) -> str:
    place = f'cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"'
    return f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="{n(width)}"/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str) -> str:
    ends = f'x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"'
    return f'<line {ends} stroke="{stroke}" stroke-width="1.5"/>'


def text(
    x: float, y: float, size: float, words: str, fill: str = INK, anchor: str = "middle", weight: int = 400
) -> str:
    """One line, its middle at y."""
    style = f'font-size="{n(size)}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text x="{n(x)}" y="{n(y + size * 0.35)}" {style}>{escape(words)}</text>'


def badge(x: float, y: float, seat: int, size: float = 8) -> str:
    """A player's colour and letter: the colour is never the only sign."""
    return circle(x, y, size, SEATS[seat], INK) + text(x, y, size * 1.3, LETTERS[seat], ON_SEATS[seat], weight=700)


def turned(drawn: str, x: float, y: float, turn: float) -> str:
    """The same around a point, by a part of a full turn clockwise."""
    return f'<g transform="rotate({n(360 * turn)} {n(x)} {n(y)})">{drawn}</g>'


def shortened(words: str, width: float, size: float) -> str:
    """The words cut to what will fit."""
    return clipped(words, size, width, 0.6)


def around(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    """A point on a circle; turns go clockwise from the top."""
    return x + radius * sin(2 * pi * turn), y - radius * cos(2 * pi * turn)
