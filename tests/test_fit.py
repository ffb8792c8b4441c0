"""Fitting: the weights of every game are found, used, written, read and taken over; play tells what they should be."""

from __future__ import annotations

import json
import pickle
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cenote import games
from cenote.arena.equations import Equations, solution
from cenote.arena.evolve import ENOUGH, VICTORY, Evolution, alone, squashed
from cenote.arena.fit import BOLDNESS, Fit, Spread, average, duel, main, observe
from cenote.arena.weights import Weights, taken
from cenote.core.game import Game
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.core.room import read_weights
from cenote.games.tzolkin.judge.weights import AGE_1

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


@every_game
def test_the_evaluation_uses_the_weights(game: Game) -> None:
    weights = Weights(game)
    before = weights.values()
    state = game.new(2, 1)
    while state.turn < 6:
        state.play(state.moves()[0])
    value = game.evaluate(state, 0)
    assert weights.judging([2.0 * one for one in before]).evaluate(state, 0) != value
    assert game.evaluate(state, 0) == value == weights.judging(before).evaluate(state, 0)
    written = tomllib.loads((game.folder / "judge" / "weights.toml").read_text(encoding="utf-8"))
    assert len(before) == sum(len(table) for table in written.values()) > 0


@every_game
def test_weights_are_taken_over_by_the_data(game: Game, tmp_path: Path) -> None:
    weights = Weights(game)
    file = tmp_path / "weights.toml"
    file.write_text((game.folder / "judge" / "weights.toml").read_text(encoding="utf-8"), encoding="utf-8")
    values = [number / 8 for number in range(len(weights.values()))]
    weights.take(values, file)
    read = read_weights(file)
    assert [value for one in read.values() for value in one] == pytest.approx(values, abs=0.006)
    assert {name: len(one) for name, one in read.items()} == {name: len(one) for name, one in game.weights.items()}


@every_game
def test_every_weight_stands_at_its_number(game: Game) -> None:
    """What the evaluation knows by number is found under its name in the data."""
    tables = tomllib.loads((game.folder / "judge" / "weights.toml").read_text(encoding="utf-8"))
    names = {name: number for table in tables.values() for number, name in enumerate(table)}
    numbered = vars(import_module(f"{type(game).__module__}.judge.weights"))
    known = {name: number for name, number in numbered.items() if name.isupper() and type(number) is int}
    assert known
    assert {name: names.get(name) for name in known} == known


def test_comments_and_layout_stay() -> None:
    text = "# 1 of 2\n[evaluate]\nA = 0.5  # A: 1 of 2\nB = -1.0\n"
    assert taken(text, [2.0, -0.25]) == "# 1 of 2\n[evaluate]\nA = 2.00  # A: 1 of 2\nB = -0.25\n"


def test_equations_are_solved() -> None:
    found = solution([[0.0, 2.0, 0.0], [1.0, 1.0, 1.0], [0.0, 1.0, 4.0]], [4.0, 6.0, 14.0])
    assert found == pytest.approx([1.0, 2.0, 3.0])


def test_weights_go_to_what_is_observed() -> None:
    """The first weight should be 3 instead of 2, the second 0.5 instead of 1; of the third nothing is seen."""
    rng = Rng.seeded("observed")
    equations = Equations(3)
    for _ in range(400):
        slopes = [rng.below(9) - 4.0, rng.below(9) - 4.0, 0.0]
        equations.add(slopes, slopes[0] * 1.0 + slopes[1] * -0.5 + 2.0 + (rng.below(3) - 1.0))
        equations.games += 1
    cautious, _, bold = [equations.solved([2.0, 1.0, 0.7], boldness) for boldness in BOLDNESS]
    assert bold == pytest.approx([3.0, 0.5, 0.7], abs=0.05)
    assert 2.0 < cautious[0] < bold[0] and 1.0 > cautious[1] > bold[1] and cautious[2] == 0.7


def test_equations_of_several_games_are_joined() -> None:
    """Together they say the same as if all had been noted in one place."""
    rng = Rng.seeded("joined")
    one, other, both = Equations(2), Equations(2), Equations(2)
    for part in (one, other, one):
        slopes, missing = [rng.below(9) - 4.0, rng.below(9) - 4.0], rng.below(9) - 4.0
        for equations in (part, both):
            equations.add(slopes, missing)
            equations.games += 1
    one.join(other)
    assert (one.matrix, one.right, one.squares, one.games) == (both.matrix, both.right, both.squares, 3)


def test_a_weight_keeps_its_side() -> None:
    equations = Equations(2)
    for slope in (1.0, -1.0) * 200:
        equations.add([slope, 0.0], -9.0 * slope)
        equations.add([0.0, slope], 9.0 * slope)
        equations.games += 1
    assert equations.solved([1.0, -1.0], BOLDNESS[-1]) == [0.4, -0.4]


@pytest.mark.compiled
def test_a_spoilt_weight_is_mended() -> None:
    """The points of Age I count two and a half times; games show that they bring less."""
    game = games.get("tzolkin")
    weights = Weights(game)
    before = weights.values()
    spoilt = before[:]
    spoilt[AGE_1] = 2.5
    equations = Equations(len(before))
    for number in range(3):
        equations.join(observe(weights, spoilt, 2, f"spoilt/{number}", "easy"))
    assert weights.values() == before and equations.games == 3
    assert all(equations.solved(spoilt, boldness)[AGE_1] < 2.5 for boldness in BOLDNESS)


def test_the_average_has_an_error() -> None:
    assert average([1.0, 3.0, 5.0, 7.0]) == pytest.approx((4.0, (20 / 3 / 4) ** 0.5))
    assert average([2.0]) == (2.0, 0.0)


@pytest.mark.compiled
def test_a_duel_is_fair() -> None:
    """Who is named first does not matter."""
    weights = Weights(games.get("tzolkin"))
    before = weights.values()
    other = [value * 1.5 for value in before]
    lead = duel(weights, (before, other), 2, "duel", "easy")
    assert lead != 0 and duel(weights, (other, before), 2, "duel", "easy") == -lead


def lucky(weights: Weights, sides: tuple[list[float], list[float]], players: int, seed: str, agent: str) -> float:
    """A duel that takes no time and is won, the bolder the more clearly."""
    return 5.0 + Rng.seeded(seed).below(3) + sum(abs(new - old) for new, old in zip(*sides, strict=True))


@pytest.mark.compiled
def test_a_run_goes_on_as_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cenote.arena.fit.duel", lucky)
    game = games.get("tzolkin")
    weights = Weights(game)
    before = weights.values()
    fit = Fit(game, seed=5, games=1, deals=3, agent="easy", processes=1)
    once = fit.run(tmp_path / "once.json", rounds=2)
    assert weights.values() == before, "the game itself is as it was"
    fit.run(tmp_path / "twice.json", rounds=1)
    assert fit.run(tmp_path / "twice.json", rounds=2) == once
    assert (tmp_path / "twice.json").read_bytes() == (tmp_path / "once.json").read_bytes()
    rounds, values = weights.read(tmp_path / "once.json")
    assert values == once != before
    assert [(one["seed"], one["kept"]) for one in rounds] == [("5/1", True), ("5/2", True)]


@pytest.mark.parametrize("ahead", [True, False])
def test_only_a_clear_lead_is_kept(ahead: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The boldest wins the trial; the fresh deals decide."""
    fit = Fit(games.get("tzolkin"), seed=1, games=1, deals=2, agent="easy")
    before = fit.weights.values()
    fresh = [3.0, 5.0, 4.0] if ahead else [9.0, -7.0, 0.0]

    def leads(self: Fit, new: list[float], old: list[float], seed: str, deals: int, _: Spread) -> list[float]:
        return fresh if seed.endswith("/fresh") else [lucky(self.weights, (new, old), 2, seed, "easy")]

    monkeypatch.setattr(Fit, "leads", leads)
    record, after = fit.attempt(before, "1", map)
    assert record["kept"] is ahead
    assert (after != before) is ahead


def test_evolution_finds_better_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second weight should be twice itself; nothing else matters. A second run goes the same way."""
    game = games.get("tzolkin")
    before = Weights(game).values()

    def earned(self: Evolution, new: list[float], old: list[float], deals: list[str]) -> list[float]:
        return [-abs(new[1] / before[1] - 2.0) - new[1] * Rng.seeded(deal).below(3) / 100 for deal in deals]

    monkeypatch.setattr(Evolution, "earned", earned)
    found = [
        Evolution(game, seed=3, games=2, deals=2, generations=30, processes=1).run(tmp_path / f"{run}.json", rounds=1)
        for run in range(2)
    ]
    assert found[0] == found[1]
    assert found[0][1] == pytest.approx(2.0 * before[1], rel=0.1)
    assert [value > 0 for value in found[0]] == [value > 0 for value in before]
    (record,) = json.loads((tmp_path / "0.json").read_text(encoding="utf-8"))["rounds"]
    assert record["kept"] and record["lead"][0] > 0.8


@pytest.mark.compiled
def test_a_fit_is_the_same_on_several_processes(tmp_path: Path) -> None:
    game = games.get("tzolkin")
    for processes in (1, 2):
        fit = Fit(game, seed=4, games=3, deals=1, agent="easy", processes=processes)
        fit.run(tmp_path / f"{processes}.json", rounds=1)
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()


def test_evolution_plays_in_other_processes() -> None:
    """They find the game by its key, and what a deal brings is the same there."""
    evolution = Evolution(games.get("santamaria"), seed=1, players=1, agent="random", generations=1)
    values = evolution.weights.values()
    there = pickle.loads(pickle.dumps(evolution))
    assert there == evolution
    assert there.earned(values, values, ["a", "b"]) == evolution.earned(values, values, ["a", "b"])


@pytest.mark.parametrize(("place", "brought"), [(1, squashed(10.0) + VICTORY), (2, squashed(10.0))])
def test_beating_the_opponent_of_a_solo_game_counts(place: int, brought: float) -> None:
    end = SimpleNamespace(seat=None, scores=lambda: [120], ranking=lambda: [place])
    game = SimpleNamespace(
        key="tzolkin", new=lambda *_: end, automata=lambda _: 1, evaluate=lambda _, seat: [0.0, 110.0][seat]
    )
    weights: Any = SimpleNamespace(judging=lambda _: game)
    assert alone(weights, [], "her", "random") == brought > 5.0


def test_the_lead_over_the_opponent_of_a_solo_game_counts() -> None:
    """Somebody who plays at random is far behind her."""
    weights = Weights(games.get("tawantinsuyu"))
    assert -ENOUGH <= alone(weights, weights.values(), "her", "random") < -0.5 * ENOUGH
    assert squashed(3.0) == pytest.approx(3.0, abs=0.1) and squashed(200.0) == pytest.approx(ENOUGH, abs=0.1)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": "tzolkin", "rounds": [], "weights": {}}', '{"game": 1}'])
def test_a_broken_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        Weights(games.get("tzolkin")).read(path)
    assert str(path) in str(refused.value) and "cenote.arena.fit tzolkin" in str(refused.value)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cenote.arena.fit.duel", lucky)
    path = tmp_path / "weights.json"
    assert main(["chess", "--output", str(path)]) == 2
    assert "There is no game “chess”" in capsys.readouterr().err
    assert main(["tzolkin", "--output", str(path), "--players", "9"]) == 2
    assert main(["tzolkin", "--output", str(path), "--players", "1"]) == 2
    capsys.readouterr()
    assert main(["tzolkin", "--output", str(path), "--deals", "0"]) == 2
    assert "--deals cannot be 0" in capsys.readouterr().err
    assert main(["tzolkin", "--output", str(path), "--processes", "0"]) == 2
    assert "--processes cannot be 0" in capsys.readouterr().err
    assert main(["tzolkin", "--output", str(path), "--generations", "-1"]) == 2
    assert "--generations cannot be -1" in capsys.readouterr().err
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "cenote.arena.evolve", None)
        assert main(["tzolkin", "--output", str(path), "--generations", "1"]) == 2
        assert 'pip install "cenote[fit]"' in capsys.readouterr().err
    assert main(["tzolkin", "--output", str(path), "--take"]) == 2
    assert not path.exists()
    small = ["--games", "1", "--deals", "1", "--agent", "easy", "--processes", "1"]
    assert main(["tzolkin", "--output", str(path), *small]) == 0
    assert len(json.loads(path.read_text(encoding="utf-8"))["rounds"]) == 1
