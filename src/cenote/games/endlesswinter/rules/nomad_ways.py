"""Where the nomad's camps and megaliths go (E127, E129)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.endlesswinter.geometry import (
    AREA,
    BESIDE,
    DISTANCES,
    HEXES,
    JUNCTION_HEXES,
    NEIGHBOURS,
    OFFSETS,
    PLACES_OF_HEXES,
    STEPS_FROM,
)
from cenote.games.endlesswinter.rules.megaliths import board_places, place, targets, upper_places, upper_points
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import VP

WORTH_CLIMBING: Final = 5  # points that an upper place must score


# --- camps ---


def corner(heading: int) -> list[int]:
    """The hexes d, d' and d + d' beyond the base, from a heading d to the next one d'."""
    d, e = OFFSETS[heading], OFFSETS[(heading + 1) % len(OFFSETS)]
    return [PLACES_OF_HEXES.index(place) for place in (d, e, (d[0] + e[0], d[1] + e[1]))]


CORNERS: Final = [corner(heading) for heading in range(len(OFFSETS))]
CORNER_JUNCTIONS: Final = [[sorted(around) for around in JUNCTION_HEXES].index(sorted(hexes)) for hexes in CORNERS]


def target_junction(s: EndlessWinter, heading: int) -> list[int]:
    """The hexes of the first such junction without a village, from the heading on; [] if all are taken."""
    for turn in range(len(OFFSETS)):
        at = (heading + turn) % len(OFFSETS)
        if s.villages[CORNER_JUNCTIONS[at]] == NONE:
            return CORNERS[at]
    return []


def camp_step(me: Player, wanted: list[int]) -> int:
    """The step of the nearest spare camp towards a target hex without a camp; NONE if there is nothing to do."""
    best = NONE
    best_to = NONE
    best_key = (0, 0, 0, 0)
    for order, to in enumerate(wanted):
        if me.camps[to]:
            continue
        for at in range(len(HEXES)):
            if me.camps[at] <= (at in wanted):  # one camp stays on each target hex
                continue
            key = (DISTANCES[at][to], order, *PLACES_OF_HEXES[at])
            if best == NONE or key < best_key:
                best, best_to, best_key = at, to, key
    if best == NONE:
        return NONE
    return step_towards(best, best_to)


def step_towards(at: int, to: int) -> int:
    """The first step in the order of the offsets that shortens the way."""
    for i, near in enumerate(NEIGHBOURS[at]):
        if DISTANCES[near][to] < DISTANCES[at][to]:
            return STEPS_FROM[at][i]
    return NONE


# --- megaliths ---


def raise_megalith(s: EndlessWinter, me: Player) -> bool:
    """Put the leftmost megalith where the nomad likes it best; tells whether there was a place."""
    if not me.neutrals and not me.megaliths:
        return False
    if not me.neutrals:
        at = best_upper(s, me)
        if at != NONE:
            place(s, me, at)
            return True
    elif start_first(s, me):
        return True
    at = best_on_board(s, me)
    if at == NONE:
        return False
    cover(s, me, at)
    return True


def best_upper(s: EndlessWinter, me: Player) -> int:
    """The upper place that scores most, if enough; the higher, then the smaller y, then x."""
    best = NONE
    best_key = (0, 0)
    for at in upper_places(s):
        points = upper_points(s, me.seat, at)
        key = (points, at // AREA)
        if points >= WORTH_CLIMBING and key > best_key:
            best, best_key = at, key
    return best


def start_first(s: EndlessWinter, me: Player) -> bool:
    """A neutral one on a free start cell, and the next on the first free cell that its arrows point at."""
    for at in board_places(s, True):
        if s.box.start_cells[s.cells[at]]:
            place(s, me, at)
            free = targets(s, at)
            if free and me.neutrals + me.megaliths:
                cover(s, me, free[0])
            return True
    return False


def best_on_board(s: EndlessWinter, me: Player) -> int:
    """The legal cell that touches most megaliths; the smaller y, then x."""
    best = NONE
    most = -1
    for at in board_places(s, me.neutrals > 0):
        touched = sum(s.megaliths[near] != NONE for near in BESIDE[at])
        if touched > most:
            best, most = at, touched
    return best


def cover(s: EndlessWinter, me: Player, at: int) -> None:
    """Cell points are scored, other benefits are not taken."""
    place(s, me, at)
    for part in s.box.cells[s.cells[at]].parts:
        if part.plain and part.kind == VP:
            s.score(me, part.n, "effects")
