"""Turns and main actions.

Rules S20, S21, S22, S25, S26, S27, S28, S30, S31, S32, S35, S36, S37, S38, S39, S40, S41, S42.
"""

from __future__ import annotations

import pytest

from cenote.core.kernel import Reason
from cenote.games.santamaria.rules.effects import Work
from offered import price
from santamaria.table import table


def test_S20_clockwise_without_those_who_passed() -> None:
    t = table("a", "b", "c").passed(b=1).turn("a").play("pass 2", "done")
    assert t.to_move == "c"
    t = table("a", "b", "c").passed(a=1, c=2).turn("b").goods("b", coin=1).cells("b", {(1, 1): "wood"})
    t.play("activate 1 1", "done")
    assert t.to_move == "b", "alone until the pass"


def test_S21_one_main_action_and_free_ones_around_it() -> None:
    t = table("Anna", "Oleg").goods("Anna", gem=2).cells("Anna", {(1, 1): "wood", (1, 2): "sugar"})
    t.play("sell gem", "activate 1 1")
    assert t.refused("activate 1 2") == Reason("S21", "one-action")
    t.play("sell gem", "sell wood", "done")
    assert t["Anna"].coin == 4
    assert t.to_move == "Oleg"


def test_S22_nothing_in_the_turn_of_others() -> None:
    t = table("Anna", "Oleg").goods("Oleg", gem=1)
    assert t.to_move == "Anna"
    assert t.refused("sell gem") == Reason("S57", "nothing-to-sell", good="gem")


# --- expanding ---


def test_S25_prices_of_tiles() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=2).display("D01", "T01")
    assert t.allows("expand D01")
    assert t.refused("expand T01").key == "dear-tile"
    t.goods("Anna", wood=2, grain=1).turn("Anna")
    assert t.allows("expand T01")


@pytest.mark.parametrize(
    ("turn", "cells"),
    [
        (0, [(3, 3), (4, 3), (4, 4)]),
        (1, [(3, 3), (3, 2), (4, 2)]),
        (2, [(3, 3), (2, 3), (2, 2)]),
        (3, [(3, 3), (3, 4), (2, 4)]),
    ],
)
def test_S26_turned_but_not_mirrored(turn: int, cells: list[tuple[int, int]]) -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=2, grain=1).display("T01").play("expand T01", f"lay 3 3 {turn}")
    assert [t["Anna"].cell(*cell) for cell in cells] == ["wood", "road1", "sugar"]


def test_S26_what_cannot_be_laid_cannot_be_taken() -> None:
    board = {(row, column): "road1" for row in range(1, 7) for column in range(1, 7) if (row + column) % 2}
    t = table("Anna", "Oleg").goods("Anna", wood=2).display("D01").cells("Anna", board)
    assert t.refused("expand D01") == Reason("S26", "no-room", tile="D01")


def test_S27_no_refill_during_the_year() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=2).goods("Oleg", wood=2).display("D01", "D02")
    t.play("expand D01", "lay 1 1 0")
    assert t.shown == ["D02"]
    assert t.refused("expand D01") == Reason("S27", "tile-not-shown", tile="D01")


def test_S28_wood_bought_just_before_counts() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1, coin=3).display("D01", "D02")
    t.play("buy wood", "expand D01", "lay 1 1 0")
    assert t.to_move == "Oleg", "one tile for each action"


# --- coins ---


def test_S30_the_price_rises() -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=3).cells("Anna", {(1, 1): "happiness", (1, 2): "happiness"})
    assert price(t.state, ("activate", "1", "1")) == {"coin": 1}
    t.play("activate 1 1").turn("Anna")
    assert price(t.state, ("activate", "1", "2")) == {"coin": 2}


def test_S31_coins_leave_at_the_end_of_the_year() -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=1).cells("Anna", {(1, 1): "happiness"}).play("activate 1 1")
    assert t["Anna"].on(1, 1) == 1
    t.end_year()
    assert t["Anna"].on(1, 1) is None
    assert t["Anna"].is_free(1, 1)
    assert t.player("Anna").bought == 0


def test_S32_sales_may_pay_and_effects_need_no_use() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=1).cells("Anna", {(1, 1): "trade_happiness"})
    t.play("sell wood", "activate 1 1")
    assert t["Anna"].on(1, 1) == 1


# --- dice ---


def test_S35_white_from_the_pool_blue_of_ones_own() -> None:
    t = table("Anna", "Oleg").white(1).blue("Oleg", 2).cells("Anna", {(1, 1): "wood", (2, 1): "wood"})
    assert t.allows("die white 1")
    assert t.refused("die blue 2") == Reason("S35", "no-such-die", die="blue", value=2)
    assert t.refused("die white_ambassador 2") == Reason("SXC2", "no-ambassadors")


def test_S36_one_coin_a_step() -> None:
    t = table("Anna", "Oleg").white(3).goods("Anna", coin=2).cells("Anna", {(1, c): "wood" for c in range(1, 7)})
    t.play("die white 3")
    prices = {move[1]: price(t.state, move) for move in t.state.moves() if move[0] == "use"}
    assert prices == {"1": {"coin": 2}, "2": {"coin": 1}, "3": {}, "4": {"coin": 1}, "5": {"coin": 2}}
    assert t.refused("use 6 column coin") == Reason("S36", "dear-change", value=6, cost=3, have=2)


def test_S37_white_columns_blue_rows() -> None:
    t = table("Anna", "Oleg").white(2).blue("Anna", 2).cells("Anna", {(2, 5): "wood", (4, 2): "gem"})
    t.play("die white 2")
    assert t.refused("use 2 row coin") == Reason("S37", "wrong-line", line="row", die="white")
    t.play("use 2 column coin", "done").turn("Anna").play("die blue 2", "use 2 row coin")
    assert (t["Anna"].gem, t["Anna"].wood) == (1, 1)


def test_S37_philosophy_reads_blue_as_column() -> None:
    t = (
        table("Anna", "Oleg")
        .scholar("Anna", "philosophy")
        .blue("Anna", 2)
        .cells("Anna", {(1, 2): "wood", (5, 2): "gem"})
    )
    t.play("die blue 2", "use 2 column coin")
    assert (t["Anna"].wood, t["Anna"].gem) == (1, 1)
    assert t["Anna"].on(5, 2) == "blue"


def test_S38_in_order_without_roads_and_occupied_ones() -> None:
    t = table("Anna", "Oleg").white(1).occupy("Anna", (2, 1))
    t.cells("Anna", {(1, 1): "grain", (2, 1): "gem", (3, 1): "road2", (4, 1): "sugar", (6, 1): "wood"})
    told = t.events("die white 1", "use 1 column coin")
    gains = [list(event.args["goods"]) for event in told if event.name == "gain"]
    assert gains == [["grain"], ["sugar"], ["wood"]]


def test_S39_the_die_stays_on_the_last_building() -> None:
    t = table("Anna", "Oleg").white(1).cells("Anna", {(1, 1): "wood", (4, 1): "trade_happiness"})
    t.play("die white 1", "use 1 column coin")
    assert t["Anna"].on(4, 1) == "white", "although its effect was not used"
    t.end_year()
    assert t["Anna"].on(4, 1) is None


def test_S39_theology_leaves_it_anywhere() -> None:
    t = table("Anna", "Oleg").scholar("Anna", "theology").white(1).cells("Anna", {(1, 1): "wood", (4, 1): "grain"})
    t.cells("Anna", {(5, 1): "gem"}).occupy("Anna", (5, 1)).play("die white 1", "use 1 column coin")
    assert t.legal() == ["leave 1 1", "leave 4 1"]
    assert t.refused("leave 5 1") == Reason("S39", "not-activated")
    t.play("leave 1 1")
    assert t["Anna"].on(1, 1) == "white"


def test_S40_no_blue_die_for_a_row_without_free_building() -> None:
    t = table("Anna", "Oleg").blue("Anna", 2).cells("Anna", {(2, 1): "wood"}).occupy("Anna", (2, 1))
    assert t.refused("die blue 2") == Reason("S40", "die-useless", die="blue", value=2)


def test_S41_what_is_free_is_settled_at_the_beginning() -> None:
    t = table("Anna", "Oleg").white(1).cells("Anna", {(1, 1): "religion", (2, 1): "wood", (3, 1): "gem"})
    t.play("die white 1", "use 1 column coin")
    waiting = [frame.args() for frame in t.state.stack if isinstance(frame, Work)]
    kinds = t.state.box.kind_names
    assert [kinds[args[1]] for args in waiting] == ["gem", "wood"], "the last comes first on the stack"


def test_S42_taking_and_using_are_one_action() -> None:
    t = table("Anna", "Oleg").white(1).goods("Anna", coin=3).cells("Anna", {(1, 4): "wood"})
    t.play("die white 1")
    assert t.legal() == ["use 4 column coin"], "buying would leave too few coins"
    assert t.refused("buy wood") == Reason("S42", "coins-needed")
    t.play("use 4 column coin")
    assert t.state.white == [0] * 6
