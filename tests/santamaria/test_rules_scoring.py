"""The end of a year and of the game (S70, S71, S72, S73, S74, S75, S80, S81, S82, S83)."""

from __future__ import annotations

import pytest

from cenote.games.santamaria.scoring import bishop_points, colonist_points, final_scoring, ship_points
from santamaria.table import table


def test_S70_earlier_arrival_is_ahead() -> None:
    t = table("a", "b").march(b=3, a=3).end_year()
    assert (t["a"].vp, t["b"].vp) == (0, 4)


@pytest.mark.parametrize(
    ("players", "year", "points"),
    [(2, 1, [4, 0]), (2, 2, [5, 0]), (2, 3, [6, 0]), (3, 1, [5, 3, 0]), (3, 3, [9, 5, 0]), (4, 3, [12, 8, 4, 0])],
)
def test_S70_table_of_the_year(players: int, year: int, points: list[int]) -> None:
    names = ("a", "b", "c", "d")[:players]
    t = table(*names).year(year).march(**{name: 9 - i for i, name in enumerate(names)}).end_year()
    assert [t[name].vp for name in names] == points


def test_S71_conquistadors_return_religion_stays() -> None:
    t = table("a", "b").march(a=3).religion("b", 5).end_year()
    assert (t["a"].march, t["b"].religion) == (0, 5)


def test_S72_buildings_are_cleared() -> None:
    t = table("a", "b").cells("a", {(1, 1): "wood", (2, 2): "gem"}).occupy("a", (1, 1), 2).occupy("a", (2, 2), "blue")
    t.player("a").bought = 1
    t.end_year()
    assert t["a"].is_free(1, 1)
    assert t["a"].is_free(2, 2)


def test_S73_a_new_year() -> None:
    t = table("a", "b", "c").display("D01", "T01").blue("a", 3).passed(b=2, a=4, c=1).end_year()
    s = t.state
    assert s.year == 2
    assert not {"D01", "T01"} & set(t.shown)
    assert len(t.shown) == 10
    assert sum(s.white) == 9
    assert sum(t.player("a").blue) == 1
    assert t.to_move == "c"
    assert [me.passed for me in s.players] == [0, 0, 0]
    assert [me.white_used for me in s.players] == [0, 0, 0]


def test_S74_roads_and_ships_are_not_replenished() -> None:
    t = table("a", "b").dock("coin", "S01")
    t.state.roads = 1
    t.end_year()
    assert t.state.roads == 1
    assert t.dock_tiles[0] == "S01"


def test_S75_after_the_last_year_only_the_award() -> None:
    t = table("a", "b").year(3).march(a=1).passed(b=1, a=2).end_year()
    assert t.state.seat is None
    assert t.state.year == 3
    assert t["a"].vp == 6
    assert t.player("b").passed == 1, "the markers stay for the tie-break"


def test_S80_coins_and_resources() -> None:
    t = table("a", "b").goods("a", coin=2, wood=1, grain=1, sugar=1, gem=1, gold=1)
    final_scoring(t.state)
    assert t["a"].vp == 3, "10 coins"


def test_S80_a_colonist_may_count_twice() -> None:
    cells = {(1, column): "wood" for column in range(1, 7)} | {(row, 1): "wood" for row in range(1, 7)}
    t = table("a", "b").cells("a", cells).cells("a", {(1, 1): "road2", (1, 2): "road1"})
    assert colonist_points(t.state, t.player("a")) == 2 + 1 + 2


def test_S80_monks_docks_and_ships() -> None:
    t = table("a", "b").people((), ("bishop_fleet", "bishop_lines", "bishop_monks")).monk("a", "bishop_fleet")
    t.owns("a", coin=["R01", "R05"], religion=["R02"], conquistador=["R03"], happiness=["R04"])
    final_scoring(t.state)
    assert ship_points(t.state, t.player("a")) == 16
    assert t["a"].vp == 16 + 3 - 2 + 4


@pytest.mark.parametrize(
    ("bishop", "points"),
    [
        ("bishop_colonists", 3),
        ("bishop_lines", 3),
        ("bishop_sugar", 12),
        ("bishop_monks", 2),
        ("bishop_fleet", 8),
        ("bishop_faith_and_sword", 6),
    ],
)
def test_S80_what_bishops_count(bishop: str, points: int) -> None:
    cells = {(1, 1): "road2", (1, 2): "road1", (1, 3): "religion_and_coin", (1, 4): "conquistador", (1, 5): "religion"}
    t = table("a", "b").people((), (bishop,)).monk("a", bishop).cells("a", cells | {(1, 6): "wood"})
    t.owns("a", coin=["R07", "R21", "R23", "R05"])
    assert bishop_points(t.state, t.player("a"), t.state.places[4]) == points


def test_S81_the_higher_passing_space_wins() -> None:
    t = table("a", "b").vp("a", 5).vp("b", 5).passed(a=1, b=2)
    assert t.state.ranking() == [1, 2]


def test_S82_printed_symbols_count() -> None:
    t = table("a", "b").people((), ("bishop_sugar",)).monk("a", "bishop_sugar").owns("a", coin=["R07"])
    assert bishop_points(t.state, t.player("a"), t.state.places[4]) == 4, "two printed sugar, whatever was paid"


def test_S83_totals_may_be_negative() -> None:
    t = table("a", "b").people((), ("bishop_lines", "bishop_sugar")).monk("a", "bishop_lines", "bishop_sugar")
    final_scoring(t.state)
    assert t["a"].vp == -4
