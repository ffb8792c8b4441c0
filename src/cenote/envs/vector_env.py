"""The Gymnasium face of many games at a time: whoever is to decide acts, so that one network plays all seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cenote.envs.episodes import Seen
from cenote.envs.vectors import Step, Vector


class SelfPlay(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """The reward of a step is what the seat that acted has gained by it; `info` has those of all seats.

    Where a game has ended, `info["final_obs"]` is what that seat sees of the end, and `info["final_info"]` tells more.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, key: str, num_envs: int = 1, **settings: Any) -> None:
        self.vector = Vector(key, num_envs, **{**settings, "raw": False, "endings": True})
        self.num_envs = num_envs
        seen = self.vector.kind.observation
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(seen.low, seen.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.vector.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.vector.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A seed for all tables, or a list with one for each; a table whose seed is None draws its games anew."""
        step = self.vector.reset(own=seed) if isinstance(seed, list | tuple) else self.vector.reset(seed)
        return self.seen(step), self.info(step)

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        acting, seeds = self.vector.arrays["seats"].copy(), self.vector.seeds.copy()
        step = self.vector.step(actions)
        rewards = step.rewards[np.arange(self.num_envs), acting].astype(np.float64)
        over, endings = np.zeros(self.num_envs, np.bool_), self.endings(step, acting, seeds)
        over[[table for table, ending in endings.items() if "scores" in ending]] = True
        info = self.info(step)
        for table, ending in endings.items():
            info = self._add_info(info, {"final_obs": self.last(table), "final_info": ending}, table)
        return self.seen(step), rewards, over, step.ends & ~over, info

    def endings(self, step: Step, acting: NDArray[Any], seeds: NDArray[Any]) -> dict[int, dict[str, Any]]:
        """Of each table whose game has ended: who decided last, and scores and places unless it was broken off."""
        ended = np.flatnonzero(step.ends).tolist()
        told: dict[int, dict[str, Any]] = {table: {"seat": acting[table], "seed": seeds[table]} for table in ended}
        for done in self.vector.finished:
            result = {"scores": np.array(done.scores), "places": np.array(done.places)}
            told[done.table - self.vector.first].update(result)
        return told

    def last(self, table: int) -> Seen:
        """What the seat that decided last sees of the end, where nothing can be done any more."""
        seen = self.vector.arrays["endings"][table].copy()
        return {"observation": seen, "action_mask": np.zeros(self.vector.actions, np.int8)}

    def seen(self, step: Step) -> Seen:
        return {"observation": step.observations.copy(), "action_mask": step.masks.astype(np.int8)}

    def info(self, step: Step) -> dict[str, Any]:
        """Who decides now, what all seats have gained, and the seed of each game."""
        return {"seats": step.seats.copy(), "rewards": step.rewards.copy(), "seeds": self.vector.seeds.copy()}

    def close_extras(self, **settings: Any) -> None:
        self.vector.close()
