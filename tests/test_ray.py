"""The same games on a Ray cluster: a real one, started here."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import psutil
import pytest

from cenote import games
from cenote.arena import Result, Tournament, simulate
from cenote.arena.cluster import host_and_port
from cenote.core.refusal import BadOption
from shell import Output, refused

GAME = games.get("tzolkin")
WORKERS = ("ray::play_one", "ray::IDLE")  # what the processes that play are called


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


class Cluster(NamedTuple):
    address: str
    pid: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A Ray head with two workers."""
    port = free_port()
    folder = tmp_path_factory.mktemp("ray")
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", f"--port={port}"]
    command += ["--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats", "--node-ip-address=127.0.0.1"]
    command += ["--object-store-memory=80000000", f"--temp-dir={folder}"]
    head = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not answers(port):
            time.sleep(0.2)
        yield Cluster(f"127.0.0.1:{port}", head.pid)
    finally:
        children = psutil.Process(head.pid).children(recursive=True)
        head.send_signal(signal.SIGTERM)
        psutil.wait_procs([head, *children], timeout=10)
        for process in children:
            if process.is_running():
                process.kill()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def workers_of(cluster: Cluster) -> list[psutil.Process]:
    """The processes of the cluster that play, or will."""
    every = psutil.Process(cluster.pid).children(recursive=True)
    return [process for process in every if process.cmdline() and process.cmdline()[0].startswith(WORKERS)]


def by_number(results: Iterator[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    there = by_number(simulate(GAME, ["random"], 12, seed=4, players=3, records=True, ray=cluster.address))
    here = by_number(simulate(GAME, ["random"], 12, seed=4, players=3, records=True, processes=1))
    assert there == here


@pytest.mark.slow
def test_a_ladder_on_a_cluster_is_the_same_ladder(cluster: Cluster) -> None:
    there, here = (Tournament(GAME, ["random", "greedy"], 2, form="ladder") for _ in range(2))
    assert by_number(there.play(ray=cluster.address)) == by_number(here.play(processes=1))
    assert there.ratings().standing() == here.ratings().standing()


@pytest.mark.slow
def test_a_killed_worker_costs_nothing_but_time(cluster: Cluster) -> None:
    results = simulate(GAME, ["greedy", "random"], 8, seed=2, ray=cluster.address)
    there = [next(results)]
    workers = workers_of(cluster)
    assert workers
    for worker in workers:
        worker.kill()
    there += list(results)
    assert sorted(there, key=lambda result: result.number) == by_number(
        simulate(GAME, ["greedy", "random"], 8, seed=2, processes=1)
    )


def test_something_else_that_answers_is_no_cluster(output: Output) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        address = f"127.0.0.1:{other.getsockname()[1]}"
        start = time.monotonic()
        text = refused(output, "simulate", "tzolkin", "--agents", "random", "--ray", address)
    assert text == f"No Ray cluster answers at {address}."
    assert time.monotonic() - start < 8


def test_an_address_that_does_not_answer_is_named_at_once(
    output: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    address = f"127.0.0.1:{free_port()}"
    start = time.monotonic()
    for command in (
        ["simulate", "tzolkin", "--agents", "random"],
        ["tournament", "tzolkin", "--agents", "random,greedy"],
    ):
        assert refused(output, *command, "--ray", address) == f"No Ray cluster answers at {address}."
    assert time.monotonic() - start < 8


@pytest.mark.parametrize(
    ("address", "found"),
    [("10.0.0.5:6379", ("10.0.0.5", 6379)), ("ray://host:10001", ("host", 10001)), ("host", ("host", 6379))],
)
def test_addresses_are_read(address: str, found: tuple[str, int]) -> None:
    assert host_and_port(address) == found


@pytest.mark.parametrize("address", ["", "host:port", "host:99999999", "a b:1", "ray://"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadOption):
        host_and_port(address)
