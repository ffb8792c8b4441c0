"""The idol board: two tracks (E86, E87, E88)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.core.shared import without
from cenote.games.endlesswinter.components import NOTHING
from cenote.games.endlesswinter.names import HONOUR, OFFERING, TRACKS
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import IDOL
from cenote.games.endlesswinter.vocabulary import Ability

ON_OFFERING: Final = IDOL.moves[OFFERING]
ON_HONOUR: Final = IDOL.moves[HONOUR]

HONOUR_TOP: Final = Reason("E88", "honour-top", "track")


def honour_top(s: EndlessWinter) -> int:
    return len(s.box.honour_points) - 1


def offering_top(s: EndlessWinter) -> int:
    return len(s.box.offering) - 1


def add_steps(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """An idol can always be spent on the offering track; on honour not from the top (E87, E88)."""
    moves.append(ON_OFFERING)
    if no_step(s, me, HONOUR) is None:
        moves.append(ON_HONOUR)


def no_step(s: EndlessWinter, me: Player, track: int) -> Reason | None:
    """What stands against a step on the track (E88)."""
    return HONOUR_TOP if track == HONOUR and me.honour >= honour_top(s) else None


def step(s: EndlessWinter, me: Player, track: int) -> Ability:
    """One level up; what it gives has still to be given (E86)."""
    if track == HONOUR:
        step_honour(s, me)
        return NOTHING
    if me.offering == offering_top(s):
        s.score(me, 1, "offering-top")
        return NOTHING
    me.offering += 1
    if s.events is not None:
        s.tell("idol", me.seat, track=TRACKS[OFFERING], level=me.offering)
    return s.box.offering[me.offering]


def step_honour(s: EndlessWinter, me: Player) -> None:
    """The marker takes the leftmost free space of the next level: behind all who stand there or higher (E88)."""
    me.honour += 1
    order = without(s.honour, me.seat)
    rank = 0
    while rank < len(order) and s.players[order[rank]].honour >= me.honour:
        rank += 1
    order.insert(rank, me.seat)
    s.honour = order
    if s.events is not None:
        s.tell("idol", me.seat, track=TRACKS[HONOUR], level=me.honour)
    s.score(me, s.box.honour_points[me.honour], "honour-track")
