"""What the rules say of a position to those who look at it: where the next worker would go, when food days are."""

from __future__ import annotations

from typing import Final

from cenote.core.declared import Derived
from cenote.core.fields import Flag, Number
from cenote.core.shown import Shown
from cenote.games.tzolkin.names import GEARS, LAST_ACTION, MAX_WORKERS
from cenote.games.tzolkin.rules.picking import UseWorker, steps_back
from cenote.games.tzolkin.rules.placing import FULL, PlaceMore, lowest_free
from cenote.games.tzolkin.state import Tzolkin


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


OUTLOOK: Final = (
    Derived("free_spaces", Shown("Record<GearName, number | null>"), free_spaces),
    Derived("calendar", Shown("number[]"), lambda s, seat: s.box.food_days),
    Derived("last_round", Flag(), last_round),
    Derived("back", Shown("number[]"), back),
    Derived("idle", Number(MAX_WORKERS), idle),
)
