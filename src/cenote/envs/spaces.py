"""The spaces of what is seen and done."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces

from cenote.envs.episodes import Episodes, Seen


def seen_space(episodes: Episodes) -> spaces.Space[Seen]:
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(episodes.observation.low, episodes.observation.high, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (episodes.actions,), np.int8),
    }
    return cast("spaces.Space[Seen]", spaces.Dict(parts))


class LegalMoves(spaces.Discrete):
    """All moves of the game, of which `sample()` draws one that is legal now."""

    def __init__(self, episodes: Episodes) -> None:
        super().__init__(episodes.actions)
        self.episodes: Episodes | None = episodes

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.episodes is not None and self.episodes.state.seat is not None:
            mask = self.episodes.mask()
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "episodes": None}  # a copy in another process has none of its own
