"""The tables at which a network plays itself: some for everything to be learnt, all seen through one network."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from cenote.agents.network.leads import leads
from cenote.arena.workers import pool
from cenote.core.batch import Finished
from cenote.core.refusal import Refusal
from cenote.envs.tables import Tables
from cenote.envs.vectors import Vector
from cenote.learn.network import Net, drawn, log_chances
from cenote.learn.past import Past
from cenote.learn.plan import Plan


class House:
    """Plays a part of the tables of a plan, or all of them."""

    def __init__(self, plan: Plan, workers: int, device: str, part: range | None = None) -> None:
        self.plan = plan
        self.part = range(plan.tables) if part is None else part
        self.tables = len(self.part)
        self.workers, self.device = workers, device
        share = workers // len(plan.sittings) if workers >= len(plan.sittings) else 0
        self.vectors = [self.vector(place, rows, share) for place, rows in plan.rows(self.part)]
        self.finished: list[Finished] = []
        self.threads = ThreadPoolExecutor(len(self.vectors)) if share else None
        self.guests = self.there(plan.guests(self.part))
        for vector in self.vectors:
            vector.reset()

    def vector(self, place: int, rows: range, workers: int) -> Vector:
        plan, (count, options) = self.plan, self.plan.sittings[place]
        found = Vector(
            plan.key, len(rows), count, options, reward=plan.recipe.reward, seed=plan.seed + place, slots=plan.slots,
            workers=workers, raw=True,
        )  # fmt: skip
        if rows.start:  # others play the tables before them
            found.tables = Tables(found.kind, found.arrays, rows.start)
        return found

    @torch.no_grad()
    def steps(self, net: Net, former: Net | None, lots: Tensor) -> Past:
        past = Past()
        for row in lots.to(self.device):
            seen, masks, seats = self.seen()
            preferences, expected = net(seen)
            strange = (seats == self.guests) & (former is not None)
            if former is not None and bool(strange.any()):
                preferences[strange] = former(seen[strange])[0]
            chances = log_chances(preferences, masks)
            actions = drawn(chances, masks, row)
            gained, ends = self.play(actions)
            past.seen.append(seen)
            past.masks.append(masks)
            past.seats.append(seats)
            past.actions.append(actions)
            past.chances.append(chances.gather(1, actions[:, None]).squeeze(1))
            past.expected.append(expected)
            past.gained.append(gained / self.plan.recipe.points)
            past.ends.append(ends)
            past.own.append(~strange)
        seen, _, seats = self.seen()
        past.seats.append(seats)
        past.expected.append(net(seen)[1])
        return past

    def seen(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the seats that decide see, what they may do, and which they are."""
        stands = [vector.stands() for vector in self.vectors]
        observations = self.there(np.concatenate([each.observations for each in stands]))
        masks = self.there(np.concatenate([each.masks for each in stands]))
        return observations, masks, self.there(np.concatenate([each.seats for each in stands]))

    def play(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """A decision at each table: by how much each seat's lead has grown, and where a game has ended."""
        chosen = np.split(actions.cpu().numpy(), np.cumsum([vector.n for vector in self.vectors])[:-1])
        try:
            steps = list((self.threads.map if self.threads else map)(Vector.step, self.vectors, chosen))
        except (EOFError, ConnectionError):
            raise Refusal("learn-lost") from None
        self.finished += [game for vector in self.vectors for game in vector.finished]
        ahead = np.concatenate([self.wide(leads(step.rewards)) for step in steps])
        return self.there(ahead), self.there(np.concatenate([step.ends for step in steps]))

    @contextmanager
    def pool(self) -> Iterator[ProcessPoolExecutor]:
        try:
            with pool(max(1, self.workers)) as lent:
                yield lent
        except BrokenProcessPool:
            raise Refusal("learn-lost") from None

    def wide(self, rows: NDArray[Any]) -> NDArray[Any]:
        return np.pad(rows, ((0, 0), (0, self.plan.most - rows.shape[1])))

    def there(self, array: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def close(self) -> None:
        for vector in self.vectors:
            vector.close()
