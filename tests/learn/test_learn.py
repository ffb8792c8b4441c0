"""Learning, small: on two cores, for seconds. Needs torch, as `make test-all` has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cenote
from cenote import agents

pytestmark = pytest.mark.slow


def small_run(seed: int = 1, **changes: Any) -> Any:
    from dataclasses import replace

    from cenote.learn.recipe import small
    from cenote.learn.run import Run

    return Run("tzolkin", replace(small(), **changes), (2, 3), seed=seed)


def test_decisions_answer_for_what_their_seat_gains_until_the_end() -> None:
    import torch

    from cenote.learn.experience import Past, told
    from cenote.learn.recipe import Recipe

    past = Past()
    seats, gained = (0, 1, 0, 1), ((1.0, -1.0), (0.0, 2.0), (3.0, 0.0), (0.0, 5.0))
    for seat, points in zip(seats, gained, strict=True):
        past.seen.append(torch.zeros(1, 1))
        past.masks.append(torch.ones(1, 1, dtype=torch.bool))
        past.actions.append(torch.zeros(1, dtype=torch.int64))
        past.chances.append(torch.zeros(1))
        past.seats.append(torch.tensor([seat]))
        past.expected.append(torch.tensor([10.0 + seat]))
        past.gained.append(torch.tensor([points]))
        past.ends.append(torch.tensor([False]))
        past.own.append(torch.tensor([True]))
    past.ends[-1] = torch.tensor([True])
    recipe = Recipe(discount=1.0, trust=1.0)
    learnt = told(past, recipe, torch.tensor([0]), torch.tensor([99.0]))
    assert learnt.worth.tolist() == [4.0, 7.0, 3.0, 5.0]  # all that comes, and nothing of the next game
    assert learnt.better.tolist() == [-6.0, -4.0, -7.0, -6.0]

    past.ends[-1] = torch.tensor([False])
    learnt = told(past, recipe, torch.tensor([0]), torch.tensor([20.0]))
    assert learnt.worth.tolist() == [24.0, 13.0, 23.0]  # nobody knows yet what the last decision of seat 1 led to


def test_a_run_learns_writes_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tzolkin.npz"
    run = small_run()
    curve: list[dict[str, float]] = []
    run.learn(20, curve.append, file)
    run.close()
    assert run.former and run.improvements > 3 and len(curve) >= 1
    again = small_run()
    again.go_on(file)
    assert again.decisions == run.decisions and again.improvements == run.improvements
    for name, array in run.net.arrays().items():
        assert np.array_equal(array, again.net.arrays()[name])
    again.close()
    game = cenote.games.get("tzolkin")
    for players in (2, 3):
        state = game.new(players, 1)
        seats = [agents.make(f"network:{file}", game, seat) for seat in range(players)]
        while state.seat is not None:
            state.play(seats[state.seat].choose(state))


def test_the_file_prefers_what_the_network_in_torch_does(tmp_path: Path) -> None:
    import torch

    from cenote.envs.weights import Weights

    run = small_run()
    run.write(tmp_path / "n.npz")
    weights = Weights.read(tmp_path / "n.npz")
    seen, _, _ = run.house.seen()
    with torch.no_grad():
        preferences, leads = run.net(seen)
    observation = run.house.observation
    for row in range(len(seen)):
        shares = np.empty(observation.size, np.float32)
        observation.shares(seen[row].numpy(), shares)
        found, lead = weights.judge(shares)
        assert np.allclose(found, preferences[row].numpy(), atol=2e-3)
        assert lead == pytest.approx(float(leads[row]) * run.recipe.points, abs=0.05)
    run.close()


def test_the_same_seed_learns_the_same() -> None:
    found = []
    for _ in range(2):
        run = small_run(seed=5)
        run.once(0.0)
        run.once(0.5)
        found.append(run.net.arrays())
        run.close()
    for name in found[0]:
        assert np.array_equal(found[0][name], found[1][name])
