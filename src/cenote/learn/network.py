"""The network while it learns, in torch."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from cenote.envs.observation import Observation
from cenote.learn.recipe import Recipe


class Net(nn.Module):
    """From the bytes of an observation to a preference for each move, and to the lead that is still to come."""

    factor: Tensor
    shift: Tensor

    def __init__(self, seen: Observation, moves: int, recipe: Recipe) -> None:
        super().__init__()
        self.register_buffer("factor", torch.from_numpy(seen.factor))
        self.register_buffer("shift", torch.from_numpy(seen.shift))
        sizes = [seen.size, *[recipe.width] * recipe.depth]
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        self.moves = nn.Linear(recipe.width, moves)
        self.lead = nn.Linear(recipe.width, 1)
        for part, gain in [*((layer, 2**0.5) for layer in self.layers), (self.moves, 0.01), (self.lead, 0.1)]:
            nn.init.orthogonal_(part.weight, gain)  # type: ignore[arg-type]
            nn.init.zeros_(part.bias)  # type: ignore[arg-type]

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """What is seen comes in bytes."""
        x = seen.float() * self.factor + self.shift
        for layer in self.layers:
            x = torch.relu(layer(x))
        return self.moves(x), self.lead(x).squeeze(-1)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As a file keeps them."""
        parts = {f"{number}": layer for number, layer in enumerate(self.layers)}
        found = {f"{what}{number}": part for number, layer in parts.items() for what, part in halves(layer)}
        found |= {f"moves_{what}": part for what, part in halves(self.moves)}
        found |= {f"lead_{what}": part for what, part in halves(self.lead)}
        return found


def halves(layer: nn.Module) -> list[tuple[str, NDArray[np.float32]]]:
    assert isinstance(layer, nn.Linear)
    return [("weight", layer.weight.detach().cpu().numpy()), ("bias", layer.bias.detach().cpu().numpy())]


def log_chances(preferences: Tensor, masks: Tensor) -> Tensor:
    """Of the moves that may be played."""
    return torch.log_softmax(preferences.masked_fill(~masks, -1e9), -1)


def drawn(chances: Tensor) -> Tensor:
    """A move for each row, as likely as it says."""
    noise = torch.rand_like(chances).clamp_(1e-20).log_().neg_().log_().neg_()
    return (chances + noise).argmax(-1)
