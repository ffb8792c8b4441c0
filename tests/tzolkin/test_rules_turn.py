"""Rounds, begging, placing and picking up.

Rules T17, T18, T19, T20, T21, T22, T23, T24, T25, T26, T27, T28, T29, T30, T31, T32, T33, T34, T35, T36, T37, T38.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from offered import price
from tzolkin.table import Table, table


def test_T17_clockwise_from_the_first_player() -> None:
    t = table().marker("blue")
    order = []
    for place in ("palenque", "yaxchilan", "tikal", "uxmal"):
        assert t.state.round == 1
        order.append(t.to_move)
        t.play(f"place {place}")
    assert order == ["blue", "yellow", "red", "green"]
    assert t.state.round == 2


def test_T17_food_day_comes_before_the_calendar() -> None:
    names = events_of_a_round(7)
    assert names.index("food-day") < names.index("feed") < names.index("tooth") < names.index("day")
    assert "food-day" not in events_of_a_round(6)


def events_of_a_round(day: int) -> list[str]:
    t = table().day(day)
    t.state.watch()
    t.end_round()
    return [event.name for event in t.state.told()]


def test_T18_corn_of_the_teeth_comes_at_the_end_of_the_turn() -> None:
    t = table().teeth(4).goods("red", corn=1).play("place first_player")
    assert t["red"].corn == 1, "not before the turn is over"
    t.play("done")
    assert t["red"].corn == 5
    assert t.state.teeth_corn == 0
    assert t["green"].corn == 0


def test_T18_only_for_who_stands_on_the_first_player_space() -> None:
    t = table().teeth(4).goods("green", corn=1).workers("red", first=True).turn("green").play("place tikal", "done")
    assert t["green"].corn == 1
    assert t.state.teeth_corn == 4


def test_T19_no_pass_and_no_mixing() -> None:
    t = table().workers("red", 4, P=[1], Y=[1]).goods("red", corn=3)
    assert t.refused("done") == Reason("T18", "not-now")
    t.play("place tikal")
    assert t.refused("pick palenque 1") == Reason("T19", "placing-already")
    t = table().workers("red", P=[1], Y=[1]).goods("red", corn=3).play("pick palenque 1", "nothing")
    assert t.refused("place tikal") == Reason("T19", "picking-already")
    assert t.legal() == ["pick yaxchilan 1", "done"]


def test_T20_must_place_without_workers_on_gears() -> None:
    t = table().goods("red", corn=3)
    assert {move.split()[0] for move in t.legal()} == {"place"}


def test_T20_must_pick_up_without_workers_in_hand() -> None:
    t = table().workers("red", P=[1], Y=[1], T=[1]).goods("red", corn=9)
    assert t.legal() == ["pick palenque 1", "pick yaxchilan 1", "pick tikal 1"]
    assert t.refused("place uxmal") == Reason("T26", "no-worker")


def packed() -> Table:
    """Every cheap space is taken by others."""
    t = table().workers("green", P=[0], Y=[0], T=[0]).workers("blue", U=[0], C=[0], first=True)
    return t.workers("red", P=[3])


def test_T20_must_pick_up_without_an_affordable_placement() -> None:
    assert packed().legal() == ["pick palenque 3", "beg"]
    assert packed().temples("red", -1, -1, -1).legal() == ["pick palenque 3"]


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_T21_begging_ends_with_three_corn(corn: int) -> None:
    t = table().goods("red", corn=corn).play("beg", "down green")
    assert t["red"].corn == 3
    assert t["red"].temples == (0, 0, -1)
    assert t.to_move == "red"


def test_T21_once_a_turn() -> None:
    t = table().workers("red", P=[0]).play("beg", "down green")
    assert t.refused("beg") == Reason("T21", "begged")
    t.goods("red", corn=0)
    t.state._legal = None
    assert t.refused("beg") == Reason("T21", "begged")


def test_T21_only_at_the_start_of_the_turn() -> None:
    t = table().goods("red", corn=1).play("place tikal")
    assert t.refused("beg") == Reason("T26", "not-now")
    t = table().workers("red", P=[0], Y=[0]).play("pick palenque 0")
    assert t.refused("beg") == Reason("T32", "not-now")


def test_T22_not_on_the_lowest_steps() -> None:
    t = table().temples("red", -1, -1, -1)
    assert t.refused("beg") == Reason("T22", "cannot-anger")
    for temples in ((0, -1, -1), (-1, 0, -1), (-1, -1, 0)):
        assert "beg" in table().temples("red", *temples).legal()


def test_T23_never_compulsory_while_a_space_of_cost_0_is_free() -> None:
    t = table().workers("green", P=[0], Y=[0], T=[0]).workers("blue", U=[0], first=True)
    assert t.legal() == ["place chichen_itza", "beg"]
    t = table().workers("green", P=[0], Y=[0], T=[0]).workers("blue", U=[0], C=[0])
    assert t.legal() == ["place first_player", "beg"]


def test_T24_mercy_takes_all_corn() -> None:
    t = table().temples("red", -1, -1, -1).goods("red", corn=2)
    t.workers("green", P=[0, 1, 2], Y=[0, 1, 2]).workers("blue", T=[0, 1, 2], U=[0, 1], first=True)
    t.workers("yellow", C=[0, 1, 2], U=[2])
    assert t.legal() == [f"place {gear}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")]
    events = t.watch("place uxmal")
    assert t["red"].corn == 0
    assert t["red"].on_gears == {"U": [3]}
    assert "mercy" in [event.name for event in events]
    assert t.to_move == "green"


def test_T25_three_corn_pay_for_one_worker() -> None:
    t = table().workers("green", P=[0, 1, 2], Y=[0, 1, 2]).workers("blue", T=[0, 1, 2], U=[0, 1], first=True)
    t.workers("yellow", U=[2], C=[0, 1, 2]).play("beg", "down green")
    assert len(t.legal("place")) == 5
    both = packed().play("beg", "down green")
    assert both.legal("pick"), "a beggar chooses freely"
    assert both.legal("place")


def test_T26_own_foreign_and_dummy_workers_block() -> None:
    t = table("red", "green", "blue").dummies(T=[0, 5], P=[0, 1, 2, 3]).goods("red", corn=30)
    t.workers("green", T=[1]).workers("red", T=[3])
    t.play("place tikal", "place tikal")
    assert t["red"].on_gears == {"T": [2, 3, 4]}
    assert t["red"].corn == 30 - 2 - 5


def test_T27_a_full_gear_cannot_be_chosen() -> None:
    t = table().workers("green", 6, P=[0, 1, 2, 3, 4]).workers("blue", P=[5, 6, 7]).goods("red", corn=30)
    assert t.refused("place palenque") == Reason("T27", "gear-full", gear="palenque")
    t = table().workers("green", C=[0, 1, 2, 3, 4, 5]).workers("blue", C=[6, 7, 8, 9]).goods("red", corn=30)
    t.play("place chichen_itza")
    assert t["red"].on_gears == {"C": [10]}
    assert t["red"].corn == 20
    assert t.refused("place chichen_itza") == Reason("T27", "gear-full", gear="chichen_itza")


def test_T28_first_player_space_holds_one() -> None:
    t = table().goods("red", corn=9).play("place first_player")
    assert t["red"].corn == 9
    assert t.state.occupant == 0
    assert t.refused("place first_player") == Reason("T28", "first-player-taken")


def test_T29_surcharge() -> None:
    t = table().workers("red", 6).goods("red", corn=16)
    paid = []
    for place in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "first_player"):
        before = t["red"].corn
        t.play(f"place {place}")
        paid.append(before - t["red"].corn)
    assert paid == [0, 1, 2, 3, 4, 5]


def test_T29_price_is_told_beforehand() -> None:
    t = table().workers("green", P=[0, 1]).goods("red", corn=9)
    assert price(t.state, ("place", "palenque")) == {"corn": 2}
    t.play("place tikal")
    assert price(t.state, ("place", "palenque")) == {"corn": 3}
    assert price(t.state, ("done",)) == {}


def test_T30_corn_of_the_teeth_comes_too_late() -> None:
    t = table().teeth(9).workers("green", T=[0]).goods("red", corn=1).play("place first_player")
    assert t.refused("place tikal") == Reason("T29", "dear-place", gear="tikal", space=1, cost=2, have=1)


def test_T31_no_action_on_placing() -> None:
    t = table().workers("green", Y=[0]).goods("red", corn=1).play("place yaxchilan")
    assert t["red"].player.goods == [0, 0, 0, 0, 0]
    assert t["red"].on_gears == {"Y": [1]}


def test_T32_one_at_a_time_and_stop_at_will() -> None:
    t = table().workers("red", Y=[1, 2], P=[1]).play("pick yaxchilan 1", "action yaxchilan 1")
    assert t["red"].hand == 1
    assert t.legal() == ["pick palenque 1", "pick yaxchilan 2", "done"]
    t.play("done")
    assert t["red"].on_gears == {"Y": [2], "P": [1]}
    assert t.to_move == "green"


def test_T32_only_own_workers() -> None:
    t = table().workers("red", P=[1]).workers("green", P=[2])
    assert t.refused("pick palenque 2") == Reason("T32", "not-your-worker", gear="palenque", space=2)
    assert t.refused("pick palenque 5") == Reason("T32", "not-your-worker", gear="palenque", space=5)
    t = table().workers("red", P=[1], Y=[1]).workers("green", P=[2]).play("pick palenque 1", "nothing")
    assert t.refused("pick palenque 2") == Reason("T32", "not-your-worker", gear="palenque", space=2)


def test_T33_action_lower_action_or_nothing() -> None:
    t = table().workers("red", Y=[5]).goods("red", corn=3).play("pick yaxchilan 5")
    assert t.legal() == [*(f"action yaxchilan {number}" for number in (5, 4, 3, 2)), "nothing"]
    assert price(t.state, ("action", "yaxchilan", "2")) == {"corn": 2}  # 3, and 1 comes with the stone
    assert price(t.state, ("nothing",)) == {}
    t.play("action yaxchilan 2")
    assert (t["red"].corn, t["red"].stone) == (1, 1)


def test_T33_an_occupied_lower_space_does_not_matter() -> None:
    t = table().workers("red", Y=[2]).workers("green", Y=[1]).goods("red", corn=1)
    t.play("pick yaxchilan 2", "action yaxchilan 1")
    assert (t["red"].corn, t["red"].wood) == (0, 1)


def test_T33_nothing() -> None:
    t = table().workers("red", Y=[3]).play("pick yaxchilan 3", "nothing")
    assert t["red"].player.goods == [0, 0, 0, 0, 0]
    assert t["red"].hand == 3


def test_T33_why_not() -> None:
    t = table().workers("red", Y=[2]).goods("red", corn=1).play("pick yaxchilan 2")
    assert t.refused("action tikal 1") == Reason("T33", "other-gear", gear="yaxchilan")
    assert t.refused("action yaxchilan 7") == Reason("T33", "other-gear", gear="yaxchilan")
    assert t.refused("action yaxchilan 3") == Reason("T33", "beyond", space=2)
    assert t.refused("ahead 3") == Reason("T84", "needs-theology-1")
    assert t.refused("harvest wood") == Reason("T33", "not-now")


def test_T34_space_0_has_no_action() -> None:
    t = table().workers("red", P=[0], Y=[0]).goods("red", corn=5).play("pick palenque 0")
    assert t.legal() == ["pick yaxchilan 0", "done"], "there was nothing to choose"
    t = table().levels("red", theology=1).workers("red", C=[0]).goods("red", skull=1)
    t.play("pick chichen_itza 0")
    assert t.refused("action chichen_itza 1") == Reason("T34", "space-0")


@pytest.mark.parametrize("space", [6, 7])
def test_T35_free_choice_spaces(space: int) -> None:
    t = table().workers("red", Y=[space]).play(f"pick yaxchilan {space}")
    assert t.legal() == [*(f"action yaxchilan {number}" for number in (5, 4, 3, 2, 1)), "nothing"]
    t.play("action yaxchilan 1")
    assert (t["red"].wood, t["red"].corn) == (1, 0)


def test_T35_chichen_itza_10() -> None:
    t = table().workers("red", C=[10]).goods("red", skull=1).play("pick chichen_itza 10", "action chichen_itza 2")
    assert t["red"].vp == 5
    assert t["red"].corn == 0


def test_T35_costs_of_the_action_are_still_due() -> None:
    t = table().row("A1-01").levels("red", architecture=3).workers("red", T=[6]).play("pick tikal 6")
    assert t.legal() == ["action tikal 4", "action tikal 2", "nothing"], "a building for nothing at all"
    reason = Reason("T52", "no-resource", gear="tikal", number=5, have=0)
    assert t.refused("action tikal 5") == reason


def test_T36_unpayable_actions_cannot_be_performed() -> None:
    t = table().workers("red", U=[1], P=[0]).goods("red", corn=2).play("pick uxmal 1")
    assert t.legal() == ["pick palenque 0", "done"], "nothing was possible"
    assert t["red"].corn == 2


def test_T36_costs_after_the_steps_back() -> None:
    t = table().workers("red", U=[2]).goods("red", corn=3).play("pick uxmal 2")
    assert t.legal() == ["action uxmal 2", "nothing"]
    reason = Reason("T54", "no-corn", cost=3, gear="uxmal", number=1, have=2)
    assert t.refused("action uxmal 1") == reason


def test_T36_payments_go_to_the_supply() -> None:
    t = table().offer("M-13").workers("red", T=[4]).goods("red", gold=4, skull=1)
    t.play("pick tikal 4", "action tikal 4")
    assert t["red"].monuments == ["M-13"], "the only thing that can be paid for"
    assert (t["red"].gold, t["red"].skull) == (0, 0)
    assert t.state.skulls == 13


def test_T37_actions_without_effect_may_be_chosen() -> None:
    t = table().workers("red", Y=[4]).skulls_left(0).play("pick yaxchilan 4", "action yaxchilan 4")
    assert t["red"].skull == 0
    t = table().workers("red", 6, U=[3]).play("pick uxmal 3", "action uxmal 3")
    assert t["red"].workers == 6


def test_T38_theology_1_and_steps_back_are_not_combined() -> None:
    t = table().levels("red", theology=1).workers("red", C=[3]).goods("red", skull=1, corn=9)
    t.play("pick chichen_itza 3")
    assert t.legal() == [*(f"action chichen_itza {number}" for number in (3, 2, 1)), "ahead 4", "nothing"]
    assert t.refused("ahead 2") == Reason("T124", "not-next", space=3)
    t.play("ahead 4")
    assert (t["red"].corn, t["red"].vp) == (9, 7)
