"""Golden cases, part C: corrected rules, and the rulings.

Rules T118, T119, T120, T121, T122, T123, T124, T125, T126, T127, T128, T129, T130, T131, T132, T133.
"""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games.tzolkin.setup import place_dummies
from tzolkin.table import Table, table


def test_G101_more_free_workers_than_workers() -> None:
    t = table().day(14).buildings("red", "A2-01").kept("red", "W-14").day(20).goods("red", corn=4)
    t.end_round()
    assert (t["red"].corn, t["red"].vp) == (4, 0)


def test_G102_shortage_with_a_discount_farm() -> None:
    t = table().day(7).workers("red", 5).buildings("red", "A1-01", "A1-04").goods("red", corn=2).vp("red", 10)
    t.end_round()
    assert (t["red"].corn, t["red"].vp) == (0, 4)


def test_G102_shortage_without_it() -> None:
    t = table().day(7).workers("red", 5).buildings("red", "A1-01").goods("red", corn=3).vp("red", 10)
    t.end_round()
    assert (t["red"].corn, t["red"].vp) == (1, 1)


def food_days(t: Table) -> list[tuple[int, int]]:
    """Round and day of each food day, when nobody goes to the first-player space."""
    found = []
    while t.state.seat is not None:
        held, now = t.state.food_days, (t.state.round, t.state.day)
        t.end_round()
        if t.state.food_days > held:
            found.append(now)
    return found


def test_G103_one_day_at_a_time() -> None:
    assert food_days(table()) == [(8, 7), (14, 13), (21, 20), (27, 26)]


def double(day: int) -> Table:
    t = table().day(day).workers("red", first=True)
    return t.end_round().play("days 2")


def test_G103_second_food_day_one_day_late() -> None:
    t = double(12)
    assert (t.state.day, t.state.food_days, t.state.is_food_day) == (14, 1, True)
    t.end_round()
    assert (t.state.day, t.state.food_days, t.state.is_food_day) == (15, 2, False)
    assert all(id.startswith("A2-") for id in t.shown)
    assert [t[name].vp for name in t.names] == [3 + 1 + 2 - 9] * 4, "end-of-Age-I points and hunger"
    assert food_days(t)[0][1] == 20


def test_G103_fourth_food_day_one_day_late() -> None:
    t = double(25)
    assert (t.state.day, t.state.is_food_day) == (27, True)
    t.end_round()
    assert t.state.food_days == 4
    assert t.to_move is None


def test_G103_no_day_lost() -> None:
    t = double(5)
    assert (t.state.day, t.state.is_food_day) == (7, True)
    t.end_round()
    assert (t.state.day, t.state.food_days) == (8, 1)


def market(**goods: int) -> Table:
    return table().workers("red", U=[2]).goods("red", **goods).play("pick uxmal 2", "action uxmal 2")


def test_G104_market_in_whole_cubes() -> None:
    t = market(stone=1).play("sell stone", "buy wood")
    assert (t["red"].stone, t["red"].wood, t["red"].corn) == (0, 1, 1)


def test_G104_no_credit() -> None:
    assert market(corn=2).refused("buy stone") == Reason("T118", "dear-cube", good="stone", cost=3, have=2)


def test_G104_gold_for_wood() -> None:
    t = market(gold=1).play("sell gold", "buy wood", "buy wood")
    assert (t["red"].gold, t["red"].wood, t["red"].corn) == (0, 2, 0)


def two_buildings(architecture: int) -> Table:
    t = table().row("A1-13", "A1-01").levels("red", architecture=architecture).workers("red", T=[4])
    return t.goods("red", gold=1, wood=1).play("pick tikal 4", "action tikal 4")


def test_G105_a_level_gained_by_the_first_building() -> None:
    t = two_buildings(0)
    assert t.legal("plain") == []
    t.play("build A1-13", "build A1-01")
    assert (t["red"].corn, t["red"].vp) == (1, 0)


def test_G105_architecture_applied_to_the_first() -> None:
    t = two_buildings(1).play("build A1-13")
    assert t["red"].levels["architecture"] == 2
    t.play("build A1-01")
    assert (t["red"].corn, t["red"].vp) == (1, 0)


def test_G105_architecture_saved_for_the_second() -> None:
    t = two_buildings(1).play("plain A1-13")
    assert t["red"].corn == 0
    t.play("build A1-01")
    assert (t["red"].corn, t["red"].vp) == (1, 2)


def test_G106_chain_through_a_building_bonus() -> None:
    t = table().row("A1-12", "A1-01").levels("red", architecture=2).workers("red", T=[2], P=[0])
    t.goods("red", wood=2, gold=1)
    t.play("pick tikal 2", "action tikal 2", "build A1-12")
    assert (t["red"].corn, t["red"].vp) == (1, 2)
    t.play("up yellow", "build A1-01")
    red = t["red"]
    assert (red.wood, red.gold, red.corn, red.vp) == (0, 0, 2, 4)
    assert red.temples == (0, 1, 0)
    assert red.buildings == ["A1-12", "A1-01"]
    assert len(t.shown) == 4
    t.play("done")
    assert len(t.shown) == 6


def any_action_building(architecture: int) -> Table:
    t = table().age(2).row("A2-11").levels("red", architecture=architecture).workers("red", T=[2], P=[0])
    return t.goods("red", wood=2, stone=1, gold=1).play("pick tikal 2", "action tikal 2", "build A2-11")


def test_G107_any_action_paid_with_architecture_corn() -> None:
    t = any_action_building(1)
    assert (t["red"].corn, t["red"].vp) == (1, 2)
    t.play("action yaxchilan 3")
    assert (t["red"].gold, t["red"].corn) == (1, 2)


def test_G107_skipped_without_corn() -> None:
    t = any_action_building(0)
    assert (t["red"].corn, t["red"].vp) == (0, 2)
    assert t.legal() == ["pick palenque 0", "done"]


def theologian(space: int, corn: int = 0) -> Table:
    t = table().levels("red", theology=1).workers("red", C=[space]).goods("red", skull=1, corn=corn)
    return t.play(f"pick chichen_itza {space}")


def test_G108_from_space_0() -> None:
    t = theologian(0)
    assert t.legal() == ["ahead 1", "nothing"]
    t.play("ahead 1")
    assert t["red"].vp == 4
    assert t["red"].temples == (1, 0, 0)


def test_G108_from_space_9() -> None:
    ahead = [f"ahead {number}" for number in range(1, 10)]
    assert theologian(9).legal() == ["action chichen_itza 9", *ahead, "nothing"]
    t = theologian(9, corn=1)
    assert t.legal() == ["action chichen_itza 9", "action chichen_itza 8", *ahead, "nothing"]
    t.play("ahead 3")
    assert (t["red"].vp, t["red"].corn) == (6, 1)


def test_G108_from_space_10() -> None:
    t = theologian(10)
    assert t.legal() == [*(f"action chichen_itza {number}" for number in range(9, 0, -1)), "nothing"]
    assert t.refused("ahead 9") == Reason("T124", "not-next", space=10)


def test_G109_lost_steps() -> None:
    t = table("red", "blue", "green").temples("red", 5, 0, 0).temples("blue", 4, 0, 0).dark("blue")
    t.workers("blue", T=[5]).goods("blue", wood=1).turn("blue").dummies(P=[0, 1, 2, 3, 4, 5])
    t.play("pick tikal 5", "action tikal 5", "up brown", "up green")
    assert t["blue"].temples == (4, 0, 1)
    assert t["blue"].wood == 0
    assert not t["blue"].light


def test_G110_two_step_effect_into_the_top() -> None:
    t = table().age(2).row("A2-13", "A2-01").workers("red", T=[2]).goods("red", stone=2, wood=2)
    t.temples("red", 4, 0, 0).dark("red").play("pick tikal 2", "action tikal 2", "build A2-13")
    assert t["red"].temples == (5, 0, 0)
    assert t["red"].light
    assert t["red"].vp == 2


def test_G111_last_skull_at_yaxchilan_4() -> None:
    t = table().levels("red", theology=3).workers("red", Y=[4, 6]).skulls_left(1)
    t.play("pick yaxchilan 4", "action yaxchilan 4")
    assert (t["red"].skull, t.state.skulls) == (1, 0)
    t.play("pick yaxchilan 6", "action yaxchilan 4")
    assert (t["red"].skull, t.state.skulls) == (1, 0)


def test_G112_free_advance_on_level_3() -> None:
    t = table().row("A1-06").levels("red", agriculture=3).workers("red", T=[2]).goods("red", wood=2)
    t.play("pick tikal 2", "action tikal 2", "build A1-06", "up green")
    assert t["red"].levels["agriculture"] == 3
    assert t["red"].temples == (0, 0, 1)
    assert t["red"].player.goods == [0, 0, 0, 0, 0]


def test_G112_two_free_advances() -> None:
    t = table().age(2).row("A2-18", "A2-01").levels("red", extraction=2).workers("red", T=[2])
    t.goods("red", stone=1, gold=2, wood=2).play("pick tikal 2", "action tikal 2", "build A2-18")
    t.play("advance extraction")
    assert t["red"].levels["extraction"] == 3
    t.play("advance extraction", "take wood", "take stone")
    assert t["red"].levels["extraction"] == 3
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == (3, 1, 0)


def test_G113_discount_on_a_one_resource_building() -> None:
    t = table().row("A1-01").levels("red", architecture=3).workers("red", T=[2])
    t.play("pick tikal 2", "action tikal 2", "build A1-01")
    assert t["red"].buildings == ["A1-01"]
    assert (t["red"].corn, t["red"].vp) == (1, 2)


def test_G113_for_corn() -> None:
    t = table().row("A1-13").levels("red", architecture=3).workers("red", U=[4])
    t.play("pick uxmal 4", "action uxmal 4", "build A1-13")
    assert (t["red"].corn, t["red"].vp) == (1, 5)
    assert t["red"].levels["architecture"] == 3


def harvester() -> Table:
    t = table().levels("red", agriculture=2).workers("red", P=[4, 6, 0])
    return t.play("pick palenque 4", "action palenque 4")


def test_G114_harvest_without_a_tile() -> None:
    t = harvester()
    assert t.legal() == ["harvest wood", "harvest burn", "harvest bare"]
    t.play("harvest bare")
    assert t["red"].corn == 8
    assert t["red"].tiles == (0, 0)
    assert t["red"].temples == (0, 0, 0)


def test_G114_burning() -> None:
    t = harvester().play("harvest burn", "down green")
    assert t["red"].corn == 8
    assert t["red"].tiles == (1, 0)
    assert t["red"].temples == (0, 0, -1)


def test_G114_a_showing_corn_tile_must_be_taken() -> None:
    t = harvester().play("harvest wood")
    assert t["red"].wood == 3
    t.play("pick palenque 6", "action palenque 4")
    assert t.refused("harvest bare") == Reason("T78", "corn-tile-shows", number=4)
    t.play("harvest corn")
    assert t["red"].corn == 8
    assert t["red"].tiles == (1, 1)


@pytest.mark.parametrize(("workers", "after"), [(4, 5), (6, 6)])
def test_G115_worker_that_cannot_be_refused(workers: int, after: int) -> None:
    t = table().age(2).row("A2-09", "A2-01").workers("red", workers, T=[2]).goods("red", wood=2, stone=1, gold=1)
    t.play("pick tikal 2", "action tikal 2", "build A2-09")
    assert (t["red"].workers, t["red"].vp) == (after, 6)


def test_G116_dummy_setup_for_two_players() -> None:
    t = table("red", "green").dummies()
    ids = ["W-02", "W-06", "W-17", "W-01", "W-10", "W-16", "W-21", "W-12", "W-03"]
    t.state.undealt = [[tile.id for tile in t.state.box.wealth].index(id) for id in reversed(ids)]
    place_dummies(t.state, 12)
    assert t.dummy_positions == {"P": [1, 3, 8], "Y": [3, 8], "T": [3, 7, 8], "U": [2, 7], "C": [0, 10]}
    assert [t.state.box.wealth[tile].id for tile in t.state.shown] == ids[:8]
    t.end_round()
    assert t.dummy_positions == {"P": [2, 4, 9], "Y": [4, 9], "T": [4, 8, 9], "U": [3, 8], "C": [1, 11]}


def test_G117_own_worker_as_a_guard() -> None:
    t = table("red", "green", "blue").dummies(P=[0, 1, 2, 3, 4, 5]).workers("red", first=True, C=[9]).end_round()
    assert t.state.day == 1
    assert t["red"].on_gears == {"C": [10]}


def test_G117_a_dummy_guards_nothing() -> None:
    t = table("red", "green", "blue").dummies(P=[0, 1, 2, 3, 6], C=[9]).workers("red", first=True).end_round()
    assert t.legal() == ["days 1", "days 2"]
    assert t.state.occupant == NONE
