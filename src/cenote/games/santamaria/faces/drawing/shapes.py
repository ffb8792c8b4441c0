"""The few shapes and colours of which the SVG is made."""

from __future__ import annotations

from xml.sax.saxutils import escape

from cenote.drawing.palette import INK, INK_3, LETTERS, LINE, ON_SEATS, SEATS, SLAB
from cenote.drawing.shapes import clipped

ACCENT, WHITE, BLUE = "#0b6b6b", "#ffffff", "#2f6fbf"
MEADOW, ROAD = "#dfe8cf", "#e3c58f"
UI = "Fira Sans Condensed, Noto Sans, system-ui, sans-serif"
DISPLAY = "Piazzolla, Georgia, serif"


def rect(x: float, y: float, width: float, height: float, fill: str, stroke: str = "", radius: float = 0) -> str:
    line = f' stroke="{stroke}"' if stroke else ""
    round_ = f' rx="{radius:g}"' if radius else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"{line}{round_}/>'


def text(
    x: float,
    y: float,
    size: float,
    content: str,
    fill: str = INK,
    anchor: str = "start",
    weight: int = 500,
    family: str = "",
) -> str:
    """A line of text around the height y."""
    font = f' font-family="{family}"' if family else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}" dominant-baseline="central"{font}>{escape(content)}</text>'
    )


def shortened(content: str, size: float, width: float) -> str:
    """As much of a text as fits, by the usual width of its letters."""
    return clipped(content, size, width, 0.5)


def panel(x: float, y: float, width: float, height: float, title: str = "") -> str:
    frame = rect(x, y, width, height, SLAB, LINE, 10)
    return frame + (text(x + 10, y + 14, 11, title.upper(), INK_3, weight=700) if title else "")


def badge(x: float, y: float, seat: int, size: float = 7) -> str:
    """The letter of a seat in its colour."""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{SEATS[seat]}" stroke="{INK}"/>'
    return disc + text(x, y, size * 1.4, LETTERS[seat], ON_SEATS[seat], "middle", 700)


def badges(x: float, y: float, seats: list[int], size: float = 7) -> str:
    return "".join(badge(x + i * size * 1.7, y, seat, size) for i, seat in enumerate(seats))


def die(x: float, y: float, value: str, fill: str, size: float = 20) -> str:
    """A die around the point, with its value."""
    ink = INK if fill == WHITE else WHITE
    square = rect(x - size / 2, y - size / 2, size, size, fill, INK, 4)
    return square + text(x, y, size * 0.65, value, ink, "middle", 700)
