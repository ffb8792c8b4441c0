"""What every workshop declares holds: our own values fit, and whatever it accepts can be played to the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cenote import games
from cenote.core import corrections
from cenote.core.corrections import Corrections
from cenote.core.data import PROVENANCE, Data
from cenote.core.kernel import State
from cenote.core.refusal import BadData
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.core.schema import Wrong
from cenote.core.verbs import Move
from cenote.core.words import LANGUAGES, words
from conformance.battery import chosen

ROOMS = [game for game in chosen() if isinstance(game, Room)]
ENDLESS = {  # what could be repeated without end within a turn
    "a joint pays the trade that pays it": (
        "tawantinsuyu",
        '[joint.step]\nbonus = ["vp 1", "task trade"]',
        "data-effect",
    ),
    "developing costs nothing": ("endlesswinter", "[action.develop]\nlabour = 0", "data-free"),
    "moving costs nothing": ("endlesswinter", "[action.move]\nlabour = 0", "data-free"),
    "wood is given away": ("santamaria", "[good.wood]\nbuy = 0", "data-between"),
    "grain costs what it brings": ("santamaria", "[good.grain]\nbuy = 1", "data-between"),
    "wood costs the Maya what it brings": ("santamaria", "[maya.trade]\nwood = 1", "data-between"),
}
LONG_TURN = 800  # decisions; who trades in Tzolk'in with the highest prices has turns of a few hundred
MANY = 15_000  # decisions; the longest random game with any file takes a tenth of them
CHANGES = (12, 60)

every_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.key)


def fields(room: Room) -> Iterator[tuple[str, str, str, Any]]:
    for kind, entries in room.ours.tables.items():
        for id, entry in entries.items():
            for field, value in entry.items():
                if field not in PROVENANCE:
                    yield kind, id, field, value


@every_room
def test_every_field_is_declared_and_ours_fit(room: Room) -> None:
    assert set(room.schema) == set(room.ours.tables)
    met = set()
    for kind, id, field, value in fields(room):
        room.schema[kind][field].check(value)
        assert room.schema[kind][field].tidy(value) == value, (kind, id, field)
        met.add((kind, field))
    assert met == {(kind, field) for kind, types in room.schema.items() for field in types}, "declared in vain"


def drawn(room: Room, rng: Rng) -> tuple[str, str, str]:
    """Any field of any component, every kind as often."""
    while True:
        kind = list(room.schema)[rng.below(len(room.schema))]
        id = list(room.ours[kind])[rng.below(len(room.ours[kind]))]
        known = [field for field in room.ours[kind][id] if field in room.schema[kind]]
        if known:
            return kind, id, known[rng.below(len(known))]


@every_room
def test_what_the_schema_accepts_is_taken_or_refused_with_a_sentence(room: Room) -> None:
    rng, taken = Rng.seeded(f"one {room.key}"), 0
    for _ in range(400):
        kind, id, field = drawn(room, rng)
        value = room.schema[kind][field].example(rng)
        try:
            room.schema[kind][field].check(value)
        except Wrong:
            continue  # an example need not be a good one
        own = Data({kind: {id: {field: value}}}, {(): "mine.toml:1"})
        try:
            type(room.box)(room.ours.overlay(own))
            taken += 1
        except BadData as refusal:
            assert all(words(language).refusal(refusal) for language in LANGUAGES)
    assert taken > 200


@cache
def extreme(room: Room, seed: int) -> Corrections:
    """A file of many random values, each as far out as it may be."""
    rng, made = Rng.seeded(f"file {room.key} {seed}"), Corrections({}, {}, {})
    for _ in range(CHANGES[seed % 2]):
        kind, id, field = drawn(room, rng)
        bolder = corrections.drafted(made, {kind: {id: {field: room.schema[kind][field].example(rng)}}})
        if not corrections.troubles(room, bolder):
            made = bolder
    assert made.fields()
    return corrections.tidied(room, made)


@every_room
@pytest.mark.parametrize("seed", range(4))
def test_files_are_the_same_when_read_again(room: Room, seed: int) -> None:
    made = extreme(room, seed)
    text = corrections.written(made)
    again, same = corrections.accepted(room, "mine.toml", text)
    assert same == text
    assert again.entries == made.entries


@every_room
@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_any_accepted_file_ends(room: Room, seed: int) -> None:
    played = room.with_data("mine.toml", corrections.written(extreme(room, seed)))
    rng = Rng.seeded(seed)
    for players in room.players:
        state, decisions = played.new(players, seed), 0
        while state.seat is not None:
            moves = state.legal()
            state.play(moves[rng.below(len(moves))])
            decisions += 1
            assert decisions < MANY, "it goes on for ever"
        assert len(state.scores()) >= players


@pytest.mark.parametrize(("key", "text", "why"), ENDLESS.values(), ids=ENDLESS)
def test_what_could_be_repeated_without_end_is_refused(key: str, text: str, why: str) -> None:
    room = games.get(key)
    assert isinstance(room, Room)
    with pytest.raises(BadData) as caught:
        corrections.accepted(room, "mine.toml", text)
    assert caught.value.key == why
    with pytest.raises(BadData):
        room.with_data("mine.toml", text)


def staying(state: State, rng: Rng) -> Move:
    """A move after which the turn goes on, where there is one among some."""
    moves = state.legal()
    for _ in range(8):
        move = moves[rng.below(len(moves))]
        after = state.clone()
        after.play(move)
        if (after.turn, after.seat) == (state.turn, state.seat):
            return move
    return moves[rng.below(len(moves))]


@every_room
@pytest.mark.parametrize("seed", range(16))
def test_no_turn_with_any_accepted_file_goes_on_for_ever(room: Room, seed: int) -> None:
    """Whoever wants to stay in the turn cannot stay for long."""
    played = room.with_data("mine.toml", corrections.written(extreme(room, 2 * seed)))
    rng = Rng.seeded(seed)
    state = played.new(room.players[seed % 2], seed)
    turn, decisions = (state.turn, state.seat), 0
    for _ in range(1500):
        if state.seat is None:
            break
        if (state.turn, state.seat) != turn:
            turn, decisions = (state.turn, state.seat), 0
        decisions += 1
        assert decisions < LONG_TURN
        state.play(staying(state, rng))
