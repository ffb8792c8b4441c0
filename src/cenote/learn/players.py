"""Whoever plays for a run: this machine, or a cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from torch import Tensor

from cenote.arena.workers import cores
from cenote.core.batch import Finished
from cenote.learn.house import House
from cenote.learn.network import Net
from cenote.learn.past import Past
from cenote.learn.plan import Plan
from cenote.learn.teachers import Pool


class Players(Protocol):
    """Tables at which a network plays itself. The same seed and lots give the same games, whoever plays them."""

    tables: int
    workers: int
    finished: list[Finished]  # since somebody last took them away

    def deal(self, begun: int) -> None:
        """Other games at all tables, for a run that has begun with so many improvements already."""

    def steps(self, net: Net, former: Net | None, lots: Tensor) -> Past:
        """Play as many steps as there are rows of lots, everywhere."""

    def pool(self) -> AbstractContextManager[Pool]:
        """The same hands, for games of teachers."""

    def close(self) -> None:
        """However it ended, nobody is left behind."""


def players(plan: Plan, workers: int | None, device: str, ray: str | None) -> Players:
    """So many processes, or cores of the cluster; if not given, all cores of this machine but one, or all of its."""
    if ray is None:
        return House(plan, max(1, cores() - 1) if workers is None else workers, device)
    from cenote.learn.cluster import Cluster

    return Cluster(plan, ray, workers, device)
