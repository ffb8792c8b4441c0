"""What the view tells of a turn that is under way."""

from __future__ import annotations

from tawantinsuyu.table import Table


def seen(t: Table, key: str) -> object:
    return t.state.view(None)[key]


def test_an_announced_placement_is_shown_until_it_is_paid() -> None:
    t = Table("purple", "black").workers("purple", architect=1).hand("purple", "G01", "G02").play("place architect T01")
    assert seen(t, "placing") == {"worker": "architect", "space": "T01"}
    t.play("with G01")
    assert seen(t, "placing") is None


def test_a_worker_at_work_shows_its_tasks() -> None:
    t = Table("purple", "black").workers("purple", craftsman=1).hand("purple", "G08").hill(T03="craftsman")
    t.play("place craftsman T02")
    assert seen(t, "work") == {"space": "T02", "left": 3, "done": [False, False, False], "capturing": False}
    t.play("task stone")
    assert seen(t, "work") == {"space": "T02", "left": 2, "done": [True, False, False], "capturing": False}


def test_a_warrior_who_may_capture_is_shown() -> None:
    t = Table("purple", "black").workers("purple", warrior=1).hand("purple", "G01").hill(T02="priest")
    t.play("place warrior T01")
    work = seen(t, "work")
    assert isinstance(work, dict)
    assert work["capturing"]


def test_those_who_are_still_to_react_are_named_in_turn_order() -> None:
    t = Table("purple", "grey", "black").priest("purple", 2).step("purple", 8)
    for name in ("purple", "grey", "black"):
        t.goods(name, corn=3)
    t.play("advance 1", "perform", "offer 1")
    assert t.to_move == "grey"
    assert seen(t, "awaited") == [2]
    t.play("done")
    assert t.to_move == "black"
    assert seen(t, "awaited") == []


def test_a_weaving_that_looks_for_its_place_is_shown() -> None:
    t = Table("purple", "black").goods("purple", corn=1).workers("purple", architect=1).hand("purple", "G01")
    t.tapestries("purple", ["SW02"]).play("place architect T01", "task weave")
    loom = t.state.view(None)["loom"]
    t.play(f"buy {loom[0]}")
    assert seen(t, "adding") == loom[0]
