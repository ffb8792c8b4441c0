"""What the numbers of an observation are, and how the bytes that a room writes become shares of something."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cenote.core.kernel import State
from cenote.core.refusal import BadOption

Floats = NDArray[np.float32]


class Observation:
    """How positions of one game, with so many players and options, become arrays. `slots` leaves room for more."""

    def __init__(self, state: State, players: int, slots: int | None = None) -> None:
        self.seats = players + state.game.automata(state)
        if slots is not None and slots < self.seats:
            raise BadOption("too-few-slots", slots=str(slots), seats=self.seats)
        self.observer = state.game.observer(slots or self.seats)
        told = self.observer.named(state, self.seats)
        self.names = told.names
        self.size = len(self.names)
        scales = np.array(told.scales, np.float32)
        self.factor: Floats = np.reciprocal(scales)
        self.shift: Floats = np.array(told.leasts, np.float32) / scales
        self.shifted: list[int] = np.flatnonzero(self.shift).tolist()  # only a few
        self.low: Floats = self.shift.copy()
        self.high: Floats = np.array(told.mosts, np.float32) / scales

    def shares(self, told: NDArray[np.uint8], into: Floats) -> None:
        """From bytes to shares, for one row or many."""
        np.copyto(into, told)
        np.multiply(into, self.factor, out=into)
        for place in self.shifted:
            into[..., place] += self.shift[place]

    def encode(self, state: State, seat: int | None) -> Floats:
        """What the seat, or a spectator, sees."""
        cells, found = bytearray(self.size), np.empty(self.size, np.float32)
        self.observer.observe(state, -1 if seat is None else seat, self.seats, cells, 0)
        self.shares(np.frombuffer(cells, np.uint8), found)
        return found
