"""Arbitrary input: a clear refusal and nothing changed, or something that works. Never anything else."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cenote.core import quipu
from cenote.core.kernel import IllegalMove, State, playout
from cenote.core.match import Match
from cenote.core.refusal import BadData, BadNotation, BadOption, BadPosition, BadRecord
from cenote.core.rng import Rng
from cenote.games import get

GAME = get("tzolkin")

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@cache
def middle(players: int, seed: int, decisions: int) -> State:
    """A position of a random game, or its end."""
    state = GAME.new(players=players, seed=seed)
    chance = Rng.seeded(seed)
    while decisions and state.seat is not None:
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
        decisions -= 1
    return state


positions = st.builds(middle, st.integers(2, 4), st.integers(0, 5), st.integers(0, 330))


# --- moves ---


@given(st.integers(2, 4), st.integers(0, 10**6), st.lists(st.sampled_from(GAME.notation.moves), max_size=60))
def test_arbitrary_moves(players: int, seed: int, moves: list[tuple[str, ...]]) -> None:
    state = GAME.new(players=players, seed=seed)
    for move in moves:
        legal, digest = state.moves(), state.digest()
        try:
            state.play(move)
        except IllegalMove as illegal:
            assert move not in legal
            assert str(illegal)
            assert state.digest() == digest
            state.play(legal[0])
        else:
            assert move in legal


@given(positions, st.lists(st.text(max_size=6) | st.sampled_from(["place", "pick", "tikal", "1", "build"]), max_size=4))
def test_moves_that_are_none(state: State, words: list[str]) -> None:
    move, digest = tuple(words), state.digest()
    if move not in state.moves():
        try:
            state.clone().play(move)
            raise AssertionError("it was played")
        except IllegalMove as illegal:
            assert str(illegal)
    assert state.digest() == digest


@given(st.text() | st.lists(st.sampled_from(["place", "pick", "tikal", "1", "99", "A1-01"]), max_size=4).map(" ".join))
def test_arbitrary_notation(text: str) -> None:
    try:
        move = GAME.notation.read(text)
    except BadNotation as refusal:
        assert str(refusal)
    else:
        assert move in GAME.notation.numbers
        assert GAME.notation.read(GAME.notation.write(move)) == move


@given(json_values, json_values, st.dictionaries(st.text(max_size=4), json_values, max_size=2))
def test_arbitrary_games(players: Any, seed: Any, options: dict[str, Any]) -> None:
    try:
        state = GAME.new(players=players, seed=seed, options=options)
    except BadOption as refusal:
        assert str(refusal)
    else:
        assert players in GAME.players
        assert options == {}
        assert state.seat is not None


# --- positions ---


def leaves(written: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside a dump."""
    found = [path] if path else []
    if isinstance(written, dict):
        return found + [leaf for key in written for leaf in leaves(written[key], (*path, key))]
    if isinstance(written, list):
        return found + [leaf for i, item in enumerate(written) for leaf in leaves(item, (*path, i))]
    return found


def holder(dump: Any, path: tuple[Any, ...]) -> Any:
    for step in path[:-1]:
        dump = dump[step]
    return dump


frames = st.builds(
    lambda name, numbers: [name, *numbers],
    st.sampled_from(sorted(GAME.frames)),
    st.lists(st.integers(-1, 3), max_size=4),
)


def damage(data: st.DataObject, dump: dict[str, Any]) -> None:
    """One random change: another value, a nearby number, a missing part, an added one, or two parts swapped."""
    paths = leaves(dump)
    stack = dump.get("stack")
    if isinstance(stack, list) and data.draw(st.integers(0, 3)) == 0:
        stack.insert(data.draw(st.integers(0, len(stack))), data.draw(frames))
        return
    path = data.draw(st.sampled_from(paths))
    where, key = holder(dump, path), path[-1]
    kind = data.draw(st.sampled_from(["value", "near", "near", "drop", "add", "swap"]))
    if kind == "near" and type(where[key]) is int:
        where[key] += data.draw(st.sampled_from([-1, 1, 2, -2]))
    elif kind == "drop":
        del where[key]
    elif kind == "add" and isinstance(where, list):
        where.insert(key, copy.deepcopy(data.draw(st.sampled_from(where))))
    elif kind == "swap":
        other = data.draw(st.sampled_from(paths))
        there = holder(dump, other)
        where[key], there[other[-1]] = copy.deepcopy(there[other[-1]]), copy.deepcopy(where[key])
    else:
        where[key] = data.draw(json_values)


@settings(max_examples=400)
@given(positions, st.data(), st.integers(1, 3))
def test_damaged_positions(state: State, data: st.DataObject, times: int) -> None:
    dump = json.loads(json.dumps(state.dump()))
    for _ in range(times):
        damage(data, dump)
    try:
        loaded = GAME.load(dump)
    except BadPosition as refusal:
        assert str(refusal)
        return
    play_on(loaded, data.draw(st.integers(0, 99)))


def play_on(state: State, seed: int) -> None:
    """To the end of the game, with the position written down now and then."""
    chance = Rng.seeded(seed)
    decisions = 0
    while state.seat is not None:
        if decisions % 5 == 0:
            assert GAME.load(json.loads(json.dumps(state.dump()))) == state
        assert state.view(0)["turn"] == state.turn
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
        decisions += 1
        assert decisions < 1000
    assert GAME.load(state.dump()) == state


@given(json_values)
def test_what_is_no_position_at_all(dump: Any) -> None:
    try:
        GAME.load(dump)
        raise AssertionError("it was loaded")
    except BadPosition as refusal:
        assert str(refusal)


# --- component files ---

ids = st.sampled_from(
    ["building.A1-01", "wealth.W-03", "monument.M-07", "temple.brown", "market.gold", "players.2", "space.palenque-1",
     "space.yaxchilan-5", "space.chichen_itza-6", "calendar.food-days", "supply.skulls", "building", "x.y"]
)  # fmt: skip
fields = st.sampled_from(
    ["age", "class", "cost", "effects", "status", "gear", "space", "score", "points", "rewards", "highest", "corn",
     "monuments", "cells", "dummies", "gain", "vp", "temple", "resource", "days", "number", "colour"]
)  # fmt: skip
words = st.sampled_from(
    ["corn 2", "temple any 1", "technology theology 2", "market", "build", "feeds 1", "worker 9", "vp -1", "tikal",
     "farm", "own-class", "workers", "brown", "-", "wood", "public", "", "skull 3", "temple blue 1"]
)  # fmt: skip
numbers = st.integers(-2, 12) | st.integers()
values = st.one_of(
    numbers.map(str),
    words.map(json.dumps),
    st.lists(numbers, max_size=7).map(json.dumps),
    st.lists(words, max_size=7).map(json.dumps),
    st.dictionaries(st.sampled_from(["wood", "gold", "corn", "skull", "iron"]), numbers, max_size=3).map(
        lambda table: "{ " + ", ".join(f"{good} = {n}" for good, n in table.items()) + " }"
    ),
    st.sampled_from(["true", "1.5", "1979-05-27", "[[1]]", "'", "{", "[", "inf"]),
)
entries = st.builds("[{}]\n{} = {}\n".format, ids, fields, values)


@settings(max_examples=300)
@given(st.lists(entries, max_size=3).map("".join) | st.text())
def test_arbitrary_components(text: str) -> None:
    try:
        game = GAME.with_data("mine.toml", text)
    except BadData as refusal:
        assert "mine.toml:" in str(refusal)
        return
    for players in game.players:
        state = game.new(players=players, seed=text)
        assert game.load(state.dump()) == state
        playout(state, Rng.seeded(1))
        assert game.load(state.dump()) == state


# --- records ---


@cache
def record() -> str:
    match = Match(GAME, 2, 5)
    chance = Rng.seeded(5)
    while match.state.seat is not None:
        moves = match.state.moves()
        match.play(moves[chance.below(len(moves))])
    return quipu.write(match)


@settings(max_examples=200)
@given(st.data(), st.integers(1, 3))
def test_edited_records(data: st.DataObject, times: int) -> None:
    lines = record().splitlines()
    for _ in range(times):
        last = len(lines) - 1
        at = data.draw(st.integers(0, last) | st.integers(0, min(30, last)))
        kind = data.draw(st.sampled_from(["drop", "double", "cut", "letter", "line", "word"]))
        if kind == "drop":
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "cut":
            lines = [*lines[:at], lines[at][: data.draw(st.integers(0, 20))]]
        elif kind == "letter":
            place = data.draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:place] + data.draw(st.characters()) + lines[at][place + 1 :]
        elif kind == "line":
            lines[at] = data.draw(st.text(max_size=30) | st.sampled_from(lines))
        else:
            lines[at] = lines[at].replace(" ", data.draw(st.sampled_from(["", "  ", " 1 ", " A "])), 1)
        if not lines:
            break
    try:
        match = quipu.read("\n".join(lines)).play_through(GAME)
    except BadRecord as refusal:
        assert str(refusal)
        return
    again = quipu.read(quipu.write(match)).play_through(GAME)
    assert again.state == match.state


@given(st.text())
def test_what_is_no_record_at_all(text: str) -> None:
    try:
        quipu.read(text)
    except BadRecord as refusal:
        assert str(refusal)
