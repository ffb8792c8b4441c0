"""Tables that play at the same time, and wait for the network at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from cenote.agents.network.leads import leads
from cenote.core.batch import Finished
from cenote.envs.vectors import Step, Vector
from cenote.learn.network import Net, drawn, log_chances
from cenote.learn.past import Past
from cenote.learn.plan import Plan


class Hall:
    """Some rows of the tables of each sitting. With processes, they play on while somebody else is looked at."""

    def __init__(self, plan: Plan, rows: Sequence[tuple[int, range]], workers: int, device: str) -> None:
        self.plan = plan
        self.device = device
        self.vectors = [self.vector(place, each, workers) for place, each in rows]
        self.sizes = [vector.n for vector in self.vectors]
        self.tables = self.there(np.concatenate([place * plan.each + np.array(each) for place, each in rows]))
        self.guests = self.there(np.concatenate([plan.guests_at(place, each) for place, each in rows]))
        self.threads = ThreadPoolExecutor(len(self.vectors)) if workers else None
        self.playing: list[Future[Step]] = []
        self.finished: list[Finished] = []
        self.places = [place for place, _ in rows]
        self.deal()

    def deal(self) -> None:
        """New games at all tables."""
        for place, vector in zip(self.places, self.vectors, strict=True):
            vector.reset(self.plan.deal(place))

    def vector(self, place: int, rows: range, workers: int) -> Vector:
        plan, (count, options) = self.plan, self.plan.sittings[place]
        return Vector(
            plan.key, len(rows), count, options, reward=plan.recipe.reward, slots=plan.slots,
            workers=min(workers, len(rows)), raw=True, first=rows.start, longest=plan.recipe.longest * count,
            cost=plan.recipe.cost,
        )  # fmt: skip

    def decide(self, net: Net, former: Net | None, lots: Tensor, past: Past) -> None:
        """One decision at each table, and what the one before it came to."""
        seen, masks, seats = self.seen(past)
        preferences, expected = net(seen)
        strange = (seats == self.guests) & (former is not None)
        if former is not None and bool(strange.any()):
            preferences[strange] = former(seen[strange])[0]
        chances = log_chances(preferences, masks)
        actions = drawn(chances, masks, lots)
        self.play(actions, past)
        past.seen.append(seen)
        past.masks.append(masks)
        past.seats.append(seats)
        past.actions.append(actions)
        past.chances.append(chances.gather(1, actions[:, None]).squeeze(1))
        past.expected.append(expected)
        past.own.append(~strange)

    def foresee(self, net: Net, past: Past) -> None:
        """Who decides after the last step, and what that seat expects."""
        seen, _, seats = self.seen(past)
        past.seats.append(seats)
        past.expected.append(net(seen)[1])

    def play(self, actions: Tensor, past: Past) -> None:
        chosen = np.split(actions.cpu().numpy(), np.cumsum(self.sizes)[:-1])
        if self.threads is None:
            self.note([vector.step(each) for vector, each in zip(self.vectors, chosen, strict=True)], past)
        else:
            self.playing = [
                self.threads.submit(vector.step, each) for vector, each in zip(self.vectors, chosen, strict=True)
            ]

    def seen(self, past: Past) -> tuple[Tensor, Tensor, Tensor]:
        """What the seats that decide see, what they may do, and which they are. Waits for who still plays."""
        if self.playing:
            self.note([each.result() for each in self.playing], past)
            self.playing = []
        stands = [vector.stands() for vector in self.vectors]
        observations = self.there(np.concatenate([each.observations for each in stands]))
        masks = self.there(np.concatenate([each.masks for each in stands]))
        return observations, masks, self.there(np.concatenate([each.seats for each in stands]))

    def note(self, steps: Sequence[Step], past: Past) -> None:
        """By how much each seat's lead has grown, and where a game has ended."""
        self.finished += [game for vector in self.vectors for game in vector.finished]
        ahead = np.concatenate([self.wide(leads(step.rewards)) for step in steps])
        past.gained.append(self.there(ahead) / self.plan.recipe.points)
        past.ends.append(self.there(np.concatenate([step.ends for step in steps])))

    def wide(self, rows: NDArray[Any]) -> NDArray[Any]:
        return np.pad(rows, ((0, 0), (0, self.plan.most - rows.shape[1])))

    def there(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def close(self) -> None:
        for vector in self.vectors:
            vector.close()
