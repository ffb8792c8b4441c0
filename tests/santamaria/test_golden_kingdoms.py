"""The golden cases of American Kingdoms: the core changes and the modules A to D."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.santamaria.names import HIGH_PRIEST
from cenote.games.santamaria.rules.run import BuildLevel
from cenote.games.santamaria.scoring import final_scoring
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME, table


def fresh(players: int, seed: int = 1, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(s, SantaMaria)
    return s


@pytest.mark.parametrize("paid", ["cacao", "gold"])
def test_G23_cacao_and_die(paid: str) -> None:
    t = table("Anna", "Oleg", expansion=True).goods("Anna", **{paid: 1}).blue("Anna", 2)
    t.cells("Anna", {(6, 1): "happiness"})
    t.play("die blue 2", f"use 6 row {paid}")
    assert (t["Anna"].cacao, t["Anna"].gold, t["Anna"].coin) == (0, 0, 0)
    assert t["Anna"].on(6, 1) == "blue"


def test_G24_display() -> None:
    s = fresh(2, expansion=True)
    shapes = [s.box.tiles[tile].shape for tile in s.display]
    assert [shapes.count(shape) for shape in (0, 1, 2)] == [5, 5, 2]
    t = table("Anna", "Oleg", expansion=True).display("X1").goods("Anna", coin=4)
    t.play("expand X1", "lay 1 1 0")
    assert (t["Anna"].coin, t["Anna"].wood) == (0, 0)
    assert [t["Anna"].cell(1, column) for column in (1, 2, 3)] == ["cacao", "road1", "sugar"]


def test_G25_philosophy_and_governor() -> None:
    t = table("Anna", "Oleg", governor=True).scholar("Anna", "philosophy").blue("Anna", 3)
    t.cells("Anna", {(5, 3): "wood"}).governor("Anna", (1, 3))
    t.play("die blue 3", "use 3 column coin")
    assert t["Anna"].governor == (1, 4)
    t = table("Anna", "Oleg", governor=True).scholar("Anna", "philosophy").blue("Anna", 3)
    t.cells("Anna", {(5, 3): "wood"}).governor("Anna", (3, 1))
    t.play("die blue 3", "use 3 column coin")
    assert t["Anna"].governor == (3, 1)


def test_G26_white_moves_right() -> None:
    t = table("Anna", "Oleg", governor=True).cells("Anna", {(2, 2): "wood"}).governor("Anna", (2, 2)).white(2)
    t.play("die white 2", "use 2 column coin")
    assert t["Anna"].governor == (2, 3)
    assert t["Anna"].wood == 1
    assert t["Anna"].on(2, 2) == "white"


def test_G27_blue_moves_down_and_activates() -> None:
    t = table("Anna", "Oleg", governor=True).cells("Anna", {(4, 4): "wood", (3, 1): "grain"})
    t.governor("Anna", (3, 4)).blue("Anna", 3)
    told = t.events("die blue 3", "use 3 row coin")
    assert t["Anna"].governor == (4, 4)
    gains = [event.args["goods"] for event in told if event.name == "gain"]
    assert gains == [{"wood": 1}, {"grain": 1}], "his building before the line"


@pytest.mark.parametrize(("place", "points"), [((5, 4), 1), ((4, 5), 1), ((1, 1), -12), ((6, 6), 12)])
def test_G29_final_value(place: tuple[int, int], points: int) -> None:
    t = table("Anna", "Oleg", governor=True).governor("Anna", place)
    final_scoring(t.state)
    assert t["Anna"].vp == points


def test_G30_second_farmer() -> None:
    t = table("Alex", "Oleg", specialists=True).hired("Alex", farmer=1).goods("Alex", coin=3).white(2)
    t.cells("Alex", {(1, 3): "happiness"}).specialist(3, "farmer2")
    t.play("die white 2", "use 3 column coin", "hire")
    assert (t["Alex"].coin, t["Alex"].grain) == (0, 2)
    assert t.state.specialists[2] == -1, "gone for the year"


def test_G31_pool() -> None:
    s = fresh(4, ambassadors=True)
    while s.decision.rule in ("S15", "S86"):
        s.play(s.moves()[0])
    assert sum(s.white) == 8
    assert all(1 <= value <= 6 for value in s.ambassadors)
    assert [sum(me.blue) for me in s.players] == [0, 0, 0, 0]


def test_G32_gold_at_start() -> None:
    assert fresh(3, maya=True).the_city.gold == 3


def test_G34_branch() -> None:
    t = table("Helge", "Anna", maya=True).white(4)
    t.play("die white 4", "use 4 road coin")
    assert t.legal() == ["pray plain", "done"], "the printed building of road 4"
    t.play("done")
    assert t.legal() == ["run 3 2", "run 5 2", "stop"], "neither both nor back"
    t.play("run 5 2", "done")
    assert t.to_move == "Anna", "no way on from road 5: the die stops"
    assert t.state.the_city.on[13] == -1


def test_G35_temple() -> None:
    t = table("Alex", "Anna", maya=True).goods("Alex", wood=1, gem=1, cacao=1)
    t.temple("construction", "TP12").pending(BuildLevel(0, 10))
    t.play("temple construction")
    city = t.state.the_city
    assert (t["Alex"].wood, t["Alex"].gem, t["Alex"].cacao, t["Alex"].coin) == (0, 0, 0, 2)
    assert city.levels[3] == 1
    assert t.state.box.city.temples[city.temples[3]].level == 2


def test_G37_cards() -> None:
    t = table("Alex", "Anna", maya=True).temple("trade", "TP21", 2)
    for card in ("C01", "C02", "C03"):
        t.hand(card).turn("Alex").play(f"card {card} trade", "done")
    assert len(t.state.the_city.tucked[0]) == 3
    t.turn("Alex").play("pass 1")
    assert t["Alex"].vp == 3 * 2


def test_G38_high_priest() -> None:
    t = table("Alex", "Anna", maya=True)
    t.state.the_city.priests = 1
    t.play("priest 1 2")
    assert t["Alex"].wood == 1
    assert t.state.the_city.on[1] == HIGH_PRIEST
    t.turn("Alex")
    assert t.refused("priest 1 2") == Reason("SXD14", "no-priest")


def test_G40_bargain() -> None:
    t = table("Maya", "P2", "P3", maya=True).goods("Maya", wood=1).goods("P2", coin=3).hand("C01")
    t.play("card C01 trade")
    assert t["Maya"].coin == 1
    t.play("offer 2", "give wood", "want coin", "want coin", "propose")
    assert t.to_move == "P2"
    t.play("accept")
    assert (t["Maya"].wood, t["Maya"].coin) == (0, 3)
    assert (t["P2"].wood, t["P2"].coin) == (1, 1)


def test_G40_bargain_refused() -> None:
    t = table("Maya", "P2", "P3", maya=True).goods("Maya", wood=1).goods("P2", coin=3).hand("C01")
    t.play("card C01 trade", "offer 2", "give wood", "propose", "refuse")
    assert (t["Maya"].wood, t["P2"].wood) == (1, 0)
    assert t.to_move == "Maya"
