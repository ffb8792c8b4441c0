"""The same learning with players on a Ray cluster: a real one, started here."""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest

from cenote.core.refusal import BadOption, Refusal
from learn.test_learn import small_run
from test_ray import Cluster, free_port

pytestmark = pytest.mark.slow


def players_of(cluster: Cluster) -> list[psutil.Process]:
    """The processes of the cluster that have tables, or play games of teachers."""
    every = psutil.Process(cluster.pid).children(recursive=True)
    names = [(process, process.cmdline()) for process in every if process.is_running()]
    return [process for process, words in names if words and words[0].startswith(("ray::Share", "ray::done"))]


def all_gone(cluster: Cluster) -> bool:
    deadline = time.monotonic() + 20
    while players_of(cluster) and time.monotonic() < deadline:
        time.sleep(0.2)
    return not players_of(cluster)


def gathered(run: Any) -> Any:
    from cenote.learn.experience import gather

    return gather(run.house, run.net, run.recipe, None)


def test_a_cluster_plays_and_learns_the_same(cluster: Cluster) -> None:
    here = small_run(seed=5, workers=2)
    first = gathered(here)
    here.close()
    there = small_run(seed=5, ray=cluster.address, workers=None)
    again = gathered(there)
    assert len(players_of(cluster)) == 2
    there.close()
    for name in ("seen", "masks", "actions"):
        assert getattr(first, name).equal(getattr(again, name)), name
    for name in ("chances", "worth", "better"):
        assert getattr(first, name).allclose(getattr(again, name), atol=1e-4), name

    here, there = (after_four(seed=5, **where) for where in ({}, {"ray": cluster.address, "workers": None}))
    assert here.house.finished
    assert sorted(map(scored, here.house.finished)) == sorted(map(scored, there.house.finished))
    for name, array in here.net.arrays().items():
        assert np.allclose(array, there.net.arrays()[name], atol=1e-3), name
    assert all_gone(cluster)


def after_four(**where: Any) -> Any:
    """A run after four improvements, the last two of them with a former self at the table."""
    run = small_run(steps=96, **where)
    for _ in range(4):
        run.once(0.0)
    run.close()
    return run


def scored(game: Any) -> tuple[int, int, list[float]]:
    return game.table, game.seed, game.scores


def test_a_run_on_a_cluster_is_taught_learns_and_goes_on(cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "tzolkin.npz"
    run = small_run(ray=cluster.address, workers=None)
    told: list[dict[str, float]] = []
    run.imitate("greedy", 40, told.append)
    assert len(told) == run.recipe.looks and told[-1]["alike"] > 0.4
    assert all_gone(cluster)
    run.learn(5, told.append, file)
    run.close()
    again = small_run()
    again.go_on(file)
    assert again.decisions == run.decisions > 0
    for name, array in run.net.arrays().items():
        assert np.array_equal(array, again.net.arrays()[name])
    again.close()
    assert all_gone(cluster)


def test_a_player_that_dies_is_told_in_one_sentence(cluster: Cluster) -> None:
    run = small_run(ray=cluster.address, workers=None)
    run.once(0.0)
    players_of(cluster)[0].kill()
    with pytest.raises(Refusal) as refused:
        run.once(0.5)
    assert str(refused.value) == (
        "A process that played for this run has died; --go-on begins again with what was last written."
    )
    run.close()
    assert all_gone(cluster)


def test_a_game_of_the_teacher_is_played_again_where_its_process_dies(cluster: Cluster) -> None:
    from cenote.learn.teachers import watch

    run = small_run(ray=cluster.address, workers=None)
    games = watch(run.plan, "greedy", 300, run.house.pool(), run.house.workers)
    next(games)
    playing = players_of(cluster)
    assert playing
    for process in playing:
        process.kill()
    given = 4  # that were given before or at once, those who died among them
    assert all(len(game.actions) for game in islice(games, given))
    games.close()
    run.close()
    assert all_gone(cluster)


def test_an_address_that_does_not_answer_is_named(
    cluster: Cluster, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from cenote.learn.__main__ import main

    address = f"127.0.0.1:{free_port()}"
    with pytest.raises(BadOption):
        small_run(ray=address)
    with pytest.raises(SystemExit):
        main(["tzolkin", "--small", "--ray", address, "--out", str(tmp_path / "t.npz")])
    assert capsys.readouterr().err == f"No Ray cluster answers at {address}.\n"
