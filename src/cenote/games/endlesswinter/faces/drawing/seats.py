"""The players at the left edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.drawing.palette import INK_2, LIT, SEATS, VP
from cenote.drawing.shapes import DISPLAY, rect, text
from cenote.games.endlesswinter.faces.drawing.phrases import Phrases
from cenote.games.endlesswinter.faces.drawing.shapes import panel, piece, squeezed

FIELDS = ("food", "tools", "figures", "hand", "deck", "discard", "buried", "camps", "megaliths")


class Seats:
    def __init__(self, view: Mapping[str, Any], phrases: Phrases, names: Sequence[str]) -> None:
        self.view = view
        self.phrases = phrases
        self.names = names

    def draw(self, x: float, y: float, w: float, h: float) -> str:
        """In turn order from the top."""
        height = h / max(2, len(self.view["players"]))
        order = [self.view["players"][seat] for seat in self.view["order"]]
        return "".join(self.seat(player, x, y + i * height, w, height - 8) for i, player in enumerate(order))

    def seat(self, player: Mapping[str, Any], x: float, y: float, w: float, h: float) -> str:
        number = player["seat"]
        name = self.names[number] if number < len(self.names) else self.phrases.say("pic-nomad")
        parts = [
            panel(x, y, w, h),
            rect(x, y, 5, h, SEATS[number], round=2),
            piece(number, x + 22, y + 20, 9),
            squeezed(x + 38, y + 20, 15, name, anchor="start", weight=700, room=w - 90),
            text(x + w - 12, y + 20, 18, str(player["vp"]), anchor="end", fill=VP, weight=700, family=DISPLAY),
        ]
        if self.view["seat"] == number:
            parts.append(rect(x, y, w, h, "none", edge=LIT, line=2.5, round=9))
        for i, field in enumerate(FIELDS):
            left, top = x + 14 + i % 3 * (w - 20) / 3, y + 44 + i // 3 * 17
            label = f"{self.phrases.say(f'pic-head-{field}')} {self.amount(player, field)}"
            parts.append(squeezed(left, top, 11, label, anchor="start", room=(w - 26) / 3))
        rows = [row for row in self.owned(player) if row]
        step = min(14.0, (h - 98) / max(1, len(rows)))
        for i, row in enumerate(rows):
            parts.append(
                squeezed(x + 14, y + 98 + i * step, 9.5, row, anchor="start", fill=INK_2, room=w - 24, weight=500)
            )
        return "".join(parts)

    def amount(self, player: Mapping[str, Any], field: str) -> str:
        figures = player["figures"]
        shown = {
            "food": f"{player['food']}/{player['food_limit']}",
            "tools": player["tools"],
            "figures": "*" * figures["chief"] + "i" * figures["tribe"] + "z" * figures["resting"] or "-",
            "hand": player["hand_size"],
            "deck": player["deck"],
            "discard": len(player["discard"]),
            "buried": player["buried_size"],
            "camps": f"{player['camps_left']}/{player['villages_left']}",
            "megaliths": f"{player['neutrals']}+{player['megaliths']}",
        }
        return str(shown[field])

    def owned(self, player: Mapping[str, Any]) -> list[str]:
        chief = f"{self.phrases.term('chief', player['chief'])} {player['side']}" if player["chief"] else ""
        rows = [chief, " ".join(player["stones"])]
        for zone in ("animals", "turned"):
            held = [animal for animal, count in player[zone].items() for _ in range(count)]
            rows.append(f"{self.phrases.say(f'pic-{zone}')} {self.phrases.listed('animal', held)}" if held else "")
        return rows
