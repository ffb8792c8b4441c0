"""Plain SVG: numbers, texts, boxes, the outlines of pieces, and the sheet that holds them."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from xml.sax.saxutils import escape

from cenote.drawing.palette import DEEP, INK, ON_DEEP, ON_DEEP_2, SLAB

WIDTH, HEIGHT = 1280, 720
TOP = 44  # of the bar
UI = "'Fira Sans Condensed','Noto Sans',sans-serif"
DISPLAY = "Piazzolla,Georgia,serif"


def n(value: float) -> str:
    """A number with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def polar(cx: float, cy: float, radius: float, degrees: float) -> tuple[float, float]:
    """Counter-clockwise from the right."""
    return cx + radius * cos(radians(degrees)), cy - radius * sin(radians(degrees))


def text(
    x: float, y: float, size: float, content: str, *, fill: str = INK, anchor: str = "middle",
    weight: int = 600, family: str = "", tracking: str = "",
) -> str:  # fmt: skip
    """A line of text centred on y."""
    style = f' font-family="{family}"' if family else ""
    style += f' letter-spacing="{tracking}"' if tracking else ""
    return (
        f'<text x="{n(x)}" y="{n(y + size * 0.35)}" font-size="{n(size)}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}"{style}>{escape(content)}</text>'
    )


def clipped(content: str, size: float, room: float, letter: float) -> str:
    """As much of a text as fits, where a letter is so wide, as a share of the size."""
    letters = max(1, int(room / (size * letter)))
    return content if len(content) <= letters else content[: letters - 1] + "…"


def rect(
    x: float, y: float, w: float, h: float, fill: str, *,
    edge: str = "", line: float = 1, round: float = 0, dash: str = "", opacity: float = 1,
) -> str:  # fmt: skip
    corners = f' rx="{n(round)}"' if round else ""
    box = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
    return f'<rect {box}{corners} fill="{fill}"{stroke(edge, line, dash)}{faint(opacity)}/>'


def circle(
    x: float, y: float, r: float, fill: str, *, edge: str = "", line: float = 1, dash: str = "", opacity: float = 1
) -> str:
    round = f'cx="{n(x)}" cy="{n(y)}" r="{n(r)}"'
    return f'<circle {round} fill="{fill}"{stroke(edge, line, dash)}{faint(opacity)}/>'


def path(d: str, fill: str, *, edge: str = "", line: float = 1, opacity: float = 1) -> str:
    return f'<path d="{d}" fill="{fill}"{stroke(edge, line)}{faint(opacity)}/>'


def faint(opacity: float) -> str:
    return f' opacity="{opacity}"' if opacity < 1 else ""


def stroke(colour: str, line: float, dash: str = "") -> str:
    if not colour:
        return ""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f' stroke="{colour}" stroke-width="{n(line)}" stroke-linejoin="round"{dashes}'


def shadow(x: float, y: float, w: float, h: float, round: float) -> str:
    return rect(x, y + 2, w, h, DEEP, round=round, opacity=0.22)


def slab(x: float, y: float, w: float, h: float, round: float) -> str:
    """A slab with its one hard shadow."""
    return shadow(x, y, w, h, round) + rect(x, y, w, h, SLAB, round=round)


def outline(seat: int, r: float) -> str:
    """The shape of a seat's pieces: a disc, a square, a triangle, a diamond."""
    if seat == 0:
        return f"M{n(-r)} 0a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"
    if seat == 1:
        k = r * 0.9
        return f"M{n(-k)} {n(-k)}h{n(2 * k)}v{n(2 * k)}h{n(-2 * k)}z"
    if seat == 2:
        return f"M0 {n(-r * 1.16)}L{n(r * 1.16)} {n(r * 0.95)}H{n(-r * 1.16)}z"
    return f"M0 {n(-r * 1.2)}L{n(r * 1.2)} 0 0 {n(r * 1.2)} {n(-r * 1.2)} 0z"


# --- the sheet ---


def sheet(title: str, parts: Iterable[str], font: str = UI) -> str:
    """A self-contained picture."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{font}" role="img">'
    return f"{head}<title>{title}</title>{''.join(parts)}</svg>\n"


def bar(title: str, status: str, left: float = 16, mark: str = "") -> str:
    """The bar at the top with the stepped fret under it; a mark may stand before the name of the house."""
    fret = "".join(f"M{x} {TOP}h4v2h4v2h4v3h4v-3h4v-2h4v-2h4z" for x in range(0, WIDTH, 28))
    return (
        rect(0, 0, WIDTH, TOP, DEEP)
        + path(fret, DEEP)
        + mark
        + text(left, 22, 18, "Cenote", fill=ON_DEEP, anchor="start", weight=700, family=DISPLAY)
        + rect(left + 80, 12, 1, 20, ON_DEEP_2)
        + text(left + 94, 22, 18, title, fill=ON_DEEP, anchor="start", weight=700, family=DISPLAY)
        + text(WIDTH - 16, 22, 14, status, fill=ON_DEEP_2, anchor="end")
    )
