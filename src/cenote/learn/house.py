"""The tables at which a network plays itself: some for everything to be learnt, all seen through one network."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from cenote import games
from cenote.agents.network.leads import leads
from cenote.core.batch import Finished
from cenote.envs.vectors import Vector
from cenote.learn.recipe import Recipe
from cenote.learn.sitting import Sitting


class House:
    def __init__(
        self, key: str, recipe: Recipe, sittings: Sequence[Sitting], workers: int, seed: int, device: str
    ) -> None:
        self.slots = seats_seen(key)
        self.most = max(sitting.players for sitting in sittings)
        each = max(1, recipe.tables // len(sittings))
        share = workers // len(sittings) if workers >= len(sittings) else 0
        self.vectors = [
            Vector(
                key, each, count, options, reward=recipe.reward, seed=seed + place, slots=self.slots, workers=share,
                raw=True,
            )
            for place, (count, options) in enumerate(sittings)
        ]  # fmt: skip
        self.observation = self.vectors[0].kind.observation
        self.moves = self.vectors[0].actions
        self.tables = each * len(sittings)
        self.device = device
        self.finished: list[Finished] = []
        self.threads = ThreadPoolExecutor(len(self.vectors)) if share else None
        self.counts = np.repeat(np.array([sitting.players for sitting in sittings]), each)  # players at each table
        for vector in self.vectors:
            vector.reset()

    def seen(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the seats that decide see, what they may do, and which they are."""
        stands = [vector.stands() for vector in self.vectors]
        observations = self.there(np.concatenate([each.observations for each in stands]))
        masks = self.there(np.concatenate([each.masks for each in stands]))
        return observations, masks, self.there(np.concatenate([each.seats for each in stands]))

    def play(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """A decision at each table: by how much each seat's lead has grown, and where a game has ended."""
        chosen = np.split(actions.cpu().numpy(), len(self.vectors))
        if self.threads is None:
            steps = [vector.step(part) for vector, part in zip(self.vectors, chosen, strict=True)]
        else:
            steps = list(self.threads.map(Vector.step, self.vectors, chosen))
        self.finished += [game for vector in self.vectors for game in vector.finished]
        ahead = np.concatenate([self.wide(leads(step.rewards)) for step in steps])
        return self.there(ahead), self.there(np.concatenate([step.ends for step in steps]))

    def wide(self, rows: NDArray[Any]) -> NDArray[Any]:
        return np.pad(rows, ((0, 0), (0, self.most - rows.shape[1])))

    def there(self, array: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def close(self) -> None:
        for vector in self.vectors:
            vector.close()


def seats_seen(key: str) -> int:
    """Room for the largest company that the game knows, so that one network does for all."""
    game = games.get(key)
    return max(count + game.automata(game.new(count, 0)) for count in game.players)
