"""The machines of a Ray cluster play for a run: they get the network, and send back what they played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor

from cenote import __version__
from cenote.arena.cluster import RETRIES, join
from cenote.core.batch import Finished
from cenote.core.refusal import Refusal
from cenote.learn.house import House
from cenote.learn.network import Net
from cenote.learn.past import Past, together
from cenote.learn.plan import Plan

State = dict[str, NDArray[Any]]  # a network on its way


class Cluster:
    """Tables that are spread over a cluster, one share for each of so many cores. They are laid when play begins."""

    def __init__(self, plan: Plan, address: str, workers: int | None, device: str) -> None:
        self.plan, self.device = plan, device
        self.tables = plan.tables
        self.finished: list[Finished] = []
        self.ray = join(address)
        cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.workers = cores if workers is None else max(1, min(workers, cores))
        self.shares: list[Any] = []
        self.parts = plan.shares(min(self.workers, plan.tables))

    def steps(self, net: Net, former: Net | None, lots: Tensor) -> Past:
        with self.heard():
            if not self.shares:
                self.lay()
            networks = self.ray.put((state(net), None if former is None else state(former)))
            played = self.ray.get([
                share.steps.remote(networks, lots[:, part.start : part.stop].numpy())
                for share, part in zip(self.shares, self.parts, strict=True)
            ])  # fmt: skip
        self.finished += [game for _, finished in played for game in finished]
        return together([past for past, _ in played], self.device)

    def deal(self, begun: int) -> None:
        self.plan.begun = begun
        self.shares.clear()  # tables are laid anew

    def lay(self) -> None:
        kind = self.ray.remote(num_cpus=1)(Share)
        self.shares = [kind.remote() for _ in self.parts]
        plan = self.ray.put(self.plan)
        given = zip(self.shares, self.parts, strict=True)
        self.ray.get([share.lay.remote(__version__, plan, part) for share, part in given])

    @contextmanager
    def pool(self) -> Iterator[Pool]:
        """Jobs that are not tables, before tables are laid. However it ends, nothing goes on."""
        lent = Pool(self.ray)
        try:
            with self.heard():
                yield lent
        finally:
            lent.close()

    @contextmanager
    def heard(self) -> Iterator[None]:
        """What goes wrong there is told here, in one sentence."""
        errors = self.ray.exceptions
        try:
            yield
        except errors.RayTaskError as error:
            if isinstance(error.cause, Refusal):
                raise error.cause from None
            raise
        except errors.RayError:
            raise Refusal("learn-lost") from None

    def close(self) -> None:
        self.ray.shutdown()  # ends whoever played for this run


class Share:
    """Some of the tables, on one core of the cluster."""

    def lay(self, version: str, plan: Plan, part: range) -> None:
        same(version)
        torch.set_num_threads(1)
        self.house = House(plan, 0, "cpu", part)
        self.net, self.former = (Net(plan.observation, plan.moves, plan.recipe) for _ in range(2))

    def steps(self, networks: tuple[State, State | None], lots: NDArray[Any]) -> tuple[State, list[Finished]]:
        net, former = networks
        take(self.net, net)
        if former is not None:
            take(self.former, former)
        past = self.house.steps(self.net, None if former is None else self.former, torch.tensor(lots))
        finished, self.house.finished = self.house.finished, []
        return past.arrays(), finished


class Pool:
    """Jobs for the cores of the cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.job = ray.remote(num_cpus=1, max_retries=RETRIES)(done)
        self.given: set[Any] = set()

    def submit(self, task: Callable[..., Any], *known: Any) -> Future[Any]:
        job = self.job.remote(__version__, task, *known)
        self.given.add(job)
        result: Future[Any] = job.future()
        result.add_done_callback(lambda _: self.given.discard(job))  # what is still held fills the store of the cluster
        return result

    def close(self) -> None:
        for job in list(self.given):
            self.ray.cancel(job, force=True)


def done(version: str, task: Callable[..., Any], *known: Any) -> Any:
    same(version)
    return task(*known)


def same(version: str) -> None:
    if version != __version__:
        raise Refusal("ray-version", version=__version__, wanted=version)


def state(net: Net) -> State:
    return {name: part.cpu().numpy() for name, part in net.state_dict().items()}


def take(net: Net, arrays: State) -> None:
    net.load_state_dict({name: torch.tensor(array) for name, array in arrays.items()})
