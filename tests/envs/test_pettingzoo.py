"""The PettingZoo face passes PettingZoo's own tests."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from fractions import Fraction
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

import cenote
import cenote.envs
from cenote.core import rewards
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.envs import tzolkin_v2
from envs.tables import NAMES, TABLES

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}


def name_of(game: Game) -> str:
    return f"cenote/{game.key}_v{game.arrays}"


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_api(game: Game, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # a dict with an action mask is what PettingZoo documents for such games, and yet warns about
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(cenote.envs.make(name_of(game), players=players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_seed(game: Game, players: int) -> None:
    seed_test(lambda: cenote.envs.make(name_of(game), players=players), num_cycles=40)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent was paid in all."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.agents, 0.0)
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


def test_scores_add_up() -> None:
    env = tzolkin_v2.raw_env(players=3)
    paid = play(env, 1)
    assert list(paid.values()) == [float(points) for points in env.episodes.state.scores()]
    assert any(paid.values())


@pytest.mark.parametrize(("reward", "total"), [("place", 0), ("win", 1)])
def test_the_end_is_paid(reward: str, total: float) -> None:
    env = tzolkin_v2.raw_env(players=4, reward=reward)
    paid = play(env, 2)
    assert sum(paid.values()) == pytest.approx(total)
    assert max(paid.values()) == 1
    first = env.episodes.state.ranking().index(1)
    assert paid[f"seat_{first}"] == 1


class Over:
    """A finished game with these places."""

    seat = None

    def __init__(self, *places: int) -> None:
        self.places = list(places)

    def ranking(self) -> list[int]:
        return self.places

    def scores(self) -> list[int | Fraction]:
        return [Fraction(1, 4)] * len(self.places)


def test_places_are_shared() -> None:
    assert rewards.place(Over(1, 2, 3)) == [1, 0, -1]  # type: ignore[arg-type]
    assert rewards.place(Over(1, 1, 3)) == [0.5, 0.5, -1]  # type: ignore[arg-type]
    assert rewards.win(Over(1, 1, 3)) == [0.5, 0.5, 0]  # type: ignore[arg-type]
    assert rewards.place(Over(2)) == [-1]  # type: ignore[arg-type]
    assert rewards.win(Over(2)) == [0]  # type: ignore[arg-type]
    assert rewards.score(Over(1, 2)) == [0.25, 0.25]  # type: ignore[arg-type]


def test_the_mask_is_the_list_of_legal_moves() -> None:
    env = tzolkin_v2.raw_env()
    env.reset(seed=3)
    seen, *_ = env.last()
    state = env.episodes.state
    assert [state.game.notation.moves[n] for n in np.flatnonzero(seen["action_mask"])] == sorted(
        state.moves(), key=state.game.notation.numbers.__getitem__
    )
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()


@pytest.mark.parametrize("action", [-1, 265, 1.5, "place tikal", None, True])
def test_what_is_no_action_is_refused(action: object) -> None:
    env = tzolkin_v2.env()
    env.reset(seed=1)
    before = env.unwrapped.episodes.state.digest()
    with pytest.raises(Refusal, match=r"There is no action “.*”; actions are whole numbers from 0 to 264\."):
        env.step(action)
    assert env.unwrapped.episodes.state.digest() == before


@pytest.mark.parametrize("kind", [int, np.int64, np.array])
def test_an_action_may_be_any_kind_of_whole_number(kind: Any) -> None:
    env = tzolkin_v2.raw_env()
    env.reset(seed=1)
    seen, *_ = env.last()
    before = env.episodes.state.digest()
    env.step(kind(np.flatnonzero(seen["action_mask"])[0]))
    assert env.episodes.state.digest() != before


def test_an_action_outside_the_mask_is_refused() -> None:
    env = tzolkin_v2.env()
    env.reset(seed=1)
    before = env.unwrapped.episodes.state.digest()
    agent = env.agent_selection
    with pytest.raises(Refusal) as refused:
        env.step(264)
    assert str(refused.value) == "Action 264 (done) is not legal here: T9: this is not the time for it"
    assert env.unwrapped.episodes.state.digest() == before
    assert env.agent_selection == agent


def test_nothing_can_be_done_after_the_end() -> None:
    env = tzolkin_v2.raw_env()
    play(env, 1)
    with pytest.raises(Refusal, match=r"No game is under way; call reset\(\) first\."):
        env.step(0)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (
            lambda: cenote.envs.make("cenote/chess_v0"),
            "There is no environment “cenote/chess_v0”; the environments are:",
        ),
        (lambda: tzolkin_v2.env(players=7), "tzolkin cannot be played by 7; the numbers of players are: 2, 3, 4."),
        (
            lambda: tzolkin_v2.env(reward="fame"),
            "There is no reward “fame”; the rewards are: score, judged, ahead, place, win.",
        ),
        (lambda: tzolkin_v2.env(options={"x": 1}), "tzolkin has no option “x”"),
        (lambda: tzolkin_v2.env(render_mode="human"), "There is no render mode “human”; the modes are: ansi."),
    ],
)
def test_bad_settings_are_refused(make: Any, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        make()
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())
def test_pettingzoo_knows_the_environments(game: Game) -> None:
    env = pettingzoo.make("aec", f"cenote/{game.key}-v2", players=2, reward="win")
    assert env.metadata["name"] == name_of(game)
    assert env.possible_agents == ["seat_0", "seat_1"]


def test_unknown_names_are_no_attributes() -> None:
    with pytest.raises(AttributeError, match="chess_v0"):
        cenote.envs.chess_v0  # noqa: B018


def test_a_missing_package_is_named() -> None:
    """Without the extra everything else works, and the environments say what is missing."""
    script = """
import sys
sys.modules.update(dict.fromkeys(("gymnasium", "pettingzoo", "pyspiel"), None))
import cenote.envs
print(len(cenote.envs.feature_names("tzolkin")))
print(cenote.envs.vector("tzolkin", 2, seed=1).reset().observations.shape)
faces = (
    cenote.envs.tzolkin_v2.env,
    lambda: cenote.envs.openspiel("tzolkin"),
)
for face in faces:
    try:
        face()
    except cenote.Refusal as refusal:
        print(refusal)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stdout.splitlines() == [
        "507",
        "(2, 507)",
        'The package “pettingzoo” is not installed; get it with: pip install "cenote[envs]"',
        'The package “pyspiel” is not installed; get it with: pip install "cenote[envs]"',
    ]


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] <= 2])
def test_the_table_can_be_seen(game: Game, players: int) -> None:
    env = cenote.envs.make(name_of(game), players=players, render_mode="ansi")
    env.reset(seed=1)
    lines = env.render().splitlines()
    assert len(lines) > players
    assert all(any(agent in line for line in lines) for agent in env.possible_agents)
