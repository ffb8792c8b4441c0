"""The report of a simulation or a tournament, and simulations that are resumed."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cenote import games
from cenote.arena import Ratings, Result, Survey, simulate
from cenote.arena.report import report
from cenote.arena.report.svg import Scale
from cenote.core.game import Game
from shell import LANGUAGES, Output, refused, said

VOID = {"meta"}
every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


class Reader(HTMLParser):
    """Notices a tag that is not closed, and whatever the page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.headings: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.plots += tag == "svg"
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def results(game: Game, count: int, players: int) -> list[Result]:
    return list(simulate(game, ["random"], count, seed=1, processes=1, players=players, traces=True))


def survey_of(game: Game, found: list[Result]) -> Survey:
    survey = Survey(game)
    for result in found:
        survey.add(result)
    return survey


@every_game
def test_a_report_of_every_game_in_every_language(game: Game) -> None:
    found = results(game, 6, 2)
    for language in LANGUAGES:
        page = report(survey_of(game, found), game.words(language), Ratings(["random"]).add(found), "1")
        reader = read(page)
        assert reader.fetched == []
        keys = ["ratings", "scores", "by-seat", "length"] + ["sources"] * bool(survey_of(game, found).points())
        plotted = [game.words(language).say(f"report-{key}") for key in keys]
        assert set(plotted) <= set(reader.headings)
        assert reader.plots >= len(plotted)
        assert "�" not in page and not re.search(r"\bnan\b|\binf\b|None", page)


def test_solo_games_have_a_report_too() -> None:
    game = games.get("santamaria")
    reader = read(report(survey_of(game, results(game, 3, 1)), game.words("en"), None, "1"))
    assert reader.headings == ["Scores", "Victories by seat", "Length of a game, in turns"]


def test_the_same_games_give_the_same_page() -> None:
    game = games.get("tzolkin")
    found = results(game, 5, 3)
    pages = {report(survey_of(game, list(order)), game.words("en"), None, "1") for order in (found, found)}
    assert len(pages) == 1


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-72, 23), (5, 5), (0.001, 0.002), (0, 12345)])
def test_scales_hold_everything_between_round_numbers(low: float, high: float) -> None:
    scale = Scale(low, high, 10, 110)
    assert scale.low <= low and high <= scale.high
    assert 2 <= len(scale.ticks()) <= 14
    assert (scale(scale.low), scale(scale.high)) == (pytest.approx(10), pytest.approx(110))


# --- simulations: report and resume ---

COMMAND = ("simulate", "tzolkin", "--agents", "random", "--players", "3", "--processes", "1")


@pytest.mark.parametrize("name", ["results.csv", "results.jsonl", "records/"])
def test_a_resumed_simulation_ends_like_an_uninterrupted_one(output: Output, tmp_path: Path, name: str) -> None:
    out = ("--out", f"{tmp_path}/{name}")
    said(output, *COMMAND, "--games", "2", *out)
    text = said(output, *COMMAND, "--games", "5", *out, "--resume")
    assert text.startswith("2 of 5 games were there already.")
    whole = said(output, *COMMAND, "--games", "5")
    assert text.splitlines()[2:11] == whole.splitlines()[1:10]


def test_a_row_that_was_cut_off_is_played_again(output: Output, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    said(output, *COMMAND, "--games", "3", "--out", str(file))
    before = file.read_text()
    file.write_text(before[: before.rindex("C") + 4])
    text = said(output, *COMMAND, "--games", "3", "--out", str(file), "--resume")
    assert text.startswith("2 of 3 games were there already.")
    assert [line.rpartition(",")[0] for line in file.read_text().splitlines()] == [
        line.rpartition(",")[0] for line in before.splitlines()
    ]


@pytest.mark.parametrize("name", ["results.csv", "results.jsonl", "records/"])
def test_results_of_another_simulation_are_left_alone(output: Output, tmp_path: Path, name: str) -> None:
    out = ("--out", f"{tmp_path}/{name}")
    said(output, *COMMAND, "--games", "1", *out)
    assert "another simulation" in refused(output, *COMMAND, "--games", "1", "--seed", "7", *out, "--resume")


@pytest.mark.parametrize("name", ["results.csv", "results.jsonl", "game-1.quipu"])
def test_what_is_no_result_is_named(output: Output, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("dear reader,\nwhatever\n")
    out = str(tmp_path) + "/" if name.endswith("quipu") else str(tmp_path / name)
    assert name in refused(output, *COMMAND, "--games", "1", "--out", out, "--resume")


def test_simulate_writes_a_report(output: Output, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    text = said(output, *COMMAND, "--games", "3", "--report", str(file))
    assert f"Report: {file}." in text
    assert "Where the points come from" in read(file.read_text()).headings


def test_a_table_of_scores_is_not_enough_for_a_report(output: Output, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "x.csv"), "--resume", "--report", str(tmp_path / "x.html"))
    assert ".jsonl" in refused(output, *COMMAND, "--games", "1", *out)
