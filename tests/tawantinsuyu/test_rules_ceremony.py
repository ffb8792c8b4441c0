"""Ceremonies and the end.

Rules W83, W84, W85, W86, W87, W88, W89, W90, W91, W92, W93, W94, W95, W96, W97, W98, W99, W100, W101, W153, W154,
W155, W156, W157, W158, W159.
"""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.names import CONQUEST, TAPESTRY_VP
from cenote.games.tawantinsuyu.rules.ceremony import PlayCards, majorities, majority, renew
from cenote.games.tawantinsuyu.rules.priest import ActOrGold
from cenote.games.tawantinsuyu.scoring import final_scoring
from tawantinsuyu.table import Table, table


@pytest.mark.parametrize(("held", "vp"), [(0, 1), (1, 2), (2, 4)])
def test_W83_the_token_and_its_points(held: int, vp: int) -> None:
    t = table("purple", "black").village("priest").goods("purple", potato=1).ceremonies(held).end_turn("purple")
    t.play("hire potato")
    assert (t.state.holder, t["purple"].vp) == (0, 10 + vp)
    assert t.to_move == "black", "the ceremony waits for the holder's next turn"


def ceremony(*names: str, held: int = 0) -> Table:
    return table(*(names or ("purple", "black"))).token((names or ("purple",))[0]).ceremonies(held)


def test_W84_before_and_at_the_start() -> None:
    t = ceremony().goods("purple", gold=1).built("purple", "Z06", "Z09", "Z10", "Z12")
    t.tapestries("purple", ["W01", "W02"]).start_turn("purple")
    assert t.asks() == "BuyStep", "Z12 comes first"
    assert t["purple"].potato == 0
    t.play("skip")
    assert (t["purple"].potato, t["purple"].corn, t["purple"].stone, t["purple"].vp) == (6, 1, 1, 12)


def test_W85_everybody_trades() -> None:
    t = ceremony("purple", "black").tapestries("purple", ["W14", "W05"]).tapestries("black", ["W06", "W08"])
    t.start_turn("purple")
    assert (t["purple"].potato, t["black"].gold) == (3, 1)


def test_W86_points_and_reward_of_the_step() -> None:
    t = ceremony().step("purple", 10).step("black", 6).start_turn("purple")
    assert (t["purple"].vp, t["purple"].gold) == (18, 1)
    assert (t["black"].vp, t["black"].stone) == (14, 2)


def test_W87_majorities() -> None:
    t = table("purple", "black").losses(3).markers("purple", "antisuyu-1").markers("black", "antisuyu-2", "qullasuyu-1")
    assert [majority(t.state, region) for region in range(4)] == [NONE, 1, 1, NONE]
    majorities(t.state)
    assert (t["purple"].vp, t["black"].vp) == (10, 16)
    assert sum(t.state.losses) == 3


def test_W88_potatoes_must_be_paid() -> None:
    t = ceremony().hand("purple", "G01", "G02").goods("purple", potato=5, gold=5).start_turn("purple")
    assert (t["purple"].potato, t["purple"].gold, t["purple"].vp) == (3, 5, 10)


def test_W88_gold_for_missing_potatoes() -> None:
    t = ceremony().hand("purple", "G01", "G02").goods("purple", gold=1).start_turn("purple")
    assert t.legal() == ["feed", "done"]
    t.play("feed")
    assert (t["purple"].vp, t["purple"].gold) == (8, 0)


def test_W89_the_third_ceremony_ends_the_game() -> None:
    t = ceremony(held=2).goods("purple", gold=2).start_turn("purple")
    assert t.state.seat is None
    assert t["purple"].vp == 12
    assert t.state.ceremonies == 3


def test_W90_the_village_is_filled() -> None:
    t = ceremony().start_turn("purple")
    assert (len(t.state.village), t.state.holder) == (5, NONE)
    t = ceremony()
    for _ in range(len(t.state.bag) - 2):
        t.state.boxed[t.state.bag.pop()] += 1
    t.start_turn("purple")
    assert len(t.state.village) == 2, "as many as there are"


def test_W91_W155_an_empty_bag() -> None:
    t = ceremony("A", "B", "C").empty_bag().hand("B", "G03").goods("B", potato=1).start_turn("A")
    assert (t.state.last, t.state.holder, t["A"].vp) == (True, 0, 12)
    assert t.asks() == "PlayCards", "the ceremony goes on"
    t.play("done", "play G03", "done", "done")
    assert (t.to_move, t["B"].vp) == ("A", 13)


def test_W92_W156_blocked_spaces() -> None:
    t = ceremony().hill(M06="priest").start_turn("purple")
    assert set(t.on_hill) == {"M02", "M06", "M09", "M10", "M15"}
    t = table("purple", "black").token("purple")
    t.state.ceremonies = 1
    keep = t.state.bag[:7]
    for worker in t.state.bag[7:]:
        t.state.boxed[worker] += 1
    t.state.bag = keep
    renew(t.state, 0)
    assert list(t.on_hill) == ["M02", "M06"], "five for the village, the rest in order"
    t = ceremony("A", "B", "C").start_turn("A")
    assert t.on_hill == {}, "two players only"


def test_W92_taken_spaces_stay_as_they_are() -> None:
    t = ceremony().hill(M06="priest", M15="priest")
    in_bag = len(t.state.bag)
    t.start_turn("purple")
    assert (t.on_hill["M06"], t.on_hill["M15"]) == ("priest", "priest")
    assert in_bag - len(t.state.bag) == 5 + 3, "five for the village, three for the free ones of five spaces"


@pytest.mark.parametrize("held", [1, 2])
def test_W92_in_the_first_ceremony_only(held: int) -> None:
    t = ceremony(held=held)
    assert t.start_turn("purple").on_hill == {}


def test_W93_W94_more_cards_for_those_behind() -> None:
    t = ceremony("A", "B", "C", "D").vp("A", 5).vp("B", 30).vp("C", 30).vp("D", 8).start_turn("A")
    assert [len(t[name].hand) for name in "ABCD"] == [2, 1, 1, 2]


def test_W95_up_to_three_cards() -> None:
    t = ceremony().hand("purple", "G03", "G09", "G17", "G30").goods("purple", potato=4).deck("G01").start_turn("purple")
    assert t.asks() == "PlayCards"
    t.play("play G03", "play G09", "play G17")
    assert (t["purple"].vp, t["purple"].stone) == (16, 2)
    assert t.to_move == "black" or t.asks() == "Turn"
    assert PlayCards(0, 0).why_not(t.state, ("play", "G30")) == Reason("W95", "not-in-hand", card="G30")


def test_W96_cards_go_back_into_the_deck() -> None:
    t = ceremony().hand("purple", "G03").altar("G40").goods("purple", potato=1).start_turn("purple")
    t.play("play G03", "done", "done")
    assert t.on_altar == ["G40"], "the altar is not used"
    assert "G03" in t.in_deck


def test_W97_a_new_market() -> None:
    t = ceremony().buildings("P10", "P11", "Z10", "Z11").start_turn("purple").play("done", "done")
    assert t.on_market == ["P10", "P11", "Z10", "Z11"]
    assert t.state.production_stack[:2] == [1, 0]
    assert (t.to_move, t.asks()) == ("purple", "Turn")


@pytest.mark.parametrize(("size", "vp"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)])
def test_W98_tapestries(size: int, vp: int) -> None:
    assert TAPESTRY_VP[size] == vp


def test_W99_top_steps() -> None:
    assert table("purple", "black").state.box.final_vp[-5:] == [0, 2, 6, 12, 20]


def test_W100_the_rest() -> None:
    t = table("purple", "black").built("purple", "P01", "Z01", down=["P02"]).hand("purple", "G01")
    t.troops("purple", "A01").tired("purple", "A02").workers("purple", priest=1, architect=1).goods("purple", gold=2)
    final_scoring(t.state, t.player("purple"))
    assert t["purple"].vp == 10 + 4 + 1 + 1 + 2 + 2


def test_W101_ties() -> None:
    t = table("purple", "black").goods("purple", stone=2).goods("black", potato=1, corn=1)
    assert t.state.ranking() == [1, 1]
    assert t.goods("black", potato=3).state.ranking() == [2, 1]
    assert t.vp("purple", 11).state.ranking() == [1, 2]


def test_W153_nobody_takes_the_token_again() -> None:
    t = table("purple", "black").token("black").nomads("priest", "warrior", "warrior").army("purple", "A01")
    t.during("purple", ActOrGold(0, CONQUEST)).play("gold", "lose priest")
    assert t.state.holder == 1
    assert t["purple"].vp == 10


def test_W154_step_by_step() -> None:
    t = ceremony().tapestries("purple", ["W14", "W05"]).hand("purple", "G01", "G02", "G04").start_turn("purple")
    assert t["purple"].vp == 10, "potatoes of the trade feed in step 4"
    assert t["purple"].potato == 0


def test_W157_scores_after_feeding_decide() -> None:
    t = ceremony().vp("purple", 11).hand("purple", "G01").start_turn("purple")
    assert (len(t["purple"].hand), len(t["black"].hand)) == (3, 1), "9 against 10 points"


def test_W158_cards_just_drawn_and_many_workers() -> None:
    t = ceremony().deck("G14", "G28").vp("purple", 5).workers("purple", priest=2).army("purple", "A01")
    t.start_turn("purple")
    assert t.legal("play") == ["play G14", "play G28"]
    assert t.legal("spend") == [], "no army-card bonuses in a ceremony"
    t.play("play G14", "nomad architect")
    assert t["purple"].workers == {"architect": 1, "priest": 2}
    t.play("done", "done")
    assert t.asks() == "Turn"


def test_W159_nothing_after_the_last_ceremony() -> None:
    t = ceremony(held=2).built("purple", "Z15").goods("purple", stone=2).start_turn("purple")
    assert t.state.seat is None
    assert t["purple"].vp == 10 + 2
