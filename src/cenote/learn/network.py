"""The network while it learns, in torch."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count, pairwise, takewhile
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from cenote.agents.network.observation import Observation
from cenote.learn.recipe import Recipe

Arrays = Mapping[str, Any]  # of torch or of numpy, by the names that a file has for them


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

    def named(self) -> dict[str, Tensor]:
        """By the names that a file has for them."""
        found: dict[str, Tensor] = {}
        for number, layer in enumerate(self.layers):
            found |= {f"{what}{number}": part for what, part in layer.named_parameters()}
        for name, layer in (("moves", self.moves), ("lead", self.lead)):
            found |= {f"{name}_{what}": part for what, part in layer.named_parameters()}
        return found

    def parts(self) -> dict[str, Tensor]:
        """The same, no longer to be learnt."""
        return {name: part.detach() for name, part in self.named().items()}

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The same in numpy."""
        return {name: part.cpu().numpy() for name, part in self.parts().items()}

    @torch.no_grad()
    def take(self, arrays: Arrays) -> None:
        """What a file kept."""
        for name, part in self.named().items():
            part.copy_(torch.as_tensor(arrays[name]))


def sizes(arrays: Arrays) -> list[int]:
    """Of what is seen, of each hidden layer, and of the moves."""
    layers = takewhile(arrays.__contains__, (f"weight{number}" for number in count()))
    return [arrays["weight0"].shape[1], *(len(arrays[name]) for name in [*layers, "moves_weight"])]


def log_chances(preferences: Tensor, masks: Tensor) -> Tensor:
    """Of the moves that may be played."""
    return torch.log_softmax(preferences.masked_fill(~masks, -1e9), -1)


def drawn(chances: Tensor, masks: Tensor, lots: Tensor) -> Tensor:
    """A move for each row that may be played, as likely as it says, by a lot of at least 0 and below 1."""
    reached = chances.exp().cumsum(-1).masked_fill(~masks, -1.0)
    return (reached > (lots * reached.amax(-1))[:, None]).to(torch.uint8).argmax(-1)
