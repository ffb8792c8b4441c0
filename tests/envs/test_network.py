"""A trained network plays from its file, without torch, and sees no more than its seat does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cenote
from cenote import agents
from cenote.core.game import Game
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.envs.observation import Observation
from cenote.envs.weights import Weights, write_weights

WIDTH = 16


def made_up(file: Path, game: Game, size: int | None = None) -> Path:
    """A network that has learnt nothing, with two hidden layers."""
    chance = np.random.default_rng(1)
    slots = max(count + game.automata(game.new(count, 0)) for count in game.players)
    seen = Observation(game.new(2, 0), 2, slots).size
    sizes = [seen, WIDTH, WIDTH]
    arrays: dict[str, Any] = {}
    for number in range(2):
        arrays[f"weight{number}"] = chance.normal(size=(sizes[number + 1], sizes[number]))
        arrays[f"bias{number}"] = chance.normal(size=sizes[number + 1])
    for name, rows in (("moves", len(game.notation.moves)), ("lead", 1)):
        arrays[f"{name}_weight"] = chance.normal(size=(rows, WIDTH))
        arrays[f"{name}_bias"] = chance.normal(size=rows)
    write_weights(file, {"game": game.key, "slots": slots, "size": size or seen, "points": 20.0}, arrays)
    return file


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_it_plays_what_it_prefers_of_what_may_be_played(tmp_path: Path, game: Game) -> None:
    file = made_up(tmp_path / "network.npz", game)
    agent = agents.make(f"network:{file}", game, 1)
    weights = Weights.read(file)
    for players in (2, 3):
        state = game.new(players, 7)
        seen = Observation(state, players, weights.about["slots"])
        agent = agents.make(f"network:{file}", game, 1)
        for _ in range(60):
            if state.seat is None:
                break
            preferences, _ = weights.judge(seen.encode(state, state.seat))
            liked = {move: preferences[game.notation.moves.index(move)] for move in state.moves()}
            chosen = agent.choose(state)
            assert liked[chosen] == max(liked.values())
            dealt_anew = state.redeal(state.seat, Rng.seeded("other"))
            assert agents.make(f"network:{file}", game, 2).choose(dealt_anew) == chosen
            state.play(chosen)


def test_what_it_judges_is_what_its_layers_say(tmp_path: Path) -> None:
    game = cenote.games.get("tzolkin")
    weights = Weights.read(made_up(tmp_path / "network.npz", game))
    seen = np.linspace(0, 1, weights.about["size"], dtype=np.float32)
    preferences, lead = weights.judge(seen)
    x = seen.astype(np.float64)
    for weight, bias in weights.layers:
        x = np.maximum(weight.astype(np.float64) @ x + bias, 0)
    assert np.allclose(preferences, weights.moves[0] @ x + weights.moves[1], rtol=1e-3)
    assert lead == pytest.approx(float((weights.lead[0] @ x + weights.lead[1])[0]) * 20, rel=1e-3)


def test_files_that_are_no_network_of_the_game(tmp_path: Path) -> None:
    tzolkin, other = cenote.games.get("tzolkin"), cenote.games.get("santamaria")
    rubbish = tmp_path / "rubbish.npz"
    rubbish.write_bytes(b"PK\x03\x04 nothing")
    for name, game, key in (
        (f"network:{rubbish}", tzolkin, "no-network"),
        (f"network:{tmp_path / 'nowhere.npz'}", tzolkin, "no-network"),
        (f"network:{made_up(tmp_path / 'n.npz', tzolkin)}", other, "network-of-another"),
    ):
        with pytest.raises(BadOption) as refused:
            agents.make(name, game)
        assert refused.value.key == key
    outgrown = agents.make(f"network:{made_up(tmp_path / 'o.npz', tzolkin, size=5)}", tzolkin)
    with pytest.raises(BadOption) as refused:
        outgrown.choose(tzolkin.new(2, 1))
    assert refused.value.key == "network-outgrown"
