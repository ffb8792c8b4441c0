"""Sacred stones: taking one, and what they score in every eclipse.

Rules E55, E89, E90, E91, E92, E93, E94, E95, E96, E97.
"""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.core.shared import without
from cenote.games.endlesswinter.components import STONE_IDS, STONE_SCORES, Stone
from cenote.games.endlesswinter.geometry import HEXES, JUNCTION_HEXES
from cenote.games.endlesswinter.names import BASE_LAND, STONES
from cenote.games.endlesswinter.rules.megaliths import on_board, on_upper_levels, tiles_with_own
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import STONE
from cenote.games.endlesswinter.vocabulary import Ability

VILLAGE: Final = STONE_SCORES.index("village")
CAMP_TYPES: Final = STONE_SCORES.index("camp-types")
BOARD_MEGALITHS: Final = STONE_SCORES.index("board-megaliths")
MEGALITH_TILES: Final = STONE_SCORES.index("megalith-tiles")
BURIED: Final = STONE_SCORES.index("buried")
UPPER_MEGALITHS: Final = STONE_SCORES.index("upper-megaliths")
IDOL_STEPS: Final = STONE_SCORES.index("idol-steps")
TURNED_TYPES: Final = STONE_SCORES.index("turned-types")


STONES_FULL: Final = Reason("E55", "stones-full")
NOT_ON_OFFER: Final = Reason("E55", "not-on-offer", "stone")
ERA_LATER: Final = Reason("E55", "era-later", "stone")


def no_space(me: Player) -> Reason | None:
    return None if len(me.stones) < STONES else STONES_FULL


def eras(s: EndlessWinter) -> int:
    """How many eras are open: era II begins with round 3 (E7, E55)."""
    return 1 if s.round <= 2 else 2


def no_era(s: EndlessWinter, era: int) -> Reason | None:
    return None if era < eras(s) else ERA_LATER


def no_stone(s: EndlessWinter, me: Player, stone: int) -> Reason | None:
    """A free space, a stone on offer, and its era begun (E55)."""
    full = no_space(me)
    if full is not None:
        return full
    era = s.box.stones[stone].era - 1
    return no_era(s, era) if stone in s.stones[era] else NOT_ON_OFFER


def can_take(s: EndlessWinter, me: Player) -> bool:
    """Is there a free space and an allowed stone? (E55)"""
    if no_space(me) is not None:
        return False
    for era in range(len(s.stones)):
        if s.stones[era] and no_era(s, era) is None:
            return True
    return False


def add_stones(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if no_space(me) is not None:
        return
    for era in range(len(s.stones)):
        if no_era(s, era) is None:
            for stone in s.stones[era]:
                moves.append(STONE.moves[stone])


def take(s: EndlessWinter, me: Player, stone: int) -> Ability:
    """The stone goes to the leftmost empty space; the benefit under it has still to be given."""
    era = s.box.stones[stone].era - 1
    left = without(s.stones[era], stone)
    s.stones = [left, s.stones[1]] if era == 0 else [s.stones[0], left]
    me.stones = [*me.stones, stone]
    if s.events is not None:
        s.tell("stone", me.seat, stone=STONE_IDS[stone])
    return s.box.stone_spaces[len(me.stones) - 1]


# --- scoring ---


def stone_points(s: EndlessWinter, me: Player, stone: Stone) -> int:
    """What a stone scores now."""
    return points_for(stone, count(s, me, stone))


def points_for(stone: Stone, n: int) -> int:
    points = stone.points
    return points[0] * n if len(points) == 1 else points[min(n, len(points) - 1)]


def count(s: EndlessWinter, me: Player, stone: Stone) -> int:
    """The things that a stone counts."""
    score = stone.score
    if score == VILLAGE:
        return villages_touching(s, me, stone.of)
    if score == CAMP_TYPES:
        return camp_types(s, me)
    if score == BOARD_MEGALITHS:
        return on_board(s, me.seat)
    if score == MEGALITH_TILES:
        return tiles_with_own(s, me.seat)
    if score == BURIED:
        return len(me.buried)
    if score == UPPER_MEGALITHS:
        return on_upper_levels(s, me)
    if score == IDOL_STEPS:
        return (me.offering + me.honour) // 2
    if score == TURNED_TYPES:
        return sum(n > 0 for n in me.turned)
    return sum(me.turned[animal] for animal in stone.of)


def villages_touching(s: EndlessWinter, me: Player, lands: list[int]) -> int:
    """Own villages beside at least one hex of the type; each counts once (E89)."""
    found = 0
    for junction in me.villages:
        for at in JUNCTION_HEXES[junction]:
            if s.box.lands[s.terrain[at]] in lands:
                found += 1
                break
    return found


def camp_types(s: EndlessWinter, me: Player) -> int:
    """Different types of hexes with an own camp, the base excluded (E90)."""
    types = 0
    for at in range(len(HEXES)):
        if me.camps[at]:
            types |= 1 << s.box.lands[s.terrain[at]]
    return (types & ~(1 << BASE_LAND)).bit_count()


def score_stone(s: EndlessWinter, me: Player, stone: int) -> None:
    s.score(me, stone_points(s, me, s.box.stones[stone]), "stones")
