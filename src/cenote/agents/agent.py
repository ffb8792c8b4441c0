"""What an agent is, and the window through which it sees the game."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cenote.agents.habits import FREE, Habit
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move


class Window:
    """What a person at the seat has: its view, its legal moves, and positions that could be the true one."""

    def __init__(self, state: State, habit: Habit = FREE) -> None:
        assert state.seat is not None
        self.seat: int = state.seat
        self.__state = state
        self.__habit = habit

    def view(self) -> dict[str, Any]:
        return self.__state.view(self.seat)

    def moves(self) -> list[Move]:
        """The legal moves, as far as the habit of who looks leaves them."""
        return self.__habit.narrowed(self.__state.moves())

    def redeal(self, rng: Rng) -> State:
        """A position with the same knowledge for the seat, everything hidden dealt anew."""
        return self.__state.redeal(self.seat, rng)


class Agent:
    """A player made of code. It thinks about what it may know, with its own generator."""

    name = ""
    habit = FREE

    def __init__(self, game: Game, seed: int | str = 0) -> None:
        self.game = game
        self.rng = Rng.seeded(seed)

    def choose(self, state: State) -> Move:
        """The move for the seat that has to decide."""
        with undisturbed():
            return self.think(Window(state, self.habit))

    def accustom(self, habit: Habit) -> None:
        """Give it a habit, before its first decision."""
        self.habit = habit

    def think(self, window: Window) -> Move:
        raise NotImplementedError


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Python's garbage collector away.

    Thinking makes positions by the thousand, which go as soon as nothing refers to them; the collector would only look
    at them again and again, for half of the time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
