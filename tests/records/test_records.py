"""Recorded games replay to the same positions, turn by turn, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cenote import games
from cenote.core import quipu
from cenote.core.game import Game
from cenote.core.refusal import BadRecord
from cenote.games import get
from conformance.battery import forms

RECORDS = sorted(Path(__file__).parent.glob("*.quipu"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        record = quipu.read(text)
        record.play_through(get(record.game))
    assert str(refusal.value)
    return refusal.value


def test_every_value_of_every_option_is_recorded() -> None:
    """For each number of players that goes with it."""
    recorded = set()
    for file in RECORDS:
        record = quipu.read(file.read_text(encoding="utf-8"))
        table = (record.game, len(record.seats))
        recorded |= {table} | {(*table, *chosen) for chosen in json.loads(record.header["options"]).items()}
    for game, players, options in forms(games.all(), with_options=True):
        assert (game.key, players) in recorded
        for key, value in game.all_options(options).items():
            assert (game.key, players, key, value) in recorded


def test_every_verb_is_recorded() -> None:
    recorded: dict[str, set[str]] = {}
    for file in RECORDS:
        record = quipu.read(file.read_text(encoding="utf-8"))
        moves = [move for turn in record.turns for _, move in turn.moves]
        recorded.setdefault(record.game, set()).update(move.split()[0] for move in moves)
    assert recorded == {game.key: set(game.notation.verbs) for game in games.all()}


@every_record
def test_replay(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = quipu.read(text)
    assert record.end is not None
    assert all(turn.digest for turn in record.turns)
    match = record.play_through(get(record.game))
    assert match.state.seat is None
    assert quipu.write_scores(match.state) == record.end[1]
    named = text.replace("\ndata -\n", f"\ndata {match.game.fingerprint}\n")  # as the first ones did not
    assert quipu.write(match) == named


@pytest.mark.parametrize("game", games.all(), ids=games.keys())
def test_every_version_is_recorded(game: Game) -> None:
    """From before and after each correction: `python -m records.make` plays what is missing."""
    records = [quipu.read(file.read_text(encoding="utf-8")) for file in RECORDS]
    assert {record.rules for record in records if record.game == game.key} == set(game.versions)


@pytest.mark.compiled
@every_record
def test_positions_on_the_way(file: Path) -> None:
    """Each position can be written down and taken up again."""
    record = quipu.read(file.read_text(encoding="utf-8"))
    game = get(record.game)
    for number, match in enumerate(record.replay(game)):
        if number % 25 == 0 or match.state.seat is None:
            assert game.load(match.state.dump()) == match.state


# --- damage ---

TEXT = (Path(__file__).parent / "tzolkin-four-greedy.quipu").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
MOVES = [number for number, line in enumerate(LINES) if line and line.split()[0] in ("place", "pick", "action")]
DIGESTS = [number for number, line in enumerate(LINES) if line.startswith("= ")]
TURNS = [number for number, line in enumerate(LINES) if line.startswith("turn ")]


def changed(number: int, line: str) -> str:
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]])


@pytest.mark.parametrize("number", MOVES[:: len(MOVES) // 8])
def test_a_changed_move(number: int) -> None:
    refusal = refused(changed(number, "place nowhere"))
    assert (refusal.key, refusal.details["line"]) == ("record-move", number + 1)
    refusal = refused(changed(number, "keep W-01"))
    assert (refusal.key, refusal.details["line"]) == ("record-move", number + 1)


@pytest.mark.parametrize("number", DIGESTS[:: len(DIGESTS) // 8])
def test_a_changed_digest(number: int) -> None:
    last = LINES[number][-1]
    refusal = refused(changed(number, LINES[number][:-1] + ("0" if last != "0" else "1")))
    assert refusal.key == "record-digest"
    assert refusal.details["line"] == max(turn for turn in TURNS if turn < number) + 1


@pytest.mark.parametrize("number", TURNS[:: len(TURNS) // 8])
def test_a_changed_seat(number: int) -> None:
    seat = "B" if LINES[number].endswith("A") else "A"
    refusal = refused(changed(number, LINES[number][:-1] + seat))
    assert (refusal.key, refusal.details["line"]) == ("record-turn", number + 1)


def test_a_missing_turn() -> None:
    start, end = TURNS[3], TURNS[4]
    refusal = refused("\n".join(LINES[:start] + LINES[end:]))
    assert (refusal.key, refusal.details["line"]) == ("record-turn", start + 1)


def test_another_seed() -> None:
    number = next(number for number, line in enumerate(LINES) if line.startswith("seed "))
    refusal = refused(changed(number, "seed another"))
    assert refusal.key in ("record-move", "record-turn", "record-digest")


@pytest.mark.parametrize("part", [0.1, 0.35, 0.6, 0.9])
def test_a_file_cut_off_in_a_digest(part: float) -> None:
    number = DIGESTS[int(len(DIGESTS) * part)]
    refusal = refused("\n".join([*LINES[:number], LINES[number][:9]]))
    assert refusal.key == "record-digest"


@pytest.mark.parametrize("number", MOVES[:: len(MOVES) // 4])
def test_a_file_cut_off_in_a_move(number: int) -> None:
    refusal = refused("\n".join([*LINES[:number], LINES[number][:3]]))
    assert (refusal.key, refusal.details["line"]) == ("record-move", number + 1)


def test_an_unfinished_game_is_a_record_too() -> None:
    whole = "\n".join(LINES[: DIGESTS[7] + 1])
    assert quipu.read(whole).play_through(get(quipu.read(whole).game)).state.seat is not None


@pytest.mark.parametrize("number", [0, 5, 40, len(LINES) - 1])
def test_junk(number: int) -> None:
    refusal = refused("\n".join([*LINES[:number], "\x00\x07 %%%", *LINES[number:]]))
    assert refusal.key in ("record-not-a-quipu", "record-line", "record-move")
    assert number == 0 or refusal.details["line"] == number + 1


def test_other_scores() -> None:
    refusal = refused(changed(len(LINES) - 1, "end 0 0 0 0"))
    assert (refusal.key, refusal.details["line"]) == ("record-end", len(LINES))
