"""Plain SVG: numbers, colours, texts, boxes, hexes and pieces."""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import escape

# The room is water, what lies on it stone.
WATER, DEEP, ON_DEEP, ON_DEEP_2 = "#d3e2df", "#0d3b42", "#eef6f2", "#a9c9c8"
SLAB, SLAB_2, STONE_2, LINE = "#fbf9f3", "#f2eee3", "#d6cab0", "#cfc6b1"
INK, INK_2, HALO, LIT, VP = "#14282d", "#3f5357", "#fffdf7", "#00736d", "#7a2e62"
NEUTRAL = "#8d9794"

SEATS = ("#c8402a", "#2f6fbf", "#f2b632", "#3baa8c")
ON_SEATS = ("#ffffff", "#ffffff", "#14282d", "#10242a")
LANDS = {
    "forest": "#8fb78b", "wetland": "#8fc3c4", "grassland": "#cbd68d", "hills": "#d9bd86", "tundra": "#c4ccc6",
    "mountains": "#b3abb5", "glacier": "#dceffa", "base": "#ecd5a8",
}  # fmt: skip

UI = "'Fira Sans Condensed','Noto Sans',sans-serif"
DISPLAY = "Piazzolla,Georgia,serif"
LETTERS = "ABCD"
WIDE_LETTER = 0.6  # of the font size, on the safe side for any sans-serif


def n(value: float) -> str:
    """A number with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def text(
    x: float, y: float, size: float, content: str, *, fill: str = INK, anchor: str = "middle",
    weight: int = 600, family: str = "", room: float = 0,
) -> str:  # fmt: skip
    """A line of text centred on y; smaller, and at last cut, where it would need more room than there is."""
    if room and len(content) * size * WIDE_LETTER > room:
        size = max(7.0, room / (len(content) * WIDE_LETTER))
        letters = max(1, int(room / (size * WIDE_LETTER)))
        content = content if len(content) <= letters else content[: letters - 1] + "…"
    style = f' font-family="{family}"' if family else ""
    return (
        f'<text x="{n(x)}" y="{n(y + size * 0.35)}" font-size="{n(size)}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}"{style}>{escape(content)}</text>'
    )


def rect(
    x: float, y: float, w: float, h: float, fill: str, *, edge: str = "", line: float = 1, round: float = 0,
    opacity: float = 1,
) -> str:  # fmt: skip
    corners = f' rx="{n(round)}"' if round else ""
    faint = f' opacity="{opacity}"' if opacity < 1 else ""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
    return f'<rect {box}{corners} fill="{fill}"{stroke(edge, line)}{faint}/>'


def circle(x: float, y: float, r: float, fill: str, *, edge: str = "", line: float = 1) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{stroke(edge, line)}/>'


def path(d: str, fill: str, *, edge: str = "", line: float = 1) -> str:
    return f'<path d="{d}" fill="{fill}"{stroke(edge, line)}/>'


def stroke(colour: str, line: float) -> str:
    return f' stroke="{colour}" stroke-width="{n(line)}" stroke-linejoin="round"' if colour else ""


def panel(x: float, y: float, w: float, h: float) -> str:
    """A slab with its one hard shadow."""
    return rect(x, y + 2, w, h, DEEP, round=9, opacity=0.22) + rect(x, y, w, h, SLAB, round=9)


def hexagon(x: float, y: float, r: float, fill: str) -> str:
    """A hex that stands on a corner."""
    corners = [(x + r * sin(i * pi / 3), y - r * cos(i * pi / 3)) for i in range(6)]
    return path("M" + "L".join(f"{n(cx)} {n(cy)}" for cx, cy in corners) + "z", fill, edge=INK, line=1.2)


# --- pieces: colour, shape and letter, always all three ---


def outline(seat: int, r: float) -> str:
    if seat == 0:
        return f"M{n(-r)} 0a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"
    if seat == 1:
        k = r * 0.9
        return f"M{n(-k)} {n(-k)}h{n(2 * k)}v{n(2 * k)}h{n(-2 * k)}z"
    if seat == 2:
        return f"M0 {n(-r * 1.16)}L{n(r * 1.16)} {n(r * 0.95)}H{n(-r * 1.16)}z"
    return f"M0 {n(-r * 1.2)}L{n(r * 1.2)} 0 0 {n(r * 1.2)} {n(-r * 1.2)} 0z"


def piece(seat: int, x: float, y: float, r: float, mark: str = "") -> str:
    """Halo, body and letter; a mark, such as a number, follows the letter."""
    letter = text(0, r * 0.26 if seat == 2 else 0, r * 1.1, LETTERS[seat], fill=ON_SEATS[seat], weight=700)
    behind = text(r * 1.15, 0, r * 1.25, mark, anchor="start", weight=700) if mark else ""
    return (
        f'<g transform="translate({n(x)} {n(y)})">{path(outline(seat, r + 1.4), HALO)}'
        f"{path(outline(seat, r), SEATS[seat], edge=INK, line=1)}{letter}{behind}</g>"
    )
