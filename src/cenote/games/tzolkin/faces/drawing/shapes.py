"""What only this game draws: its colours, its pieces, its cogwheels."""

from __future__ import annotations

from typing import Any

from cenote.drawing import shapes
from cenote.drawing.palette import HALO, INK, LETTERS, ON_SEATS, SEATS
from cenote.drawing.shapes import n, path, polar, rect, slab, text

GOOD_COLOURS = {"corn": "#9a5100", "wood": "#7a4a21", "stone": "#52606b", "gold": "#7d6a00", "skull": "#0b7480"}
TEMPLE_COLOURS = {"brown": "#84542a", "yellow": "#946700", "green": "#2a7548"}
TEMPLE_TINTS = {"brown": "#e4dacd", "yellow": "#e9dfc4", "green": "#d5e3d4"}
CITY_COLOURS = ("#47803f", "#63707b", "#9c452a", "#946a0b", "#2a6796")
CLASS_COLOURS = {"farm": "#8c6600", "public": "#357541", "tomb": "#626b71", "shrine": "#2f6c9c"}

WIDE_LETTER = 0.62  # of the font size, on the safe side for any sans-serif
SMALLEST = 6.5


def width_of(content: str, size: float) -> float:
    return len(content) * size * WIDE_LETTER


def squeezed(x: float, y: float, size: float, content: str, room: float, **style: Any) -> str:
    """A line of text; smaller where it would need more room than there is."""
    if width_of(content, size) > room:
        size = max(SMALLEST, size * room / width_of(content, size))
    return text(x, y, size, content, **style)


def panel(x: float, y: float, w: float, h: float) -> str:
    return slab(x, y, w, h, 10)


# --- pieces: colour, shape and letter, always all three ---


def outline(seat: int, r: float) -> str:
    """That of the house, but the square has round corners."""
    if seat != 1:
        return shapes.outline(seat, r)
    k, c = r * 0.9, r * 0.22
    side = 2 * (k - c)
    corner = n(c)
    return (
        f"M{n(c - k)} {n(-k)}h{n(side)}q{corner} 0 {corner} {corner}v{n(side)}q0 {corner} -{corner} {corner}"
        f"h{n(-side)}q-{corner} 0 -{corner} -{corner}v{n(-side)}q0 -{corner} {corner} -{corner}z"
    )


def piece(seat: int, x: float, y: float, r: float) -> str:
    """Halo, body and letter; too small a piece has no letter."""
    letter = text(0, r * 0.26 if seat == 2 else 0, r * 1.15, LETTERS[seat], fill=ON_SEATS[seat], weight=700)
    return (
        f'<g transform="translate({n(x)} {n(y)})">{path(outline(seat, r + 1.6), HALO)}'
        f"{path(outline(seat, r), SEATS[seat], edge=INK, line=1.3 if r > 7 else 0.9)}{letter if r > 5.5 else ''}</g>"
    )


def dummy(x: float, y: float, r: float) -> str:
    """A worker of nobody's: a grey square without a letter."""
    return rect(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, "#9aa3a2", edge=INK, line=1.2, round=1.5)


def cogwheel(cx: float, cy: float, teeth: int, r: float, module: float, first: float) -> str:
    """The outline of a wheel with pitch radius r; `first` is the angle of a tooth."""
    pitch = 360 / teeth
    tip, root = r + module * 0.86, r - module

    def at(radius: float, offset: float) -> str:
        x, y = polar(cx, cy, radius, angle + offset * pitch)
        return f"{n(x)} {n(y)}"

    d = ""
    for tooth in range(teeth):
        angle = first + tooth * pitch
        shoulder = tip - module * 0.16
        d += f"{'L' if tooth else 'M'}{at(root, -0.32)}L{at(shoulder, -0.175)}Q{at(tip, -0.165)} {at(tip, -0.12)}"
        d += f"A{n(tip)} {n(tip)} 0 0 0 {at(tip, 0.12)}Q{at(tip, 0.165)} {at(shoulder, 0.175)}L{at(root, 0.32)}"
        d += f"A{n(root)} {n(root)} 0 0 0 {at(root, 0.68)}"
    return d + "z"
