"""Several tables in this process, as arrays: of their own, or in memory that other processes see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cenote import games
from cenote.agents.network.observation import Observation
from cenote.core.batch import Batch, Finished
from cenote.core.kernel import State
from cenote.core.rewards import worth
from cenote.core.rng import Rng

Arrays = dict[str, NDArray[Any]]


class Kind:
    """What is played: everything about the tables but how many there are."""

    def __init__(
        self, key: str, players: int, options: Mapping[str, object] | None, rules: int | None, reward: str,
        slots: int | None, raw: bool, longest: int = 0, cost: float = 0.0,
    ) -> None:  # fmt: skip
        self.settings = (key, players, dict(options or {}), rules, reward, slots, raw, longest, cost)
        game = games.get(key)
        self.game = game if rules is None else game.at(rules)
        self.players = players
        self.options = dict(options or {})
        self.worth = worth(reward)
        self.observation = Observation(self.deal(0), players, slots)
        self.actions = len(self.game.notation.moves)
        self.raw = raw
        self.longest, self.cost = longest, cost

    def __reduce__(self) -> tuple[Any, ...]:
        return Kind, self.settings

    def deal(self, seed: int) -> State:
        return self.game.new(self.players, seed, self.options)

    def shapes(self, n: int) -> dict[str, tuple[tuple[int, ...], type]]:
        """The arrays of so many tables: their shapes and types."""
        return {
            "observations": ((n, self.observation.size), np.uint8 if self.raw else np.float32),
            "masks": ((n, self.actions), np.bool_),
            "seats": ((n,), np.int64),
            "rewards": ((n, self.players), np.float32),
            "ends": ((n,), np.bool_),
            "seeds": ((n,), np.int64),
            "actions": ((n,), np.int64),
        }


def chance(seed: int, table: int) -> Rng:
    """Where the seeds of a table come from: the same wherever it is played."""
    return Rng.seeded(f"{seed}/{table}")


class Tables:
    """Plays and fills in the arrays."""

    def __init__(self, kind: Kind, arrays: Arrays, first: int) -> None:
        self.kind = kind
        self.arrays = arrays
        self.n = len(arrays["actions"])
        self.first = first
        seen = kind.observation
        moves = kind.game.notation.moves
        self.batch = Batch(kind.deal, seen.observer, seen.size, seen.seats, moves, kind.worth, kind.players)
        self.batch.longest, self.batch.cost = kind.longest, kind.cost

    def open(self, seed: int) -> list[Finished]:
        self.batch.open([chance(seed, self.first + table) for table in range(self.n)], self.first)
        self.observations = np.frombuffer(self.batch.observations, np.uint8).reshape(self.n, -1)
        self.masks = np.frombuffer(self.batch.masks, np.bool_).reshape(self.n, -1)
        return self.tell()

    def step(self) -> list[Finished]:
        """Take the actions, all of them legal."""
        self.batch.step(self.arrays["actions"].tolist())
        return self.tell()

    def tell(self) -> list[Finished]:
        arrays, batch = self.arrays, self.batch
        if self.kind.raw:
            np.copyto(arrays["observations"], self.observations)
        else:
            self.kind.observation.shares(self.observations, arrays["observations"])
        np.copyto(arrays["masks"], self.masks)
        arrays["seats"][:] = np.frombuffer(batch.seats, np.uint8)
        arrays["ends"][:] = np.frombuffer(batch.ends, np.bool_)
        arrays["rewards"].reshape(-1)[:] = batch.rewards
        arrays["seeds"][:] = batch.seeds
        return batch.finished
