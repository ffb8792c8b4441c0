"""Agents that always or never do something: `hard+P03` takes P03 where it may, `greedy~place` never places."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cenote.core.game import Game
from cenote.core.refusal import BadOption
from cenote.core.verbs import Move

ALWAYS, NEVER = "+", "~"
PARTS = re.compile(rf"([{ALWAYS}{NEVER}])([^{ALWAYS}{NEVER}]+)")


class Habit:
    """Moves that are always made where they are legal, and moves that are never made where there is another."""

    def __init__(self, always: Iterable[Move] = (), never: Iterable[Move] = ()) -> None:
        self.always = frozenset(always)
        self.never = frozenset(never)

    def narrowed(self, moves: list[Move]) -> list[Move]:
        """The moves that the habit leaves."""
        if self.always and (wanted := [move for move in moves if move in self.always]):
            return wanted
        if self.never:
            return [move for move in moves if move not in self.never] or moves
        return moves


FREE = Habit()


def read(name: str, game: Game) -> tuple[str, Habit]:
    """The agent's name without its habits, and these. Raises BadOption for what the game has not."""
    plain = re.split(rf"[{ALWAYS}{NEVER}]", name, maxsplit=1)[0]
    parts = PARTS.findall(name[len(plain) :])
    if plain + "".join(sign + word for sign, word in parts) != name:
        raise BadOption("agent-habit", agent=name)
    moves: dict[str, list[Move]] = {ALWAYS: [], NEVER: []}
    for sign, word in parts:
        moves[sign] += game.census().moves(game, word)
    return plain, Habit(moves[ALWAYS], moves[NEVER]) if parts else FREE
