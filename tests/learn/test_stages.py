"""What is known of a network, and the stages in which a game is learnt. Needs no torch."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from subprocess import run

import pytest

import cenote
from cenote.agents.network.card import card, read
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.core.words import LANGUAGES, words
from cenote.learn import curve
from cenote.learn.origin import command, commit, runs, together
from cenote.learn.recipe import Recipe, changed
from cenote.learn.refusal import LOCALE
from cenote.learn.stages import Stage, read_stages, stages_file

every_game = pytest.mark.parametrize("game", cenote.games.all(), ids=lambda game: game.key)


@every_game
def test_every_game_tells_how_it_is_learnt(game: Game) -> None:
    stages = read_stages(stages_file(game), game)
    assert len(stages) == len(read(card(game))["learnt"]["commands"])
    for stage in stages:
        settings = (f"{name}={value}" for name, value in stage.settings.items())
        assert asdict(changed(Recipe(), settings)).items() >= stage.settings.items()


BAD = {
    "": "r.toml has no stages; each of them is headed by [[stage]].",
    "stage = 3": "r.toml has no stages; each of them is headed by [[stage]].",
    "[[stages]]\nminutes = 1": "r.toml: nothing is called “stages” there; what can be said is stage.",
    "[[stage]]\nminutes = 1\n[[stage]]\nminute = 1": (
        "r.toml, stage 2: nothing is called “minute” there; "
        "what can be said is minutes, tables, seed, teacher, lesson, settings."
    ),
    "[[stage]]\nseed = 1": "r.toml, stage 1: “minutes” cannot be 0.",
    "[[stage]]\nminutes = nan": "r.toml, stage 1: “minutes” cannot be nan.",
    "[[stage]]\nminutes = 1\nseed = true": "r.toml, stage 1: “seed” cannot be True.",
    "[[stage]]\nminutes = 1\nlesson = -1": "r.toml, stage 1: “lesson” cannot be -1.",
    "[[stage]]\nminutes = 1\ntables = { 2 = 0 }": "r.toml, stage 1: “tables” cannot be {'2': 0}.",
    "[[stage]]\nminutes = 1\nsettings = { pace = [] }": "r.toml, stage 1: “settings” cannot be {'pace': []}.",
    "[[stage]]\nminutes = 1\nsettings = { speed = 1 }": "r.toml, stage 1: The recipe has no “speed”; it has width, ",
    "[[stage]]\nminutes = 1\nsettings = { width = 0.5 }": (
        "r.toml, stage 1: “0.5” is not possible for width in the recipe."
    ),
    "[[stage]]\nminutes = 1\ntables = { 7 = 1 }": "r.toml, stage 1: ",
    "[[stage]]\nminutes = 1\ntables = { two = 1 }": "r.toml, stage 1: ",
    '[[stage]]\nminutes = 1\nteacher = "nobody"': "r.toml, stage 1: ",
    "[[stage]": "r.toml is not valid TOML: ",
}


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_bad_recipe_is_refused_in_one_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        read_stages(file, cenote.games.get("tzolkin"))
    assert str(refused.value).startswith(BAD[text])
    for language in LANGUAGES:
        told = words(language, LOCALE).refusal(refused.value)
        assert "\n" not in told and str(tmp_path) not in told


def test_a_recipe_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        read_stages(tmp_path / "none.toml", cenote.games.get("tzolkin"))
    assert str(refused.value) == "There is no file “none.toml” that tells how the game is learnt."


def test_a_stage_is_told_as_it_would_be_typed() -> None:
    stage = Stage(1.5, {"2": 2, "1:level=harsh": 1}, settings={"pace": 2.5e-4})
    assert stage.words() == ["--tables", "2", "2", "1:level=harsh", "--set", "pace=0.00025"]
    assert Stage(1).words() == []


def test_a_command_can_be_typed_again_and_names_no_folders() -> None:
    typed = ["tzolkin", "--out=/home/me/a.npz", "--begin-with", "../b/c.npz", "--teacher", "network:/x/my d.npz"]
    assert command([*typed, "--tables", "1:level=harsh", "--ray", "ray://host:1"]) == (
        "python -m cenote.learn tzolkin --out=a.npz --begin-with c.npz --teacher 'network:my d.npz' "
        "--tables 1:level=harsh --ray ray://host:1"
    )


def test_the_commit_is_that_of_the_checkout_and_tells_what_was_changed(tmp_path: Path) -> None:
    assert commit(tmp_path) == ""
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    file = tmp_path / "part" / "file"
    file.parent.mkdir()
    file.write_text("1")
    for order in (["init", "-q"], ["add", "part/file"], ["commit", "-q", "-m", "One"]):
        run([*git, *order], check=True)
    told = run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()
    assert commit(file.parent) == told and len(told) == 40
    file.write_text("2")
    assert commit(file.parent) == told + "+"
    installed = tmp_path / "elsewhere"
    installed.mkdir()
    assert commit(installed) == ""


def test_without_git_there_is_no_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commit() == ""


def test_what_taught_one_after_the_other_is_told_once() -> None:
    assert together("", "b") == together("b", "b") == together("b", "") == "b"
    assert together("a", "b") == "a && b"


@every_game
def test_networks_from_before_show_their_curve(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    curve.main([str(game.network)])
    shown = capsys.readouterr()
    head, *rows = shown.out.splitlines()
    assert head.startswith("run,seconds,decisions,") and rows and rows[0].startswith("1,")
    assert shown.err.startswith("run ")


def test_a_curve_shows_all_runs_that_made_a_network(capsys: pytest.CaptureFixture[str]) -> None:
    first = {"command": "one", "commit": "c", "seed": 1, "decisions": 9, "curve": [{"seconds": 1.0}]}
    about = {**first, "command": "two", "curve": [{"seconds": 2.0, "beats greedy": 0.5}], "before": [first]}
    told = runs(about)
    assert [one["command"] for one in told] == ["one", "two"]
    curve.table(told, sys.stdout)
    assert capsys.readouterr().out == "run,seconds,beats greedy\n1,1.0,\n2,2.0,0.5\n"


def test_the_curve_of_what_is_no_network_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        curve.main([str(tmp_path / "none.npz")])
    assert ended.value.code == 2 and capsys.readouterr().err.count("\n") == 1
