"""Rows of icons and numbers: what actions, levels and tiles give, without words."""

from __future__ import annotations

from cenote.drawing.palette import INK, INK_2, SLAB
from cenote.drawing.palette import VP as PURPLE
from cenote.drawing.shapes import rect, text
from cenote.games.tzolkin.components import (
    ACTION,
    ANY,
    BUILD,
    EASES,
    FEEDS,
    MARKET,
    TECHNOLOGY,
    TEMPLE,
    VP,
    WORKER,
    Box,
    Effect,
    Tile,
)
from cenote.games.tzolkin.faces.drawing.icons import icon
from cenote.games.tzolkin.faces.drawing.shapes import GOOD_COLOURS, TEMPLE_COLOURS, width_of
from cenote.games.tzolkin.names import CLASSES, GOODS, LAST_ACTION, TEMPLES, TIKAL, TRACKS, UXMAL, YAXCHILAN


class Glyph:
    """An icon, a text, or an icon with a text after it."""

    def __init__(self, picture: str = "", label: object = "", colour: str = "") -> None:
        self.picture = picture
        self.label = str(label)
        self.colour = colour or GOOD_COLOURS.get(picture, INK)

    def width(self, size: float) -> float:
        picture = size if self.picture else 0
        return picture + (width_of(self.label, size * 0.88) + 1 if self.label else 0)

    def draw(self, x: float, y: float, size: float, ground: str) -> str:
        """From x to the right."""
        drawn = ""
        if self.picture in ("corn-tile", "wood-tile"):
            drawn = harvest_tile(self.picture, x + size / 2, y, size * 0.8)
        elif self.picture:
            drawn = icon(self.picture, x + size / 2, y, size, self.colour, ground)
        if self.label:
            at = x + (size + 1 if self.picture else 0)
            fill = INK if self.picture else self.colour
            drawn += text(at, y, size * 0.88, self.label, anchor="start", weight=700, fill=fill)
        return drawn


Row = list[Glyph]
TIMES = " ×"


def gap(glyph: Glyph) -> float:
    """A number keeps more distance to what follows, so that it belongs to the icon before it."""
    return 5 if glyph.picture and glyph.label else 2.5


def row_width(row: Row, size: float) -> float:
    return sum(glyph.width(size) for glyph in row) + sum(gap(glyph) for glyph in row[:-1])


def draw_row(row: Row, x: float, y: float, size: float, room: float = 0, ground: str = SLAB) -> str:
    """The row with its middle at x, y; smaller where there is not enough room."""
    if room and row_width(row, size) > room:
        size *= room / row_width(row, size)
    at = x - row_width(row, size) / 2
    drawn = ""
    for glyph in row:
        drawn += glyph.draw(at, y, size, ground)
        at += glyph.width(size) + gap(glyph)
    return drawn


def harvest_tile(kind: str, x: float, y: float, size: float) -> str:
    """A corn tile, or a wood tile with its two light bars."""
    left, top = x - size / 2, y - size / 2
    if kind == "corn-tile":
        return rect(left, top, size, size, "#f2b632", edge=INK, line=0.9, round=1.5)
    bars = "".join(rect(left + size * 0.2, top + size * at, size * 0.6, size * 0.12, SLAB) for at in (0.28, 0.6))
    return rect(left, top, size, size, GOOD_COLOURS["wood"], edge=INK, line=0.9, round=1.5) + bars


def goods(amounts: list[int]) -> Row:
    """Goods with their numbers; a single one without."""
    return [Glyph(GOODS[good], amount if amount > 1 else "") for good, amount in enumerate(amounts) if amount]


def counted(amounts: list[int]) -> Row:
    return [Glyph(GOODS[good], amount) for good, amount in enumerate(amounts) if amount]


def action(box: Box, gear: int, number: int) -> Row:
    """What a space of a gear does; harvests and offerings are drawn by themselves."""
    if number > LAST_ACTION[gear]:
        return [Glyph("gear")]
    if gear == YAXCHILAN:
        return counted(box.mining[number - 1])
    return ACTIONS[gear, number] if (gear, number) in ACTIONS else [Glyph("corn", box.fishing)]


ACTIONS: dict[tuple[int, int], Row] = {
    (TIKAL, 1): [Glyph("technology", 1)],
    (TIKAL, 2): [Glyph("building", 1)],
    (TIKAL, 3): [Glyph("technology", 2)],
    (TIKAL, 4): [Glyph("building", 2), Glyph("", "/"), Glyph("monument")],
    (TIKAL, 5): [Glyph("stone", "1›", INK_2), Glyph("temple"), Glyph("temple")],
    (UXMAL, 1): [Glyph("corn", "3›"), Glyph("temple")],
    (UXMAL, 2): [Glyph("market")],
    (UXMAL, 3): [Glyph("worker", "+1")],
    (UXMAL, 4): [Glyph("corn", "›"), Glyph("building")],
    (UXMAL, 5): [Glyph("corn", "1›"), Glyph("gear")],
}

LEVELS: dict[str, list[Row]] = {
    "agriculture": [[Glyph("corn", "+1")], [Glyph("fish", "+1")], [Glyph("corn", "+2")], [Glyph("temple")]],
    "extraction": [
        [Glyph("wood", "+1")],
        [Glyph("stone", "+1")],
        [Glyph("gold", "+1")],
        [Glyph("wood"), Glyph("stone"), Glyph("", "2")],
    ],
    "architecture": [
        [Glyph("corn", "+1")],
        [Glyph("", "+2 ★", PURPLE)],
        [Glyph("building", "−1")],
        [Glyph("", "3 ★", PURPLE)],
    ],
    "theology": [
        [Glyph("ahead", "+1")],
        [Glyph("stone", "›", INK_2), Glyph("temple")],
        [Glyph("skull", "+1")],
        [Glyph("skull")],
    ],
}


def gives(tile: Tile, players: int) -> Row:
    """The effects of a building, or how a monument scores."""
    if tile.score:
        return scores(tile, players)
    return [glyph for effect in tile.effects for glyph in effect_row(effect)]


def effect_row(effect: Effect) -> Row:
    kind, amount = effect.kind, effect.n
    if kind < VP:
        return [Glyph(GOODS[kind], amount)]
    if kind == TEMPLE:
        colour = INK if effect.of == ANY else TEMPLE_COLOURS[TEMPLES[effect.of]]
        return [Glyph("temple", "", colour)] * amount
    if kind == TECHNOLOGY:
        return [Glyph("technology" if effect.of == ANY else TRACKS[effect.of])] * amount
    rows: dict[int, Row] = {
        VP: [Glyph("", f"{amount}★", PURPLE)],
        WORKER: [Glyph("worker", f"+{amount}")],
        FEEDS: [Glyph("worker", amount), Glyph("", "="), Glyph("corn", 0)],
        EASES: [Glyph("", f"−{amount}"), Glyph("corn"), Glyph("", "/"), Glyph("worker")],
        BUILD: [Glyph("building", "+1")],
        MARKET: [Glyph("market")],
        ACTION: [Glyph("corn", "1›"), Glyph("gear")],
    }
    return rows[kind]


def scores(tile: Tile, players: int) -> Row:
    points = tile.points
    each = Glyph("", f"{points[0]}{TIMES}", PURPLE)
    table = Glyph("", "·".join(map(str, points[1:-1] if tile.score == "mastery" else points)), PURPLE)
    rows: dict[str, Row] = {
        "own-class": [each, Glyph(CLASSES[tile.kind])],
        "own-tiles": [each, Glyph("building"), Glyph("monument")],
        "all-monuments": [Glyph("", f"{points[min(players - 2, len(points) - 1)]}{TIMES}", PURPLE), Glyph("monument")],
        "corn-tiles": [each, Glyph("corn-tile")],
        "wood-tiles": [each, Glyph("wood-tile")],
        "workers": [table, Glyph("worker")],
        "levels": [each, Glyph("technology")],
        "mastery": [table, Glyph("technology")],
        "best-temple": [each, Glyph("temple"), Glyph("", "↑")],
        "temples": [each, *(Glyph("temple", "", TEMPLE_COLOURS[temple]) for temple in TEMPLES)],
        "skulls": [each, Glyph("skull")],
    }
    return rows[tile.score]
