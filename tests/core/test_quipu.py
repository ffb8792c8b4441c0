"""Records: written, read, replayed, and refused with the line where they are wrong."""

from __future__ import annotations

import pytest

from cenote.core import quipu
from cenote.core.game import Game
from cenote.core.match import Match
from cenote.core.refusal import BadRecord
from cenote.core.rng import Rng
from core.toy import PEARLS, PearlGame


def played(moves: int = 99, players: int = 2, seed: int | str = 1, game: Game = PEARLS, **options: object) -> Match:
    match = Match(game, players, seed, {"sea": "rough", **options}, ["Ana", "Ben", "Cy"][:players])
    chance = Rng.seeded("the record")
    while match.state.seat is not None and moves:
        legal = match.state.moves()
        match.play(legal[chance.below(len(legal))])
        moves -= 1
    return match


TEXT = quipu.write(played())
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    """The number of the first line that begins like this."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def changed(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def refused(text: str, game: Game = PEARLS) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        quipu.read(text).play_through(game)
    assert str(refusal.value)
    return refusal.value


# --- good records ---


def test_the_text_of_a_record() -> None:
    assert LINES[:9] == [
        "quipu 1",
        "game pearls",
        "rules 4",
        "players 2",
        "seed 1",
        'options {"rounds": 2, "sea": "rough", "sorted": true}',
        f"data {PEARLS.fingerprint}",
        "seat A Ana",
        "seat B Ben",
    ]
    assert LINES[9:11] == ["", "turn 1 A"]
    assert LINES[-1].startswith("end ")
    assert sum(line.startswith("= ") for line in LINES) == 4


def test_round_trip() -> None:
    match = played()
    again = quipu.read(TEXT).play_through(PEARLS)
    assert again.state == match.state
    assert again.seats == ["Ana", "Ben"]
    assert again.options["sea"] == "rough"
    assert quipu.write(again) == TEXT


@pytest.mark.parametrize("moves", range(9))
def test_a_game_that_is_not_over(moves: int) -> None:
    match = played(moves)
    record = quipu.read(quipu.write(match))
    assert record.game == "pearls"
    again = record.play_through(PEARLS)
    assert again.state == match.state
    assert (record.end is None) == (again.state.seat is not None)


def test_every_position_on_the_way() -> None:
    match = played()
    digests = [other.state.digest() for other in quipu.read(TEXT).replay(PEARLS)]
    assert len(digests) == len(match.played) + 1
    assert digests[0] == PEARLS.new(players=2, seed=1, options={"sea": "rough"}).digest()
    assert digests[-1] == match.state.digest()


@pytest.mark.parametrize("seed", [0, -7, 12, 10**30, "007", "-0", "a  word", "٣", ""])
def test_seeds(seed: int | str) -> None:
    match = played(seed=seed)
    assert quipu.read(quipu.write(match)).play_through(PEARLS).state == match.state


@pytest.mark.parametrize("name", ["Ana Maria", "", "  ", "turn 1 A", "# x", "two\nlines", "a\u2028b"])
def test_names_of_seats(name: str) -> None:
    match = Match(PEARLS, 2, 1, None, [name, "Ben"])
    record = quipu.read(quipu.write(match))
    assert record.seats == [" ".join(name.split()) or "A", "Ben"]


def test_comments_and_blank_lines() -> None:
    text = TEXT.replace("turn 1 A", "# the beginning\n\n  turn 1 A")
    assert quipu.read(text).play_through(PEARLS).state == played().state


def test_with_a_data_file() -> None:
    deep = PEARLS.with_data("deep.toml", "[pile.cards]\ndeepest = 11\n")
    text = quipu.write(played(game=deep))
    assert f"data {deep.mark}" in text
    assert quipu.read(text).play_through(deep).state.seat is None
    refusal = refused(text)
    assert refusal.key == "record-data"
    assert refusal.details == {"data": deep.mark, "wanted": PEARLS.fingerprint}
    older = text.replace(deep.mark, deep.data)  # which named the file instead
    assert quipu.write(quipu.read(older).play_through(deep)) == text
    assert refused(older).key == "record-data"
    assert quipu.write(quipu.read(TEXT.replace(PEARLS.fingerprint, "-")).play_through(PEARLS)) == TEXT


def test_solo() -> None:
    text = quipu.write(played(players=1))
    assert quipu.read(text).play_through(PEARLS).players == 1


# --- bad headers ---


@pytest.mark.parametrize("text", ["", "\n\n", "# only this\n", "game pearls\n", "junk\x00", "{}", "QUIPU 1"])
def test_no_record_at_all(text: str) -> None:
    assert refused(text).key == "record-not-a-quipu"


@pytest.mark.parametrize("field", ["game", "rules", "seed", "options", "data", "players"])
def test_missing_fields(field: str) -> None:
    refusal = refused("\n".join(line for line in LINES if not line.startswith(f"{field} ")))
    assert (refusal.key, refusal.details) == ("record-field", {"field": field})


@pytest.mark.parametrize(
    ("number", "line", "key", "details"),
    [
        (1, "quipu 2", "record-version", {"version": "2", "wanted": 1}),
        (3, "rules x", "record-field", {"field": "rules"}),
        (3, "rules 1234567", "record-field", {"field": "rules"}),
        (3, "rules 3", "record-rules", {"rules": 3, "oldest": 4, "newest": 4}),
        (4, "players 3", "record-field", {"field": "players"}),
        (6, "options [1]", "record-field", {"field": "options"}),
        (6, "options {", "record-field", {"field": "options"}),
        (6, "options " + "[" * 100_000, "record-field", {"field": "options"}),
        (6, "options {'a': " + "9" * 5000, "record-field", {"field": "options"}),
        (8, "seat B Ana", "record-line", {"line": 8, "text": "seat B Ana"}),
        (9, "seat A Ben", "record-line", {"line": 9, "text": "seat A Ben"}),
        (9, "seat", "record-line", {"line": 9, "text": "seat"}),
        (9, "chair B Ben", "record-line", {"line": 9, "text": "chair B Ben"}),
    ],
)
def test_bad_headers(number: int, line: str, key: str, details: dict[str, object]) -> None:
    refusal = refused(changed(number, line))
    assert (refusal.key, refusal.details) == (key, details)


@pytest.mark.parametrize("options", ['{"rounds": 9}', '{"wind": true}'])
def test_options_that_do_not_exist(options: str) -> None:
    refusal = refused(changed(6, f"options {options}"))
    assert refusal.key == "record-option"


def test_too_many_seats() -> None:
    seats = "".join(f"seat {letter} x\n" for letter in "ABCDEFGH") + "seat\n"
    text = TEXT.replace("players 2", "players 9").replace("seat A Ana\nseat B Ben\n", seats)
    assert refused(text).key == "record-option"


# --- bad turns ---


@pytest.mark.parametrize(
    "line", ["turn 1 C", "turn 1", "turn A 1", "turn x A", "turn 1 A B", "turn " + "1" * 5000 + " A"]
)
def test_bad_marks(line: str) -> None:
    refusal = refused(changed(11, line))
    assert (refusal.key, refusal.details["line"]) == ("record-line", 11)


@pytest.mark.parametrize("line", ["turn 1 B", "turn 2 A"])
def test_a_turn_that_does_not_come_here(line: str) -> None:
    refusal = refused(changed(11, line))
    assert refusal.key == "record-turn"
    assert refusal.details["line"] == 11


def test_a_move_that_is_none() -> None:
    refusal = refused(changed(12, "fly north"))
    assert (refusal.key, refusal.details["line"], refusal.details["move"]) == ("record-move", 12, "fly north")


def test_a_move_that_is_not_legal() -> None:
    hand = PEARLS.new(players=2, seed=1, options={"sea": "rough"}).moves()
    foreign = next(move for move in PEARLS.notation.moves if move not in hand)
    refusal = refused(changed(12, " ".join(foreign)))
    assert (refusal.key, refusal.details["line"]) == ("record-move", 12)


def test_another_legal_move_gives_another_digest() -> None:
    hand = [" ".join(move) for move in PEARLS.new(players=2, seed=1, options={"sea": "rough"}).moves()]
    other = next(move for move in hand if move.split()[0] == LINES[11].split()[0] and move != LINES[11])
    refusal = refused(changed(12, other))
    assert (refusal.key, refusal.details) == ("record-digest", {"turn": 1, "line": 11})


def test_a_changed_digest() -> None:
    number = line_of("= ")
    refusal = refused(changed(number, "= 0123456789abcdef01234567"))
    assert (refusal.key, refusal.details["turn"]) == ("record-digest", 1)


def test_a_move_too_many() -> None:
    number = line_of("= ")
    refusal = refused("\n".join([*LINES[: number - 1], "dive", *LINES[number - 1 :]]))
    assert (refusal.key, refusal.details["line"], refusal.details["seat"]) == ("record-seat", number, "A")


def test_a_move_after_the_digest() -> None:
    number = line_of("= ")
    refusal = refused("\n".join([*LINES[:number], "dive", *LINES[number:]]))
    assert (refusal.key, refusal.details["line"]) == ("record-line", number + 1)


def test_a_turn_too_few() -> None:
    first = line_of("turn 2")
    second = line_of("turn 3")
    refusal = refused("\n".join(LINES[: first - 1] + LINES[second - 1 :]))
    assert (refusal.key, refusal.details["line"]) == ("record-turn", first)


def test_the_end() -> None:
    number = line_of("end ")
    refusal = refused(changed(number, "end 99 99"))
    assert (refusal.key, refusal.details["line"]) == ("record-end", number)
    assert refusal.details["scores"] == LINES[-1].removeprefix("end ")
    refusal = refused(TEXT + "dive\n")
    assert (refusal.key, refusal.details["line"]) == ("record-after-end", number + 1)


def test_an_end_too_early() -> None:
    third = line_of("turn 3")
    refusal = refused("\n".join([*LINES[: third - 1], "end 0 0"]))
    assert (refusal.key, refusal.details["line"]) == ("record-end", third)


def test_an_end_before_the_beginning() -> None:
    refusal = refused("\n".join([*LINES[:9], "end 0 0"]))
    assert (refusal.key, refusal.details["line"]) == ("record-line", 10)


def test_other_rules() -> None:
    class NewRules(PearlGame):
        rules = 5

    assert refused(TEXT, NewRules()).details == {"rules": 4, "oldest": 5, "newest": 5}
