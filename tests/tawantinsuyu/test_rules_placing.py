"""Placing a worker and its abilities.

Rules W29, W30, W31, W32, W33, W34, W35, W36, W37, W38, W39, W40, W41, W42, W43, W44, W45, W46, W47, W133, W134, W135,
W136, W137, W138, W139, W140.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.components import SPACES
from cenote.games.tawantinsuyu.names import WORKERS
from cenote.games.tawantinsuyu.rules.placing import food_cost, task_count
from offered import price
from tawantinsuyu.table import Table, table


def tasks(t: Table, worker: str, space: str, ability: str = "") -> int:
    numbers = [WORKERS.index(name) for name in (worker, ability or worker)]
    return task_count(t.state, t.player(t.names[0]), numbers[0], SPACES.index(space), numbers[1])


def cost(t: Table, space: str) -> int:
    return food_cost(t.state, t.player(t.names[0]), SPACES.index(space))


def test_W29_a_god_card_or_gold() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01", "G02", "G08")
    t.goods("purple", gold=1).play("place architect T01")
    assert t.legal() == ["with G01", "with G02", "with gold"]
    assert t.refused("with G08") == Reason("W29", "other-god", card="G08", space="T01")
    assert t.refused("with G03") == Reason("W29", "not-in-hand", card="G03")
    t.play("with gold")
    assert (t["purple"].gold, t["purple"].hand) == (0, ["G01", "G02", "G08"])


def test_W29_an_own_worker_on_an_empty_space() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01").hill(T01="priest")
    assert t.refused("place architect T01") == Reason("W29", "space-taken", space="T01")
    assert t.refused("place priest T05") == Reason("W29", "no-such-worker", worker="priest")
    assert t.refused("place architect T05") == Reason("W29", "dear", cost={"food": 3}, have={})
    assert t.refused("place architect T02") == Reason("W29", "dear", cost={"gold": 1}, have={})


def test_W30_W31_distance_and_height() -> None:
    t = table("purple", "black").priest("purple", 3)
    assert [cost(t, space) for space in ("T05", "T03", "T07", "T01", "T09")] == [0, 1, 1, 3, 3]
    assert [cost(t, space) for space in ("T05", "M07", "B09")] == [0, 2, 5]


def test_W32_stairs_of_the_sector() -> None:
    t = table("purple", "black").stairs("black", upper=[1], lower=[1])
    assert [cost(t, space) for space in ("T01", "M01", "B01", "M04", "B05")] == [0, 0, 1, 3, 6]
    t.stairs("black", upper=[2])
    assert [cost(t, space) for space in ("M04", "B05")] == [1, 4]


def test_W33_owners_gain_even_where_nothing_is_saved() -> None:
    t = table("purple", "black").workers("purple", courier=1).hand("purple", "G22").stairs("black", upper=[1])
    t.play("place courier M01")
    assert t["black"].vp == 11


def test_W34_food_before_tasks() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G29").goods("purple", potato=1)
    assert "place architect M02" not in t.legal(), "the potatoes of the space cannot pay for it"


def test_W35_W36_neighbours_of_the_same_colour() -> None:
    t = table("purple", "black").hill(T01="priest", T02="priest", T10="architect", T05="priest")
    assert tasks(t, "priest", "T03") == 4, "T01, T02 and T05 share a node with T03, across sector borders"
    assert tasks(t, "architect", "T03") == 1
    assert tasks(t, "architect", "T01", "architect") == 2
    assert tasks(t, "priest", "M01") == 1, "another terrace"


def test_W37_the_altar_takes_the_card_at_the_end() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01").play("place architect T01")
    assert t.on_altar == []
    t.play("done")
    assert t.on_altar == ["G01"]


def statue_owner(statue: str = "small g1") -> Table:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01").statues("purple", statue)
    return t.play("place architect T01")


def test_W38_bonus_before_the_tasks() -> None:
    t = statue_owner().play("bonus")
    assert t["purple"].potato == 3
    assert t.refused("bonus") == Reason("W38", "bonus-taken")
    t.play("task potato")
    assert t["purple"].potato == 6


def test_W38_bonus_after_the_tasks() -> None:
    t = statue_owner("large g1").play("task stone")
    assert t.legal() == ["bonus", "done"]
    assert t.play("bonus")["purple"].potato == 3


def test_W38_a_statue_of_another_god_does_not_help() -> None:
    t = statue_owner("small g2")
    assert t.refused("bonus") == Reason("W38", "no-statue-of-god", card="G01")


def test_W38_not_with_gold() -> None:
    t = table("purple", "black").workers("purple", architect=1).goods("purple", gold=1).statues("purple", "small g1")
    t.play("place architect T01")
    assert t.refused("bonus") == Reason("W38", "paid-with-gold")


def many_tasks(n: int) -> Table:
    """So many tasks on T06: potatoes, building, stone."""
    spaces = ("T04", "T05", "T07", "T08")[: n - 1]
    t = table("purple", "black").workers("purple", priest=1).hand("purple", "G29").priest("purple", 3)
    return t.hill(**dict.fromkeys(spaces, "priest")).goods("purple", stone=9, corn=9).play("place priest T06")


def test_W39_no_node_twice_in_a_group() -> None:
    t = many_tasks(3).play("task stone")
    assert t.legal("task") == ["task potato", "task build"]
    assert t.refused("task stone") == Reason("W39", "node-done", task="stone")
    assert t.refused("task gold") == Reason("W39", "no-such-node", task="gold")


def test_W40_the_next_group_needs_the_whole_one() -> None:
    t = many_tasks(4).play("task stone", "task potato")
    assert t.legal("task") == ["task build"]


def test_W41_three_different_tasks_everywhere() -> None:
    for space in table("purple", "black").state.box.spaces:
        assert len(set(space.tasks)) == 3


def test_W42_W43_colours_of_spaces() -> None:
    t = table("purple", "black")
    assert [tasks(t, "architect", space) for space in ("T04", "T02", "T01")] == [2, 1, 1]
    assert [tasks(t, "craftsman", space) for space in ("T04", "T02", "T01")] == [1, 2, 1]


def test_W44_warrior_draws_and_may_capture() -> None:
    t = table("purple", "black").workers("purple", warrior=1).hand("purple", "G01").hill(T03="priest", T05="priest")
    t.play("place warrior T01")
    assert len(t["purple"].army) == 1
    assert t.legal("capture") == ["capture T03"]
    assert t.refused("capture T05") == Reason("W36", "not-adjacent", space="T05")
    assert t.refused("capture T02") == Reason("W44", "nobody-there", space="T02")
    t.play("skip")
    assert t.asks() == "Work"


def test_W45_courier() -> None:
    t = table("purple", "black").workers("purple", courier=1).hand("purple", "G15").hill(T04="priest")
    assert price(t.state, ("place", "courier", "T03")) == {"courier": 1, "god-card": 1}
    assert tasks(t, "courier", "T03") == 1, "somebody stands in the segment"
    assert tasks(t, "courier", "T01") == 2


def test_W46_priest_buys_one_task() -> None:
    t = table("purple", "black").workers("purple", priest=1).hand("purple", "G01").goods("purple", potato=2)
    t.altar("G40").play("place priest T01", "task stone")
    assert t.legal("extra") == ["extra"], "also with no task left"
    t.play("extra", "task potato")
    assert t.asks() == "TakeGod"
    assert t["purple"].potato == 4


def test_W47_tasks_are_fixed_at_placement() -> None:
    t = table("purple", "black").workers("purple", warrior=1).hand("purple", "G01").hill(T02="warrior", T03="priest")
    t.play("place warrior T01", "capture T03", "task stone", "task potato")
    assert t.asks() == "Hire"


def test_W133_capture_comes_before_Z03_and_the_tasks() -> None:
    t = table("purple", "black").workers("purple", warrior=1).hand("purple", "G01").hill(T03="priest")
    t.built("purple", "Z03", down=["P01", "P02", "P03"]).play("place warrior T01")
    assert t.asks() == "Capture"
    t.play("skip")
    assert (t.asks(), t.legal("restore")) == ("Restore", ["restore P01", "restore P02", "restore P03"])
    t.play("restore P01", "restore P03")
    assert t.asks() == "Work"


def test_W133_the_bonus_never_pays_for_its_placement() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01").statues("purple", "small g1")
    assert "place architect T05" not in t.legal()


def test_W134_W141_a_task_without_a_building_is_not_done() -> None:
    t = many_tasks(2).hand("purple", "G01").play("task build", "swap G01", "replace P01", "done", "skip")
    assert t.legal("task") == ["task potato", "task stone"], "two tasks are still there, and the node is closed"
    assert t.refused("task build") == Reason("W39", "node-done", task="build")


def test_W134_what_counts_as_done() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G01").hill(T02="architect")
    t.play("place architect T01", "task weave")
    assert t.legal("task") == ["task potato", "task stone"], "weaving without buying is done"


@pytest.mark.parametrize("n", [4, 5])
def test_W135_groups_of_three(n: int) -> None:
    t = many_tasks(n).play("task build", "build P01", "task potato", "task stone", "task stone")
    assert t.legal("task") == ([] if n == 4 else ["task potato", "task build"])


def test_W136_warriors_are_never_taken() -> None:
    t = table("purple", "black").workers("purple", warrior=1).hand("purple", "G01").hill(T02="warrior")
    t.play("place warrior T01")
    assert t.asks() == "Work"


def test_W137_a_captured_worker_leaves_an_empty_space() -> None:
    t = table("purple", "black").workers("purple", warrior=1).hand("purple", "G01").hill(T03="priest")
    t.play("place warrior T01", "capture T03")
    assert t.on_hill == {"T01": "warrior"}
    t.play("done")
    assert (t.asks(), t["purple"].workers) in [("Hire", {"priest": 1}), ("Turn", {"priest": 1})]


def test_W138_several_costs() -> None:
    t = table("purple", "A", "B").workers("purple", courier=1).hand("purple", "G08").goods("purple", potato=3)
    t.stairs("A", upper=[3]).stairs("B", lower=[3]).play("place courier B09")
    assert (t["purple"].potato, t["A"].vp, t["B"].vp) == (0, 11, 11)


def test_W139_the_card_is_taken_even_without_a_task() -> None:
    t = table("purple", "black").workers("purple", priest=1).hand("purple", "G01").altar("G40")
    t.play("place priest T01", "done")
    assert t.legal() == ["god G40", "god deck"]


def test_W140_the_discount_is_lost_at_0() -> None:
    t = table("purple", "black").workers("purple", courier=1).hand("purple", "G01").goods("purple", potato=2)
    t.play("place courier T01")
    assert t["purple"].potato == 2
