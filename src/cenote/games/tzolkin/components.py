"""The components of the box, typed, from the data files."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

from cenote.core.bounds import Bounds
from cenote.core.data import Data, read_folder
from cenote.games.tzolkin.names import (
    CHICHEN,
    CLASSES,
    GEARS,
    GOODS,
    LAST_SPACE,
    RESOURCES,
    TEMPLES,
    TRACKS,
    WEALTH_DEALT,
)

FOLDER: Final = Path(__file__).parent

# Kinds of effect. The first five are the goods themselves.
VP: Final = 5
TEMPLE: Final = 6
TECHNOLOGY: Final = 7
WORKER: Final = 8
FEEDS: Final = 9
EASES: Final = 10
BUILD: Final = 11
MARKET: Final = 12
ACTION: Final = 13
KINDS: Final = (*GOODS, "vp", "temple", "technology", "worker", "feeds", "eases", "build", "market", "action")
ANY: Final = -1

SCORES: Final = (
    "own-class",
    "own-tiles",
    "all-monuments",
    "corn-tiles",
    "wood-tiles",
    "workers",
    "levels",
    "mastery",
    "best-temple",
    "temples",
    "skulls",
)
MANY: Final = 1000  # no number on a component comes near
BOUNDS: Final = Bounds(MANY, {("building", "age"): (1, 2), ("market", "corn"): (1, MANY - 1)})
TABLES: Final = {"all-monuments": 3, "workers": 4, "mastery": 5}


class Effect:
    """One thing that a tile gives: "temple brown 2" is kind TEMPLE, of 0, n 2."""

    def __init__(self, kind: int, of: int, n: int) -> None:
        self.kind = kind
        self.of = of
        self.n = n


class Tile:
    """A building, a monument or a wealth tile."""

    def __init__(self, id: str, cost: list[int], effects: list[Effect], kind: int, age: int) -> None:
        self.id = id
        self.cost = cost  # by good
        self.size = sum(cost[1:4])  # resources in the cost
        self.effects = effects
        self.kind = kind  # its class: farm, public, tomb, shrine
        self.age = age
        self.feeds = sum(effect.n for effect in effects if effect.kind == FEEDS)
        self.eases = sum(effect.n for effect in effects if effect.kind == EASES)
        self.gear = 0
        self.space = 0
        self.score = ""
        self.points: list[int] = []


class Temple:
    """A temple: points and rewards from the lowest step up, so step -1 has index 0."""

    def __init__(self, points: list[int], rewards: list[int], highest: list[int]) -> None:
        self.points = points
        self.rewards = rewards  # a good, or -1
        self.highest = highest
        self.top = len(points) - 2


class Box:
    """Everything in the box. A position refers to the box it was set up from."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.buildings = [_tile(data, "building", id) for id in data["building"]]
        self.monuments = [_tile(data, "monument", id) for id in data["monument"]]
        self.wealth = [_tile(data, "wealth", id) for id in data["wealth"]]
        self.temples = [_temple(data, temple) for temple in TEMPLES]
        self.fishing = _goods(data, ("space", "palenque-1", "gain"), GOODS[:1])[0]
        self.harvest_corn = [BOUNDS.number(data, "space", f"palenque-{n}", "corn") for n in range(2, 6)]
        self.harvest_wood = [BOUNDS.number(data, "space", f"palenque-{n}", "wood") for n in range(2, 6)]
        self.mining = [_goods(data, ("space", f"yaxchilan-{n}", "gain"), GOODS) for n in range(1, 6)]
        offerings = [f"{GEARS[CHICHEN]}-{n}" for n in range(1, 10)]
        self.offering_vp = [BOUNDS.number(data, "space", space, "vp") for space in offerings]
        self.offering_temple = [_word(data, TEMPLES, "space", space, "temple") for space in offerings]
        self.offering_resource = [BOUNDS.number(data, "space", space, "resource") for space in offerings]
        self.market = [0, *(BOUNDS.number(data, "market", good, "corn") for good in RESOURCES)]
        self.skulls = BOUNDS.number(data, "supply", "skulls", "number")
        self.food_days = _food_days(data)
        self.shown = {players: BOUNDS.number(data, "players", str(players), "monuments") for players in (2, 3, 4)}
        self.cells = {players: BOUNDS.number(data, "players", str(players), "cells") for players in (2, 3, 4)}
        self.dummies = {players: BOUNDS.number(data, "players", str(players), "dummies") for players in (2, 3, 4)}
        _check_dummies(data, self)


def _check_dummies(data: Data, box: Box) -> None:
    """The tiles that are not dealt suffice for the dummies, and no two want the same position (T14)."""
    for players, dummies in box.dummies.items():
        tiles = len(box.wealth) - players * WEALTH_DEALT
        if dummies > tiles:
            path = ("players", str(players), "dummies")
            raise data.refuse(path, "data-value", field="dummies", value=str(dummies), known=f"0-{tiles}")
    changed = {path[1]: path for path in sorted(data.changed) if path[2] in ("gear", "space")}
    positions: set[tuple[int, int]] = set()
    for tile in sorted(box.wealth, key=lambda tile: tile.id in changed):
        wanted = {(tile.gear, tile.space)}
        if tile.gear != CHICHEN:
            wanted.add((tile.gear, (tile.space + 5) % 10))
        if wanted & positions:
            free = (str(space) for space in range(LAST_SPACE[tile.gear] + 1) if (tile.gear, space) not in positions)
            raise data.refuse(
                changed[tile.id], "data-value", field="space", value=str(tile.space), known=", ".join(free)
            )
        positions |= wanted


def _tile(data: Data, table: str, id: str) -> Tile:
    entry = data[table][id]
    payable = GOODS[1:] if table == "monument" else RESOURCES
    cost = _goods(data, (table, id, "cost"), payable) if "cost" in entry else [0, 0, 0, 0, 0]
    kind = _word(data, CLASSES, table, id, "class") if "class" in entry else 0
    if "effects" in entry:
        effects = [_effect(data, (table, id, "effects"), text) for text in entry["effects"]]
        effects.sort(key=lambda effect: effect.kind >= BUILD)  # what may be refused comes last (T120)
    else:
        effects = []
    age = BOUNDS.number(data, table, id, "age") if table == "building" else 0
    tile = Tile(id, cost, effects, kind, age)
    if table == "wealth":
        if any(effect.of == ANY or effect.kind >= BUILD for effect in effects):
            raise data.refuse((table, id, "effects"), "data-choice", id=id)
        tile.gear = _word(data, GEARS, table, id, "gear")
        tile.space = BOUNDS.number(data, table, id, "space")
        if tile.space > LAST_SPACE[tile.gear]:
            known = f"0-{LAST_SPACE[tile.gear]}"
            raise data.refuse((table, id, "space"), "data-value", field="space", value=str(tile.space), known=known)
    if table == "monument":
        _word(data, SCORES, table, id, "score")
        tile.score = entry["score"]
        tile.points = _numbers(data, (table, id, "points"), TABLES.get(tile.score, 1))
    return tile


def _effect(data: Data, path: tuple[str, ...], text: object) -> Effect:
    """An effect from its words: a kind, for temples and technologies which one, and how many."""
    words = str(text).split()
    try:
        kind = KINDS.index(words[0])
        if kind >= BUILD:
            (_,) = words
            return Effect(kind, 0, 1)
        number = int(words[-1])
        if kind in (TEMPLE, TECHNOLOGY):
            names = TEMPLES if kind == TEMPLE else TRACKS
            _, which, _ = words
            of = ANY if which == "any" else names.index(which)
        else:
            _, _ = words
            of = 0
        if number not in range(1, MANY):
            raise ValueError
    except (ValueError, IndexError):
        raise data.refuse(path, "data-effect", effect=str(text), known=", ".join(KINDS)) from None
    return Effect(kind, of, number)


def _temple(data: Data, id: str) -> Temple:
    points = _numbers(data, ("temple", id, "points"), 0)
    rewards = data["temple"][id]["rewards"]
    if len(points) < 3:
        raise data.refuse(("temple", id, "points"), "data-length", field="points", wanted="3+")
    if len(rewards) != len(points):
        raise data.refuse(("temple", id, "rewards"), "data-length", field="rewards", wanted=str(len(points)))
    for reward in rewards:
        if reward != "-" and reward not in GOODS:
            known = ", ".join(("-", *GOODS))
            raise data.refuse(("temple", id, "rewards"), "data-value", field="rewards", value=str(reward), known=known)
    goods = [GOODS.index(reward) if reward != "-" else -1 for reward in rewards]
    return Temple(points, goods, _numbers(data, ("temple", id, "highest"), 2))


def _food_days(data: Data) -> list[int]:
    days = _numbers(data, ("calendar", "food-days", "days"), 4)
    if days[0] < 1 or any(later - day < 2 for day, later in pairwise(days)):
        raise data.refuse(("calendar", "food-days", "days"), "data-order", field="days")
    return days


def _goods(data: Data, path: tuple[str, str, str], known: tuple[str, ...]) -> list[int]:
    table = data[path[0]][path[1]][path[2]]
    for good in table:
        if good not in known:
            raise data.refuse(path, "data-value", field=path[2], value=good, known=", ".join(known))
        BOUNDS.number(data, *path, good)
    return [table.get(good, 0) for good in GOODS]


def _numbers(data: Data, path: tuple[str, str, str], length: int) -> list[int]:
    values = data[path[0]][path[1]][path[2]]
    for value in values:
        if type(value) is not int or abs(value) >= MANY:
            raise data.refuse(path, "data-number", field=path[2], value=str(value))
    if length and len(values) != length:
        raise data.refuse(path, "data-length", field=path[2], wanted=str(length))
    return list(values)


def _word(data: Data, known: tuple[str, ...], table: str, id: str, field: str) -> int:
    value = data[table][id][field]
    if value not in known:
        raise data.refuse((table, id, field), "data-value", field=field, value=str(value), known=", ".join(known))
    return known.index(value)


BOX: Final = Box(read_folder(FOLDER / "data"))

# The names of all tiles; a host's own file changes what they do, not which there are.
BUILDINGS: Final = tuple(tile.id for tile in BOX.buildings)
MONUMENTS: Final = tuple(tile.id for tile in BOX.monuments)
WEALTH: Final = tuple(tile.id for tile in BOX.wealth)
