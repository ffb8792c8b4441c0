"""T81, T82, T83, T87, T88, T89, T90, T118, T119, T120, T121, T122: architecture, buildings, monuments."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from offered import price
from tzolkin.table import site, table


@pytest.mark.parametrize(("level", "corn", "vp"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
def test_T81_architecture(level: int, corn: int, vp: int) -> None:
    t = site("A1-07", architecture=level, wood=4).play("build A1-07")
    if level == 3:
        t.play("full")
    assert (t["red"].corn, t["red"].vp, t["red"].wood) == (corn, vp, 1)
    t = table().row("A1-07").levels("red", architecture=level).workers("red", U=[4]).goods("red", corn=6)
    t.play("pick uxmal 4", "action uxmal 4", "build A1-07")
    if level == 3:
        t.play("full")
    assert (t["red"].corn, t["red"].vp) == (corn, vp)


def test_T81_the_owner_chooses_what_to_leave_out() -> None:
    t = site("A1-09", architecture=3, wood=2, stone=1, gold=1).play("build A1-09")
    assert t.legal() == ["spare wood", "spare stone", "full"]
    assert t.refused("spare gold") == Reason("T81", "not-in-cost", good="gold", cost={"wood": 2, "stone": 1})
    assert t.refused("spare corn") == Reason("T81", "not-in-cost", good="corn", cost={"wood": 2, "stone": 1})
    assert t.refused("done") == Reason("T81", "not-now")
    t.play("spare stone")
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == (0, 1, 2)


def test_T81_the_missing_resource_is_left_out() -> None:
    t = site("A1-09", architecture=3, wood=1, stone=1).play("build A1-09")
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == (0, 0, 1)
    assert t.to_move == "green"


def test_T81_two_missing_are_too_many() -> None:
    t = site("A1-09", architecture=3, wood=1)
    cost = {"wood": 2, "stone": 1}
    reason = Reason("T81", "dear-even-with-architecture", tile="A1-09", cost=cost, have={"wood": 1})
    assert t.refused("build A1-09") == reason
    t = site("A1-09", architecture=2, wood=1, stone=1)
    reason = Reason("T87", "dear-tile", tile="A1-09", cost=cost, have={"wood": 1, "stone": 1})
    assert t.refused("build A1-09") == reason


def test_T81_for_corn() -> None:
    t = table().row("A1-09").levels("red", architecture=3).workers("red", U=[4]).goods("red", corn=6)
    t.play("pick uxmal 4", "action uxmal 4")
    assert price(t.state, ("build", "A1-09")) == {"corn": 3}  # 4, and 1 back (T81)
    t.play("build A1-09")
    assert t.legal() == ["spare corn", "full"]
    assert t.refused("spare wood") == Reason("T81", "not-in-cost", good="wood", cost={"corn": 6})
    t.play("spare corn")
    assert (t["red"].corn, t["red"].gold) == (3, 1)


def test_T81_never_for_monuments() -> None:
    t = table().only("A1-06").offer("M-01", "M-06").levels("red", architecture=3).workers("red", T=[4])
    t.goods("red", wood=3, stone=3, gold=1).play("pick tikal 4", "action tikal 4", "monument M-06")
    assert (t["red"].corn, t["red"].vp) == (0, 0)
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == (1, 0, 0)
    poor = table().offer("M-01", "M-06").levels("red", architecture=3).workers("red", T=[4])
    poor.goods("red", wood=3, stone=2).play("pick tikal 4", "action tikal 4")
    assert poor.legal("monument") == []


def test_T82_the_level_before_the_tile_counts() -> None:
    t = site("A1-13", gold=1, wood=1).play("build A1-13")
    assert (t["red"].corn, t["red"].levels["architecture"]) == (0, 1)
    t = site("A2-16", architecture=1, stone=1, gold=1, wood=2).play("build A2-16")
    assert (t["red"].corn, t["red"].vp, t["red"].levels["architecture"]) == (1, 3, 2)


def test_T82_architecture_corn_does_not_pay_its_own_building() -> None:
    t = (
        table()
        .row("A1-01")
        .levels("red", architecture=1)
        .workers("red", U=[4])
        .goods("red", corn=1)
        .play("pick uxmal 4")
    )
    assert "action uxmal 4" not in t.legal()


def test_T83_architecture_afresh_for_the_bonus_building() -> None:
    t = site("A1-12", architecture=3, wood=1, gold=1, others=("A1-01", "A1-06"))
    t.play("build A1-12", "spare wood", "up brown", "build A1-06")
    assert t["red"].buildings == ["A1-12", "A1-06"], "1 wood is enough for A1-06: the discount applies again"
    assert (t["red"].corn, t["red"].vp, t["red"].wood) == (2, 4, 0)


def test_T87_exact_cost_and_all_effects() -> None:
    t = site("A2-17", stone=2, gold=1, wood=2).play("build A2-17")
    red = t["red"]
    assert (red.stone, red.gold, red.wood) == (0, 0, 2)
    assert red.levels["theology"] == 1
    assert red.temples == (1, 0, 1)
    assert "A2-17" not in t.shown


@pytest.mark.parametrize(
    ("tile", "goods", "temples", "levels", "vp"),
    [
        ("A1-06", [0, 0, 0, 0, 0], [0, 0, 0], [1, 0, 0, 0], 0),
        ("A1-07", [0, 0, 1, 0, 0], [0, 0, 0], [1, 0, 0, 0], 0),
        ("A1-08", [1, 0, 0, 0, 0], [0, 0, 0], [0, 1, 0, 0], 0),
        ("A1-09", [0, 0, 0, 1, 0], [0, 0, 0], [0, 1, 0, 0], 0),
        ("A1-10", [0, 0, 0, 0, 0], [1, 1, 0], [0, 0, 0, 0], 0),
        ("A1-11", [0, 0, 0, 0, 0], [1, 0, 1], [0, 0, 0, 0], 0),
        ("A1-13", [0, 0, 0, 0, 0], [0, 0, 0], [0, 0, 1, 0], 0),
        ("A1-14", [0, 0, 0, 0, 0], [0, 0, 1], [0, 0, 0, 1], 0),
        ("A2-10", [0, 0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 8),
        ("A2-13", [0, 0, 0, 0, 0], [2, 0, 0], [0, 0, 0, 0], 2),
        ("A2-14", [0, 0, 0, 0, 0], [0, 0, 2], [0, 0, 0, 0], 3),
        ("A2-15", [0, 0, 0, 0, 0], [0, 2, 0], [0, 0, 0, 0], 4),
        ("A2-16", [0, 0, 0, 0, 0], [0, 0, 0], [0, 0, 1, 0], 3),
    ],
)
def test_T87_what_buildings_give(tile: str, goods: list[int], temples: list[int], levels: list[int], vp: int) -> None:
    t = table().age(int(tile[1]))
    cost = t.state.box.buildings[t.tile(tile)].cost
    t.only(tile).workers("red", T=[2])
    t.player("red").goods = cost.copy()
    t.play("pick tikal 2", "action tikal 2")
    me = t.player("red")
    assert (me.goods, me.temples, me.levels, me.vp) == (goods, temples, levels, vp)
    assert t["red"].buildings == [tile]


def test_T87_a_monument_costs_its_skull() -> None:
    t = table().only("A1-06").offer("M-13", "M-05").workers("red", T=[4]).goods("red", gold=5, wood=2)
    t.play("pick tikal 4", "action tikal 4")
    assert t.refused("monument M-13") == Reason("T87", "skull-missing", tile="M-13")


def test_T88_refill_at_the_end_of_the_turn() -> None:
    t = table().row("A1-01", "A1-02").workers("red", T=[2], P=[0]).goods("red", wood=1)
    last = t.state.box.buildings[t.state.stack1[-1]].id
    t.play("pick tikal 2", "action tikal 2", "build A1-02")
    assert t.state.row[1] == -1
    assert t.refused("place tikal") == Reason("T19", "picking-already")
    t.play("done")
    assert t.shown[1] == last, "the new tile lies where the old one was"


def test_T88_a_tile_that_is_gone() -> None:
    t = table().row("A1-01", "A1-02").workers("red", T=[2, 6]).goods("red", wood=3)
    t.play("pick tikal 2", "action tikal 2", "build A1-02", "pick tikal 6", "action tikal 2")
    assert t.refused("build A1-02") == Reason("T88", "not-on-offer", tile="A1-02")


def test_T88_an_empty_stack_leaves_the_slot_empty() -> None:
    t = table().only("A1-01", "A1-02").workers("red", T=[2]).goods("red", wood=1)
    t.play("pick tikal 2", "action tikal 2", "build A1-02")
    assert t.shown == ["A1-01"]


def test_T88_from_the_stack_of_the_age() -> None:
    t = table().age(2).row("A2-01").workers("red", T=[2]).goods("red", wood=2)
    t.play("pick tikal 2", "action tikal 2", "build A2-01")
    assert len(t.shown) == 6
    assert all(id.startswith("A2-") for id in t.shown)


def test_T89_monuments_are_not_refilled_and_score_at_the_end() -> None:
    t = table().only("A1-06").offer("M-13", "M-05").workers("red", T=[4, 6]).goods("red", gold=8, wood=1, skull=1)
    t.play("pick tikal 4", "action tikal 4", "monument M-13", "pick tikal 6", "action tikal 4")
    assert t["red"].monuments == ["M-13", "M-05"], "a player may own several"
    assert t.state.monuments == []
    assert t["red"].vp == 0


def test_T90_bonus_building_may_be_left() -> None:
    t = site("A1-12", wood=2, gold=1, others=("A1-01",)).play("build A1-12", "up brown")
    assert t.legal() == ["build A1-01", "build A1-02", "build A1-03", "done"]
    t.play("done")
    assert t["red"].buildings == ["A1-12"]
    assert t.to_move == "green"


def test_T90_bonus_market_may_be_left() -> None:
    t = site("A2-08", stone=4, wood=2).play("build A2-08")
    assert t["red"].vp == 6
    assert "done" in t.legal()
    t.play("done")
    assert (t["red"].stone, t["red"].wood) == (1, 2)


def test_T90_bonus_action_may_be_left() -> None:
    t = site("A2-11", wood=2, stone=1, gold=1, corn=1).play("build A2-11")
    assert "done" in t.legal()
    assert price(t.state, ("done",)) == {}
    t.play("done")
    assert t["red"].corn == 1


def test_T118_every_swap_is_one_cube() -> None:
    t = table().workers("red", U=[2]).goods("red", gold=1, stone=1).play("pick uxmal 2", "action uxmal 2")
    t.play("sell gold")
    assert (t["red"].gold, t["red"].corn) == (0, 4)
    t.play("buy wood", "buy wood")
    assert (t["red"].wood, t["red"].stone, t["red"].corn) == (2, 1, 0)


def test_T118_every_outcome_stays_possible() -> None:
    """Only swaps that undo each other are left out: 1 gold becomes anything that 4 corn buy."""
    found = set()

    def visit(moves: tuple[str, ...]) -> None:
        t = table().workers("red", U=[2], P=[0]).goods("red", gold=1)
        t.play("pick uxmal 2", "action uxmal 2", *moves)
        found.add(tuple(t["red"].player.goods[:4]))
        for move in t.legal():
            if move.split()[0] in ("sell", "buy"):
                visit((*moves, move))

    visit(())
    assert found == {(0, 0, 0, 1), (4, 0, 0, 0), (2, 1, 0, 0), (0, 2, 0, 0), (1, 0, 1, 0)}


def test_T119_the_whole_package_or_nothing() -> None:
    t = table().row("A1-06", "A1-07").levels("red", architecture=3).workers("red", T=[4]).goods("red", wood=5)
    t.play("pick tikal 4", "action tikal 4", "plain A1-06")
    assert (t["red"].corn, t["red"].vp, t["red"].wood) == (0, 0, 3)
    t.play("build A1-07", "spare wood")
    assert (t["red"].corn, t["red"].vp, t["red"].wood) == (1, 2, 1)


def test_T119_plain_needs_the_full_cost() -> None:
    t = table().row("A1-06", "A1-01").levels("red", architecture=3).workers("red", T=[4]).goods("red", wood=1)
    t.play("pick tikal 4", "action tikal 4")
    assert "build A1-06" in t.legal()
    reason = Reason("T87", "dear-tile", tile="A1-06", cost={"wood": 2}, have={"wood": 1})
    assert t.refused("plain A1-06") == reason


def test_T119_nothing_to_keep() -> None:
    t = table().row("A1-06", "A1-01").workers("red", T=[4]).goods("red", wood=2).play("pick tikal 4", "action tikal 4")
    assert t.refused("plain A1-01") == Reason("T119", "nothing-to-keep")
    t = site("A1-06", architecture=2, wood=2)
    assert t.refused("plain A1-06") == Reason("T119", "nothing-to-keep"), "Tikal 2 always applies it"


def test_T119_saved_and_lost() -> None:
    t = table().row("A1-06", "A1-01").levels("red", architecture=2).workers("red", T=[4]).goods("red", wood=4)
    t.play("pick tikal 4", "action tikal 4", "plain A1-06", "done")
    assert (t["red"].corn, t["red"].vp) == (0, 0)


def test_T120_architecture_before_effects_and_choices_last() -> None:
    t = site("A2-08", architecture=1, stone=3, wood=2)
    events = t.watch("build A2-08")
    named = [(event.name, event.args.get("goods") or event.args.get("vp")) for event in events]
    assert named[1:] == [("pay", {"stone": 3}), ("gain", {"corn": 1}), ("score", 6)]
    assert t.legal()[-1] == "done", "the market comes after the points"


def test_T121_an_impossible_part_is_lost() -> None:
    t = table().age(2).row("A2-07", "A2-01").workers("red", T=[2]).goods("red", wood=2, stone=2).skulls_left(0)
    t.play("pick tikal 2", "action tikal 2", "build A2-07", "advance theology")
    assert t["red"].skull == 0
    assert t["red"].levels["theology"] == 1
    t = table().row("A1-12", "A1-01").temples("red", 5, 0, 0).workers("red", T=[2]).goods("red", wood=2, gold=1)
    t.play("pick tikal 2", "action tikal 2", "build A1-12", "up brown")
    assert t["red"].temples == (5, 0, 0), "naming a temple where the step is lost is legal"


def test_T122_chains_are_resolved_depth_first() -> None:
    t = table().row("A1-12", "A1-01", "A1-13").workers("red", T=[4]).goods("red", wood=3, gold=2)
    t.play("pick tikal 4", "action tikal 4", "build A1-12", "up brown", "build A1-13")
    assert t["red"].levels["architecture"] == 1
    t.play("build A1-01")
    assert t["red"].buildings == ["A1-12", "A1-13", "A1-01"]
    assert t["red"].corn == 1, "the second building of Tikal 4 still has its architecture"


def test_T122_tikal_4_inside_a_chain_has_its_own_limit() -> None:
    t = table().age(2).row("A2-11", "A2-01", "A2-02", "A2-03").workers("red", T=[4])
    t.goods("red", wood=9, stone=1, gold=1, corn=1)
    t.play("pick tikal 4", "action tikal 4", "build A2-11", "action tikal 4", "build A2-01", "build A2-02")
    assert "build A2-03" in t.legal()
    t.play("build A2-03")
    assert t["red"].buildings == ["A2-11", "A2-01", "A2-02", "A2-03"]
    assert t.to_move == "green"


def test_T123_a_chosen_action_is_chosen_directly() -> None:
    t = table().workers("red", U=[6]).goods("red", corn=1)
    t.play("pick uxmal 6", "action uxmal 5", "action palenque 1")
    assert t["red"].corn == 3
    t = table().workers("red", U=[7]).play("pick uxmal 7")
    assert t.refused("action uxmal 5") == Reason("T58", "no-corn", cost=1, gear="uxmal", number=5, have=0)
