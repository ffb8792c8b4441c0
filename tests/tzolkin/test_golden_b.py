"""Golden cases, part B: rules that the rulebooks state with numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.core.rng import Rng
from cenote.games import get
from cenote.games.tzolkin.state import Tzolkin
from conformance.battery import GAMES
from tzolkin.table import Table, table


def test_G24_technology_prices() -> None:
    t = table().workers("red", T=[1, 3, 6]).goods("red", wood=2, stone=2, gold=3)
    t.play("pick tikal 1", "action tikal 1", "advance theology", "pay stone")
    assert (t["red"].levels["theology"], t["red"].player.resources) == (1, 6)
    t.play("pick tikal 3", "action tikal 3", "advance theology", "pay wood+gold")
    assert (t["red"].levels["theology"], t["red"].player.resources) == (2, 4)
    t.play("advance theology", "pay wood+stone+gold")
    assert (t["red"].levels["theology"], t["red"].player.resources) == (3, 1)
    t.play("pick tikal 6", "action tikal 1", "advance theology")
    assert (t["red"].levels["theology"], t["red"].player.resources, t["red"].skull) == (3, 0, 1)


def test_G24_architecture_bonus_twice() -> None:
    t = table().levels("red", architecture=3).workers("red", T=[3]).goods("red", wood=2)
    t.play("pick tikal 3", "action tikal 3", "advance architecture", "advance architecture")
    assert (t["red"].vp, t["red"].wood) == (6, 0)
    assert t["red"].levels["architecture"] == 3


def test_G24_extraction_bonus_pays_the_second_advance() -> None:
    t = table().levels("red", extraction=3).workers("red", T=[3]).goods("red", wood=1)
    t.play("pick tikal 3", "action tikal 3", "advance extraction", "take gold", "take stone")
    t.play("advance agriculture", "pay stone")
    assert (t["red"].gold, t["red"].stone, t["red"].wood) == (1, 0, 0)
    assert t["red"].levels["agriculture"] == 1


def test_G25_begging() -> None:
    t = table().goods("red", corn=2).play("beg", "down yellow")
    assert t["red"].corn == 3
    assert t["red"].temples == (0, -1, 0)
    assert t.to_move == "red"


def test_G25_not_with_3_corn() -> None:
    assert table().goods("red", corn=3).refused("beg") == Reason("T21", "corn-enough", have=3)


def crowded() -> Table:
    """Every space 0 and the first-player space are taken by others."""
    return table().workers("green", P=[0], Y=[0], T=[0]).workers("blue", first=True, U=[0], C=[0])


def test_G25_forced() -> None:
    t = crowded()
    assert t.legal() == ["beg"]
    assert t.refused("place palenque") == Reason("T23", "must-beg")


def without_mercy(corn: int) -> Table:
    """All spaces 0 and 1 and the first-player space are taken, on Yaxchilan space 2 as well."""
    t = table().temples("red", -1, -1, -1).goods("red", corn=corn)
    t.workers("green", P=[0, 1], Y=[0, 1, 2]).workers("blue", T=[0, 1], U=[0, 1], first=True)
    return t.workers("yellow", C=[0, 1])


def test_G26_mercy() -> None:
    t = without_mercy(1)
    assert t.legal() == ["place palenque", "place tikal", "place uxmal", "place chichen_itza"]
    assert t.refused("place yaxchilan") == Reason("T24", "not-cheapest")
    assert t.refused("beg") == Reason("T22", "cannot-anger")
    t.play("place palenque")
    assert t["red"].on_gears == {"P": [2]}
    assert t["red"].corn == 0
    assert t["red"].hand == 2
    assert t.to_move == "green", "no further placement"


def test_G26_normal_rules_when_one_corn_suffices() -> None:
    t = without_mercy(1).workers("yellow", C=[0])
    assert t.legal() == ["place chichen_itza"]
    events = t.watch("place chichen_itza")
    assert "mercy" not in [event.name for event in events]
    assert t["red"].on_gears == {"C": [1]}
    assert t["red"].corn == 0


def test_G28_top_step() -> None:
    t = table("red", "blue", "green").temples("red", 5, 0, 0).temples("blue", 4, 0, 0).dark("blue")
    t.workers("blue", U=[1]).goods("blue", corn=3).turn("blue")
    t.play("pick uxmal 1", "action uxmal 1", "up brown")
    assert t["blue"].temples == (4, 0, 0)
    assert not t["blue"].light


def test_G28_top_step_freed() -> None:
    t = table("red", "blue", "green").temples("red", 5, 0, 0).temples("blue", 4, 0, 0).dark("blue")
    t.workers("blue", U=[1]).goods("blue", corn=3).goods("red", corn=2)
    t.play("beg", "down brown", "place first_player", "done")
    assert t["red"].temples == (4, 0, 0)
    t.play("pick uxmal 1", "action uxmal 1", "up brown")
    assert t["blue"].temples == (5, 0, 0)
    assert t["blue"].light


@pytest.mark.parametrize("corn", [6, 8])
def test_G31_corn_building_with_architecture_3(corn: int) -> None:
    t = table().row("A1-05").levels("red", architecture=3).workers("red", U=[4]).goods("red", corn=corn)
    t.play("pick uxmal 4", "action uxmal 4", "build A1-05")
    if corn == 8:
        assert t.legal() == ["spare corn", "full"]
        t.play("spare corn")
    assert (t["red"].corn, t["red"].vp) == (corn - 6 + 1, 2)


def test_G33_falling_off() -> None:
    t = table("red", "green", "blue").dummies(Y=[0, 1, 2, 3], U=[5, 9]).workers("red", U=[7]).end_round()
    assert t["red"].on_gears == {}
    assert t["red"].hand == 3
    assert (t["red"].corn, t["red"].wood) == (0, 0)
    assert t.dummy_positions == {"Y": [1, 2, 3, 4], "U": [0, 6]}


def test_G33_a_dummy_goes_on_to_the_unnumbered_position() -> None:
    t = table("red", "green", "blue").dummies(Y=[0, 1, 2, 3], U=[7, 8]).end_round()
    assert t.dummy_positions["U"] == [8, 9]


def test_G35_final_scoring() -> None:
    t = table().day(26).goods("red", corn=3 + 6, wood=2, stone=1, gold=1, skull=2)
    for name in ("green", "blue", "yellow"):
        t.goods(name, corn=6)
    t.end_round()
    temples = 1 + 3 + 2  # everybody shares the highest step of every temple
    assert t.state.scores() == [temples + Fraction(19, 2), temples, temples, temples]
    assert t.state.ranking() == [1, 2, 2, 2]


def test_G35_tie_break() -> None:
    t = table().day(26)
    t.workers("red", P=[7, 6]).workers("green", P=[4], Y=[5]).workers("blue", T=[7, 0]).workers("yellow", 3)
    for name in t.names:
        t.goods(name, corn=6)
    t.end_round()
    assert len(set(t.state.scores())) == 1
    assert t.state.ranking() == [2, 1, 2, 4], "the worker on P7 does not count"


def test_G36_free_choice_keeps_the_printed_price() -> None:
    t = table().workers("red", U=[7]).goods("red", corn=1)
    t.play("pick uxmal 7", "action uxmal 5", "action yaxchilan 1")
    assert (t["red"].corn, t["red"].wood) == (0, 1)
    poor = table().workers("red", U=[7]).play("pick uxmal 7")
    assert poor.refused("action uxmal 5") == Reason("T58", "no-corn", cost=1, gear="uxmal", number=5, have=0)


def test_G36_free_choice_needs_no_steps() -> None:
    t = table().workers("red", Y=[6]).play("pick yaxchilan 6", "action yaxchilan 2")
    assert (t["red"].corn, t["red"].stone) == (1, 1)


def conserved(s: Tzolkin) -> None:
    """Nothing appears or vanishes that the box limits."""
    cells = s.box.cells[len(s.players)]
    skulls = s.skulls + sum(me.goods[4] for me in s.players) + sum(who != NONE for who in s.ovals)
    assert skulls == 13
    assert sum(s.covered) + s.burnt + sum(me.wood_tiles for me in s.players) == 3 * cells
    assert sum(s.covered) + sum(s.open) + sum(me.corn_tiles for me in s.players) == 4 * cells
    for me in s.players:
        assert min(me.goods) >= 0
        assert 3 <= me.workers <= 6
        assert me.hand + s.workers_on_gears(me.seat) + (s.occupant == me.seat) == me.workers
    for temple in range(3):
        top = s.box.temples[temple].top
        assert sum(me.temples[temple] == top for me in s.players) <= 1
        assert all(-1 <= me.temples[temple] <= top for me in s.players)
    assert s.workers_on_gears(4) == s.box.dummies[len(s.players)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_G38_full_consistency_run(players: int, seed: int) -> None:
    s = get("tzolkin").new(players=players, seed=seed)
    assert isinstance(s, Tzolkin)
    chance = Rng.seeded(f"G38 {seed}")
    while s.seat is not None:
        moves = s.moves()
        s.play(moves[chance.below(len(moves))])
        conserved(s)
    assert s.food_days == 4
    assert s.round <= 27
