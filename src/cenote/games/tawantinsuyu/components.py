"""The components of the box, typed, from the data files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cenote.core.bounds import Bounds
from cenote.core.data import Data, read_folder
from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.names import (
    ACTIONS,
    DESIGNS,
    GODS,
    GOODS,
    NODES,
    REGION_SIZE,
    REGIONS,
    SECTORS,
    SIZES,
    SYMBOLS,
    TASKS,
    TERRACES,
    TRADE,
    WORKERS,
)
from cenote.games.tawantinsuyu.vocabulary import GOD, TASK, Bonus, Effect, read_bonus

FOLDER: Final = Path(__file__).parent

MANY: Final = 1000  # no number on a component comes near
BOUNDS: Final = Bounds(
    MANY,
    {
        ("army", "soldiers"): (1, 2),
        ("space", "sector"): (1, SECTORS),
        ("action", "place"): (1, SECTORS),
        ("weaving", "players"): (2, 4),
        ("token", "number"): (1, 4),
        ("worker", "number"): (2, MANY - 1),
        ("players", "village"): (1, MANY - 1),
        ("players", "altar"): (1, MANY - 1),
    },
)
MOST_COST: Final = 6  # units in the price of a building or statue
BLOCKS: Final = ("-", "setup", "ceremony")
LOOPS: Final = ("top", "middle", "bottom")
DOES: Final = (
    "gain", "personality", "weave", "build-production", "stairs", "build-permanent", "statue",
    "hire-potato", "hire-corn", "hire-nomad",
)  # fmt: skip


class Space:
    """A placement space of the hill."""

    def __init__(self, id: str, terrace: int, sector: int, god: int) -> None:
        self.id = id
        self.terrace = terrace
        self.sector = sector  # from 0
        self.god = god
        self.ability = NONE  # the worker whose colour the space has, architect or craftsman
        self.tasks: list[int] = []
        self.nodes: list[str] = []
        self.neighbours: list[int] = []
        self.segment: list[int] = []  # the other spaces of its terrace and sector
        self.block = ""


class Card:
    """A god card."""

    def __init__(self, id: str, god: int, bonus: int) -> None:
        self.id = id
        self.god = god
        self.bonus = bonus


class Army:
    """An army card. Cards with the same face are told apart by nobody."""

    def __init__(self, id: str, soldiers: int, bonus: int, face: int, effects: list[Effect]) -> None:
        self.id = id
        self.soldiers = soldiers
        self.bonus = bonus
        self.face = face
        self.goods = [sum(effect.n for effect in effects if effect.kind == good) for good in range(len(GOODS))]
        self.god = any(effect.kind == GOD for effect in effects)
        self.asks = any(effect.kind > GOD for effect in effects)  # for more than where a god card comes from


class Building:
    """A production building, or a permanent one (then without a bonus)."""

    def __init__(self, id: str, cost: list[int], bonus: int) -> None:
        self.id = id
        self.cost = cost  # by good
        self.bonus = bonus


class Weaving:
    """A tile of a tapestry; start tiles are never in the stack (W130)."""

    def __init__(self, id: str, design: int, left: int, right: int, players: int) -> None:
        self.id = id
        self.design = design
        self.left = left
        self.right = right
        self.players = players
        self.start = id.startswith("S")


class Conquest:
    """A space of a region."""

    def __init__(self, id: str, bonus: int, turn: int, discard: int) -> None:
        self.id = id
        self.bonus = bonus
        self.turn = turn
        self.discard = discard


class Cell:
    """A cell of Axomamma's board."""

    def __init__(self, id: str, loop: int, does: int, gain: int) -> None:
        self.id = id
        self.loop = loop
        self.does = does
        self.gain = gain


class Box:
    """Everything in the box. A position refers to the box it was set up from."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.bonuses: list[Bonus] = []
        self.colours = [str(data["worker"][worker]["colour"]) for worker in WORKERS]
        self.workers = [BOUNDS.number(data, "worker", worker, "number") for worker in WORKERS]
        self.spaces = _hill(data, self.colours)
        self.cards = [
            Card(id, _word(data, GODS, "card", id, "god"), self.bonus("card", id, "cards")) for id in data["card"]
        ]
        self.army = self._army()
        self.army_asks = any(card.asks for card in self.army)
        self.production = [self._building("production", id) for id in data["production"]]
        self.permanent = [self._building("permanent", id) for id in data["permanent"]]
        self.buildings = self.production + self.permanent
        self.joints = [self._joint(symbol) for symbol in SYMBOLS]
        self.weavings = [_weaving(data, id) for id in data["weaving"]]
        self.rewards = [self.bonus("step", step, "temple", "reward") for step in data["step"]]
        self.step_vp = [BOUNDS.number(data, "step", step, "ceremony") for step in data["step"]]
        self.final_vp = [BOUNDS.number(data, "step", step, "final") for step in data["step"]]
        self.top_step = len(self.rewards) - 1
        self.conquests = [self._conquest(id) for id in data["conquest"]]
        self.statue_cost = [_cost(data, "statue", size) for size in SIZES]
        self.statue_vp = [BOUNDS.number(data, "statue", size, "vp") for size in SIZES]
        self.statues = [BOUNDS.number(data, "statue", size, "each") for size in SIZES]
        self.actions = _actions(data)
        self.removed = {n: BOUNDS.number(data, "players", str(n), "removed") for n in (2, 3, 4)}
        self.village = {n: BOUNDS.number(data, "players", str(n), "village") for n in (2, 3, 4)}
        self.nomads = {n: BOUNDS.number(data, "players", str(n), "nomads") for n in (2, 3, 4)}
        self.altar = {n: BOUNDS.number(data, "players", str(n), "altar") for n in (2, 3, 4)}
        self.cells = [self._cell(id) for id in data["cell"]]
        self.loops = [[n for n, cell in enumerate(self.cells) if cell.loop == loop] for loop in range(len(LOOPS))]
        self.token_numbers = [BOUNDS.number(data, "token", id, "number") for id in data["token"]]
        self.token_starts = [_word(data, tuple(data["cell"]), "token", id, "start") for id in data["token"]]
        self.hire_gains = [self.bonus("hire", worker, "axomamma", "gain") for worker in WORKERS]
        self.personalities = [self.bonus("personality", id, "axomamma", "gain") for id in data["personality"]]
        _check_workers(data, self)

    def bonus(self, table: str, id: str, source: str, field: str = "bonus") -> int:
        """The number of the bonus written there; NONE if it is empty."""
        if not self.data[table][id][field]:
            return NONE
        self.bonuses.append(read_bonus(self.data, (table, id, field), source))
        return len(self.bonuses) - 1

    def _joint(self, symbol: str) -> int:
        """Trading pays the joints, so it is not what a joint pays."""
        number = self.bonus("joint", symbol, "trade")
        if number != NONE and any(effect.kind == TASK and effect.n == TRADE for effect in self.bonuses[number].effects):
            raise self.data.refuse(("joint", symbol, "bonus"), "data-endless", effect=f"task {TASKS[TRADE]}")
        return number

    def _army(self) -> list[Army]:
        cards, faces = [], []
        for id, entry in self.data["army"].items():
            soldiers = BOUNDS.number(self.data, "army", id, "soldiers")
            face = (soldiers, tuple(entry["bonus"]))
            if face not in faces:
                faces.append(face)
            bonus = self.bonus("army", id, "army")
            effects = self.bonuses[bonus].effects if bonus != NONE else []
            cards.append(Army(id, soldiers, bonus, faces.index(face), effects))
        return cards

    def _building(self, table: str, id: str) -> Building:
        bonus = self.bonus(table, id, "buildings") if table == "production" else NONE
        return Building(id, _cost(self.data, table, id), bonus)

    def _conquest(self, id: str) -> Conquest:
        turn = BOUNDS.number(self.data, "conquest", id, "turn")
        discard = BOUNDS.number(self.data, "conquest", id, "discard")
        return Conquest(id, self.bonus("conquest", id, "conquest"), turn, discard)

    def _cell(self, id: str) -> Cell:
        loop = _word(self.data, LOOPS, "cell", id, "loop")
        does = _word(self.data, DOES, "cell", id, "does")
        return Cell(id, loop, does, self.bonus("cell", id, "axomamma", "gain"))


def _hill(data: Data, colours: list[str]) -> list[Space]:
    spaces = []
    for id, entry in data["space"].items():
        sector = BOUNDS.number(data, "space", id, "sector")
        space = Space(
            id, _word(data, TERRACES, "space", id, "terrace"), sector - 1, _word(data, GODS, "space", id, "god")
        )
        _word(data, BLOCKS, "space", id, "block")
        space.block = entry["block"]
        colour = _word(data, ("-", *colours[:2]), "space", id, "colour")
        space.ability = colour - 1
        space.nodes = _nodes(data, id, space.terrace)
        space.tasks = [_word(data, TASKS, "node", node, "task") for node in space.nodes]
        spaces.append(space)
    for n, space in enumerate(spaces):
        for m, other in enumerate(spaces):
            if m != n and other.terrace == space.terrace:
                if set(other.nodes) & set(space.nodes):
                    space.neighbours.append(m)
                if other.sector == space.sector:
                    space.segment.append(m)
    return spaces


def _nodes(data: Data, id: str, terrace: int) -> list[str]:
    """Three different nodes of the same terrace (W36, W39)."""
    path = ("space", id, "nodes")
    nodes: list[Any] = data["space"][id]["nodes"]
    known = [node for node, entry in data["node"].items() if entry["terrace"] == TERRACES[terrace]]
    if len(nodes) != NODES or len(set(map(str, nodes))) != NODES:
        raise data.refuse(path, "data-length", field="nodes", wanted=str(NODES))
    for node in nodes:
        if node not in known:
            raise data.refuse(path, "data-value", field="nodes", value=str(node), known=", ".join(known))
    return list(nodes)


def _weaving(data: Data, id: str) -> Weaving:
    design = _word(data, DESIGNS, "weaving", id, "design")
    left = _word(data, SYMBOLS, "weaving", id, "left")
    right = _word(data, SYMBOLS, "weaving", id, "right")
    players = BOUNDS.number(data, "weaving", id, "players", most=2 if id.startswith("S") else None)
    return Weaving(id, design, left, right, players)


def _actions(data: Data) -> list[int]:
    """The actions of the Coricancha in clockwise order."""
    places = [BOUNDS.number(data, "action", action, "place") for action in ACTIONS]
    for action, place in zip(ACTIONS, places, strict=True):
        if places.count(place) > 1:
            raise data.refuse(("action", action, "place"), "data-value", field="place", value=str(place), known="1-5")
    return [places.index(place) for place in range(1, SECTORS + 1)]


def _check_workers(data: Data, box: Box) -> None:
    """Every player count leaves two workers of each colour for the first draw (W14)."""
    for players, removed in box.removed.items():
        for worker, number in zip(WORKERS, box.workers, strict=True):
            if number - removed < 2:
                known = f"0-{number - 2}"
                path = ("players", str(players), "removed")
                raise data.refuse(path, "data-value", field="removed", value=str(removed), known=f"{known} ({worker})")


def _cost(data: Data, table: str, id: str) -> list[int]:
    path = (table, id, "cost")
    cost: dict[str, Any] = data[table][id]["cost"]
    payable = GOODS[1:]
    for good in cost:
        if good not in payable:
            raise data.refuse(path, "data-value", field="cost", value=good, known=", ".join(payable))
        BOUNDS.number(data, *path, good)
    if sum(cost.values()) > MOST_COST:
        raise data.refuse(path, "data-number", field="cost", value=str(sum(cost.values())))
    return [cost.get(good, 0) for good in GOODS]


def _word(data: Data, known: tuple[str, ...], table: str, id: str, field: str) -> int:
    value = data[table][id][field]
    if value not in known:
        raise data.refuse((table, id, field), "data-value", field=field, value=str(value), known=", ".join(known))
    return known.index(value)


BOX: Final = Box(read_folder(FOLDER / "data"))
CONQUEST_REGIONS: Final = [space // REGION_SIZE for space in range(len(REGIONS) * REGION_SIZE)]

# The names of the components, each in the place of its number.
CARDS: Final = tuple(card.id for card in BOX.cards)
ARMY: Final = tuple(card.id for card in BOX.army)
SPACES: Final = tuple(space.id for space in BOX.spaces)
PRODUCTION: Final = tuple(tile.id for tile in BOX.production)
PERMANENT: Final = tuple(tile.id for tile in BOX.permanent)
BUILDINGS: Final = PRODUCTION + PERMANENT
WEAVINGS: Final = tuple(tile.id for tile in BOX.weavings)
STARTS: Final = tuple(tile.id for tile in BOX.weavings if tile.start)
CONQUESTS: Final = tuple(space.id for space in BOX.conquests)
CELLS: Final = tuple(cell.id for cell in BOX.cells)
PERSONALITIES: Final = tuple(BOX.data["personality"])
TOKEN_NUMBERS: Final = ("1", "2", "3", "4")
