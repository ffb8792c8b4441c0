"""Positions, decisions, steps and events, on the toy game."""

from __future__ import annotations

import pytest

from cenote.core.kernel import Choice, Decision, Event, Frame, IllegalMove, Reason, State, Step, playout
from cenote.core.refusal import BadOption, BadPosition
from cenote.core.rng import Rng
from core.toy import HIDE, PEARLS, Pearls

ROUGH = {"sea": "rough"}


def new(players: int = 2, seed: int = 1, **options: object) -> Pearls:
    s = PEARLS.new(players=players, seed=seed, options=options)
    assert isinstance(s, Pearls)
    return s


def hide(s: State) -> tuple[str, ...]:
    return s.moves()[0]


# --- new games ---


@pytest.mark.parametrize("players", [0, 4, True, "2", None])
def test_impossible_numbers_of_players(players: object) -> None:
    with pytest.raises(BadOption) as refused:
        PEARLS.new(players=players, seed=1)  # type: ignore[arg-type]
    assert refused.value.key == "players"
    assert refused.value.details["known"] == "1, 2, 3"
    assert "pearls" in str(refused.value)


def test_solo() -> None:
    s = new(1)
    assert playout(s, Rng.seeded(1)) >= 2
    assert s.ranking() == [1]


def test_options_have_defaults() -> None:
    assert new().options == {"rounds": 2, "sea": "calm", "sorted": True}
    assert new(sea="rough").options["sea"] == "rough"
    assert PEARLS.all_options({}) == {"rounds": 2, "sea": "calm", "sorted": True}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        new(wind="strong")
    assert refused.value.key == "option"
    assert refused.value.details == {"game": "pearls", "option": "wind", "known": "rounds, sea, sorted"}


@pytest.mark.parametrize(
    ("option", "value"), [("rounds", 4), ("rounds", True), ("rounds", "2"), ("sorted", 1), ("sea", "")]
)
def test_a_wrong_value_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        new(**{option: value})
    assert refused.value.key == "option-value"
    assert refused.value.details["option"] == option


def test_repr() -> None:
    assert repr(PEARLS) == "cenote.games.get('pearls')"
    assert repr(PEARLS.options[0]) == "Option('rounds', 2, (1, 2, 3))"
    assert PEARLS.title == "Pearls"


# --- playing ---


def test_steps_happen_by_themselves() -> None:
    s = new()
    assert s.seat == 0
    assert s.turn == 1
    assert isinstance(s.decision, Decision)
    s.play(hide(s))
    assert (s.seat, s.turn) == (1, 2)


def test_a_choice_of_one_makes_itself() -> None:
    s = new()
    s.play(hide(s))
    assert s.seat == 1
    assert s.norths == [1, 0]
    rough = new(sea="rough")
    rough.play(hide(rough))
    assert rough.seat == 0
    assert isinstance(rough.decision, Choice)
    assert rough.moves() == [("point", "north"), ("point", "south")]


def test_the_end() -> None:
    s = new()
    assert playout(s, Rng.seeded(1)) == 4
    assert s.seat is None
    assert s.moves() == []
    assert s.why_not(("dive",)) == Reason("", "game-over")
    with pytest.raises(IllegalMove) as illegal:
        s.play(("dive",))
    assert str(illegal.value) == "the game is over"


def test_an_illegal_move_changes_nothing() -> None:
    s = new()
    foreign = next(move for move in HIDE.moves if move not in s.moves())
    digest = s.digest()
    with pytest.raises(IllegalMove) as illegal:
        s.play(foreign)
    assert illegal.value.move == foreign
    assert illegal.value.reason == Reason("P1", "not-in-hand", card=foreign[1], have=3)
    assert str(illegal.value) == f"P1: card {foreign[1]} is not one of your 3"
    assert s.digest() == digest
    assert s.barriers == new().barriers


def test_why_not() -> None:
    s = new()
    assert s.why_not(("point", "north")) == Reason("P1", "not-now")
    assert s.why_not(("fly", "up")) == Reason("P1", "no-such-move", move="fly up")
    assert s.why_not(["hide", "13"]) == Reason("P1", "no-such-move", move="hide 13")
    assert s.why_not(()) == Reason("P1", "no-such-move", move="")


def test_moves_belong_to_the_caller() -> None:
    s = new()
    moves = s.moves()
    moves.clear()
    assert len(s.moves()) == 4
    assert s.legal() is s.legal()


# --- the barrier ---


def test_what_closes_the_barrier() -> None:
    s = new()
    before = s.barriers
    s.play(hide(s))
    assert s.barriers == before, "hiding a card shows nothing"
    s.play(("dive",))
    assert s.barriers == before + 1
    s.below(3)
    s.shuffle([1, 2])
    s.reveal()
    assert s.barriers == before + 4


def test_chance_comes_from_the_own_generator() -> None:
    s = new()
    other = s.rng.clone()
    assert [s.below(10) for _ in range(5)] == [other.below(10) for _ in range(5)]
    items, same = [1, 2, 3, 4], [1, 2, 3, 4]
    s.shuffle(items)
    other.shuffle(same)
    assert items == same


# --- events ---


def test_nobody_watches() -> None:
    s = new()
    s.play(("dive",))
    assert s.events is None


def test_somebody_watches() -> None:
    s = new()
    s.watch()
    s.play(hide(s))
    told = s.told()
    assert [(event.name, event.seat, event.args) for event in told] == [
        ("hide", 0, {}),
        ("point", 0, {"way": "north"}),
    ]
    assert s.told() == []
    s.play(("dive",))
    assert [event.name for event in s.told()] == ["dive"]
    assert s.clone().events is None, "who thinks does not watch"


def test_event_repr() -> None:
    assert repr(Event("dive", 1, {"card": 3})) == "Event('dive', 1, {'card': 3})"


# --- written down ---


def test_clones_are_independent() -> None:
    s = new()
    clone = s.clone()
    assert clone == s
    assert clone is not s
    clone.play(("dive",))
    assert clone != s
    assert s == new()
    assert s != "a position"
    assert len({s, s.clone(), clone}) == 2


def test_dump_and_load() -> None:
    s = new(sea="rough")
    s.play(hide(s))
    dump = s.dump()
    assert dump["game"] == "pearls"
    assert dump["rules"] == 4
    assert dump["data"] == ""
    assert dump["stack"] == [["StartRound"], ["StartTurn", 1], ["Point", 0]]
    assert PEARLS.load(dump) == s


def test_the_digest_never_changes() -> None:
    """It is written into records."""
    assert new().digest() == new().digest()
    assert len(new().digest()) == 24
    assert new().digest() != new(seed=2).digest()
    assert new().digest() != new(rounds=3).digest()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "tzolkin"}, "other-game"),
        ({"rules": 3}, "other-rules"),
        ({"data": "0123"}, "other-data"),
        ({"stack": [["Fly"]]}, "frame"),
        ({"stack": [[]]}, "frame"),
        ({"stack": ["Act"]}, "frame"),
        ({"stack": [["Act"]]}, "frame"),
        ({"stack": [["Act", "0"]]}, "frame"),
        ({"stack": [["Act", True]]}, "frame"),
        ({"stack": [["Act", 0, 0]]}, "frame"),
        ({"stack": [[["Act"], 0]]}, "frame"),
        ({"stack": [None]}, "frame"),
    ],
)
def test_dumps_that_are_refused(change: dict[str, object], key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        PEARLS.load({**new().dump(), **change})
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.parametrize("dump", [None, 3, [], "{}"])
def test_what_is_no_dump_at_all(dump: object) -> None:
    with pytest.raises(BadPosition) as refused:
        PEARLS.load(dump)  # type: ignore[arg-type]
    assert refused.value.key == "not-a-dump"


# --- small things ---


def test_reasons_compare_by_what_they_say() -> None:
    reason = Reason("T29", "dear", cost=5)
    assert reason == Reason("T29", "dear", cost=5)
    assert reason != Reason("T29", "dear", cost=6)
    assert reason != "T29"
    assert hash(reason) == hash(Reason("T29", "dear", cost=5))
    assert repr(reason) == "Reason('T29', 'dear', cost=5)"
    assert reason.given(have=3) == Reason("T29", "dear", cost=5, have=3)
    assert reason.args == {"cost": 5}


def test_frames_are_written_as_numbers() -> None:
    class Bare(Step[State]):
        pass

    assert Bare().args() == ()
    assert isinstance(Bare(), Frame)
    assert Decision[State](2).args() == (2,)
