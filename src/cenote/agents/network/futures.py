"""Positions that are played on side by side, everybody by what the network prefers, until it is asked to judge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.random import Generator

from cenote.agents.network.judge import Judge
from cenote.agents.network.trained import has_learnt, read_weights
from cenote.agents.network.weights import Floats
from cenote.agents.policy import TO_THE_END
from cenote.core.kernel import State
from cenote.core.rng import Rng

LONGEST: Final = 300  # decisions that are followed
SURENESS: Final = 2.0  # 1 plays a move as often as the network likes it; more, mostly what it likes best


def onward(file: str, position: State, seed: str) -> Futures | None:
    """Who plays on from the position by the network of the file, where that has learnt what is played."""
    weights = read_weights(file)
    if not has_learnt(weights, position):
        return None
    return Futures(Judge(weights, position), 0, np.random.default_rng(Rng.seeded(seed).word()))


class Future:
    """A position, and how many own turns have begun on the way to it."""

    def __init__(self, position: State) -> None:
        self.position = position
        self.turn = position.turn
        self.begun = 0
        self.lead = 0.0

    def go_on(self, seat: int) -> None:
        """To the next decision between several moves."""
        s = self.position
        while s.seat is not None and len(legal := s.legal()) == 1:
            s.play(legal[0])
        if s.seat == seat and s.turn != self.turn:
            self.turn = s.turn
            self.begun += 1


class Futures:
    """For one seat: how far ahead of the others it will be in the end."""

    def __init__(self, judge: Judge, seat: int, chance: Generator) -> None:
        self.judge = judge
        self.seat = seat
        self.chance = chance
        self.turns = judge.foresight - 1  # own turns that are begun before it judges

    def follow(self, positions: list[State]) -> list[float]:
        """The positions are used up."""
        futures = [Future(position) for position in positions]
        left = futures
        for _ in range(LONGEST):
            left = self.step(left)
            if not left:
                break
        for future in left:
            future.lead = self.judge.lead(future.position, self.seat)
        return [future.lead for future in futures]

    def to_the_end(self, positions: list[State], seen: Callable[[State], None]) -> None:
        """Plays them on; each is shown after each of its moves."""
        left = positions
        for _ in range(TO_THE_END):
            for position in left:
                while position.seat is not None and len(legal := position.legal()) == 1:
                    position.play(legal[0])
                    seen(position)
            left = [position for position in left if position.seat is not None]
            if not left:
                break
            for position, preferences in zip(left, self.judge.look(left)[0], strict=True):
                self.play(position, preferences)
                seen(position)

    def step(self, left: list[Future]) -> list[Future]:
        """A decision in each of them; those that go on after it."""
        undecided: list[Future] = []
        for future in left:
            future.go_on(self.seat)
            if future.position.seat is None:
                future.lead = self.judge.lead(future.position, self.seat)
            else:
                undecided.append(future)
        if not undecided:
            return []
        liked, leads = self.judge.look([future.position for future in undecided])
        going_on: list[Future] = []
        for future, preferences, lead in zip(undecided, liked, leads, strict=True):
            if future.begun >= self.turns and future.position.seat == self.seat:
                future.lead = self.judge.lead(future.position, self.seat) + float(lead)
            else:
                self.play(future.position, preferences)
                going_on.append(future)
        return going_on

    def play(self, position: State, preferences: Floats) -> None:
        legal = position.legal()
        wishes = SURENESS * self.judge.preferences(preferences, legal) + self.chance.gumbel(size=len(legal))
        position.play(legal[int(wishes.argmax())])
