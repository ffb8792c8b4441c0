"""`cenote simulate`, as somebody types it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest
from rich.console import Console

from cenote import games
from cenote.arena import Result, Summary
from cenote.arena.series import Fixture, Series
from cenote.cli import main
from cenote.cli.simulate import agents_table
from shell import LANGUAGES, Output, refused, said

GAME = games.get("tzolkin")


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


def test_simulate_sums_up_within_80_columns(output: Output) -> None:
    text = said(
        output, "simulate", "tzolkin", "--agents", "random", "--games", "7", "--players", "3", "--processes", "1"
    )
    assert text.startswith("7 games of Tzolk’in with 3 players, seed 1; ")
    assert re.search(
        r"^random +21 +-?\d+\.\d ± \d+\.\d +-?[\d.]+…-?[\d.]+ +33\.3% +\d+\.\d–\d+\.\d% +\d\.\d\d *$", text, re.M
    )
    assert re.findall(r"^([ABC]) +-?\d+\.\d ± \d+\.\d +\d+\.\d% *$", text, re.M) == ["A", "B", "C"]
    assert max(map(len, text.splitlines())) <= 80
    assert "\x1b" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_speaks_every_language(output: Output, language: str) -> None:
    assert main(["simulate", "tzolkin", "--agents", "random", "--games", "2", "--lang", language]) == 0
    text = output.readouterr().out
    assert {"en": "2 games of", "uk": "2 партії в", "ru": "2 партии в"}[language] in text
    assert max(map(len, text.splitlines())) <= 80


def test_simulate_gives_the_same_again(output: Output, tmp_path: Path) -> None:
    tables = []
    for number, processes in enumerate(("1", "2")):
        file = tmp_path / f"{number}.csv"
        said(
            output,
            "simulate",
            "tzolkin",
            "--agents",
            "random",
            "--games",
            "3",
            "--processes",
            processes,
            "--out",
            str(file),
        )
        tables.append(sorted(line.rpartition(",")[0] for line in file.read_text().splitlines()))
    assert tables[0] == tables[1]
    assert len(tables[0]) == 1 + 3 * 2


def test_records_of_a_simulation_verify(output: Output, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    text = said(output, "simulate", "tzolkin", "--agents", "random", "--games", "3", "--out", f"{folder}/")
    assert f"Written to {folder}/." in text
    files = sorted(map(str, folder.iterdir()))
    assert len(files) == 3
    lines = said(output, "verify", *files).splitlines()
    assert [line.split(": ")[:2] for line in lines] == [[file, "ok"] for file in files]


def test_records_with_own_components_verify_with_these_only(output: Output, tmp_path: Path) -> None:
    own, folder = tmp_path / "own.toml", tmp_path / "records"
    own.write_text("[building.A1-01]\ncost = { wood = 2 }\n")
    said(output, "simulate", "tzolkin", "--agents", "random", "--games", "1", "--data", str(own), "--out", f"{folder}/")
    file = f"{folder}/game-1.quipu"
    assert "ok" in said(output, "verify", file, "--data", str(own))
    assert "--data" in refused(output, "verify", file)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_the_games_that_are_over(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    """Ctrl-C in the middle of writing down the third game."""
    add = Summary.add

    def add_and_interrupt(self: Summary, result: Result) -> None:
        if self.games == 2:
            signal.raise_signal(signal.SIGINT)
        add(self, result)

    monkeypatch.setattr(Summary, "add", add_and_interrupt)
    file = tmp_path / "results.csv"
    command = ["simulate", "tzolkin", "--agents", "random", "--games", "500", "--processes", processes, "--lang", "en"]
    assert main([*command, "--out", str(file)]) == 130
    text = output.readouterr().out
    assert "Stopped after 3 of 500 games." in text
    assert "3 games of Tzolk’in" in text
    assert len(file.read_text().splitlines()) == 1 + 3 * 2


def test_ctrl_c_in_the_middle_of_a_game_drops_that_game(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Series.play

    def play_until_interrupted(self: Series, game: object, fixture: Fixture) -> Result:
        if fixture.number == 3:
            raise KeyboardInterrupt
        return play(self, GAME, fixture)

    monkeypatch.setattr(Series, "play", play_until_interrupted)
    command = ["simulate", "tzolkin", "--agents", "random", "--games", "9", "--processes", "1", "--lang", "en"]
    assert main([*command, "--out", f"{tmp_path}/records/"]) == 130
    assert "Stopped after 2 of 9 games." in output.readouterr().out
    files = [str(file) for file in (tmp_path / "records").iterdir()]
    assert len(files) == 2
    said(output, "verify", *files)


def test_ctrl_c_at_the_keyboard_stops_all_processes(output: Output, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    command = [sys.executable, "-c", "import sys; from cenote.cli import main; sys.exit(main(sys.argv[1:]))"]
    command += ["simulate", "tzolkin", "--agents", "random", "--games", "100000", "--processes", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    running = subprocess.Popen(
        [*command, "--out", f"{folder}/", "--lang", "en"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not (folder.is_dir() and any(folder.iterdir())) and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert (running.returncode, err) == (130, "")
    files = [str(file) for file in folder.iterdir()]
    assert files
    assert f"Stopped after {len(files):,} of 100,000 games." in out
    assert len(said(output, "verify", *files[:5]).splitlines()) == min(5, len(files))


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("chess", "the games are: "),
        ("tzolkin --agents random,nobody", "“nobody”"),
        ("tzolkin --agents ,", "No agent is named"),
        ("tzolkin --agents random,random,random --players 2", "3 agents do not fit"),
        ("tzolkin --agents random --players 9", "2, 3, 4"),
        ("tzolkin --agents random --games 0", "--games cannot be 0"),
        ("tzolkin --agents random --games many", "--games"),
        ("tzolkin --agents random --processes -1", "--processes cannot be -1"),
        ("tzolkin --agents random --out results.txt", ".csv"),
        ("tzolkin --agents random --data missing.toml", "missing.toml"),
        ("tzolkin --agents random --out nowhere/results.csv", "nowhere/results.csv"),
        ("tzolkin --sings", "--sings"),
    ],
)
def test_simulate_refuses_in_one_sentence(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, part: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert part in refused(output, "simulate", *arguments.split())
    assert list(tmp_path.iterdir()) == []


def test_simulate_writes_over_files_only_when_asked(output: Output, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    file.write_text("dear")
    command = ("simulate", "tzolkin", "--agents", "random", "--games", "1", "--out", str(file))
    assert "--force" in refused(output, *command)
    assert file.read_text() == "dear"
    said(output, *command, "--force")
    assert file.read_text().startswith("game,seed,seat,")


@pytest.mark.parametrize("language", LANGUAGES)
def test_wide_numbers_stay_on_one_line_of_a_terminal(language: str) -> None:
    summary = Summary()
    for number, scores in enumerate(((Fraction(-295, 4), Fraction(517, 4)), (Fraction(-401, 4), Fraction(733, 4)))):
        result = Result(number, "1/1", ("random", "greedy"), scores, (2, 1), 100, 300)
        for _ in range(600):
            summary.add(result)
    console = Console(width=80, force_terminal=True, color_system=None)
    with console.capture() as printed:
        console.print(agents_table(console, GAME.words(language), summary))
    heading, _, random, greedy = printed.get().splitlines()
    assert GAME.words(language).say("simulate-interval") in heading
    assert random.startswith(GAME.words(language).say("agent-random"))
    assert greedy.startswith(GAME.words(language).say("agent-greedy"))
