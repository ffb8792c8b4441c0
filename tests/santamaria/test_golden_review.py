"""The golden cases from 101 on, and the further cases N1 to N20."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.santamaria.rules.monks import PlaceMonk
from cenote.games.santamaria.rules.shipping import Ship
from cenote.games.santamaria.rules.tracks import March, Pray
from cenote.games.santamaria.rules.year import start_year
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME, Table, table


def fresh(players: int, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=1, options=options)
    assert isinstance(s, SantaMaria)
    return s


def test_G101_gold_as_joker_twice() -> None:
    t = table("Anna", "Oleg").goods("Anna", gold=3).display("T01")
    t.play("expand T01")
    assert t["Anna"].gold == 0
    t = table("Anna", "Oleg").goods("Anna", gold=2).display("T01")
    assert t.refused("expand T01") == Reason(
        "S25", "dear-tile", tile="T01", cost={"wood": 2, "grain": 1}, have={"gold": 2}
    )
    t.play("sell gold", "sell gold", "buy wood")
    assert not t.allows("expand T01")


def test_G102_coins_first() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(1, 1): "coins"})
    assert t.refused("activate 1 1") == Reason("S30", "dear-activation", cost=1, have=0)


def test_G103_religion_near_the_end() -> None:
    t = table("Anna", "Oleg").religion("Anna", 15).goods("Anna", grain=1).pending(Pray(0))
    t.play("pray grain")
    assert (t["Anna"].religion, t["Anna"].vp) == (16, 1)
    assert any(move.startswith("monk") for move in t.legal()), "its symbol is resolved"


def test_G104_die_gained_in_the_middle() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(3, 1): "religion", (3, 2): "wood"}).religion("Anna", 1).blue("Anna", 3)
    told = t.events("die blue 3", "use 3 row coin", "pray plain", "done")
    names = [event.name for event in told]
    assert names.index("blue-die") < names.index("gain"), "rolled and placed before the wood"
    assert len(t["Anna"].blue_dice) == 1
    value = t["Anna"].blue_dice[0]
    t.turn("Anna").cells("Anna", {(value, 6): "happiness"})
    assert t.allows(f"die blue {value}"), "usable in the same year"


def test_G104_die_gained_while_passing() -> None:
    t = table("Anna", "Oleg").religion("Anna", 1).cells("Anna", {(row, 1): "wood" for row in range(1, 7)})
    t.play("pass 2", "pray plain", "done")
    assert len(t["Anna"].blue_dice) == 1
    assert t.to_move == "Oleg"
    t.play("pass 1")
    assert t.state.year == 2, "no turn in between"
    assert sum(t.player("Anna").blue) == 2, "one from the start and the new one, both rolled anew"


def test_G105_monk_fee_and_own_reward() -> None:
    t = table("Anna", "Oleg").monk("Oleg", "M3").goods("Anna", coin=1).pending(PlaceMonk(0))
    assert t.refused("monk M3") == Reason("S54", "dear-space", place="M3", cost=2, have=1)
    t = table("Anna", "Oleg").monk("Oleg", "M3").goods("Anna", coin=1, wood=1).pending(PlaceMonk(0))
    t.play("sell wood", "monk M3")
    assert (t["Anna"].coin, t["Anna"].gold, t["Oleg"].coin) == (0, 2, 2)


def test_G106_no_advance_no_award() -> None:
    t = table("a", "b", "c", "d").march(a=4).end_year()
    assert [t[name].vp for name in t.names] == [6, 0, 0, 0]


def test_G107_passing_space_4_and_docks() -> None:
    t = table("Anna", "Oleg").dock("religion", "S01").goods("Anna", wood=1, sugar=1)
    t.play("pass 4", "ship religion")
    assert t.legal()[:2] == ["pray plain", "done"]


@pytest.mark.parametrize(("scholars", "prices"), [((), [1, 2, 3, 4, 5]), (("economics",), [1, 1, 2, 2, 3])])
def test_G108_economics(scholars: tuple[str, ...], prices: list[int]) -> None:
    cells = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5)]
    t = table("Anna", "Oleg").scholar("Anna", *scholars).goods("Anna", coin=15)
    t.cells("Anna", dict.fromkeys(cells, "happiness"))
    paid = []
    for row, column in cells:
        before = t["Anna"].coin
        t.turn("Anna").play(f"activate {row} {column}")
        paid.append(before - t["Anna"].coin)
    assert paid == prices


def test_G109_warehousing() -> None:
    t = table("Anna", "Oleg").scholar("Anna", "warehousing").goods("Anna", sugar=3, coin=1)
    t.cells("Anna", {(1, 1): "sugar"}).play("activate 1 1")
    assert (t["Anna"].sugar, t["Anna"].coin) == (3, 3)


def test_G110_architecture() -> None:
    t = table("Anna", "Oleg").scholar("Anna", "architecture").goods("Anna", wood=1, coin=1).display("D01")
    t.play("expand D01")
    assert (t["Anna"].wood, t["Anna"].coin) == (0, 0)
    t = table("Anna", "Oleg").scholar("Anna", "architecture").goods("Anna", wood=2).display("D01")
    t.play("expand D01")
    assert t["Anna"].wood == 0
    t = table("Anna", "Oleg").scholar("Anna", "architecture").goods("Anna", wood=2, coin=1).display("D01")
    t.play("expand D01")
    assert t.legal() == ["pay wood+wood", "pay wood+coin"]


def special_ship(**goods: int) -> Table:
    t = table("Anna", "Oleg", expansion=True).dock("special", "Q06").goods("Anna", **goods)
    return t.pending(Ship(0))


def test_G112_special_ship_paid_with_gold() -> None:
    t = special_ship(gold=1, coin=3).play("ship special", "berth coin")
    assert (t["Anna"].gold, t["Anna"].coin) == (0, 0)
    t = special_ship(gold=3).play("sell gold", "sell gold", "ship special", "berth happiness")
    assert (t["Anna"].gold, t["Anna"].coin) == (0, 1)
    assert t["Anna"].docks["happiness"] == ["Q06"]
    t = special_ship(gold=2)
    assert not t.allows("ship special")
    t.play("sell gold")
    assert not t.allows("ship special")


def test_G113_governor_compulsory() -> None:
    t = table("Anna", "Oleg", governor=True).cells("Anna", {(1, 1): "shipping"}).governor("Anna", (1, 1)).white(1)
    t.dock("coin", "S01").goods("Anna", wood=2, sugar=1, coin=1)
    t.play("die white 1", "use 1 column coin")
    assert t["Anna"].governor == (1, 2)
    assert t.allows("ship coin"), "his old cell is activated with column 1"
    t.play("ship coin", "done").turn("Anna").display("D01").goods("Anna", wood=2).play("expand D01")
    assert t.refused("lay 1 2 0") == Reason("SXA5", "governor-there")


def test_G115_upgrade_makes_the_line_legal() -> None:
    t = table("Anna", "Oleg", specialists=True).white(4).specialist(4, "upgrade1")
    assert t.refused("die white 4") == Reason("S40", "die-useless", die="white", value=4)
    t.goods("Anna", coin=3).turn("Anna").play("die white 4", "use 4 column coin")
    assert t.legal() == [f"upgrade {row} 4" for row in range(1, 7)]
    assert t.refused("done") == Reason("SXB11", "upgrade-needed")
    t.play("upgrade 2 4")
    assert t["Anna"].coin == 2, "3 paid, 2 gained"
    assert t["Anna"].on(2, 4) == "white"


def test_G116_soldier_and_tactics() -> None:
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, "soldier2").hired("Anna", soldier=1)
    t.scholar("Anna", "tactics").goods("Anna", coin=2, wood=1).march(Anna=3).cells("Anna", {(1, 1): "happiness"})
    t.play("die white 1", "use 1 column coin", "hire")
    assert t["Anna"].coin == 0
    t.play("march wood")
    assert (t["Anna"].march, t["Anna"].wood, t["Anna"].gold) == (6, 0, 1)


def test_G117_follower() -> None:
    t = table("P1", "P2", "P3", "P4", ambassadors=True).ambassadors(3, 1).white(1).goods("P1", coin=1)
    for name in t.names:
        t.cells(name, {(1, 4): "wood", (2, 4): "grain", (1, 1): "happiness"})
    t.passed(P4=1).turn("P1").play("die white_ambassador 3", "use 4 column coin")
    assert t.to_move == "P2"
    t.play("follow column")
    assert t.to_move == "P3"
    t.play("follow column")
    for name in ("P1", "P2", "P3"):
        assert (t[name].wood, t[name].grain) == (1, 1)
    assert t["P1"].on(2, 4) == "white_ambassador"
    assert t["P2"].on(2, 4) is None
    assert t["P4"].wood == 0
    t.turn("P1")
    assert t.player("P1").white_used == 0
    assert t.allows("die white 1")


def test_G118_philosophy_and_ambassador() -> None:
    t = table("P1", "P2", ambassadors=True).scholar("P1", "philosophy").ambassadors(1, 5)
    t.cells("P1", {(1, 5): "wood"}).cells("P2", {(5, 1): "gem", (1, 5): "wood"})
    t.play("die blue_ambassador 5", "use 5 column coin")
    assert t.legal() == ["follow row", "done"]
    t.play("follow row")
    assert (t["P2"].gem, t["P2"].wood) == (1, 0)


def test_G119_hiring_with_philosophy() -> None:
    t = table("Anna", "Oleg", specialists=True).scholar("Anna", "philosophy").blue("Anna", 2).goods("Anna", coin=2)
    t.cells("Anna", {(1, 2): "wood"}).specialist(2, "farmer1")
    t.play("die blue 2", "use 2 column coin")
    assert not t.allows("hire")
    assert t["Anna"].wood == 1


def test_G121_full_storage_and_the_temple() -> None:
    t = table("Maya", "Anna", maya=True).temple_gold(2).goods("Anna", gold=3).march(Anna=1).turn("Anna")
    t.pending(March(1, 1)).play("march plain")
    assert (t["Anna"].gold, t["Anna"].coin, t.state.the_city.gold) == (3, 2, 2)


def test_G122_card_without_payment() -> None:
    t = table("Maya", "Anna", maya=True).hand("C02")
    assert t.refused("card C02 construction") == Reason("SXD29", "dear-card", cost={"wood": 1}, have={})
    assert t.allows("card C02 trade")


def test_G123_space_5_before_scoring() -> None:
    t = table("Maya", "Anna", maya=True).temple("festival", "TP21", 1).tucked("festival", "C01", "C04")
    t.goods("Maya", wood=1, grain=1, gem=1)
    told = t.events("pass 5", "temple festival", "store gem")
    scored = [event.args["vp"] for event in told if event.name == "score"]
    assert scored == [4]
    assert t["Maya"].gem == 1, "the reward of the district came first"


def test_G124_five_players() -> None:
    s = fresh(5)
    assert sum(s.white) == 10
    assert s.the_city.gold == 5
    assert s.first == s.maya
    assert s.players[s.maya].coins == 2
    assert [s.players[(s.maya + i) % 5].coins for i in range(1, 5)] == [3, 4, 5, 6]
    t = table("a", "b", "c", "d", "e").year(2).march(a=5, b=4, c=3, d=2, e=1).end_year()
    assert [t[name].vp for name in t.names] == [9, 6, 3, 0, 0]


def test_G125_gold_runs_short() -> None:
    t = table("a", "b", "c", "d", "e").temple_gold(9).year(2)
    assert t.state.gold == 3
    start_year(t.state)
    assert (t.state.gold, t.state.the_city.gold) == (0, 12)


# --- further cases ---


def test_N1_storage() -> None:
    """Rule S7."""
    t = table("Anna", "Oleg").goods("Anna", wood=3, coin=1).cells("Anna", {(1, 1): "wood"}).play("activate 1 1")
    assert (t["Anna"].wood, t["Anna"].coin) == (3, 1)
    t = table("Anna", "Oleg").goods("Anna", gem=2)
    t.state.gain(t.player("Anna"), 3, 2)
    assert (t["Anna"].gem, t["Anna"].coin) == (3, 2)


def test_N2_fourth_white_die() -> None:
    """Rule S35."""
    t = table("Anna", "Oleg").white(1).cells("Anna", {(1, 1): "wood"})
    t.player("Anna").white_used = 3
    assert t.refused("die white 1") == Reason("S35", "white-limit", limit=3)


def test_N3_column_without_free_building() -> None:
    """Rule S40."""
    t = table("Anna", "Oleg").white(2).goods("Anna", coin=1).cells("Anna", {(1, 2): "wood", (1, 3): "gem"})
    t.occupy("Anna", (1, 2)).occupy("Anna", (1, 3))
    assert t.refused("die white 2") == Reason("S40", "die-useless", die="white", value=2)


def test_N4_no_tiles_left() -> None:
    """Rules S27, S73."""
    t = table("Anna", "Oleg").goods("Anna", wood=2)
    assert t.refused("expand D01") == Reason("S27", "display-empty")
    t.end_year()
    assert len(t.shown) == 10


def test_N5_marker_on_the_last_space() -> None:
    """Rule S49."""
    t = table("Anna", "Oleg").march(Anna=10).goods("Anna", coin=1).cells("Anna", {(1, 1): "conquistador"})
    t.play("activate 1 1")
    assert t.to_move == "Oleg", "nothing to decide"
    assert t["Anna"].march == 10


def test_N6_religion_on_the_last_space() -> None:
    """Rule S51."""
    t = table("Anna", "Oleg").religion("Anna", 16).goods("Anna", grain=1).pending(Pray(0)).play("pray grain")
    assert (t["Anna"].religion, t["Anna"].vp, t["Anna"].grain) == (16, 2, 0)


def test_N7_own_monk_and_six_monks() -> None:
    """Rules S53, S56."""
    t = table("Anna", "Oleg").monk("Anna", "M1").pending(PlaceMonk(0))
    assert t.refused("monk M1") == Reason("S53", "own-monk-there", place="M1")
    t = table("Anna", "Oleg").religion("Anna", 1)
    t.player("Anna").monks = 0
    t.pending(Pray(0)).play("pray plain")
    assert t.to_move == "Oleg"


def test_N8_two_rivals_and_three_coins() -> None:
    """Rule S54."""
    t = table("Anna", "Oleg", "Ira").monk("Oleg", "M1").monk("Ira", "M1").goods("Anna", coin=3).pending(PlaceMonk(0))
    assert t.refused("monk M1") == Reason("S54", "dear-space", place="M1", cost=4, have=3)


def test_N9_two_on_the_first_space() -> None:
    """Rule S70."""
    t = table("a", "b", "c").march(c=1).end_year()
    assert [t[name].vp for name in t.names] == [0, 0, 5]


def test_N10_first_player_is_the_topmost() -> None:
    """Rules S63, S73."""
    t = table("a", "b", "c").passed(a=5, b=2, c=3).end_year()
    assert t.to_move == "b"


def test_N10_the_others_follow_as_they_sit() -> None:
    """Rules S63, S73: whatever their passing spaces."""
    t = table("p1", "p2", "p3", "p4").passed(p3=1, p1=2, p4=4, p2=5).end_year()
    order = []
    for space in (5, 4, 3, 2):
        order.append(t.to_move)
        t.play(f"pass {space}")
        while t.to_move == order[-1]:
            t.play(t.legal()[-1])
    assert order == ["p3", "p4", "p1", "p2"]


def test_N11_equal_points() -> None:
    """Rule S81."""
    t = table("a", "b", "c").vp("a", 10).vp("b", 10).vp("c", 9).passed(a=5, b=2, c=1)
    assert t.state.ranking() == [2, 1, 3]


def test_N12_second_shared_blue_die() -> None:
    """Rule S92."""
    t = table("Anna", "Oleg", shared_dice=True).shared(1, 2).cells("Anna", {(1, 1): "wood", (2, 1): "gem"})
    t.play("die blue 1", "use 1 row coin").turn("Anna")
    assert t.refused("die blue 2") == Reason("S92", "blue-limit", limit=1)


def test_N13_cacao_with_a_full_store() -> None:
    """Rule SX5."""
    t = table("Anna", "Oleg", expansion=True).goods("Anna", cacao=1, coin=1).cells("Anna", {(1, 1): "cacao"})
    t.play("activate 1 1")
    assert (t["Anna"].cacao, t["Anna"].coin) == (1, 0)


def test_N14_follower_without_free_building() -> None:
    """Rule SXC4."""
    t = table("P1", "P2", ambassadors=True).ambassadors(3, 1).cells("P1", {(1, 3): "happiness"})
    turn = t.state.turn
    t.goods("P2", wood=1).play("die white_ambassador 3", "use 3 column coin")
    assert t.state.turn == turn + 1, "nobody was asked, and the next turn has begun"
    assert t.to_move == "P2"
    assert t.refused("follow column") == Reason("S21", "not-now")


def test_N15_gold_temple() -> None:
    """Rule SXD18."""
    t = table("Maya", "Anna", maya=True).temple("gold", "TP31", 2).temple_gold(5).play("pass 1")
    assert t["Maya"].vp == 10


def test_N16_five_players_year_2() -> None:
    """Rule SXD19."""
    t = table("a", "b", "c", "d", "e").year(2).march(e=6, d=5, c=5, b=4, a=3).end_year()
    assert [t[name].vp for name in t.names] == [0, 0, 3, 6, 9]


def test_N17_gold_and_wood() -> None:
    """Rule S5."""
    t = table("Anna", "Oleg").goods("Anna", gold=1, wood=1).display("D01").play("expand D01")
    assert (t["Anna"].gold, t["Anna"].wood) == (0, 0)


def test_N18_governor_in_the_last_corner() -> None:
    """Rules SXA5, SXA6."""
    t = table("Anna", "Oleg", governor=True).cells("Anna", {(6, 6): "wood", (1, 6): "happiness"})
    t.governor("Anna", (6, 6)).white(6).goods("Anna", coin=1)
    assert t.refused("activate 6 6") == Reason("SXA5", "governor-there")
    t.play("die white 6", "use 6 column coin")
    assert t["Anna"].governor == (6, 6)
    assert t["Anna"].wood == 0
    assert t["Anna"].on(1, 6) == "white"


def test_N19_upgrade_costs() -> None:
    """Rule SXB4."""
    t = table("Anna", "Oleg", specialists=True).white(1).specialist(1, "upgrade7").goods("Anna", coin=1)
    t.cells("Anna", {(1, 1): "wood", (3, 3): "grain"}).play("die white 1", "use 1 column coin")
    assert t.refused("upgrade 5 5") == Reason("SXB4", "dear-specialist", cost=3, have=1)
    t.play("upgrade 3 3")
    assert t["Anna"].cell(3, 3) == "upgrade_sugar"
    assert t["Anna"].coin == 0


def test_N20_two_technology_cards() -> None:
    """Rule SXD17."""
    t = table("Maya", "Anna", maya=True).hand("C03", "C15").white(1)
    t.play("die white 1", "use 1 road coin", "card C15 technology", "stop")
    assert t.to_move == "Anna", "the second technology card of a 1 was not offered"
    assert t["Maya"].gem == 1
