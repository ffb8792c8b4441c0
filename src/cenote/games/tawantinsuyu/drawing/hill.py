"""The hill from above: three rings of spaces around the Coricancha."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.words import Words
from cenote.games.tawantinsuyu.components import Box, Space
from cenote.games.tawantinsuyu.drawing.shapes import (
    BLUE,
    DEEP,
    FAINT,
    GREEN,
    INK,
    LINE,
    ON_DEEP,
    PANEL,
    SPACE,
    TERRACES,
    WORKERS,
    around,
    badge,
    circle,
    line,
    shorten,
    text,
)
from cenote.games.tawantinsuyu.names import GODS, SECTORS, TASKS

RADII = (118, 194, 272)  # of the rings of spaces
EDGES = (156, 234, 318)  # of the terraces
CORE = 80  # the Coricancha
COLOURS = {"": SPACE, "blue": BLUE, "green": GREEN}


class Hill:
    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, x: float, y: float) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.x = x
        self.y = y

    def draw(self) -> str:
        parts = [circle(self.x, self.y, EDGES[terrace], TERRACES[terrace], INK) for terrace in (2, 1, 0)]
        parts += [self.border(sector) for sector in range(SECTORS)]
        parts += [self.ring(terrace) for terrace in range(3)]
        parts += [self.stairs(sector, level) for sector in range(SECTORS) for level in range(2)]
        return "".join(parts) + self.coricancha()

    def border(self, sector: int) -> str:
        inner = around(self.x, self.y, CORE, sector / SECTORS)
        outer = around(self.x, self.y, EDGES[2], sector / SECTORS)
        return line(*inner, *outer, LINE)

    def ring(self, terrace: int) -> str:
        spaces = [space for space in self.box.spaces if space.terrace == terrace]
        parts = []
        for place, space in enumerate(spaces):
            turn = (place + 0.5) / len(spaces)
            parts.append(self.tasks(space, terrace, turn))
            parts.append(self.space(space, *around(self.x, self.y, RADII[terrace], turn)))
        return "".join(parts)

    def space(self, space: Space, x: float, y: float) -> str:
        """Id and god, or the worker who stands there."""
        colour = self.box.colours[space.ability] if space.ability >= 0 else ""
        worker = self.view["hill"].get(space.id)
        if worker:
            letter = self.words.say(f"pic-worker-{worker}")
            return circle(x, y, 14, WORKERS[worker], INK, 2) + text(x, y, 14, letter, "#ffffff", weight=700)
        god = self.words.say(f"pic-god-{GODS[space.god]}")
        mark = f"{space.id}{colour[:1]}"
        drawn = circle(x, y, 14, COLOURS.get(colour, SPACE), INK)
        return drawn + text(x, y - 4.5, 7.5, mark, FAINT) + text(x, y + 4.5, 9.5, god, weight=700)

    def tasks(self, space: Space, terrace: int, turn: float) -> str:
        """The three tasks that a space borders, outside of it."""
        words = " ".join(self.words.say(f"pic-task-{TASKS[task]}") for task in space.tasks)
        x, y = around(self.x, self.y, RADII[terrace] + 24, turn)
        return text(x, y, 8, words, INK)

    def stairs(self, sector: int, level: int) -> str:
        owner = self.view[("upper", "lower")[level]][sector]
        x, y = around(self.x, self.y, EDGES[level], (sector + 0.5) / SECTORS)
        if owner is not None:
            return badge(x, y, owner, 9)
        return circle(x, y, 6, PANEL, INK) + text(x, y, 8, "⇅")

    def coricancha(self) -> str:
        parts = [circle(self.x, self.y, CORE, DEEP, INK)]
        for sector, action in enumerate(self.view["actions"]):
            x, y = around(self.x, self.y, CORE * 0.62, (sector + 0.5) / SECTORS)
            name = shorten(self.words.term("action", action), 62, 9)
            parts.append(text(x, y - 6, 9, name, ON_DEEP, weight=700))
            here = [player["seat"] for player in self.view["players"] if player["priest"] == sector + 1]
            for place, seat in enumerate(here):
                parts.append(badge(x + (place - (len(here) - 1) / 2) * 15, y + 7, seat, 6.5))
        return "".join(parts)
