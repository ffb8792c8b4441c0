"""A match: undo up to the barrier, redo, and what happened."""

from __future__ import annotations

import pytest

from cenote.core.kernel import IllegalMove
from cenote.core.match import Match
from cenote.core.refusal import BadOption
from core.toy import PEARLS


def match(players: int = 2, **options: object) -> Match:
    return Match(PEARLS, players, 1, {"sea": "rough", **options})


def hide(m: Match) -> None:
    m.play(m.state.moves()[0])


def test_seats_have_names() -> None:
    assert match().seats == ["1", "2"]
    assert match().players == 2
    named = Match(PEARLS, 2, 1, None, ["Ana", "Ben"])
    assert named.seats == ["Ana", "Ben"]
    assert named.options == {"rounds": 2, "sea": "calm", "sorted": True}


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOption):
        match(rounds=9)


def test_what_was_played() -> None:
    m = match()
    hide(m)
    events = m.play(("point", "south"))
    played = m.played[-1]
    assert (played.seat, played.turn, played.move, played.events) == (0, 1, ("point", "south"), events)
    assert [event.name for event in events] == ["point"]


def test_undo_and_redo() -> None:
    m = match()
    digests = [m.state.digest()]
    hide(m)
    digests.append(m.state.digest())
    m.play(("point", "south"))
    after = m.state.digest()
    m.undo()
    assert m.state.digest() == digests[1]
    m.undo()
    assert m.state.digest() == digests[0]
    assert not m.can_undo
    assert m.played == []
    m.redo()
    events = m.redo()
    assert m.state.digest() == after
    assert [event.name for event in events] == ["point"]
    assert not m.can_redo
    assert m.can_undo


def test_a_new_move_forgets_what_was_taken_back() -> None:
    m = match()
    hide(m)
    m.play(("point", "south"))
    m.undo()
    m.play(("point", "north"))
    assert not m.can_redo
    assert [played.move for played in m.played][-1] == ("point", "north")


def test_undo_does_not_cross_a_barrier() -> None:
    m = match(players=1)
    m.play(("dive",))
    assert not m.can_undo
    hide(m)
    assert m.can_undo
    m.undo()
    assert not m.can_undo


def test_undo_does_not_cross_the_decision_of_another_seat() -> None:
    m = match()
    hide(m)
    m.play(("point", "north"))
    assert m.can_undo, "the other has not decided anything yet"
    hide(m)
    m.undo()
    assert m.state.seat == 1
    assert not m.can_undo


def test_undo_stops_at_the_end_of_the_game() -> None:
    m = match(players=1, rounds=1, sea="calm")
    hide(m)
    assert m.state.seat is None
    assert not m.can_undo, "the cards have been shown"


def test_an_illegal_move_leaves_the_match_alone() -> None:
    m = match()
    hide(m)
    m.undo()
    with pytest.raises(IllegalMove):
        m.play(("point", "north"))
    assert m.played == []
    assert m.can_redo, "what was taken back can still be made again"
    assert m.state.told() == []


def test_undone_positions_are_watched_too() -> None:
    m = match()
    hide(m)
    m.undo()
    m.play(m.state.moves()[1])
    assert [event.name for event in m.played[-1].events] == ["hide"]


@pytest.mark.parametrize("seed", [" two  words\n", "a\u2028b", ""])
def test_a_seed_is_one_line(seed: str) -> None:
    m = Match(PEARLS, 1, seed)
    assert m.seed == " ".join(seed.split())
    assert m.state == PEARLS.new(players=1, seed=m.seed)
