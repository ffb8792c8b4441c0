"""What the rules say of a position to those who look at it.

Where the next worker would go, when food days are, what a monument would score for whom.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived
from cenote.core.fields import Flag, Number
from cenote.core.ladder import LADDERS, ladder
from cenote.core.shared import without
from cenote.core.shown import Shown
from cenote.games.tzolkin.components import TABLES
from cenote.games.tzolkin.names import GEARS, LAST_ACTION, MAX_WORKERS, START_WORKERS
from cenote.games.tzolkin.rules.picking import UseWorker, steps_back
from cenote.games.tzolkin.rules.placing import FULL, PlaceMore, lowest_free
from cenote.games.tzolkin.scoring import counted, points_for
from cenote.games.tzolkin.state import Player, Tzolkin

MOST_SEEN: Final = 1024
LADDERS_SEEN: Final[dict[tuple[Any, ...], dict[str, dict[str, Any]]]] = {}  # by what monuments count


def free_spaces(s: Tzolkin, seat: int | None) -> dict[str, int | None]:
    """Where a worker would go on each gear (T26, T27)."""
    spaces = [lowest_free(s, gear) for gear in range(len(GEARS))]
    return {name: None if space == FULL else space for name, space in zip(GEARS, spaces, strict=True)}


def last_round(s: Tzolkin, seat: int | None) -> bool:
    """The last food day is due at the end of this round (T127)."""
    return s.round > 0 and s.is_food_day and s.food_days == len(s.box.food_days) - 1


def idle(s: Tzolkin, seat: int | None) -> int:
    """Workers that who places them would leave in hand by stopping now; one of them at least could be placed (T26)."""
    top = s.stack[-1] if s.stack else None
    return s.players[top.seat].hand if isinstance(top, PlaceMore) else 0


def back(s: Tzolkin, seat: int | None) -> list[int]:
    """Corn for going back to each action of its gear, from the first on, while a worker is about to act (T33, T35)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, UseWorker):
        return []
    last = min(top.space, LAST_ACTION[top.gear])
    return [steps_back(top.gear, top.space, number) for number in range(1, last + 1)]


def ladders(s: Tzolkin, seat: int | None) -> dict[str, dict[str, Any]]:
    """By what each monument on the table scores, and how many of it each seat would have if it were theirs (T106)."""
    if not (tiles := in_play(s)):
        return {}
    key = standing(s)
    found = LADDERS_SEEN.get(key)
    if found is None:
        there = s.clone()
        found = {s.box.monuments[tile].id: of_monument(there, tile) for tile in tiles}
        if len(LADDERS_SEEN) >= MOST_SEEN:
            LADDERS_SEEN.clear()
        LADDERS_SEEN[key] = found
    return found


def standing(s: Tzolkin) -> tuple[Any, ...]:
    """Everything that monuments count. Most decisions change nothing of it."""
    counted: list[Any] = [s.box, tuple(s.monuments), tuple(s.ovals)]
    for player in s.players:
        counted += [player.corn_tiles, player.wood_tiles, player.workers, tuple(player.levels), tuple(player.temples)]
        counted += [tuple(player.buildings), tuple(player.monuments)]
    return tuple(counted)


def in_play(s: Tzolkin) -> list[int]:
    return sorted([*s.monuments, *(tile for player in s.players for tile in player.monuments)])


def of_monument(there: Tzolkin, tile: int) -> dict[str, Any]:
    """The position is changed on the way and as it was in the end."""
    kind = there.box.monuments[tile]
    first = START_WORKERS if kind.score == "workers" else 0
    last = first + len(kind.points) - 1 if kind.score in TABLES and kind.score != "all-monuments" else None
    offered, held = there.monuments, [player.monuments for player in there.players]
    there.monuments = without(offered, tile) if tile in offered else offered
    for player in there.players:
        player.monuments = without(player.monuments, tile) if tile in player.monuments else player.monuments
    counts = [if_held(there, player, tile) for player in there.players]
    there.monuments = offered
    for player, monuments in zip(there.players, held, strict=True):
        player.monuments = monuments
    return ladder(lambda count: points_for(there, kind, count), counts, first, last)


def if_held(there: Tzolkin, player: Player, tile: int) -> int:
    """What a monument that nobody has counts for the seat that has it: it may count itself."""
    others = player.monuments
    player.monuments = [*others, tile]
    count = counted(there, player, there.box.monuments[tile])
    player.monuments = others
    return count


OUTLOOK: Final = (
    Derived("free_spaces", Shown("Record<GearName, number | null>"), free_spaces),
    Derived("calendar", Shown("number[]"), lambda s, seat: s.box.food_days),
    Derived("last_round", Flag(), last_round),
    Derived("back", Shown("number[]"), back),
    Derived("idle", Number(MAX_WORKERS), idle),
    Derived("ladders", LADDERS, ladders),
)
