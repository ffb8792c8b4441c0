"""Observations: of fixed shape, each number with a name, and all that a person could tell apart."""

from __future__ import annotations

from hashlib import blake2b
from itertools import islice
from typing import Any

import numpy as np
import pytest

import cenote
from cenote.agents.network.observation import Observation
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.core.rows import Names, Row, bits_of, one_of
from cenote.envs import feature_names, names
from conformance.battery import forms
from envs.tables import NAMES, TABLES, positions

# What was published. Changes of what is observed and of the list of moves change these: raise the `arrays` of the game.
VERSIONS = {
    "cenote/endlesswinter_v2": "16846e1169d6f871",
    "cenote/santamaria_v2": "729d88ce60c14206",
    "cenote/tawantinsuyu_v2": "dc102101af721f23",
    "cenote/tzolkin_v2": "5778e5bee60ed269",
}


def fingerprint(game: Game) -> str:
    """Of all that a network learnt with this version relies on."""
    lines = []
    for players in game.players:
        state = game.new(players, 0)
        seats = players + game.automata(state)
        told = game.observer(seats).named(state, seats)
        lines += [f"{one}" for one in zip(told.names, told.scales, told.leasts, told.mosts, strict=True)]
    lines += [" ".join(move) for move in game.notation.moves]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def test_a_version_stays_what_it_is() -> None:
    found = {name: fingerprint(game) for name, game in zip(names(), cenote.games.all(), strict=True)}
    assert {name: found.get(name) for name in VERSIONS} == VERSIONS


def test_every_game_has_an_environment() -> None:
    assert names() == [f"cenote/{game.key}_v{game.arrays}" for game in cenote.games.all()]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_every_number_has_a_name_of_its_own(game: Game, players: int) -> None:
    listed = feature_names(game.key, players)
    assert len(set(listed)) == len(listed) == Observation(game.new(players, 0), players).size


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_observations_lie_within_their_bounds(game: Game, players: int) -> None:
    arrays = Observation(game.new(players, 0), players)
    assert (arrays.low <= 0).all()
    assert (arrays.high >= 1).all()
    for state in positions(game, players, every=23):
        for seat in (*range(players), None):
            row = arrays.encode(state, seat)
            assert ((arrays.low <= row) & (row <= arrays.high)).all()


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_all_options_are_told_in_the_same_numbers(game: Game) -> None:
    """Whatever is played, an observation of so many seats has the same names, and fills just as many numbers."""
    known: dict[int, list[str]] = {}
    for _, players, options in forms([game], with_options=True):
        for state in islice(positions(game, players, every=53, options=options), 4):
            seats = players + game.automata(state)
            told = game.observer(seats).named(state, seats).names
            assert known.setdefault(seats, told) == told
            cells = bytearray(len(told))
            assert game.observer(seats).observe(state, players - 1, seats, cells, 0) == len(told) == len(cells)


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_different_things_look_different(game: Game) -> None:
    """Two positions of a game that a person could tell apart have different arrays, but for the turn number."""
    players = max(game.players)
    arrays = Observation(game.new(players, 0), players)
    seen: dict[bytes, dict[str, Any]] = {}
    for state in positions(game, players, every=3):
        view = state.view(0)
        row = arrays.encode(state, 0).tobytes()
        if row in seen:
            differing = {field for field in view if seen[row][field] != view[field]}
            assert differing <= {"turn"}, differing
        seen[row] = view


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_every_decision_changes_what_all_see(game: Game) -> None:
    """What the view of a seat shows of a move, its array shows too."""
    players = max(game.players)
    arrays = Observation(game.new(players, 0), players)
    before: list[tuple[str, bytes]] = []
    for state in islice(positions(game, players, every=1), 400):
        now = [(shown(state.view(seat)), arrays.encode(state, seat).tobytes()) for seat in range(players)]
        for (view, row), (next_view, next_row) in zip(before, now, strict=False):
            assert (view == next_view) or (row != next_row)
        before = now


def shown(view: dict[str, Any]) -> str:
    return repr({name: value for name, value in view.items() if name != "turn"})


def test_the_own_seat_comes_first() -> None:
    game = cenote.games.get("tzolkin")
    state = next(positions(game, 3, every=1))
    arrays = Observation(state, 3)
    for seat in range(3):
        row = dict(zip(arrays.names, arrays.encode(state, seat), strict=True))
        assert row[f"seat=seat+{(state.seat or 0) - seat if (state.seat or 0) >= seat else 3 - seat}"] == 1
        dealt = [sum(row[name] for name in arrays.names if name.startswith(f"players[{n}].dealt")) for n in range(3)]
        assert dealt == [4, 0, 0], "only the own tiles are known"


def test_there_may_be_room_for_more_seats() -> None:
    """So that one network can play with any number of rivals."""
    game = cenote.games.get("tzolkin")
    wide = Observation(game.new(4, 0), 4)
    for players in (2, 3):
        state = game.new(players, 0)
        arrays = Observation(state, players, slots=4)
        assert arrays.names == wide.names
        row = dict(zip(arrays.names, arrays.encode(state, 1), strict=True))
        there = [row[f"players[{number}].workers"] for number in range(4)]
        assert there == [0.5] * players + [0] * (4 - players)
    with pytest.raises(Refusal, match="no room for all 3 seats"):
        Observation(game.new(3, 0), 3, slots=2)


# --- the kinds of things that are told, one by one ---


def told(write: Any, me: int = 0, seats: int = 3) -> dict[str, int]:
    """The numbers that are not zero, by name."""
    row, listed = Row(3), Names(3)
    cells = bytearray(80)
    row.begin(cells, 0, me, seats)
    listed.begin(bytearray(), 0, me, seats)
    write(row)
    write(listed)
    assert row.at == listed.at == len(listed.names) == len(listed.scales)
    return {name: number for name, number in zip(listed.names, cells, strict=False) if number}


def test_numbers_are_cut_off() -> None:
    assert told(lambda row: row.number("a", 7, 10)) == {"a": 7}
    assert told(lambda row: row.number("a", 1000, 10)) == {"a": 255}
    assert told(lambda row: row.number("a", -3, 10)) == {}
    assert told(lambda row: row.number("a", -3, 10, -5)) == {"a": 2}
    assert told(lambda row: row.counts("a", [1, 0, 999], ("x", "y", "z"), 9)) == {"a.x": 1, "a.z": 255}
    assert told(lambda row: row.heap("a", [1] * 300, ("x", "y"), 9)) == {"a#y": 255}


def test_words_and_seats() -> None:
    words = ("x", "y", "z")
    assert told(lambda row: row.word("a", 1, words)) == {"a=y": 1}
    assert told(lambda row: row.word("a", -1, words)) == {}
    assert told(lambda row: row.flag("a", True)) == {"a": 1}
    assert told(lambda row: row.bits("a", 5, words)) == {"a#x": 1, "a#z": 1}
    assert told(lambda row: row.items("a", [2, 0], words)) == {"a#x": 1, "a#z": 1}
    assert told(lambda row: row.seat("a", 0), me=1) == {"a=seat+2": 1}
    assert told(lambda row: row.seat("a", 0), me=1, seats=2) == {"a=seat+1": 1}
    assert told(lambda row: row.seat("a", -1)) == {}
    assert told(lambda row: row.people("a", [2, -1, 4], 4), me=1) == {"a[0]=seat+1": 1, "a[2]=nobody's": 1}
    assert told(lambda row: row.people_at("a", [2, 0, 1], [2, 0]), me=1) == {"a[0]=seat+0": 1, "a[1]=seat+1": 1}
    assert told(lambda row: row.places("a", [2, -1, 0], words, 3)) == {"a.x": 3, "a.z": 1}


def test_codes() -> None:
    assert told(lambda row: row.coded("a", [1, -1], one_of(("x", "y")), 3)) == {"a[0]=y": 1}
    assert told(lambda row: row.coded("a", [2], bits_of(("x", "y", "z")), 1)) == {"a[0]=bit0": 1, "a[0]=bit1": 1}
    assert told(lambda row: row.coded("a", [0, 0, 0], one_of(("x", "y")), 2)) == {"a[0]=x": 1, "a[1]=x": 1}


def test_bytes_become_shares() -> None:
    game = cenote.games.get("tzolkin")
    state = game.new(2, 0)
    arrays = Observation(state, 2)
    row = dict(zip(arrays.names, arrays.encode(state, 0), strict=True))
    assert row["skulls"] == np.float32(1)
    assert row["players[0].vp"] == 0
    assert row["players[0].temples.brown"] == 0
