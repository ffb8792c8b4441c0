"""What a bonus may consist of: "potato 3", "task build", "either stone 1 or worker 1"."""

from __future__ import annotations

from typing import Final

from cenote.core.data import Data
from cenote.games.tawantinsuyu.names import GOODS, TASKS

# Kinds of effect. The first four are the goods themselves; those before GOD ask nothing of anybody.
VP: Final = 4
ARMY: Final = 5
GOD: Final = 6
TRAINING: Final = 7
WEAVING: Final = 8
WORKER: Final = 9
RESTORE: Final = 10
STEP: Final = 11
BUY_STEP: Final = 12
BUILDING: Final = 13
FREE_STAIRS: Final = 14
FREE_STATUE: Final = 15
TASK: Final = 16
EITHER: Final = 17
KINDS: Final = (
    *GOODS, "vp", "army", "god", "train", "weaving", "worker", "restore", "step", "buy-step", "building", "stairs",
    "statue", "task", "either",
)  # fmt: skip
MOST: Final = 100


class Effect:
    """One part of a bonus: "god 2" is kind GOD, n 2; for a task n is which."""

    def __init__(self, kind: int, n: int, choices: list[Effect]) -> None:
        self.kind = kind
        self.n = n
        self.choices = choices  # of "either", each a part of its own


class Bonus:
    """What a card, tile or space gives: goods and points at once, then the parts that ask for something."""

    def __init__(self, source: str, effects: list[Effect]) -> None:
        self.source = source  # where its points are counted
        self.effects = effects
        self.plain = [effect for effect in effects if effect.kind < GOD]
        self.parts = [effect for effect in effects if effect.kind >= GOD]


def read_bonus(data: Data, path: tuple[str, str, str], source: str) -> Bonus:
    texts = data[path[0]][path[1]][path[2]]
    effects = [read_effect(data, path, str(text)) for text in texts]
    kinds = [effect.kind for effect in effects]
    for text, kind in zip(texts, kinds, strict=True):
        if kinds.count(kind) > 1:
            raise data.refuse(path, "data-effect-twice", effect=str(text))
    return Bonus(source, effects)


def read_effect(data: Data, path: tuple[str, str, str], text: str) -> Effect:
    words = text.split()
    if words[:1] == ["either"]:
        choices = [read_effect(data, path, choice) for choice in text.removeprefix("either").split(" or ")]
        kinds = [choice.kind for choice in choices]
        if len(choices) < 2 or len(set(kinds)) < len(kinds) or max(kinds) >= TASK:
            raise _refusal(data, path, text)
        return Effect(EITHER, 1, choices)
    try:
        name, number = words
        kind = KINDS.index(name)
        n = TASKS.index(number) if kind == TASK else int(number)
        if kind == EITHER or (kind != TASK and n not in range(1, MOST)):
            raise ValueError
    except ValueError:
        raise _refusal(data, path, text) from None
    return Effect(kind, n, [])


def _refusal(data: Data, path: tuple[str, str, str], text: str) -> Exception:
    return data.refuse(path, "data-effect", effect=text, known=", ".join(KINDS))
