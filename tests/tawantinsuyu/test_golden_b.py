"""Golden cases, part B: cases derived from the rules for two to four players."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tawantinsuyu.components import CONQUESTS
from cenote.games.tawantinsuyu.names import CEREMONIAL, CONQUEST, WORSHIP
from cenote.games.tawantinsuyu.rules.ceremony import majorities, ranked
from cenote.games.tawantinsuyu.rules.conquest import demands
from cenote.games.tawantinsuyu.rules.monuments import TakeStatue
from cenote.games.tawantinsuyu.rules.priest import ActOrGold
from tawantinsuyu.table import Table, table

# --- GT101: gold as joker ---


def test_GT101_gold_pays_food() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G22").goods("purple", gold=3)
    t.play("place architect M01", "with G22")
    assert t["purple"].gold == 1
    t.play("done")
    assert t.asks() == "Hire"
    assert t.legal() == ["hire potato", "hire corn", "done"]


def test_GT101_gold_replaces_the_god_card() -> None:
    t = table("purple", "black").workers("purple", architect=1).goods("purple", gold=3)
    t.play("place architect M01", "done")
    assert t["purple"].gold == 0
    assert t.to_move == "black", "nothing is left for a hire"


def test_GT101_gold_stands_in_for_stone() -> None:
    t = table("purple", "black").goods("purple", stone=1, gold=4).during("purple", TakeStatue(0, 0))
    t.play("statue large g1")
    assert t["purple"].goods == (0, 0, 0, 0)
    t = table("purple", "black").goods("purple", stone=5, gold=1).during("purple", TakeStatue(0, 0))
    assert t.refused("statue large g1") == Reason(
        "W50", "dear", cost={"stone": 3, "gold": 2}, have={"stone": 5, "gold": 1}
    )


# --- GT102: courier and two owners ---


def courier(*names: str) -> Table:
    t = table(*(names or ("purple", "grey", "black"))).workers("purple", courier=1).hand("purple", "G08")
    return t.goods("purple", potato=3)


def test_GT102_two_stair_owners() -> None:
    t = courier().stairs("grey", upper=[3]).stairs("black", lower=[3]).play("place courier B09")
    assert (t["purple"].potato, t["grey"].vp, t["black"].vp) == (0, 11, 11)
    t.play("task stone", "task weave")
    assert (t.to_move, t.asks()) == ("grey", "Turn"), "two tasks, the segment was empty"


def test_GT102_not_first_in_the_segment() -> None:
    t = courier().stairs("grey", upper=[3]).stairs("black", lower=[3]).hill(B12="priest")
    t.play("place courier B09", "task stone")
    assert t.to_move == "grey", "one task"


def test_GT102_blockers_count() -> None:
    t = courier("purple", "grey").hill(T08="priest").priest("purple", 4).hand("purple", "G36")
    t.play("place courier T07", "task stone")
    assert t.asks() == "Hire"


def test_GT102_own_upper_stairs() -> None:
    t = courier().stairs("purple", upper=[3]).stairs("black", lower=[3]).play("place courier B09")
    assert (t["purple"].potato, t["purple"].vp, t["black"].vp) == (0, 10, 11)


def test_GT102_own_stairs_with_Z07() -> None:
    t = (
        courier()
        .stairs("purple", upper=[3])
        .stairs("black", lower=[3])
        .built("purple", "Z07")
        .play("place courier B09")
    )
    assert (t["purple"].vp, t["black"].vp) == (11, 11)


# --- GT103: priest ---


def priest() -> Table:
    t = table("purple", "black").workers("purple", priest=1).hand("purple", "G01", "G02").goods("purple", gold=1)
    return t.altar("G40", "G41", "G42").play("place priest T01", "with G01")


def test_GT103_one_task_and_a_card() -> None:
    t = priest().play("task potato", "done")
    assert t.legal("god") == ["god G40", "god G41", "god G42", "god deck"]
    assert t.refused("skip") == Reason("W5", "must-take-god")
    t.play("god deck", "done")
    assert t.on_altar == ["G01"], "the full altar was shuffled in"


def test_GT103_two_tasks_for_a_potato() -> None:
    t = priest().play("extra")
    assert t["purple"].gold == 0
    t.play("task potato")
    assert t.legal("task") == ["task stone", "task weave"]
    t.play("task stone")
    assert t.asks() == "TakeGod"


def test_GT103_a_card_from_the_altar_makes_room() -> None:
    t = priest().play("task potato", "done", "god G40", "done")
    assert t.on_altar == ["G41", "G42", "G01"]
    assert t["purple"].hand == ["G02", "G40"]


# --- GT104: warrior ---


def test_GT104_capture() -> None:
    t = table("purple", "black").workers("purple", warrior=1, priest=1).hand("purple", "G29").priest("purple", 3)
    t.hill(T04="warrior", T05="architect").goods("purple", corn=2).play("place warrior T06")
    assert len(t["purple"].army) == 1
    assert t.legal("capture") == ["capture T05"]
    assert t.refused("capture T04") == Reason("W136", "no-warriors", space="T04")
    t.play("capture T05")
    assert t.on_hill == {"T04": "warrior", "T06": "warrior"}
    assert t["purple"].workers == {"architect": 1, "priest": 1}
    t.play("task potato", "task stone")
    assert t.asks() == "Hire", "two tasks: one and the adjacent warrior"
    t.play("hire corn")
    assert t.asks() == "Limit"


def test_GT104_surplus_leaves_the_game() -> None:
    t = table("purple", "black").workers("purple", architect=1, priest=1).goods("purple", corn=1)
    t.village("courier", "warrior").end_turn("purple").play("hire corn")
    assert t.legal() == ["dismiss architect", "dismiss warrior", "dismiss priest"]
    before = t.state.boxed[0]
    t.play("dismiss architect")
    assert t["purple"].workers == {"warrior": 1, "priest": 1}
    assert t.state.boxed[0] == before + 1
    assert t.to_move == "black"


# --- GT105: stopping inside a group ---


def four_tasks(space: str, card: str, sector: int, **hill: str) -> Table:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", card).priest("purple", sector)
    return t.hill(**hill).play(f"place architect {space}")


def test_GT105_a_node_left_out_ends_the_run() -> None:
    t = four_tasks("T06", "G29", 3, T04="architect", T05="architect", T07="architect")
    t.play("task potato", "task stone")
    assert t.asks() == "Hire"


def test_GT105_refusing_to_build() -> None:
    t = four_tasks("T06", "G29", 3, T04="architect", T05="architect", T07="architect").goods("purple", corn=5, stone=5)
    t.play("task potato", "task stone")
    assert t.legal("task") == ["task build"]
    t.play("done")
    assert t.asks() == "Hire"


def test_GT105_two_tasks() -> None:
    t = four_tasks("T06", "G29", 3, T04="architect").play("task potato", "task stone")
    assert t.asks() == "Hire"


def test_GT105_weaving_without_buying() -> None:
    t = four_tasks("T01", "G01", 1, T02="architect", T03="architect", T09="architect")
    t.play("task weave", "task potato", "task stone", "task potato")
    assert t["purple"].goods == (6, 0, 2, 0)


# --- GT106: gold instead of conquest ---


def test_GT106_conquest_with_gold_taken() -> None:
    t = table("purple", "grey", "black").village("priest").losses(2).priest("purple", 4)
    t.army("purple", "A01").army("grey", "A02", "A19").army("black", "A20").goods("grey", potato=2).goods(
        "black", potato=1
    )
    t.during("purple", ActOrGold(0, CONQUEST)).play("gold")
    assert sum(t.state.losses) == 3
    assert t.state.holder == 0
    assert (t["purple"].vp, t["purple"].gold) == (11, 1)
    assert (t.to_move, t.asks()) == ("grey", "Levy")
    t.play("muster A02", "muster A19")
    assert (t["grey"].potato, t["grey"].troops) == (0, ["A02", "A19"])
    assert (t.to_move, t.asks()) == ("black", "Levy")
    t.play("muster A20")
    assert (t.to_move, t.asks()) == ("grey", "Conquer")
    t.play("conquer kuntisuyu-2", "discard A02")
    assert t["grey"].vp == 13
    assert t["grey"].tired == ["A19"]
    assert (t.to_move, t.asks()) == ("black", "Conquer")
    t.play("conquer qullasuyu-2")
    assert (t.to_move, t.asks()) == ("purple", "Hire"), "no second marker for anybody"
    assert t.legal("hire") == []
    assert t.refused("hire potato") == Reason("W153", "village-empty")


# --- GT107: Z13 ---


@pytest.mark.parametrize(
    ("space", "wanted"),
    [
        ("chinchaysuyu-2", [(0, 1)]),  # turn 2, discard 1
        ("chinchaysuyu-1", [(1, 0)]),  # discard 1
        ("kuntisuyu-1", [(0, 1)]),  # turn 2
        ("antisuyu-6", [(2, 2)]),  # turn 3, discard 3
        ("kuntisuyu-2", [(1, 0), (0, 1)]),  # turn 1, discard 1: one of them remains
    ],
)
def test_GT107_Z13(space: str, wanted: list[tuple[int, int]]) -> None:
    t = table("purple", "black").built("purple", "Z13")
    assert demands(t.state, t.player("purple"), CONQUESTS.index(space)) == wanted


# --- GT108: feeding ---


def feeding(gold: int) -> Table:
    t = table("purple", "black").vp("purple", 3).hand("purple", "G01", "G02", "G03", "G04")
    return t.goods("purple", potato=1, gold=gold).token("purple").start_turn("purple")


def test_GT108_feeding_and_the_floor() -> None:
    t = feeding(0)
    assert t["purple"].vp == 0
    assert t["purple"].potato == 0


def test_GT108_gold_may_stand_in() -> None:
    t = feeding(2)
    assert t.asks() == "Feed"
    t.play("feed", "feed")
    assert (t["purple"].vp, t["purple"].gold) == (1, 0)


def test_GT108_gold_may_be_kept() -> None:
    t = feeding(2).play("done")
    assert (t["purple"].vp, t["purple"].gold) == (0, 2)


# --- GT109: ceremonial draw ---


def draws(*scores: int) -> list[int]:
    """Cards of each player, the first one being active."""
    names = ("purple", "grey", "black", "yellow")[: len(scores)]
    t = table(*names)
    for name, vp in zip(names, scores, strict=True):
        t.vp(name, vp)
    t.token("purple").start_turn("purple")
    return [len(t[name].hand) for name in names]


def test_GT109_ceremonial_draw_with_ties() -> None:
    assert draws(30, 30, 20, 20) == [1, 1, 2, 2]
    assert draws(25, 25, 25) == [1, 2, 2]
    assert draws(25, 25) == [1, 2]


def test_GT109_ascending_order() -> None:
    t = table("purple", "grey", "black", "yellow")
    for name, vp in {"purple": 30, "grey": 30, "black": 20, "yellow": 20}.items():
        t.vp(name, vp)
    assert ranked(t.state, 0) == [3, 2, 1, 0]
    assert CEREMONIAL[4] == [2, 2, 1, 1]


# --- GT110: majority ---


def test_GT110_majority() -> None:
    t = table("A", "B", "C").losses(4)
    t.markers("A", "antisuyu-1", "antisuyu-4").markers("B", "antisuyu-3", "antisuyu-6").markers("C", "antisuyu-5")
    majorities(t.state)
    assert [t[name].vp for name in ("A", "B", "C")] == [10, 14, 10]


# --- GT111: empty bag ---


def no_bag(ceremonies: int) -> Table:
    t = table("A", "B", "C").token("A").empty_bag().ceremonies(ceremonies).start_turn("A")
    return t.play("done", "done", "done")


@pytest.mark.parametrize(("ceremonies", "vp"), [(0, 2), (1, 4)])
def test_GT111_empty_bag(ceremonies: int, vp: int) -> None:
    t = no_bag(ceremonies)
    assert (t.to_move, t.asks()) == ("A", "Turn")
    assert t["A"].vp == 10 + vp
    assert t.state.holder == 0
    assert t.state.last
    for name in ("A", "B", "C"):
        assert t.to_move == name
        quiet_turn(t)
    assert t.state.seat is None, "the last ceremony is held at the start of A's next turn"
    assert t.state.ceremonies == ceremonies + 2


def quiet_turn(t: Table) -> None:
    """Prayer and hiring, with everything declined."""
    t.play("pray", "skip", "recruit", "skip")
    if t.asks() == "Hire":
        t.play("done")


# --- GT112: worship ---


def test_GT112_worship_by_all() -> None:
    t = table("purple", "black").statues("purple", "large g1", "small g2", "small g3").statues("black", "large g4")
    t.during("purple", ActOrGold(0, WORSHIP)).play("perform", "sacrifice large g1", "skip")
    assert t["purple"].step == 3
    t.play("sacrifice small g2", "choose stone")
    assert t["purple"].step == 4
    assert t["purple"].statues == {"small g3": 1}
    t.play("sacrifice large g4", "skip")
    assert (t["black"].step, t["black"].statues) == (1, {})
    assert t.state.statues[6] == 0, "discarded statues leave the game"


# --- GT113: market ---


def test_GT113_market_swap_and_gaps() -> None:
    t = table("purple", "black").workers("purple", architect=1).hand("purple", "G29", "G01").priest("purple", 3)
    t.hill(T04="architect", T05="architect", T07="architect", T08="architect").goods("purple", stone=9, corn=9)
    t.buildings("P10", "Z10", "P11", "Z11")
    t.play("place architect T06", "task build", "build P01")
    assert t.on_market == ["P02", "Z01", "Z02"], "the gap stays open"
    t.play("task potato", "task stone", "task build", "swap G01", "replace P02", "replace Z01")
    assert t.on_market == ["P10", "Z02", "Z10"], "exactly two new ones"
    assert t.in_deck[-1] == "G01"
    assert t.refused("swap G02") == Reason("W141", "swapped-already")
    t.play("build P10", "task potato", "done")
    assert t.on_market == ["P03", "P11", "Z02", "Z10"], "refilled to two of each type"
