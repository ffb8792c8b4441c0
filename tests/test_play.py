"""The terminal game, driven as a person would: lines typed, lines read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cenote import games
from cenote.cli.orders import ORDERS, number_of, read_order
from cenote.core import quipu
from cenote.core.words import LANGUAGES
from sitting import GAME, Sitting, digest, first_turn, flat, say


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sitting:
    return Sitting(monkeypatch, capsys, tmp_path)


# --- whole games ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(play: Sitting, language: str) -> None:
    status, out, err = play(
        "play", "tzolkin", "--seats", "me,random,random", "--seed", "3", "--lang", language, typed=["1"] * 3000
    )
    assert (status, err) == (0, "")
    assert say(language, "event-end") in out
    table = out[out.rindex(say(language, "play-place")) :]
    assert say(language, "seat-person", letter="A") in table
    assert [line.split()[0] for line in table.splitlines()[1:4]] == ["1", "2", "3"]
    assert "\x1b" not in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80


def test_code_plays_alone(play: Sitting) -> None:
    status, out, _ = play("play", "--seats", "random,random", "--seed", "5")
    assert status == 0
    assert out.startswith(f"{GAME.title}: A random A, B random B. Seed 5.")
    assert out.count(say("en", "log-secret")) == 4
    assert "keep W-" not in out


def test_the_seed_is_told_when_it_is_not_given(play: Sitting) -> None:
    _, out, _ = play("play", "--seats", "me,random")
    seed = out.split("Seed ")[1].split(".")[0]
    assert Path(f"tzolkin-{seed}.quipu").exists()


@pytest.mark.parametrize(("seats", "older", "told"), [("me,expert", 1, True), ("me,expert", 0, False),
                                                     ("me,normal", 1, False)])  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_where_nobody_knows_how_strong_a_level_is(
    play: Sitting, seats: str, older: int, told: bool, language: str
) -> None:
    rules = str(games.get("santamaria").rules - older)
    _, out, _ = play("play", "santamaria", "--seats", seats, "--rules", rules, "--seed", "1", "--lang", language)
    assert (flat(say(language, "learnt-unexamined")) in flat(out)) is told


# --- moves and orders ---


def test_a_move_in_notation_is_the_move_of_the_number(play: Sitting) -> None:
    first_turn(play, "3", "s number.quipu")
    first_turn(play, "PLACE Tikal", "s notation.quipu")
    assert digest("number.quipu") == digest("notation.quipu")


def test_undo_and_redo(play: Sitting) -> None:
    first_turn(play, "s before.quipu", "place tikal", "s after.quipu", "u", "s undone.quipu", "r", "s redone.quipu")
    assert digest("before.quipu") == digest("undone.quipu") != digest("after.quipu")
    assert digest("after.quipu") == digest("redone.quipu")


def test_undo_ends_at_what_was_hidden_and_at_others(play: Sitting) -> None:
    out = first_turn(play, "u", "r")
    assert out.count(say("en", "play-no-undo")) == 1
    assert out.count(say("en", "play-no-redo")) == 1


def test_why_not(play: Sitting) -> None:
    out = first_turn(play, "why pick tikal 3", "why place tikal", "why 1", "why", "why fly", "why place moon")
    assert say("en", "why-not-your-worker", gear="tikal", space=3) in out
    assert out.count(say("en", "play-legal")) == 2
    assert say("en", "play-why") in out
    assert say("en", "play-not-understood", text="fly") in out
    assert "“moon” is no gear" in out


def test_an_illegal_move_says_why(play: Sitting) -> None:
    out = first_turn(play, "pick tikal 3")
    assert f"T32: {say('en', 'why-not-your-worker', gear='tikal', space=3)}" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_tiles(play: Sitting, language: str) -> None:
    out = first_turn(play, "?", "? T29", "? a1-04", "? W-03", "? T999", language=language)
    book = GAME.rulebook(language)
    told = GAME.words(language)
    assert f"T18 {book['T18']}" in out
    assert f"T29 {book['T29']}" in out
    assert f"A1-04 {GAME.describe('A1-04', told)}" in out
    assert f"W-03 {GAME.describe('W-03', told)}" in out
    assert say(language, "play-no-rule", text="T999") in out


def test_orders_on_a_cyrillic_keyboard(play: Sitting) -> None:
    out = first_turn(play, "place tikal", "г", "к", "црн beg", "? т29", "д", "и", "р", "і saved.quipu", language="uk")
    assert flat(say("uk", "play-help-undo")) in out
    assert say("uk", "play-saved", file="saved.quipu") in out
    assert f"T29 {GAME.rulebook('uk')['T29']}" in out
    assert read_order("чому place tikal") == ("why", "place tikal")
    assert number_of("т29") == "T29"
    assert ORDERS["г"] == ORDERS["u"]


def test_nonsense_changes_nothing(play: Sitting) -> None:
    out = first_turn(
        play, "s a.quipu", "", "99", "0", "place", "²", "fly away", "\x00", "9" * 5000, "s a\x00b", "s b.quipu"
    )
    assert digest("a.quipu") == digest("b.quipu")
    assert out.count("There are only the moves 1 to ") == 2
    assert "can be neither read nor written" in out
    assert say("en", "play-not-understood", text="fly away") in out


def test_board_log_and_help(play: Sitting) -> None:
    out = first_turn(play, "b", "l", "l 99", "h")
    assert out.count(say("en", "pic-players")) == 3  # with the wealth tiles, with the turn, and as asked
    assert out.count(say("en", "event-round", round=1, days=7)) == 3
    assert flat(say("en", "play-help-why")) in out


def test_prices_and_meanings_stand_at_the_moves(play: Sitting) -> None:
    out = first_turn(play, "place palenque", "done")
    assert "Uxmal 1 corn " in out
    space = re.search(r"pick palenque (\d)", out)
    assert space is not None
    worker = say("en", "move-pick", gear="palenque", space=space[1])
    meaning = GAME.describe(f"palenque-{space[1]}", GAME.words("en"))
    assert f"{worker} – {meaning.split()[0]}" in out


# --- saving ---


def test_saved_and_resumed(play: Sitting) -> None:
    first_turn(play, "place tikal", "s game.quipu")
    status, out, _ = play("play", "--load", "game.quipu", typed=["s again.quipu", "q", "-"])
    assert status == 0
    assert digest("game.quipu") == digest("again.quipu")
    assert say("en", "ask-place-more") in out


def test_resumed_to_the_end(play: Sitting) -> None:
    first_turn(play, "place tikal", "s game.quipu")
    status, out, _ = play("play", "tzolkin", "--load", "game.quipu", "--lang", "uk", typed=["1"] * 3000)
    assert status == 0
    assert say("uk", "play-points") in out


def test_the_end_of_input_saves(play: Sitting) -> None:
    status, out, _ = play("play", "--seats", "me:Olena,random", "--seed", "7", typed=["1"])
    assert status == 0
    assert out.endswith(f"{say('en', 'play-saved', file='tzolkin-7.quipu')}\n")
    assert "seat A me:Olena" in Path("tzolkin-7.quipu").read_text(encoding="utf-8")
    _, out, _ = play("play", "--seats", "me,random", "--seed", "7")
    assert "tzolkin-7-2.quipu" in out


def test_an_interrupt_saves(play: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object, prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("cenote.cli.screen.Screen.read", interrupted)
    status, out, _ = play("play", "--seed", "word")
    assert status == 130
    assert say("en", "play-saved", file="tzolkin-word.quipu") in out
    assert Path("tzolkin-word.quipu").exists()


def test_nothing_is_written_over(play: Sitting) -> None:
    Path("mine.quipu").write_text("mine", encoding="utf-8")
    out = first_turn(play, "s mine.quipu", "s no/such/folder.quipu", "s own.quipu", "place tikal", "s own.quipu")
    assert Path("mine.quipu").read_text(encoding="utf-8") == "mine"
    assert say("en", "file-exists", file="mine.quipu") in out
    assert say("en", "file-missing", file="no/such/folder.quipu") in out
    assert out.count(say("en", "play-saved", file="own.quipu")) == 2


def test_quitting_asks_for_a_file(play: Sitting) -> None:
    status, out, _ = play("play", "--seed", "7", typed=["q", "kept.quipu"])
    assert status == 0
    assert say("en", "play-quit", file="tzolkin-7.quipu") in out
    assert Path("kept.quipu").exists()
    play("play", "--seed", "8", typed=["q", "-"])
    assert not Path("tzolkin-8.quipu").exists()


def test_a_turn_is_confirmed(play: Sitting) -> None:
    typed = ["1", "1", "place palenque", "done", "l", "h", "u", "s before.quipu", "done", "", "s after.quipu", "q", "-"]
    _, out, _ = play("play", "--seats", "me:Olena,random", "--seed", "7", "--confirm", typed=typed)
    assert out.count(say("en", "play-confirm", name="Olena")) == 4  # the log and the help do not end the turn
    before = quipu.read(Path("before.quipu").read_text(encoding="utf-8"))
    after = quipu.read(Path("after.quipu").read_text(encoding="utf-8"))
    assert [text for _, text in before.turns[-1].moves] == ["place palenque"]
    assert ["place palenque", "done"] in [[text for _, text in turn.moves] for turn in after.turns]


# --- several people ---


def test_a_curtain_between_people_and_no_secret_behind_it(play: Sitting) -> None:
    seed = 4
    first = GAME.new(2, seed)
    seat = first.seat
    assert seat is not None
    other = 1 - seat
    people = ["me:Olena", "me:Ostap"]
    secrets = first.view(seat)["players"][seat]["dealt"]
    typed = ["", "1", "1", "", "b", "l", "u", "?", "why keep " + secrets[0]]
    status, out, _ = play("play", "--seats", ",".join(people), "--seed", str(seed), typed=typed)
    names = ["Olena", "Ostap"]
    mine, theirs = out.split(say("en", "play-curtain", name=names[other]))
    assert say("en", "play-curtain", name=names[seat]) in mine
    shown = theirs.replace(f"why keep {secrets[0]}", "")
    refused = say("en", "why-not-dealt", tile=secrets[0])
    assert refused in flat(shown)
    shown = flat(shown).replace(refused, "")
    for id in secrets:
        assert id in mine
        assert id not in shown
        assert say("en", f"tile-{id}") not in shown
        assert GAME.describe(id, GAME.words("en")) not in shown
    assert say("en", "log-secret") in shown
    assert say("en", "play-no-undo") in shown
    assert status == 0


def test_no_curtain_for_one_person(play: Sitting) -> None:
    out = first_turn(play, *["1"] * 6)
    assert say("en", "play-curtain", name=say("en", "seat-person", letter="A")) not in out


def test_what_code_keeps_is_not_told(play: Sitting) -> None:
    state = GAME.new(2, 7)
    _, out, _ = play("play", "--seats", "me,random", "--seed", "7", typed=["b", "l"])
    hidden = state.view(1)["players"][1]["dealt"]
    assert say("en", "log-secret") in out
    assert not [id for id in hidden if id in out]
