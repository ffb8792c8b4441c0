"""A column of the board: what its upper and its middle section are for (E36)."""

from __future__ import annotations

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.state import EndlessWinter, Player


class Column:
    """The actions of a figure that stands beside the upper section."""

    def add_moves(self, s: EndlessWinter, me: Player, moves: list[Move]) -> None:
        """Those that the player can do now."""
        raise NotImplementedError

    def obstacle(self, s: EndlessWinter, me: Player, move: Move) -> Reason | None:
        """What stands against one of them."""
        raise NotImplementedError

    def act(self, s: EndlessWinter, me: Player, move: Move) -> None:
        raise NotImplementedError
