"""Many games at a time: the same games as one by one, whoever plays them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest

import cenote
import cenote.envs
from cenote.agents.network.observation import Observation
from cenote.core.game import Game
from cenote.core.refusal import Refusal
from conformance.battery import forms
from envs.tables import NAMES, TABLES

every_game = pytest.mark.parametrize("game", cenote.games.all(), ids=cenote.games.keys())


def run(vector: Any, steps: int, seed: int = 5) -> list[tuple[bytes, ...]]:
    """Everything that stood at the tables, step by step."""
    step = vector.reset(seed)
    seen = [tuple(each.tobytes() for each in (*step, vector.seeds))]
    for _ in range(steps):
        step = vector.step(vector.sample())
        seen.append(tuple(each.tobytes() for each in (*step, vector.seeds)))
    return seen


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_tables_stand_as_the_games_do(game: Game, players: int) -> None:
    """Observations, masks, seats and rewards are those of the same games, dealt from the seeds that were told."""
    with cenote.envs.vector(game.key, 2, players=players, seed=3) as vector:
        step = vector.reset()
        states = [game.new(players, int(seed)) for seed in vector.seeds]
        arrays = Observation(states[0], players)
        scores = [[float(points) for points in state.scores()] for state in states]
        for _ in range(60):
            for table, state in enumerate(states):
                assert step.seats[table] == state.seat
                legal = sorted(game.notation.numbers[move] for move in state.moves())
                assert np.flatnonzero(step.masks[table]).tolist() == legal
                assert step.observations[table].tobytes() == arrays.encode(state, state.seat).tobytes()
            actions = vector.sample()
            step = vector.step(actions)
            for table, state in enumerate(states):
                state.play(game.notation.moves[actions[table]])
                now = [float(points) for points in state.scores()]
                gained = [after - before for after, before in zip(now, scores[table], strict=True)]
                assert step.rewards[table].tolist() == gained
                assert step.ends[table] == (state.seat is None)
                if step.ends[table]:
                    states[table] = game.new(players, int(vector.seeds[table]))
                    now = [float(points) for points in states[table].scores()]
                scores[table] = now


@pytest.mark.compiled
@every_game
def test_thousands_of_steps_with_all_options(game: Game) -> None:
    """Nothing that can happen is beyond what observations have room for."""
    for _, players, options in forms([game], with_options=True):
        vector = cenote.envs.vector(game.key, 4, players=players, options=options, seed=11)
        step = vector.reset()
        for _ in range(60):
            step = vector.step(vector.sample())
        assert step.masks.any(axis=1).all()


@every_game
def test_the_same_seed_gives_the_same_games(game: Game) -> None:
    players = max(game.players)
    first, second = (cenote.envs.vector(game.key, 3, players=players) for _ in range(2))
    assert run(first, 40) == run(second, 40)
    assert run(first, 40, seed=6) != run(second, 40)


def test_a_table_plays_the_same_among_many_or_few() -> None:
    few, many = cenote.envs.vector("tzolkin", 2), cenote.envs.vector("tzolkin", 5)
    few.reset(9)
    many.reset(9)
    assert few.seeds.tolist() == many.seeds[:2].tolist()


def test_resets_without_a_seed_deal_other_games() -> None:
    vector = cenote.envs.vector("tzolkin", 2, seed=1)
    vector.reset()
    first = vector.seeds.tolist()
    vector.reset()
    assert vector.seeds.tolist() != first


@pytest.mark.parametrize("key", ["tzolkin", "santamaria"])
def test_workers_play_the_same_games(key: str) -> None:
    here = run(cenote.envs.vector(key, 5, players=2), 30)
    with cenote.envs.vector(key, 5, players=2, workers=2) as vector:
        assert run(vector, 30) == here


def test_workers_end_with_the_environment() -> None:
    vector = cenote.envs.vector("tzolkin", 2, workers=2)
    processes = vector.tables.processes
    step = vector.reset(1)
    vector.close()
    vector.close()
    assert all(process.exitcode == 0 for process in processes)
    assert step.seats.shape == (2,), "what was handed out can still be looked at"
    with pytest.raises(Refusal, match="reset"):
        vector.step([0, 0])


def test_one_game_follows_another() -> None:
    vector = cenote.envs.vector("tzolkin", 3, players=2, reward="place", seed=2)
    vector.reset()
    ended = []
    for _ in range(700):
        seeds = vector.seeds.copy()
        step = vector.step(vector.sample())
        assert [done.table for done in vector.finished] == np.flatnonzero(step.ends).tolist()
        for done in vector.finished:
            ended.append(done)
            assert done.seed == seeds[done.table] != vector.seeds[done.table]
            assert step.rewards[done.table].sum() == 0
            first, second = done.places
            assert step.rewards[done.table].tolist() == [second - first, first - second]
            assert (done.scores[0] > done.scores[1]) <= (first < second)
        assert not step.rewards[~step.ends].any()
    assert len(ended) > 6
    replayed = cenote.games.get("tzolkin").new(2, ended[0].seed)
    assert replayed.seat is not None
    assert "scores" in repr(ended[0])


def test_what_is_gained_adds_up_to_the_score() -> None:
    vector = cenote.envs.vector("tawantinsuyu", 2, players=2, seed=4)
    vector.reset()
    state = cenote.games.get("tawantinsuyu").new(2, int(vector.seeds[0]))
    gained = np.array([float(points) for points in state.scores()])
    while True:
        step = vector.step(vector.sample())
        gained += step.rewards[0]
        if step.ends[0]:
            break
    (done,) = (done for done in vector.finished if done.table == 0)
    assert gained.tolist() == done.scores


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    vector = cenote.envs.vector("tzolkin", 2, seed=1)
    step = vector.reset()
    before = [each.tobytes() for each in step]
    actions = vector.sample()
    actions[1] = int(np.flatnonzero(~step.masks[1])[0])
    with pytest.raises(Refusal, match=r"At table 1 action \d+ \(.+\) is not legal"):
        vector.step(actions)
    for wrong in ([0], [-1, 0], [0, vector.actions], [0.5, 0.5]):
        with pytest.raises(Refusal, match="There is no action"):
            vector.step(wrong)
    assert [each.tobytes() for each in vector.stands()] == before


def test_samples_are_legal_and_of_all_kinds() -> None:
    vector = cenote.envs.vector("tzolkin", 40, seed=1)
    step = vector.reset()
    drawn = set()
    for _ in range(30):
        actions = vector.sample()
        assert step.masks[np.arange(40), actions].all()
        drawn |= set(actions.tolist())
        vector.stands()
    assert drawn == set(np.flatnonzero(step.masks.any(axis=0)).tolist())


def test_raw_bytes_are_the_same_numbers() -> None:
    shares, raw = (cenote.envs.vector("tzolkin", 3, raw=raw) for raw in (False, True))
    told, wanted = raw.reset(8).observations, shares.reset(8).observations
    assert told.dtype == np.uint8
    found = np.empty(told.shape, np.float32)
    raw.kind.observation.shares(told, found)
    assert (found == wanted).all()


@pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
def test_positions_of_ones_own_are_written_into_any_row(game: Game, players: int) -> None:
    """In the numbers that `vector` shows of the same positions, and into no other row."""
    for dtype, raw in ((np.float32, False), (np.uint8, True)):
        vector = cenote.envs.vector(game.key, 2, players=players, raw=raw)
        step = vector.reset(4)
        states = [game.new(players, int(seed)) for seed in vector.seeds]
        for _ in range(30):
            own = np.full((4, vector.size), 77, dtype)
            for table, state in enumerate(states):
                vector.kind.write(state, state.seat, own, table + 1)
            assert own[1:3].tobytes() == step.observations.tobytes()
            assert (own[[0, 3]] == 77).all()
            actions = vector.sample()
            step = vector.step(actions)
            for table, state in enumerate(states):
                state.play(game.notation.moves[actions[table]])
                states[table] = game.new(players, int(vector.seeds[table])) if step.ends[table] else state


def test_a_spectator_and_a_seat_that_does_not_decide_see_too() -> None:
    vector, state = cenote.envs.vector("tzolkin", 1, players=3, slots=4), cenote.games.get("tzolkin").new(3, 1)
    arrays = Observation(state, 3, 4)
    own = np.empty((vector.size, 4), np.float32).T  # rows need not lie together
    for row, seat in enumerate((0, 1, 2, None)):
        vector.kind.write(state, seat, own, row)
        assert own[row].tolist() == arrays.encode(state, seat).tolist()


@pytest.mark.parametrize(
    ("shape", "dtype", "seat", "key", "players", "sentence"),
    [
        ((2, 507), np.float64, 0, "tzolkin", 2, "float32 or uint8; this is float64 of shape (2, 507)."),
        ((2, 506), np.float32, 0, "tzolkin", 2, "rows of 507 numbers"),
        ((507,), np.uint8, 0, "tzolkin", 2, "rows of 507 numbers"),
        ((2, 507), np.uint8, 2, "tzolkin", 2, "There is no seat 2; seats are 0 to 1, or None for a spectator."),
        ((2, 507), np.uint8, 0, "tzolkin", 3, "This observes tzolkin for 2; the position is of another."),
        ((2, 507), np.uint8, 0, "santamaria", 2, "This observes tzolkin for 2; the position is of another."),
    ],
)
def test_rows_of_another_size_or_kind_are_refused(
    shape: tuple[int, ...], dtype: type, seat: int, key: str, players: int, sentence: str
) -> None:
    vector, own = cenote.envs.vector("tzolkin", 1), np.zeros(shape, dtype)
    with pytest.raises(ValueError) as refused:
        vector.kind.write(cenote.games.get(key).new(players, 1), seat, own, 0)
    assert sentence in str(refused.value) and str(refused.value).count(".") == 1
    assert not own.any()


def test_older_rules_can_be_played() -> None:
    game = next(game for game in cenote.games.all() if len(game.versions) > 1)
    vector = cenote.envs.vector(game.key, 2, players=2, rules=game.versions[0], seed=1)
    vector.reset()
    assert {state.rules for state in vector.tables.batch.states} == {game.versions[0]}
    with pytest.raises(Refusal):
        cenote.envs.vector(game.key, 2, rules=99)


@pytest.mark.parametrize("settings", [{"n": 0}, {"n": 2, "workers": 3}, {"n": 2, "workers": -1}])
def test_wrong_sizes_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(Refusal, match="There must be a table"):
        cenote.envs.vector("tzolkin", **settings)


@every_game
def test_gymnasium_plays_all_seats(game: Game) -> None:
    tables = gymnasium.make_vec(f"cenote/{game.key}-selfplay-v{game.arrays}", num_envs=3, players=2, reward="score")
    seen, info = tables.reset(seed=7)
    assert tables.observation_space.contains(seen)
    for _ in range(20):
        acting = info["seats"]
        seen, rewards, over, cut, info = tables.step(tables.unwrapped.vector.sample())  # type: ignore[attr-defined]
        assert tables.observation_space.contains(seen)
        assert rewards.tolist() == info["rewards"][np.arange(3), acting].tolist()
        assert not over.any()
        assert not cut.any()
    tables.close()


def test_seeds_follow_one_another() -> None:
    """What a step tells is told in the arrays of the environment, and a copy stays."""
    vector = cenote.envs.vector("tzolkin", 2, seed=1)
    steps = [vector.reset().observations.copy(), *(vector.step(vector.sample()).observations.copy() for _ in range(5))]
    assert all((one != other).any() for one, other in pairwise(steps))
