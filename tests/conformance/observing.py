"""What a learner is told of a position, as bytes."""

from __future__ import annotations

from functools import cache

from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rows import Observer


def observed(state: State, seat: int | None) -> bytes:
    """What a learner in the seat is told: as many bytes in every position as have names."""
    seats = len(state.scores()) + state.game.automata(state)
    observer, size = observer_of(state.game, seats)
    cells = bytearray(size)
    assert observer.observe(state, -1 if seat is None else seat, seats, cells, 0) == size == len(cells)
    return bytes(cells)


@cache
def observer_of(game: Game, seats: int) -> tuple[Observer, int]:
    """With the number of bytes that it writes of any position."""
    players = seats if seats in game.players and seats > 1 else min(game.players)
    state = game.new(players, 0)
    observer = game.observer(seats)
    return observer, len(observer.named(state, players + game.automata(state)).names)
