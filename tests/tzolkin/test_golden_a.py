"""Golden cases, part A: the worked examples of the rulebooks, G1 to G12."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tzolkin.setup import place_dummy
from tzolkin.table import Table, table

# --- G1: dummies ---


def test_G1_dummy_placement() -> None:
    t = table("red", "green", "blue").dummies()
    assert place_dummy(t.state, 0, 5, 2) == 2
    assert t.dummy_positions == {"P": [0, 5]}


def test_G1_with_one_dummy_left() -> None:
    t = table("red", "green", "blue").dummies()
    assert place_dummy(t.state, 0, 5, 1) == 1
    assert t.dummy_positions == {"P": [5]}


def test_G1_on_a_gear_that_has_a_dummy() -> None:
    t = table("red", "green", "blue").dummies(P=[8])
    assert place_dummy(t.state, 0, 5, 4) == 1
    assert t.dummy_positions == {"P": [5, 8]}


# --- G2, G3: placing ---


def placing(corn: int) -> Table:
    t = table().workers("red", P=[1]).workers("green", 4).goods("green", corn=corn).turn("green")
    return t.play("place palenque", "place palenque", "place yaxchilan")


@pytest.mark.parametrize("corn", [5, 7])
def test_G2_lowest_free_space_and_price(corn: int) -> None:
    t = placing(corn)
    assert t["green"].on_gears == {"P": [0, 2], "Y": [0]}
    assert t["green"].corn == corn - 5
    assert t["green"].hand == 1
    assert t.to_move == "blue", "the fourth worker costs at least 3"


def test_G2_fourth_worker_with_8_corn() -> None:
    t = placing(8)
    assert t.legal() == ["place tikal", "place uxmal", "place chichen_itza", "place first_player", "done"]
    assert t.refused("place yaxchilan") == Reason("T29", "dear-place", gear="yaxchilan", space=1, cost=4, have=3)
    t.play("place first_player")
    assert t["green"].corn == 0


def test_G3_price_of_two_workers() -> None:
    t = table().workers("green", P=[0]).workers("blue", P=[1]).workers("yellow", P=[2])
    t.workers("red", C=[5]).goods("red", corn=20)
    t.play("place palenque")
    assert t["red"].corn == 17
    t.play("place palenque")
    assert t["red"].on_gears == {"P": [3, 4], "C": [5]}
    assert t["red"].corn == 12
    assert t["red"].hand == 0
    assert t.to_move == "green"


# --- G4, G5: picking up ---


def test_G4_picking_up_in_order() -> None:
    t = table().workers("red", Y=[1, 2, 3]).last_turn("red")
    t.play("pick yaxchilan 2", "action yaxchilan 2", "pick yaxchilan 3", "action yaxchilan 2", "done")
    red = t["red"]
    assert (red.stone, red.corn, red.wood) == (2, 1, 0)
    assert t.state.day == 1
    assert red.on_gears == {"Y": [2]}


def test_G4b_the_other_order() -> None:
    t = table().workers("red", Y=[1, 2, 3]).last_turn("red").play("pick yaxchilan 3")
    assert t.legal() == ["action yaxchilan 3", "nothing"]
    assert t.refused("action yaxchilan 2") == Reason("T33", "dear-step-back", steps=1, have=0)
    assert t.refused("action yaxchilan 1") == Reason("T33", "dear-step-back", steps=2, have=0)
    t.play("action yaxchilan 3")
    assert (t["red"].gold, t["red"].corn) == (1, 2)


def test_G5_harvest_and_burning() -> None:
    t = table().workers("red", P=[1, 3, 4])
    t.play("pick palenque 3", "action palenque 3", "harvest wood")
    t.play("pick palenque 4", "action palenque 4", "harvest burn", "down brown", "done")
    red = t["red"]
    assert (red.wood, red.corn) == (2, 7)
    assert red.tiles == (1, 1)
    assert red.temples == (-1, 0, 0)
    assert (t.state.covered[1], t.state.open[1]) == (3, 1)
    assert (t.state.covered[2], t.state.open[2]) == (3, 0)
    assert t.state.burnt == 1
    assert red.on_gears == {"P": [1]}


def test_G5b_step_back_to_the_uncovered_corn() -> None:
    t = table().workers("red", P=[1, 3, 4]).goods("red", corn=1)
    t.play("pick palenque 3", "action palenque 3", "harvest wood")
    t.play("pick palenque 4", "action palenque 3", "harvest corn", "done")
    assert (t["red"].wood, t["red"].corn) == (2, 5)
    assert t["red"].temples == (0, 0, 0)


def test_G5c_payment_comes_before_the_harvest() -> None:
    t = table().workers("red", P=[1, 3, 4])
    t.play("pick palenque 3", "action palenque 3", "harvest wood", "pick palenque 4")
    assert t.refused("action palenque 3") == Reason("T33", "dear-step-back", steps=1, have=0)


# --- G6, G7, G8: building ---


def tikal_turn() -> Table:
    t = table().workers("yellow", T=[3, 4], P=[0]).goods("yellow", wood=5).turn("yellow")
    return t.row("A1-01", "A1-06").play("pick tikal 3", "action tikal 3")


def test_G6_tikal_turn() -> None:
    t = tikal_turn()
    t.play("advance agriculture", "advance extraction")
    t.play("pick tikal 4", "action tikal 4", "build A1-01")
    stack = len(t.state.stack1)
    assert len(t.shown) == 5
    t.play("build A1-06")
    yellow = t["yellow"]
    assert yellow.wood == 0
    assert yellow.levels == {"agriculture": 2, "extraction": 1, "architecture": 0, "theology": 0}
    assert yellow.buildings == ["A1-01", "A1-06"]
    assert len(t.shown) == 4, "not refilled before the end of the turn"
    t.play("done")
    assert len(t.shown) == 6
    assert all(id.startswith("A1-") for id in t.shown)
    assert len(t.state.stack1) == stack - 2


def test_G6b_one_track_twice_leaves_too_little() -> None:
    t = tikal_turn()
    t.play("advance agriculture", "advance agriculture")
    assert t["yellow"].levels["agriculture"] == 2
    assert t["yellow"].wood == 2
    t.play("pick tikal 4", "action tikal 4")
    assert {"build A1-01", "build A1-06"} <= set(t.legal())
    t.play("build A1-01")
    assert "build A1-06" not in t.legal()


@pytest.mark.parametrize(("age", "tile", "other"), [(1, "A1-14", "A1-01"), (2, "A2-16", "A2-01")])
def test_G7_exact_cost(age: int, tile: str, other: str) -> None:
    start = table().age(age).row(tile, other).workers("red", T=[2])
    start.goods("red", stone=1, gold=1, wood=2).play("pick tikal 2", "action tikal 2", f"build {tile}")
    assert (start["red"].stone, start["red"].gold, start["red"].wood) == (0, 0, 2)
    assert start["red"].buildings == [tile]


@pytest.mark.parametrize(("age", "tile", "other"), [(1, "A1-14", "A1-01"), (2, "A2-16", "A2-01")])
def test_G7_two_stone_do_not_replace_gold(age: int, tile: str, other: str) -> None:
    t = table().age(age).row(tile, other).workers("red", T=[2]).goods("red", stone=2, wood=2)
    t.play("pick tikal 2", "action tikal 2")
    reason = t.refused(f"build {tile}")
    assert reason == Reason("T87", "dear-tile", tile=tile, cost={"stone": 1, "gold": 1}, have={"wood": 2, "stone": 2})


@pytest.mark.parametrize("tile", ["A1-06", "A1-08", "A1-12", "A1-14"])
def test_G8_paying_with_corn(tile: str) -> None:
    t = table().row(tile).workers("red", U=[4]).goods("red", corn=4)
    events = t.watch("pick uxmal 4", "action uxmal 4", f"build {tile}")
    assert t["red"].buildings == [tile]
    assert [event.args["goods"] for event in events if event.name == "pay"] == [{"corn": 4}]


@pytest.mark.parametrize("tile", ["A1-06", "A1-08", "A1-12", "A1-14"])
def test_G8_no_mixing_and_no_monuments(tile: str) -> None:
    t = table().row(tile).workers("red", U=[4]).goods("red", corn=3, wood=1).offer("M-01", "M-02")
    t.play("pick uxmal 4", "action uxmal 4")
    assert t.refused(f"build {tile}") == Reason("T57", "dear-in-corn", tile=tile, cost=4, have=3)
    assert t.legal("monument") == []
    assert t.refused("monument M-01") == Reason("T53", "monument-by-tikal-4", tile="M-01")


# --- G9: skulls ---


def test_G9_skull_offering() -> None:
    t = table().workers("red", C=[7]).goods("red", corn=1, skull=1)
    t.workers("green", C=[6]).goods("green", skull=1)
    t.play("pick chichen_itza 7", "action chichen_itza 6", "take gold")
    red = t["red"]
    assert (red.corn, red.skull, red.vp, red.gold) == (0, 0, 8, 1)
    assert red.temples == (0, 0, 1)
    assert t.state.ovals == [-1, -1, -1, -1, -1, 0, -1, -1, -1]
    assert t.to_move == "green"
    t.goods("green", skull=1, corn=1).play("pick chichen_itza 6")
    reason = Reason("T59", "oval-taken", gear="chichen_itza", number=6, have=1)
    assert t.refused("action chichen_itza 6") == reason


# --- G10, G11: the first-player space ---


def guard(pick: int) -> Table:
    t = table("yellow", "green", "blue", "red").workers("green", first=True).workers("red", P=[6, 7]).last_turn("red")
    return t.play(f"pick palenque {pick}", "nothing", "done")


def test_G10_blocking_the_two_day_advance() -> None:
    t = guard(7)
    assert t.state.day == 1
    assert t["red"].on_gears == {"P": [7]}
    assert t["green"].hand == 3
    assert t.state.marker == t.seat("green")
    assert t["green"].light


def test_G10b_two_days_are_offered() -> None:
    t = guard(6)
    assert t.to_move == "green"
    assert t.legal() == ["days 1", "days 2"]
    t.play("days 2")
    assert t.state.day == 2
    assert t["red"].on_gears == {}
    assert t["red"].hand == 3
    assert t["red"].corn == 0, "no action for a worker that falls off"
    assert not t["green"].light


def test_G11_first_player_space_in_the_last_round() -> None:
    t = table().day(26).teeth(3).goods("blue", corn=3).marker("yellow").turn("blue")
    before = t.state.marker
    events = t.watch("place first_player", "done")
    assert t["blue"].corn == 0, "6 after the turn, 6 eaten"
    assert [event.args for event in events if event.name == "gain" and event.seat == 2] == [{"goods": {"corn": 3}}]
    fed = [event.args for event in events if event.name == "feed" and event.seat == 2]
    assert fed == [{"workers": 3, "unfed": 0}]
    assert t.to_move is None, "no choice of days at the end"
    assert t.state.day == 27
    assert before == 3


# --- G12: a building with temple steps ---


def test_G12_building_with_temple_steps() -> None:
    t = table().age(2).row("A2-12").workers("red", T=[2]).goods("red", wood=2, stone=2, gold=1)
    t.play("pick tikal 2", "action tikal 2", "build A2-12")
    assert t["red"].temples == (1, 1, 1)
    assert t["red"].vp == 3
