"""The networks that come with the games: small, the same on every machine, and fair deep in a game."""

from __future__ import annotations

import json
from importlib import metadata
from typing import Any

import numpy as np
import pytest

import cenote
from cenote import agents
from cenote.agents.agent import Window
from cenote.agents.network.ahead import Ahead, Proposal
from cenote.agents.network.judge import Judge
from cenote.agents.network.trained import Network, read_weights
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from records.choices import DECISIONS, belongs_to, choices, decisions, recorded, undecided

ROUNDED = 1e-4  # by which no number may be off that is reckoned in single precision

GAMES = [game for game in cenote.games.all() if game.network is not None]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


# --- their files ---


def arrays_of(game: Game) -> dict[str, np.ndarray[Any, Any]]:
    assert game.network is not None
    with np.load(game.network, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


def test_together_they_are_small() -> None:
    assert len(GAMES) == len(cenote.games.all())
    assert sum(game.network.stat().st_size for game in GAMES if game.network) <= 20_000_000


@every_game
def test_their_numbers_are_in_half_precision(game: Game) -> None:
    arrays = arrays_of(game)
    assert json.loads(str(arrays.pop("about")))["game"] == game.key
    assert {name: array.dtype for name, array in arrays.items() if array.dtype != np.float16} == {}
    assert all(np.isfinite(array).all() for array in arrays.values())


def test_the_wheel_brings_them() -> None:
    """The installed package was made from it, file by file."""
    files = metadata.files("cenote")
    assert files, "cenote is not installed for this Python: `make test` does it, or `pip install .`"
    brought = {str(file) for file in files}
    for game in GAMES:
        assert {f"cenote/games/{game.key}/judge/network.{ending}" for ending in ("npz", "toml")} <= brought


# --- the same everywhere ---


class Exact:
    """What the file of a network says of a position, reckoned with twice as many digits."""

    def __init__(self, game: Game) -> None:
        self.arrays = {name: array.astype(np.float64) for name, array in arrays_of(game).items() if name != "about"}
        self.slots = read_weights(str(game.network)).about["slots"]

    def seen(self, state: State) -> np.ndarray[Any, Any]:
        assert state.seat is not None
        seats = len(state.scores()) + state.game.automata(state)
        observer = state.game.observer(self.slots)
        told = observer.named(state, seats)
        cells = bytearray(len(told.names))
        observer.observe(state, state.seat, seats, cells, 0)
        found: np.ndarray[Any, Any] = (np.frombuffer(cells, np.uint8) + np.array(told.leasts)) / np.array(told.scales)
        return found

    def preferences(self, state: State) -> np.ndarray[Any, Any]:
        x, number = self.seen(state), 0
        while f"weight{number}" in self.arrays:
            x = np.maximum(self.arrays[f"weight{number}"] @ x + self.arrays[f"bias{number}"], 0)
            number += 1
        found: np.ndarray[Any, Any] = self.arrays["moves_weight"] @ x + self.arrays["moves_bias"]
        return found


@every_game
def test_no_rounding_changes_what_they_choose(game: Game) -> None:
    """The best move leads by more than all that processors may disagree about."""
    exact, network, off, leads = Exact(game), Network(game, 0, str(game.network)), [], []
    for state in decisions(game):
        legal = [game.notation.numbers[move] for move in state.moves()]
        wanted = exact.preferences(state)[legal]
        liked, _ = network.judge(state).look([state])
        found = liked[0, legal]
        assert found.dtype == np.float32
        off.append(float(np.abs(found - wanted).max()))
        best, second = np.sort(wanted)[:-3:-1]
        leads.append(float(best - second))
        assert found.argmax() == wanted.argmax()
    assert len(off) == DECISIONS
    assert max(off) < ROUNDED
    assert min(leads) > 2 * ROUNDED


@pytest.mark.both
@every_game
def test_they_choose_what_was_recorded(game: Game) -> None:
    known = recorded().get(game.key, {})
    assert {name: known.get(name) for name in belongs_to(game)} == belongs_to(game), (
        "choices.toml is about another network, or other games; write it anew: cd tests && python -m records.choices"
    )
    assert len(known["choices"]) == DECISIONS and len(set(known["choices"])) > 10
    assert choices(game) == known["choices"]


# --- fair ---


def chooses_alike(name: str, state: State) -> None:
    """However everything hidden lies, the same seed plays the same."""
    other = state.redeal(state.seat, Rng.seeded("other"))
    assert other.digest() != state.digest(), "something is hidden"
    chosen = [agents.make(name, state.game, 5).choose(deal) for deal in (state, other)]
    assert chosen[0] == chosen[1]


@every_game
def test_deep_in_a_game_an_expert_chooses_by_what_its_seat_knows(game: Game) -> None:
    for players in (2, 3, 4):
        positions = undecided(game, players, 7)
        for state in positions[:: len(positions) // 12]:
            chooses_alike("expert", state)


@pytest.mark.compiled
@every_game
def test_deep_in_a_game_a_master_chooses_by_what_its_seat_knows(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """And expects the same of every move that it tries."""
    tried, expected = Ahead.tried, list[list[tuple[Move, list[float]]]]()

    def watched(self: Ahead, judge: Judge, window: Window, left: list[Proposal], moment: float) -> list[Proposal]:
        found = tried(self, judge, window, left, moment)
        expected.append([(proposal.move, proposal.leads) for proposal in found])
        return found

    monkeypatch.setattr(Ahead, "tried", watched)
    positions = undecided(game, 2, 7)
    for state in positions[len(positions) // 4 :: 3]:
        chooses_alike("master:4", state)
        if len(expected) == 6:
            break
    assert len(expected) == 6, "it looks ahead where it is not sure"
    assert expected[::2] == expected[1::2]
