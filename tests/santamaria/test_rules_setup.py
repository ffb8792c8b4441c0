"""Terms, set-up, the advanced set-up, shared dice, the solo game.

Rules S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15, S16, S17, S18, S85, S86, S87, S88, S89,
S90, S91, S92, S93, S94, S95, S96, S97, S98, S99.
"""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from cenote.core.refusal import BadOption
from cenote.games.santamaria.components import STARTING
from cenote.games.santamaria.geometry import LINE_CELLS
from cenote.games.santamaria.names import SCHOLARS
from cenote.games.santamaria.rules.expanding import LayHall
from cenote.games.santamaria.rules.tracks import Pray
from cenote.games.santamaria.scoring import achievements, final_scoring, full_lines, has_uniform_line, is_full
from cenote.games.santamaria.setup import ChooseColony, ChoosePair
from cenote.games.santamaria.state import SantaMaria
from santamaria.table import GAME, Table, table


def fresh(players: int, seed: int = 1, **options: object) -> SantaMaria:
    s = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(s, SantaMaria)
    return s


def begun(players: int, seed: int = 1, **options: object) -> SantaMaria:
    """After everybody has a colony."""
    s = fresh(players, seed, **options)
    while isinstance(s.decision, ChooseColony | ChoosePair | LayHall):
        s.play(s.moves()[0])
    return s


# --- terms ---


def test_S1_six_rows_and_six_columns() -> None:
    assert LINE_CELLS[0] == [0, 6, 12, 18, 24, 30], "column 1 from top to bottom"
    assert LINE_CELLS[6] == [0, 1, 2, 3, 4, 5], "row 1 from left to right"
    assert sorted(cell for row in LINE_CELLS[6:12] for cell in row) == list(range(36))


def test_S2_fully_developed() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, column): "road1" for column in range(1, 6)})
    assert not is_full(t.player("Anna"), 7)
    t.cells("Anna", {(2, 6): "wood"})
    assert is_full(t.player("Anna"), 7)
    assert full_lines(t.player("Anna")) == 1


def test_S3_occupied_buildings_and_roads() -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=1).cells("Anna", {(1, 1): "wood", (2, 2): "road1", (3, 3): "gem"})
    t.occupy("Anna", (3, 3), "white")
    assert t.refused("activate 3 3") == Reason("S3", "building-occupied")
    assert t.refused("activate 2 2") == Reason("S3", "no-building")
    assert t.allows("activate 1 1")


def test_S4_totals_of_others_are_hidden() -> None:
    t = table("Anna", "Oleg").vp("Anna", 7).vp("Oleg", 5)
    assert [player["vp"] for player in t.state.view(0)["players"]] == [7, None]
    assert [player["vp"] for player in t.state.view(None)["players"]] == [None, None]
    assert (t.state.seen_scores(0), t.state.seen_scores(None)) == ([7, None], [None, None])
    t = table("Anna", "Oleg", open_scores=True).vp("Anna", 7).vp("Oleg", 5)
    assert [player["vp"] for player in t.state.view(0)["players"]] == [7, 5]
    assert t.state.seen_scores(0) == [7, 5]


@pytest.mark.parametrize("paid", ["wood+wood", "wood+gold", "gold+gold"])
def test_S5_gold_for_as_many_units_as_wanted(paid: str) -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=2, gold=2).display("D01").play("expand D01")
    assert t.legal() == ["pay wood+wood", "pay wood+gold", "pay gold+gold"]
    t.play(f"pay {paid}")
    assert t["Anna"].gold == 2 - paid.count("gold")


def test_S5_gold_is_no_coin() -> None:
    t = table("Anna", "Oleg").goods("Anna", gold=1).cells("Anna", {(1, 1): "wood"})
    assert t.refused("activate 1 1") == Reason("S30", "dear-activation", cost=1, have=0)


def test_S6_nothing_runs_out_without_the_maya() -> None:
    t = table("Anna", "Oleg")
    assert t.state.gold == 0
    t.state.gain(t.player("Anna"), 4, 3)
    assert t["Anna"].gold == 3


def test_S7_what_cannot_be_stored_cannot_be_bought() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=3, coin=9)
    assert t.refused("buy wood") == Reason("S7", "storage-full", good="wood", limit=3)
    assert t.allows("buy grain")


def test_S8_the_colony_is_the_grid_alone() -> None:
    """S8, S26"""
    t = table("Anna", "Oleg").goods("Anna", wood=2).display("D01").play("expand D01")
    assert t.refused("lay 1 6 0") == Reason("S26", "off-the-grid")
    assert len([move for move in t.legal() if move.startswith("lay")]) == 120


def test_S9_what_cannot_be_done_is_skipped() -> None:
    t = table("Anna", "Oleg").goods("Anna", coin=1).cells("Anna", {(1, 1): "shipping"}).dock("coin", "S01")
    t.play("activate 1 1")
    assert t.to_move == "Oleg", "no shipping without goods, no question, no compensation"
    assert t["Anna"].on(1, 1) == 1


# --- set-up ---


def test_S10_docks_and_stack() -> None:
    s = fresh(3)
    assert s.year == 1
    assert len(s.docks) == 4
    assert all(s.box.ships[ship].kind == STARTING for ship in s.docks)
    assert len(s.ships) == 30


def test_S11_scholars_and_bishops() -> None:
    s = fresh(2)
    assert sum(place != NONE for place in s.places[:4]) == 3
    assert all(0 <= place < 10 for place in s.places[:3])
    assert all(0 <= place < 6 for place in s.places[4:7])
    assert len({tuple(fresh(2, seed).places) for seed in range(5)}) > 1, "by chance"


def test_S12_display_and_roads() -> None:
    s = fresh(2)
    assert [len(stack) for stack in s.stacks] == [10, 10, 6]
    assert [s.box.tiles[tile].shape for tile in s.display] == [0] * 5 + [1] * 5
    assert s.roads == 3


def test_S13_white_dice_by_value() -> None:
    s = fresh(4)
    assert sum(s.white) == 12
    assert len(s.white) == 6


def test_S14_monks_and_markers() -> None:
    s = fresh(3)
    assert [me.monks for me in s.players] == [6, 6, 6]
    assert [me.religion + me.march + me.passed for me in s.players] == [0, 0, 0]
    assert {fresh(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_S15_the_first_player_chooses_last() -> None:
    s = fresh(4)
    order = []
    while isinstance(s.decision, ChooseColony):
        order.append((s.decision.seat - s.first) % 4)
        taken = [me.colony for me in s.players if me.colony != NONE]
        if taken:
            assert s.why_not(("colony", s.box.colonies[taken[0]].id)).key == "colony-taken"
        for colony in ("A5", "B"):
            assert s.why_not(("colony", colony)) == Reason("S15", "colony-not-in-game", colony=colony)
        s.play(s.moves()[0])
    assert order == [3, 2, 1], "the last board is taken without a choice"
    assert len({me.colony for me in s.players}) == 4


def test_S15_dealt_in_a_first_game() -> None:
    s = fresh(4, colonies="deal")
    assert not isinstance(s.decision, ChooseColony)
    assert sorted(me.colony for me in s.players) == [0, 1, 2, 3]
    assert len({tuple(me.colony for me in fresh(4, seed, colonies="deal").players) for seed in range(6)}) > 1


def test_S16_wood_and_coins() -> None:
    s = begun(2)
    assert [me.goods[0] for me in s.players] == [2, 2]
    assert s.players[s.first].coins == 3
    assert s.players[1 - s.first].coins == 4


def test_S17_a_blue_die_for_each() -> None:
    s = fresh(3)
    assert [sum(me.blue) for me in s.players] == [0, 0, 0], "rolled once the colonies are known"
    assert [sum(me.blue) for me in begun(3).players] == [1, 1, 1]


def test_S18_blue_dice_never_run_short() -> None:
    t = table("a", "b", "c", "d")
    for name in t.names:
        t.religion(name, 16)
    assert all(t.player(name).dice == 3 for name in t.names), "1 and 2 for each player: 12 in all"


# --- advanced set-up ---


def test_S85_side_B_and_four_pairs() -> None:
    s = fresh(2, advanced=True)
    assert all(s.box.colonies[me.colony].id == "B" for me in s.players)
    assert len(s.pairs) == 4
    assert not {*s.pair_scholars} & {*s.places[:4]}
    assert [sum(me.blue) for me in s.players] == [1, 1]


def test_S86_each_takes_one_pair() -> None:
    s = fresh(2, advanced=True)
    hall = s.moves()[1]
    s.play(hall)
    s.play(s.moves()[0])
    assert s.why_not(hall) == Reason("S86", "hall-not-there", hall=hall[1])
    with pytest.raises(BadOption):
        fresh(2, advanced=True, colonies="deal")


def test_S87_the_hall_is_laid_at_once() -> None:
    s = fresh(2, advanced=True)
    chooser = s.decision.seat
    s.play(("hall", "TH1"))
    assert isinstance(s.decision, LayHall)
    assert s.decision.seat == chooser
    assert s.why_not(("lay", "1", "1", "0")) == Reason("S26", "cell-developed")
    s.play(("lay", "6", "5", "3"))
    me = s.players[chooser]
    assert [s.box.kinds[me.cells[cell]].id for cell in (34, 28)] == ["wood", "happiness"]
    assert me.free >> 34 & 1


def test_S88_the_scholar_belongs_to_its_owner() -> None:
    s = fresh(2, advanced=True)
    scholar = s.pair_scholars[0]
    seat = s.decision.seat
    s.play(("hall", "TH1"))
    me = s.players[seat]
    assert me.has(1 << scholar)
    assert me.monks == 6
    before = me.vp
    me.goods = [0] * 7
    final_scoring(s)
    assert me.vp - before == s.box.scholar_points[scholar]


def test_S89_no_monk_on_such_a_scholar() -> None:
    s = begun(2, advanced=True)
    given = SCHOLARS[s.players[0].given_scholar]
    s.stack.append(Pray(1))
    s._legal = None
    s.players[1].religion = 1
    s.play(("pray", "plain"))
    assert s.why_not(("monk", given)) == Reason("S53", "no-such-space", place=given)
    assert len(s.pairs) == 2, "two of the four pairs are left"


# --- shared blue dice ---


def test_S90_one_common_die_for_each_player() -> None:
    s = begun(3, shared_dice=True)
    assert sum(s.blue) == 3
    assert all(sum(me.blue) == 0 for me in s.players)


def test_S91_a_symbol_adds_a_die() -> None:
    t = table("Anna", "Oleg", shared_dice=True).religion("Anna", 1).pending(Pray(0)).play("pray plain")
    assert sum(t.state.blue) == 1
    assert t.player("Anna").dice == 2


def test_S92_as_many_uses_as_unlocked() -> None:
    t = table("Anna", "Oleg", shared_dice=True).religion("Anna", 2).shared(1, 2, 3)
    t.cells("Anna", {(row, 1): "happiness" for row in (1, 2, 3)})
    t.play("die blue 1", "use 1 row coin").turn("Anna").play("die blue 2", "use 2 row coin").turn("Anna")
    assert t.refused("die blue 3") == Reason("S92", "blue-limit", limit=2)


def test_S93_rolled_again_before_the_next_year() -> None:
    t = table("Anna", "Oleg", shared_dice=True).religion("Anna", 2).shared(1).end_year()
    assert sum(t.state.blue) == 3
    assert t.player("Anna").blue_used == 0


def test_S94_anybody_may_take_the_new_die() -> None:
    t = table("Anna", "Oleg", shared_dice=True).religion("Anna", 1).cells("Oleg", {(r, 1): "wood" for r in range(1, 7)})
    t.pending(Pray(0)).play("pray plain", "done")
    value = t.state.blue.index(1) + 1
    assert t.to_move == "Oleg"
    t.play(f"die blue {value}", f"use {value} row coin")
    assert t["Oleg"].on(value, 1) == "blue"


# --- solo ---


def test_S95_three_white_dice_and_three_coins() -> None:
    s = begun(1)
    assert sum(s.white) == 3
    assert s.players[0].coins == 3
    t = table("Anna").march(Anna=3).end_year()
    assert t["Anna"].vp == 4


def test_S96_goal_and_achievements() -> None:
    t = table("Anna").vp("Anna", 120)
    told = told_at_the_end(t)
    assert "solo-won" in told
    assert achievements(t.state, t.player("Anna")) == ["democracy"]
    t = table("Anna").vp("Anna", 150)
    assert achievements(t.state, t.player("Anna")) == ["democracy", "utopia"]
    t = table("Anna").owns(
        "Anna", coin=["R01"] * 4, religion=["R02"] * 4, conquistador=["R03"] * 4, happiness=["R04"] * 4
    )
    assert achievements(t.state, t.player("Anna")) == ["capitalism"]
    cells = {(1, column): "road2" for column in range(1, 7)} | {(2, column): "road2" for column in range(1, 7)}
    cells |= {(3, column): "road2" for column in range(1, 7)}
    t = table("Anna").cells("Anna", cells)
    assert achievements(t.state, t.player("Anna")) == ["communism"]


def told_at_the_end(t: Table) -> list[str]:
    t.state.watch()
    final_scoring(t.state)
    return [event.name for event in t.state.told()]


def test_S96_goatocracy() -> None:
    t = table("Anna").cells("Anna", {(1, column): "wood" for column in range(1, 6)})
    assert not has_uniform_line(t.state, t.player("Anna"))
    t.cells("Anna", {(1, 6): "wood_and_coins"})
    assert has_uniform_line(t.state, t.player("Anna"))
    t.cells("Anna", {(1, 6): "upgrade_coins"})
    assert not has_uniform_line(t.state, t.player("Anna"))


def test_S97_less_than_the_goal_is_a_loss() -> None:
    t = table("Anna").vp("Anna", 99)
    assert "solo-lost" in told_at_the_end(t)
    t = table("Anna").passed(Anna=3).end_year()
    assert t.to_move == "Anna"
    assert [move for move in t.legal() if move.startswith("pass")] == [f"pass {space}" for space in range(1, 6)]


def test_S98_theocracy_before_penalties() -> None:
    t = table("Anna", expansion=True).people((), ("bishop_monks", "bishop_sugar", "bishop_conquest"))
    t.owns("Anna", coin=["R07", "R21", "R23"]).monk("Anna", "bishop_monks", "bishop_sugar", "bishop_conquest")
    t.monk("Anna", "M1", "M2", "M3").year(3).march(Anna=7)
    assert achievements(t.state, t.player("Anna")) == ["theocracy"], "12 + 12 + 6"
    t.march(Anna=6)
    assert achievements(t.state, t.player("Anna")) == []


def test_S99_modules_alone() -> None:
    s = begun(1, ambassadors=True)
    assert sum(s.white) == 2
    assert sum(s.players[0].blue) == 0
    assert all(s.ambassadors)
    t = table("Anna", ambassadors=True).ambassadors(3, 1).cells("Anna", {(1, 3): "happiness"})
    t.play("die white_ambassador 3", "use 3 column coin")
    assert t.to_move == "Anna", "nobody follows"
    assert fresh(1, maya=True).maya == 0


def test_S15_colonies_that_are_dealt_are_told_of() -> None:
    s = GAME.new(3, 1, {"colonies": "deal"}, watched=True)
    told = [(event.name, event.seat) for event in s.told()]
    assert [seat for name, seat in told if name == "colony"] == [seat for _, seat in told[:3]]
    assert {seat for _, seat in told[:3]} == {0, 1, 2}
    assert GAME.new(3, 1, {"colonies": "deal"}).events is None, "nobody watches"
