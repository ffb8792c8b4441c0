"""What the five gears do.

Rules T39, T40, T41, T42, T43, T44, T45, T46, T47, T48, T49, T50, T51, T52, T53, T54, T55, T56, T57, T58, T59, T60, T61.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from offered import offered, price
from tzolkin.table import Table, table


def on(gear: str, number: int, **goods: int) -> Table:
    """Red has taken a worker from the space and may act."""
    letter = {"palenque": "P", "yaxchilan": "Y", "tikal": "T", "uxmal": "U", "chichen_itza": "C"}[gear]
    return table().workers("red", **{letter: [number]}).goods("red", **goods)


def act(t: Table, gear: str, number: int) -> Table:
    return t.play(f"pick {gear} {number}", f"action {gear} {number}")


# --- Palenque ---


def test_T39_fishing() -> None:
    t = act(on("palenque", 1), "palenque", 1)
    assert t["red"].corn == 3
    assert t["red"].tiles == (0, 0)
    assert t.state.open == [4, 0, 0, 0]


@pytest.mark.parametrize(("number", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_T40_corn_tiles(number: int, corn: int) -> None:
    wood = 0 if number == 2 else 2
    t = act(on("palenque", number).jungle(number, wood=wood, corn=2), "palenque", number)
    if number > 2:
        t.play("harvest corn")
    assert t["red"].corn == corn
    assert t["red"].tiles == (1, 0)
    assert t.state.open[number - 2] == 1
    assert t.state.covered[number - 2] == wood


@pytest.mark.parametrize(("number", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_T40_wood_tiles(number: int, wood: int) -> None:
    t = act(on("palenque", number), "palenque", number).play("harvest wood")
    assert t["red"].wood == wood
    assert t["red"].tiles == (0, 1)
    assert (t.state.covered[number - 2], t.state.open[number - 2]) == (3, 1)


def test_T41_the_corn_below_is_uncovered() -> None:
    t = table().workers("red", P=[5, 6])
    t.play("pick palenque 5", "action palenque 5", "harvest wood", "pick palenque 6", "action palenque 5")
    assert t.legal() == ["harvest wood", "harvest corn", "harvest burn"]
    t.play("harvest corn")
    assert (t["red"].wood, t["red"].corn) == (4, 9)


def test_T42_free_choice_between_both_kinds() -> None:
    t = act(on("palenque", 4).jungle(4, wood=1, corn=1), "palenque", 4)
    assert t.legal() == ["harvest wood", "harvest corn", "harvest burn"]


def test_T43_burning() -> None:
    t = act(on("palenque", 5).jungle(5, wood=2, corn=1), "palenque", 5).play("harvest burn", "down yellow")
    assert t["red"].corn == 9
    assert t["red"].wood == 0
    assert t["red"].tiles == (1, 0), "the burnt wood is nobody's"
    assert t["red"].temples == (0, -1, 0)
    assert t.state.burnt == 1
    assert (t.state.covered[3], t.state.open[3]) == (1, 1)


def test_T43_not_on_the_lowest_steps() -> None:
    t = act(on("palenque", 5).jungle(5, wood=2, corn=1).temples("red", -1, -1, -1), "palenque", 5)
    assert t.legal() == ["harvest wood", "harvest corn"]
    assert t.refused("harvest burn") == Reason("T43", "cannot-anger")


def test_T43_nothing_to_burn_in_group_2() -> None:
    t = on("palenque", 2).levels("red", agriculture=2).play("pick palenque 2", "action palenque 2")
    assert t["red"].corn == 5, "an open corn tile is all there is"


def test_T44_a_group_without_tiles() -> None:
    t = on("palenque", 4).jungle(4, wood=0, corn=0).goods("red", corn=1).play("pick palenque 4")
    assert t.legal() == ["action palenque 3", "nothing"]
    assert t.refused("action palenque 4") == Reason("T44", "no-tile", gear="palenque", number=4, have=1)
    t = on("palenque", 4).jungle(4, wood=0, corn=0).levels("red", agriculture=2).play("pick palenque 4")
    assert "action palenque 4" in t.legal()


def test_T40_why_not() -> None:
    t = act(on("palenque", 4), "palenque", 4)
    assert t.refused("harvest corn") == Reason("T40", "no-corn-tile", number=4)
    assert t.refused("harvest bare") == Reason("T78", "needs-agriculture-2", have=0)
    assert t.refused("take wood") == Reason("T40", "not-now")
    t = on("palenque", 5).jungle(5, wood=0, corn=2).levels("red", agriculture=1)
    act(t, "palenque", 5)
    assert t["red"].corn == 10
    t = act(on("palenque", 3).jungle(3, wood=0, corn=0).levels("red", agriculture=3), "palenque", 3)
    assert t["red"].corn == 8


# --- Yaxchilan ---


@pytest.mark.parametrize(
    ("number", "goods"),
    [
        (1, [0, 1, 0, 0, 0]),
        (2, [1, 0, 1, 0, 0]),
        (3, [2, 0, 0, 1, 0]),
        (4, [0, 0, 0, 0, 1]),
        (5, [2, 0, 1, 1, 0]),
    ],
)
def test_T45_yaxchilan(number: int, goods: list[int]) -> None:
    assert act(on("yaxchilan", number), "yaxchilan", number)["red"].player.goods == goods


def test_T46_skulls_while_the_supply_lasts() -> None:
    t = act(on("yaxchilan", 4).skulls_left(1), "yaxchilan", 4)
    assert (t["red"].skull, t.state.skulls) == (1, 0)
    t = act(on("yaxchilan", 4).skulls_left(0), "yaxchilan", 4)
    assert (t["red"].skull, t.state.skulls) == (0, 0)


# --- Tikal ---


def test_T47_one_advance() -> None:
    t = act(on("tikal", 1, wood=3), "tikal", 1)
    assert t.refused("done") == Reason("T47", "must-advance")
    assert price(t.state, ("advance", "theology")) == {"wood": 1}
    t.play("advance theology")
    assert t["red"].levels == {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 1}
    assert t["red"].wood == 2
    assert t.to_move == "green"


def test_T48_one_building() -> None:
    t = act(on("tikal", 2, wood=3).row("A1-01", "A1-02"), "tikal", 2)
    assert t.refused("done") == Reason("T48", "must-build")
    assert price(t.state, ("build", "A1-06")) == {"wood": 2}
    t.play("build A1-02")
    assert t["red"].buildings == ["A1-02"]
    assert t["red"].wood == 2
    assert t.to_move == "green"


def test_T48_needs_an_affordable_building() -> None:
    t = table().only("A1-07", "A1-13").workers("red", T=[2]).goods("red", wood=2, corn=1).play("pick tikal 2")
    assert t.refused("action tikal 2") == Reason("T48", "no-building", gear="tikal", number=2, have=2)


def test_T49_once_or_twice() -> None:
    t = act(on("tikal", 3, wood=3), "tikal", 3)
    assert t.refused("done") == Reason("T49", "must-advance")
    t.play("advance theology")
    assert price(t.state, ("advance", "theology")) == {"wood": 2}
    assert price(t.state, ("done",)) == {}
    t.play("done")
    assert t["red"].wood == 2
    assert t.to_move == "green"
    twice = act(on("tikal", 3, wood=4), "tikal", 3).play("advance theology", "advance extraction")
    assert twice["red"].wood == 2
    assert twice.to_move == "green", "not three times"
    same = act(on("tikal", 3, wood=4), "tikal", 3).play("advance theology", "advance theology")
    assert same["red"].levels["theology"] == 2
    assert same["red"].wood == 1


def test_T50_two_buildings_or_a_monument() -> None:
    t = act(on("tikal", 4, wood=3, stone=2, gold=1).row("A1-01", "A1-02").offer("M-01", "M-04"), "tikal", 4)
    assert t.legal("monument") == ["monument M-01"]
    assert t.refused("monument M-02") == Reason("T89", "not-on-offer", tile="M-02")
    cost = {"wood": 1, "stone": 1, "gold": 4}
    have = {"wood": 3, "stone": 2, "gold": 1}
    assert t.refused("monument M-04") == Reason("T87", "dear-tile", tile="M-04", cost=cost, have=have)
    assert t.refused("done") == Reason("T50", "must-build")
    assert price(t.state, ("monument", "M-01")) == have
    t.play("monument M-01")
    assert t["red"].monuments == ["M-01"]
    assert t["red"].player.resources == 0
    assert t.state.monuments == [t.monument("M-04")]
    assert t.to_move == "green", "no building besides"


def test_T50_no_monument_after_a_building() -> None:
    t = act(on("tikal", 4, wood=4, stone=2, gold=1).row("A1-01", "A1-02").offer("M-01"), "tikal", 4)
    t.play("build A1-01")
    assert t.legal("monument") == []
    assert t.refused("monument M-01") == Reason("T53", "monument-by-tikal-4", tile="M-01")
    t.play("build A1-02")
    assert t["red"].buildings == ["A1-01", "A1-02"]
    assert t.to_move == "green", "not three buildings"


def test_T50_only_a_monument_can_be_paid_for() -> None:
    t = table().only("A1-06").offer("M-13").workers("red", T=[4]).goods("red", gold=4, skull=1)
    act(t, "tikal", 4)
    assert t["red"].monuments == ["M-13"]
    t = table().only("A1-06").offer("M-13").workers("red", T=[4]).goods("red", gold=4, corn=1).play("pick tikal 4")
    reason = Reason("T50", "no-building-or-monument", gear="tikal", number=4, have=4)
    assert t.refused("action tikal 4") == reason


def test_T51_second_building_may_be_left() -> None:
    t = act(on("tikal", 4, wood=4).row("A1-01", "A1-02"), "tikal", 4).play("build A1-01")
    assert price(t.state, ("done",)) == {}
    t.play("done")
    assert t["red"].buildings == ["A1-01"]
    assert t.to_move == "green"


def test_T51_goods_of_the_first_pay_the_second() -> None:
    t = act(on("tikal", 4, wood=2, stone=1).row("A1-09", "A1-13"), "tikal", 4)
    assert "build A1-13" not in t.legal()
    t.play("build A1-09", "build A1-13")
    assert t["red"].buildings == ["A1-09", "A1-13"]
    assert t["red"].gold == 0


def test_T51_an_action_gained_by_the_first_is_carried_out_first() -> None:
    t = table().age(2).row("A2-08", "A2-01").workers("red", T=[4]).goods("red", stone=4)
    t.play("pick tikal 4", "action tikal 4", "sell stone", "buy wood")
    assert (t["red"].buildings, t["red"].vp) == (["A2-08"], 6), "1 wood is too little for another building"
    t = table().age(2).row("A2-08", "A2-01").workers("red", T=[4]).goods("red", stone=5)
    t.play("pick tikal 4", "action tikal 4", "sell stone", "sell stone", "buy wood", "buy wood", "done")
    assert t.legal() == ["build A2-01", "build A2-02", "build A2-03", "done"]


def test_T51_architecture_on_one_of_the_two() -> None:
    t = table().row("A1-01", "A1-02").levels("red", architecture=2).workers("red", T=[4]).goods("red", wood=2)
    t.play("pick tikal 4", "action tikal 4", "build A1-01", "build A1-02")
    assert (t["red"].corn, t["red"].vp) == (1, 2)
    assert t["red"].wood == 0


def test_T51_no_discount_on_the_second() -> None:
    t = table().row("A1-01", "A1-02", "A1-06").levels("red", architecture=3).workers("red", T=[4], P=[0])
    t.goods("red", wood=1).play("pick tikal 4", "action tikal 4", "build A1-06")
    assert t.legal() == ["pick palenque 0", "done"], "no wood, and the discount is spent"


def test_T52_two_temples_for_one_resource() -> None:
    t = act(on("tikal", 5, wood=1, gold=1), "tikal", 5)
    assert t.refused("pay stone") == Reason("T36", "no-goods", goods="stone", have={"wood": 1, "gold": 1})
    assert t.refused("pay wood+gold") == Reason("T52", "other-price", cost=1)
    assert t.refused("up brown") == Reason("T52", "not-now")
    t.play("pay gold")
    t.check()
    t.play("up green")
    assert t.refused("up green") == Reason("T129", "same-temple", temple="green")
    t.play("up brown")
    assert t["red"].temples == (1, 0, 1)
    assert (t["red"].wood, t["red"].gold) == (1, 0)


def test_T53_monuments_through_uxmal_5_too() -> None:
    t = table().only("A1-07").offer("M-13", "M-10").workers("red", U=[5]).goods("red", corn=1, gold=4, stone=2, skull=1)
    t.play("pick uxmal 5", "action uxmal 5", "action tikal 4", "monument M-10")
    assert t["red"].monuments == ["M-10"]


def test_T53_no_monuments_by_tikal_2() -> None:
    t = act(on("tikal", 2, wood=3, stone=2, gold=1).offer("M-01"), "tikal", 2)
    assert t.legal("monument") == []


# --- Uxmal ---


def test_T54_a_temple_step_for_3_corn() -> None:
    t = act(on("uxmal", 1, corn=4), "uxmal", 1).play("up yellow")
    assert t["red"].temples == (0, 1, 0)
    assert t["red"].corn == 1
    assert t.to_move == "green", "once"


@pytest.mark.parametrize(("good", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_T55_market_rates(good: str, corn: int) -> None:
    t = act(on("uxmal", 2, **{good: 1}), "uxmal", 2).play(f"sell {good}")
    assert t["red"].corn == corn
    assert getattr(t["red"], good) == 0
    t = act(on("uxmal", 2, corn=corn), "uxmal", 2)
    assert price(t.state, ("buy", good)) == {"corn": corn}
    t.play(f"buy {good}")
    assert t["red"].corn == 0
    assert getattr(t["red"], good) == 1


def test_T55_any_number_of_swaps_but_no_skulls() -> None:
    t = act(on("uxmal", 2, wood=3, skull=2), "uxmal", 2)
    assert t.legal() == ["sell wood", "done"]
    assert price(t.state, ("sell", "wood")) == {"wood": 1}
    t.play("sell wood", "sell wood", "sell wood", "buy stone", "buy stone")
    assert (t["red"].corn, t["red"].wood, t["red"].stone) == (0, 0, 2)
    assert t.to_move == "green"


def test_T55_why_not() -> None:
    t = act(on("uxmal", 2, corn=4, stone=1), "uxmal", 2)
    assert t.refused("sell gold") == Reason("T118", "nothing-to-sell", good="gold")
    t.play("buy wood")
    assert t.refused("sell wood") == Reason("", "just-bought", good="wood")
    t.play("sell stone")
    assert t.refused("buy stone") == Reason("", "just-sold", good="stone")
    assert t.refused("take wood") == Reason("T118", "not-now")


def test_T56_a_new_worker() -> None:
    t = act(on("uxmal", 3), "uxmal", 3)
    assert (t["red"].workers, t["red"].hand) == (4, 4)
    assert t.to_move == "green", "not placeable in this turn"


def test_T57_two_corn_for_each_resource() -> None:
    t = act(on("uxmal", 4, corn=7, wood=4).row("A1-04", "A1-09", "A1-01"), "uxmal", 4)
    assert t.legal("build") == ["build A1-09", "build A1-01", "build A1-02", "build A1-03"]
    assert price(t.state, ("build", "A1-09")) == {"corn": 6}
    assert t.refused("build A1-04") == Reason("T57", "dear-in-corn", tile="A1-04", cost=8, have=7)
    assert t.refused("plain A1-01") == Reason("T119", "nothing-to-keep")
    t.play("build A1-09")
    assert (t["red"].corn, t["red"].wood, t["red"].gold) == (1, 4, 1)
    assert t.to_move == "green"


def test_T57_needs_an_affordable_building() -> None:
    t = table().only("A1-07").workers("red", U=[4]).goods("red", corn=6, wood=3).play("pick uxmal 4")
    assert t.legal() == [f"action uxmal {number}" for number in (4, 3, 2, 1)] + ["nothing"]
    t = table().only("A1-07").workers("red", U=[4]).goods("red", corn=5, wood=3).play("pick uxmal 4")
    assert t.refused("action uxmal 4") == Reason("T57", "no-corn-building", gear="uxmal", number=4, have=5)


def test_T58_any_action_for_1_corn() -> None:
    t = act(on("uxmal", 5, corn=4, wood=1), "uxmal", 5)
    gears = {tuple(move.split()[1:]) for move in t.legal()}
    for gear in ("palenque", "yaxchilan"):
        assert {(gear, str(number)) for number in range(1, 6)} <= gears
    assert {("tikal", str(number)) for number in range(1, 6)} <= gears
    assert {(gear, number) for gear, number in gears if gear == "uxmal"} == {("uxmal", n) for n in "1234"}
    assert not any(gear == "chichen_itza" for gear, _ in gears)
    assert offered(t.state, ("action", "yaxchilan", "5")).changes["corn"] == (1, 1)  # 2 for 1
    t.play("action yaxchilan 5")
    assert (t["red"].corn, t["red"].stone, t["red"].gold) == (5, 1, 1)


def test_T58_why_not() -> None:
    t = act(on("uxmal", 5, corn=2), "uxmal", 5)
    assert t.refused("action chichen_itza 1") == Reason("T58", "not-chichen-itza")
    assert t.refused("action uxmal 5") == Reason("T58", "no-action", gear="uxmal", number=5)
    assert t.refused("action tikal 6") == Reason("T58", "no-action", gear="tikal", number=6)
    assert t.refused("action uxmal 1") == Reason("T54", "no-corn", cost=3, gear="uxmal", number=1, have=1)
    assert t.refused("action tikal 1") == Reason("T73", "no-track", gear="tikal", number=1, have=0)
    assert t.refused("done") == Reason("T58", "not-now")


def test_T58_with_the_technologies_of_the_action() -> None:
    t = act(on("uxmal", 5, corn=1).levels("red", agriculture=2, extraction=2), "uxmal", 5)
    t.play("action yaxchilan 2")
    assert (t["red"].stone, t["red"].corn) == (2, 1)
    t = act(on("uxmal", 5, corn=1).levels("red", agriculture=2), "uxmal", 5).play("action palenque 1")
    assert t["red"].corn == 4


# --- Chichen Itza ---


@pytest.mark.parametrize(
    ("number", "vp", "temples", "resource"),
    [
        (1, 4, (1, 0, 0), False),
        (2, 5, (1, 0, 0), False),
        (3, 6, (1, 0, 0), False),
        (4, 7, (0, 0, 1), False),
        (5, 8, (0, 0, 1), False),
        (6, 8, (0, 0, 1), True),
        (7, 10, (0, 1, 0), False),
        (8, 11, (0, 1, 0), True),
        (9, 13, (0, 1, 0), True),
    ],
)
def test_T60_T61_offerings(number: int, vp: int, temples: tuple[int, ...], resource: bool) -> None:
    t = act(on("chichen_itza", number, skull=2), "chichen_itza", number)
    if resource:
        assert t.legal() == ["take wood", "take stone", "take gold"]
        assert t.refused("done") == Reason("T60", "not-now")
        t.play("take stone")
    assert t["red"].vp == vp
    assert t["red"].temples == temples
    assert t["red"].player.resources == int(resource)
    assert t["red"].skull == 1
    assert t.state.ovals[number - 1] == 0
    assert t.state.skulls == 11, "the skull stays on its oval"
    assert t.to_move == "green"


def test_T59_needs_a_skull() -> None:
    t = table().levels("red", theology=1).workers("red", C=[4, 5], P=[0]).play("pick chichen_itza 4")
    assert t.legal() == ["pick palenque 0", "pick chichen_itza 5", "done"]


def test_T59_each_action_once() -> None:
    t = table().workers("red", C=[4]).goods("red", skull=1, corn=2).ovals("blue", 4, 3).play("pick chichen_itza 4")
    assert t.legal() == ["action chichen_itza 2", "nothing"]
    reason = Reason("T59", "oval-taken", gear="chichen_itza", number=3, have=1)
    assert t.refused("action chichen_itza 3") == reason


# --- each decision cites its own rule ---


def cited(t: Table) -> str:
    return t.state.decision.cited(t.state)


def test_decisions_cite_the_rule_of_their_space() -> None:
    """T35, T47, T48, T49, T50, T52, T57, T73."""
    assert cited(act(on("tikal", 1, wood=1, stone=1), "tikal", 1)) == "T47"
    assert cited(act(on("tikal", 3, wood=3), "tikal", 3)) == "T49"
    assert cited(act(on("tikal", 2, wood=3).row("A1-01", "A1-02"), "tikal", 2)) == "T48"
    assert cited(act(on("tikal", 4, wood=3).row("A1-01", "A1-02"), "tikal", 4)) == "T50"
    for_corn = act(on("uxmal", 4, corn=9).row("A1-01", "A1-02"), "uxmal", 4)
    assert cited(for_corn) == "T57" and for_corn.refused("done") == Reason("T57", "must-build")
    steps = act(on("tikal", 5, wood=1, stone=1), "tikal", 5)
    assert cited(steps) == "T52" and steps.refused("pay wood+stone") == Reason("T52", "other-price", cost=1)
    assert cited(steps.play("pay wood")) == "T52"
    assert cited(act(on("tikal", 1, wood=1, stone=1), "tikal", 1).play("advance theology")) == "T73"


def test_a_free_choice_space_explains_itself() -> None:
    """T35."""
    free = table().workers("red", P=[6]).play("pick palenque 6")
    assert cited(free) == "T35" and free.state.decision.question(free.state) == "use-worker-freely"
    usual = table().workers("red", P=[5]).goods("red", corn=5).play("pick palenque 5")
    assert cited(usual) == "T33" and usual.state.decision.question(usual.state) == ""


def test_the_bonus_of_extraction_cites_its_rule() -> None:
    """T76."""
    t = on("tikal", 1, wood=1).levels("red", extraction=3)
    assert cited(act(t, "tikal", 1).play("advance extraction")) == "T76"
