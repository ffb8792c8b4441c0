"""The PettingZoo face: all seats of a table, one decision after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cenote.envs.episodes import RENDER_MODES, BadAction, Episodes, Seen, check_render_mode, name_of
from cenote.envs.spaces import seen_space


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """Every seat is an agent, `seat_0` to `seat_3`; who has several decisions in a row is selected again."""

    def __init__(
        self,
        name: str,
        key: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "score",
        render_mode: str | None = None,
        rules: int | None = None,
    ) -> None:
        super().__init__()
        self.episodes = Episodes(key, players, options, reward, rules)
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [name_of(seat) for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(self.episodes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.episodes.actions) for agent in self.possible_agents}
        self.chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if self.chance is None or seed is not None:
            self.chance, _ = np_random(seed)
        self.episodes.deal(int(self.chance.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        seat = self.episodes.state.seat
        if seat is not None:
            self.agent_selection = name_of(seat)

    def observe(self, agent: str) -> Seen:
        return self.episodes.see(self.seats[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise BadAction("reset-first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episodes.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episodes.rewards(), strict=True))
        self.select()
        if self.episodes.state.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the selected seat sees it."""
        return self.episodes.picture(self.seats[self.agent_selection]) if self.render_mode else None

    def close(self) -> None:
        pass


def env(name: str, key: str, **settings: Any) -> Any:
    """The environment with PettingZoo's check of the order of calls around it."""
    return OrderEnforcingWrapper(TableEnv(name, key, **settings))
