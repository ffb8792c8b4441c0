"""The components of the box, typed, from the data files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cenote.core.data import Data, read_folder
from cenote.core.fields import NONE
from cenote.games.endlesswinter.geometry import AREA, OFFSETS, SIDE
from cenote.games.endlesswinter.names import (
    ANIMALS,
    CHIEFS,
    COLUMNS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOLK,
    GLACIER,
    GROUNDS_LIMIT,
    LAND_TYPES,
    LANDS,
    LEVELS,
    SIDES,
    SLOTS,
    STARTING,
    STONES,
    TRIBES,
)
from cenote.games.endlesswinter.reading import action_price, halved, number, numbers, price, word
from cenote.games.endlesswinter.vocabulary import KINDS, LABOUR, Ability, Part, read_parts

FOLDER: Final = Path(__file__).parent
DECKS: Final = ("starting", "tribe", "era-1", "era-2")
ERA_1: Final = 2
ERA_2: Final = 3

STONE_SCORES: Final = (
    "village",
    "camp-types",
    "board-megaliths",
    "megalith-tiles",
    "buried",
    "upper-megaliths",
    "idol-steps",
    "turned-types",
    "turned",
)
TILE_CELLS: Final = 9
START: Final = "start"
RANKS: Final = ("first", "second", "other")


class Card:
    """A starting, tribe or culture card."""

    def __init__(self, id: str, deck: int, points: int) -> None:
        self.id = id
        self.deck = deck
        self.points = points
        self.copies = 1
        self.labour = 0  # printed, in halves
        self.eclipse_labour = 0  # printed and by its eclipse ability (E68)
        self.action: Ability = NOTHING  # of a culture card: its effect
        self.eclipse: Ability = NOTHING


class Animal:
    def __init__(self, id: str, copies: int, sets: list[int], joker: bool, turned: Ability) -> None:
        self.id = id
        self.copies = copies
        self.sets = sets  # points of one, two … unturned ones
        self.joker = joker
        self.turned = turned


class Setup:
    def __init__(self, id: str, food: int, tools: int, tribe: int, animals: list[int], camp: bool) -> None:
        self.id = id
        self.food = food
        self.tools = tools
        self.tribe = tribe
        self.animals = animals
        self.camp = camp


class Stone:
    def __init__(self, id: str, era: int, score: int, of: list[int], points: list[int]) -> None:
        self.id = id
        self.era = era
        self.score = score
        self.of = of  # lands or animals
        self.points = points


class NomadCard:
    def __init__(self, id: str, column: int, labour: int, megalith: bool) -> None:
        self.id = id
        self.column = column
        self.labour = labour
        self.megalith = megalith
        self.tribe = 0
        self.slot = 0
        self.stone = False
        self.moves = 0
        self.heading = 0  # number of the direction
        self.take = 0


NOTHING: Final = Ability(0, [])


class Box:
    """Everything in the box. A position refers to the box it was set up from."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.abilities: list[Ability] = [NOTHING]
        self.cards = [self._card(id, place) for place, id in enumerate(data["card"])]
        self.culture_of = [[i for i, card in enumerate(self.cards) if card.deck == deck] for deck in (ERA_1, ERA_2)]
        self.animals = [self._animal(id) for id in ANIMALS]
        self.chiefs = [self._ability("chief", chief, side) for chief in CHIEFS for side in SIDES]
        self.setups = [_setup(data, id) for id in data["setup"]]
        self.stones = [_stone(data, id) for id in data["stone"]]
        self.stones_of = [[i for i, stone in enumerate(self.stones) if stone.era == era] for era in (1, 2)]
        self.stone_prices = [price(data, "space", str(n)) for n in range(1, STONES + 1)]
        self.stone_spaces = [self._ability("space", str(n), "effects") for n in range(1, STONES + 1)]
        self._read_boards(data)
        self._read_land(data)
        self._read_megaliths(data)
        self.glaciers = [self._ability("glacier", id, "effects") for id in data["glacier"]]
        self.tokens = [self._ability("token", id, "effects") for id in data["token"]]
        self.nomads = [_nomad(data, id) for id in data["nomad"]]
        self.level_start = [number(data, "level", level, "start") for level in LEVELS]
        self.level_stone = [number(data, "level", level, "stone") for level in LEVELS]
        _check_cards(data, self)
        _check_land(data, self)

    def _read_boards(self, data: Data) -> None:
        self.initiate_price = action_price(data, "initiate")
        self.rites_price = action_price(data, "rites")
        self.rites = self._ability("action", "rites", "effects")
        self.develop_price = action_price(data, "develop")
        self.camp_price = action_price(data, "camp")
        self.move_price = action_price(data, "move")
        self.village_price = action_price(data, "village")
        self.reveal_price = action_price(data, "reveal")
        self.revealed = number(data, "action", "reveal", "cards")
        self.hunt_price = action_price(data, "hunt")
        self.lower = [self._ability("lower", column, "effects") for column in COLUMNS]
        self.food_track = number(data, "track", "food", "last", least=6)
        icons = numbers(data, ("track", "food", "icons"), 0)
        self.icons = [cell in icons for cell in range(self.food_track + 1)]  # on the left border of the cell
        self.tool_track = number(data, "track", "tool", "last")
        self.village_cards = self._ability("village", "spaces", "effects")
        self.supply = [self._ability("supply", str(n), "effects") for n in range(1, 6)]
        self.rest_labour = halved(data, "rest", "zone", "labour")
        self.order_food = [number(data, "order", str(n), "food") for n in range(1, 5)]
        self.order_tools = [number(data, "order", str(n), "tool") for n in range(1, 5)]
        self.order = [self._ability("order", str(n), "eclipse") for n in range(1, 5)]
        levels = list(data["offering"])
        self.offering_goods = [0, *(number(data, "offering", n, "goods") for n in levels)]
        self.offering = [NOTHING, *(self._ability("offering", n, "effects") for n in levels)]
        self.honour_points = [0, *numbers(data, ("honour", "track", "points"), 0)]
        self.honour_tables = [numbers(data, ("honour", rank, "points"), 3) for rank in RANKS]
        players = range(1, 5)
        self.stones_laid = [0, *(number(data, "players", str(n), "stones") for n in players)]
        self.glaciers_laid = [0, *(number(data, "players", str(n), "glaciers") for n in players)]
        self.grounds = [0, *(number(data, "players", str(n), "grounds") for n in players)]
        for n in players:
            if self.grounds[n] > GROUNDS_LIMIT:
                raise data.refuse(("players", str(n), "grounds"), "data-number", field="grounds", value=self.grounds[n])

    def _read_land(self, data: Data) -> None:
        self.tiles = list(data["tile"])
        self.lands = [word(data, LANDS, "tile", id, "land") for id in self.tiles]
        self.hex_gifts = [self._ability("tile", id, "eclipse") for id in self.tiles]

    def _read_megaliths(self, data: Data) -> None:
        """The cells of all tiles in one list: tile 0 has the first nine."""
        self.megalith_tiles = list(data["megalith"])
        self.cells: list[Ability] = []
        self.start_cells: list[bool] = []
        self.arrows: list[list[int]] = []  # of each tile: cells counted from 0
        for id in self.megalith_tiles:
            self._read_tile(data, id)
        names = tuple(data["layout"])
        self.layouts = [_layout(data, id) for id in names]
        self.recommended = [0]  # the layout for each number of players (E26)
        for n in range(1, 5):
            self.recommended.append(word(data, names, "players", str(n), "layout"))

    def _read_tile(self, data: Data, id: str) -> None:
        path = ("megalith", id, "cells")
        written = data["megalith"][id]["cells"]
        if len(written) != TILE_CELLS:
            raise data.refuse(path, "data-length", field="cells", wanted=str(TILE_CELLS))
        if written.count(START) != 1:
            raise data.refuse(path, "data-value", field="cells", value=str(written.count(START)), known=f"1 {START}")
        for text in written:
            self.start_cells.append(text == START)
            texts = [] if text == START else str(text).split(", ")
            self.cells.append(self._register(path, texts))
        arrows = numbers(data, ("megalith", id, "arrows"), 2)
        for cell in arrows:
            if cell not in range(1, TILE_CELLS + 1) or written[cell - 1] == START:
                raise data.refuse(("megalith", id, "arrows"), "data-number", field="arrows", value=str(cell))
        self.arrows.append([cell - 1 for cell in arrows])

    # --- abilities ---

    def _ability(self, table: str, id: str, field: str) -> Ability:
        return self._register((table, id, field), self.data[table][id][field])

    def _register(self, path: tuple[str, str, str], texts: list[str]) -> Ability:
        for text in texts:
            try:
                read_parts([text] if not str(text).startswith("discard") else ["card 1", text])
            except (ValueError, IndexError, AttributeError, TypeError):
                raise self.data.refuse(path, "data-effect", effect=str(text), known=", ".join(KINDS)) from None
        try:
            parts = read_parts(texts)
        except ValueError as error:
            raise self.data.refuse(path, "data-effect", effect=str(error), known=", ".join(KINDS)) from None
        for part in parts:
            if len(part.gifts) > 1:
                part.inner = self._add([_single(part, i) for i in range(len(part.gifts))]).number
        return self.abilities[self._add(parts).number] if parts else NOTHING

    def _add(self, parts: list[Part]) -> Ability:
        self.abilities.append(Ability(len(self.abilities), parts))
        return self.abilities[-1]

    # --- cards ---

    def _card(self, id: str, place: int) -> Card:
        """A card may change its deck only within its kind: the rules know the others by their places."""
        data = self.data
        first, last = (0, 1) if place < FIRST_TRIBE else (1, 2) if place < FIRST_CULTURE else (ERA_1, len(DECKS))
        deck = first + word(data, DECKS[first:last], "card", id, "deck")
        card = Card(id, deck, number(data, "card", id, "points"))
        if card.deck in (ERA_1, ERA_2):
            card.action = self._ability("card", id, "effect")
            return card
        card.copies = number(data, "card", id, "copies")
        card.labour = halved(data, "card", id, "labour")
        card.action = self._ability("card", id, "action")
        card.eclipse = self._ability("card", id, "eclipse")
        gained = sum(part.n for part in card.eclipse.parts if part.kind == LABOUR and part.plain)
        card.eclipse_labour = card.labour + gained
        return card

    def _animal(self, id: str) -> Animal:
        data = self.data
        turned = self._ability("animal", id, "turned")
        sets = numbers(data, ("animal", id, "sets"), 0)
        return Animal(id, number(data, "animal", id, "copies"), sets, data["animal"][id]["joker"], turned)


def _single(part: Part, i: int) -> Part:
    return Part([part.gifts[i]]).settle()


def _check_cards(data: Data, box: Box) -> None:
    """There are enough of each for a game of four."""
    for place, card in enumerate(box.cards):
        least = 4 if FIRST_TRIBE <= place < FIRST_CULTURE else 1
        if card.copies < least:
            raise data.refuse(("card", card.id, "copies"), "data-number", field="copies", value=str(card.copies))
    for era in (ERA_1, ERA_2):
        if sum(card.deck == era for card in box.cards) < SLOTS:
            path = ("card", box.cards[-1].id, "deck")
            raise data.refuse(path, "data-length", field="deck", wanted=f"{SLOTS}+ {DECKS[era]}")
    if sum(card.copies for card in box.cards[:FIRST_TRIBE]) < 4:
        raise data.refuse(("card", STARTING[0], "copies"), "data-number", field="copies", value="1")
    for animal, name in enumerate(ANIMALS):
        wanted = sum(setup.animals.count(animal) for setup in box.setups)
        if box.animals[animal].copies < wanted:
            path = ("animal", name, "copies")
            raise data.refuse(path, "data-number", field="copies", value=str(box.animals[animal].copies))


def _check_land(data: Data, box: Box) -> None:
    """There is one base, and enough tiles of every kind for every number of players (E27)."""
    counts = [box.lands.count(land) for land in range(len(LANDS))]
    random = max(18 - LAND_TYPES - glaciers for glaciers in box.glaciers_laid[1:])
    for tile, land in enumerate(box.lands):
        base = tile == 0
        if base != (land == len(LANDS) - 1):
            known = LANDS[-1] if base else ", ".join(LANDS[:-1])
            path = ("tile", box.tiles[tile], "land")
            raise data.refuse(path, "data-value", field="land", value=LANDS[land], known=known)
    for n in range(1, 5):
        if not 0 <= box.glaciers_laid[n] <= min(counts[GLACIER], 12):
            path = ("players", str(n), "glaciers")
            raise data.refuse(path, "data-number", field="glaciers", value=str(box.glaciers_laid[n]))
    if min(counts[:LAND_TYPES]) < 1 or sum(counts[:LAND_TYPES]) < LAND_TYPES + random:
        raise data.refuse(("tile", box.tiles[-1], "land"), "data-length", field="land", wanted="1+")
    for n in range(1, 5):
        for era in (1, 2):
            if sum(stone.era == era for stone in box.stones) < box.stones_laid[n]:
                path = ("players", str(n), "stones")
                raise data.refuse(path, "data-number", field="stones", value=str(box.stones_laid[n]))
        if box.glaciers_laid[n] > len(box.glaciers):
            path = ("players", str(n), "glaciers")
            raise data.refuse(path, "data-number", field="glaciers", value=str(box.glaciers_laid[n]))


def _layout(data: Data, id: str) -> list[int]:
    """For each cell of the board the number of the tile's place and cell, or NONE."""
    path = ("layout", id, "corners")
    board = [NONE] * AREA
    corners = data["layout"][id]["corners"]
    if len(corners) != 4:
        raise data.refuse(path, "data-length", field="corners", wanted="4")
    for place, corner in enumerate(corners):
        fits = isinstance(corner, list) and len(corner) == 2 and all(type(n) is int for n in corner)
        if not fits or not all(0 <= n <= SIDE - 3 for n in corner):
            raise data.refuse(path, "data-number", field="corners", value=str(corner))
        for cell in range(TILE_CELLS):
            at = (corner[1] + cell // 3) * SIDE + corner[0] + cell % 3
            if board[at] != NONE:
                raise data.refuse(path, "data-number", field="corners", value=str(corner))
            board[at] = place * TILE_CELLS + cell
    return board


def _setup(data: Data, id: str) -> Setup:
    tribe = FIRST_TRIBE + word(data, TRIBES, "setup", id, "tribe")
    animals = data["setup"][id]["animals"]
    for animal in animals:
        if animal not in ANIMALS:
            path = ("setup", id, "animals")
            raise data.refuse(path, "data-value", field="animals", value=str(animal), known=", ".join(ANIMALS))
    numbers = [ANIMALS.index(animal) for animal in animals]
    food, tools = number(data, "setup", id, "food"), number(data, "setup", id, "tools")
    return Setup(id, food, tools, tribe, numbers, data["setup"][id]["camp"])


def _stone(data: Data, id: str) -> Stone:
    era = number(data, "stone", id, "era")
    score = word(data, STONE_SCORES, "stone", id, "score")
    known = LANDS if STONE_SCORES[score] == "village" else ANIMALS
    of = data["stone"][id]["of"]
    for name in of:
        if name not in known:
            path = ("stone", id, "of")
            raise data.refuse(path, "data-value", field="of", value=str(name), known=", ".join(known))
    points = numbers(data, ("stone", id, "points"), 0)
    if not points:
        raise data.refuse(("stone", id, "points"), "data-length", field="points", wanted="1+")
    return Stone(id, era, score, [known.index(name) for name in of], points)


def _nomad(data: Data, id: str) -> NomadCard:
    entry = data["nomad"][id]
    column = word(data, COLUMNS, "nomad", id, "column")
    card = NomadCard(id, column, halved(data, "nomad", id, "labour"), entry["megalith"])
    needed = (("tribe",), ("slot", "stone"), ("moves", "heading"), ("take",))[column]
    if any(field not in entry for field in needed):
        known = ", ".join(
            name for name, part in zip(COLUMNS, ("tribe", "slot", "moves", "take"), strict=True) if part in entry
        )
        raise data.refuse(("nomad", id, "column"), "data-value", field="column", value=COLUMNS[column], known=known)
    if column == 0:
        card.tribe = word(data, TRIBES, "nomad", id, "tribe")
    elif column == 1:
        card.slot = number(data, "nomad", id, "slot") - 1
        card.stone = entry["stone"]
    elif column == 2:
        card.moves = number(data, "nomad", id, "moves")
        if tuple(entry["heading"]) not in OFFSETS:
            path = ("nomad", id, "heading")
            raise data.refuse(path, "data-value", field="heading", value=str(entry["heading"]), known=str(OFFSETS))
        card.heading = OFFSETS.index(tuple(entry["heading"]))
    else:
        card.take = number(data, "nomad", id, "take")
    return card


BOX: Final = Box(read_folder(FOLDER / "data"))
assert tuple(card.id for card in BOX.cards[:FIRST_CULTURE]) == FOLK

# What each is called.
CARDS: Final = tuple(card.id for card in BOX.cards)
CULTURES: Final = CARDS[FIRST_CULTURE:]
# What is remembered of a hand (rules/memory.py).
CAME: Final = (*CARDS, "unseen", "burial", "later", *(f"maybe {card}" for card in CARDS))
UNSEEN: Final = len(CARDS)
BURIAL: Final = UNSEEN + 1
LATER: Final = BURIAL + 1
MAYBE: Final = LATER + 1  # and the number of a card
# What happened to a hand since the first burial (rules/story.py).
STORY: Final = (*CARDS, "unseen", "burial", *(f"left {card}" for card in CARDS), *(f"drawn {card}" for card in CARDS))
LEFT: Final = BURIAL + 1  # and the number of a card, here too
DRAWN: Final = LEFT + len(CARDS)
STONE_IDS: Final = tuple(stone.id for stone in BOX.stones)
SETUPS: Final = tuple(setup.id for setup in BOX.setups)
TILES: Final = tuple(BOX.tiles)
MEGALITH_TILES: Final = tuple(BOX.megalith_tiles)
LAYOUTS: Final = tuple(BOX.data["layout"])
GLACIERS: Final = tuple(BOX.data["glacier"])
TOKENS: Final = tuple(BOX.data["token"])
NOMADS: Final = tuple(card.id for card in BOX.nomads)
