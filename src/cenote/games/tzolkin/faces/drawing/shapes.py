"""Plain SVG: numbers, colours, texts, boxes, pieces and cogwheels."""

from __future__ import annotations

from math import cos, radians, sin
from xml.sax.saxutils import escape

# The room is water, what lies on it stone, what may be done is light.
WATER, WATER_2, DEEP, ON_DEEP, ON_DEEP_2 = "#d3e2df", "#bfd4d1", "#0d3b42", "#eef6f2", "#a9c9c8"
SLAB, SLAB_2, STONE, STONE_2, STONE_3 = "#fbf9f3", "#f2eee3", "#e7dfcd", "#d6cab0", "#b9a985"
LINE, LINE_STRONG, INK, INK_2, INK_3 = "#cfc6b1", "#857b64", "#14282d", "#3f5357", "#4e6062"
LIT, LIT_FILL, STOP, HALO, VP = "#00736d", "#d2f3ec", "#a32418", "#fffdf7", "#7a2e62"

SEATS = ("#c8402a", "#2f6fbf", "#f2b632", "#3baa8c")
ON_SEATS = ("#ffffff", "#ffffff", "#14282d", "#10242a")
GOOD_COLOURS = {"corn": "#9a5100", "wood": "#7a4a21", "stone": "#52606b", "gold": "#7d6a00", "skull": "#0b7480"}
TEMPLE_COLOURS = {"brown": "#84542a", "yellow": "#946700", "green": "#2a7548"}
TEMPLE_TINTS = {"brown": "#e4dacd", "yellow": "#e9dfc4", "green": "#d5e3d4"}
CITY_COLOURS = ("#47803f", "#63707b", "#9c452a", "#946a0b", "#2a6796")
CLASS_COLOURS = {"farm": "#8c6600", "public": "#357541", "tomb": "#626b71", "shrine": "#2f6c9c"}

UI = "'Fira Sans Condensed','Noto Sans',sans-serif"
DISPLAY = "Piazzolla,Georgia,serif"
LETTERS = "ABCD"
WIDE_LETTER = 0.62  # of the font size, on the safe side for any sans-serif


def n(value: float) -> str:
    """A number with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def polar(cx: float, cy: float, radius: float, degrees: float) -> tuple[float, float]:
    """Counter-clockwise from the right."""
    return cx + radius * cos(radians(degrees)), cy - radius * sin(radians(degrees))


def width_of(content: str, size: float) -> float:
    return len(content) * size * WIDE_LETTER


def text(
    x: float, y: float, size: float, content: str, *, fill: str = INK, anchor: str = "middle",
    weight: int = 600, family: str = "", room: float = 0, tracking: str = "",
) -> str:  # fmt: skip
    """A line of text centred on y; smaller where it would need more room than there is."""
    if room and width_of(content, size) > room:
        size = max(6.5, size * room / width_of(content, size))
    style = f' font-family="{family}"' if family else ""
    style += f' letter-spacing="{tracking}"' if tracking else ""
    return (
        f'<text x="{n(x)}" y="{n(y + size * 0.35)}" font-size="{n(size)}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}"{style}>{escape(content)}</text>'
    )


def rect(
    x: float, y: float, w: float, h: float, fill: str, *,
    edge: str = "", line: float = 1, round: float = 0, dash: str = "", opacity: float = 1,
) -> str:  # fmt: skip
    corners = f' rx="{n(round)}"' if round else ""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
    return f'<rect {box}{corners} fill="{fill}"{_edge(edge, line, dash)}{_faint(opacity)}/>'


def circle(
    x: float, y: float, r: float, fill: str, *, edge: str = "", line: float = 1, dash: str = "", opacity: float = 1
) -> str:
    round = f'cx="{n(x)}" cy="{n(y)}" r="{n(r)}"'
    return f'<circle {round} fill="{fill}"{_edge(edge, line, dash)}{_faint(opacity)}/>'


def path(d: str, fill: str, *, edge: str = "", line: float = 1, opacity: float = 1) -> str:
    return f'<path d="{d}" fill="{fill}"{_edge(edge, line, "")}{_faint(opacity)}/>'


def _faint(opacity: float) -> str:
    return f' opacity="{opacity}"' if opacity < 1 else ""


def _edge(colour: str, line: float, dash: str) -> str:
    if not colour:
        return ""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f' stroke="{colour}" stroke-width="{line}" stroke-linejoin="round"{dashes}'


def shadow(x: float, y: float, w: float, h: float, round: float) -> str:
    return rect(x, y + 2, w, h, DEEP, round=round, opacity=0.22)


def panel(x: float, y: float, w: float, h: float) -> str:
    """A slab with its one hard shadow."""
    return shadow(x, y, w, h, 10) + rect(x, y, w, h, SLAB, round=10)


# --- pieces: colour, shape and letter, always all three ---


def outline(seat: int, r: float) -> str:
    if seat == 0:
        return f"M{n(-r)} 0a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"
    if seat == 1:
        k, c = r * 0.9, r * 0.22
        side = 2 * (k - c)
        corner = n(c)
        return (
            f"M{n(c - k)} {n(-k)}h{n(side)}q{corner} 0 {corner} {corner}v{n(side)}q0 {corner} -{corner} {corner}"
            f"h{n(-side)}q-{corner} 0 -{corner} -{corner}v{n(-side)}q0 -{corner} {corner} -{corner}z"
        )
    if seat == 2:
        return f"M0 {n(-r * 1.16)}L{n(r * 1.16)} {n(r * 0.95)}H{n(-r * 1.16)}z"
    return f"M0 {n(-r * 1.2)}L{n(r * 1.2)} 0 0 {n(r * 1.2)} {n(-r * 1.2)} 0z"


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


# --- cogwheels ---


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
