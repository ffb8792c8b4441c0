"""The OpenSpiel face passes OpenSpiel's own random simulation, and its bots play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import cenote
import cenote.envs
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.core.rewards import REWARDS
from envs.tables import SMALLEST


def dealt(game: Any, seed: int = 1) -> Any:
    """The first decision of a game."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.randrange(256))
    return state


@pytest.mark.parametrize(("game", "players"), SMALLEST, ids=cenote.games.keys())
def test_random_simulation(game: Game, players: int) -> None:
    pyspiel.random_sim_test(cenote.envs.openspiel(game.key, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [(game, max(game.players)) for game in cenote.games.all()])
def test_random_simulation_of_the_largest_tables(game: Game, players: int) -> None:
    pyspiel.random_sim_test(cenote.envs.openspiel(game.key, players=players), num_sims=2, serialize=True, verbose=False)


def test_the_seed_is_drawn_byte_by_byte() -> None:
    game = cenote.envs.openspiel("tzolkin", players=3)
    state = game.new_initial_state()
    for byte in (0, 0, 1, 2):
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(byte)
    assert state.position == cenote.games.get("tzolkin").new(3, 258)
    assert game.num_players() == 3
    assert game.max_chance_nodes_in_history() == 4


def test_options_are_parameters() -> None:
    game = cenote.envs.openspiel("santamaria", players=1, advanced=True, reward="score")
    state = dealt(game)
    assert state.position.view(0)["options"]["advanced"] is True
    assert pyspiel.load_game("cenote_santamaria(players=1,advanced=true,reward=score)").num_players() == 1


@pytest.mark.parametrize("reward", REWARDS)
def test_every_reward_can_be_played_for(reward: str) -> None:
    state = dealt(cenote.envs.openspiel("tzolkin", players=2, reward=reward))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    lowest, highest = state.get_game().min_utility(), state.get_game().max_utility()
    assert all(lowest <= points <= highest for points in state.returns()) and any(state.returns())


def test_clones_go_their_own_way() -> None:
    state = dealt(cenote.envs.openspiel("tzolkin"))
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.position != state.position
    assert clone.position.game is state.position.game
    assert clone.history()[:-1] == state.history()


def test_a_state_can_be_written_down() -> None:
    game = cenote.envs.openspiel("tzolkin")
    for state in (game.new_initial_state(), dealt(game)):
        read = game.deserialize_state(state.serialize())
        assert read.position == state.position
        assert read.history() == state.history()
    assert read.position.game is cenote.games.get("tzolkin")


def test_resampling_keeps_what_the_player_knows() -> None:
    state = dealt(cenote.envs.openspiel("tzolkin"))
    chance = random.Random(1)
    others = [state.resample_from_infostate(0, chance.random) for _ in range(5)]
    assert {other.observation_string(0) for other in others} == {state.observation_string(0)}
    assert all(other.observation_tensor(0) == state.observation_tensor(0) for other in others)
    assert len({other.observation_string(1) for other in others}) > 1
    assert len({other.position.digest() for other in others}) == 5


def test_a_spectator_sees_less() -> None:
    game = cenote.envs.openspiel("tzolkin")
    state = dealt(game)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = game.make_py_observer(public)
    assert spectator.string_from(state, 0) != game.make_py_observer().string_from(state, 0)
    spectator.set_from(state, 0)
    assert spectator.tensor.tolist() != state.observation_tensor(0)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(Refusal, match="Nobody at the table sees what all players hide"):
        game.make_py_observer(everything)


@pytest.mark.parametrize("key", cenote.games.keys())
def test_mcts_plays(key: str) -> None:
    game = cenote.envs.openspiel(key, players=2)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=chance)
    fair = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=chance, use_observation_string=True
    )
    state = dealt(game)
    for player in (bot, fair):
        action = player.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_end_is_paid() -> None:
    state = dealt(cenote.envs.openspiel("tzolkin", players=2, reward="win"))
    assert state.returns() == [0, 0]
    chance = random.Random(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 1
    assert state.action_to_string(0, 264) == "done"


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"key": "chess"}, "There is no game “chess”"),
        ({"players": 9}, "tzolkin cannot be played by 9; the numbers of players are: 2, 3, 4."),
        ({"reward": "fame"}, "There is no reward “fame”; the rewards are: score, judged, ahead, place, win."),
        ({"speed": 9}, "tzolkin has no option “speed”; its options are: players, reward, rules."),
    ],
)
def test_bad_parameters_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        cenote.envs.openspiel(**{"key": "tzolkin", **settings})
    assert str(refused.value).startswith(sentence)
