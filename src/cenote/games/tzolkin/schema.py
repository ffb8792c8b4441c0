"""What the components of Tzolk'in are made of, for whoever corrects them."""

from __future__ import annotations

from typing import Final

from cenote.core.effects import Effects, EffectWord
from cenote.core.schema import Field, Goods, Number, Numbers, Several, Word, within
from cenote.games.tzolkin.components import BOUNDS, SCORES
from cenote.games.tzolkin.names import CLASSES, GEARS, GOODS, LAST_SPACE, RESOURCES, TEMPLES, TRACKS

PLAIN: Final = (
    *(EffectWord(good, Number(1, 30)) for good in GOODS),
    EffectWord("vp", Number(1, 99)),
    EffectWord("temple", Word(TEMPLES, "temple"), Number(1, 3)),
    EffectWord("technology", Word(TRACKS, "track"), Number(1, 3)),
    EffectWord("worker", Number(1, 3)),
    EffectWord("feeds", Number(1, 6)),
    EffectWord("eases", Number(1, 2)),
)
CHOOSING: Final = (
    *PLAIN[:6],
    EffectWord("temple", Word((*TEMPLES, "any"), "temple of"), Number(1, 3)),
    EffectWord("technology", Word((*TRACKS, "any"), "track of"), Number(1, 3)),
    *PLAIN[8:],
    EffectWord("build"),
    EffectWord("market"),
    EffectWord("action"),
)

KINDS: Final[dict[str, dict[str, Field]]] = {
    "building": {
        "age": within(BOUNDS, "building", "age"),
        "class": Word(CLASSES, "class"),
        "cost": Goods(RESOURCES, 9),
        "effects": Effects(CHOOSING, 4),
    },
    "monument": {
        "class": Word(CLASSES, "class"),
        "cost": Goods(GOODS[1:], 9),
        "score": Word(SCORES, "box-score"),
        "points": Numbers(0, 99, 1, 5),
    },
    "wealth": {"gear": Word(GEARS, "gear"), "space": Number(0, max(LAST_SPACE)), "effects": Effects(PLAIN, 4)},
    "temple": {
        "points": Numbers(-99, 99, 3, 12),
        "rewards": Several(("-", *GOODS), 3, 12, "good"),
        "highest": Numbers(0, 99, 2, 2),
    },
    "space": {
        "gain": Goods(GOODS, 30),
        "corn": Number(0, 99),
        "wood": Number(0, 30),
        "vp": Number(0, 99),
        "temple": Word(TEMPLES, "temple"),
        "resource": Number(0, 9),
    },
    "market": {"corn": within(BOUNDS, "market", "corn", 20)},
    "supply": {"number": Number(0, 60)},
    "calendar": {"days": Numbers(1, 52, 4, 4, rising=True)},
    "players": {"monuments": Number(0, 13), "cells": Number(0, 4), "dummies": Number(0, 21)},
}
