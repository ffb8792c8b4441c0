"""Many games at a time as Gymnasium has them: what is told when a game ends and the next begins in the same step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import cenote
import cenote.envs
from cenote.agents.network.observation import Observation
from cenote.core.game import Game

every_game = pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())


def made(game: Game, tables: int = 2, **settings: Any) -> Any:
    name = f"cenote/{game.key}-selfplay-v{game.arrays}"
    return gymnasium.make_vec(name, num_envs=tables, players=2, reward="score", **settings)


def played(env: Any, ends: int, seed: Any = 3) -> Iterator[tuple[dict[str, Any], np.ndarray[Any, Any], Any]]:
    """Random games over so many ends: the info before each step, the actions, and what the step told."""
    _, info = env.reset(seed=seed)
    while ends > 0:
        actions = env.unwrapped.vector.sample()
        told = env.step(actions)
        yield info, actions, told
        info = told[4]
        ends -= int((told[2] | told[3]).sum())


@every_game
def test_the_end_of_a_game_is_shown_to_who_decided_last(game: Game) -> None:
    env = made(game)
    states: dict[int, Any] = {}
    for before, actions, (seen, rewards, over, cut, info) in played(env, ends=3):
        assert not cut.any() and env.observation_space.contains(seen)
        assert ("final_obs" in info) == ("final_info" in info) == over.any()
        for table, action in enumerate(actions):
            seed, acting = int(before["seeds"][table]), int(before["seats"][table])
            state = states.setdefault(seed, game.new(2, seed))
            assert state.seat == acting
            state.play(game.notation.moves[action])
            assert over[table] == (state.seat is None)
            sight = Observation(state, 2)
            if over[table]:
                last, told = info["final_obs"][table], {name: each[table] for name, each in info["final_info"].items()}
                assert env.single_observation_space.contains(last)
                assert last["observation"].tobytes() == sight.encode(state, acting).tobytes()
                assert not last["action_mask"].any()
                assert (told["seat"], told["seed"]) == (acting, seed)
                assert told["scores"].tolist() == [float(points) for points in state.scores()]
                assert told["places"].tolist() == state.ranking()
                state = game.new(2, int(info["seeds"][table]))
            assert seen["observation"][table].tobytes() == sight.encode(state, state.seat).tobytes()
            assert rewards[table] == info["rewards"][table, acting]


def test_it_is_told_in_the_form_that_gymnasium_gives_single_tables() -> None:
    game = cenote.games.get("tzolkin")
    single = gymnasium.make_vec(
        f"cenote/tzolkin-v{game.arrays}",
        num_envs=2,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
    )
    seen, info = single.reset(seed=1)
    while "final_obs" not in info:
        seen, *_, info = single.step(seen["action_mask"].argmax(axis=1))
    *_, (_, _, (_, _, over, _, ours)) = played(made(game), ends=1)
    assert ours["_final_obs"].tolist() == ours["_final_info"].tolist() == over.tolist()
    for name in ("final_obs", "_final_obs", "_final_info"):
        assert (ours[name].shape, ours[name].dtype) == (info[name].shape, info[name].dtype)
    assert set(info["final_info"]) <= set(ours["final_info"])
    one, other = (next(each for each in told["final_obs"] if each is not None) for told in (ours, info))
    assert [(name, each.shape, each.dtype) for name, each in one.items()] == [
        (name, each.shape, each.dtype) for name, each in other.items()
    ]


def test_wrappers_of_gymnasium_understand_it() -> None:
    game = cenote.games.get("tzolkin")
    env = DictInfoToList(RecordEpisodeStatistics(made(game, 3)))
    decisions = np.zeros(3, np.int64)
    for _, _, (_, _, over, _, infos) in played(env, ends=4):
        decisions += 1
        for table, info in enumerate(infos):
            assert ("final_obs" in info) == ("final_info" in info) == ("episode" in info) == over[table]
            if over[table]:
                assert info["final_info"]["places"].min() == 1
                assert info["episode"]["l"] == decisions[table]
                decisions[table] = 0


def test_a_game_that_is_broken_off_is_cut() -> None:
    game = cenote.games.get("tzolkin")
    env = made(game, longest=6, cost=5.0)
    _, info = env.reset(seed=1)
    states = [game.new(2, int(seed)) for seed in info["seeds"]]
    for step in range(1, 7):
        acting, actions = info["seats"], env.unwrapped.vector.sample()
        for state, action in zip(states, actions, strict=True):
            state.play(game.notation.moves[action])
        _, _, over, cut, info = env.step(actions)
        assert not over.any() and cut.tolist() == [step == 6] * 2
    for table, state in enumerate(states):
        wanted = Observation(state, 2).encode(state, int(acting[table]))
        assert info["final_obs"][table]["observation"].tobytes() == wanted.tobytes()
        assert not info["final_obs"][table]["action_mask"].any()
    assert "scores" not in info["final_info"]
    assert info["final_info"]["seat"].tolist() == acting.tolist()


def test_processes_tell_the_same_of_an_end() -> None:
    game = cenote.games.get("tzolkin")
    env, same = made(game), made(game, workers=2)
    try:
        for (*_, one), (*_, other) in zip(played(env, ends=1), played(same, ends=1), strict=True):
            assert repr(one) == repr(other)
        (first,), (second,) = ([seen for seen in told[4]["final_obs"] if seen] for told in (one, other))
        assert first["observation"].tobytes() == second["observation"].tobytes()
    finally:
        same.close()


def test_what_is_not_asked_for_is_not_made() -> None:
    vector = cenote.envs.vector("tzolkin", 2, seed=1)
    vector.reset()
    assert "endings" not in vector.arrays and not vector.tables.batch.endings
    raw = cenote.envs.vector("tzolkin", 2, seed=1, raw=True, endings=True)
    raw.reset()
    while not raw.step(raw.sample()).ends.any():
        pass
    assert raw.arrays["endings"].dtype == np.uint8 and raw.arrays["endings"].any()


# --- seeds ---


def seeds(env: Any, seed: Any) -> list[int]:
    _, info = env.reset(seed=seed)
    found: list[int] = info["seeds"].tolist()
    return found


def test_each_table_may_have_a_seed_of_its_own() -> None:
    game = cenote.games.get("tzolkin")
    env, one = made(game, 3), made(game, 1)
    third, fourth = seeds(one, 3), seeds(one, 4)
    assert seeds(env, [3, 4, 3]) == third + fourth + third
    assert seeds(env, [4, 3, 3]) == fourth + third + third
    assert seeds(env, 3)[:1] == third, "a seed for all is that of the first table, and the others differ"
    assert len(set(seeds(env, 3))) == 3


def test_games_that_follow_come_from_the_seed_of_their_table() -> None:
    game = cenote.games.get("tzolkin")
    followed = []
    for given in ([5, 6], [9, 6]):
        env = made(game)
        env.reset(seed=given)
        found = [env.unwrapped.vector.seeds.tolist()]
        while not all(len({each[table] for each in found}) > 1 for table in (0, 1)):
            env.step(env.unwrapped.vector.sample())
            found.append(env.unwrapped.vector.seeds.tolist())
        followed.append([list(dict.fromkeys(each[table] for each in found))[:2] for table in (0, 1)])
    (first, second), (other, same) = followed
    assert second == same and not set(first) & set(other)


def test_a_table_without_a_seed_of_its_own_draws_other_games_each_time() -> None:
    env = made(cenote.games.get("tzolkin"))
    env.reset(seed=1)
    first, second = seeds(env, [3, None]), seeds(env, [3, None])
    assert first[0] == second[0] and first[1] != second[1]


@pytest.mark.parametrize("given", [[], [3], [3, 4, 5]])
def test_seeds_for_other_tables_are_refused(given: list[int]) -> None:
    env = made(cenote.games.get("tzolkin"))
    env.reset(seed=1)
    before = env.unwrapped.vector.seeds.tolist()
    with pytest.raises(ValueError, match=rf"^{len(given)} seeds are given for 2 tables; give one for all, .*\.$"):
        env.reset(seed=given)
    assert env.unwrapped.vector.seeds.tolist() == before


def test_processes_take_the_same_seeds() -> None:
    game = cenote.games.get("tzolkin")
    env = made(game, 3, workers=2)
    try:
        assert seeds(env, [3, 4, 5]) == seeds(made(game, 3), [3, 4, 5])
    finally:
        env.close()
