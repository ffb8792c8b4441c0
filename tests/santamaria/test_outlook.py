"""What people are told of a position beyond what lies there."""

from __future__ import annotations

from typing import Any

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
