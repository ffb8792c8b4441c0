"""Moves and their notation."""

from __future__ import annotations

import pytest

from cenote.core.refusal import BadNotation
from cenote.core.verbs import Notation, Verb

PLACE = Verb("place", gear=("tikal", "uxmal"), at="gear/{gear}")
PICK = Verb("pick", gear=("tikal", "uxmal"), space=("0", "1", "2"), at="worker/{gear}/{space}")
DONE = Verb("done")
NOTATION = Notation([PLACE, PICK, DONE])


def test_a_verb_lists_its_moves() -> None:
    assert PLACE.moves == [("place", "tikal"), ("place", "uxmal")]
    assert len(PICK.moves) == 6
    assert DONE.moves == [("done",)]


def test_a_move_is_always_the_same_object() -> None:
    assert PLACE["uxmal"] is PLACE.moves[1]
    assert PICK["uxmal", "2"] is PICK.moves[5]
    assert NOTATION.read("pick uxmal 2") is PICK.moves[5]


def test_numbers_and_arguments() -> None:
    assert PICK.number(("pick", "uxmal", "0")) == 3
    assert PICK.arguments(("pick", "uxmal", "0")) == {"gear": "uxmal", "space": "0"}
    assert DONE.arguments(("done",)) == {}


def test_spots() -> None:
    assert PICK.spot(("pick", "tikal", "1")) == "worker/tikal/1"
    assert DONE.spot(("done",)) == ""


def test_secret_verbs() -> None:
    assert not PLACE.secret
    assert Verb("keep", tile=("a",), secret=True).secret


def test_repr() -> None:
    assert repr(PICK) == "Verb('pick', gear, space)"


def test_the_moves_of_a_game_are_numbered_through() -> None:
    assert NOTATION.moves == PLACE.moves + PICK.moves + DONE.moves
    assert [NOTATION.numbers[move] for move in NOTATION.moves] == list(range(9))
    assert NOTATION.verb(("pick", "tikal", "0")) is PICK


@pytest.mark.parametrize("move", NOTATION.moves, ids=" ".join)
def test_notation_round_trips(move: tuple[str, ...]) -> None:
    assert NOTATION.read(NOTATION.write(move)) == move


def test_blanks_do_not_matter() -> None:
    assert NOTATION.read("  place \t uxmal\n") == ("place", "uxmal")


@pytest.mark.parametrize(
    ("text", "key", "details"),
    [
        ("", "no-move", {}),
        ("   ", "no-move", {}),
        ("put tikal", "no-such-verb", {"word": "put", "known": "place, pick, done"}),
        ("place", "wrong-arguments", {"word": "place", "wanted": "place gear"}),
        ("done now", "wrong-arguments", {"word": "done", "wanted": "done"}),
        ("pick tikal", "wrong-arguments", {"word": "pick", "wanted": "pick gear space"}),
        ("pick tikal 3", "no-such-value", {"word": "3", "slot": "space", "known": "0, 1, 2"}),
        ("place Tikal", "no-such-value", {"word": "Tikal", "slot": "gear", "known": "tikal, uxmal"}),
    ],
)
def test_bad_notation(text: str, key: str, details: dict[str, str]) -> None:
    with pytest.raises(BadNotation) as refused:
        NOTATION.read(text)
    assert refused.value.key == key
    assert refused.value.details == details
    assert str(refused.value)
