"""The golden cases of the base game."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.santamaria.rules.expanding import LayHall
from cenote.games.santamaria.rules.tracks import Pray
from cenote.games.santamaria.scoring import final_scoring, sets
from cenote.games.santamaria.setup import ChoosePair
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME, table


def fresh(players: int, seed: int = 1, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(s, SantaMaria)
    return s


def test_G1_start_goods() -> None:
    s = fresh(4)
    assert [me.goods[0] for me in s.players] == [2] * 4
    assert [s.players[(s.first + i) % 4].coins for i in range(4)] == [3, 4, 5, 6]


def test_G2_dice() -> None:
    s = fresh(3, colonies="deal")
    assert sum(s.white) == 9
    assert [sum(me.blue) for me in s.players] == [1, 1, 1]
    assert sum(me.dice for me in s.players) == 3, "six of the nine remain"


def test_G3_placing_a_triple() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=2, grain=1).display("T01", "T02", "T03", "T04", "T05")
    t.play("expand T01", "lay 2 2 0")
    anna = t["Anna"]
    assert (anna.cell(2, 2), anna.cell(3, 2), anna.cell(3, 3)) == ("wood", "road1", "sugar")
    assert (anna.wood, anna.grain) == (0, 0)
    assert t.shown == ["T02", "T03", "T04", "T05"]
    t = table("Anna", "Oleg").goods("Anna", wood=2, grain=1).display("T01").cells("Anna", {(3, 3): "gem"})
    t.play("expand T01")
    assert t.refused("lay 2 2 0") == Reason("S26", "cell-developed")


def test_G4_coin_activation() -> None:
    t = table("Oleg", "Anna").goods("Oleg", coin=5).cells("Oleg", {(1, 1): "wood", (2, 2): "gem", (3, 3): "sugar"})
    t.play("activate 1 1", "done").turn("Oleg").play("activate 2 2", "done").turn("Oleg")
    assert t["Oleg"].coin == 2
    assert (t["Oleg"].on(1, 1), t["Oleg"].on(2, 2)) == (1, 2)
    assert t.refused("activate 3 3") == Reason("S30", "dear-activation", cost=3, have=2)


@pytest.mark.parametrize(("printed", "wanted", "coins"), [(5, 3, 2), (1, 6, 5)])
def test_G5_changing_a_die(printed: int, wanted: int, coins: int) -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=5).white(printed).cells("Anna", {(1, wanted): "happiness"})
    t.play(f"die white {printed}")
    assert t.legal() == [f"use {wanted} column coin", *(["buy wood", "buy grain"] if coins == 2 else [])]
    t.play(f"use {wanted} column coin")
    assert t["Anna"].coin == 5 - coins


def test_G6_blue_die() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, 1): "wood", (2, 2): "road1", (2, 3): "grain", (2, 5): "gem"})
    t.occupy("Anna", (2, 3)).blue("Anna", 2).play("die blue 2", "use 2 row coin")
    anna = t["Anna"]
    assert (anna.wood, anna.grain, anna.gem) == (1, 0, 1)
    assert anna.on(2, 5) == "blue"
    assert anna.on(2, 1) is None


@pytest.mark.parametrize("paid", ["wood", "gem"])
def test_G8_trade(paid: str) -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1, gem=1, coin=1).cells("Anna", {(1, 1): "trade_wood_gem"})
    t.play("activate 1 1", f"pay {paid}")
    anna = t["Anna"]
    assert anna.coin == 3
    assert (anna.wood, anna.gem) == ((0, 1) if paid == "wood" else (1, 0))
    assert not any(move.startswith("pay") for move in t.legal()), "once for each activation"


def test_G9_religion_with_grain() -> None:
    t = table("Oleg", "Anna").goods("Oleg", grain=1, coin=1).cells("Oleg", {(1, 1): "religion"})
    t.play("activate 1 1", "pray grain")
    oleg = t["Oleg"]
    assert (oleg.religion, oleg.grain) == (2, 0)
    assert len(oleg.blue_dice) == 1
    assert any(move.startswith("monk") for move in t.legal())


def test_G10_shipping() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1, sugar=1, coin=1).cells("Anna", {(1, 1): "shipping"})
    t.dock("religion", "S01")
    t.play("activate 1 1", "ship religion")
    anna = t["Anna"]
    assert (anna.wood, anna.sugar) == (0, 0)
    assert anna.docks["religion"] == ["S01"]
    assert t.dock_tiles[1] is not None, "refilled from the regular stack"
    t.turn("Anna").play("pass 5")
    t.play("done")  # no road
    assert t.legal()[:2] == ["pray plain", "done"], "one religion action for the tile"
    t.play("pray plain")
    assert anna.religion == 1
    final_scoring(t.state)
    assert anna.vp == 3


def test_G11_third_monk_symbol() -> None:
    t = table("Oleg", "P2", "P3").goods("Oleg", coin=5).monk("P2", "M4").monk("P3", "M4").religion("Oleg", 6)
    t.blue("Oleg", 1, 2).pending(Pray(0)).play("pray plain")
    assert len(t["Oleg"].blue_dice) == 3
    t.play("monk M4")
    assert (t["Oleg"].coin, t["P2"].coin, t["P3"].coin) == (1, 2, 2)
    assert t["Oleg"].vp == 3


def test_G12_passing_with_a_road() -> None:
    t = table("Anna", "Oleg").play("pass 5", "road 4 4")
    assert t["Anna"].cell(4, 4) == "road2"
    assert t.state.roads == 2


def test_G13_free_actions() -> None:
    t = table("Anna", "Oleg").goods("Anna", sugar=3, gem=1).cells("Anna", {(1, 1): "shipping"}).dock("happiness", "S04")
    t.play("sell sugar", "sell sugar", "sell gem", "activate 1 1", "buy grain", "ship happiness")
    anna = t["Anna"]
    assert (anna.coin, anna.sugar, anna.gem, anna.grain) == (2, 0, 0, 0)
    assert anna.docks["happiness"] == ["S04"]


def test_G15_conquistador_award() -> None:
    t = table("green", "red", "blue", "yellow").year(2).march(green=6, red=5, blue=5, yellow=0).end_year()
    assert [t[name].vp for name in t.names] == [9, 6, 3, 0]
    assert [t[name].march for name in t.names] == [0, 0, 0, 0]


def test_G16_coins_at_the_end() -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=3, wood=1, grain=1, gem=1)
    final_scoring(t.state)
    assert (t["Anna"].coin, t["Anna"].vp) == (7, 2)


@pytest.mark.parametrize(("expansion", "penalties"), [(False, 4), (True, 0)])
def test_G18_monks(expansion: bool, penalties: int) -> None:
    t = table("Anna", "Oleg", expansion=expansion)
    t.people(("philosophy", "taxation", "astronomy"), ("bishop_monks", "bishop_lines", "bishop_sugar"))
    t.monk("Anna", "philosophy", "bishop_monks", "bishop_lines")
    final_scoring(t.state)
    assert t["Anna"].vp == 3 - penalties + 2 * 3 + 0, "three monks of 2 points, no full line"


def test_G19_sets() -> None:
    t = table("Anna", "Oleg").owns("Anna", coin=["R01", "R02"], religion=["R03", "R04", "R05"])
    t.owns("Anna", conquistador=["R06", "R07"], happiness=["R08", "R09", "R10", "R11"])
    assert sets(t.player("Anna")) == 2
    assert t.state.box.set_points * sets(t.player("Anna")) == 6


@pytest.mark.parametrize(("spaces", "points"), [((3, 5, 7), (4, 5, 6)), ((2, 4, 6), (0, 0, 0)), ((7, 0, 0), (4, 0, 0))])
def test_G20_solo_awards(spaces: tuple[int, ...], points: tuple[int, ...]) -> None:
    for year in (1, 2, 3):
        t = table("Anna").year(year).march(Anna=spaces[year - 1]).end_year()
        assert t["Anna"].vp == points[year - 1]


def test_G21_advanced_pairs() -> None:
    s = fresh(4, advanced=True)
    assert len(s.pairs) == len(s.pair_scholars) == 4
    assert not set(s.pair_scholars) & set(s.places[:4])
    order: list[int] = []
    while isinstance(s.decision, ChoosePair | LayHall):
        if isinstance(s.decision, LayHall):
            order.append((s.decision.seat - s.first) % 4)
        s.play(s.moves()[-1])
    assert order == [3, 2, 1, 0]
    assert s.seat == s.first
