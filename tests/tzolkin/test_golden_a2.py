"""Golden cases, part A: the worked examples of the rulebooks, G13 to G23."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.tzolkin.scoring import monument_points
from tzolkin.table import Table, table


def points(t: Table, name: str, monument: str) -> int:
    """What a monument would score for the player."""
    tile = t.state.box.monuments[t.monument(monument)]
    return monument_points(t.state, t.player(name), tile)


# --- G13, G14, G23: feeding ---


def feed(t: Table) -> Table:
    """The first food day."""
    return t.end_round()


def test_G13_farms() -> None:
    t = table().day(7).workers("red", 5).buildings("red", "A1-01", "A1-02", "A1-04").goods("red", corn=3)
    feed(t)
    assert (t["red"].corn, t["red"].vp) == (0, 0)


def test_G14_shortage() -> None:
    t = feed(table().day(7).goods("red", corn=5))
    assert (t["red"].corn, t["red"].vp) == (1, -3)


def test_G23_two_farms_that_ease() -> None:
    t = feed(table().day(7).workers("red", 6).buildings("red", "A1-04", "A1-05").goods("red", corn=1))
    assert (t["red"].corn, t["red"].vp) == (1, 0)


# --- G15, G17: rewards ---


def believers(day: int) -> Table:
    t = table("red", "blue", "yellow").day(day)
    t.temples("red", 1, 0, 5).temples("blue", 3, 0, 3).temples("yellow", 3, 0, -1)
    for name in t.names:
        t.goods(name, corn=6)
    return t.end_round()


def test_G15_mid_age_rewards() -> None:
    t = believers(7)
    got = {name: (t[name].wood, t[name].stone, t[name].gold, t[name].skull) for name in t.names}
    assert got == {"red": (2, 1, 0, 1), "blue": (2, 2, 0, 0), "yellow": (0, 2, 0, 0)}
    assert t.state.skulls == 12


def test_G17_end_of_age_ii() -> None:
    t = believers(26)
    assert [t[name].vp for name in t.names] == [18, 15, 7]


# --- G18, G20: monuments ---


def test_G18_steps_above_start() -> None:
    assert points(table().temples("red", 1, 4, -1), "red", "M-11") == 12


@pytest.mark.parametrize(("players", "vp"), [(2, 18), (3, 15), (4, 12)])
def test_G20_all_monuments(players: int, vp: int) -> None:
    t = table(*("red", "green", "blue", "yellow")[:players])
    t.monuments("red", "M-03", "M-01").monuments("green", "M-05")
    assert points(t, "red", "M-03") == vp


@pytest.mark.parametrize(("workers", "vp"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_G20_workers(workers: int, vp: int) -> None:
    assert points(table().workers("red", workers), "red", "M-07") == vp


@pytest.mark.parametrize(("tracks", "vp"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_G20_mastery(tracks: int, vp: int) -> None:
    t = table()
    t.player("red").levels = [3] * tracks + [2] * (4 - tracks)
    assert points(t, "red", "M-09") == vp


# --- G19: the first two rounds ---


def first_round() -> Table:
    t = table("green", "blue", "red", "yellow")
    t.goods("green", corn=3).goods("blue", corn=8).goods("red", corn=7).goods("yellow", corn=8)
    t.play("place tikal", "place yaxchilan", "place palenque")
    assert t["green"].corn == 0
    t.play("place palenque", "place palenque")
    assert t["blue"].corn == 4
    assert t.refused("place palenque") == Reason("T29", "dear-place", gear="palenque", space=3, cost=5, have=4)
    t.play("done", "place yaxchilan", "place yaxchilan", "place tikal")
    assert t["red"].corn == 0
    t.play("place tikal", "place first_player", "done")
    assert t["yellow"].corn == 5
    return t


def test_G19_first_round() -> None:
    t = first_round()
    assert t.to_move == "yellow"
    assert t.state.marker == t.seat("yellow")
    assert t.legal() == ["days 1", "days 2"]
    t.play("days 1")
    assert t.state.teeth_corn == 0
    where = {name: t[name].on_gears for name in t.names}
    assert where == {
        "green": {"P": [1], "Y": [1], "T": [1]},
        "blue": {"P": [2, 3]},
        "red": {"Y": [2, 3], "T": [2]},
        "yellow": {"T": [3]},
    }


def test_G19_second_round() -> None:
    t = first_round().play("days 1")
    assert t.to_move == "yellow"
    t.play("place palenque", "place palenque")
    assert t["yellow"].corn == 0
    assert t.to_move == "green"
    assert t.legal("place") == [], "no worker in hand: Green must pick up"
    t.play("pick yaxchilan 1", "action yaxchilan 1")
    assert t["green"].wood == 1
    t.play("pick tikal 1", "action tikal 1", "advance agriculture", "done")
    t.play("place tikal")
    assert t.to_move == "red"
    assert t.legal("place") == []
    t.play("pick yaxchilan 3", "action yaxchilan 3", "done")
    where = {name: t[name].on_gears for name in t.names}
    assert where == {
        "green": {"P": [2]},
        "blue": {"P": [3, 4], "T": [1]},
        "red": {"Y": [3], "T": [3]},
        "yellow": {"P": [1, 5], "T": [4]},
    }
    assert [t[name].corn for name in t.names] == [0, 4, 2, 0]
    assert (t["green"].wood, t["red"].gold) == (0, 1)
    assert t["green"].levels["agriculture"] == 1
    assert t.state.teeth_corn == 1
    assert t.state.marker == t.seat("yellow")
    assert (t.state.day, t.state.round) == (2, 3)


# --- G21, G22: technologies ---


def farmer() -> Table:
    return table().levels("red", agriculture=3)


def test_G21_agriculture_with_a_tile() -> None:
    t = farmer().workers("red", P=[2, 5]).jungle(5, wood=3, corn=1)
    t.play("pick palenque 2", "action palenque 2")
    assert t["red"].corn == 7
    t.play("pick palenque 5", "action palenque 5", "harvest corn")
    assert t["red"].corn == 7 + 12
    assert t["red"].tiles == (2, 0)


def test_G21_fishing() -> None:
    t = farmer().workers("red", P=[1]).play("pick palenque 1", "action palenque 1")
    assert t["red"].corn == 4
    assert t["red"].tiles == (0, 0)


def test_G21_without_a_tile_when_all_corn_is_covered() -> None:
    t = farmer().workers("red", P=[4]).play("pick palenque 4", "action palenque 4", "harvest bare")
    assert t["red"].corn == 10
    assert t["red"].tiles == (0, 0)
    assert t.state.covered[2] == 4


def test_G21_without_a_tile_when_all_are_gone() -> None:
    t = farmer().workers("red", P=[4]).jungle(4, wood=0, corn=0).play("pick palenque 4", "action palenque 4")
    assert t["red"].corn == 10
    assert t["red"].tiles == (0, 0)


@pytest.mark.parametrize(
    ("number", "goods"),
    [(1, (0, 2, 0, 0)), (2, (1, 0, 2, 0)), (3, (2, 0, 0, 2)), (5, (2, 0, 2, 2))],
)
def test_G22_extraction_at_yaxchilan(number: int, goods: tuple[int, ...]) -> None:
    t = table().levels("red", extraction=3).workers("red", Y=[number])
    t.play(f"pick yaxchilan {number}", f"action yaxchilan {number}")
    red = t["red"]
    assert (red.corn, red.wood, red.stone, red.gold) == goods


def test_G22_extraction_in_the_jungle() -> None:
    t = table().levels("red", extraction=3).workers("red", P=[3, 6])
    t.play("pick palenque 3", "action palenque 3", "harvest wood")
    assert t["red"].wood == 3
    t.play("pick palenque 6", "action palenque 3", "harvest corn")
    assert (t["red"].wood, t["red"].corn) == (3, 5)


def test_G22_nothing_extra_from_other_origins() -> None:
    t = table().levels("red", extraction=3).workers("red", C=[6], U=[2]).goods("red", skull=1, corn=2)
    t.play("pick chichen_itza 6", "action chichen_itza 6", "take gold")
    assert t["red"].gold == 1
    t.play("pick uxmal 2", "action uxmal 2", "buy wood", "done")
    assert t["red"].wood == 1
    built = table().levels("red", extraction=3).row("A1-07").workers("red", T=[2]).goods("red", wood=3)
    built.play("pick tikal 2", "action tikal 2", "build A1-07")
    assert built["red"].stone == 1
    prayed = table().day(7).levels("red", extraction=3).temples("red", 1, 2, 1).goods("red", corn=6)
    prayed.end_round()
    assert (prayed["red"].wood, prayed["red"].stone, prayed["red"].gold) == (1, 1, 1)
