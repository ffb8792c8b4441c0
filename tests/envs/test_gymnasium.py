"""The Gymnasium face passes Gymnasium's own check, alone and against agents, and works over processes."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cenote
import cenote.envs
from cenote.agents.agent import Agent, Window
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.core.verbs import Move
from envs.tables import NAMES, TABLES


def make(game: Game, players: int, **settings: Any) -> Any:
    if players == 1:
        return gymnasium.make(f"cenote/{game.key}-solo-v2", **settings)
    return gymnasium.make(f"cenote/{game.key}-v2", players=players, **settings)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """A random game: what was paid in all, the last info, the number of steps."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    paid, steps, over = 0.0, 0, False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample())
        paid, steps = paid + reward, steps + 1
    return paid, info, steps


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_check_env(game: Game, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # the check tries an action of one game in another, and hears that it is not legal there
        warnings.filterwarnings("ignore", ".*is not legal here")
        check_env(make(game, players).unwrapped)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_samples_are_legal_and_scores_add_up(game: Game, players: int) -> None:
    env = make(game, players, illegal="raise")
    paid, info, steps = play(env, 5)
    assert steps > 5
    assert len(info["scores"]) == len(info["places"]) == players
    assert paid == pytest.approx(info["scores"][info["seat"]])


def test_the_same_seed_gives_the_same_game() -> None:
    env = gymnasium.make("cenote/tzolkin-v2", opponents="greedy")
    again = gymnasium.make("cenote/tzolkin-v2", opponents="greedy")
    assert str(play(env, 3)) == str(play(again, 3))


@pytest.mark.parametrize("reward", ["place", "win"])
def test_the_end_is_paid(reward: str) -> None:
    env = gymnasium.make("cenote/tzolkin-v2", players=3, opponents=["random", "random"], reward=reward)
    for seed in range(3):
        paid, info, _ = play(env, seed)
        first = info["places"][info["seat"]] == 1
        assert (paid == 1) == first
        assert paid in ((1, 0, -1) if reward == "place" else (1, 0))


def test_a_seat_may_be_chosen() -> None:
    chosen = gymnasium.make("cenote/tzolkin-v2", players=4, seat=2)
    drawn = gymnasium.make("cenote/tzolkin-v2", players=4)
    assert {chosen.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


class First(Agent):
    """Always the first legal move."""

    seen = 0

    def think(self, window: Window) -> Move:
        First.seen += 1
        return window.moves()[0]


def test_an_agent_of_ones_own_may_sit_opposite() -> None:
    env = gymnasium.make("cenote/tzolkin-v2", opponents=First(cenote.games.get("tzolkin")))
    play(env, 1)
    assert First.seen > 20


@pytest.mark.parametrize("mode", ["async", "sync"])
def test_vectorised(mode: str) -> None:
    envs = gymnasium.make_vec("cenote/tzolkin-v2", num_envs=2, vectorization_mode=mode, reward="win")
    chance = np.random.default_rng(1)
    try:
        seen, _ = envs.reset(seed=1)
        assert seen["observation"].shape == (2, len(cenote.envs.feature_names("tzolkin")))
        over = np.zeros(2, bool)
        ends = 0
        for _ in range(150):
            legal = [np.flatnonzero(mask) if mask.any() else np.array([0]) for mask in seen["action_mask"]]
            seen, rewards, over, _, info = envs.step(np.array([chance.choice(actions) for actions in legal]))
            ends += int(over.sum())
            assert "refused" not in info
            assert not rewards[~over].any()
        assert ends >= 2
    finally:
        envs.close()


def test_spaces_can_be_sent() -> None:
    env = gymnasium.make("cenote/tzolkin-v2")
    env.reset(seed=1)
    assert env.unwrapped.action_masks()[env.action_space.sample()]
    sent = pickle.loads(pickle.dumps(env.action_space))
    assert sent == env.action_space
    assert 0 <= sent.sample() < 265


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = gymnasium.make("cenote/tzolkin-v2", seat=0)
    env.reset(seed=1)
    state = env.unwrapped.episodes.state
    before = state.digest()
    sentence = "Action 264 (done) is not legal here: T9: this is not the time for it"
    with pytest.warns(UserWarning, match="Action 264") as told:
        _, reward, over, cut, info = env.step(264)
        env.step(264)
    assert len(told) == 1
    assert (reward, over, cut) == (0.0, False, False)
    assert info["refused"] == sentence
    assert env.unwrapped.episodes.state is state
    assert state.digest() == before


def test_an_illegal_action_may_be_an_error() -> None:
    env = gymnasium.make("cenote/tzolkin-v2", seat=0, illegal="raise").unwrapped
    env.reset(seed=1)
    with pytest.raises(Refusal, match="Action 264"):
        env.step(264)


@pytest.mark.parametrize("name", ["cenote/tzolkin-v2", "cenote/santamaria-solo-v2"])
def test_a_game_has_to_be_under_way(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    with pytest.raises(Refusal, match=r"No game is under way; call reset\(\) first\."):
        env.step(0)
    play(env, 1)
    with pytest.raises(Refusal, match="No game is under way"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": "deep_thought"}, "There is no agent “deep_thought”; the agents are:"),
        (
            {"opponents": ["random", "random"]},
            "2 opponents are named for 1 other seat; name one for all, or one for each.",
        ),
        ({"players": 9}, "tzolkin cannot be played by 9; the numbers of players are: 2, 3, 4."),
        ({"seat": 5}, "There is no seat “5”; the seats are: 0, 1."),
        ({"reward": "fame"}, "There is no reward “fame”; the rewards are: score, judged, ahead, place, win."),
        ({"illegal": "ignore"}, "An illegal action cannot be met with “ignore”; the ways are: tell, raise."),
        ({"key": "chess"}, "There is no game “chess”"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], sentence: str) -> None:
    from cenote.envs.seat import SeatEnv

    with pytest.raises(Refusal) as refused:
        SeatEnv(**{"key": "tzolkin", **settings})
    assert str(refused.value).startswith(sentence)
