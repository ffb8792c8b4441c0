"""Replays, pictures of positions, and one clear sentence for everything that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

import cenote
from cenote.cli import main
from cenote.cli.speech import preferred
from cenote.core import quipu
from cenote.core.match import Match
from cenote.core.words import LANGUAGES
from sitting import GAME, Sitting, first_turn, flat, say


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sitting:
    return Sitting(monkeypatch, capsys, tmp_path)


# --- replay and show ---


@pytest.fixture
def finished(play: Sitting) -> str:
    """The record of a game in which everybody always takes the first move."""
    match = Match(GAME, 2, 3, seats=["me:Olena", "random"])
    while match.state.seat is not None:
        match.play(match.state.moves()[0])
    Path("finished.quipu").write_text(quipu.write(match), encoding="utf-8")
    return "finished.quipu"


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_of_a_finished_game_is_open(play: Sitting, finished: str, language: str) -> None:
    status, out, err = play("replay", finished, "--lang", language)
    assert (status, err) == (0, "")
    kept = GAME.new(2, 3).view(0)["players"][0]["dealt"][0]
    assert flat(say(language, "move-keep", tile=kept)) in flat(out)
    assert say(language, "event-end") in out
    assert say(language, "log-secret") not in out
    assert max(cell_len(line) for line in out.splitlines()) <= 80


def test_replay_from_a_seat_shows_what_it_saw(play: Sitting, finished: str) -> None:
    seats = [turn.seat for turn in quipu.read(Path(finished).read_text(encoding="utf-8")).turns[:2]]
    dealt = GAME.new(2, 3).view(seats[1])["players"][seats[1]]["dealt"]
    _, out, _ = play("replay", finished, "--seat", "AB"[seats[1]], "--turn", "1")
    assert out.count(say("en", "log-secret")) == 2
    assert all(id in out for id in dealt)


def test_replay_of_a_running_game_is_a_spectators(play: Sitting) -> None:
    first_turn(play, "s running.quipu")
    _, out, _ = play("replay", "running.quipu", "--turn", "2")
    assert out.count(say("en", "log-secret")) == 4
    assert "W-" not in out


def test_replay_step_by_step(play: Sitting, finished: str) -> None:
    last = quipu.read(Path(finished).read_text(encoding="utf-8")).turns[-1].number
    _, out, _ = play("replay", finished, "--step", typed=["", "n", "p", "5", "999", "what", "q"])
    turns = [line.split()[1] for line in out.splitlines() if line.startswith("Turn ")]
    assert turns == ["0", "1", "2", "1", "5", "5", "5"]
    assert f"Turn 5 of {last}" in out
    _, out, _ = play("replay", finished, "--step", "--turn", str(last), typed=[""])
    assert out.count("Turn ") == 1
    assert play("replay", finished, "--step", typed=[])[0] == 0


def test_show(play: Sitting, finished: str) -> None:
    _, out, _ = play("show", finished, "--turn", "3")
    assert say("en", "pic-round", round=1) in out
    status, out, _ = play("show", finished, "--svg", "board.svg", "--lang", "ru")
    assert status == 0
    assert out == f"{say('ru', 'show-written', file='board.svg')}\n"
    assert "Olena" in Path("board.svg").read_text(encoding="utf-8")


def test_show_a_position(play: Sitting) -> None:
    state = GAME.new(3, 5)
    Path("position.json").write_text(json.dumps(state.dump()), encoding="utf-8")
    _, spectator, _ = play("show", "position.json")
    _, seat, _ = play("show", "position.json", "--seat", "2")
    dealt = state.view(1)["players"][1]["dealt"]
    assert "W-" not in spectator
    assert all(id in seat for id in dealt)


def test_a_host_s_own_data(play: Sitting) -> None:
    Path("own.toml").write_text('[building.A1-01]\ncost = { gold = 5 }\nstatus = "recalled"\n', encoding="utf-8")
    args = ("--data", "own.toml")
    play("play", "--seats", "me,random", "--seed", "1", *args, typed=["? A1-01", "s own.quipu"])
    status, out, _ = play("play", "--load", "own.quipu", *args, typed=["? A1-01", "q", "-"])
    assert status == 0
    assert say("en", "amount-gold", n=5) in out
    assert play("replay", "own.quipu", *args)[0] == 0
    assert play("show", "own.quipu", *args)[0] == 0
    assert play("show", "own.quipu")[0] == 2


# --- languages and errors ---


def test_the_language_of_the_environment(play: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CENOTE_LANG", "ru")
    assert play("play", "chess")[2] == say("ru", "refusal-no-such-game", game="chess", known=known_games()) + "\n"
    assert preferred({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert preferred({"LC_ALL": "de_DE.UTF-8", "LANG": "uk_UA.UTF-8"}) == "en"
    assert preferred({"CENOTE_LANG": "xx", "LANG": "ru_RU.UTF-8"}) == "ru"
    assert preferred({}) == "en"


def known_games() -> str:
    return ", ".join(cenote.games.keys())


def write_bad_files() -> None:
    match = Match(GAME, 2, 7, seats=["me", "greedy"])
    match.play(match.state.moves()[0])
    good = quipu.write(match)
    first = match.game.notation.write(match.played[0].move)
    Path("binary").write_bytes(b"\xff\xfe\x00\x80")
    Path("empty").write_text("", encoding="utf-8")
    Path("text").write_text("hello\n", encoding="utf-8")
    Path("chess").write_text(good.replace("game tzolkin", "game chess"), encoding="utf-8")
    Path("stranger").write_text(good.replace("seat B greedy", "seat B alphazero"), encoding="utf-8")
    Path("illegal").write_text(good.replace(f"\n{first}\n", "\nplace tikal\n"), encoding="utf-8")
    Path("unreadable").write_text(good.replace(f"\n{first}\n", "\nfly\x1b[31m away\n"), encoding="utf-8")
    Path("digest").write_text(good.replace("\n= ", "\n= 0"), encoding="utf-8")
    Path("rules").write_text(good.replace("rules 1", "rules 999"), encoding="utf-8")
    Path("good").write_text(good, encoding="utf-8")
    Path("list.json").write_text("[1]", encoding="utf-8")
    Path("position.json").write_text('{"game": "tzolkin", "rules": 1, "data": ""}', encoding="utf-8")
    Path("data.toml").write_text("[building.A1-01]\ncost = 3\n", encoding="utf-8")
    Path("broken.toml").write_text("[building\n", encoding="utf-8")
    Path("folder").mkdir()


BAD = [
    [],
    ["fly"],
    ["play", "chess"],
    ["play", "--wings"],
    ["play", "--lang"],
    ["play", "--lang", "de"],
    ["play", "tzolkin", "santa", "maria"],
    ["play", "--seats", "me,alphazero"],
    ["play", "--seats", "me"],
    ["play", "--seats", "me,me,me,me,me"],
    ["play", "--seats", ""],
    ["play", "--seats", "me:,greedy"],
    ["play", "--seats", "me:" + "O" * 99 + ",greedy"],
    ["play", "--seats", "me:\x1b[31m,greedy"],
    ["play", "--seed", " "],
    ["play", "--confirm", "--no-confirm"],
    ["play", "--data", "none.toml"],
    ["play", "--data", "folder"],
    ["play", "--data", "binary"],
    ["play", "--data", "data.toml"],
    ["play", "--data", "broken.toml"],
    ["play", "--load", "none"],
    ["play", "--load", "folder"],
    ["play", "--load", "good/none"],
    *(["play", "--load", name] for name in ("binary", "empty", "text", "chess", "stranger", "illegal", "unreadable")),
    *(["play", "--load", name] for name in ("digest", "rules", "list.json")),
    ["play", "--load", "good", "--seed", "1"],
    ["play", "--load", "good", "--seats", "me,greedy"],
    ["play", "santamaria", "--load", "good"],
    ["play", "--load", "good", "--data", "own.toml"],
    ["replay"],
    ["replay", "none"],
    ["replay", "illegal"],
    ["replay", "good", "--seat", "Z"],
    ["replay", "good", "--seat", "0"],
    ["replay", "good", "--turn", "999"],
    ["replay", "good", "--turn", "x"],
    ["show", "folder"],
    ["show", "list.json"],
    ["show", "position.json"],
    ["show", "position.json", "--turn", "1"],
    ["show", "good", "--svg", "folder"],
    ["show", "good", "--svg", "none/board.svg"],
    ["show", "good", "--turn", "-1"],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_for_each_error(play: Sitting, language: str) -> None:
    write_bad_files()
    Path("own.toml").write_text("[building.A1-01]\ncost = { gold = 5 }\n", encoding="utf-8")
    for argv in BAD:
        chosen = [] if "--lang" in argv or not argv else ["--lang", language]
        status, out, err = play(*argv, *chosen)
        assert (argv, status) == (argv, 2)
        assert (argv, len(err.splitlines())) == (argv, 1)
        assert err.rstrip("\n").endswith("."), err
        assert "\x1b" not in err
        assert not out
        if chosen and language != "en":
            assert any("а" <= letter <= "я" for letter in err.lower()), err


def test_help_speaks_the_language(play: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        for argv in (["--help"], ["play", "--help"], ["replay", "--help"], ["show", "--help"]):
            with pytest.raises(SystemExit) as left:
                main([*argv, "--lang", language])
            assert left.value.code == 0
            shown = capsys.readouterr().out
            assert shown.startswith(say(language, "help-usage"))
            assert shown.count(say(language, "help-usage")) == 1
            assert say(language, "help-options") in shown
