"""What is on offer, the columns, and the viewer's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cenote.drawing.palette import DEEP, INK_2, LINE, LIT, ON_DEEP, SLAB_2, VP
from cenote.drawing.shapes import rect, text
from cenote.games.endlesswinter.components import Box
from cenote.games.endlesswinter.faces.drawing.phrases import Phrases, halved
from cenote.games.endlesswinter.faces.drawing.shapes import panel, piece, squeezed
from cenote.games.endlesswinter.names import ANIMALS, COLUMNS, TRIBES


class Offers:
    def __init__(self, view: Mapping[str, Any], box: Box, phrases: Phrases) -> None:
        self.view = view
        self.box = box
        self.phrases = phrases

    # --- columns ---

    def columns(self, x: float, y: float, w: float, h: float) -> str:
        width = w / len(COLUMNS)
        return "".join(self.column(name, x + i * width, y, width - 6, h) for i, name in enumerate(COLUMNS))

    def column(self, name: str, x: float, y: float, w: float, h: float) -> str:
        """Name, lower action and the figures in order of arrival; a star marks a chief."""
        acting = self.view["acting"]
        lit = acting["column"] == name
        figures = self.view["columns"][name]
        lower = self.phrases.ability(self.box.lower[COLUMNS.index(name)])
        parts = [
            panel(x, y, w, h),
            rect(x, y, w, 20, LIT if lit else DEEP, round=6),
            squeezed(x + 10, y + 10, 13, self.phrases.term("column", name), fill=ON_DEEP, anchor="start", room=w * 0.6),
            squeezed(x + 10, y + h - 12, 9.5, f"↓ {lower}", anchor="start", fill=INK_2, room=w - 20),
        ]
        if lit:
            labour = self.phrases.say("pic-labour", n=acting["labour"])
            parts.append(text(x + w - 10, y + 10, 11, labour, fill=ON_DEEP, anchor="end"))
        for i, figure in enumerate(figures):
            parts.append(piece(figure["seat"], x + 18 + 26 * i, y + 38, 8, "*" if figure["chief"] else ""))
        return "".join(parts)

    # --- display, stones, animals ---

    def culture(self, x: float, y: float, w: float, h: float) -> str:
        width = (w - 8) / len(self.view["display"])
        cards = [
            self.card(id, x + 4 + i * width, y + 4, width - 4, h - 8) for i, id in enumerate(self.view["display"]) if id
        ]
        return panel(x, y, w, h) + "".join(cards)

    def card(self, id: str, x: float, y: float, w: float, h: float) -> str:
        card = self.phrases.cards[id]
        points = f"{card.points}{self.phrases.say('pic-short-vp')}"
        lines = [self.phrases.part(part) for part in card.action.parts]
        rows = [
            squeezed(x + w / 2, y + 32 + 13 * i, 9.5, line, fill=INK_2, room=w - 6, weight=500)
            for i, line in enumerate(lines)
        ]
        return (
            rect(x, y, w, h, SLAB_2, edge=LINE, round=4)
            + squeezed(x + w / 2, y + 12, 10, self.phrases.term("card", id), room=w - 6)
            + "".join(rows)
            + text(x + w / 2, y + h - 9, 10, points, fill=VP)
        )

    def stones(self, x: float, y: float, w: float, h: float) -> str:
        ids = [id for era in self.view["stones"] for id in era]
        step = min(24.0, (h - 8) / max(1, len(ids)))
        rows = []
        for i, id in enumerate(ids):
            rows.append(
                squeezed(
                    x + 6, y + 8 + step * (i + 0.3), 9.5, f"{id}  {self.phrases.stone(id)}", anchor="start", room=w - 12
                )
            )
        return panel(x, y, w, h) + "".join(rows)

    def supplies(self, x: float, y: float, w: float, h: float) -> str:
        """Hunting grounds and tribe decks, a line each."""
        v = self.view
        animals = [name for animal in ANIMALS for name in [animal] * v["grounds"][animal]]
        tribes = [f"{self.phrases.term('card', tribe)} {v['supply'][tribe]}" for tribe in TRIBES]
        rows = [
            (self.phrases.say("pic-grounds"), f"{self.phrases.listed('animal', animals)} ({v['animal_deck']})"),
            (self.phrases.say("pic-tribes"), ", ".join(tribes)),
        ]
        if v["rest_token"] is not None:
            rows.append((self.phrases.say("pic-rest"), self.phrases.term("token", v["rest_token"])))
        if v["nomad"]:
            rows.append((self.phrases.say("pic-nomad"), self.phrases.listed("nomad", v["nomad"]["open"]) or "-"))
        step = (h - 8) / max(3, len(rows))
        drawn = [
            squeezed(x + 8, y + 4 + step * (i + 0.3), 10, title, anchor="start", fill=LIT, room=w - 16)
            + squeezed(x + 8, y + 4 + step * (i + 0.72), 9.5, line, anchor="start", room=w - 16, weight=500)
            for i, (title, line) in enumerate(rows)
        ]
        return panel(x, y, w, h) + "".join(drawn)

    # --- the viewer's own cards ---

    def own(self, x: float, y: float, w: float, h: float) -> str:
        you = self.view["you"]
        if you is None:
            return panel(x, y, w, h)
        player = self.view["players"][you]
        zones = [(zone, player[zone]) for zone in ("hand", "above", "pile") if player[zone]]
        cards = [(zone, id, count) for zone, ids in zones for id, count in Counter(ids).items()]
        width = min(92.0, (w - 8) / max(1, len(cards)))
        return panel(x, y, w, h) + "".join(
            self.own_card(zone, id, count, x + 4 + i * width, y + 4, width - 4, h - 8)
            for i, (zone, id, count) in enumerate(cards)
        )

    def own_card(self, zone: str, id: str, count: int, x: float, y: float, w: float, h: float) -> str:
        name = self.phrases.term("card", id) + (f" ×{count}" if count > 1 else "")
        rows = self.face(id)
        lines = [squeezed(x + w / 2, y + 48 + 12 * i, 9, row, room=w - 6, weight=500) for i, row in enumerate(rows)]
        return (
            rect(x, y, w, h, SLAB_2, edge=LIT if zone == "hand" else LINE, round=4)
            + squeezed(x + w / 2, y + 12, 8.5, self.phrases.say(f"pic-{zone}"), fill=INK_2, room=w - 6)
            + squeezed(x + w / 2, y + 28, 10.5, name, room=w - 6)
            + "".join(lines)
        )

    def face(self, id: str) -> Sequence[str]:
        card = self.phrases.cards[id]
        if not card.copies or card.deck > 1:
            return [self.phrases.part(part) for part in card.action.parts]
        labour = halved(card.labour) + self.phrases.say("pic-short-labour")
        return [labour, self.phrases.ability(card.action), "☾ " + self.phrases.ability(card.eclipse)]
