"""Temples, food days, the end, and the rulings about them.

Rules T91, T92, T93, T94, T95, T96, T97, T98, T99, T100, T101, T102, T103, T104, T105, T127, T128, T129, T130, T131,
T132, T133.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from cenote.core.kernel import Reason
from tzolkin.table import Table, table

NAMES = ("red", "green", "blue", "yellow")


def fed(t: Table) -> Table:
    """Everybody has corn for three workers."""
    for name in t.names:
        t.goods(name, corn=6)
    return t


def climb(t: Table, temple: str) -> Table:
    """Red goes up one step by Uxmal 1."""
    t.workers("red", U=[1]).goods("red", corn=3)
    return t.play("pick uxmal 1", "action uxmal 1", f"up {temple}")


# --- temples ---


def test_T91_one_step_up() -> None:
    assert climb(table(), "brown")["red"].temples == (1, 0, 0)
    assert climb(table(), "yellow")["red"].temples == (0, 1, 0)
    assert climb(table().temples("red", 0, 0, -1), "green")["red"].temples == (0, 0, 0)


@pytest.mark.parametrize(("temple", "top"), [("brown", 5), ("yellow", 7), ("green", 6)])
def test_T91_the_top_holds_one(temple: str, top: int) -> None:
    index = ("brown", "yellow", "green").index(temple)
    steps = [0, 0, 0]
    steps[index] = top - 1
    free = climb(table().temples("red", *steps), temple)
    assert free["red"].temples[index] == top
    taken = table().temples("red", *steps)
    steps[index] = top
    climb(taken.temples("blue", *steps), temple)
    assert taken["red"].temples[index] == top - 1
    assert taken["red"].corn == 0, "the price is paid all the same"
    above = climb(table().temples("red", *steps), temple)
    assert above["red"].temples[index] == top


def test_T91_other_steps_hold_any_number() -> None:
    t = climb(table().temples("blue", 1, 0, 0).temples("green", 1, 0, 0), "brown")
    assert [t[name].temples[0] for name in NAMES] == [1, 1, 1, 0]


def test_T92_the_board_turns_light_on_a_top() -> None:
    assert climb(table().dark("red").temples("red", 4, 0, 0), "brown")["red"].light
    assert climb(table().temples("red", 4, 0, 0), "brown")["red"].light
    assert not climb(table().dark("red").temples("red", 3, 0, 0), "brown")["red"].light


def test_T92_not_for_staying_there() -> None:
    assert not climb(table().dark("red").temples("red", 5, 0, 0), "brown")["red"].light


def test_T93_anger() -> None:
    t = table().temples("red", 0, -1, 3).play("beg")
    assert t.legal() == ["down brown", "down green"]
    assert t.refused("down yellow") == Reason("T93", "lowest-step", temple="yellow")
    assert t.refused("up brown") == Reason("T93", "not-now")
    t.play("down green")
    assert t["red"].temples == (0, -1, 2)


def test_T128_a_top_may_be_entered_again() -> None:
    t = table().temples("red", 5, 0, 0).dark("red").play("beg", "down brown")
    assert t["red"].temples == (4, 0, 0)
    assert not t["red"].light
    climb(t.turn("red"), "brown")
    assert t["red"].temples == (5, 0, 0)
    assert t["red"].light


def test_T129_two_different_temples() -> None:
    t = table().temples("red", 5, 0, 0).workers("red", T=[5]).goods("red", gold=1)
    t.play("pick tikal 5", "action tikal 5", "up brown")
    assert t.legal() == ["up yellow", "up green"]
    t.play("up green")
    assert (t["red"].temples, t["red"].gold) == ((5, 0, 1), 0)


def test_T130_the_only_temple_above_the_lowest_step() -> None:
    t = table().temples("red", -1, 2, -1).play("beg")
    assert t["red"].temples == (-1, 1, -1)
    assert t.to_move == "red"


def test_T130_burning_frees_a_top_at_once() -> None:
    t = table().temples("red", 5, 0, 0).workers("red", P=[5], U=[1]).goods("red", corn=3)
    t.play("pick palenque 5", "action palenque 5", "harvest burn", "down brown")
    assert not t.state.top_taken(0)
    t.play("pick uxmal 1", "action uxmal 1", "up brown")
    assert t.state.top_taken(0)


# --- food days ---


@pytest.mark.parametrize("day", [0, 6, 8, 12, 14, 19, 21, 25])
def test_T94_ordinary_days(day: int) -> None:
    t = table().day(day)
    assert not t.state.is_food_day
    held = t.state.food_days
    t.end_round()
    assert t.state.food_days == held
    assert [t[name].vp for name in NAMES] == [0, 0, 0, 0]


def test_T95_feeding_comes_before_the_rewards() -> None:
    t = table().day(13).goods("red", corn=6)
    t.state.watch()
    t.end_round()
    events = [(event.name, event.args.get("source")) for event in t.state.told()]
    order = [events.index(("feed", None)), events.index(("show", None)), events.index(("score", "highest"))]
    assert order == sorted(order)


@pytest.mark.parametrize(
    ("workers", "farms", "need"),
    [
        (3, (), 6),
        (6, (), 12),
        (5, ("A1-01",), 8),
        (5, ("A1-01", "A1-02", "A1-03"), 4),
        (5, ("A1-04",), 5),
        (5, ("A1-04", "A1-05"), 0),
        (6, ("A1-01", "A1-04"), 5),
    ],
)
def test_T96_what_feeding_costs(workers: int, farms: tuple[str, ...], need: int) -> None:
    t = table().day(7).workers("red", workers).buildings("red", *farms).goods("red", corn=13)
    assert t.state.view(0)["players"][0]["food"] == need
    t.end_round()
    assert (t["red"].corn, t["red"].vp) == (13 - need, 0)


def test_T96_the_wealth_tile_feeds_for_good() -> None:
    t = table().day(7).kept("red", "W-14").goods("red", corn=4).end_round()
    assert (t["red"].corn, t["red"].vp) == (0, 0)
    assert t["green"].vp == -9


def test_T96_workers_on_gears_eat_too() -> None:
    t = table().day(7).workers("red", 4, P=[1], first=True).goods("red", corn=8).end_round()
    assert (t["red"].corn, t["red"].vp) == (0, 0)


@pytest.mark.parametrize(("corn", "left", "vp"), [(0, 0, -9), (1, 1, -9), (2, 0, -6), (5, 1, -3), (6, 0, 0), (7, 1, 0)])
def test_T97_hunger(corn: int, left: int, vp: int) -> None:
    t = table().day(7).goods("red", corn=corn, wood=5, gold=5).end_round()
    assert (t["red"].corn, t["red"].vp) == (left, vp)
    assert (t["red"].wood, t["red"].gold) == (5, 5), "nothing but corn feeds"


def test_T98_age_ii() -> None:
    t = fed(table().day(13)).buildings("red", "A1-06").offer("M-01", "M-02")
    t.end_round()
    assert t.state.age == 2
    assert len(t.shown) == 6
    assert all(id.startswith("A2-") for id in t.shown)
    assert t.state.stack1 == []
    assert len(t.state.stack2) == 12
    assert t["red"].buildings == ["A1-06"]
    assert t.state.monuments == [0, 1]


def test_T98_only_at_the_end_of_age_i() -> None:
    for day in (7, 20):
        t = fed(table().day(day))
        row = t.shown
        assert t.end_round().shown == row


@pytest.mark.parametrize(
    ("temples", "goods"),
    [
        ((-1, -1, -1), (0, 0, 0, 0)),
        ((0, 0, 0), (0, 0, 0, 0)),
        ((1, 1, 1), (1, 1, 0, 0)),
        ((2, 2, 2), (1, 1, 1, 0)),
        ((3, 3, 3), (2, 2, 1, 0)),
        ((4, 4, 4), (2, 2, 2, 1)),
        ((5, 7, 6), (2, 2, 2, 1)),
    ],
)
def test_T99_goods_of_all_steps_below(temples: tuple[int, ...], goods: tuple[int, ...]) -> None:
    t = fed(table().day(7)).temples("red", *temples).end_round()
    red = t["red"]
    assert (red.wood, red.stone, red.gold, red.skull) == goods
    assert red.vp == 0


def test_T100_too_few_skulls_for_all() -> None:
    t = fed(table().day(20)).temples("red", 0, 0, 4).temples("green", 0, 0, 5)
    t.skulls_left(1).end_round()
    assert (t["red"].skull, t["green"].skull, t.state.skulls) == (0, 0, 1)
    assert (t["red"].wood, t["green"].wood) == (2, 2), "the other goods are given"
    t = fed(table().day(20)).temples("red", 0, 0, 4).temples("green", 0, 0, 5)
    t.skulls_left(2).end_round()
    assert (t["red"].skull, t["green"].skull, t.state.skulls) == (1, 1, 0)


@pytest.mark.parametrize(
    ("temples", "vp"),
    [((-1, -1, -1), -6), ((1, 1, 1), 4), ((2, 2, 2), 9), ((3, 3, 3), 15), ((4, 4, 4), 20)],
)
def test_T101_points_of_the_steps(temples: tuple[int, ...], vp: int) -> None:
    """Green stands above Red in every temple, so Red gets no bonus of the highest."""
    t = fed(table().day(13)).temples("red", *temples).temples("green", 5, 6, 5).end_round()
    assert t["red"].vp == vp


def test_T101_upper_steps() -> None:
    t = fed(table().day(13)).temples("red", 5, 7, 6).temples("green", 4, 6, 5).temples("blue", 4, 5, 4).end_round()
    assert t["red"].vp == 8 + 13 + 10 + 6 + 2 + 4
    assert t["green"].vp == 7 + 12 + 9
    assert t["blue"].vp == 7 + 9 + 7


@pytest.mark.parametrize(("day", "bonus"), [(13, (6, 2, 4)), (26, (2, 6, 4))])
def test_T102_bonus_of_the_highest(day: int, bonus: tuple[int, int, int]) -> None:
    t = fed(table().day(day))
    t.temples("red", 1, 0, 0).temples("green", 0, 1, 0).temples("blue", 0, 0, 1).end_round()
    assert t["red"].vp == 2 + bonus[0]
    assert t["green"].vp == 1 + bonus[1]
    assert t["blue"].vp == 1 + bonus[2]
    assert t["yellow"].vp == 0


def test_T102_half_however_many_share() -> None:
    t = fed(table("red", "blue", "yellow").day(13))
    t.temples("red", 1, 0, 5).temples("blue", 3, 0, 3).temples("yellow", 3, 0, -1).end_round()
    assert [t[name].vp for name in t.names] == [2 + 9 + 4 + 1, 6 + 5 + 3 + 1, 6 - 3 + 3 + 1]
    lowest = fed(table().day(13))
    for name in NAMES:
        lowest.temples(name, -1, -1, -1)
    lowest.end_round()
    assert [lowest[name].vp for name in NAMES] == [-6 + 3 + 1 + 2] * 4


# --- the end ---


def final(t: Table) -> Table:
    """The last round of the game; the temples give nothing but the shared bonuses."""
    return t.end_round()


SHARED = 1 + 3 + 2  # everybody on the start step of every temple


@pytest.mark.parametrize(
    ("goods", "quarters", "skulls"),
    [
        ({"corn": 1}, 1, 0),
        ({"corn": 4}, 4, 0),
        ({"wood": 1}, 2, 0),
        ({"stone": 1}, 3, 0),
        ({"gold": 1}, 4, 0),
        ({"corn": 2, "wood": 3, "stone": 1, "gold": 2}, 19, 0),
        ({"skull": 2}, 0, 2),
    ],
)
def test_T104_final_scoring(goods: dict[str, int], quarters: int, skulls: int) -> None:
    t = fed(table().day(26)).goods("red", **{**goods, "corn": goods.get("corn", 0) + 6})
    final(t)
    assert t.state.scores()[0] == SHARED + Fraction(quarters, 4) + 3 * skulls
    assert t.state.scores()[1] == SHARED
    assert t.state.ranking() == [1, 2, 2, 2]
    t.check()


def test_T104_own_monuments() -> None:
    t = fed(table().day(26)).monuments("red", "M-07", "M-02").workers("red", 4).goods("red", corn=8)
    assert final(t)["red"].vp == SHARED + 6 + 4


def test_T105_shared_victory() -> None:
    t = final(fed(table().day(26).workers("red", P=[1]).workers("blue", C=[1])))
    assert t.state.ranking() == [1, 3, 1, 3]


def test_T105_points_come_first() -> None:
    t = final(fed(table().day(26).workers("red", P=[1])).vp("green", 1))
    assert t.state.ranking() == [2, 1, 3, 3]


def test_T127_a_food_day_is_held_once() -> None:
    t = fed(table().day(7)).end_round()
    assert t.state.food_days == 1
    assert not t.state.is_food_day
    assert t.state.days_left() == 5
    assert table().day(7).state.days_left() == 0
    assert table().day(3).state.days_left() == 4


def test_T127_passing_tooth_26() -> None:
    t = table().day(25).workers("red", first=True).end_round().play("days 2")
    assert (t.state.day, t.state.days_left()) == (27, 0)
    t.end_round()
    assert t.to_move is None
    assert t.state.day == 28
    t.check()


def test_T131_lost_steps_still_cost() -> None:
    t = table().temples("red", 5, 7, 6).workers("red", T=[5]).goods("red", wood=1)
    t.play("pick tikal 5", "action tikal 5", "up brown", "up yellow")
    assert (t["red"].wood, t["red"].temples) == (0, (5, 7, 6))


def test_T131_market_without_a_swap() -> None:
    t = table().workers("red", U=[2]).play("pick uxmal 2", "action uxmal 2")
    assert t["red"].player.goods == [0, 0, 0, 0, 0]
    assert t.to_move == "green"


def test_T132_no_floor() -> None:
    t = final(table().day(26).goods("red", corn=1, wood=1))
    assert t.state.scores() == [SHARED - 9 + Fraction(3, 4), SHARED - 9, SHARED - 9, SHARED - 9]
    assert t.state.ranking() == [1, 2, 2, 2]


def test_T132_only_workers_on_gears_break_ties() -> None:
    t = fed(table().day(26)).workers("red", first=True).workers("green", P=[0]).workers("blue", 3)
    assert final(t).state.ranking() == [2, 1, 2, 2]


def test_T133_six_buildings_with_any_number_of_players() -> None:
    for names in (NAMES[:2], NAMES[:3], NAMES):
        assert len(table(*names).shown) == 6
