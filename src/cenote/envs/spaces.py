"""The spaces of what is seen and done."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces

from cenote.envs.table import Seen, Table


def seen_space(table: Table) -> spaces.Space[Seen]:
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-1.0, 1.0, (table.observation.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
    }
    return cast("spaces.Space[Seen]", spaces.Dict(parts))


class LegalMoves(spaces.Discrete):
    """All moves of the game, of which `sample()` draws one that is legal now."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self.table: Table | None = table

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.table is not None and self.table.state.seat is not None:
            mask = self.table.mask()
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "table": None}  # a copy in another process has no table of its own
