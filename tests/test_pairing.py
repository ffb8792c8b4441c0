"""Tournaments of people and code: who meets whom, and who stands where, by plain functions of what was played."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.arena.pairing import Past, Round, round_robin, sizes_for, swiss
from cenote.arena.standings import Meeting, standings


def met(names: str, *places: int) -> Meeting:
    return Meeting(tuple(names.split()), places)


def played(round: Round, rng: random.Random) -> list[Meeting]:
    """The games of a round, with places by chance, shared ones among them; and its byes."""
    games = []
    for table in round.tables:
        scores = [rng.randrange(6) for _ in table]
        games.append(Meeting(table, tuple(1 + sum(other > score for other in scores) for score in scores)))
    return games + [Meeting((player,), (1,)) for player in round.byes]


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


# --- points, and what decides between equals ---


def test_points_lie_evenly_between_first_and_last() -> None:
    def points(*places: int) -> list[Fraction]:
        meeting = Meeting(tuple(names(len(places))), places)
        return [meeting.points(seat) for seat in range(len(places))]

    third = Fraction(1, 3)
    assert points(2, 1) == [0, 1] and points(1, 1) == [Fraction(1, 2)] * 2
    assert points(1, 2, 3, 4) == [1, 2 * third, third, 0]
    assert points(1, 2, 2, 4) == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert points(1, 1, 1) == [Fraction(1, 2)] * 3
    assert Meeting(("a",), (1,)).points(0) == 1


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_every_table_has_the_same_to_give(scores: list[int]) -> None:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    meeting = Meeting(tuple(names(len(scores))), places)
    assert sum(meeting.points(seat) for seat in range(len(scores))) == Fraction(len(scores), 2)
    assert sum(meeting.victory(seat) for seat in range(len(scores))) == 1


def test_strength_decides_before_the_beaten_and_those_before_wins() -> None:
    games = [met("a c", 1, 2), met("b d", 1, 2), met("c d", 1, 2)]
    order = standings(["a", "b", "c", "d"], games)
    assert [(line.player, line.rank) for line in order] == [("a", 1), ("c", 2), ("b", 3), ("d", 4)]
    assert [line.strength for line in order] == [1, 1, 0, 2]  # whom they met had so many points
    assert [line.beaten for line in order] == [1, 0, 0, 0]


def test_who_is_beside_counts_half_as_beaten() -> None:
    lines = {line.player: line for line in standings(["a", "b", "c"], [met("a b", 1, 1), met("b c", 1, 2)])}
    assert (lines["a"].beaten, lines["b"].beaten) == (Fraction(3, 4), Fraction(1, 4))  # b has 3/2, a 1/2, c nothing


def test_equals_share_a_rank() -> None:
    order = standings(["a", "b", "c", "d"], [met("a b", 1, 2), met("c d", 1, 2)])
    assert [(line.player, line.rank) for line in order] == [("a", 1), ("c", 1), ("b", 3), ("d", 3)]
    assert [line.rank for line in standings(["x", "y"], [])] == [1, 1]


def test_a_bye_is_a_win_over_nobody() -> None:
    order = standings(["a", "b", "c"], [met("a", 1), met("b c", 1, 2)])
    assert [(line.player, line.points, line.games) for line in order] == [("a", 1, 1), ("b", 1, 1), ("c", 0, 1)]
    assert order[0].strength == order[1].strength == 0 and order[0].met == []


# --- how large tables are ---


@pytest.mark.parametrize(
    ("entrants", "sizes", "expected"),
    [
        (8, (4, 3), [4, 4]), (7, (4, 3), [4, 3]), (6, (4, 3), [3, 3]), (5, (4, 3), [4]), (9, (4, 3, 2), [3, 3, 3]),
        (5, (2,), [2, 2]), (2, (4, 3, 2), [2]), (1, (2,), []), (10, (4, 3, 2), [4, 4, 2]), (11, (4, 3), [4, 4, 3]),
    ],
)  # fmt: skip
def test_tables_leave_out_as_few_as_can_be(entrants: int, sizes: tuple[int, ...], expected: list[int]) -> None:
    assert sizes_for(entrants, sizes) == expected


# --- Swiss ---


def test_winners_meet_winners() -> None:
    players = names(8)
    first = swiss(players, [], (2,))
    games = [Meeting(table, (1, 2)) for table in first.tables]
    winners = {table[0] for table in first.tables}
    second = swiss(players, games, (2,))
    assert [len(winners & set(table)) for table in second.tables] == [2, 2, 0, 0]


@pytest.mark.parametrize(("count", "rounds"), [(8, 5), (16, 7), (9, 6), (24, 8)])
def test_nobody_meets_the_same_twice_while_that_can_be(count: int, rounds: int) -> None:
    players, games, rng = names(count), list[Meeting](), random.Random(count)
    for _ in range(rounds):
        round = swiss(players, games, (2,))
        assert sorted([*round.byes, *(player for table in round.tables for player in table)]) == players
        games += played(round, rng)
    assert max(Past(games).met.values()) == 1
    byes = Past(games).byes
    assert sum(byes.values()) == (count % 2) * rounds and max(byes.values(), default=0) <= 1
    for player in players:
        seats = [Past(games).sat[player, seat] for seat in (0, 1)]
        assert abs(seats[0] - seats[1]) <= 3, player


def test_who_has_met_everybody_meets_somebody_again() -> None:
    players, games, rng = names(4), list[Meeting](), random.Random(1)
    for _ in range(5):
        round = swiss(players, games, (2,))
        assert len(round.tables) == 2
        games += played(round, rng)
    assert sorted(Past(games).met.values()) in ([1, 1, 2, 2, 2, 2], [1, 1, 1, 1, 3, 3])


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 13), st.integers(0, 1000), st.sampled_from([(3, 2), (4, 3), (4, 3, 2)]))
def test_larger_tables_seat_everybody_once(count: int, seed: int, sizes: tuple[int, ...]) -> None:
    players, games, rng = names(count), list[Meeting](), random.Random(seed)
    for _ in range(4):
        round = swiss(players, games, sizes)
        assert round == swiss(players, games, sizes)
        assert sorted([*round.byes, *(player for table in round.tables for player in table)]) == players
        assert {len(table) for table in round.tables} <= set(sizes)
        games += played(round, rng)
    byes = Past(games).byes
    assert max((byes[player] for player in players), default=0) - min(byes[player] for player in players) <= 1


# --- round robin ---


@pytest.mark.parametrize(("count", "size"), [(2, 2), (5, 2), (6, 2), (9, 2), (5, 3), (6, 3), (6, 4), (7, 3)])
def test_every_group_meets_once(count: int, size: int) -> None:
    players = names(count)
    rounds = round_robin(players, size)
    tables = [frozenset(table) for round in rounds for table in round.tables]
    assert Counter(tables) == Counter(map(frozenset, combinations(players, size)))
    for round in rounds:
        assert sorted([*round.byes, *(player for table in round.tables for player in table)]) == players
    if size == 2:
        assert len(rounds) == (count if count % 2 else count - 1)


def test_who_has_dropped_out_is_not_drawn_and_still_counts_as_met() -> None:
    past = [met("a b", 2, 1), met("c d", 1, 2)]
    again = swiss(["a", "c", "d"], past, (2,))
    assert {player for table in again.tables for player in table} | set(again.byes) == {"a", "c", "d"}
    assert not any(set(table) == {"c", "d"} for table in again.tables)
