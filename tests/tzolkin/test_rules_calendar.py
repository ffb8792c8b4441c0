"""T62, T63, T64, T65, T66, T67, T68, T69, T70, T71, T72, T94, T103: the first-player space and the calendar."""

from __future__ import annotations

import pytest

from cenote.core.fields import NONE
from cenote.core.kernel import Reason
from tzolkin.table import Table, table


def occupied(**spaces: list[int]) -> Table:
    """Red stands on the first-player space; Green has workers on the given spaces; Yellow holds the marker."""
    return table().marker("yellow").workers("red", first=True).workers("green", **spaces)


def test_T62_corn_of_all_teeth() -> None:
    t = table().teeth(7).play("place first_player")
    assert t["red"].corn == 7
    assert t.state.teeth_corn == 0
    assert t.state.occupant == 0


def test_T62_no_corn_no_event() -> None:
    assert "collect" not in [event.name for event in table().watch("place first_player")]
    assert "collect" in [event.name for event in table().teeth(1).watch("place first_player")]


def test_T63_the_worker_returns_by_itself() -> None:
    t = occupied(P=[6]).end_round()
    assert t["red"].hand == 3
    assert t.state.occupant == NONE


def test_T64_the_occupant_takes_the_marker() -> None:
    t = occupied(P=[6]).end_round()
    assert t.state.marker == t.seat("red")


@pytest.mark.parametrize(("holder", "neighbour"), [("red", "green"), ("yellow", "red")])
def test_T64_the_holder_gives_it_to_the_left(holder: str, neighbour: str) -> None:
    t = table().marker(holder).workers(holder, first=True).workers("blue", P=[6]).end_round()
    assert t.state.marker == t.seat(neighbour)
    assert t.to_move == neighbour


def test_T65_corn_on_the_tooth() -> None:
    t = table().teeth(2).end_round()
    assert (t.state.teeth_corn, t.state.day) == (3, 1)
    t = occupied(P=[6]).teeth(2).end_round()
    assert (t.state.teeth_corn, t.state.day) == (2, 1)


def test_T66_one_day_or_two() -> None:
    t = occupied(P=[0]).end_round()
    assert t.to_move == "red"
    assert t.legal() == ["days 1", "days 2"]
    assert t.refused("done") == Reason("T66", "not-now")
    one = occupied(P=[0]).end_round().play("days 1")
    assert (one.state.day, one["green"].on_gears) == (1, {"P": [1]})
    two = occupied(P=[0]).end_round().play("days 2")
    assert (two.state.day, two["green"].on_gears) == (2, {"P": [2]})
    assert one.state.round == two.state.round == 2


def test_T66_the_choice_comes_after_the_food_day() -> None:
    t = occupied(P=[0]).day(7).end_round()
    assert t.legal() == ["days 1", "days 2"]
    assert t.state.food_days == 1
    assert t["blue"].vp == -9


@pytest.mark.parametrize(("letter", "last"), [("P", 7), ("Y", 7), ("T", 7), ("U", 7), ("C", 10)])
def test_T67_beyond_the_last_space(letter: str, last: int) -> None:
    t = table().workers("red", **{letter: [0, last - 1, last]}).goods("red", skull=1).end_round()
    assert t["red"].on_gears == {letter: [1, last]}
    assert t["red"].hand == 1
    assert t["red"].player.goods == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(("letter", "space"), [("P", 6), ("Y", 6), ("T", 6), ("U", 6), ("C", 9)])
def test_T68_a_worker_that_would_be_pushed_off(letter: str, space: int) -> None:
    t = occupied(**{letter: [space]}).end_round()
    assert t.state.day == 1
    assert t.to_move == "red", "the new first player begins the next round"
    assert t.state.round == 2


@pytest.mark.parametrize(("letter", "spaces"), [("P", [5, 7]), ("C", [8, 10]), ("C", [6])])
def test_T68_others_prevent_nothing(letter: str, spaces: list[int]) -> None:
    t = occupied(**{letter: spaces}).end_round()
    assert t.legal() == ["days 1", "days 2"]


def test_T68_not_with_a_dark_board() -> None:
    t = occupied().dark("red").end_round()
    assert (t.state.day, t.state.round) == (1, 2)
    assert t["red"].hand == 3


def test_T68_dummies_prevent_nothing() -> None:
    t = table("red", "green", "blue").dummies(P=[6], Y=[6], T=[6], U=[6], C=[9, 10]).workers("red", first=True)
    assert t.end_round().legal() == ["days 1", "days 2"]


def test_T69_the_privilege_turns_the_board() -> None:
    assert not occupied().end_round().play("days 2")["red"].light
    assert occupied().end_round().play("days 1")["red"].light
    assert occupied(P=[6]).end_round()["red"].light
    assert occupied().end_round().play("days 2")["green"].light


def test_T70_no_food_day_is_skipped() -> None:
    t = occupied().day(6).end_round().play("days 2")
    assert t.state.day == 8
    assert t.state.is_food_day
    t.end_round()
    assert (t.state.food_days, t.state.day) == (1, 9)
    assert not t.state.is_food_day


def test_T71_all_other_benefits_remain() -> None:
    t = table().marker("yellow").teeth(3).dark("red").turn("red").play("place first_player")
    assert t["red"].corn == 3
    t.end_round()
    assert t["red"].hand == 3
    assert t.state.marker == 0
    assert t.state.day == 1


def test_T72_the_marker_begins_the_next_round() -> None:
    t = occupied(P=[6]).end_round()
    assert t.to_move == "red"
    t.play("place tikal")
    assert t.to_move == "green"


def test_T94_kinds_of_food_days() -> None:
    kinds = []
    for day in (7, 13, 20, 26):
        t = table().day(day).temples("red", 1, 0, 0)
        t.end_round()
        kinds.append("goods" if t["red"].stone else "points")
    assert kinds == ["goods", "points", "goods", "points"]


def test_T103_order_of_the_last_round() -> None:
    t = table().day(26).workers("red", first=True, P=[6, 7]).temples("red", 1, 0, 0)
    t.state.watch()
    t.end_round()
    events = [(event.name, event.seat, event.args.get("source")) for event in t.state.told()]
    assert t.to_move is None
    assert t.state.day == 27, "always one day, though two would be allowed"
    assert events.index(("feed", 0, None)) < events.index(("score", 0, "temple-brown"))
    assert events.index(("score", 0, "temple-brown")) < events.index(("fall", 0, None))
    assert events.index(("home", 0, None)) < events.index(("fall", 0, None))
    assert events[-1][0] == "end"
    assert t["red"].on_gears == {"P": [7]}
    assert t["red"].hand == 2


def test_T103_no_two_days_at_the_end() -> None:
    t = table().day(26).workers("red", first=True).end_round()
    assert t.to_move is None
    assert t.state.moves() == []
    assert t.state.why_not(("done",)) == Reason("", "game-over")
