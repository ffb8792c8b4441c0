"""T106, T107, T108, T109, T110, T111, T112, T113, T114, T115, T133: what monuments score."""

from __future__ import annotations

import pytest

from cenote.games.tzolkin.scoring import monument_points
from tzolkin.table import Table, table

TOMBS = ("A1-10", "A1-11", "A1-12", "A2-08", "A2-09", "A2-10", "A2-11", "A2-12")
PUBLIC = ("A1-06", "A1-07", "A1-08", "A1-09", "A2-04", "A2-05", "A2-06", "A2-07")
SHRINES = ("A1-13", "A1-14", "A2-13", "A2-14", "A2-15", "A2-16", "A2-17", "A2-18")
FARMS = ("A1-01", "A1-02", "A1-03", "A1-04", "A1-05", "A2-01", "A2-02", "A2-03")


def points(t: Table, monument: str) -> int:
    """What the monument scores for Red, who owns it."""
    if monument not in t["red"].monuments:
        t.monuments("red", monument)
    return monument_points(t.state, t.player("red"), t.state.box.monuments[t.monument(monument)])


@pytest.mark.parametrize(
    ("monument", "own", "same", "other"),
    [("M-01", TOMBS, "M-04", "M-07"), ("M-06", PUBLIC, "M-07", "M-11"), ("M-10", SHRINES, "M-13", "M-01")],
)
def test_T106_class_monuments(monument: str, own: tuple[str, ...], same: str, other: str) -> None:
    assert points(table(), monument) == 4, "itself"
    assert points(table().buildings("red", *own), monument) == 4 * 9
    others = [id for id in TOMBS + PUBLIC + SHRINES if id not in own]
    assert points(table().buildings("red", *others), monument) == 4
    assert points(table().buildings("green", *own), monument) == 4
    assert points(table().monuments("red", same, other), monument) == 8


@pytest.mark.parametrize("monument", ["M-01", "M-06", "M-10"])
def test_T133_farms_belong_to_no_class_monument(monument: str) -> None:
    assert points(table().buildings("red", *FARMS), monument) == 4


def test_T107_own_buildings_and_monuments() -> None:
    t = table().buildings("red", "A1-01", "A1-06", "A2-10").buildings("green", "A1-02").monuments("red", "M-13")
    assert points(t.monuments("green", "M-12"), "M-02") == 2 * 5


def test_T107_T133_farms_count() -> None:
    assert points(table().buildings("red", *FARMS), "M-02") == 2 * 9


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_T108_all_monuments(players: int, each: int) -> None:
    names = ("red", "green", "blue", "yellow")[:players]
    t = table(*names)
    assert points(t, "M-03") == each
    for name, monument in zip(names, ("M-01", "M-02", "M-04", "M-05"), strict=False):
        t.monuments(name, monument)
    assert points(t, "M-03") == each * (1 + players)


def test_T109_harvest_tiles() -> None:
    t = table().jungle(3, wood=1, corn=2, owner="red").jungle(5, wood=0, corn=1, owner="green")
    assert t["red"].tiles == (1, 3)
    assert points(t, "M-04") == 4
    assert points(t, "M-05") == 12


def test_T109_burnt_wood_does_not_count() -> None:
    t = table().workers("red", P=[5]).play("pick palenque 5", "action palenque 5", "harvest burn", "down brown")
    assert (points(t, "M-04"), points(t, "M-05")) == (4, 0)


def test_T110_workers() -> None:
    assert [points(table().workers("red", n), "M-07") for n in (3, 4, 5, 6)] == [0, 6, 12, 18]


def test_T111_technology_levels() -> None:
    assert points(table(), "M-08") == 0
    t = table().levels("red", agriculture=3, extraction=1, theology=2).levels("green", agriculture=3)
    assert points(t, "M-08") == 18


def test_T112_tracks_at_level_3() -> None:
    assert points(table().levels("red", agriculture=2, theology=2), "M-09") == 0
    assert points(table().levels("red", agriculture=3, theology=2), "M-09") == 9
    assert points(table().levels("red", agriculture=3, theology=3), "M-09") == 20
    assert points(table().levels("red", agriculture=3, theology=3, extraction=3), "M-09") == 33
    assert points(table().levels("red", agriculture=3, theology=3, extraction=3, architecture=3), "M-09") == 33


def test_T113_best_temple() -> None:
    assert points(table().temples("red", 2, 5, 3), "M-11") == 15
    assert points(table().temples("red", -1, 0, -1), "M-11") == 0
    assert points(table().temples("red", -1, -1, -1), "M-11") == 0


def test_T114_temple_points_once_more() -> None:
    assert points(table().temples("red", 3, 5, 2), "M-12") == 6 + 9 + 3
    assert points(table().temples("red", -1, -1, -1), "M-12") == -6


def test_T115_skulls_on_chichen_itza() -> None:
    t = table().ovals("red", 1, 5).ovals("blue", 9).goods("red", skull=2)
    assert points(t, "M-13") == 9
