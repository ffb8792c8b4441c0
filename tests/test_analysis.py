"""The analysis of a game: honest sums, the same each time, and fit to be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cenote import games
from cenote.agents.network.futures import Futures
from cenote.arena import simulate
from cenote.arena.analysis import Analysis, Course, analyse
from cenote.arena.analysis.estimate import advice, after_moves, compare, doubt, fortune, outlook, values
from cenote.arena.analysis.page import page
from cenote.arena.analysis.verdict import Job, closer
from cenote.cli import main
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadRecord
from shell import LANGUAGES, Output, refused, said

pytestmark = pytest.mark.compiled  # many positions are searched

GAMES = [("tzolkin", 2), ("santamaria", 1), ("endlesswinter", 1), ("tawantinsuyu", 1)]
_records: dict[tuple[str, int], str] = {}
_analyses: dict[tuple[str, int], tuple[Course, Analysis]] = {}

every_game = pytest.mark.parametrize(("key", "players"), GAMES)


def record(key: str, players: int) -> str:
    if (key, players) not in _records:
        (game,) = simulate(games.get(key), ["random"], 1, seed=3, players=players, processes=1, records=True)
        _records[key, players] = game.record
    return _records[key, players]


def analysed(key: str, players: int) -> tuple[Course, Analysis]:
    if (key, players) not in _analyses:
        course = Course.of(games.get(key), record(key, players))
        _analyses[key, players] = course, analyse(course, 1, [0])
    return _analyses[key, players]


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.quipu"
    path.write_text(record("santamaria", 1))
    return path


# --- a game and its positions ---


@every_game
def test_every_position_is_the_one_before_its_decision(key: str, players: int) -> None:
    course = Course.of(games.get(key), record(key, players))
    assert len(course.positions) == len(course.played) + 1
    for number in range(0, len(course.played), 7):
        position = course.positions[number].clone()
        position.play(course.played[number].move)
        assert position.digest() == course.positions[number + 1].digest()
    assert [turn.first for turn in course.turns] == [0, *(turn.after for turn in course.turns[:-1])]
    assert course.turns[-1].after == len(course.played)


# --- estimates ---


def test_at_the_end_the_outlook_is_the_result() -> None:
    course, analysis = analysed("tzolkin", 2)
    final = course.positions[-1]
    last = analysis.turns[-1][2]
    assert list(last.scores) == [float(score) for score in final.scores()]
    assert last.wins == ((1.0, 0.0) if final.ranking()[0] == 1 else (0.0, 1.0))
    assert analysis.final == list(last.scores)


@every_game
def test_chances_are_chances(key: str, players: int) -> None:
    _, analysis = analysed(key, players)
    for _, _, found in analysis.turns:
        assert len(found.scores) == len(found.wins) == players
        assert all(0 <= win <= 1 for win in found.wins)
        assert sum(found.wins) == pytest.approx(1) or players == 1


def test_estimates_are_the_same_again_and_leave_the_position_alone() -> None:
    course = Course.of(games.get("tzolkin"), record("tzolkin", 2))
    position, move = course.positions[20], course.played[20].move
    before = position.digest()
    assert outlook(course.game, position, "s", 2) == outlook(course.game, position, "s", 2)
    assert outlook(course.game, position, "s", 2) != outlook(course.game, position, "t", 2)
    assert doubt(course.game, position, move, "s") == doubt(course.game, position, move, "s") >= 0
    assert position.digest() == before


def test_the_network_plays_on_where_it_has_learnt_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    to_the_end = Futures.to_the_end

    def counted(self: Futures, positions: list[State], seen: Callable[[State], None]) -> None:
        asked.append(len(positions))
        to_the_end(self, positions, seen)
        assert all(position.seat is None for position in positions)

    monkeypatch.setattr(Futures, "to_the_end", counted)
    course = Course.of(games.get("tzolkin"), record("tzolkin", 2))
    number = next(n for n in range(40, 80) if len(course.positions[n].legal()) > 2)
    position, move = course.positions[number], course.played[number].move
    other = next(each for each in position.legal() if each != move)
    by_network = outlook(course.game, position, "s", 3)
    seat, had = position.seat or 0, float(position.scores()[position.seat or 0])
    sights = after_moves(course.game, position, (move, other), "s", 2)
    assert asked == [3, 4], "both moves side by side"
    for sight in sights:
        assert sum(sight.points.values()) / 2 == pytest.approx(sight.outlook.scores[seat] - had)
    found = compare(course.game, position, move, other, "s", 2)
    assert found.score == tuple(sight.outlook.scores[seat] for sight in sights)
    worths = [sight.outlook.worth(seat) for sight in sights]
    assert found.cost == pytest.approx(worths[1] - worths[0]) and found.error >= 0
    assert advice(course.game, position, "s", 1) in position.legal()

    monkeypatch.setitem(course.game.__dict__, "network", None)
    asked.clear()
    assert outlook(course.game, position, "s", 3) != by_network
    alone = games.get("santamaria").new(1, 3, {"advanced": True})  # which it has not learnt
    assert len(outlook(games.get("santamaria"), alone, "s", 1).scores) == 1
    assert asked == []


def test_without_chance_there_is_no_luck() -> None:
    course = Course.of(games.get("tzolkin"), record("tzolkin", 2))
    number = next(n for n in range(len(course.played)) if n > 10 and not course.by_chance(n))
    args = course.positions[number], course.played[number].move, course.positions[number + 1]
    assert fortune(course.game, *args, "s", 3) == (0.0, 0.0)


@every_game
def test_start_choices_and_luck_add_up_to_the_score(key: str, players: int) -> None:
    course, analysis = analysed(key, players)
    assert analysis.start == values(course.game, course.positions[0])
    for seat in range(players):
        parts = analysis.start[seat] + analysis.own[seat] + analysis.others[seat] + analysis.luck[seat]
        assert parts == pytest.approx(analysis.final[seat])
    if players == 1:
        assert analysis.others == [0.0]


@every_game
def test_costly_moves_were_made_and_better_ones_were_legal(key: str, players: int) -> None:
    course, analysis = analysed(key, players)
    assert len(analysis.costly[0]) <= 3
    costs = [move.cost for move in analysis.costly[0]]
    assert costs == sorted(costs, reverse=True)
    for move in analysis.costly[0]:
        position, played = course.positions[move.decision], course.played[move.decision]
        assert (played.seat, played.turn, " ".join(played.move)) == (0, move.turn, move.move)
        assert tuple(move.better.split()) in position.legal()
        assert move.better != move.move
        assert move.rule in course.game.rulebook("en")


def test_a_random_player_has_made_costly_moves() -> None:
    assert any(analysed(key, players)[1].costly[0] for key, players in GAMES)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    text = record("tzolkin", 2)
    course = Course.of(games.get("tzolkin"), text[: text.rindex("\nturn ")])
    with pytest.raises(BadRecord):
        course.check_over()


# --- what is told ---


@every_game
def test_the_page_in_every_language(key: str, players: int) -> None:
    course, analysis = analysed(key, players)
    game: Game = course.game
    for language in LANGUAGES:
        words = game.words(language)
        text = page(analysis, game, words, ["<i>Ixchel", "Bahlam"][:players])
        assert "<i>" not in text and "&lt;i&gt;Ixchel" in text
        assert (words.say("analyse-wins") in text) is analysis.tells_wins
        assert "nan" not in text and "�" not in text
    assert analysis.as_json()["turns"][0]["turn"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_tells_it_in_every_language(output: Output, file: Path, language: str) -> None:
    command = ["analyse", str(file), "--budget", "1", "--processes", "1", "--lang", language]
    assert main(command) == 0
    text = output.readouterr().out
    words = games.get("santamaria").words(language)
    assert words.say("analyse-scores") in text
    assert words.say("analyse-wins") not in text
    assert max(map(len, text.splitlines())) <= 80


def test_processes_change_nothing(output: Output, file: Path, tmp_path: Path) -> None:
    html = [tmp_path / "1.html", tmp_path / "2.html"]
    for number, path in enumerate(html, 1):
        said(output, "analyse", str(file), "--budget", "1", "--processes", str(number), "--html", str(path))
    assert html[0].read_text() == html[1].read_text()


def test_what_is_equally_doubtful_comes_in_the_order_of_the_game() -> None:
    """Whichever process is done first."""
    course = Course.of(games.get("tzolkin"), record("tzolkin", 2))
    first, *_, last = (turn.first for turn in course.turns if turn.seat == 0)
    doubts = {Job("doubt", number, 1): 2.0 for number in (first, last)}
    for done in (doubts, dict(reversed(doubts.items()))):
        assert [job.number for job in closer(course, done)] == [first, last]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("missing.quipu", "missing.quipu"),
        ("letter.quipu", "record"),
        ("running.quipu", "not over"),
        ("game.quipu --seat C", "“C”"),
        ("game.quipu --budget 0", "--budget cannot be 0"),
        ("game.quipu --processes 0", "--processes cannot be 0"),
        ("game.quipu --html page.txt", ".html"),
        ("game.quipu --html nowhere/page.html", "nowhere/page.html"),
    ],
)
def test_analyse_refuses_in_one_sentence(
    output: Output, file: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, part: str
) -> None:
    monkeypatch.chdir(file.parent)
    text = file.read_text()
    Path("letter.quipu").write_text("dear reader")
    Path("running.quipu").write_text(text[: text.rindex("\nturn ")])
    assert part in refused(output, "analyse", *arguments.split())
