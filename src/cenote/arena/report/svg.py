"""Small shapes in SVG. Colours come from the page, so that both themes have theirs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

SEAT_SHAPES = (
    '<circle r="9"/>',
    '<rect x="-8.2" y="-8.2" width="16.4" height="16.4" rx="3.6"/>',
    '<path d="M0-10.4 10.2 7.4H-10.2Z"/>',
    '<path d="M0-10.9 10.9 0 0 10.9-10.9 0Z"/>',
    '<path d="M0-10 8.7-5V5L0 10-8.7 5V-5Z"/>',
)


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(label)}">'
    return f"{head}{''.join(parts)}</svg>"


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bar(x: float, y: float, width: float, height: float, kind: str, told: str = "") -> str:
    title = f"<title>{escape(told)}</title>" if told else ""
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} rx="1.5" class="{kind}">{title}</rect>'


def dot(x: float, y: float, r: float, kind: str, told: str = "") -> str:
    title = f"<title>{escape(told)}</title>" if told else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" class="{kind}">{title}</circle>'


def seat_mark(x: float, y: float, seat: int, letter: str) -> str:
    """A seat is colour, shape and letter, always all three."""
    shape = SEAT_SHAPES[seat % len(SEAT_SHAPES)]
    return f'<g class="piece seat-{letter.lower()}" transform="translate({x:.1f} {y:.1f})">{shape}' + (
        f'<text y="4" text-anchor="middle">{letter}</text></g>'
    )


class Scale:
    """From numbers to places on the paper, with round numbers for the ticks."""

    def __init__(self, low: float, high: float, start: float, end: float, ticks: int = 6, least: float = 0.0) -> None:
        if high <= low:
            high = low + 1
        self.step = max(least, nice((high - low) / ticks))
        self.low = floor(low / self.step) * self.step
        self.high = ceil(high / self.step) * self.step
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [round(self.low + number * self.step, 10) for number in range(count + 1)]


def nice(step: float) -> float:
    """1, 2 or 5 and some zeros."""
    power = 10 ** floor(log10(step))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * 0.999))
