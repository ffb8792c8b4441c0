"""The table as text for a terminal of 80 columns or more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cenote.core.words import Words
from cenote.drawing.terminal import FAINT, TITLE, Page, badge, badges, fit
from cenote.games.santamaria.city_box import HALVES
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.faces.drawing.phrases import Phrases
from cenote.games.santamaria.names import DISTRICTS, DOCKS, GOODS, STORED
from cenote.games.santamaria.vocabulary import ROAD_TILE

CELL = 6  # columns of a colony cell
PANEL = 39  # columns of a colony with its labels
WIDEST = 160


def picture(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> RenderableType:
    board = Terminal(view, box, words, names, min(width, WIDEST))
    return Group(*board.header(), *board.tracks(), *board.offers(), *board.people(), *board.seats())


class Terminal(Page):
    """One view, drawn in one width."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(view, words, names, width)
        self.box = box
        self.phrases = Phrases(box, words)

    def wrapped(self, title: str, parts: Sequence[Text]) -> list[Text]:
        """A title and as many parts to a line as fit, the later lines hanging under the first."""
        lines = [Text(f"{title} ", style=FAINT)]
        indent = len(lines[0])
        for part in parts:
            if len(lines[-1]) + len(part) > self.width:
                lines.append(Text(" " * indent))
            lines[-1].append_text(part).append("  ")
        return [fit(line, self.width) for line in lines]

    # --- year, dice, tracks ---

    def header(self) -> list[RenderableType]:
        v = self.view
        year = self.say("pic-over") if v["over"] else self.say("pic-year", year=v["year"])
        title = Text.assemble((self.say("game-title"), TITLE), "   ", (year, TITLE), "   ", self.say("pic-first"), " ")
        return [fit(title.append_text(badge(v["first"])), self.width), *self.dice()]

    def dice(self) -> list[Text]:
        v = self.view
        parts = [Text.assemble((self.say("pic-white"), FAINT), " ", self.values(v["white"], "□"))]
        if v["blue"] is not None:
            parts.append(Text.assemble((self.say("pic-blue"), FAINT), " ", self.values(v["blue"], "■")))
        if v["ambassadors"] is not None:
            shown = (f"{mark}{value or '-'}" for mark, value in zip("◇◆", v["ambassadors"], strict=True))
            parts.append(Text.assemble((self.say("pic-ambassadors"), FAINT), " ", " ".join(shown)))
        for value, specialist in enumerate(v["specialists"], 1):
            if specialist is not None:
                parts.append(Text(f"{value}:{self.term('specialist', specialist)}"))
        return self.wrapped("", parts)

    def values(self, counts: Sequence[int], mark: str) -> str:
        return " ".join(f"{mark}{value}" for value, n in enumerate(counts, 1) for _ in range(n)) or "-"

    def tracks(self) -> list[RenderableType]:
        v, box = self.view, self.box
        march = [self.space(space, "march", space in box.gold_spaces, "g") for space in range(box.march_end + 1)]
        pray = [
            self.space(space, "religion", space in box.monk_spaces, "d" if space in box.die_spaces else "m")
            for space in range(box.religion_end + 1)
        ]
        awards = " ".join(map(str, box.awards[len(v["players"]) - 1][v["year"] - 1]))
        titles = [self.say("pic-march"), self.say("pic-religion")]
        width = max(map(len, titles)) + 1
        return [
            self.line(
                fit(Text(titles[0], style=FAINT), width), Text(" ").join(march), f"  {self.say('pic-award')} {awards}"
            ),
            self.line(fit(Text(titles[1], style=FAINT), width), Text(" ").join(pray)),
        ]

    def space(self, space: int, track: str, marked: bool, mark: str) -> Text:
        """A space of a track: its number and symbol, or who stands there."""
        key = {"g": "gold", "d": "die", "m": "monk"}[mark]
        text = Text(f"{space}{self.say(f'pic-symbol-{key}') if marked else ''}", style=FAINT)
        order = self.view["order"] if track == "march" else [player["seat"] for player in self.view["players"]]
        standing = [seat for seat in order if self.view["players"][seat][track] == space]
        return text.append_text(badges(standing))

    # --- what is on offer ---

    def offers(self) -> list[RenderableType]:
        v, p = self.view, self.phrases
        tiles = [Text(f"{id} {p.tile(id)}") for id in v["display"]]
        docks = [
            Text.assemble((f"{self.term('dock', dock)}: ", FAINT), p.ship(ship)) for dock, ship in v["docks"].items()
        ]
        passing = [self.passing(space) for space in range(1, len(self.box.passing) + 1)]
        stacks = f"{v['ships']}" + (f"+{v['special_ships']}" if "special" in v["docks"] else "")
        return [
            *self.wrapped(self.say("pic-tiles"), tiles or [Text("-")]),
            *self.wrapped(self.say("pic-harbour", n=stacks), docks),
            *self.wrapped(self.say("pic-passing"), passing),
        ]

    def passing(self, space: int) -> Text:
        standing = [seat for seat in self.view["passed"] if self.view["players"][seat]["passed"] == space]
        text = Text(f"{space}:{self.phrases.passing(space)}")
        if self.box.passing[space - 1].kind == ROAD_TILE:
            text.append(f"×{self.view['roads']}")
        return text.append_text(badges(standing))

    def people(self) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for kind in ("scholar", "bishop", "mission"):
            shown = [place for place in self.view["places"] if place["kind"] == kind]
            parts = [Text.assemble(self.term("place", place["place"]), badges(place["monks"])) for place in shown]
            lines += self.wrapped(self.say(f"pic-{kind}s"), parts)
        pairs = [self.pair(pair) for pair in self.view["pairs"] if self.view["turn"] <= len(self.names)]
        return lines + (self.wrapped(self.say("pic-pairs"), pairs) if pairs else [])

    def pair(self, pair: Mapping[str, Any]) -> Text:
        """A town hall with its scholar, while they can be chosen."""
        hall, scholar = pair["hall"], pair["scholar"]
        return Text(f"{hall} {self.phrases.tile(hall)}, {self.term('place', scholar)}")

    # --- players ---

    def seats(self) -> list[RenderableType]:
        colonists = [player for player in self.view["players"] if player["role"] == "colonist"]
        each = max(1, min(len(colonists) or 1, self.width // (PANEL + 1)))
        lines: list[RenderableType] = []
        for first in range(0, len(colonists), each):
            grid = Table.grid(padding=(0, 1, 0, 0))
            group = colonists[first : first + each]
            for _ in group:
                grid.add_column(width=PANEL)
            grid.add_row(*(Group(*self.panel(player)) for player in group))
            lines += [Rule(style=FAINT), grid]
        if self.view["city"] is not None:
            lines += [Rule(style=FAINT), *self.city()]
        return lines

    def title(self, player: Mapping[str, Any]) -> Text:
        seat = player["seat"]
        turn = "▸" if self.view["seat"] == seat else " "
        text = Text.assemble(turn, badge(seat), " ", (self.names[seat], TITLE))
        vp = "?" if player["vp"] is None else player["vp"]
        text.append(f"  {self.phrases.points(vp)}", style=TITLE)
        if player["passed"]:
            text.append(f"  {self.say('pic-passed', space=player['passed'])}", style=FAINT)
        return text

    def stock(self, player: Mapping[str, Any]) -> Text:
        """Goods and dice of a player."""
        goods = " ".join(f"{n}{self.phrases.good(good)}" for good, n in player["goods"].items() if n) or "-"
        dice = f"  □{player['white_used']}/{self.view['white_limit']}"
        if self.view["blue"] is None:
            at_hand = self.values(player["blue"], "■")
            dice += f"  {at_hand}" if at_hand != "-" else ""
        else:
            dice += f"  ■{player['blue_used']}/{player['dice']}"
        return Text(goods + dice)

    def panel(self, player: Mapping[str, Any]) -> list[Text]:
        colony = player["colony"]
        lines = [self.title(player), self.stock(player), self.docks(colony)]
        if colony["scholars"]:
            lines.append(Text(", ".join(self.term("place", scholar) for scholar in colony["scholars"]), style=FAINT))
        lines.append(Text("  " + "".join(f"{column:<{CELL}}" for column in range(1, 7)), style=FAINT))
        lines += [self.row(colony, row) for row in range(6)]
        return [fit(line, PANEL) for line in lines]

    def docks(self, colony: Mapping[str, Any]) -> Text:
        ships = " ".join(f"{self.phrases.dock(i)}{len(colony['docks'][dock])}" for i, dock in enumerate(DOCKS))
        monks = self.say("pic-monks", n=colony["monks"])
        hired = "".join(f" {self.term('specialist', f'{kind}1')} {n}" for kind, n in colony["hired"].items() if n)
        return Text(f"{self.say('pic-docks')} {ships}  {monks}{hired}", style=FAINT)

    def row(self, colony: Mapping[str, Any], row: int) -> Text:
        text = Text(f"{row + 1} ", style=FAINT)
        for column in range(6):
            text.append_text(self.cell(colony, 6 * row + column))
        return text

    def cell(self, colony: Mapping[str, Any], cell: int) -> Text:
        kind = colony["cells"][cell]
        mark = self.phrases.on(colony["on"][cell])
        if colony["governor"] == [cell // 6 + 1, cell % 6 + 1]:
            mark += "♜"
        code = Text("·" if kind is None else self.phrases.kind(kind))
        code.truncate(CELL - 1 - len(mark))
        style = FAINT if kind is None or mark else ""
        return fit(Text.assemble((code.plain, style), (mark, TITLE)), CELL - 1).append(" ")

    # --- the Maya ---

    def city(self) -> list[RenderableType]:
        player = self.view["players"][self.view["maya"]]
        city = self.view["city"]
        stores = " ".join(f"{player['goods'][good]}/{city['stores'][good]}{self.phrases.good(good)}" for good in STORED)
        coins = f"{player['goods'][GOODS[-1]]}{self.phrases.good('coin')}"
        pieces = self.say("pic-pieces", priests=city["priests"], roads=city["road_tokens"], cards=city["cards"])
        dice = self.stock({**player, "goods": {}}).plain.lstrip("- ")
        lines = [
            self.line(self.title(player), "  ", self.say("pic-maya")),
            self.line(f"{stores}  {coins}  {dice}  {pieces}"),
        ]
        for road in range(1, 7):
            lines.append(self.line(self.road(city, road), "   ", self.district(city, road) if road < 6 else ""))
        if city["hand"]:
            cards = [Text(f"{id} {self.halves(id)}") for id in city["hand"]]
            lines += self.wrapped(self.say("pic-hand"), cards)
        return list(lines)

    def road(self, city: Mapping[str, Any], road: int) -> Text:
        text = Text(f"{road} ", style=FAINT)
        for site in range(3 * road - 3, 3 * road):
            kind = city["sites"][site]
            code = "·" if kind is None else self.phrases.kind(kind)
            text.append_text(fit(Text.assemble(code, (self.phrases.on(city["on"][site]), TITLE)), CELL))
        return text.append("○" if road in city["junctions"] else " ")

    def district(self, city: Mapping[str, Any], road: int) -> Text:
        """The district between this road and the next: levels, cards or gold, and what the next level costs."""
        name = DISTRICTS[road - 1]
        counted = city["gold"] if name == "gold" else len(city["tucked"][name])
        levels = city["levels"][name]
        text = fit(self.term("district", name), 22)
        return text.append(f"{levels} × {counted}   {self.phrases.temple(city['temples'][name])}")

    def halves(self, id: str) -> str:
        card = next(card for card in self.box.city.cards if card.id == id)
        return "/".join(self.say(f"pic-half-{HALVES[kind]}") for kind in card.kinds)
