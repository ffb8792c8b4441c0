"""SX: the core changes of American Kingdoms."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.core.refusal import BadOption
from cenote.games.santamaria.names import CONQUEST, NAVIGATOR
from cenote.games.santamaria.rules.monks import PlaceMonk
from cenote.games.santamaria.rules.shipping import Berth, Ship
from cenote.games.santamaria.scoring import bishop_points, final_scoring, large_tiles
from cenote.games.santamaria.state import SantaMaria
from offered import price
from santamaria.table import GAME, table


def fresh(players: int, seed: int = 1, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(s, SantaMaria)
    return s


# --- the core ---


def test_SX1_a_fourth_scholar_and_a_fifth_dock() -> None:
    s = fresh(2, expansion=True)
    assert len(s.docks) == 5
    assert s.box.ships[s.docks[4]].kind == 2
    assert len(s.special_ships) == 9
    assert table("Anna", "Oleg").goods("Anna", coin=9).dock("coin", "S01").goods("Anna", wood=1, sugar=1).pending(
        Ship(0)
    ).refused("ship special") == Reason("SX1", "no-special-dock")


def test_SX2_four_of_the_scholars() -> None:
    shown = [set(fresh(2, seed, expansion=True).places[:4]) for seed in range(30)]
    assert all(len(scholars) == 4 for scholars in shown)
    assert not any(NAVIGATOR in scholars for scholars in shown)
    assert any(NAVIGATOR in fresh(2, seed, governor=True).places[:4] for seed in range(30))
    assert any(scholar >= 10 for scholars in shown for scholar in scholars)


def test_SX3_bishops_and_the_cacao_mission() -> None:
    s = fresh(2, expansion=True)
    assert s.places[-1] == 4
    assert any(CONQUEST in fresh(2, seed, expansion=True).places[4:7] for seed in range(20))
    t = table("Anna", "Oleg", expansion=True).pending(PlaceMonk(0)).play("monk M5")
    assert (t["Anna"].cacao, t["Anna"].wood, t["Anna"].grain) == (1, 1, 1)


def test_SX4_special_tiles() -> None:
    t = table("Anna", "Oleg", expansion=True).display("X1").goods("Anna", coin=3, wood=3)
    assert t.refused("expand X1").args["cost"] == {"coin": 4}
    t.scholar("Anna", "architecture").turn("Anna").play("expand X1")
    assert t["Anna"].coin == 0, "3 with Architecture"
    t = table("Anna", "Oleg", expansion=True).display("X1", "X2").end_year()
    assert len([tile for tile in t.shown if tile.startswith("X")]) == 2
    assert not {"X1", "X2"} & set(t.shown)


def test_SX5_a_full_cacao_store() -> None:
    s = fresh(2, expansion=True, colonies="choose")
    assert [me.goods[5] for me in s.players] == [1, 1]
    t = table("Anna", "Oleg", expansion=True).goods("Anna", cacao=1, coin=9)
    assert t.refused("sell cacao") == Reason("SX5", "cacao-not-sold")
    assert t.refused("buy cacao") == Reason("SX5", "cacao-not-bought")
    final_scoring(t.goods("Anna", cacao=1).state)
    assert t["Anna"].vp == 0


def test_SX6_cacao_sets_the_die() -> None:
    t = table("Anna", "Oleg", expansion=True).white(2).cells("Anna", {(1, 2): "wood", (1, 6): "gem"})
    t.goods("Anna", cacao=1, coin=4, sugar=1)
    t.play("die white 2")
    assert t.refused("use 2 column cacao") == Reason("SX6", "change-is-free", value=2)
    assert t.refused("use 6 column gold") == Reason("SX6", "no-gold")
    t.play("use 6 column cacao")
    assert (t["Anna"].cacao, t["Anna"].coin, t["Anna"].gem) == (0, 4, 1)
    plain = table("Anna", "Oleg").white(2).cells("Anna", {(1, 2): "wood"}).play("die white 2")
    assert plain.refused("use 3 column cacao") == Reason("SX6", "no-cacao-game")


@pytest.mark.parametrize("how", ["coins", "die"])
def test_SX7_cacao_from_buildings(how: str) -> None:
    t = table("Anna", "Oleg", expansion=True).cells("Anna", {(1, 1): "cacao"}).goods("Anna", coin=1).white(1)
    t.play(*(["activate 1 1"] if how == "coins" else ["die white 1", "use 1 column coin"]))
    assert t["Anna"].cacao == 1


def test_SX8_any_dock_but_the_fullest() -> None:
    t = table("Anna", "Oleg", expansion=True).owns("Anna", coin=["R01"], religion=["R02"]).dock("special", "Q01")
    t.goods("Anna", cacao=1).pending(Ship(0)).play("ship special")
    assert t.legal() == ["berth conquistador", "berth happiness"]
    assert t.refused("berth coin") == Reason("SX8", "fullest-dock", dock="coin")
    assert table("Anna", "Oleg", expansion=True).dock("special", "Q01").pending(Berth(0)).legal() == [
        "berth coin",
        "berth religion",
        "berth conquistador",
        "berth happiness",
    ]


def test_SX9_no_penalty() -> None:
    t = table("Anna", "Oleg", expansion=True).people((), ("bishop_lines",)).monk("Anna", "bishop_lines")
    final_scoring(t.state)
    assert t["Anna"].vp == 0


def test_SX10_the_cacao_colony() -> None:
    games = [fresh(4, seed, expansion=True) for seed in range(12)]
    assert all(len({me.colony for me in s.players}) == 4 for s in games)
    owners = [me for s in games for me in s.players if me.colony == 4]
    assert owners
    assert all((me.cacao_stores, me.goods[5]) == (2, 1) for me in owners)
    assert len(fresh(2, expansion=True, advanced=True).pairs) == 5
    with pytest.raises(BadOption) as refusal:
        fresh(3, maya=True, colonies="cacao")
    assert "SXD1" in str(refusal.value)


def test_SX11_archery() -> None:
    diagonal = {(1, 6): "wood", (2, 5): "road2", (6, 1): "gem", (1, 1): "grain"}
    t = table("Anna", "Oleg", expansion=True).scholar("Anna", "archery", "taxation").cells("Anna", diagonal)
    t.white(6).goods("Anna", coin=1).play("die white 6", "use 6 diagonal coin")
    assert t["Anna"].on(6, 1) == "white", "from the top right"
    assert t["Anna"].coin == 2, "1 for the diagonal, 2 by Taxation"
    t = table("Anna", "Oleg", expansion=True).scholar("Anna", "archery").cells("Anna", diagonal).blue("Anna", 6)
    t.goods("Anna", coin=1).play("die blue 6", "use 6 diagonal coin")
    assert t["Anna"].on(1, 6) == "blue", "from the bottom left"
    t = table("Anna", "Oleg", expansion=True).scholar("Anna", "archery").cells("Anna", diagonal).white(1)
    t.play("die white 1")
    assert t.refused("use 1 diagonal coin") == Reason("SX11", "dear-diagonal", cost=1, have=0)


def test_SX12_meditation() -> None:
    t = table("a", "b", "c", "d", expansion=True).scholar("a", "meditation").passed(b=1, c=5).turn("a")
    t.play("pass 5", "road 3 3")
    assert t.legal() == ["extra 2", "extra 3", "extra 4", "done"]
    assert t.refused("extra 1") == Reason("SX12", "space-taken", space="1")
    t.play("extra 3", "march plain")
    assert t["a"].march == 1
    assert t.player("a").passed == 5
    t = table("a", "b", expansion=True).scholar("a", "meditation").passed(b=1).turn("a").play("pass 1")
    assert t.to_move == "b", "who came earlier counts as higher"


def test_SX13_new_bishops() -> None:
    t = table("a", "b", expansion=True).people((), ("bishop_large_tiles", "bishop_gems", "bishop_conquest"))
    t.goods("a", wood=2, grain=1).display("T01").play("expand T01", "lay 1 1 0")
    t.turn("a").goods("a", wood=2).display("D01").play("expand D01", "lay 5 5 0")
    t.turn("a").goods("a", coin=4).display("X1").play("expand X1", "lay 6 1 0")
    t.owns("a", coin=["R08", "R30"])
    me = t.player("a")
    assert large_tiles(t.state, me) == 2
    assert [bishop_points(t.state, me, t.state.places[space]) for space in (4, 5)] == [4, 8]


def test_SX14_after_cacao_the_value_is_final() -> None:
    t = table("Anna", "Oleg", expansion=True).white(1).cells("Anna", {(1, 6): "wood"}).goods("Anna", cacao=1, coin=5)
    t.play("die white 1")
    assert [move for move in t.legal() if move.startswith("use")] == ["use 6 column coin", "use 6 column cacao"]
    assert price(t.state, ("use", "6", "column", "cacao")) == {"cacao": 1}


def test_SX15_it_belongs_to_its_dock() -> None:
    t = table("Anna", "Oleg", expansion=True).dock("special", "Q02").goods("Anna", gold=2).pending(Ship(0))
    t.play("ship special", "berth coin").turn("Anna").play("pass 2", "done")
    assert t["Anna"].gold == 0
    assert t["Anna"].coin == 2


def test_SX16_empty_stacks() -> None:
    t = table("Anna", "Oleg", expansion=True).dock("special", "Q01").goods("Anna", cacao=1)
    t.state.special_ships.clear()
    t.pending(Ship(0)).play("ship special", "berth coin")
    assert t.state.docks[4] == NONE
    t.state.stacks[2].clear()
    t.end_year()
    assert not [tile for tile in t.shown if tile.startswith("X")]


def test_SX17_without_the_cacao_colony() -> None:
    assert fresh(3, maya=True).decision.rule == "S15"
    assert fresh(3, expansion=True, colonies="choose").decision.rule == "S15"
    assert len(fresh(3, maya=True, advanced=True).pairs) == 4


def test_SX18_two_stores() -> None:
    t = table("Anna", "Oleg", expansion=True).goods("Anna", cacao=1, coin=1).cells("Anna", {(1, 1): "cacao"})
    t.player("Anna").cacao_stores = 2
    t.play("activate 1 1")
    assert t["Anna"].cacao == 2


def test_SX19_the_award_twice() -> None:
    t = table("a", "b", expansion=True).people((), ("bishop_conquest",)).monk("a", "bishop_conquest").year(3).march(a=2)
    assert t.end_year()["a"].vp == 12
    t = table("a", "b", expansion=True).people((), ("bishop_conquest",)).monk("a", "bishop_conquest").year(2).march(a=2)
    assert t.end_year()["a"].vp == 5
    t = table("a", "b", expansion=True).people((), ("bishop_conquest",)).monk("a", "bishop_conquest").year(3)
    assert t.end_year()["a"].vp == 0


def test_SX20_an_occupied_space_gives_its_action() -> None:
    t = table("a", "b", expansion=True).scholar("a", "meditation").passed(b=1).turn("a").play("pass 1")
    assert t["a"].coin == 2
