"""What the components of Tawantinsuyu are made of, for whoever corrects them.

Which words a bonus may have depends on where it stands: what can be used again and again within one turn must not give
itself back. So army cards bring no army cards, and production buildings neither restore nor produce.
"""

from __future__ import annotations

from typing import Final

from cenote.core.effects import Effects, EffectWord
from cenote.core.schema import Field, Goods, Number, Several, Word, within
from cenote.games.tawantinsuyu.components import BLOCKS, BOUNDS, BOX, DOES, LOOPS, MOST_COST
from cenote.games.tawantinsuyu.names import DESIGNS, GODS, GOODS, NODES, SYMBOLS, TASKS, TERRACES
from cenote.games.tawantinsuyu.vocabulary import read_effect

PATH: Final = ("card", "G01", "bonus")  # where nothing is read from: a text has no line of its own
CHOICES: Final = ("either {effect} or {effect}", "either {effect} or {effect} or {effect}")


def reads(text: str) -> None:
    read_effect(BOX.data, PATH, text)


GAINS: Final = (*(EffectWord(good, Number(1, 20)) for good in GOODS), EffectWord("vp", Number(1, 99)))
DRAWN: Final = (EffectWord("god", Number(1, 5)),)
ASKING: Final = (
    EffectWord("army", Number(1, 5)),
    EffectWord("train", Number(1, 5)),
    EffectWord("weaving", Number(1, 3)),
    EffectWord("worker", Number(1, 2)),
    EffectWord("step", Number(1, 4)),
    EffectWord("buy-step", Number(1, 4)),
    EffectWord("building", Number(1, 2)),
    EffectWord("stairs", Number(1, 2)),
    EffectWord("statue", Number(1, 2)),
)
ONCE: Final = (EffectWord("restore", Number(1, 9)), EffectWord("task", Word(TASKS, "task")))
PAID_BY_TRADE: Final = (ONCE[0], EffectWord("task", Word(tuple(task for task in TASKS if task != "trade"), "task")))


def bonus(*words: EffectWord) -> Effects:
    return Effects(words, 4, CHOICES, reads=reads)


ANYTHING: Final = bonus(*GAINS, *DRAWN, *ASKING, *ONCE)
SIMPLE: Final = bonus(*GAINS, *DRAWN)
HERS: Final = bonus(*GAINS, *DRAWN, *ASKING[:3], *ASKING[4:5], *ASKING[6:])

KINDS: Final[dict[str, dict[str, Field]]] = {
    "card": {"god": Word(GODS, "god"), "bonus": ANYTHING},
    "army": {"soldiers": within(BOUNDS, "army", "soldiers"), "bonus": Effects((*GAINS, *DRAWN), 4)},
    "production": {
        "cost": Goods(GOODS[1:], MOST_COST, total=MOST_COST, named="part"),
        "bonus": bonus(*GAINS, *DRAWN, *ASKING),
    },
    "permanent": {"cost": Goods(GOODS[1:], MOST_COST, total=MOST_COST, named="part")},
    "statue": {
        "cost": Goods(GOODS[1:], MOST_COST, total=MOST_COST, named="part"),
        "vp": Number(0, 99),
        "each": Number(0, 9),
    },
    "weaving": {
        "design": Word(DESIGNS, "design"),
        "left": Word(SYMBOLS, "symbol"),
        "right": Word(SYMBOLS, "symbol"),
        "players": within(BOUNDS, "weaving", "players"),
    },
    "joint": {"bonus": bonus(*GAINS, *DRAWN, *ASKING, *PAID_BY_TRADE)},
    "step": {"reward": ANYTHING, "ceremony": Number(0, 99), "final": Number(0, 99)},
    "conquest": {"bonus": ANYTHING, "turn": Number(0, 9), "discard": Number(0, 9)},
    "space": {
        "terrace": Word(TERRACES, "terrace"),
        "sector": within(BOUNDS, "space", "sector"),
        "god": Word(GODS, "god"),
        "colour": Word(("-", *BOX.colours[:2]), "box-colour"),
        "nodes": Several(tuple(BOX.data["node"]), NODES, NODES),
        "block": Word(BLOCKS, "box-block"),
    },
    "node": {"terrace": Word(TERRACES, "terrace"), "task": Word(TASKS, "task")},
    "worker": {"colour": Word(tuple(BOX.colours), "box-colour"), "number": within(BOUNDS, "worker", "number", 30)},
    "action": {"place": within(BOUNDS, "action", "place")},
    "players": {
        "removed": Number(0, 28),
        "village": within(BOUNDS, "players", "village", 20),
        "nomads": Number(0, 20),
        "altar": within(BOUNDS, "players", "altar", 20),
    },
    "cell": {"loop": Word(LOOPS, "terrace"), "does": Word(DOES, "does"), "gain": HERS},
    "token": {"number": within(BOUNDS, "token", "number"), "start": Word(tuple(BOX.data["cell"]))},
    "hire": {"gain": HERS},
    "personality": {"gain": HERS},
}
