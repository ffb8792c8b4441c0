"""The board as text for a terminal: 80 columns, or two halves side by side where there is room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cenote.core.words import Words
from cenote.drawing.terminal import FAINT, LEFT, TITLE, Page, badge, badges, cut, fit, halves, right_of
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.faces.drawing.phrases import Phrases
from cenote.games.tzolkin.names import CHICHEN, GEARS, GOODS, LAST_SPACE, TEMPLES, TOP_LEVEL, TRACKS

CITIES = ("#47803f", "#63707b", "#9c452a", "#946a0b", "#2a6796")
TEMPLE_COLOURS = ("#84542a", "#946700", "#2a7548")
CLASS_COLOURS = ("#8c6600", "#357541", "#626b71", "#2f6c9c")
MONUMENT = "#7a2e62"
SHORT = "bold red"

ACTION_WIDTHS = (8, 16, 10, 10, 11)  # what the actions of the gears need in the longest language
PREFIX = 4  # number and occupant of a space
WIDE = 136


def picture(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """What changes most stands lowest, next to what is asked: there it stays in sight on a small screen."""
    if width < WIDE:
        board = Terminal(view, box, words, names, width)
        return Group(board.title(), *board.offers(), *board.sanctuary(), *board.machine(), *board.seats())
    left = Terminal(view, box, words, names, LEFT)
    right = Terminal(view, box, words, names, right_of(width))
    return halves(width, [left.title(), *left.machine(), *left.sanctuary()], [*right.offers(), *right.seats()])


class Terminal(Page):
    """One view, drawn in one width."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(view, words, names, width)
        self.box = box
        self.phrases = Phrases(box, words, len(view["players"]))

    # --- the calendar ---

    def title(self) -> Text:
        v = self.view
        turn = [self.say("pic-round", round=v["round"]), self.say("pic-age", age=v["age"])]
        return cut(Text.assemble((self.say("game-title"), TITLE), "   ", "   ".join(turn)), self.width)

    def food_day(self) -> str:
        if self.view["food_days"] == len(self.box.food_days):
            return self.say("pic-over")
        return self.say("pic-food-day", days=self.view["days_left"])

    def teeth(self) -> Text:
        """The days as a line: past ones heavy, food days as diamonds, full ones at the end of an age."""
        days, today = self.box.food_days, self.view["day"]
        line = Text()
        for day in range(max(days[-1], today) + 1):
            if day == today:
                line.append("●", style="bold")
            elif day in days:
                line.append("◆" if days.index(day) % 2 else "◇", style="" if day > today else FAINT)
            else:
                line.append("─" if day > today else "━", style=FAINT)
        return Text.assemble(line, "  ", (self.say("pic-teeth"), FAINT))

    # --- gears, temples, technologies ---

    def sanctuary(self) -> list[RenderableType]:
        return [self.rule("pic-temples"), *self.temples(), *self.tracks()]

    def machine(self) -> list[RenderableType]:
        return [self.rule("pic-gears", food=self.food_day()), cut(self.teeth(), self.width), *self.gears()]

    def gears(self) -> list[Text]:
        spare = max(0, self.width - sum(ACTION_WIDTHS) - PREFIX * len(GEARS) - 4) // len(GEARS)
        widths = [PREFIX + width + spare for width in ACTION_WIDTHS]
        lines = [Text(" ").join(fit(self.city(gear, widths[gear]), widths[gear]) for gear in range(len(GEARS)))]
        small = sum(widths[:CHICHEN]) + CHICHEN - 1
        notes = self.notes()
        for space in range(LAST_SPACE[CHICHEN] + 1):
            if space <= LAST_SPACE[0]:
                cells = [fit(self.space(gear, space), widths[gear]) for gear in range(CHICHEN)]
            else:
                cells = [fit(notes[space - LAST_SPACE[0] - 1], small)]
            cells.append(fit(self.space(CHICHEN, space), widths[CHICHEN]))
            lines.append(Text(" ").join(cells))
        return [cut(line, self.width) for line in lines]

    def city(self, gear: int, width: int) -> Text:
        name = f" {self.term('gear', GEARS[gear])} "
        return fit(Text(name, style=f"bold white on {CITIES[gear]}"), min(width, len(name)))

    def space(self, gear: int, space: int) -> Text:
        """The number of a space, who stands there, and its action."""
        spaces = self.view["gears"][GEARS[gear]]
        who = spaces[space]
        if who is None:
            lowest = None not in spaces[:space]
            mark = Text("○", style="bold") if lowest else Text("·", style=FAINT)
        else:
            mark = Text("▒") if who == "dummy" else badge(who)
        return Text.assemble(f"{space:>2}", mark, " ", self.action(gear, space))

    def action(self, gear: int, space: int) -> Text:
        if gear == 0 and 2 <= space <= 5:
            return Text.assemble(self.phrases.action(gear, space), " ", self.cells(space - 2))
        if gear == CHICHEN and 1 <= space <= len(self.view["ovals"]):
            who = self.view["ovals"][space - 1]
            if who is not None:
                return Text.assemble((self.say("pic-oval-taken"), FAINT), " ", badge(who))
        return Text(self.phrases.action(gear, space))

    def cells(self, group: int) -> Text:
        """The jungle cells of a harvest: wood over corn, corn, taken."""
        shown = self.view["jungle"][group]
        taken = self.box.cells[len(self.view["players"])] - shown["wood"] - shown["corn"]
        return Text.assemble("▤" * shown["wood"], "■" * shown["corn"], ("·" * taken, FAINT))

    def notes(self) -> list[Text]:
        """What stands under the small gears."""
        v = self.view
        space = Text(self.say("pic-first-space")).append(" ")
        space.append_text(Text(self.say("pic-free")) if v["occupant"] is None else badge(v["occupant"]))
        space.append_text(Text.assemble(" · ", self.say("pic-marker"), " ", badge(v["marker"])))
        space.append(" · " + self.say("pic-teeth-corn", n=v["teeth_corn"]))
        rates = dict(zip(GOODS[1:4], self.box.market[1:4], strict=True))
        market = self.say("pic-market", rates=self.phrases.goods(rates))
        supply = Text(self.say("pic-supply", n=v["skulls"]) + " · " + market)
        return [space, supply, Text(self.say("pic-legend"), style=FAINT)]

    def temples(self) -> list[Text]:
        lines = []
        for number, name in enumerate(TEMPLES):
            temple = self.box.temples[number]
            title = fit(" " + self.say(f"pic-god-{name}"), 14)
            title.stylize(f"on {TEMPLE_COLOURS[number]}", 0, 1)
            line = Text.assemble(title, fit("/".join(map(str, temple.highest)), 3))
            width = max(6, (self.width - len(line)) // max(9, len(temple.points)))
            for step in range(-1, temple.top + 1):
                line.append(" ").append_text(self.step(number, step, width - 1))
            lines.append(cut(line, self.width))
        return lines

    def step(self, temple: int, step: int, width: int) -> Text:
        """Points, mid-age reward and markers of a step; where room is short the reward gives way."""
        points, reward = self.box.temples[temple].points[step + 1], self.box.temples[temple].rewards[step + 1]
        standing = badges([p["seat"] for p in self.view["players"] if p["temples"][TEMPLES[temple]] == step])
        text = Text(self.phrases.number(points), style=TITLE)
        text.append(self.say(f"pic-short-{GOODS[reward]}") if reward >= 0 else "", style="not bold")
        text.truncate(width - len(standing))
        gap = " " if len(text) + len(standing) < width else ""
        return fit(Text.assemble(text, gap, standing), width)

    def tracks(self) -> list[Text]:
        lines = []
        for name in TRACKS:
            line = fit(" " + self.say(f"pic-track-{name}"), 15)
            for level in range(TOP_LEVEL + 2):
                width = (self.width - 22) // (TOP_LEVEL + 1) if level else 7
                line.append_text(self.level(name, level, width))
            lines.append(cut(line, self.width))
        return lines

    def level(self, track: str, level: int, width: int) -> Text:
        """What a level gives and who stands there; beyond the last level the bonus."""
        standing = badges([p["seat"] for p in self.view["players"] if p["levels"][track] == level])
        text = Text(self.phrases.level(track, level) if level else "0", style=FAINT if level > TOP_LEVEL else "")
        text.truncate(width - len(standing) - 2 if standing else width - 1, overflow="ellipsis")
        return fit(Text.assemble(text, " ", standing), width)

    # --- tiles ---

    def offers(self) -> list[RenderableType]:
        v = self.view
        lines: list[RenderableType] = []
        you = v["you"]
        if you is not None and v["round"] == 0:
            lines.append(self.rule("pic-wealth"))
            lines += [self.wealth(id, id in v["players"][you]["kept"]) for id in v["players"][you]["dealt"]]
        lines.append(self.rule("pic-buildings", n=v["stacks"][v["age"] - 1]))
        tiles = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            tiles.add_column(no_wrap=True)
        tiles.add_column()
        for id in (*v["row"], *v["monuments"]):
            if id is not None:
                tiles.add_row(*self.tile(id))
        return [*lines, tiles]

    def wealth(self, id: str, kept: bool) -> Text:
        mark = "✓" if kept else " "
        return cut(Text.assemble(f"{mark}{id}  ", self.phrases.effects(self.phrases.wealth[id])), self.width)

    def tile(self, id: str) -> list[Text]:
        tile = self.phrases.tiles[id]
        kind, cost, gives = self.phrases.tile_class(tile), self.phrases.cost(tile), self.phrases.gives(tile)
        colour = MONUMENT if tile.score else CLASS_COLOURS[tile.kind]
        return [Text.assemble((" ", f"on {colour}"), id), Text(kind), Text(cost), Text(gives)]

    # --- players ---

    def seats(self) -> list[RenderableType]:
        widths = self.seat_widths()
        titles = ["", "vp", "workers", *GOODS, "tiles", "double"]
        heads = [self.say(f"pic-head-{title}") if title else "" for title in titles]
        lines = [Text.assemble(*(fit(head, width) for head, width in zip(heads, widths, strict=True)))]
        lines[0].stylize(FAINT)
        for player in self.view["players"]:
            lines.append(Text.assemble(*map(fit, self.seat(player), widths)))
            owned = self.owned(player)
            if owned:
                lines += owned
        return [self.rule("pic-players"), *(cut(line, self.width) for line in lines)]

    def seat_widths(self) -> list[int]:
        rest = [7, 5, 6, 5, 4, 5, 4, 5, 2]
        return [min(28, self.width - sum(rest)), *rest]

    def seat(self, player: Mapping[str, Any]) -> list[Text]:
        number = player["seat"]
        goods = player["goods"]
        turn = "▸" if self.view["seat"] == number else " "
        need = player["food"]
        hungry = need is not None and goods["corn"] < need
        corn = Text(str(goods["corn"]), style=TITLE)
        if need is not None:
            corn.append(f"/{need}", style=SHORT if hungry else "not bold")
        return [
            Text.assemble(turn, badge(number), " ", self.names[number], "  "),
            Text(self.phrases.points_of(player), style=TITLE),
            Text(f"{player['hand']}/{player['workers']}"),
            corn,
            *(Text(str(goods[good])) for good in GOODS[1:]),
            Text(f"{player['corn_tiles']}/{player['wood_tiles']}"),
            Text("»" if player["light"] else "-"),
        ]

    def owned(self, player: Mapping[str, Any]) -> list[Text]:
        """The tiles of a player, as many lines as they need."""
        tiles = [*player["buildings"], *player["monuments"]]
        each = (self.width - 3) // 6
        return [
            Text("   " + " ".join(tiles[first : first + each]), style=FAINT) for first in range(0, len(tiles), each)
        ]
