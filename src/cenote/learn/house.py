"""The tables at which a network plays itself: for every number of players some, all seen through one network."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from cenote import games
from cenote.core.batch import Finished
from cenote.envs.vectors import Vector


class House:
    def __init__(self, key: str, players: Sequence[int], tables: int, workers: int, seed: int, device: str) -> None:
        self.slots = seats_seen(key)
        self.most = max(players)
        each = max(1, tables // len(players))
        share = workers // len(players) if workers >= len(players) else 0
        self.vectors = [
            Vector(key, each, players=count, seed=seed + count, slots=self.slots, workers=share, raw=True)
            for count in players
        ]
        self.observation = self.vectors[0].kind.observation
        self.moves = self.vectors[0].actions
        self.tables = each * len(players)
        self.device = device
        self.finished: list[Finished] = []
        self.threads = ThreadPoolExecutor(len(self.vectors)) if share else None
        self.counts = np.repeat(np.array(list(players)), each)  # players at each table
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
        leads = np.concatenate([self.wide(lead(step.rewards)) for step in steps])
        return self.there(leads), self.there(np.concatenate([step.ends for step in steps]))

    def wide(self, leads: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.pad(leads, ((0, 0), (0, self.most - leads.shape[1])))

    def there(self, array: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def close(self) -> None:
        for vector in self.vectors:
            vector.close()


def lead(gained: NDArray[np.float32]) -> NDArray[np.float32]:
    """What each seat gained more than the others in the mean; alone, what it gained."""
    others = gained.shape[1] - 1
    return gained if not others else gained - (gained.sum(1, keepdims=True) - gained) / others


def seats_seen(key: str) -> int:
    """Room for the largest company that the game knows, so that one network does for all."""
    game = games.get(key)
    return max(count + game.automata(game.new(count, 0)) for count in game.players)
