"""The players' panels, along the left edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import INK, INK_2, LINE, LINE_STRONG, LIT, SEATS, SLAB, SLAB_2, STOP, VP
from cenote.drawing.shapes import DISPLAY, rect, text
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.faces.drawing.glyphs import Glyph, draw_row, harvest_tile
from cenote.games.tzolkin.faces.drawing.icons import icon
from cenote.games.tzolkin.faces.drawing.phrases import Phrases
from cenote.games.tzolkin.faces.drawing.shapes import CLASS_COLOURS, GOOD_COLOURS, panel, piece, squeezed, width_of
from cenote.games.tzolkin.names import CLASSES, GOODS


class Seats:
    """One panel for each player."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.say = words.say
        self.phrases = Phrases(box, words, len(view["players"]))
        self.names = names
        self.kinds = {tile.id: CLASSES[tile.kind] for tile in box.buildings}

    def draw(self, x: float, y: float, width: float, height: float) -> str:
        each = min(158.0, height / len(self.view["players"]))
        return "".join(
            self.seat(player, x, y + each * player["seat"], width, each - 8) for player in self.view["players"]
        )

    def seat(self, player: Mapping[str, Any], x: float, y: float, width: float, height: float) -> str:
        seat = player["seat"]
        drawn = panel(x, y, width, height) + rect(x, y + 6, 5, height - 12, SEATS[seat], round=2)
        if self.view["seat"] == seat:
            drawn += rect(x, y, width, height, "none", edge=SEATS[seat], line=3, round=10)
        row = (height - 14) / 5
        drawn += self.title(player, x + 14, y + 7 + row * 0.5, width - 26)
        drawn += self.goods(player, x + 12, y + 7 + row * 1.5, width - 22)
        drawn += self.workers(player, x + 12, y + 7 + row * 2.5)
        drawn += self.tiles(player, x + 12, y + 7 + row * 3.5, width - 22)
        return drawn + self.food(player, x + 12, y + 7 + row * 4.5, width - 24)

    def title(self, player: Mapping[str, Any], x: float, y: float, width: float) -> str:
        seat = player["seat"]
        points = self.phrases.points_of(player)
        drawn = piece(seat, x + 9, y, 9.5)
        drawn += squeezed(x + 27, y, 15, self.names[seat], anchor="start", room=width - 36 - width_of(points, 20))
        return drawn + text(x + width, y, 20, points, anchor="end", weight=700, family=DISPLAY)

    def goods(self, player: Mapping[str, Any], x: float, y: float, width: float) -> str:
        each = width / len(GOODS)
        drawn = ""
        for place, good in enumerate(GOODS):
            have = player["goods"][good]
            faint = "" if have else ' opacity="0.35"'
            drawn += f"<g{faint}>{draw_row([Glyph(good, have)], x + each * (place + 0.5), y, 17, each)}</g>"
        return drawn

    def workers(self, player: Mapping[str, Any], x: float, y: float) -> str:
        """Workers in hand and in play, harvest tiles, the right to two days, the first-player marker."""
        hand = f"{player['hand']} / {player['workers']}"
        drawn = icon("worker", x + 8, y, 17, INK) + text(x + 20, y, 14, hand, anchor="start", weight=700)
        for at, kind in ((80, "corn"), (114, "wood")):
            drawn += harvest_tile(f"{kind}-tile", x + at, y, 12)
            drawn += text(x + at + 10, y, 14, str(player[f"{kind}_tiles"]), anchor="start", weight=700)
        drawn += f'<g opacity="{1 if player["light"] else 0.25}">{icon("double", x + 153, y, 16, INK)}</g>'
        return drawn + (icon("sun", x + 184, y, 20, LIT) if self.view["marker"] == player["seat"] else "")

    def tiles(self, player: Mapping[str, Any], x: float, y: float, width: float) -> str:
        """Buildings and monuments by their kinds; before the first round the own wealth tiles."""
        if self.view["round"] == 0:
            return self.wealth(player, x, y, width)
        owned = [(self.kinds[id], CLASS_COLOURS[self.kinds[id]]) for id in player["buildings"]]
        owned += [("monument", VP)] * len(player["monuments"])
        each = min(21.0, width / max(1, len(owned)))
        drawn = ""
        for place, (kind, colour) in enumerate(owned):
            left = x + place * each
            drawn += rect(left, y - 9, 18, 18, colour, edge=SLAB, line=0.8, round=4)
            drawn += icon(kind, left + 9, y, 13, SLAB, colour)
        return drawn or rect(x, y - 9, 18, 18, "none", edge=LINE_STRONG, line=0.8, round=4, dash="3 2")

    def wealth(self, player: Mapping[str, Any], x: float, y: float, width: float) -> str:
        dealt = player["dealt"] or ["?"] * 4
        each = width / max(1, len(dealt))
        drawn = ""
        for place, id in enumerate(dealt):
            kept = id in (player["kept"] or [])
            left = x + place * each
            drawn += rect(left, y - 10, each - 4, 20, LIT if kept else SLAB_2, edge=LINE_STRONG, line=0.8, round=3)
            drawn += text(left + each / 2 - 2, y, 11.5, id, fill=SLAB if kept else INK)
        return drawn

    def food(self, player: Mapping[str, Any], x: float, y: float, width: float) -> str:
        """Corn at hand against corn needed on the next food day."""
        need = player["food"]
        if need is None:
            return ""
        have = player["goods"]["corn"]
        drawn = squeezed(x, y, 12, self.say("pic-feeding"), anchor="start", fill=INK_2, weight=500, room=64)
        bar = width - 118
        full = 1.0 if have >= need else have / need
        drawn += rect(x + 70, y - 3, bar, 6, LINE, round=3)
        drawn += rect(x + 70, y - 3, bar * full, 6, GOOD_COLOURS["corn"], round=3) if full else ""
        fill = STOP if have < need else INK
        return drawn + text(x + width, y, 12.5, f"{have}/{need}", anchor="end", weight=700, fill=fill)
