"""What a network thinks of positions of one game, many at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cenote.agents.network.leads import leads
from cenote.agents.network.observation import Observation
from cenote.agents.network.weights import Floats, Weights
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.rewards import worth
from cenote.core.verbs import Move


class Judge:
    """Looks at positions with so many players from the seats that decide there."""

    def __init__(self, weights: Weights, position: State) -> None:
        self.weights = weights
        self.players = len(position.scores())
        self.sight = Observation(position, self.players, weights.about["slots"])
        if self.sight.size != weights.about["size"]:
            raise BadOption("network-outgrown", file=weights.file)
        self.worth = worth(weights.about.get("reward", "score"))
        self.foresight = position.game.foresight
        self.numbers = {move: number for number, move in enumerate(position.game.notation.moves)}

    def look(self, positions: Sequence[State]) -> tuple[Floats, Floats]:
        """A preference for each move of the game, and by how many points the seat that decides will yet get ahead."""
        size = self.sight.size
        cells = bytearray(len(positions) * size)
        for row, position in enumerate(positions):
            assert position.seat is not None
            self.sight.observer.observe(position, position.seat, self.sight.seats, cells, row * size)
        seen = np.empty((len(positions), size), np.float32)
        self.sight.shares(np.frombuffer(cells, np.uint8).reshape(seen.shape), seen)
        return self.weights.judge(seen)

    def preferences(self, found: Floats, moves: Sequence[Move]) -> Floats:
        """Those of the moves, of a row that was found."""
        picked: Floats = found[[self.numbers[move] for move in moves]]
        return picked

    def lead(self, position: State, seat: int) -> float:
        """By how many points the position is worth more to the seat than to the others, in the mean."""
        return float(leads(np.array(self.worth(position)))[seat])


def shares(preferences: Floats) -> NDArray[np.float64]:
    """How likely each is."""
    found: NDArray[np.float64] = np.exp(preferences.astype(np.float64) - preferences.max())
    found /= found.sum()
    return found
