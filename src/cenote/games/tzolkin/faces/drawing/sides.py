"""The temples, the technologies and the market, to the right of the gears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import INK, INK_2, INK_3, LINE, LINE_STRONG, SLAB_2, STOP, VP
from cenote.drawing.shapes import n, path, rect, text
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.faces.drawing.glyphs import LEVELS, Glyph, draw_row
from cenote.games.tzolkin.faces.drawing.icons import icon
from cenote.games.tzolkin.faces.drawing.shapes import GOOD_COLOURS, TEMPLE_COLOURS, TEMPLE_TINTS, panel, piece, squeezed
from cenote.games.tzolkin.names import GOODS, TEMPLES, TRACKS


class Sides:
    """The right side of the picture, so wide."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, x: float, width: float) -> None:
        self.view = view
        self.box = box
        self.say = words.say
        self.x = x
        self.width = width

    def temples(self, y: float, height: float) -> str:
        drawn = panel(self.x, y, self.width, height)
        ground = y + height - 8
        tallest = max(len(temple.points) for temple in self.box.temples)
        step = min(28.5, (height - 44) / tallest)
        room = self.width / len(TEMPLES)
        for number in range(len(TEMPLES)):
            drawn += self.temple(number, self.x + room * (number + 0.5), ground, step, room - 12)
        return drawn + path(f"M{n(self.x + 8)} {n(ground)}h{n(self.width - 16)}", "none", edge=LINE_STRONG)

    def temple(self, number: int, cx: float, ground: float, height: float, room: float) -> str:
        """A stair of steps, each with its points, its reward and who stands there."""
        name, temple = TEMPLES[number], self.box.temples[number]
        colour, tint = TEMPLE_COLOURS[name], TEMPLE_TINTS[name]
        drawn = ""
        for index, points in enumerate(temple.points):
            width, top = room - index * 4.5, ground - (index + 1) * height
            last = index == len(temple.points) - 1
            left = cx - width / 2
            drawn += rect(left, top, width, height - 1.5, tint, edge=colour, line=2 if last else 1, round=2)
            middle, fill = top + height / 2 - 1, STOP if points < 0 else INK
            drawn += text(left + 5, middle, 12, str(points).replace("-", "−"), anchor="start", fill=fill, weight=700)
            if temple.rewards[index] >= 0:
                good = GOODS[temple.rewards[index]]
                drawn += icon(good, cx + width / 2 - 11, middle, 14, GOOD_COLOURS[good], tint)
            standing = [player["seat"] for player in self.view["players"] if player["temples"][name] == index - 1]
            for place, seat in enumerate(standing):
                drawn += piece(seat, cx + (place - (len(standing) - 1) / 2) * 16 + 2, middle, 6.6)
        top = ground - len(temple.points) * height
        bonus = "/".join(map(str, temple.highest))
        drawn += squeezed(cx, top - 24, 13, self.say(f"pic-god-{name}"), fill=colour, weight=700, room=room)
        return drawn + text(cx, top - 10, 11.5, f"★ {bonus}", fill=VP, weight=700)

    def technologies(self, y: float, height: float) -> str:
        drawn = panel(self.x, y, self.width, height)
        row = (height - 10) / len(TRACKS)
        for number, track in enumerate(TRACKS):
            drawn += self.track(track, y + 5 + number * row, row)
        return drawn

    def track(self, track: str, y: float, height: float) -> str:
        drawn = icon(track, self.x + 20, y + height / 2, 24, INK)
        drawn += squeezed(self.x + 36, y + height / 2, 11, self.say(f"pic-track-{track}"), anchor="start", room=78)
        left, width = self.x + 116, (self.width - 122) / 4
        for level, row in enumerate(LEVELS[track], 1):
            bonus = level == len(LEVELS[track])
            x = left + (level - 1) * width
            fill, dash = ("none", "3 2") if bonus else (SLAB_2, "")
            drawn += rect(x, y + 2, width - 3, height - 4, fill, edge=LINE_STRONG, line=0.8, round=3, dash=dash)
            standing = [player["seat"] for player in self.view["players"] if player["levels"][track] == level]
            middle = x + (width - 3) / 2
            drawn += draw_row(row, middle, y + (height * 0.3 if standing or not bonus else height / 2), 15, width - 8)
            for place, seat in enumerate(standing):
                drawn += piece(seat, middle + (place - (len(standing) - 1) / 2) * 15, y + height * 0.7, 6.2)
        return drawn

    def market(self, y: float, height: float) -> str:
        """What a cube is worth, and the skulls of the supply."""
        middle = y + height / 2
        rates = [Glyph(GOODS[good], self.box.market[good]) for good in (1, 2, 3)]
        drawn = panel(self.x, y, self.width, height) + icon("market", self.x + 40, middle, 22, INK_2)
        drawn += draw_row([*rates, Glyph("", "=", INK_3), Glyph("corn")], self.x + 160, middle, 20)
        drawn += path(f"M{n(self.x + 276)} {n(y + 9)}v{n(height - 18)}", "none", edge=LINE)
        return drawn + draw_row([Glyph("skull", self.view["skulls"])], self.x + 324, middle, 20)
