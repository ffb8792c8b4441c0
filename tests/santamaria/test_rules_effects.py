"""Effects, free actions, passing.

Rules S45, S46, S47, S48, S49, S50, S51, S52, S53, S54, S55, S56, S57, S58, S59, S60, S61, S62, S63,
S64, S65, S66, S67, S68.
"""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.games.santamaria.rules.monks import PlaceMonk
from cenote.games.santamaria.rules.shipping import Ship
from cenote.games.santamaria.rules.tracks import March, Pray
from santamaria.table import Table, table

# --- effects ---


def test_S45_each_effect_may_be_declined() -> None:
    t = (
        table("Anna", "Oleg")
        .goods("Anna", coin=1)
        .cells("Anna", {(1, 1): "religion_and_coin"})
        .play("activate 1 1", "done")
    )
    assert (t["Anna"].religion, t["Anna"].coin) == (0, 1), "no religion, but the coin"


@pytest.mark.parametrize(
    ("kind", "goods"), [("wood", {"wood": 1}), ("coins", {"coin": 2}), ("wood_and_coins", {"wood": 1, "coin": 2})]
)
def test_S46_production(kind: str, goods: dict[str, int]) -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=1).cells("Anna", {(1, 1): kind}).play("activate 1 1")
    assert {good: getattr(t["Anna"], good) for good in goods} == goods


def test_S47_one_of_several_results() -> None:
    t = (
        table("Anna", "Oleg")
        .goods("Anna", wood=1, coin=1)
        .cells("Anna", {(1, 1): "trade_valuable"})
        .play("activate 1 1")
    )
    assert t.refused("pay gem") == Reason("S47", "not-in-trade", goods="wood+grain")
    t.play("pay wood")
    assert t.legal() == ["take sugar", "take gem"]
    assert t.refused("take gold") == Reason("S47", "not-a-result", good="gold")
    t.play("take gem")
    assert (t["Anna"].wood, t["Anna"].gem) == (0, 1)


def test_S47_gold_in_a_trade() -> None:
    t = table("Anna", "Oleg").goods("Anna", gold=1, coin=1).cells("Anna", {(1, 1): "trade_happiness"})
    t.play("activate 1 1", "pay gold")
    assert (t["Anna"].gold, t["Anna"].vp) == (0, 2)


def test_S48_docks_stay_empty_when_the_stack_is() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1, sugar=1).dock("coin", "S01")
    t.state.ships.clear()
    t.pending(Ship(0))
    assert t.refused("ship religion") == Reason("S48", "dock-empty", dock="religion")
    t.play("ship coin")
    assert t.state.docks[0] == NONE
    assert t["Anna"].docks["coin"] == ["S01"]


def test_S49_gold_on_the_way_and_the_stack() -> None:
    t = table("Anna", "Oleg").march(Oleg=2, Anna=1).pending(March(0, 1)).play("march plain")
    assert (t["Anna"].march, t["Anna"].gold) == (2, 1)
    assert t.state.order == [1, 0], "on top of the stack, behind who came first"


def test_S49_tactics_buys_a_space() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1).pending(March(0, 1))
    assert t.refused("march wood") == Reason("S49", "needs-tactics")
    t.scholar("Anna", "tactics").pending(March(0, 1)).play("march wood")
    assert (t["Anna"].march, t["Anna"].wood) == (2, 0)


def test_S50_gold_in_place_of_grain() -> None:
    t = table("Anna", "Oleg").goods("Anna", gold=1).pending(Pray(0))
    assert t.refused("pray grain") == Reason("S9", "no-goods", goods="grain", have={"gold": 1})
    t.play("pray gold")
    assert (t["Anna"].religion, t["Anna"].gold) == (2, 0)


def test_S51_beyond_the_end() -> None:
    t = table("Anna", "Oleg").religion("Anna", 16).pending(Pray(0)).play("pray plain")
    assert (t["Anna"].religion, t["Anna"].vp) == (16, 1)


def test_S52_only_the_first_and_third_symbol_have_dice() -> None:
    dice = []
    for space in (2, 4, 7, 10, 13, 16):
        t = table("Anna", "Oleg").religion("Anna", space - 1).pending(Pray(0))
        before = t.player("Anna").dice
        t.play("pray plain")
        dice.append(t.player("Anna").dice - before)
    assert dice == [1, 0, 1, 0, 0, 0]


def test_S53_ten_spaces_eleven_with_the_expansion() -> None:
    for expansion, spaces in ((False, 10), (True, 11)):
        t = table("Anna", "Oleg", expansion=expansion).pending(PlaceMonk(0))
        assert sum(move.startswith("monk") for move in t.legal()) == spaces


def test_S54_fees_go_to_the_others() -> None:
    t = table("Anna", "Oleg", "Ira").monk("Oleg", "M1").goods("Anna", coin=2).pending(PlaceMonk(0)).play("monk M1")
    assert (t["Anna"].coin, t["Oleg"].coin, t["Ira"].coin) == (0, 2, 0)


def test_S55_scholars_missions() -> None:
    t = table("Anna", "Oleg").people(("economics", "commerce", "theology")).pending(PlaceMonk(0)).play("monk economics")
    assert t["Anna"].scholars == ["economics"]
    t = table("Anna", "Oleg").goods("Anna", wood=2).pending(PlaceMonk(0)).play("monk M1")
    assert (t["Anna"].wood, t["Anna"].grain, t["Anna"].coin) == (3, 1, 1)


def test_S56_declined_is_gone() -> None:
    t = table("Anna", "Oleg").religion("Anna", 3).pending(Pray(0)).play("pray plain", "done")
    assert t["Anna"].monks_on() == []
    assert t.to_move == "Oleg"


# --- free actions and markers ---


def test_S57_rates() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1, sugar=1, gold=1)
    t.play("sell wood", "sell sugar", "sell gold")
    assert t["Anna"].coin == 5
    t.play("buy grain")
    assert (t["Anna"].coin, t["Anna"].grain) == (2, 1)
    assert t.refused("buy grain") == Reason("S57", "dear-good", good="grain", cost=3, have=2)


def test_S57_commerce_has_its_own_rates() -> None:
    t = table("Anna", "Oleg").scholar("Anna", "commerce").goods("Anna", gem=1, wood=1).play("sell gem", "sell wood")
    assert t["Anna"].coin == 4
    t.play("buy grain")
    assert t["Anna"].coin == 2


def test_S57_commerce_may_sell_before_an_overflow() -> None:
    t = table("Anna", "Oleg").scholar("Anna", "commerce").goods("Anna", gem=3, coin=1).cells("Anna", {(1, 1): "gem"})
    t.play("activate 1 1")
    assert t.legal() == ["sell gem", "done"]
    t.play("sell gem")
    assert (t["Anna"].gem, t["Anna"].coin) == (3, 3)


def test_S58_symbols_one_after_the_other() -> None:
    t = (
        table("Anna", "Oleg")
        .religion("Anna", 1)
        .goods("Anna", grain=1)
        .cells("Anna", {(1, 1): "religion", (1, 2): "wood"})
    )
    t.blue("Anna", 1).play("die blue 1", "use 1 row coin", "pray grain")
    assert t["Anna"].religion == 3, "as a whole"
    assert t["Anna"].wood == 0, "before the activation goes on"
    t.play("monk M1")
    assert t["Anna"].wood == 3


def test_S59_cut_off_at_the_last_space() -> None:
    t = table("Anna", "Oleg").march(Anna=9).pending(March(0, 3)).play("march plain")
    assert (t["Anna"].march, t["Anna"].gold) == (10, 1)


# --- passing ---


def passing(*ships: str) -> Table:
    return table("Anna", "Oleg").owns("Anna", religion=list(ships))


def test_S60_actions_of_the_spaces() -> None:
    t = table("Anna", "Oleg").play("pass 1")
    assert t["Anna"].coin == 2
    assert table("Anna", "Oleg").play("pass 2").legal() == ["pray plain", "done"]
    assert table("Anna", "Oleg").play("pass 3").legal() == ["march plain", "done"]
    t = table("Anna", "Oleg").play("pass 5", "done")
    assert t.state.roads == 3, "without its action"
    t = table("Anna", "Oleg")
    t.state.roads = 0
    assert t.play("pass 5").to_move == "Oleg", "open without road tiles too"


def test_S61_once_for_each_tile_from_the_top() -> None:
    t = table("Anna", "Oleg").owns(
        "Anna", coin=["R01", "R02"], religion=["R03"], conquistador=["R04"], happiness=["R05"]
    )
    t.play("pass 1")
    assert t["Anna"].coin == 6
    t.play("pray plain", "march plain")
    assert (t["Anna"].religion, t["Anna"].march, t["Anna"].vp) == (1, 1, 1)


def test_S62_free_actions_until_the_turn_ends() -> None:
    t = table("Anna", "Oleg").goods("Anna", gem=1).play("pass 1")
    assert t.legal() == ["done", "sell gem"]
    t.play("sell gem")
    assert t["Anna"].coin == 4


def test_S63_the_topmost_begins_the_next_year() -> None:
    t = table("Anna", "Oleg").play("pass 3", "done", "pass 2", "done")
    assert t.state.year == 2
    assert t.to_move == "Oleg"


def test_S64_five_spaces_for_four_players() -> None:
    t = table("a", "b", "c", "d").passed(a=1, b=2, c=3).turn("d")
    assert [move for move in t.legal() if move.startswith("pass")] == ["pass 4", "pass 5"]


def test_S65_who_can_do_nothing_else_passes() -> None:
    t = table("Anna", "Oleg")
    assert t.legal() == [f"pass {space}" for space in range(1, 6)]


def test_S66_a_die_gained_while_passing_waits() -> None:
    t = table("Anna", "Oleg").religion("Anna", 1).play("pass 2", "pray plain", "done")
    assert sum(t.player("Anna").blue) == 1
    assert t.to_move == "Oleg"


def test_S67_tile_by_tile_and_declinable() -> None:
    t = passing("R01", "R02").people(("tactics", "commerce", "theology")).religion("Anna", 3).goods("Anna", wood=1)
    t.play("pass 1", "done")
    assert t.legal()[0] == "pray plain", "the second tile"
    t.owns("Anna", conquistador=["R03"]).play("pray plain", "monk tactics")
    assert t.allows("march wood"), "the new scholar works at once"


def test_S68_one_marker_on_each_space() -> None:
    t = table("Anna", "Oleg").passed(Oleg=3).turn("Anna")
    assert t.refused("pass 3") == Reason("S68", "space-taken", space="3")
