"""The types that fields of components are declared with."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.core.effects import Effect, Effects, EffectWord
from cenote.core.rng import Rng
from cenote.core.schema import Field, Flag, Goods, Halves, Number, Numbers, Pairs, Places, Several, Word, Wrong

TEMPLES = ("brown", "green")
WORDS = (EffectWord("corn", Number(1, 9)), EffectWord("temple", Word(TEMPLES), Number(1, 2)), EffectWord("build"))


def read(text: str) -> None:
    if " or " not in text:
        raise ValueError(text)


EFFECTS = Effects(WORDS, 3, ("{effect} or {effect}",), {}, read, fixed=("start",))


@pytest.mark.parametrize(
    ("type_", "good", "bad"),
    [
        (Number(1, 5), [1, 5], [0, 6, -1, 2.0, "3", True, 10**400, None]),
        (Halves(3), [0.0, 0.5, 3.0], [3.5, 0.25, -0.5, 1, float("nan"), float("inf"), "1"]),
        (Flag(), [True, False], [0, 1, "true", None]),
        (Word(TEMPLES), ["brown"], ["red", "", 3, ["brown"], None]),
        (Several(TEMPLES, 1, 2), [["brown"], ["green", "green"]], [[], ["brown"] * 3, ["red"], "brown", [["brown"]]]),
        (Numbers(-3, 3, 2, 3), [[-3, 3], [0, 0, 0]], [[0], [4, 0], [0.0, 0], {"a": 1}, [True, 0]]),
        (Pairs(0, 4, 2), [[[0, 0], [4, 4]]], [[[0, 0]], [[0, 5], [0, 0]], [[0], [0, 0]], [0, 0], [[[0], 0], [0, 0]]]),
        (Pairs(-1, 1, 2, flat=True), [[-1, 0]], [[2, 0], [0], [[0, 0], [0, 0]]]),
        (
            Goods(("wood", "gold"), 9, total=10),
            [{}, {"wood": 9}],
            [{"wood": 10}, {"wood": -1}, {"tin": 1}, [], {"wood": 9, "gold": 9}],
        ),
        (Places(("1-1", "1-2"), TEMPLES), [{}, {"1-1": "green"}], [{"2-1": "green"}, {"1-1": "red"}, ["1-1"]]),
        (
            Effect(WORDS),
            ["corn 9", "temple brown 2", "build"],
            ["corn 0", "corn", "corn 1 1", "temple red 1", "build 1", "fly 1", 3, "corn  1", "corn \u0663"],
        ),
        (
            EFFECTS,
            [[], ["start", "corn 1"], ["corn 1 or build"]],
            [["corn 1"] * 4, ["corn 1 or fly"], ["corn 99 or build"], "corn 1", ["corn 1\n"], [["corn 1"]]],
        ),
        (EFFECTS, [], [["corn 1" + " or corn 1" * 30]]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_bounds(type_: Field, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        type_.check(value)
    for value in bad:
        with pytest.raises(Wrong):
            type_.check(value)


def test_what_is_usual() -> None:
    assert Number().usual([3, 1, 2]) == {"": (1, 3)}
    assert Goods(("wood", "gold"), 9).usual([{"wood": 1}, {"wood": 4, "gold": 2}]) == {"wood": (1, 4), "gold": (2, 2)}
    assert EFFECTS.usual([["corn 2", "build"], ["corn 5 or temple brown 1"]]) == {"corn": (2, 5), "temple": (1, 1)}


def test_values_from_a_browser_are_tidied() -> None:
    assert repr(Halves(3).tidy(1)) == "1.0"
    assert list(Goods(("wood", "gold"), 9).tidy({"gold": 1, "wood": 0})) == ["gold"]
    assert list(Places(("1-1", "1-2"), TEMPLES).tidy({"1-2": "green", "1-1": ""})) == ["1-2"]


@pytest.mark.parametrize(
    "type_", [Number(2, 9), Halves(3), Goods(("wood",), 5, total=3), Several(TEMPLES, 2, 2), EFFECTS]
)
def test_examples_reach_the_bounds_and_keep_them(type_: Field) -> None:
    rng = Rng.seeded(1)
    examples = [type_.example(rng) for _ in range(60)]
    for example in examples:
        type_.check(example)
    assert len({str(example) for example in examples}) > 1
