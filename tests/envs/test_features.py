"""Observations: of fixed shape, declared in full, made of the view alone."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest

import cenote
from cenote.core.game import Game
from cenote.core.room import Room
from cenote.envs import feature_names, names
from cenote.envs.declaration import Maker, observation
from cenote.envs.features import By, Count, Known, Listed, Map, Number, Record, Undeclared, Who, Word
from conformance.battery import forms
from envs.tables import NAMES, TABLES, positions

# What was published. Changes of what is observed and of the list of moves change these: raise the `arrays` of the game.
VERSIONS = {
    "cenote/endlesswinter_v1": "e4583bd96132bcfa",
    "cenote/santamaria_v1": "7626210046d27db6",
    "cenote/tawantinsuyu_v1": "6a6e5a304b4225d2",
    "cenote/tzolkin_v1": "6001e74c73baa59e",
}


def fingerprint(game: Game) -> str:
    """Of all that a network learnt with this version relies on."""
    lines = [line for players in game.players for line in feature_names(game.key, players)]
    lines += [" ".join(move) for move in game.notation.moves]
    lines += declarations(game)
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def declarations(game: Game) -> list[str]:
    """What is told of each field, with its scale."""
    assert isinstance(game, Room)
    view = game.declared
    fields = [field for part in (view.table, view.player) for field in part.visible]
    derived = [*view.follows, *view.of_player]
    return [
        *(f"{field.shown} {field.sees} {field.scale} {field.kind.feature()}" for field in fields),
        *(f"{one.name} {one.kind.feature()}" for one in derived),
    ]


def test_a_version_stays_what_it_is() -> None:
    found = {name: fingerprint(game) for name, game in zip(names(), cenote.games.all(), strict=True)}
    assert {name: found.get(name) for name in VERSIONS} == VERSIONS


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_every_number_has_a_name_of_its_own(game: Game, players: int) -> None:
    listed = feature_names(game.key, players)
    assert len(set(listed)) == len(listed) == observation(game.new(players, 0)).size


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_observations_are_fair_and_within_bounds(game: Game, players: int) -> None:
    arrays = observation(game.new(players, 0))
    for number, state in enumerate(positions(game, players, every=23)):
        for seat in range(players):
            row = arrays.encode(state.view(seat), seat)
            assert len(row) == arrays.size
            assert max(row) <= 1
            assert min(row) >= -1
            other = state.redeal(seat, cenote.Rng.seeded(number))
            assert arrays.encode(other.view(seat), seat) == row, "depends on something hidden"


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_every_option_is_declared(game: Game) -> None:
    """Encoding raises Undeclared for a field or word that is not declared."""
    for _, players, options in forms([game], with_options=True):
        for state in positions(game, players, every=53, options=options):
            arrays = observation(state)
            for seat in (0, players - 1):
                assert len(arrays.encode(state.view(seat), seat)) == arrays.size


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_different_things_look_different(game: Game) -> None:
    """Two positions of a game that a person could tell apart have different arrays, but for the turn number."""
    players = max(game.players)
    arrays = observation(game.new(players, 0))
    seen: dict[bytes, dict[str, Any]] = {}
    for state in positions(game, players, every=3):
        view = state.view(0)
        row = arrays.encode(view, 0).tobytes()
        if row in seen:
            differing = {field for field in view if seen[row][field] != view[field]}
            assert differing <= {"turn"}, differing
        seen[row] = view


def test_the_own_seat_comes_first() -> None:
    game = cenote.games.get("tzolkin")
    state = next(positions(game, 3, every=1))
    arrays, listed = observation(state), feature_names("tzolkin", 3)
    for seat in range(3):
        row = dict(zip(listed, arrays.encode(state.view(seat), seat), strict=True))
        assert row[f"seat=seat+{(0 - seat) % 3}"] == 1
        assert row["players[0].dealt?"] == 1, "the own tiles are known"
        assert row["players[1].dealt?"] == row["players[2].dealt?"] == 0


# --- the kinds of features, one by one ---


def put(feature: Any, value: object, me: int = 0) -> list[float]:
    from array import array

    row = array("f", bytes(4 * feature.size))
    feature.put(value, row, 0, me)
    assert len(feature.names("x")) == feature.size
    return list(row)


def test_numbers_are_shares_of_their_bound() -> None:
    assert put(Number(20), 5) == [0.25]
    assert put(Number(20), 50) == [1.0]
    assert put(Number(20), -50) == [-1.0]
    assert put(Number(20), None) == [0.0]
    assert put(Number(1), True) == [1.0]


def test_words_and_seats() -> None:
    assert put(Word(("a", "b")), "b") == [0, 1]
    assert put(Word(("1", "x")), 1) == [1, 0]
    assert put(Word(("a", "b")), None) == [0, 0]
    assert put(Who(3, ("dummy",)), 0, me=1) == [0, 0, 1, 0]
    assert put(Who(3, ("dummy",)), "dummy", me=1) == [0, 0, 0, 1]
    assert put(Count(Who(3), 1), [1, 2], me=1) == [1, 1, 0]
    with pytest.raises(Undeclared, match="'c' is none of: a, b"):
        put(Word(("a", "b")), "c")


def test_what_is_made_of_others() -> None:
    assert put(Known(Number(2)), None) == [0, 0]
    assert put(Known(Number(2)), 0) == [1, 0]
    assert put(Count(Word(("a", "b")), 4), ["b", "b", "a"]) == [0.25, 0.5]
    assert put(Listed(3, Number(1)), [1, None, 1]) == [1, 0, 1]
    assert put(Listed(3, Number(4), by_seat=True), [1, 2, 3], me=2) == [0.75, 0.25, 0.5]
    assert put(Map(("a", "b"), Number(1)), {"b": 1}) == [0, 1]
    assert put(By({"at": ("p", "q")}, Record({"at": Word(()), "n": Number(2)})), [{"at": "q", "n": 1}]) == [0, 0.5]
    with pytest.raises(Undeclared, match="4 things where 3 are declared"):
        put(Listed(3, Number(1)), [1, 1, 1, 1])
    with pytest.raises(Undeclared, match="not both declared and shown: b"):
        put(Record({"a": Number(1)}), {"a": 1, "b": 2})
    with pytest.raises(Undeclared, match="'c' is none of: a, b"):
        put(Map(("a", "b"), Number(1)), {"c": 1})
    with pytest.raises(Undeclared, match="r is no declared place"):
        put(By({"at": ("p", "q")}, Number(1)), [{"at": "r"}])


def test_a_wrong_declaration_is_named() -> None:
    with pytest.raises(ValueError, match="is no feature"):
        Maker(2).feature(("number of days", 3))


def test_every_game_has_an_environment() -> None:
    assert names() == [f"cenote/{game.key}_v{game.arrays}" for game in cenote.games.all()]


def test_a_record_that_need_not_be_whole() -> None:
    some = Record({"a": Number(2), "b": Number(4)}, whole=False)
    assert put(some, {"b": 1}) == [0, 0.25]
    assert put(some, {}) == [0, 0]
    with pytest.raises(Undeclared):
        put(some, {"c": 1})
