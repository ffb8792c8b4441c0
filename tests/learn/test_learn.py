"""Learning, small: on two cores, for seconds. Needs torch, as `make test-all` has it."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cenote
from cenote import agents
from cenote.core.refusal import Refusal

pytestmark = pytest.mark.slow


def small_run(seed: int = 1, **changes: Any) -> Any:
    from cenote.learn.recipe import small
    from cenote.learn.run import Run
    from cenote.learn.sitting import Sitting

    run = {name: changes.pop(name) for name in ("workers", "ray") if name in changes}
    return Run("tzolkin", replace(small(), **changes), [Sitting(2, {}), Sitting(3, {})], seed=seed, **run)


def test_a_decision_left_over_spoils_nothing() -> None:
    from cenote.learn.experience import gather

    run = small_run()
    try:
        learnt = gather(run.house, run.net, run.recipe, None)
        run.improver.recipe = replace(run.recipe, batch=len(learnt.actions) - 1)
        told = run.improver.improve(learnt, 0.0)
    finally:
        run.close()
    assert all(isfinite(value) for value in told.values())
    assert all(bool(weight.isfinite().all()) for weight in run.net.parameters())


def test_decisions_answer_for_what_their_seat_gains_until_the_end() -> None:
    import torch

    from cenote.learn.experience import told
    from cenote.learn.past import Past
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
    past.seats.append(torch.tensor([0]))
    past.expected.append(torch.tensor([99.0]))
    recipe = Recipe(discount=1.0, trust=1.0)
    learnt = told(past, recipe)
    assert learnt.worth.tolist() == [4.0, 7.0, 3.0, 5.0]  # all that comes, and nothing of the next game
    assert learnt.better.tolist() == [-6.0, -4.0, -7.0, -6.0]

    past.ends[-1] = torch.tensor([False])
    past.expected[-1] = torch.tensor([20.0])
    learnt = told(past, recipe)
    assert learnt.worth.tolist() == [24.0, 13.0, 23.0]  # nobody knows yet what the last decision of seat 1 led to


def test_a_run_learns_writes_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tzolkin.npz"
    run = small_run(tables=8)  # few, so that it improves often
    curve: list[dict[str, float]] = []
    run.learn(10, curve.append, file)
    run.close()
    assert run.former and run.improvements > 3 and len(curve) >= 1
    again = small_run(tables=8)
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

    from cenote.agents.network.weights import Weights
    from cenote.learn.past import Past

    run = small_run()
    run.write(tmp_path / "n.npz")
    weights = Weights.read(tmp_path / "n.npz")
    seen, _, _ = run.house.halls[0].seen(Past())
    with torch.no_grad():
        preferences, leads = run.net(seen)
    observation = run.plan.observation
    for row in range(len(seen)):
        shares = np.empty(observation.size, np.float32)
        observation.shares(seen[row].numpy(), shares)
        found, lead = weights.judge(shares[None])
        assert np.allclose(found[0], preferences[row].numpy(), atol=2e-3)
        assert lead[0] == pytest.approx(float(leads[row]) * run.recipe.points, abs=0.05)
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


def test_two_halls_that_take_turns_play_what_one_does() -> None:
    import torch

    one, two = small_run(seed=5), small_run(seed=5, workers=2)
    try:
        assert (len(one.house.halls), len(two.house.halls)) == (1, 2)
        lots = torch.rand(200, one.house.tables)  # long enough for games to end
        here, there = (run.house.steps(one.net, one.net, lots) for run in (one, two))
        for name in ("seen", "masks", "seats", "actions", "ends", "own"):
            for mine, theirs in zip(getattr(here, name), getattr(there, name), strict=True):
                assert mine.equal(theirs), name
        for mine, theirs in zip(here.gained, there.gained, strict=True):
            assert mine.allclose(theirs)
        assert one.house.finished
        assert sorted(map(repr, one.house.finished)) == sorted(map(repr, two.house.finished))
    finally:
        one.close(), two.close()


def test_a_game_that_has_no_end_is_broken_off_and_costs_who_plays_alone() -> None:
    from cenote.envs.vectors import Vector

    alone = Vector("santamaria", 1, 1, seed=1, longest=5, cost=40.0)
    seeds, gained = [int(alone.reset().seats[0] + alone.seeds[0])], []
    for step in range(1, 11):
        stands = alone.step(alone.sample())
        gained.append(float(stands.rewards.sum()))
        assert bool(stands.ends[0]) is (step % 5 == 0)
        seeds.append(int(alone.seeds[0]))
    assert gained[4] <= 20 - 40 and gained[9] <= 20 - 40 and min(gained[:4]) > -20
    assert len(set(seeds)) == 3 and not alone.finished, "nobody is told of such a game"


def test_what_is_shown_is_what_planners_decided() -> None:
    from cenote.core.rng import Rng
    from cenote.learn.sitting import Sitting
    from cenote.learn.teachers import STRAY, shown

    first, again = (shown("tzolkin", Sitting(2, {}), 4, "score", "greedy", "7") for _ in range(2))
    for one, other in zip(first, again, strict=True):
        assert np.array_equal(one, other)
    rows = np.arange(len(first.actions))
    assert first.masks[rows, first.actions].all() and (first.masks.sum(1) > 1).all()
    game = cenote.games.get("tzolkin")
    state, chance = game.new(2, "7"), Rng.seeded("7/stray")
    seats = [agents.make("greedy", game, f"7/{seat}") for seat in range(2)]
    decided, ahead = [], []
    while state.seat is not None:
        legal = state.legal()
        if len(legal) > 1 and chance.below(STRAY) == 0:
            state.play(legal[chance.below(len(legal))])
            continue
        move = seats[state.seat].choose(state) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            mine, theirs = state.scores()[state.seat], state.scores()[1 - state.seat]
            decided.append(game.notation.moves.index(move))
            ahead.append((state.seat, float(mine - theirs)))
        state.play(move)
    one, other = (float(score) for score in state.scores())
    assert first.actions.tolist() == decided
    assert first.leads.tolist() == [(one - other if seat == 0 else other - one) - lead for seat, lead in ahead]


def test_a_run_begins_with_what_planners_show_or_with_a_file(tmp_path: Path) -> None:
    run = small_run(workers=2)
    told: list[dict[str, float]] = []
    run.imitate("greedy", 40, told.append)
    assert len(told) == run.recipe.looks
    assert told[-1]["loss"] < told[0]["loss"] and told[-1]["alike"] > 0.4
    run.write(tmp_path / "taught.npz")
    other = small_run(seed=2)
    other.begin_with(tmp_path / "taught.npz")
    for name, array in run.net.arrays().items():
        assert np.allclose(array, other.net.arrays()[name], atol=1e-3)
    for each in (run, other):
        each.close()


def test_moves_are_drawn_as_likely_as_they_are_and_never_outside_the_mask() -> None:
    import torch

    from cenote.learn.network import drawn, log_chances

    masks = torch.tensor([[False, True, False, True, True, False]])
    chances = log_chances(torch.tensor([[9.0, 0.0, 9.0, 1.0, -200.0, 9.0]]), masks)
    number = 10_000
    lots = (torch.arange(number) / number).clamp(max=1 - 2**-24)
    found = drawn(chances.expand(number, -1), masks.expand(number, -1), lots).bincount(minlength=6) / number
    assert torch.allclose(found, chances.exp()[0], atol=2e-4)
    assert drawn(chances, masks, torch.tensor([1 - 2**-24])).item() == 3


def test_any_number_of_processes_learns_the_same() -> None:
    found = []
    for workers in (0, 2):
        run = small_run(seed=5, workers=workers)
        for _ in range(3):
            run.once(0.0)
        found.append(run.net.arrays())
        run.close()
    for name in found[0]:
        assert np.array_equal(found[0][name], found[1][name])


def test_a_process_that_dies_is_told_in_one_sentence() -> None:
    run = small_run(workers=4)
    run.once(0.0)
    processes = [process for hall in run.house.halls for vector in hall.vectors for process in vector.tables.processes]
    processes[1].kill()
    processes[1].join()
    with pytest.raises(Refusal) as refused:
        run.once(0.5)
    assert str(refused.value) == (
        "A process that played for this run has died; --go-on begins again with what was last written."
    )
    run.close()
    assert not any(process.is_alive() for process in processes)


def test_what_has_been_learnt_is_told_once() -> None:
    from cenote.learn.recipe import small
    from cenote.learn.run import Run
    from cenote.learn.sitting import sitting

    game = cenote.games.get("santamaria")
    written = ["2", "2", "2:advanced", "1", "2:advanced", "1:advanced"]
    run = Run("santamaria", small(), [sitting(one, game) for one in written])
    about = run.about()
    run.close()
    assert about["players"] == [1, 2]
    assert [one["players"] for one in about["also"]] == [2, 1]
    assert all(one["options"]["advanced"] is True for one in about["also"])


@pytest.mark.parametrize(
    ("finished", "told"),
    [(0, "no game"), (1, "one game only")],
)
def test_a_lesson_needs_two_games(
    finished: int, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from cenote.learn import run
    from cenote.learn.__main__ import main
    from cenote.learn.sitting import Sitting
    from cenote.learn.teachers import shown

    game = shown("tzolkin", Sitting(2, {}), 4, "score", "random", "7")
    monkeypatch.setattr(run, "watch", lambda *_: [game] * finished)
    file = tmp_path / "t.npz"
    with pytest.raises(SystemExit) as ended:
        main(["tzolkin", "--small", "--tables", "2", "--teacher", "greedy", "--workers", "1", "--out", str(file)])
    assert ended.value.code == 2 and not file.exists()
    assert capsys.readouterr().err == f"The teacher finished {told}, and a lesson needs two; give it more minutes.\n"
