"""T73, T74, T75, T76, T77, T78, T79, T80, T84, T85, T86, T123, T124: technologies."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from tzolkin.table import Table, site, table


def learn(levels: dict[str, int], **goods: int) -> Table:
    t = table().levels("red", **levels).workers("red", T=[1]).goods("red", **goods)
    return t.play("pick tikal 1")


# --- technologies ---


@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_T73_prices(level: int, cost: int) -> None:
    levels = dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), level)
    t = learn(levels, stone=cost)
    assert "action tikal 1" in t.legal()
    t.play("action tikal 1", "advance architecture")
    assert t["red"].stone == 0
    assert t["red"].levels["architecture"] == min(3, level + 1)
    poor = table().levels("red", **levels).workers("red", T=[1, 2], Y=[0]).goods("red", stone=cost - 1)
    poor.play("pick tikal 1")
    assert poor.state.seat == 0
    assert poor.legal("action") == []


def test_T73_dear_advance() -> None:
    t = learn({"agriculture": 2}, stone=1, wood=1).play("action tikal 1")
    assert t.refused("advance agriculture") == Reason("T73", "dear-advance", track="agriculture", cost=3, have=2)
    assert t.refused("up brown") == Reason("T47", "not-now")
    poor = table().levels("red", agriculture=1, extraction=1, architecture=1, theology=1)
    poor.workers("red", T=[6]).goods("red", wood=1).row("A1-01").play("pick tikal 6")
    assert poor.refused("action tikal 3") == Reason("T73", "no-track", gear="tikal", number=3, have=1)


@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
def test_T73_the_only_track_that_can_be_paid_for(track: str) -> None:
    levels = {**dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), 2), track: 0}
    t = learn(levels, gold=1)
    assert t.legal() == ["action tikal 1", "nothing"]
    t.play("action tikal 1")
    assert t["red"].levels[track] == 1


def test_T73_mixed_payment_of_choice() -> None:
    t = learn({"agriculture": 1}, wood=1, stone=1, gold=2).play("action tikal 1", "advance agriculture")
    assert t.legal() == ["pay wood+stone", "pay wood+gold", "pay stone+gold", "pay gold+gold"]
    t.play("pay gold+gold")
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == (1, 1, 0)


def test_T74_free_advances_cost_nothing() -> None:
    t = site("A2-04", wood=3, others=("A2-05",)).play("build A2-04")
    assert t.legal() == [f"advance {track}" for track in ("agriculture", "extraction", "architecture", "theology")]
    assert t.refused("done") == Reason("T74", "not-now")
    t.play("advance theology")
    assert t["red"].levels["theology"] == 1
    assert (t["red"].stone, t["red"].wood) == (1, 0), "the stone of the tile, nothing paid"


def test_T74_two_free_advances_on_two_tracks() -> None:
    t = site("A2-18", stone=1, gold=2, wood=2).play("build A2-18", "advance theology", "advance extraction")
    assert t["red"].levels == {"agriculture": 0, "extraction": 1, "architecture": 0, "theology": 1}


def test_T75_levels_are_cumulative() -> None:
    """Level 3 of agriculture keeps what level 2 gives: T77, T78, T79 add up."""
    t = table().levels("red", agriculture=3).workers("red", P=[1, 3]).play("pick palenque 1", "action palenque 1")
    assert t["red"].corn == 4
    t.play("pick palenque 3", "action palenque 3", "harvest bare")
    assert t["red"].corn == 4 + 5 + 3


@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
def test_T76_bonuses(track: str) -> None:
    t = learn({track: 3}, wood=1).play("action tikal 1", f"advance {track}")
    if track == "agriculture":
        t.check()
        assert t.legal() == ["up brown", "up yellow", "up green"]
        t.play("up brown")
    if track == "extraction":
        t.play("take gold", "take wood")
    red = t["red"]
    assert t.to_move == "green"
    assert red.temples == ((1, 0, 0) if track == "agriculture" else (0, 0, 0))
    assert (red.gold, red.wood) == ((1, 1) if track == "extraction" else (0, 0))
    assert red.vp == (3 if track == "architecture" else 0)
    assert red.skull == (1 if track == "theology" else 0)
    assert red.levels[track] == 3


def test_T76_no_skull_from_an_empty_supply() -> None:
    t = table().levels("red", theology=3).workers("red", T=[1]).goods("red", wood=1).skulls_left(0)
    t.play("pick tikal 1", "action tikal 1", "advance theology")
    assert (t["red"].skull, t["red"].wood) == (0, 0)


@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_T77_T79_extra_corn_on_harvests(level: int, extra: int) -> None:
    t = table().levels("red", agriculture=level).workers("red", P=[2, 5])
    t.play("pick palenque 2", "action palenque 2")
    assert t["red"].corn == 4 + extra
    t.play("pick palenque 5", "action palenque 5", "harvest burn", "down brown")
    assert t["red"].corn == 4 + extra + 9 + extra


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_T77_T78_fishing(level: int, corn: int) -> None:
    t = table().levels("red", agriculture=level).workers("red", P=[1]).play("pick palenque 1", "action palenque 1")
    assert t["red"].corn == corn


def test_T78_harvest_without_a_tile_needs_level_2() -> None:
    t = table().levels("red", agriculture=1).workers("red", P=[3]).play("pick palenque 3", "action palenque 3")
    assert t.legal() == ["harvest wood", "harvest burn"]
    assert t.refused("harvest bare") == Reason("T78", "needs-agriculture-2", have=1)


@pytest.mark.parametrize(
    ("level", "goods"),
    [(0, (1, 1, 1)), (1, (2, 1, 1)), (2, (2, 2, 1)), (3, (2, 2, 2))],
)
def test_T80_extraction_by_kind(level: int, goods: tuple[int, int, int]) -> None:
    t = table().levels("red", extraction=level).workers("red", Y=[1, 2, 3])
    for number in (1, 2, 3):
        t.play(f"pick yaxchilan {number}", f"action yaxchilan {number}")
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == goods
    assert t["red"].corn == 3
    t = table().levels("red", extraction=level).workers("red", P=[3], Y=[5])
    t.play("pick palenque 3", "action palenque 3", "harvest wood", "pick yaxchilan 5", "action yaxchilan 5")
    assert (t["red"].wood, t["red"].stone, t["red"].gold) == (2 + (level >= 1), goods[1], goods[2])


def test_T84_theology_1() -> None:
    t = table().levels("red", theology=1).workers("red", C=[2]).goods("red", skull=1).play("pick chichen_itza 2")
    assert t.legal() == ["action chichen_itza 2", "ahead 3", "nothing"]
    t.play("ahead 3")
    assert (t["red"].vp, t["red"].corn) == (6, 0)
    without = table().workers("red", C=[2]).goods("red", skull=1).play("pick chichen_itza 2")
    assert without.refused("ahead 3") == Reason("T84", "needs-theology-1")


def test_T84_skull_and_free_oval_are_needed() -> None:
    t = table().levels("red", theology=1).workers("red", C=[2]).goods("red", skull=1).ovals("blue", 3)
    t.play("pick chichen_itza 2")
    assert t.legal() == ["action chichen_itza 2", "nothing"]
    reason = Reason("T59", "oval-taken", gear="chichen_itza", number=3, have=0)
    assert t.refused("ahead 3") == reason
    t = table().levels("red", theology=1).workers("red", C=[2], Y=[0]).play("pick chichen_itza 2")
    assert t.legal() == ["pick yaxchilan 0", "done"]


def test_T84_on_chichen_itza_alone() -> None:
    t = table().levels("red", theology=3).workers("red", Y=[2]).goods("red", skull=1).play("pick yaxchilan 2")
    assert t.legal() == ["action yaxchilan 2", "nothing"]
    assert t.refused("ahead 3") == Reason("T84", "needs-theology-1")


def test_T85_theology_2() -> None:
    t = table().levels("red", theology=2).workers("red", C=[6]).goods("red", skull=1, wood=1)
    t.play("pick chichen_itza 6", "action chichen_itza 6", "take gold")
    assert t.legal() == ["pay wood", "pay gold", "done"]
    assert t.refused("pay stone") == Reason("T36", "no-goods", goods="stone", have={"wood": 1, "gold": 1})
    assert t.refused("pay wood+gold") == Reason("T85", "other-price", cost=1)
    assert t.refused("up brown") == Reason("T85", "not-now")
    t.play("pay gold")
    t.check()
    t.play("up yellow")
    assert t["red"].temples == (0, 1, 1)
    assert (t["red"].wood, t["red"].gold) == (1, 0)
    assert t.to_move == "green", "once per action"


def test_T85_may_be_left_and_needs_level_2() -> None:
    t = table().levels("red", theology=2).workers("red", C=[1]).goods("red", skull=1, wood=1)
    t.play("pick chichen_itza 1", "action chichen_itza 1", "done")
    assert (t["red"].wood, t["red"].temples) == (1, (1, 0, 0))
    t = table().levels("red", theology=1).workers("red", C=[1]).goods("red", skull=1, wood=1)
    t.play("pick chichen_itza 1", "action chichen_itza 1")
    assert t.to_move == "green"


def test_T85_needs_a_performed_action() -> None:
    t = table().levels("red", theology=2).workers("red", C=[1]).goods("red", skull=1, wood=1)
    t.play("pick chichen_itza 1", "nothing")
    assert t.to_move == "green"


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_T86_theology_3(level: int, skulls: int) -> None:
    t = table().levels("red", theology=level).workers("red", Y=[4]).play("pick yaxchilan 4", "action yaxchilan 4")
    assert (t["red"].skull, t.state.skulls) == (skulls, 13 - skulls)


def test_T86_not_for_skulls_from_elsewhere() -> None:
    t = site("A2-07", wood=2, stone=2)
    t.state._legal = None
    t.levels("red", theology=3).play("build A2-07", "advance agriculture")
    assert t["red"].skull == 1


def test_T123_theology_2_follows_chichen_itza_10() -> None:
    t = table().levels("red", theology=2).workers("red", C=[10]).goods("red", skull=1, wood=1)
    t.play("pick chichen_itza 10", "action chichen_itza 1")
    assert t.legal() == ["pay wood", "done"]


def test_T124_a_closed_next_space_leaves_the_usual_choices() -> None:
    t = table().levels("red", theology=1).workers("red", C=[5]).goods("red", skull=1, corn=1).ovals("blue", 6)
    t.play("pick chichen_itza 5")
    assert t.legal() == ["action chichen_itza 5", "action chichen_itza 4", "nothing"]
    assert t.refused("ahead 5") == Reason("T124", "not-next", space=5)
