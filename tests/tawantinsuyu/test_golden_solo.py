"""Golden cases of the solo game against Axomamma."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.games.tawantinsuyu.components import CONQUESTS, WEAVINGS
from cenote.games.tawantinsuyu.names import HER, OFFERING, POTATO, PRODUCTION, STONE, WORSHIP
from cenote.games.tawantinsuyu.rules.ceremony import TRADE, Part, draw_ceremonial, finish
from cenote.games.tawantinsuyu.rules.conquest import Conquer
from cenote.games.tawantinsuyu.rules.her.conquest import payment
from cenote.games.tawantinsuyu.rules.her.gifts import choose
from cenote.games.tawantinsuyu.rules.her.tasks import erect_for_stone
from cenote.games.tawantinsuyu.rules.her.turn import HerTurn, push_actions
from cenote.games.tawantinsuyu.rules.her.weaving import weave
from cenote.games.tawantinsuyu.rules.priest import React
from cenote.games.tawantinsuyu.vocabulary import Effect
from tawantinsuyu.table import AXOMAMMA, BOX, GAME, Table, table


def solo(rules: int = BOX.rules, **options: Any) -> Table:
    return table(solo=True, options=options, game=GAME.at(rules))


def cells(t: Table) -> list[str]:
    return [t.state.box.cells[cell].id for cell in t.state.tokens]


# --- GT10: tokens ---


def test_GT10_tokens_act_and_move() -> None:
    t = solo().goods(AXOMAMMA, stone=4, corn=2).market("P07", "Z01", "Z02")
    before = cells(t)
    t.begin(AXOMAMMA)
    t.ask()
    push_actions(t.state, 3)
    t.state.settle()
    her = t[AXOMAMMA]
    assert (her.corn, her.stone) == (4, 3)
    assert her.up == ["P07"]
    moved = {"S5": "S3", "S7": "S10"}
    assert cells(t) == [moved.get(cell, cell) for cell in before]


# --- GT16, GT117: conquest ---


def test_GT16_hardest_space() -> None:
    t = solo().troops(AXOMAMMA, "A19", "A20", "A01", "A02", "A03")
    t.let_her(Conquer(HER, 1), Conquer(HER, 0))
    her = t[AXOMAMMA]
    assert t.state.conquests[CONQUESTS.index("antisuyu-6")] == HER
    assert t.state.conquests.count(HER) == 1, "no soldier is left for a second conquest"
    assert (her.vp, her.troops, her.tired) == (19, [], ["A19", "A20"])
    assert sorted(t.state.army_discard) == [0, 1, 2]


def test_GT16_rightmost_of_the_preferred_region() -> None:
    t = solo().troops(AXOMAMMA, "A19", "A01", "A02").let_her(Conquer(HER, 0))
    her = t[AXOMAMMA]
    assert t.state.conquests[CONQUESTS.index("antisuyu-5")] == HER
    assert (her.vp, her.tired) == (12, ["A19"])
    assert len(her.up) == 1, "a free production building"


@pytest.mark.parametrize(
    ("troops", "paid"),
    [(("A19", "A01"), (0, 1, 1, 0)), (("A19", "A01", "A02"), (2, 0, 0, 1))],
)
def test_GT117_soldier_payment(troops: tuple[str, ...], paid: tuple[int, ...]) -> None:
    """Ones and twos to discard, ones and twos to turn, for turn 1 and discard 2."""
    t = solo().troops(AXOMAMMA, *troops)
    assert payment(t.state, t.player(AXOMAMMA), CONQUESTS.index("antisuyu-4")) == paid


# --- GT114: potatoes, joker, weave ---


def test_GT114_potatoes_become_points() -> None:
    t = solo().goods(AXOMAMMA, potato=4)
    t.state.gain(t.player(AXOMAMMA), POTATO, 3)
    assert (t[AXOMAMMA].potato, t[AXOMAMMA].vp) == (2, 15)


@pytest.mark.parametrize(
    ("corn", "gold", "tiles", "left"),
    [(1, 2, 2, (0, 0)), (1, 1, 1, (0, 2)), (0, 0, 0, (0, 1))],
)
def test_GT114_weave(corn: int, gold: int, tiles: int, left: tuple[int, int]) -> None:
    t = solo().goods(AXOMAMMA, corn=corn, gold=gold)
    t.begin(AXOMAMMA)
    weave(t.state)
    her = t[AXOMAMMA]
    assert sum(len(tapestry) for tapestry in her.tapestries) == tiles
    assert (her.corn, her.gold) == left


# --- GT115: priest check ---


def offering(rules: int = BOX.rules, **goods: int) -> Table:
    """Clockwise from her priest: worship, offering."""
    t = solo(rules).goods(AXOMAMMA, **goods).altar("G01", "G02", "G03").priest(AXOMAMMA, 1)
    assert [t.state.action_at(sector) for sector in (1, 2)] == [WORSHIP, OFFERING]
    return t.let_her(HerTurn())


def test_GT115_offering() -> None:
    t = offering(corn=4)
    her = t[AXOMAMMA]
    assert (her.priest, her.corn, her.step) == (3, 0, 2)
    assert len(her.army) == 1
    assert t.on_altar == []
    assert her.vp == 11, "one point for the god card of step 1, none for the altar cards"


@pytest.mark.parametrize(
    ("rules", "corn", "gold", "step", "left"),
    [(2, 4, 2, 3, (0, 0)), (2, 4, 1, 2, (0, 1)), (2, 9, 2, 3, (3, 2)), (1, 4, 2, 2, (0, 2)), (1, 5, 1, 2, (1, 1))],
)
def test_GT115_gold_for_missing_corn(rules: int, corn: int, gold: int, step: int, left: tuple[int, int]) -> None:
    """Until version 2 she offered real corn only."""
    her = offering(rules, corn=corn, gold=gold)[AXOMAMMA]
    assert (her.step, (her.corn, her.gold)) == (step, left)


def test_GT115_the_condition_means_corn() -> None:
    t = offering(corn=3, gold=5)
    assert t[AXOMAMMA].step == 0


# --- GT116: stone or worker ---

REWARD = Effect(17, 1, [Effect(STONE, 1, []), Effect(9, 1, [])])


@pytest.mark.parametrize(
    ("stone", "workers", "wanted"),
    [(1, 0, "worker"), (1, 1, "worker"), (2, 2, "stone"), (0, 1, "stone")],
)
def test_GT116_stone_or_worker(stone: int, workers: int, wanted: str) -> None:
    t = solo().goods(AXOMAMMA, stone=stone).queue(*["priest"] * workers).village("craftsman", "warrior")
    t.begin(AXOMAMMA)
    choose(t.state, REWARD, "temple")
    if wanted == "stone":
        assert (t[AXOMAMMA].stone, len(t[AXOMAMMA].queue)) == (stone + 1, workers)
    else:
        assert (t[AXOMAMMA].stone, len(t[AXOMAMMA].queue)) == (stone, workers + 1)
        assert t[AXOMAMMA].queue[-1] == "craftsman", "from the potato end"
        assert t[AXOMAMMA].corn == 1, "with its hire bonus"


def test_GT116_nobody_to_take() -> None:
    t = solo().goods(AXOMAMMA, stone=1).token("human").nomads()
    choose(t.state, REWARD, "temple")
    assert (t[AXOMAMMA].stone, t[AXOMAMMA].queue) == (2, [])


# --- GT118: reactions ---


def reaction(t: Table, action: int) -> Table:
    t.begin("human")
    t.ask(React(HER, action))
    t.state.settle()
    return t


def test_GT118_offering() -> None:
    t = reaction(solo().goods(AXOMAMMA, corn=7), OFFERING)
    assert (t[AXOMAMMA].corn, t[AXOMAMMA].step) == (4, 1)


@pytest.mark.parametrize(
    ("rules", "corn", "gold", "step", "left"),
    [(2, 2, 1, 1, (0, 0)), (2, 1, 1, 0, (1, 1)), (2, 3, 4, 1, (0, 4)), (1, 2, 1, 0, (2, 1))],
)
def test_GT118_gold_for_missing_corn(rules: int, corn: int, gold: int, step: int, left: tuple[int, int]) -> None:
    her = reaction(solo(rules).goods(AXOMAMMA, corn=corn, gold=gold), OFFERING)[AXOMAMMA]
    assert (her.step, (her.corn, her.gold)) == (step, left)


def test_GT118_worship() -> None:
    t = reaction(solo().statues(AXOMAMMA, "large g1", "small g2"), WORSHIP)
    assert (t[AXOMAMMA].statues, t[AXOMAMMA].step) == ({"large g1": 1}, 1)


def test_GT118_production() -> None:
    t = reaction(solo().built(AXOMAMMA, "P03", "P06", "P13"), PRODUCTION)
    her = t[AXOMAMMA]
    assert (her.up, her.down) == ([], ["P03", "P06", "P13"])
    assert (her.corn, her.stone, her.vp) == (2, 2, 14)


def test_GT118_production_as_active() -> None:
    t = solo().built(AXOMAMMA, "P03", "P06", "P13").priest(AXOMAMMA, 5).let_her(HerTurn())
    assert (t[AXOMAMMA].up, t[AXOMAMMA].down) == (["P13"], ["P03", "P06"])


# --- GT119: ceremony and end ---


@pytest.mark.parametrize(("options", "vp"), [({}, 5), ({"H5": True}, 10)])
def test_GT119_weavings(options: dict[str, bool], vp: int) -> None:
    t = solo(**options).tapestries(AXOMAMMA, ["W01", "W02", "W03"], ["W08", "W09"])
    Part(HER, TRADE).run(t.state)
    assert t[AXOMAMMA].vp == 10 + vp


@pytest.mark.parametrize(("human", "her", "gain"), [(30, 20, 2), (20, 20, 0), (20, 30, 0)])
def test_GT119_behind(human: int, her: int, gain: int) -> None:
    t = solo().vp("human", human).vp(AXOMAMMA, her)
    draw_ceremonial(t.state, 0)
    assert t[AXOMAMMA].vp == her + gain


def test_GT119_third_ceremony_brings_no_consolation() -> None:
    t = solo().vp("human", 50).vp(AXOMAMMA, 20).token("human").ceremonies(2).start_turn("human")
    assert t.state.seat is None
    assert t[AXOMAMMA].vp == 20


def test_GT119_last_restoration_and_worship() -> None:
    t = solo().built(AXOMAMMA, down=["P01", "P02"]).tired(AXOMAMMA, "A01")
    t.statues(AXOMAMMA, "large g1", "small g2", "small g3").village("priest")
    finish(t.state)
    t.state.settle()
    her = t[AXOMAMMA]
    assert (her.up, her.troops) == (["P01", "P02"], ["A01"])
    assert her.step == 4
    assert sum(her.statues.values()) == 1


@pytest.mark.parametrize(
    ("human", "her", "place"), [(125, 125, 2), (126, 125, 1), (119, 20, 2), (120, 119, 1), (130, 140, 2)]
)
def test_GT119_who_wins(human: int, her: int, place: int) -> None:
    t = solo().vp("human", human).vp(AXOMAMMA, her)
    assert t.state.ranking() == [place]
    assert t.state.scores() == [human]


# --- GT122: choice of a tile ---


@pytest.mark.parametrize(
    ("rules", "corn", "bought"), [(2, 3, ["W10", "W04"]), (2, 1, ["W10"]), (1, 3, ["W04", "W10"]), (1, 1, ["W04"])]
)
def test_GT122_choice_of_a_tile(rules: int, corn: int, bought: list[str]) -> None:
    """Her tapestries have 4, 3 and 1 tiles; W04 fits the last two, W10 the last one, W15 none."""
    t = solo(rules).goods(AXOMAMMA, corn=corn).weavings("W04", "W10", "W15")
    t.tapestries(AXOMAMMA, ["W01", "W02", "W03", "W11"], ["W08", "W09", "W17"], ["W22"]).begin(AXOMAMMA)
    t.state.watch()
    weave(t.state)
    assert [event.args["tile"] for event in t.state.told() if event.name == "weaving"] == bought
    smaller = t[AXOMAMMA].tapestries[1:]
    assert smaller[0] == ["W08", "W09", "W17", *(["W04"] if "W04" in bought else [])], "the longest that it fits"
    assert smaller[1] == ["W22", *(["W10"] if "W10" in bought else [])]
    assert "W15" in [WEAVINGS[tile] for tile in t.state.loom]


def test_GT122_of_equal_tapestries_the_one_begun_first() -> None:
    t = solo().goods(AXOMAMMA, corn=1).weavings("W03", "W10", "W17").tapestries(AXOMAMMA, ["W01"], ["W02"])
    t.begin(AXOMAMMA)
    weave(t.state)
    assert t[AXOMAMMA].tapestries == [["W01", "W17"], ["W02"]]


# --- GT123: small statue ---


@pytest.mark.parametrize(
    ("rules", "owned", "erected"),
    [(2, "large g1", "small g1"), (2, "small g1", "small g2"), (1, "large g1", "small g2")],
)
def test_GT123_small_statue(rules: int, owned: str, erected: str) -> None:
    """The rolled slot shows the Sun (g1); until version 2 a large statue of the god counted too."""
    t = solo(rules).goods(AXOMAMMA, stone=3).slots("G08", "G01", "G02", "G03").statues(AXOMAMMA, owned)
    erect_for_stone(t.state)
    assert t[AXOMAMMA].statues == {owned: 1, erected: 1}
