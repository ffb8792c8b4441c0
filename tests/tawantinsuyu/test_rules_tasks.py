"""Tasks, buildings, weavings.

Rules W48, W49, W50, W51, W52, W53, W54, W55, W56, W57, W58, W59, W141, W142, W143, W144, W145.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.names import STAIRS, TASKS, TRADE, TRAIN, WEAVE
from cenote.games.tawantinsuyu.rules.building import FREE, TASK, Build
from cenote.games.tawantinsuyu.rules.monuments import BuildStairs, TakeStatue
from cenote.games.tawantinsuyu.rules.production import ProduceOne
from cenote.games.tawantinsuyu.rules.restoring import FREE_ONLY, Restore
from cenote.games.tawantinsuyu.rules.tasks import OfferTask, do_task
from cenote.games.tawantinsuyu.rules.trading import joints
from cenote.games.tawantinsuyu.rules.training import Train
from tawantinsuyu.table import Table, table


@pytest.mark.parametrize(
    ("task", "goods"), [(0, (3, 0, 0, 0)), (1, (0, 2, 0, 0)), (2, (0, 0, 2, 0)), (3, (0, 0, 0, 1))]
)
def test_W48_gathering(task: int, goods: tuple[int, ...]) -> None:
    t = table("purple", "black")
    do_task(t.state, t.player("purple"), task, -1)
    assert t["purple"].goods == goods


def test_W49_stairs() -> None:
    t = table("purple", "black").goods("purple", stone=3).during("purple", OfferTask(0, STAIRS))
    t.play("task stairs")
    assert t.legal("stairs") == [f"stairs upper {sector}" for sector in range(1, 6)]
    t.play("stairs upper 4")
    assert t["purple"].goods == (2, 1, 0, 0)
    assert (t["purple"].vp, t.state.upper[3], t.state.players[0].stairs) == (14, 0, 4)


def test_W50_statues() -> None:
    t = table("purple", "black").goods("purple", stone=6, gold=2).during("purple", TakeStatue(0, 0), TakeStatue(0, 0))
    t.state.statues[0] = 0
    t.player("black").statues[0] = 2
    assert t.refused("statue small g1") == Reason("W50", "no-such-statue", size="small", god="g1")
    t.play("statue large g1", "statue small g2")
    assert (t["purple"].vp, t["purple"].goods) == (22, (0, 0, 0, 0))
    t = table("purple", "black").during("purple", TakeStatue(0, 1))
    assert t.refused("statue large g1") == Reason("W50", "small-one-only")
    assert t.play("statue small g1")["purple"].vp == 13, "also when it is free"


def test_W51_training() -> None:
    t = table("purple", "black").army_deck("A01", "A19").during("purple", OfferTask(0, TRAIN)).play("task train")
    assert t.legal() == ["enlist A01", "enlist A19"]
    assert t.refused("enlist A20") == Reason("W51", "not-drawn", army="A20")
    assert t.state.view(1)["players"][0]["drawn"] is None
    t.play("enlist A01")
    assert (t["purple"].army, t.state.army_discard) == (["A01"], [18])


def test_W51_a_single_card_is_kept() -> None:
    t = table("purple", "black")
    t.player("black").army = sorted(t.state.army_deck[:-1])
    t.state.army_deck = t.state.army_deck[-1:]
    t.during("purple", Train(0, 1))
    t.state.settle()
    assert (t["purple"].army, t.state.army_discard) == (["A01"], [])


def test_W52_single_production() -> None:
    t = table("purple", "black").built("purple", "P01", "P03", down=["P06"]).during("purple", ProduceOne(0))
    assert t.legal() == ["use P01", "use P03"]
    assert t.refused("use P06") == Reason("W52", "not-face-up", tile="P06")
    t.play("use P03")
    assert (t["purple"].corn, t["purple"].up) == (2, ["P01", "P03"])


def test_W53_trade_each_optional() -> None:
    t = table("purple", "black").tapestries("purple", ["W15", "W05"], ["W07", "W17"], ["W08", "W02"])
    t.built("purple", down=["P01"]).during("purple", OfferTask(0, TRADE)).play("task trade")
    assert t["purple"].potato == 4, "goods come first"
    assert t.legal() == ["joint god", "joint restore"]
    assert t.refused("joint army") == Reason("W53", "no-such-joint", symbol="army")
    t.play("joint restore", "done", "skip")
    assert (t["purple"].down, t["purple"].hand) == (["P01"], [])


def test_W54_building() -> None:
    t = table("purple", "black").goods("purple", stone=1, corn=1).during("purple", Build(0, TASK, 0, -1))
    assert t.legal() == ["build P01", "build P02"]
    assert t.refused("build Z01") == Reason("W54", "dear", cost={"corn": 1, "stone": 2}, have={"corn": 1, "stone": 1})
    assert t.refused("build P05") == Reason("W54", "not-in-market", tile="P05")
    assert t.refused("skip") == Reason("W54", "must-build")
    t.play("build P02")
    assert (t["purple"].up, t["purple"].goods) == (["P02"], (0, 0, 0, 0))


def test_W54_market_swap() -> None:
    t = table("purple", "black").hand("purple", "G01", "G02").goods("purple", stone=2, corn=2).buildings("P10", "P11")
    t.during("purple", Build(0, TASK, 0, -1)).play("swap G02", "replace P01")
    assert t.refused("replace P01") == Reason("W54", "replaced-already")
    t.play("replace P02")
    assert t.on_market == ["P10", "P11", "Z01", "Z02"]
    assert (t["purple"].hand, t.in_deck[-1]) == (["G01"], "G02")
    assert t.state.production_stack[:2] == [1, 0], "under their stack"


def weaving(**goods: int) -> Table:
    t = table("purple", "grey", "black").weavings("W05", "W02", "W11", "W12").goods("purple", **goods)
    return t.during("purple", OfferTask(0, WEAVE)).play("task weave")


@pytest.mark.parametrize(("tiles", "price"), [(1, 1), (2, 3), (3, 6)])
def test_W55_prices(tiles: int, price: int) -> None:
    t = weaving(corn=6).play(*(f"buy {tile}" for tile in ("W05", "W02", "W11")[:tiles]))
    if tiles < 3:
        t.play("done")
    while t.asks() == "AddTile":
        t.play("begin")
    assert t["purple"].corn == 6 - price


def test_W55_others_buy_what_is_left() -> None:
    t = weaving(corn=1).goods("grey", corn=2).goods("black", corn=5).play("buy W02")
    assert (t.to_move, t.legal()) == ("grey", ["buy W05", "buy W11", "skip"])
    t.play("buy W05")
    assert (t["grey"].tapestries, t["grey"].corn) == ([["W05"]], 0)
    assert t.refused("buy W02") == Reason("W55", "not-on-loom", tile="W02")
    t.play("skip")
    assert t.state.box.weavings[t.state.weavings[0]].id == "W11", "under the stack"
    assert t.state.view(None)["top_weaving"] == "W12"


def test_W56_at_once_and_nowhere_else() -> None:
    t = weaving(corn=1).play("buy W02")
    assert t["purple"].tapestries == [["W02"]], "with no tapestry there is nothing to choose"


def test_W57_matching_joints() -> None:
    t = table("purple", "black").tapestries("purple", ["W03", "W05", "W02", "W11"])
    names = list(t.state.box.data["joint"])
    assert [names[symbol] for symbol in joints(t.state, t.player("purple"))] == ["potato", "step"]


def test_W58_W59_ready_at_once() -> None:
    t = table("purple", "black").market("P05", "Z20").during("purple", Build(0, FREE, 0, -1), Build(0, FREE, 0, -1))
    t.play("build P05", "build Z20")
    assert (t["purple"].up, t["purple"].permanent) == (["P05"], ["Z20"])
    do_task(t.state, t.player("purple"), TASKS.index("stone"), -1)
    assert t["purple"].stone == 3


def test_W141_one_swap_for_each_building() -> None:
    t = table("purple", "black").hand("purple", "G01", "G02").market("P05").buildings("P06")
    t.during("purple", Build(0, FREE, 0, -1)).play("swap G01")
    assert t.on_market == ["P06"], "earlier gaps stay open"
    assert t.legal() == ["build P06", "skip"]
    assert t.refused("swap G02") == Reason("W141", "swapped-already")


def test_W142_bought_tiles_are_added_in_order() -> None:
    t = weaving(corn=3).play("buy W11", "buy W05")
    assert t["purple"].tapestries == [["W11"]], "the first one begins a tapestry by itself"
    assert t.legal() == ["join left W11", "join right W11", "begin"]
    t.play("join left W11")
    assert t["purple"].tapestries == [["W05", "W11"]]


def test_W143_several_statues_of_one_god() -> None:
    t = table("purple", "black").goods("purple", stone=6).during("purple", TakeStatue(0, 0), TakeStatue(0, 0))
    t.play("statue small g1", "statue small g1")
    assert t["purple"].statues == {"small g1": 2}


def test_W144_any_sector() -> None:
    t = table("purple", "black").stairs("black", upper=[5]).priest("purple", 1).during("purple", BuildStairs(0, 1))
    t.play("stairs lower 5")
    assert (t["purple"].vp, t["black"].vp) == (14, 12)


def test_W145_restoring_with_nothing_face_down() -> None:
    t = table("purple", "black").built("purple", "P01").during("purple", Restore(0, 1, FREE_ONLY, 0))
    t.state.settle()
    assert t.to_move == "black"
    t = table("purple", "black").built("purple", down=["P01"]).tired("purple", "A01", "A02", "A19")
    t.during("purple", Restore(0, 1, FREE_ONLY, 0))
    assert t.legal() == ["restore P01", "restore A01", "restore A19", "done"]
    assert t.refused("restore P02") == Reason("W145", "not-face-down", item="P02")
