"""What lies around the hill: players, temple, regions, village, market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cenote.core.fields import NONE
from cenote.core.words import Words
from cenote.games.tawantinsuyu.components import Box
from cenote.games.tawantinsuyu.faces.describe import describe
from cenote.games.tawantinsuyu.faces.drawing.shapes import (
    FAINT,
    INK,
    LINE,
    PANEL,
    SPACE,
    WORKERS,
    badge,
    circle,
    rect,
    shortened,
    text,
)
from cenote.games.tawantinsuyu.names import GOODS, REGION_SIZE, REGIONS, TASKS
from cenote.games.tawantinsuyu.names import WORKERS as COLOURS
from cenote.games.tawantinsuyu.vocabulary import EITHER, KINDS, TASK, Effect

LINES: Final = 3  # that fit into a space of a region


class Panels:
    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.say = words.say
        self.names = [*names, words.term("who", "axomamma")] if view["solo"] else list(names)

    def panel(self, x: float, y: float, width: float, height: float, title: str) -> str:
        return rect(x, y, width, height, PANEL, LINE, 6) + text(x + 8, y + 11, 11, title, anchor="start", weight=700)

    # --- players ---

    def players(self, x: float, y: float, width: float, height: float) -> str:
        each = height / len(self.view["players"])
        return "".join(
            self.player(player, x, y + place * each, width, each - 6)
            for place, player in enumerate(self.view["players"])
        )

    def player(self, player: Mapping[str, Any], x: float, y: float, width: float, height: float) -> str:
        seat = player["seat"]
        turn = self.view["seat"] == seat
        parts = [rect(x, y, width, height, PANEL, INK if turn else LINE, 6), badge(x + 16, y + 16, seat, 10)]
        parts.append(text(x + 32, y + 16, 13, self.names[seat], anchor="start", weight=700))
        parts.append(text(x + width - 8, y + 16, 14, str(player["vp"]), anchor="end", weight=700))
        for place, line in enumerate(self.holdings(player)):
            at = y + 34 + place * 14
            if at < y + height - 4:
                parts.append(text(x + 8, at, 10, shortened(line, width - 14, 10), FAINT, "start"))
        return "".join(parts)

    def holdings(self, player: Mapping[str, Any]) -> list[str]:
        goods = "  ".join(f"{player['goods'][good]} {self.say(f'pic-short-{good}')}" for good in GOODS)
        workers = [worker for worker in COLOURS for _ in range(player["workers"][worker])] + player["queue"]
        letters = "".join(self.say(f"pic-worker-{worker}") for worker in workers)
        counts = [
            f"{self.say('pic-head-workers')} {letters}",
            f"{self.say('pic-head-cards')} {player['cards']}",
            f"{self.say('pic-head-army')} {player['army_cards']}",
        ]
        lines = [goods, "  ".join(counts)]
        buildings = [*player["up"], *player["permanent"]]
        if buildings:
            lines.append(f"{self.say('pic-up')} {' '.join(buildings)}")
        if player["down"]:
            lines.append(f"{self.say('pic-down')} {' '.join(player['down'])}")
        soldiers = {card.id: str(card.soldiers) for card in self.box.army}
        if player["troops"] or player["tired"]:
            troops = "+".join(soldiers[card] for card in player["troops"]) or "0"
            tired = "+".join(soldiers[card] for card in player["tired"]) or "0"
            lines.append(f"{self.say('pic-troops')} {troops} · {self.say('pic-tired')} {tired}")
        lines += ["-".join(tapestry) for tapestry in player["tapestries"]]
        return lines

    # --- temple and regions ---

    def temple(self, x: float, y: float, width: float, height: float) -> str:
        parts = [self.panel(x, y, width, height, self.say("pic-temple"))]
        top = len(self.box.step_vp) - 1
        each = (height - 24) / (top + 1)
        for step in range(top + 1):
            at = y + height - 6 - (step + 0.5) * each
            reward = self.short(self.box.rewards[step]) if self.box.rewards[step] != NONE else ""
            final = f" / {self.box.final_vp[step]}" if self.box.final_vp[step] else ""
            parts.append(text(x + 16, at, 9.5, str(step), FAINT, weight=700))
            parts.append(text(x + 30, at, 9.5, shortened(reward, width - 130, 9.5), anchor="start"))
            parts.append(text(x + width - 62, at, 9.5, f"{self.box.step_vp[step]}{final}", anchor="end"))
            here = [player["seat"] for player in self.view["players"] if player["step"] == step]
            parts += [badge(x + width - 50 + place * 13, at, seat, 6) for place, seat in enumerate(here)]
        return "".join(parts)

    def regions(self, x: float, y: float, width: float, height: float) -> str:
        parts = [self.panel(x, y, width, height, self.say("pic-regions"))]
        each, cell = (height - 22) / len(REGIONS), (width - 12) / REGION_SIZE
        for row, region in enumerate(REGIONS):
            at = y + 20 + row * each
            parts.append(text(x + 8, at + 5, 9.5, self.words.term("land", region), FAINT, "start", 700))
            for place in range(REGION_SIZE):
                space = self.box.conquests[row * REGION_SIZE + place]
                left = x + 6 + place * cell
                parts.append(rect(left, at + 12, cell - 3, each - 15, SPACE, LINE, 4))
                owner = self.view["conquests"].get(space.id)
                if owner is not None:
                    parts.append(badge(left + cell / 2 - 1, at + each / 2 + 4, owner, 9))
                    continue
                middle = left + cell / 2 - 1
                parts.append(text(middle, at + 18, 8.5, f"{space.turn}/{space.discard}", weight=700))
                effects = self.box.bonuses[space.bonus].effects if space.bonus != NONE else []
                gains = [self.effect(effect) for effect in effects]
                if len(gains) > LINES:
                    gains[:2] = [" ".join(gains[:2])]
                for n, gain in enumerate(gains):
                    parts.append(text(middle, at + 28 + 9.5 * n, 8.5, shortened(gain, cell + 2, 8.5)))
        return "".join(parts)

    def short(self, bonus: int) -> str:
        return " ".join(self.effect(effect) for effect in self.box.bonuses[bonus].effects)

    def effect(self, effect: Effect) -> str:
        if effect.kind == EITHER:
            return f" {self.say('pic-or')} ".join(self.effect(choice) for choice in effect.choices)
        if effect.kind == TASK:
            return self.say(f"pic-task-{TASKS[effect.n]}")
        return f"{effect.n}{self.say(f'pic-short-{KINDS[effect.kind]}')}"

    # --- workers, cards, market ---

    def workers(self, x: float, y: float, width: float, height: float) -> str:
        v = self.view
        parts = [rect(x, y, width, height, PANEL, LINE, 6)]
        rows = [(self.say("pic-village"), v["village"]), (self.say("pic-nomads"), v["nomads"])]
        for row, (title, workers) in enumerate(rows):
            at = y + 14 + row * 24
            parts.append(text(x + 8, at, 10, title, anchor="start", weight=700))
            parts += [self.worker(worker, x + 92 + place * 22, at) for place, worker in enumerate(workers)]
        losses = f"{self.say('pic-losses')}: {sum(v['losses'].values())}   {self.say('pic-bag', n=v['bag'])}"
        parts.append(text(x + 8, y + 62, 10, losses, anchor="start"))
        altar = " · ".join(v["altar"]) or self.say("pic-none")
        cards = f"{self.say('pic-altar')}: {altar}   {self.say('pic-deck', n=v['deck'])}"
        parts.append(text(x + 8, y + 78, 10, shortened(cards, width - 12, 10), anchor="start"))
        return "".join(parts)

    def worker(self, worker: str, x: float, y: float) -> str:
        letter = self.say(f"pic-worker-{worker}")
        return circle(x, y, 9, WORKERS[worker], INK) + text(x, y, 10, letter, "#ffffff", weight=700)

    def market(self, x: float, y: float, width: float, height: float) -> str:
        v = self.view
        parts = [self.panel(x, y, width, height, self.say("pic-market"))]
        lines = [f"{id} {describe(id, self.box, self.words)}" for id in v["market"]]
        if v["top_weaving"]:
            lines.append(self.say("pic-weaving", n=v["weavings"], tile=self.words.term("tile", v["top_weaving"])))
        for row, words in enumerate(lines):
            parts.append(text(x + 8, y + 26 + row * 13, 10, shortened(words, width - 12, 10), anchor="start"))
        return "".join(parts)

    def own(self, x: float, y: float, width: float, height: float) -> str:
        """What the viewer holds; Axomamma's board where there is room for it."""
        v = self.view
        lines = []
        if v["you"] is not None:
            me = v["players"][v["you"]]
            cards = [*(me["laid"] or []), *me["hand"]]
            lines += [self.words.term("card", card) for card in cards]
            lines += [self.words.term("army", card) for card in (*me["army"], *me["drawn"])]
        if not lines:
            return ""
        parts = [self.panel(x, y, width, height, self.say("pic-hand"))]
        rows = max(1, int((height - 24) / 12))
        for place, words in enumerate(lines[: 2 * rows]):
            left, top = x + 8 + (place // rows) * (width / 2), y + 25 + (place % rows) * 12
            parts.append(text(left, top, 9.5, shortened(words, width / 2 - 8, 9.5), anchor="start"))
        return "".join(parts)
