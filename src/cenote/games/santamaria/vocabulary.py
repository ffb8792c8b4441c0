"""The words of effects, and what can be on a cell with them: buildings, roads, upgrade tiles."""

from __future__ import annotations

from typing import Final

from cenote.core.data import Data
from cenote.games.santamaria import reading
from cenote.games.santamaria.names import GIFTS, GOLD, GOODS, GRAIN, HAPPINESS, SUGAR, UPGRADED

# Kinds of effect. The first eight are the goods themselves and happiness.
SHIPPING: Final = 8
RELIGION: Final = 9
CONQUISTADOR: Final = 10
TRADE: Final = 11
ROAD_TILE: Final = 12  # of the fifth passing space
STORE: Final = 13  # of the Maya, passing
TEMPLE: Final = 14
ACTIONS: Final = ("shipping", "religion", "conquistador")
EFFECTS: Final = (*GIFTS, *ACTIONS, "trade", "road", "store", "temple")


class Effect:
    """One thing that a building does: "coin 2" is kind COIN, n 2; a trade has what is paid and what it gives."""

    def __init__(self, kind: int, n: int, pays: list[int], gets: list[list[int]]) -> None:
        self.kind = kind
        self.n = n
        self.pays = pays  # goods, one unit of one of them
        self.gets = gets  # bundles, one of them


class Kind:
    """What is on a cell. An upgrade tile is a building and a road (SXB5)."""

    def __init__(self, id: str, effects: list[Effect], house: bool, road: bool, colonists: int) -> None:
        self.id = id
        self.effects = effects
        self.house = house
        self.road = road
        self.colonists = colonists
        self.types = 0  # for Goatocracy: bits of what the building does; an upgrade is a road and has none
        self.sacred = False  # has a religion or conquistador effect
        for effect in effects:
            if not road:
                self.types |= 1 << effect.kind
            self.sacred = self.sacred or effect.kind == RELIGION or effect.kind == CONQUISTADOR


def read_kinds(data: Data) -> list[Kind]:
    """All buildings, then the roads, then an upgrade tile for each building that a host's own file may put on one.

    Their numbers are the same whatever the file says: first come the upgrades of our box.
    """
    kinds = [Kind(id, _effects(data, id), True, False, 0) for id in data["building"]]
    for id in data["road"]:
        kinds.append(Kind(id, [], False, True, reading.number(data, "road", id, "colonists")))
    colonists = reading.number(data, "hire", "upgrade", "colonists")
    for id in dict.fromkeys((*UPGRADED, *data["building"])):
        kinds.append(Kind(f"upgrade_{id}", _effects(data, id), True, True, colonists))
    return kinds


def _effects(data: Data, id: str) -> list[Effect]:
    path = ("building", id, "effects")
    return [effect_of(data, path, str(text), (*GIFTS, *ACTIONS, "trade")) for text in reading.look(data, path)]


def read_effect(data: Data, path: tuple[str, ...], known: tuple[str, ...]) -> Effect:
    """The one effect of a dock or passing space."""
    return effect_of(data, path, str(reading.look(data, path)), (*GIFTS, *known))


def effect_of(data: Data, path: tuple[str, ...], text: str, known: tuple[str, ...]) -> Effect:
    first, _, rest = text.partition(" ")
    if first not in known:
        raise data.refuse(path, "data-effect", effect=text, known=", ".join(known))
    kind = EFFECTS.index(first)
    if kind <= HAPPINESS:
        return Effect(kind, reading.bundle(data, path, text, (first,))[kind], [], [])
    if kind != TRADE:
        if rest:
            raise data.refuse(path, "data-effect", effect=text, known=", ".join(known))
        return Effect(kind, 1, [], [])
    price, _, results = rest.partition(" for ")
    pays = [_one(data, path, reading.bundle(data, path, part, GOODS[:4])) for part in price.split("/")]
    gets = [reading.bundle(data, path, part) for part in results.split("/")]
    if len(gets) > 1:
        for bundle in gets:
            _one(data, path, bundle)
    return Effect(TRADE, 1, pays, gets)


def _one(data: Data, path: tuple[str, ...], bundle: list[int]) -> int:
    """The good of a bundle of one unit: a trade takes one, and where it leaves a choice it gives one."""
    if sum(bundle) != 1 or bundle[HAPPINESS]:
        raise data.refuse(path, "data-length", field=path[-1], wanted="1")
    return bundle.index(1)


def for_maya(kind: Kind) -> bool:
    """May it stand in the city? The Maya neither ships nor trades by buildings (SXD25)."""
    return (
        kind.house
        and not kind.road
        and all(effect.kind != SHIPPING and effect.kind != TRADE for effect in kind.effects)
    )


def is_simple(good: int) -> bool:
    """Wood and grain (S5)."""
    return good <= GRAIN


def is_valuable(good: int) -> bool:
    """Sugar, gem and gold (S5)."""
    return SUGAR <= good <= GOLD
