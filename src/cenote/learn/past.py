"""Steps of all tables, as they were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor


class Past:
    """For each step a row for each table. After the last one follows who decides then, and what that seat expects."""

    def __init__(self) -> None:
        self.seen: list[Tensor] = []
        self.masks: list[Tensor] = []
        self.seats: list[Tensor] = []
        self.actions: list[Tensor] = []
        self.chances: list[Tensor] = []
        self.expected: list[Tensor] = []
        self.gained: list[Tensor] = []
        self.ends: list[Tensor] = []
        self.own: list[Tensor] = []  # decided by the network that learns, not by a former self

    def arrays(self) -> dict[str, NDArray[Any]]:
        """For a journey."""
        return {name: torch.stack(column).numpy() for name, column in vars(self).items()}


def together(shares: Sequence[dict[str, NDArray[Any]]], device: str) -> Past:
    """What was played at some tables each, as if all had been in one house."""
    past = Past()
    for name, column in vars(past).items():
        whole = np.concatenate([share[name] for share in shares], axis=1)
        column.extend(torch.from_numpy(whole).to(device))
    return past


def side_by_side(parts: Sequence[Past], places: Tensor) -> Past:
    """The same, played at some tables each by halls of one house; each table goes to its place."""
    past = Past()
    for name, column in vars(past).items():
        steps = zip(*(getattr(part, name) for part in parts), strict=True)
        column.extend(torch.cat(step)[places] for step in steps)
    return past
