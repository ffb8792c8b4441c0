"""Many games at a time: `vector("tzolkin", 256)` plays them together, into arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cenote.core.batch import Finished
from cenote.core.refusal import BadOption
from cenote.envs.episodes import BadAction
from cenote.envs.tables import Arrays, Kind, Tables, source
from cenote.envs.workers import Workers


class Step(NamedTuple):
    """What stands at all tables. The arrays are those of the environment: the next step writes into them."""

    observations: NDArray[Any]  # tables x numbers: what the seat that decides sees
    masks: NDArray[np.bool_]  # tables x actions: what it may do
    seats: NDArray[np.int64]  # who decides
    rewards: NDArray[np.float32]  # tables x players: what each seat has just gained
    ends: NDArray[np.bool_]  # a game has just ended here, and the next one begun


class Vector:
    """Games side by side. A finished one is followed by the next at once: `ends` tells, `finished` tells more.

    `first` is the number of the first table, where others play those before it. A game is broken off after so many
    decisions as `longest` says, if it says any, and each seat pays the `cost` of that. With `endings` the array of this
    name shows how the games that have just ended stand, as the seat sees it that has decided last.
    """

    def __init__(
        self, key: str, n: int, players: int = 2, options: Mapping[str, object] | None = None,
        rules: int | None = None, reward: str = "score", seed: int | None = None, slots: int | None = None,
        workers: int = 0, raw: bool = False, first: int = 0, longest: int = 0, cost: float = 0.0,
        endings: bool = False,
    ) -> None:  # fmt: skip
        if n < 1 or not 0 <= workers <= n:
            raise BadOption("vector-size", n=n, workers=workers)
        self.kind = Kind(key, players, options, rules, reward, slots, raw, longest, cost, endings)
        self.first = first
        self.n, self.players, self.actions = n, players, self.kind.actions
        self.names = self.kind.observation.names
        self.size = self.kind.observation.size
        self.finished: list[Finished] = []  # games that ended with the last step
        self.chance = np.random.default_rng(seed)
        self.seed = randbits(62) if seed is None else seed
        self.dealt = False
        self.tables: Tables | Workers
        if workers:
            self.tables = Workers(self.kind, n, workers, first)
            self.arrays: Arrays = self.tables.arrays
        else:
            self.arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in self.kind.shapes(n).items()}
            self.tables = Tables(self.kind, self.arrays, first)

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of the game at each table: `game.new(players, seed, options)` deals it again."""
        return self.arrays["seeds"]

    def reset(self, seed: int | None = None, own: Sequence[int | None] | None = None) -> Step:
        """New games everywhere; with the same seed the same ones, in the same order.

        A table that is given a seed of its own plays what one table alone plays with that seed.
        """
        if seed is not None:
            self.seed, self.chance = seed, np.random.default_rng(seed)
        if own is not None and len(own) != self.n:
            raise ValueError(f"{len(own)} seeds are given for {self.n} tables; give one for all, or one for each.")
        sources = [source(self.seed, self.first + table) for table in range(self.n)]
        for table, each in enumerate(own or ()):
            sources[table] = sources[table] if each is None else source(each, 0)
        self.finished = self.tables.open(sources)
        if seed is None:
            self.seed += 1  # the next reset deals other games
        self.dealt = True
        return self.stands()

    def step(self, actions: ArrayLike) -> Step:
        """One decision at each table. Raises BadAction, and changes nothing, if any of them is not in its mask."""
        if not self.dealt:
            raise BadAction("reset-first")
        self.arrays["actions"][:] = self.checked(np.asarray(actions))
        self.finished = self.tables.step()
        return self.stands()

    def checked(self, actions: NDArray[Any]) -> NDArray[Any]:
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise BadAction("no-such-action", action=str(actions), last=self.actions - 1)
        inside = (actions >= 0) & (actions < self.actions)
        if not inside.all():
            raise BadAction("no-such-action", action=int(actions[~inside][0]), last=self.actions - 1)
        legal = self.arrays["masks"][np.arange(self.n), actions]
        if not legal.all():
            table = int(np.flatnonzero(~legal)[0])
            move = " ".join(self.kind.game.notation.moves[int(actions[table])])
            raise BadAction("illegal-at-table", table=table, action=int(actions[table]), move=move)
        return actions

    def stands(self) -> Step:
        arrays = self.arrays
        return Step(arrays["observations"], arrays["masks"], arrays["seats"], arrays["rewards"], arrays["ends"])

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each table, each equally likely."""
        legal = np.flatnonzero(self.arrays["masks"].reshape(-1))
        counts = np.bincount(legal // self.actions, minlength=self.n)
        first = np.cumsum(counts) - counts
        drawn: NDArray[np.int64] = legal[first + (self.chance.random(self.n) * counts).astype(np.int64)] % self.actions
        return drawn

    def close(self) -> None:
        """Ends the worker processes, where there are any."""
        self.dealt = False
        if isinstance(self.tables, Workers):
            self.tables.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *what: object) -> None:
        self.close()
