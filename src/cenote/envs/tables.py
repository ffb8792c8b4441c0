"""Several tables in this process, as arrays: of their own, or in memory that other processes see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        slots: int | None, raw: bool, longest: int = 0, cost: float = 0.0, endings: bool = False,
    ) -> None:  # fmt: skip
        self.settings = (key, players, dict(options or {}), rules, reward, slots, raw, longest, cost, endings)
        game = games.get(key)
        self.game = game if rules is None else game.at(rules)
        self.players = players
        self.options = dict(options or {})
        self.worth = worth(reward)
        self.observation = Observation(self.deal(0), players, slots)
        self.actions = len(self.game.notation.moves)
        self.raw = raw
        self.longest, self.cost, self.endings = longest, cost, endings

    def __reduce__(self) -> tuple[Any, ...]:
        return Kind, self.settings

    def deal(self, seed: int) -> State:
        return self.game.new(self.players, seed, self.options)

    def write(self, state: State, seat: int | None, into: NDArray[Any], row: int) -> None:
        """What the seat, or a spectator, sees of a position: as shares or as bytes, into a row of somebody's array."""
        seen = self.observation
        if into.ndim != 2 or into.shape[1] != seen.size or into.dtype not in (np.float32, np.uint8):
            told = f"{into.dtype} of shape {into.shape}"
            raise ValueError(f"Observations go into rows of {seen.size} numbers, float32 or uint8; this is {told}.")
        if (state.game.key, len(state.scores())) != (self.game.key, self.players):
            raise ValueError(f"This observes {self.game.key} for {self.players}; the position is of another.")
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"There is no seat {seat}; seats are 0 to {self.players - 1}, or None for a spectator.")
        cells = bytearray(seen.size)
        seen.observer.observe(state, -1 if seat is None else seat, seen.seats, cells, 0)
        show(np.frombuffer(cells, np.uint8), into[row], seen)

    def shapes(self, n: int) -> dict[str, tuple[tuple[int, ...], type]]:
        """The arrays of so many tables: their shapes and types."""
        seen: tuple[tuple[int, ...], type] = ((n, self.observation.size), np.uint8 if self.raw else np.float32)
        return {
            "observations": seen,
            **({"endings": seen} if self.endings else {}),
            "masks": ((n, self.actions), np.bool_),
            "seats": ((n,), np.int64),
            "rewards": ((n, self.players), np.float32),
            "ends": ((n,), np.bool_),
            "seeds": ((n,), np.int64),
            "actions": ((n,), np.int64),
        }


def source(seed: int, table: int) -> str:
    """What the seeds of the games at a table are drawn with: the same wherever it is played."""
    return f"{seed}/{table}"


def show(told: NDArray[np.uint8], into: NDArray[Any], seen: Observation) -> None:
    """As bytes or as shares, whichever the array is for."""
    if into.dtype == np.uint8:
        np.copyto(into, told)
    else:
        seen.shares(told, into)


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
        self.batch.longest, self.batch.cost, self.batch.with_endings = kind.longest, kind.cost, kind.endings

    def open(self, sources: Sequence[str]) -> list[Finished]:
        self.batch.open([Rng.seeded(each) for each in sources], self.first)
        self.observations = np.frombuffer(self.batch.observations, np.uint8).reshape(self.n, -1)
        self.masks = np.frombuffer(self.batch.masks, np.bool_).reshape(self.n, -1)
        return self.tell()

    def step(self) -> list[Finished]:
        """Take the actions, all of them legal."""
        self.batch.step(self.arrays["actions"].tolist())
        return self.tell()

    def tell(self) -> list[Finished]:
        arrays, batch = self.arrays, self.batch
        show(self.observations, arrays["observations"], self.kind.observation)
        np.copyto(arrays["masks"], self.masks)
        arrays["seats"][:] = np.frombuffer(batch.seats, np.uint8)
        arrays["ends"][:] = np.frombuffer(batch.ends, np.bool_)
        arrays["rewards"].reshape(-1)[:] = batch.rewards
        arrays["seeds"][:] = batch.seeds
        if self.kind.endings:
            told = np.frombuffer(batch.endings, np.uint8).reshape(self.n, -1)
            for table in np.flatnonzero(arrays["ends"]):
                show(told[table], arrays["endings"][table], self.kind.observation)
        return batch.finished
