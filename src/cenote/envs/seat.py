"""The Gymnasium face: one seat, alone or against agents of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env, logger
from numpy.typing import NDArray

from cenote import agents
from cenote.agents.agent import Agent
from cenote.core.refusal import BadOption
from cenote.envs.episodes import RENDER_MODES, BadAction, Episodes, Seen, check_render_mode
from cenote.envs.spaces import LegalMoves, seen_space

WAYS = ("tell", "raise")  # what is done about an action outside the mask
Opponents = str | Agent | Sequence[str | Agent]


class SeatEnv(Env[Seen, np.int64]):
    """One seat decides; the others are played by agents, named or given. Without a number the seat is drawn."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        players: int = 2,
        seat: int | None = None,
        opponents: Opponents = "random",
        options: Mapping[str, object] | None = None,
        reward: str = "score",
        illegal: str = "tell",
        render_mode: str | None = None,
        rules: int | None = None,
    ) -> None:
        self.episodes = Episodes(key, players, options, reward, rules)
        if seat is not None and seat not in range(players):
            raise BadOption("no-such-seat", seat=str(seat), known=", ".join(map(str, range(players))))
        if illegal not in WAYS:
            raise BadOption("no-such-way", way=str(illegal), known=", ".join(WAYS))
        self.illegal = illegal
        self.warned = False
        self.wanted_seat = seat
        self.opponents = self.invited(opponents)
        self.seat = seat or 0
        self.rivals: dict[int, Agent] = {}
        self.dealt = False
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = seen_space(self.episodes)
        self.action_space = LegalMoves(self.episodes)

    def invited(self, opponents: Opponents) -> list[str | Agent]:
        """One for each other seat: the same for all of them, or as many as there are."""
        others = self.episodes.players - 1
        asked = [opponents] * others if isinstance(opponents, str | Agent) else list(opponents)
        for name in asked:
            if not isinstance(name, Agent):
                agents.make(name, self.episodes.game)
        if len(asked) != others:
            raise BadOption("opponents", opponents=len(asked), wanted=others)
        return asked

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.episodes.players
        self.seat = int(self.np_random.integers(players)) if self.wanted_seat is None else self.wanted_seat
        self.episodes.deal(int(self.np_random.integers(2**63)))
        others = [other for other in range(players) if other != self.seat]
        self.rivals = {other: self.seated(rival) for other, rival in zip(others, self.opponents, strict=True)}
        self.dealt = True
        self.wait()
        return self.episodes.see(self.seat), self.info()

    def seated(self, rival: str | Agent) -> Agent:
        if isinstance(rival, Agent):
            return rival
        return agents.make(rival, self.episodes.game, int(self.np_random.integers(2**63)))

    def wait(self) -> None:
        """The others play until it is the own turn again, or the end."""
        state = self.episodes.state
        while state.seat is not None and state.seat != self.seat:
            state.play(self.rivals[state.seat].choose(state))

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.dealt or self.episodes.state.seat is None:
            raise BadAction("reset-first")
        try:
            self.episodes.play(action)
        except BadAction as error:
            return self.refuse(error)
        self.wait()
        reward = self.episodes.rewards()[self.seat]
        return self.episodes.see(self.seat), reward, self.episodes.state.seat is None, False, self.info()

    def refuse(self, error: BadAction) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Nothing changes and nothing is gained; the reason is told, the first time aloud."""
        if self.illegal == "raise":
            raise error
        if not self.warned:
            logger.warn(str(error))
            self.warned = True
        return self.episodes.see(self.seat), 0.0, False, False, {**self.info(), "refused": str(error)}

    def info(self) -> dict[str, Any]:
        """The seat; at the end also the scores and places of all."""
        state = self.episodes.state
        if state.seat is not None:
            return {"seat": self.seat}
        scores = np.array([float(points) for points in state.scores()])
        return {"seat": self.seat, "scores": scores, "places": np.array(state.ranking())}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in the form that sb3-contrib asks for."""
        return self.episodes.mask().astype(bool)

    def render(self) -> Any:
        return self.episodes.picture(self.seat) if self.render_mode else None
