"""The board as text for a terminal: 80 columns, or two halves side by side where there is room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cenote.core.words import Words
from cenote.drawing.terminal import FAINT, LEFT, TITLE, Page, badge, fit, halves, right_of
from cenote.games.endlesswinter.components import TILE_CELLS, Box
from cenote.games.endlesswinter.faces.drawing.phrases import Phrases
from cenote.games.endlesswinter.geometry import AREA, CELLS, SIDE
from cenote.games.endlesswinter.names import ANIMALS, COLUMNS, TRIBES

LANDS = {
    "forest": "#2a7548",
    "wetland": "#2a6796",
    "grassland": "#7d8a00",
    "hills": "#84542a",
    "tundra": "#63707b",
    "mountains": "#5d3a9b",
    "glacier": "#19a0b8",
    "base": "#14282d",
}
ROWS = (3, 4, 5, 4, 3)  # hexes of the terrain
WIDE = 150
HALVES = 2


def picture(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> RenderableType:
    if width < WIDE:
        board = Terminal(view, box, words, names, width)
        return Group(*board.head(), *board.table(), *board.offers(), *board.seats())
    left = Terminal(view, box, words, names, LEFT)
    right = Terminal(view, box, words, names, right_of(width))
    return halves(width, [*left.head(), *left.table()], [*right.offers(), *right.seats()])


class Terminal(Page):
    """One view, drawn in one width."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(view, words, [*names, words.say("pic-nomad")] if view["nomad"] else names, width)
        self.box = box
        self.phrases = Phrases(box, words)

    # --- round and columns ---

    def head(self) -> list[RenderableType]:
        v = self.view
        order = Text(" ").join(badge(seat) for seat in v["order"])
        phase = self.say(f"pic-phase-{v['phase']}")
        title = self.line(
            (self.say("game-title"), TITLE), "   ", self.say("pic-round", round=v["round"]), "   ", phase, "   ",
            self.say("pic-order"), " ", order,
        )  # fmt: skip
        return [title, *self.columns()]

    def columns(self) -> list[Text]:
        """Who came to each column in this round, the first of them to its lower section."""
        half = self.width // HALVES
        cells = [fit(self.column(name), half) for name in COLUMNS]
        return [Text.assemble(*cells[:2]), Text.assemble(*cells[2:])]

    def column(self, name: str) -> Text:
        text = Text.assemble(" ", (self.term("column", name), TITLE), " ")
        figures = self.view["columns"][name]
        for figure in figures:
            text.append_text(badge(figure["seat"])).append("* " if figure["chief"] else " ")
        if not figures:
            text.append(self.say("pic-free"), style=FAINT)
        acting = self.view["acting"]
        if acting["column"] == name:
            text.append(f" ({self.say('pic-labour', n=acting['labour'])})")
        return text

    # --- terrain and megaliths ---

    def table(self) -> list[RenderableType]:
        return [
            self.rule("pic-terrain"),
            *self.terrain(),
            self.rule("pic-megaliths"),
            *self.megaliths(),
            *self.idols(),
        ]

    def terrain(self) -> list[Text]:
        lines: list[Text] = []
        hexes = list(self.view["terrain"])
        width = self.width // max(ROWS)
        for count in ROWS:
            row, hexes = hexes[:count], hexes[count:]
            margin = " " * ((max(ROWS) - count) * width // 2)
            for part in (self.land, self.pieces):
                lines.append(self.line(margin, *(fit(part(at), width) for at in row)))
        villages = [Text.assemble(badge(who), " ", junction) for junction, who in self.view["villages"].items()]
        if villages:
            lines.append(self.line((self.say("pic-villages"), FAINT), " ", Text(", ").join(villages)))
        return lines

    def land(self, at: Mapping[str, Any]) -> Text:
        name = Text(self.say(f"pic-land-{at['land']}"), style=f"bold white on {LANDS[at['land']]}")
        gift = self.phrases.ability(self.box.hex_gifts[self.box.tiles.index(at["tile"])])
        return Text.assemble(at["hex"], " ", name, " ", (gift, FAINT))

    def pieces(self, at: Mapping[str, Any]) -> Text:
        """Camps with their number, and the glacier token."""
        text = Text("   ")
        for seat, camps in enumerate(at["camps"]):
            if camps:
                text.append_text(badge(seat)).append(f"{camps} ")
        if at["token"] is not None:
            text.append("?" if at["token"] == "hidden" else at["token"])
        return text

    def megaliths(self) -> list[Text]:
        """The cells of the board with what lies on them; the upper levels below."""
        lying = {(m["height"], m["cell"]): m["owner"] for m in self.view["megaliths"]}
        width = self.width // SIDE
        lines = []
        for row in range(0, AREA, SIDE):
            cells = [fit(self.cell(CELLS[at], lying), width) for at in range(row, row + SIDE)]
            if any(CELLS[at] in self.view["cells"] for at in range(row, row + SIDE)):
                lines.append(self.line(*cells))
        upper = [
            Text.assemble(self.owner(owner), f" {cell}↑{height}") for (height, cell), owner in lying.items() if height
        ]
        if upper:
            lines.append(self.line((self.say("pic-upper"), FAINT), " ", Text(", ").join(upper)))
        return lines

    def cell(self, name: str, lying: Mapping[tuple[int, str], int | str]) -> Text:
        cell = self.view["cells"].get(name)
        if cell is None:
            return Text("")
        if (0, name) in lying:
            return Text.assemble((name, FAINT), " ", self.owner(lying[0, name]))
        if cell["start"]:
            return Text.assemble((name, FAINT), " ◎")
        number = self.box.megalith_tiles.index(cell["tile"]) * TILE_CELLS + cell["cell"] - 1
        return Text.assemble((name, FAINT), " ", self.phrases.ability(self.box.cells[number]))

    def owner(self, owner: int | str) -> Text:
        return Text("■") if owner == "neutral" else badge(int(owner))

    def idols(self) -> list[Text]:
        lines = []
        for track in ("offering", "honour"):
            text = Text.assemble((self.say(f"pic-{track}"), TITLE), "  ")
            seats = self.view["honour"] if track == "honour" else [p["seat"] for p in self.view["players"]]
            for seat in seats:
                text.append_text(badge(seat)).append(f"{self.view['players'][seat][track]}  ")
            lines.append(fit(text, self.width // HALVES))
        return [Text.assemble(*lines)]

    # --- what is on offer ---

    def offers(self) -> list[RenderableType]:
        v = self.view
        lines: list[RenderableType] = [self.rule("pic-offers")]
        tribes = ", ".join(f"{self.term('card', tribe)} {v['supply'][tribe]}" for tribe in TRIBES)
        lines.append(self.line((self.say("pic-tribes"), TITLE), " ", tribes))
        animals = [
            self.term("animal", animal) + count(v["grounds"][animal]) for animal in ANIMALS if v["grounds"][animal]
        ]
        deck = self.say("pic-deck", n=v["animal_deck"])
        lines.append(self.line((self.say("pic-grounds"), TITLE), f" ({deck}) ", ", ".join(animals)))
        lines += self.pairs([self.phrases.culture(id) for id in v["display"] if id is not None])
        stones = [f"{id} {self.phrases.stone(id)}" for era in v["stones"] for id in era]
        lines += self.pairs(stones)
        if v["rest_token"] is not None:
            token = list(self.box.data["token"]).index(v["rest_token"])
            gives = self.phrases.ability(self.box.tokens[token])
            lines.append(self.line((self.say("pic-rest"), TITLE), f" {self.term('token', v['rest_token'])}: {gives}"))
        return [*lines, *self.draft(), *self.nomad()]

    def pairs(self, texts: Sequence[str]) -> list[Text]:
        """Two to a line."""
        half = self.width // HALVES
        cells = [fit(f" {text}", half - 1) for text in texts]
        return [
            fit(Text(" ").join(cells[first : first + HALVES]), self.width) for first in range(0, len(cells), HALVES)
        ]

    def draft(self) -> list[Text]:
        v = self.view
        lines = []
        if v["chief_offer"]:
            chiefs = ", ".join(self.term("chief", id) for id in v["chief_offer"])
            lines.append(self.line((self.say("pic-chiefs"), TITLE), " ", chiefs))
        if v["setup_offer"]:
            setups = "; ".join(self.term("setup", id) for id in v["setup_offer"])
            lines.append(self.line((self.say("pic-setups"), TITLE), " ", setups))
        return lines

    def nomad(self) -> list[Text]:
        nomad = self.view["nomad"]
        if not nomad:
            return []
        cards = ", ".join(self.term("nomad", id) for id in nomad["open"])
        return [self.line((self.say("pic-nomad"), TITLE), " ", self.say("pic-nomad-open", cards=cards or "-"))]

    # --- players ---

    def seats(self) -> list[RenderableType]:
        heads = ("", "vp", "food", "tools", "figures", "hand", "deck", "discard", "buried", "camps", "megaliths")
        widths = [max(12, self.width - 65), 6, 6, 5, 7, 5, 6, 7, 8, 8, 7]
        titles = [self.say(f"pic-head-{head}") if head else "" for head in heads]
        lines = [self.line(*(fit(title, width) for title, width in zip(titles, widths, strict=True)))]
        lines[0].stylize(FAINT)
        for player in self.view["players"]:
            lines.append(self.line(*map(fit, self.seat(player), widths)))
            lines += self.owned(player)
        return [self.rule("pic-players"), *lines, *self.own_cards()]

    def seat(self, player: Mapping[str, Any]) -> list[Text]:
        number = player["seat"]
        figures = player["figures"]
        turn = "▸" if self.view["seat"] == number else " "
        standing = "*" * figures["chief"] + "i" * figures["tribe"] + "z" * figures["resting"]
        return [
            Text.assemble(turn, badge(number), " ", self.names[number]),
            Text(str(player["vp"]), style=TITLE),
            Text(f"{player['food']}/{player['food_limit']}"),
            Text(str(player["tools"])),
            Text(standing or "-"),
            Text(str(player["hand_size"])),
            Text(str(player["deck"])),
            Text(str(len(player["discard"]))),
            Text(str(player["buried_size"])),
            Text(f"{player['camps_left']}/{player['villages_left']}"),
            Text(f"{player['neutrals']}+{player['megaliths']}"),
        ]

    def owned(self, player: Mapping[str, Any]) -> list[Text]:
        """Chief, stones and animals of a player, the turned ones apart."""
        parts = []
        if player["chief"]:
            parts.append(f"{self.term('chief', player['chief'])} {player['side']}")
        if player["stones"]:
            parts.append(" ".join(player["stones"]))
        for zone in ("animals", "turned"):
            held = [self.term("animal", animal) + count(n) for animal, n in player[zone].items() if n]
            if held:
                parts.append(f"{self.say(f'pic-{zone}')} {', '.join(held)}")
        return [self.line("   ", (" · ".join(parts), FAINT))] if parts else []

    def own_cards(self) -> list[Text]:
        """What the viewer has in hand, above the board and in the pile."""
        you = self.view["you"]
        if you is None:
            return []
        player = self.view["players"][you]
        lines = []
        for zone in ("hand", "above", "pile"):
            if player[zone]:
                text = f"{self.say(f'pic-{zone}')}: {self.phrases.listed('card', player[zone])}"
                lines.append(self.line(text))
        return lines


def count(n: int) -> str:
    return f" ×{n}" if n > 1 else ""
