"""A game being played: the position, how it came about, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cenote.core.game import Game, Value
from cenote.core.kernel import Event, State
from cenote.core.verbs import Move


class Played:
    """One decision as it was made: who, in which turn, what, and what happened."""

    def __init__(self, seat: int, turn: int, move: Move, events: list[Event]) -> None:
        self.seat = seat
        self.turn = turn
        self.move = move
        self.events = events


class Match:
    """A game from its first position on, with undo and redo.

    Undo goes back to the last barrier (something hidden came to light) or to the last decision of another seat,
    and no further.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.seed = " ".join(seed.split()) if isinstance(seed, str) else seed  # one line of a record
        self.options: dict[str, Value] = game.all_options(options or {})
        self.state = game.new(players, self.seed, self.options, watched=True)
        self.seats = list(seats) if seats is not None else [f"{seat + 1}" for seat in range(players)]
        self.played: list[Played] = []
        self._past: list[State] = []  # positions that undo may return to
        self._future: list[Move] = []

    @property
    def players(self) -> int:
        return len(self.seats)

    def play(self, move: Move) -> list[Event]:
        """Make the decision; tells what happened."""
        events = self._play(move)
        self._future.clear()
        return events

    def _play(self, move: Move) -> list[Event]:
        before = self.state.clone()
        before.watch()
        seat, turn = self.state.seat, self.state.turn
        self.state.play(move)
        assert seat is not None
        events = self.state.told()
        if self.state.barriers != before.barriers:
            self._past.clear()
        else:
            if self.played and self.played[-1].seat != seat:
                self._past.clear()
            self._past.append(before)
        self.played.append(Played(seat, turn, move, events))
        return events

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        """Take back the last decision. Only where `can_undo`."""
        self.state = self._past.pop()
        self._future.append(self.played.pop().move)

    def redo(self) -> list[Event]:
        """Make the decision again that was taken back last. Only where `can_redo`."""
        return self._play(self._future.pop())
