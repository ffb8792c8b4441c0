"""Fitting: the weights of every game are found, used, written, read and taken over; the seed decides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cenote import games
from cenote.arena.fit import Weights, attempt, fit, main, taken
from cenote.core.game import Game
from cenote.core.refusal import BadOption

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)


@every_game
def test_the_evaluation_uses_the_weights(game: Game) -> None:
    weights = Weights(game)
    before = weights.values()
    state = game.new(2, 1)
    while state.turn < 6:
        state.play(state.moves()[0])
    value = game.evaluate(state, 0)
    try:
        weights.use([2.0 * one for one in before])
        assert game.evaluate(state, 0) != value
    finally:
        weights.use(before)
    assert game.evaluate(state, 0) == value
    assert len(before) == sum(len(one) for one in weights.lists.values()) >= 30


@every_game
def test_weights_are_taken_over_by_the_sources(game: Game, tmp_path: Path) -> None:
    weights = Weights(game)
    for file in game.folder.glob("*.py"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    values = [number / 8 for number in range(len(weights.values()))]
    weights.take(values, tmp_path)
    for name, numbers in weights.named(values).items():
        module, _, variable = name.partition(".")
        source = (tmp_path / f"{module}.py").read_text(encoding="utf-8")
        block = source[source.index(f"\n{variable}: Final = [") :]
        found = block[: block.index("]")]
        assert all(f"{number:.2f}" in found for number in numbers)
        compile(source, module, "exec")


def test_comments_and_layout_stay() -> None:
    source = "A: Final = 0\nWEIGHTS: Final = [\n    0.5,  # A: 1 of 2\n    -1.0,\n]\nB = 3\n"
    assert taken(source, "WEIGHTS", [2.0, -0.25]) == (
        "A: Final = 0\nWEIGHTS: Final = [\n    2.00,  # A: 1 of 2\n    -0.25,\n]\nB = 3\n"
    )


def test_the_seed_decides(tmp_path: Path) -> None:
    game = games.get("tzolkin")
    weights = Weights(game)
    before = weights.values()
    first = fit(game, tmp_path / "first.json", rounds=1, seed=3, deals=1, agent="easy")
    assert weights.values() == before, "the game itself is as it was"
    again = attempt(weights, before, 2, 1, "3/1", "easy")
    weights.use(before)
    assert first == again != before
    changed = sum(one != other for one, other in zip(first, before, strict=True))
    assert 0 < changed <= 8


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    game = games.get("tzolkin")
    weights = Weights(game)
    path = tmp_path / "weights.json"
    weights.write(path, 5, weights.values())
    assert fit(game, path, rounds=5) == weights.values()
    assert weights.read(path) == (5, weights.values())


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": "tzolkin", "rounds": 1, "weights": {}}', '{"game": 1}'])
def test_a_broken_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption) as refused:
        Weights(games.get("tzolkin")).read(path)
    assert str(path) in str(refused.value) and "cenote.arena.fit tzolkin" in str(refused.value)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.json"
    assert main(["chess", "--output", str(path)]) == 2
    assert "There is no game “chess”" in capsys.readouterr().err
    assert main(["tzolkin", "--output", str(path), "--players", "9"]) == 2
    assert main(["tzolkin", "--output", str(path), "--take"]) == 2
    assert not path.exists()
    assert main(["tzolkin", "--output", str(path), "--rounds", "1", "--deals", "1", "--agent", "easy"]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["rounds"] == 1
