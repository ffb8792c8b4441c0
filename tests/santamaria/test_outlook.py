"""What people are told of a position beyond what lies there."""

from __future__ import annotations

from typing import Any

from cenote.games.santamaria.names import BISHOPS
from cenote.games.santamaria.scoring import bishop_points
from santamaria.table import Table, table


def outlook(t: Table, name: str | None, key: str) -> Any:
    return t.state.outlook(None if name is None else t.seat(name))[key]


def test_S38_the_free_buildings_of_a_line_in_order() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(1, 3): "wood", (2, 3): "grain", (5, 3): "wood"}).occupy("Anna", (2, 3))
    assert outlook(t, "Anna", "courses")["column/3/white"] == {"buildings": [[1, 3], [5, 3]], "governor": None}
    assert outlook(t, "Anna", "courses")["row/2/blue"]["buildings"] == []
    assert outlook(t, None, "courses") == {}


def test_SX11_a_diagonal_goes_by_the_colour_of_the_die() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(1, 6): "wood", (6, 1): "wood"})
    assert outlook(t, "Anna", "courses")["diagonal/6/white"]["buildings"] == [[1, 6], [6, 1]]
    assert outlook(t, "Anna", "courses")["diagonal/6/blue"]["buildings"] == [[6, 1], [1, 6]]


def test_SXA2_SXA7_the_governor_steps_aside_and_frees_his_building() -> None:
    t = table("Anna", "Oleg", governor=True).cells("Anna", {(1, 3): "wood"}).governor("Anna", (1, 3))
    assert outlook(t, "Anna", "courses")["column/3/white"] == {"buildings": [[1, 3]], "governor": [1, 4]}
    assert outlook(t, "Anna", "courses")["row/1/blue"] == {"buildings": [[1, 3]], "governor": [2, 3]}
    t.cells("Anna", {(1, 4): "wood"}).occupy("Anna", (1, 4))
    assert outlook(t, "Anna", "courses")["column/3/white"] == {"buildings": [], "governor": None}, "he cannot go"


def test_SXD28_the_free_buildings_of_a_road() -> None:
    t = table("Anna", "Oleg", "Maya", maya=True)
    building = t.state.view(None)["city"]["sites"]
    assert any(building)
    wanted = [[n + 1 for n in range(3) if building[3 * road + n] is not None] for road in range(6)]
    assert outlook(t, None, "roads") == wanted
    road = next(i for i, sites in enumerate(wanted) if sites)
    t.state.the_city.on[3 * road + wanted[road][0] - 1] = 1
    assert outlook(t, None, "roads")[road] == wanted[road][1:]


def test_S37_a_used_die_shows_the_number_of_its_line() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, 3): "wood", (4, 1): "grain", (5, 5): "wood"})
    t.occupy("Anna", (2, 3), "white").occupy("Anna", (4, 1), "blue").occupy("Anna", (5, 5), 2)
    shown = outlook(t, None, "faces")[t.seat("Anna")]
    assert {cell: face for cell, face in enumerate(shown) if face} == {8: 3, 18: 4}


def test_with_philosophy_or_archery_a_used_die_may_have_run_elsewhere() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, 3): "wood", (4, 1): "grain", (3, 3): "wood"})
    t.occupy("Anna", (2, 3), "blue").occupy("Anna", (3, 3), "white").scholar("Anna", "philosophy")
    shown = outlook(t, None, "faces")[t.seat("Anna")]
    assert (shown[8], shown[14]) == (None, 3)
    t.scholar("Anna", "archery")
    assert outlook(t, None, "faces")[t.seat("Anna")][14] is None


def test_S63_the_topmost_marker_alone_decides_who_begins_the_next_year() -> None:
    t = table("Anna", "Oleg", "Vira")
    assert outlook(t, None, "next_first") is None
    t.passed(Vira=4, Oleg=2)
    assert outlook(t, None, "next_first") == t.seat("Oleg")
    t.year(3)
    assert outlook(t, None, "next_first") is None, "no year follows"


def test_declining_says_what_it_leaves_out() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, 1): "religion", (2, 2): "religion"}).blue("Anna", 2)
    assert outlook(t, "Anna", "declines") is None
    t.play("die blue 2", "use 2 row coin")
    assert outlook(t, "Anna", "declines") == "building"
    t.play("done")
    assert outlook(t, "Oleg", "declines") == "building"
    t = table("Anna", "Oleg").people(scholars=("taxation",)).religion("Anna", 1)
    t.play("pass 2")
    assert outlook(t, "Anna", "declines") == "action"
    t.play("pray plain")
    assert outlook(t, "Anna", "declines") == "monk"


def test_of_several_effects_one_is_declined() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, 1): "religion_and_coin"}).goods("Anna", coin=1)
    t.play("activate 2 1")
    assert outlook(t, "Anna", "declines") == "effect"


def test_S57_what_resources_are_sold_and_bought_for() -> None:
    t = table("Anna", "Oleg").scholar("Oleg", "commerce")
    anna, oleg = outlook(t, None, "rates")
    assert (anna["wood"], anna["gem"]) == ({"sell": 1, "buy": 3}, {"sell": 2, "buy": 0})
    assert (oleg["wood"], oleg["gem"]) == ({"sell": 1, "buy": 2}, {"sell": 3, "buy": 0})


def test_S80_S82_what_a_bishop_counts_for_whom() -> None:
    t = table("Anna", "Oleg").people((), ("bishop_monks", "bishop_colonists", "bishop_lines"))
    t.monk("Anna", "bishop_monks", "bishop_lines")
    ladders = outlook(t, None, "ladders")
    assert ladders.keys() == {"bishop_monks", "bishop_colonists", "bishop_lines"}
    assert ladders["bishop_monks"]["seats"] == [2, 0]
    for name, ladder in ladders.items():
        assert ladder["points"][-1] == t.state.box.bishop_most[BISHOPS.index(name)]
        scored = [bishop_points(t.state, player, BISHOPS.index(name)) for player in t.state.players]
        assert [ladder["points"][n - ladder["from"]] for n in ladder["seats"]] == scored


def test_SX19_conquest_counts_nothing_and_the_maya_has_no_bishops() -> None:
    t = table("Anna", "Oleg", "Maya", maya=True).people((), ("bishop_conquest", "bishop_gems", "bishop_lines"))
    assert outlook(t, None, "ladders").keys() == {"bishop_gems", "bishop_lines"}
    assert outlook(t, None, "ladders")["bishop_gems"]["seats"] == [None, 0, 0], "the Maya begins"
