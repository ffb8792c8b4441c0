"""The tables at which a network plays itself: some for everything to be learnt, all seen through one network."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import torch
from torch import Tensor

from cenote.arena.workers import pool
from cenote.core.batch import Finished
from cenote.core.refusal import Refusal
from cenote.learn.hall import Hall
from cenote.learn.network import Net
from cenote.learn.past import Past, side_by_side
from cenote.learn.plan import Plan


class House:
    """Plays a part of the tables of a plan, or all of them.

    With processes that play there are two halls: while those of one play, the network looks at the other.
    """

    def __init__(self, plan: Plan, workers: int, device: str, part: range | None = None) -> None:
        self.plan = plan
        self.part = range(plan.tables) if part is None else part
        self.tables = len(self.part)
        self.workers, self.device = workers, device
        share = workers // len(plan.sittings) if plan.each > 1 else 0
        rows = list(plan.rows(self.part))
        if share:
            half = plan.each // 2
            halls = [[(place, each[:half]) for place, each in rows], [(place, each[half:]) for place, each in rows]]
        else:
            halls = [rows]
        self.halls = [Hall(plan, each, share, device) for each in halls]
        self.places = torch.cat([hall.tables for hall in self.halls]).argsort().to(device)
        self.finished: list[Finished] = []

    def deal(self, begun: int) -> None:
        self.plan.begun = begun
        for hall in self.halls:
            hall.deal()

    @torch.no_grad()
    def steps(self, net: Net, former: Net | None, lots: Tensor) -> Past:
        lots = lots.to(self.device)
        pasts = [Past() for _ in self.halls]
        try:
            for row in lots:
                for hall, past in zip(self.halls, pasts, strict=True):
                    hall.decide(net, former, row[hall.tables - self.part.start], past)
            for hall, past in zip(self.halls, pasts, strict=True):
                hall.foresee(net, past)
        except (EOFError, ConnectionError):
            raise Refusal("learn-lost") from None
        for hall in self.halls:
            self.finished += hall.finished
            hall.finished = []
        return side_by_side(pasts, self.places)

    @contextmanager
    def pool(self) -> Iterator[ProcessPoolExecutor]:
        try:
            with pool(max(1, self.workers)) as lent:
                yield lent
        except BrokenProcessPool:
            raise Refusal("learn-lost") from None

    def close(self) -> None:
        for hall in self.halls:
            hall.close()
