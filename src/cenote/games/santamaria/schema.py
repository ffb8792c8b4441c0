"""What the components of Santa Maria are made of, for whoever corrects them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cenote.core.effects import Effect, Effects, EffectWord
from cenote.core.schema import Field, Goods, Number, Numbers, Places, Several, Word, within
from cenote.games.santamaria import reading
from cenote.games.santamaria.city_box import BONUSES, HALVES, REWARDS, STARTS, read_half
from cenote.games.santamaria.components import BOX, PAYABLE, SHIP_KINDS
from cenote.games.santamaria.geometry import SIZE
from cenote.games.santamaria.names import GIFTS, ROADS, SHAPES, SPECIALISTS, STORED, TOKEN_KINDS
from cenote.games.santamaria.reading import BOUNDS
from cenote.games.santamaria.vocabulary import ACTIONS, effect_of, for_maya

HOUSES: Final = tuple(BOX.data["building"])
OF_MAYA: Final = tuple(kind.id for kind in BOX.kinds if for_maya(kind))
LAYABLE: Final = (*HOUSES, *BOX.data["road"])
CELLS: Final = tuple(f"{row}-{column}" for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))

AMOUNTS: Final = tuple(EffectWord(gift, Number(1, 20)) for gift in GIFTS)
PRICES: Final = {
    "pay": ("wood 1", "grain 1", "sugar 1", "gem 1", "wood 1/gem 1", "grain 1/sugar 1"),
    "gain": ("coin 3", "happiness 1", "happiness 1+coin 1", "sugar 1/gem 1", "cacao 1"),
}


def plain(names: tuple[str, ...]) -> tuple[EffectWord, ...]:
    return tuple(EffectWord(name) for name in names)


def of_building(known: tuple[str, ...]) -> Callable[[str], object]:
    return lambda text: effect_of(BOX.data, ("building", "wood", "effects"), text, known)


def bundle(text: str) -> None:
    reading.bundle(BOX.data, ("mission", "M1", "gain"), text)


def half(text: str) -> None:
    read_half(BOX.data, ("card", "C01", "halves"), text)


BUILT: Final = Effects(
    (*AMOUNTS, *plain(ACTIONS)),
    3,
    ("trade {pay} for {gain}",),
    PRICES,
    of_building((*GIFTS, *ACTIONS, "trade")),
)
FESTIVAL: Final = {"given": ("gem 1", "grain 1", "wood 2"), "got": ("coin 3", "happiness 3", "happiness 1+cacao 1")}

KINDS: Final[dict[str, dict[str, Field]]] = {
    "building": {"effects": BUILT},
    "road": {"colonists": Number(0, 9)},
    "tile": {"shape": Word(SHAPES, "box-shape"), "cells": Several(LAYABLE, 2, 3, "building")},
    "hall": {"cells": Several(HOUSES, 2, 2, "building")},
    "colony": {"cells": Places(CELLS, HOUSES, "building"), "hall": Word(("", *BOX.data["hall"]), "hall")},
    "ship": {
        "kind": Word(SHIP_KINDS, "box-ship"),
        "cost": Goods((*PAYABLE, "cacao", "coin"), 20, least=1),
        "points": Number(0, 99),
    },
    "expansion": {"cost": Goods((*PAYABLE, "coin"), 20, least=1)},
    "scholar": {
        "points": Number(0, 99),
        "coins": Number(0, 20),
        "most": Number(0, 20),
        "pips": Number(0, 6),
        "buy": Number(1, 20),
        "sell": Number(0, 20),
    },
    "bishop": {"points": Number(0, 20), "most": Number(0, 99)},
    "mission": {"gain": Effect(AMOUNTS, ("{effect}+{effect}", "{effect}+{effect}+{effect}"), reads=bundle)},
    "specialist": {"kind": Word(SPECIALISTS, "box-specialist"), "building": Word(("", *HOUSES), "building")},
    "hire": {
        "costs": Numbers(0, 20, 3, 3),
        "gives": Numbers(0, 20, 3, 3),
        "developed": Number(0, 20),
        "empty": Number(0, 20),
        "colonists": Number(0, 9),
    },
    "governor": {"cell": Numbers(1, SIZE, 2, 2), "points": Numbers(-99, 99, SIZE, SIZE)},
    "ambassador": {},
    "good": {"sell": Number(0, 20), "buy": Number(0, 20), "limit": Number(0, 20)},
    "rate": {"coins": Number(0, 20), "points": Number(0, 99)},
    "setup": {
        "number": Number(0, 20),
        "numbers": Numbers(0, 99, 4, 4),
        "ambassadors": Number(0, 10),
        "double": Number(0, 15),
        "bent": Number(0, 15),
        "straight": Number(0, 15),
        "base": Number(0, 4),
        "kingdoms": Number(0, 4),
        "cell": Word(tuple(BOX.data["road"]), "building"),
    },
    "track": {
        "last": within(BOUNDS, "track", "last", 60),
        "gold": Numbers(1, 60, 0, 20, rising=True),
        "trees": Numbers(1, 60, 3, 3, rising=True),
        "monks": Numbers(1, 60, 0, 20, rising=True),
        "dice": Numbers(1, 60, 0, 6, rising=True),
        "happiness": Number(0, 20),
    },
    "award": {"points": Numbers(0, 99, 1, 3)},
    "passing": {
        "action": Effect((*AMOUNTS, *plain((*ACTIONS, "road")))),
        "maya": Effect((*AMOUNTS, *plain((*ACTIONS[1:], "store", "temple")))),
    },
    "dock": {"bonus": Effect((*AMOUNTS, *plain(ACTIONS[1:])))},
    "solo": {"points": Number(0, 999)},
    "achievement": {"needs": Number(0, 999)},
    "maya": {
        "number": Number(0, 20),
        "each_year": Number(0, 20),
        "each_player": Number(0, 20),
        "pieces": Number(0, 60),
        "gain": Number(0, 20),
        "exchange": within(BOUNDS, "maya", "exchange", 20),
        "cacao": within(BOUNDS, "maya", "cacao", 20),
        "grain": within(BOUNDS, "maya", "grain", 20),
        "wood": within(BOUNDS, "maya", "wood", 20),
        "sell": Number(0, 20),
    },
    "district": {
        "roads": Numbers(1, ROADS, 2, 2),
        "reward": Word(REWARDS, "box-reward"),
        "number": Number(0, 20),
    },
    "site": {"building": Word(("", *OF_MAYA), "building")},
    "junction": {"roads": Numbers(2, ROADS - 1, 0, ROADS - 2, rising=True)},
    "token": {"kind": Word(TOKEN_KINDS, "kind"), "building": Word(OF_MAYA, "building")},
    "temple": {"level": within(BOUNDS, "temple", "level"), "cost": Goods(STORED, 20, least=1)},
    "store": {"good": Word(STORED, "good"), "start": Word(STARTS, "box-start")},
    "card": {
        "halves": Effects(
            (
                EffectWord(HALVES[0]),
                EffectWord(HALVES[2], Word(TOKEN_KINDS, "kind")),
                EffectWord(HALVES[3], Word(("1", "2", "3", "4", "5", "6")), Word(BONUSES, "box-bonus")),
                *(EffectWord(gift, Number(1, 20)) for gift in ("coin", "happiness", *STORED)),
            ),
            2,
            ("festival {given} for {got}",),
            FESTIVAL,
            half,
            least=2,
        )
    },
}
