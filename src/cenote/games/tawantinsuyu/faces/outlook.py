"""What the rules say of a position to those who look at it: who leads in the regions, what a placement would bring."""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Derived
from cenote.core.fields import NONE, Number
from cenote.core.shown import Shown
from cenote.games.tawantinsuyu.components import SPACES, WEAVINGS
from cenote.games.tawantinsuyu.names import DISTANCE, HEIGHT, REGIONS, SECTORS, WORKERS
from cenote.games.tawantinsuyu.rules.ceremony import majority, reserved
from cenote.games.tawantinsuyu.rules.placing import (
    alike,
    cost_as,
    food_cost,
    has_card_for,
    quickest,
    stairs_above,
    task_count,
)
from cenote.games.tawantinsuyu.rules.tapestries import fits, matches
from cenote.games.tawantinsuyu.rules.working import Work
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import TASK_VERB


def leaders(s: Tawantinsuyu, seat: int | None) -> dict[str, int | None]:
    """Who would have the majority of each region now (W87)."""
    found = [majority(s, region) for region in range(len(REGIONS))]
    return {name: None if leader == NONE else leader for name, leader in zip(REGIONS, found, strict=True)}


def spaces(s: Tawantinsuyu, seat: int | None) -> dict[str, dict[str, Any]]:
    """What each free space would cost who looks, and how many tasks each worker would get there."""
    me = looker(s, seat)
    if me is None or me.priest == NONE:
        return {}
    return {
        SPACES[space]: one_space(s, me, space, me.seat == seat) for space in range(len(SPACES)) if s.hill[space] == NONE
    }


def looker(s: Tawantinsuyu, seat: int | None) -> Player | None:
    """Spectators look over the shoulder of whose turn it is."""
    at = s.active if seat is None else seat
    return s.players[at] if at in range(len(s.players)) else None


def one_space(s: Tawantinsuyu, me: Player, space: int, own: bool) -> dict[str, Any]:
    place = s.box.spaces[space]
    food = food_cost(s, me, space)
    distance, height = DISTANCE[(place.sector - me.priest) % SECTORS], HEIGHT[place.terrace]
    return {
        "distance": distance,
        "height": height,
        "saved": distance + height - food,
        "food": food,
        "stairs": stairs_above(s, space),
        "card": own and has_card_for(s, me, space),
        "reserved": reserved(s, space),
        "workers": [one_worker(s, me, worker, space) for worker in range(len(WORKERS)) if me.workers[worker]],
    }


def one_worker(s: Tawantinsuyu, me: Player, worker: int, space: int) -> dict[str, Any]:
    return {
        "worker": WORKERS[worker],
        "food": cost_as(food_cost(s, me, space), quickest(me, worker)),
        "tasks": task_count(s, me, worker, space, worker),
        "alike": alike(s, worker, space),
    }


def tasks_left(s: Tawantinsuyu, seat: int | None) -> int:
    """Tasks of the placement under way that stopping now would give up; one of them at least can be done (W39)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Work) or top.seat != seat or not any(move[0] == TASK_VERB.name for move in top.options(s)):
        return 0
    return top.left


def loom(s: Tawantinsuyu, seat: int | None) -> dict[str, str]:
    """Whether each weaving on offer would lengthen a tapestry of who looks, and with a joint that pays (W56, W57)."""
    me = looker(s, seat)
    return {} if me is None else {WEAVINGS[tile]: place_for(s, me, tile) for tile in s.loom}


def place_for(s: Tawantinsuyu, me: Player, tile: int) -> str:
    open_ones = [tapestry for tapestry in me.tapestries if fits(s, tapestry, tile)]
    if any(matches(s, tile, each[0]) or matches(s, each[-1], tile) for each in open_ones):
        return "matches"
    return "fits" if open_ones else "begins"


SPACE: Final = (
    "{ distance: number; height: number; saved: number; food: number; stairs: number[]; card: boolean;"
    " reserved: boolean; workers: { worker: WorkerName; food: number; tasks: number; alike: number }[] }"
)
OUTLOOK: Final = (
    Derived("leaders", Shown("Record<RegionName, number | null>"), leaders),
    Derived("spaces", Shown(f"Partial<Record<string, {SPACE}>>"), spaces),
    Derived("tasks_left", Number(99), tasks_left),
    Derived("loom", Shown("Partial<Record<string, 'matches' | 'fits' | 'begins'>>"), loom),
)
