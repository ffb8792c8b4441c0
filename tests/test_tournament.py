"""Tournaments: who meets whom, ratings, a folder that survives everything; as a library and as somebody types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cenote import agents, games
from cenote.agents.random import Random
from cenote.arena import Ratings, Result, Survey, Tournament
from cenote.arena.ledger import Ledger, pack, unpack
from cenote.arena.schedule import Ladder, RoundRobin
from cenote.cli import main
from cenote.core.refusal import BadOption
from shell import LANGUAGES, Output, refused, said

GAME = games.get("tzolkin")


class First(Random):
    """Always the first legal move: another player, and a quick one."""

    name = "first"

    def think(self, window):  # type: ignore[no-untyped-def]
        return window.moves()[0]


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


@pytest.fixture(autouse=True)
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(agents.KINDS, "first", First)


def played(tournament: Tournament) -> list[Result]:
    return sorted(tournament.play(processes=1), key=lambda result: result.number)


def result(number: int, names: str, places: list[int]) -> Result:
    return Result(number, f"1/{number}", tuple(names.split()), (0,) * len(places), tuple(places), 1, 1)


# --- who meets whom ---


@pytest.mark.parametrize(("agents", "players", "groups"), [("a b c d", 2, 6), ("a b c", 3, 1), ("a b", 4, 1)])
def test_everybody_meets_everybody_in_every_seat(agents: str, players: int, groups: int) -> None:
    names = agents.split()
    games = 2 * max(players, len(names))
    schedule = RoundRobin(names, players, games)
    fixtures = schedule.fixtures(0, [])
    assert [fixture.number for fixture in fixtures] == list(range(1, schedule.total + 1))
    assert schedule.total == groups * games
    assert len(Counter(frozenset(fixture.agents) for fixture in fixtures)) == groups
    for seat in range(players):
        assert len(set(Counter(fixture.agents[seat] for fixture in fixtures).values())) == 1


def test_three_sit_in_both_directions() -> None:
    """Whoever has the same neighbour to the right in every game would gain or lose by it."""
    fixtures = RoundRobin("abc", 3, 12).fixtures(0, [])
    assert Counter("".join(fixture.agents) for fixture in fixtures) == dict.fromkeys(
        ["abc", "bca", "cab", "cba", "bac", "acb"], 2
    )
    assert ["".join(fixture.agents) for fixture in fixtures[:3]] == ["abc", "bca", "cab"]


def test_a_longer_round_robin_begins_with_the_shorter_one() -> None:
    short, long = (RoundRobin("abc", 2, games).fixtures(0, []) for games in (3, 9))
    assert long[: len(short)] == short


def test_on_the_ladder_neighbours_meet() -> None:
    ladder = Ladder("abcd", 2, 4)
    assert (ladder.rounds, ladder.total) == (2, 12)
    second = ladder.fixtures(1, ["d", "a", "c", "b"])
    assert [fixture.number for fixture in second] == list(range(7, 13))
    assert Counter(fixture.agents for fixture in second) == dict.fromkeys(
        [("d", "a"), ("a", "d"), ("a", "c"), ("c", "a"), ("c", "b"), ("b", "c")], 1
    )


# --- ratings ---


def test_who_wins_rises_and_doubt_shrinks() -> None:
    ratings = Ratings("ab").add([result(number, "a b", [1, 2]) for number in range(1, 11)])
    best, worst = ratings.standing()
    assert (best.agent, worst.agent) == ("a", "b")
    assert best.mu > 25 > worst.mu
    assert best.reach < Ratings("ab").standing()[0].reach
    assert (best.played, worst.played) == (10, 10)


def test_ratings_do_not_depend_on_the_order_in_which_results_come() -> None:
    results = [result(number, "a b c", places) for number, places in enumerate(([1, 2, 3], [2, 1, 3], [1, 1, 3]), 1)]
    assert Ratings("abc").add(results).standing() == Ratings("abc").add(reversed(results)).standing()


def test_an_agent_in_two_seats_has_played_one_game() -> None:
    ratings = Ratings("ab").add([result(1, "a b a b", [1, 2, 3, 4])])
    assert [rating.played for rating in ratings.standing()] == [1, 1]


# --- the tournament ---


@pytest.mark.parametrize("form", ["round-robin", "ladder"])
def test_processes_change_nothing(form: str) -> None:
    names = ["random", "greedy"]

    def tournament() -> Tournament:
        return Tournament(games.get("tzolkin"), names, 2, seed="s", form=form)

    here, apart = tournament(), tournament()
    assert played(here) == sorted(apart.play(processes=2), key=lambda result: result.number)
    assert here.ratings().standing() == apart.ratings().standing()


@pytest.mark.parametrize("form", ["round-robin", "ladder"])
def test_a_stopped_tournament_goes_on_as_if_it_had_not_stopped(tmp_path: Path, form: str) -> None:
    def tournament() -> Tournament:
        return Tournament(GAME, ["random", "first"], 6, seed=3, form=form)

    whole = played(tournament())
    stopped = tournament()
    ledger = stopped.settle_in(tmp_path)
    ledger.open()
    results = stopped.play(processes=1)
    for _ in range(3):
        ledger.write(next(results))
    results.close()
    ledger.close()
    with (tmp_path / "results.jsonl").open("ab") as file:
        file.write(b'{"game":4,"se')  # killed in the middle of a line
    again = tournament()
    again.settle_in(tmp_path)
    assert sorted(again.results) == [1, 2, 3]
    new = played(again)
    assert [game.number for game in new] == [4, 5, 6]
    assert [again.results[number] for number in sorted(again.results)] == whole


def test_results_are_written_and_read_exactly(tmp_path: Path) -> None:
    tournament = Tournament(games.get("tawantinsuyu"), ["random", "first"], 2, seed=5)
    results = played(tournament)
    assert any(trace.marks and trace.points for trace in results[0].traces)
    assert [unpack(json.loads(json.dumps(pack(game)))) for game in results] == results
    ledger = Ledger(tmp_path / "x.jsonl")
    ledger.open()
    for game in results:
        ledger.write(game)
    ledger.close()
    assert ledger.read() == results


def test_a_prolonged_tournament_keeps_its_games(tmp_path: Path) -> None:
    short = Tournament(GAME, ["random", "first"], 2)
    ledger = short.settle_in(tmp_path)
    ledger.open()
    for game in short.play(processes=1):
        ledger.write(game)
    ledger.close()
    long = Tournament(GAME, ["random", "first"], 4)
    long.settle_in(tmp_path)
    assert long.results == short.results
    shorter = Tournament(GAME, ["random", "first"], 1)
    shorter.settle_in(tmp_path)
    assert sorted(shorter.results) == [1]


@pytest.mark.parametrize("key", ["santamaria", "endlesswinter"])  # these begin with no points
def test_the_points_of_a_trace_are_those_of_the_score(key: str) -> None:
    (game,) = played(Tournament(games.get(key), ["random", "first"], 1, seed=2))
    for trace, score in zip(game.traces, game.scores, strict=True):
        assert sum(trace.points.values()) == score


# --- what goes with winning ---


def test_a_habit_of_the_stronger_agent_is_no_merit_of_its_own() -> None:
    """`a` always wins and always builds; within each agent nothing speaks for the building."""
    survey = Survey(GAME)
    tournament = Tournament(GAME, ["random", "first"], 1)
    (model,) = played(tournament)
    for number in range(40):
        survey.add(unpack({**pack(model), "game": number, "agents": ["a", "b"], "places": [1, 2],
                           "marks": [["build A1-01"], []], "points": [{}, {}]}))  # fmt: skip
    assert survey.marks() == []
    for number in range(40, 80):
        wins = number % 4 != 0  # who builds wins three times of four, whoever it is
        marks = [["build A1-02"], []]
        survey.add(unpack({**pack(model), "game": number, "agents": ["a", "a"], "places": [1, 2] if wins else [2, 1],
                           "marks": marks, "points": [{}, {}]}))  # fmt: skip
    found = {mark.move: mark for mark in survey.marks()}
    assert found["build", "A1-02"].by_winners > found["build", "A1-02"].by_losers


# --- as somebody types it ---

COMMAND = ("tournament", "tzolkin", "--agents", "random,first", "--jobs", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tournament_speaks_every_language(output: Output, tmp_path: Path, language: str) -> None:
    assert main([*COMMAND, "--games", "2", "--out", str(tmp_path / "t"), "--lang", language]) == 0
    text = output.readouterr().out
    assert {"en": "2 games of", "uk": "2 партії в", "ru": "2 партии в"}[language] in text
    assert max(map(len, text.splitlines()[:-1])) <= 80


def test_the_same_command_goes_on(output: Output, tmp_path: Path) -> None:
    command = (*COMMAND, "--out", str(tmp_path / "t"))
    said(output, *command, "--games", "2")
    text = said(output, *command, "--games", "3")
    assert text.startswith("2 of 3 games were there already.\n3 games of Tzolk’in")
    assert len((tmp_path / "t" / "results.jsonl").read_text().splitlines()) == 3


def test_without_a_folder_the_tournament_is_kept_among_the_users_data(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said(output, *COMMAND, "--games", "1")
    assert "1 of 2 games were there already." in said(output, *COMMAND, "--games", "2")


def test_a_killed_tournament_loses_no_finished_game(output: Output, tmp_path: Path) -> None:
    file = tmp_path / "t" / "results.jsonl"
    command = [sys.executable, "-c", "import sys; from cenote.cli import main; sys.exit(main(sys.argv[1:]))"]
    command += ["tournament", "tzolkin", "--agents", "random,greedy", "--games", "9999", "--jobs", "2"]
    running = subprocess.Popen(
        [*command, "--out", str(tmp_path / "t")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 1) and time.monotonic() < deadline:
            time.sleep(0.05)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    done = file.read_bytes().count(b"\n")
    assert done > 1
    again = Tournament(GAME, ["random", "greedy"], 9999, seed="1")
    again.settle_in(tmp_path / "t")
    assert len(again.results) == done


def test_ctrl_c_keeps_what_is_over(output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Tournament.play

    def interrupted(self: Tournament, processes: int | None = None, ray: str | None = None) -> Iterator[Result]:
        for number, game in enumerate(play(self, processes, ray)):
            yield game
            if number == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "play", interrupted)
    assert main([*COMMAND, "--games", "50", "--out", str(tmp_path / "t"), "--lang", "en"]) == 130
    assert "Stopped after 3 of 50 games; the same command goes on from here." in output.readouterr().out
    assert len((tmp_path / "t" / "results.jsonl").read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("chess --agents random,greedy", "the games are: "),
        ("tzolkin --agents random,nobody", "“nobody”"),
        ("tzolkin --agents random,greedy,nobody", "“nobody”"),
        ("tzolkin --agents random", "two agents"),
        ("tzolkin --agents random,random", "twice"),
        ("tzolkin --agents random,greedy --players 9", "2, 3, 4"),
        ("santamaria --agents random,greedy --players 1", "--players 2"),
        ("tzolkin --agents random,greedy --games 0", "--games cannot be 0"),
        ("tzolkin --agents random,greedy --jobs 0", "--processes cannot be 0"),
        ("tzolkin --agents random,greedy --ladder --round-robin", "--ladder"),
        ("tzolkin --agents random,greedy --report report.pdf", ".html"),
        ("tzolkin --agents random,greedy --report nowhere/report.html", "nowhere/report.html"),
        ("tzolkin --agents random,greedy --ray not:an:address", "Ray"),
        ("tzolkin", "--agents"),
    ],
)
def test_tournament_refuses_in_one_sentence(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, part: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert part in refused(output, "tournament", *arguments.split())


def test_a_folder_with_something_else_is_left_alone(output: Output, tmp_path: Path) -> None:
    other = tmp_path / "letters"
    other.mkdir()
    (other / "letter").write_text("dear")
    assert "something else" in refused(output, *COMMAND, "--out", str(other))
    said(output, *COMMAND, "--games", "1", "--out", str(tmp_path / "t"))
    text = refused(output, *COMMAND, "--games", "1", "--seed", "2", "--out", str(tmp_path / "t"))
    assert "another tournament: its “seed” is 1" in text
    (tmp_path / "t" / "results.jsonl").write_text('{"game": 1}\n')
    assert "line 1" in refused(output, *COMMAND, "--out", str(tmp_path / "t"))
    with pytest.raises(BadOption):
        Tournament(GAME, ["random", "first"], 1, seed="1").settle_in(tmp_path / "t")


# --- Swiss ---


def test_a_swiss_tournament_pairs_by_the_table(output: Output, tmp_path: Path) -> None:
    names = ["random", "first", "greedy", "easy", "normal"]
    cup = Tournament(GAME, names, 3, form="swiss")
    assert (cup.total, cup.schedule.rounds) == (6, 3)
    games = played(cup)
    sitting = [{agent for game in games[first : first + 2] for agent in game.agents} for first in (0, 2, 4)]
    assert [len(round) for round in sitting] == [4, 4, 4]
    assert len({next(iter(set(names) - round)) for round in sitting}) == 3  # everybody has one bye at most
    assert max(Counter(frozenset(game.agents) for game in games).values()) == 1
    table = cup.standings()
    assert sum(line.points for line in table) == 6 + 3 and table[0].rank == 1
    assert {line.player for line in table} == set(names) and all(line.games == 3 for line in table)


def test_a_swiss_tournament_as_somebody_types_it(output: Output, tmp_path: Path) -> None:
    command = ("tournament", "tzolkin", "--agents", "random,first,easy", "--swiss", "--processes", "1")
    out = ("--out", str(tmp_path / "cup"))
    told = said(output, *command, "--games", "1", *out)
    assert "Points" in told and "Strength met" in told
    longer = said(output, *command, "--games", "2", *out)
    assert "Points" in longer and len((tmp_path / "cup" / "results.jsonl").read_text().splitlines()) == 2
    few = (
        "tournament",
        "tzolkin",
        "--agents",
        "random,first",
        "--players",
        "3",
        "--swiss",
        "--out",
        str(tmp_path / "x"),
    )
    assert "at least 3" in refused(output, *few)
