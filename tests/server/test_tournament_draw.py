"""What a round depends on: who is there, what was played. The same past gives the same draw."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from cenote.arena.standings import Meeting, standings
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.tournaments.draw import (
    BYE,
    FREE,
    ROUND_ROBIN,
    SWISS,
    TABLE,
    Board,
    Standing,
    drawn,
    meetings,
    most_entrants,
    places,
    rounds_of,
)

FOUR = ("a", "b", "c", "d")


def standing(
    form: str, playing: Collection[str], meetings: list[Meeting] | None = None, size: int = 2, rounds: int = 9
) -> Standing:
    return Standing(form, rounds, range(size, 1, -1), FOUR, playing, meetings or [])  # type: ignore[arg-type]


def kinds(boards: list[Board]) -> list[tuple[str, ...]]:
    return sorted((board.kind, *sorted(board.entrants)) for board in boards)


def finished(table: str, *seats: tuple[int, str]) -> Finished:
    """By seat: the place, and why code played for the person."""
    told = tuple(
        SeatResult(number, "person", f"p{number}", f"p{number}", None, auto, 0.0, place)
        for number, (place, auto) in enumerate(seats)
    )
    return Finished(table, "tzolkin", len(seats), 0.0, 1.0, "public", True, told)


def test_what_is_over_counts_and_nothing_else() -> None:
    boards = [
        Board(TABLE, ("a", "b"), "one"),
        Board(TABLE, ("c", "d"), "two"),
        Board(TABLE, ("a", "c"), "closed"),
        Board(BYE, ("d",)),
        Board(FREE, ("b",)),
    ]
    games = {"one": finished("one", (2, ""), (1, ""))}
    found = meetings(boards, games, running={"two"})
    assert found == [Meeting(("a", "b"), (2, 1)), Meeting(("a", "c"), (1, 1)), Meeting(("d",), (1,))]


def test_who_left_it_to_code_comes_after_all_who_stayed() -> None:
    assert places(finished("t", (1, "left"), (2, ""), (3, "")), 3) == (3, 1, 2)
    assert places(finished("t", (1, "game"), (2, "over"), (3, "")), 3) == (2, 2, 1)
    assert places(finished("t", (1, "turn"), (2, "")), 2) == (1, 2), "out of time for a turn is nothing"
    assert places(None, 4) == (1, 1, 1, 1)


def test_a_swiss_draws_those_who_are_left() -> None:
    past = [Meeting(("a", "b"), (1, 2)), Meeting(("c", "d"), (1, 2))]
    assert kinds(drawn(standing(SWISS, FOUR, past), 2)) == [(TABLE, "a", "c"), (TABLE, "b", "d")]
    without_c = kinds(drawn(standing(SWISS, {"a", "b", "d"}, past), 2))
    assert [kind for kind, *_ in without_c] == [BYE, TABLE] and "c" not in {name for line in without_c for name in line}
    assert drawn(standing(SWISS, {"a"}, past), 2) == [], "nobody plays alone"
    assert drawn(standing(SWISS, FOUR, past, rounds=1), 2) == []


def test_tables_are_smaller_where_that_spares_a_bye() -> None:
    assert kinds(drawn(standing(SWISS, FOUR, size=4), 1)) == [(TABLE, *FOUR)]
    assert kinds(drawn(standing(SWISS, {"a", "b", "c"}, size=4), 1)) == [(TABLE, "a", "b", "c")]


@pytest.mark.parametrize("out", ["a", "b", "c", "d"])
def test_in_a_round_robin_whose_rival_is_gone_has_a_bye(out: str) -> None:
    playing = set(FOUR) - {out}
    byes: list[str] = []
    for number in range(1, rounds_of(ROUND_ROBIN, 0, FOUR, 2) + 1):
        boards = drawn(standing(ROUND_ROBIN, playing, rounds=3), number)
        byes += [board.entrants[0] for board in boards if board.kind == BYE]
        assert all(out not in board.entrants for board in boards)
    assert sorted(byes) == sorted(playing)


def test_a_group_plays_on_without_who_is_gone() -> None:
    assert kinds(drawn(standing(ROUND_ROBIN, {"a", "b", "c"}, size=4, rounds=1), 1)) == [(TABLE, "a", "b", "c")]
    assert rounds_of(ROUND_ROBIN, 0, FOUR, 4) == 1 and rounds_of(SWISS, 5, FOUR, 2) == 5


def test_who_has_no_rival_in_a_round_robin_has_no_point() -> None:
    first = drawn(Standing(ROUND_ROBIN, 3, (2,), FOUR[:3], FOUR[:3], []), 1)
    assert sorted(board.kind for board in first) == [FREE, TABLE]


def test_a_round_robin_has_an_end() -> None:
    assert most_entrants(SWISS, 2) == 64
    assert [most_entrants(ROUND_ROBIN, players) for players in (2, 3, 4)] == [41, 10, 8]


def test_standings_keep_those_who_are_gone() -> None:
    past = [Meeting(("a", "b"), (1, 2))]
    assert next(line.player for line in standings(FOUR, past)) == "a"
    boards = drawn(standing(SWISS, {"b", "c", "d"}, past), 2)
    assert len(boards) == 2
