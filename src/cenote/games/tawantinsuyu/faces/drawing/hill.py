"""The hill from above: three rings of spaces around the Coricancha."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.words import Words
from cenote.games.tawantinsuyu.components import Box, Space
from cenote.games.tawantinsuyu.faces.drawing.shapes import (
    BLUE,
    DEEP,
    FAINT,
    GREEN,
    INK,
    LINE,
    ON_DEEP,
    PANEL,
    ROAD,
    SPACE,
    TERRACES,
    WORKERS,
    around,
    badge,
    circle,
    line,
    rect,
    shortened,
    text,
    turned,
)
from cenote.games.tawantinsuyu.names import GODS, SECTORS, TASKS

EDGES = (156, 236, 318)  # of the terraces
ROADS = (119, 196, 277)  # where spaces stand: tasks lie inside and outside of the road in turn
ASIDE = 8  # how far a space gives way to the task in its direction
APART = (27, 28, 30)  # from the road to the tasks on either side
CORE = 78  # the Coricancha
COLOURS = {"": SPACE, "blue": BLUE, "green": GREEN}


class Hill:
    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, x: float, y: float) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.x = x
        self.y = y
        self.rings = [[space for space in box.spaces if space.terrace == terrace] for terrace in range(len(EDGES))]
        self.nodes: dict[str, tuple[float, float]] = {}
        for terrace, ring in enumerate(self.rings):
            names = sorted({node for space in ring for node in space.nodes})
            for place, node in enumerate(names):
                side = APART[terrace] if place % 2 else -APART[terrace]
                self.nodes[node] = around(x, y, ROADS[terrace] + side, (place - 0.5) / len(names))

    def draw(self) -> str:
        parts = [circle(self.x, self.y, EDGES[terrace], TERRACES[terrace], INK) for terrace in (2, 1, 0)]
        parts += [self.border(sector) for sector in range(SECTORS)]
        parts += [self.roads(space) for space in self.box.spaces]
        parts += [self.stairs(sector, level) for sector in range(SECTORS) for level in range(2)]
        parts += [self.space(space, *self.at(space)) for space in self.box.spaces]
        return "".join(parts) + self.tasks() + self.coricancha()

    def at(self, space: Space) -> tuple[float, float]:
        ring = self.rings[space.terrace]
        place = ring.index(space)
        aside = -ASIDE if (place + 1) % len(ring) % 2 else ASIDE
        return around(self.x, self.y, ROADS[space.terrace] + aside, (place + 0.5) / len(ring))

    def border(self, sector: int) -> str:
        inner = around(self.x, self.y, CORE, sector / SECTORS)
        outer = around(self.x, self.y, EDGES[2], sector / SECTORS)
        return line(*inner, *outer, LINE)

    def roads(self, space: Space) -> str:
        """From a space to the three tasks that it borders."""
        return "".join(line(*self.at(space), *self.nodes[node], ROAD) for node in space.nodes)

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

    def tasks(self) -> str:
        tasks = {node: task for space in self.box.spaces for node, task in zip(space.nodes, space.tasks, strict=True)}
        parts = []
        for node, (x, y) in self.nodes.items():
            parts.append(rect(x - 9, y - 7, 18, 14, PANEL, INK, 3))
            parts.append(text(x, y, 9, self.words.say(f"pic-task-{TASKS[tasks[node]]}"), weight=700))
        return "".join(parts)

    def stairs(self, sector: int, level: int) -> str:
        owner = self.view[("upper", "lower")[level]][sector]
        x, y = around(self.x, self.y, EDGES[level], (sector + 0.06) / SECTORS)
        if owner is not None:
            return badge(x, y, owner, 9)
        return circle(x, y, 6, PANEL, INK) + text(x, y, 8, "⇅")

    def coricancha(self) -> str:
        parts = [circle(self.x, self.y, CORE, DEEP, INK)]
        for sector, action in enumerate(self.view["actions"]):
            turn = (sector + 0.5) / SECTORS
            x, y = around(self.x, self.y, CORE * 0.76, turn)
            name = text(x, y, 9, shortened(self.words.term("action", action), 84, 9), ON_DEEP, weight=700)
            parts.append(turned(name, x, y, turn if not 0.25 < turn < 0.75 else turn + 0.5))
            here = [player["seat"] for player in self.view["players"] if player["priest"] == sector + 1]
            x, y = around(self.x, self.y, CORE * 0.45, turn)
            for place, seat in enumerate(here):
                parts.append(badge(x + (place - (len(here) - 1) / 2) * 14, y, seat, 6.5))
        return "".join(parts)
