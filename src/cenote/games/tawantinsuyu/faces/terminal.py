"""The board as text for a terminal of 80 columns or more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cenote.core.fields import NONE
from cenote.core.words import Words
from cenote.drawing.terminal import FAINT, TITLE, Page, badge, fit
from cenote.games.tawantinsuyu.components import DOES, Box, Space
from cenote.games.tawantinsuyu.faces.describe import describe
from cenote.games.tawantinsuyu.names import (
    DESIGNS,
    GODS,
    GOODS,
    REGION_SIZE,
    REGIONS,
    SECTORS,
    SIZES,
    TASKS,
    TERRACES,
    WORKERS,
)
from cenote.games.tawantinsuyu.vocabulary import EITHER, KINDS, TASK, Effect

COLOURS = {"blue": "#6f9fe8", "green": "#5fb36b"}
WIDEST = 120


def picture(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> RenderableType:
    board = Terminal(view, box, words, names, min(width, WIDEST))
    lines = [*board.title(), *board.hill(), *board.workers(), *board.cards(), *board.temple(), *board.regions()]
    lines += [*board.offers(), *board.her(), *board.seats(), *board.own(), *board.legend()]
    return Group(*lines)


class Terminal(Page):
    """One view, drawn in one width."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(view, words, [*names, words.term("who", "axomamma")] if view["solo"] else names, width)
        self.box = box
        self.words = words

    def lines(self, head: str, parts: Iterable[str]) -> list[Text]:
        """The parts one after another, as many lines as they need."""
        found = [Text(f"{head}: ")]
        for part in parts:
            if len(found[-1]) + len(part) > self.width and len(found[-1]) > 2:
                found.append(Text("  "))
            found[-1].append(f"{part}  ")
        return [fit(line, self.width) for line in found]

    # --- the board ---

    def title(self) -> list[RenderableType]:
        v = self.view
        state = self.say("pic-over") if v["seat"] is None else self.say("pic-ceremony", n=v["ceremonies"])
        parts = [self.say("game-title"), state]
        if v["holder"] is not None:
            parts.append(self.say("pic-token", name=self.names[v["holder"]]))
        return [self.line((parts[0], TITLE), "   ", "   ".join(parts[1:]))]

    def hill(self) -> list[RenderableType]:
        column = self.width // SECTORS
        lines: list[RenderableType] = [self.rule("pic-hill"), self.row(column, self.cell)]
        for terrace in range(len(TERRACES)):
            for place in range(max(len(self.segment(terrace, sector)) for sector in range(SECTORS))):
                lines.append(self.row(column, lambda sector, t=terrace, p=place: self.space(t, sector, p)))
            if terrace < 2:
                level = ("upper", "lower")[terrace]
                lines.append(self.row(column, lambda sector, level=level: self.stairs(level, sector)))
        return lines

    def row(self, column: int, cell: Any) -> Text:
        return Text("").join(fit(cell(sector), column) for sector in range(SECTORS))

    def cell(self, sector: int) -> Text:
        """A sector with its action and the high priests there."""
        text = Text(f"{sector + 1} {self.term('action', self.view['actions'][sector])}", style=TITLE)
        for player in self.view["players"]:
            if player["priest"] == sector + 1:
                text.append(" ").append_text(badge(player["seat"]))
        return text

    def segment(self, terrace: int, sector: int) -> list[Space]:
        return [space for space in self.box.spaces if (space.terrace, space.sector) == (terrace, sector)]

    def space(self, terrace: int, sector: int, place: int) -> Text:
        """Id and colour of a space, its god, the worker there, and its tasks."""
        spaces = self.segment(terrace, sector)
        if place >= len(spaces):
            return Text("")
        space = spaces[place]
        colour = self.box.colours[space.ability] if space.ability != NONE else ""
        worker = self.view["hill"].get(space.id)
        mark = Text(self.say(f"pic-worker-{worker}"), style="reverse") if worker else Text("·", style=FAINT)
        tasks = "".join(self.say(f"pic-task-{TASKS[task]}") for task in space.tasks)
        head = Text(f"{space.id}{colour[:1] or ' '}", style=COLOURS.get(colour, ""))
        god = self.say(f"pic-god-{GODS[space.god]}")
        return Text.assemble(head, " ", god, mark, " ", (tasks, FAINT if worker else ""))

    def stairs(self, level: str, sector: int) -> Text:
        owner = self.view[level][sector]
        text = Text(f"{self.say(f'pic-stairs-{level}')} ", style=FAINT)
        return text.append_text(badge(owner) if owner is not None else Text(self.say("pic-none"), style=FAINT))

    def letters(self, workers: Iterable[str]) -> str:
        return "".join(self.say(f"pic-worker-{worker}") for worker in workers)

    def workers(self) -> list[RenderableType]:
        v = self.view
        ends = [self.say(f"pic-short-{good}") for good in ("potato", "corn")]
        village = f"{self.say('pic-village')}: {ends[0]} ‹{self.letters(v['village'])}› {ends[1]}"
        nomads = f"{self.say('pic-nomads')}: {self.letters(v['nomads'])}"
        losses = f"{self.say('pic-losses')}: {sum(v['losses'].values())}"
        return [self.line("   ".join((village, nomads, losses, self.say("pic-bag", n=v["bag"]))))]

    def cards(self) -> list[RenderableType]:
        v = self.view
        altar = [self.term("card", card) for card in v["altar"]] or [self.say("pic-none")]
        decks = [self.say("pic-deck", n=v["deck"])]
        decks.append(self.say("pic-army-deck", n=v["army_deck"], m=len(v["army_discard"])))
        return [*self.lines(self.say("pic-altar"), altar), self.line("  " + "   ".join(decks))]

    def temple(self) -> list[RenderableType]:
        """Each step with what it gives, its points at ceremonies and at the end, and who stands there."""
        steps = []
        for step, vp in enumerate(self.box.step_vp):
            here = [p["seat"] for p in self.view["players"] if p["step"] == step]
            final = f"/{self.box.final_vp[step]}" if self.box.final_vp[step] else ""
            reward = f" {self.short(self.box.rewards[step])}" if self.box.rewards[step] != NONE else ""
            text = Text(f"{step}:{vp}{final}{reward}")
            for seat in here:
                text.append(" ").append_text(badge(seat))
            steps.append(text)
        return [self.rule("pic-temple"), *self.flow(steps)]

    def flow(self, parts: Sequence[Text]) -> list[Text]:
        found = [Text("")]
        for part in parts:
            if len(found[-1]) + len(part) + 3 > self.width and found[-1]:
                found.append(Text(""))
            if found[-1]:
                found[-1].append(" │ ", style=FAINT)
            found[-1].append_text(part)
        return [fit(line, self.width) for line in found]

    def regions(self) -> list[RenderableType]:
        lines: list[RenderableType] = [self.rule("pic-regions")]
        for number, region in enumerate(REGIONS):
            parts = []
            for space in self.box.conquests[number * REGION_SIZE : (number + 1) * REGION_SIZE]:
                owner = self.view["conquests"].get(space.id)
                text = Text(f"{space.turn}/{space.discard} {self.short(space.bonus)}")
                parts.append(badge(owner) if owner is not None else text)
            name = Text(f"{self.term('land', region)} ", style=TITLE)
            lines += self.flow([name, *parts])
        return lines

    def short(self, bonus: int) -> str:
        """A bonus in as few letters as possible."""
        return " ".join(self.effect(effect) for effect in self.box.bonuses[bonus].effects)

    def effect(self, effect: Effect) -> str:
        if effect.kind == EITHER:
            return f" {self.say('pic-or')} ".join(self.effect(choice) for choice in effect.choices)
        name = self.say(f"pic-short-{KINDS[effect.kind]}")
        if effect.kind == TASK:
            return self.say(f"pic-task-{TASKS[effect.n]}")
        return f"{effect.n}{name}"

    # --- what is on offer ---

    def offers(self) -> list[RenderableType]:
        v = self.view
        top = self.tile(v["top_weaving"]) if v["top_weaving"] else self.say("pic-none")
        lines: list[RenderableType] = [self.rule("pic-market"), *(self.about(tile) for tile in v["market"])]
        stock = [
            f"{self.say(f'pic-god-{god}')} {v['statues']['small'][god]}/{v['statues']['large'][god]}" for god in GODS
        ]
        lines.append(self.line(self.say("pic-weaving", n=v["weavings"], tile=top)))
        if v["loom"]:
            lines += self.lines(self.say("pic-loom"), (self.tile(tile) for tile in v["loom"]))
        if v["starts"]:
            lines += self.lines(self.say("pic-starts"), (self.tile(tile) for tile in v["starts"]))
        return [*lines, *self.lines(self.say("pic-statues"), stock)]

    def tile(self, id: str) -> str:
        tile = next(tile for tile in self.box.weavings if tile.id == id)
        edges = [self.short(self.box.joints[symbol]) for symbol in (tile.left, tile.right)]
        return f"{id} {edges[0]}‹{DESIGNS[tile.design]}›{edges[1]}"

    def about(self, id: str) -> Text:
        """What a card or building does, as many lines as that needs."""
        words = describe(id, self.box, self.words).split()
        lines = [f" {id}"]
        for word in words:
            if len(lines[-1]) + 1 + len(word) > self.width:
                lines.append("    ")
            lines[-1] += f" {word}"
        text = Text("\n").join(fit(line, self.width) for line in lines)
        text.stylize(TITLE, 0, len(id) + 1)
        return text

    def her(self) -> list[RenderableType]:
        board = self.view["axomamma"]
        if not board or not board["slots"]:
            return []
        cells = {cell.id: cell for cell in self.box.cells}
        tokens = [
            f"{token['number']}:{self.term('does', DOES[cells[token['cell']].does])}" for token in board["tokens"]
        ]
        slots = " ".join(
            self.say(f"pic-god-{GODS[card.god]}") for id in board["slots"] for card in self.box.cards if card.id == id
        )
        head = f"{self.say('pic-slots')}: {slots}   {self.say('pic-roll', n=board['roll'])}"
        if board["personality"]:
            bonus = self.box.personalities[list(self.box.data["personality"]).index(board["personality"])]
            head += f"   {self.say('pic-personality')}: {self.short(bonus)}"
        return [self.rule("pic-her"), self.line(head), *self.lines(self.say("pic-tokens"), tokens)]

    # --- players ---

    HEADS = ("vp", *GOODS, "workers", "cards", "army", "step", "stairs", "markers")

    def seats(self) -> list[RenderableType]:
        widths = [max(10, min(24, self.width - 58)), 5, 5, 5, 5, 5, 9, 5, 5, 5, 5, 4]
        heads = ["", *(self.say(f"pic-head-{head}") for head in self.HEADS)]
        lines: list[RenderableType] = [self.rule("pic-players")]
        lines.append(fit(Text.assemble(*map(fit, heads, widths), style=FAINT), self.width))
        for player in self.view["players"]:
            lines.append(fit(Text.assemble(*map(fit, self.seat(player), widths)), self.width))
            lines += self.owned(player)
        return lines

    def seat(self, player: Mapping[str, Any]) -> list[Text]:
        number = player["seat"]
        turn = "▸" if self.view["seat"] == number else " "
        workers = [worker for worker in WORKERS for _ in range(player["workers"][worker])] + player["queue"]
        numbers = [*player["goods"].values(), self.letters(workers), player["cards"], player["army_cards"]]
        numbers += [player["step"], player["stairs"], player["markers"]]
        name = Text.assemble(turn, badge(number), " ", self.names[number])
        return [name, Text(str(player["vp"]), style=TITLE), *(Text(str(n)) for n in numbers)]

    def owned(self, player: Mapping[str, Any]) -> list[Text]:
        """Buildings, army cards, statues and tapestries, as many lines as they need."""
        parts = [(self.say("pic-up"), [*player["up"], *player["permanent"]]), (self.say("pic-down"), player["down"])]
        parts.append((self.say("pic-troops"), self.soldiers(player["troops"])))
        parts.append((self.say("pic-tired"), self.soldiers(player["tired"])))
        statues = [
            f"{self.term('size', size)} {self.say(f'pic-god-{god}')}"
            for size in SIZES
            for god in GODS
            for _ in range(player["statues"][size][god])
        ]
        parts.append((self.say("pic-own-statues"), statues))
        parts.append((self.say("pic-tapestries"), ["-".join(tapestry) for tapestry in player["tapestries"]]))
        texts = [f"{head} {' '.join(items)}" for head, items in parts if items]
        lines = []
        line = "   "
        for text in texts:
            if len(line) + len(text) + 2 > self.width and line.strip():
                lines.append(line)
                line = "   "
            line += f"{text}; "
        return [fit(Text(text, style=FAINT), self.width) for text in (*lines, line) if text.strip()]

    def soldiers(self, cards: Sequence[str]) -> list[str]:
        soldiers = {card.id: card.soldiers for card in self.box.army}
        return [str(soldiers[card]) for card in cards]

    def own(self) -> list[RenderableType]:
        """What the viewer holds."""
        if self.view["you"] is None:
            return []
        me = self.view["players"][self.view["you"]]
        lines: list[RenderableType] = []
        for key, cards in (("pic-laid", me["laid"]), ("pic-hand", me["hand"])):
            if cards:
                lines += [self.rule(key), *(self.about(card) for card in cards)]
        held = [*me["army"], *me["drawn"]]
        if held:
            lines += self.lines(self.say("pic-army"), (self.term("army", card) for card in held))
        return lines

    def legend(self) -> list[RenderableType]:
        workers = ", ".join(f"{self.say(f'pic-worker-{name}')} {self.term('worker', name)}" for name in WORKERS)
        tasks = [f"{self.say(f'pic-task-{name}')} {self.term('task', name)}" for name in TASKS]
        texts = [self.say("pic-legend-workers", list=workers), self.say("pic-legend-spaces")]
        first = self.say("pic-legend-tasks", list=", ".join(tasks[:4]))
        texts += [first, *("  " + ", ".join(tasks[n : n + 4]) for n in range(4, len(tasks), 4))]
        return [fit(Text(text, style=FAINT), self.width) for text in texts]
