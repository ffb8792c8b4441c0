"""How good a position looks for a seat, in points: what is scored, what is owned, and what is under way."""

from __future__ import annotations

from typing import Final

from cenote.games.tzolkin.actions import AnyAction
from cenote.games.tzolkin.building import Build, Discount, Receive
from cenote.games.tzolkin.components import ACTION, BUILD, MARKET, TECHNOLOGY, TEMPLE, VP, WORKER, Tile
from cenote.games.tzolkin.food import corn_needed
from cenote.games.tzolkin.names import (
    CHICHEN,
    CORN,
    GOLD,
    LAST_ACTION,
    LAST_SPACE,
    LOWEST,
    NOBODY,
    PALENQUE,
    SKULL,
    STONE,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from cenote.games.tzolkin.palenque import Harvest
from cenote.games.tzolkin.payment import Pay, TakeResource
from cenote.games.tzolkin.picking import UseWorker
from cenote.games.tzolkin.scoring import monument_points
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.technology import Advance, FreeAdvance, Learn
from cenote.games.tzolkin.temples import Anger, ChooseTemple

# What a good is worth at the very end (T104).
FINAL: Final = [0.25, 0.5, 0.75, 1.0, 3.0]

# The weights, by name. Their values were fitted by self-play: docs/opponents.md tells how.
USE_CORN: Final = 0  # what a good is worth beyond its final points while there is time to use it
USE_WOOD: Final = 1
USE_STONE: Final = 2
USE_GOLD: Final = 3
USE_SKULL: Final = 4
AGRICULTURE_LEVEL: Final = 5  # a level of a technology with the whole game ahead
EXTRACTION_LEVEL: Final = 6
ARCHITECTURE_LEVEL: Final = 7
THEOLOGY_LEVEL: Final = 8
WORKER_DAY: Final = 9  # what one more worker brings in a day
STEP: Final = 10  # a temple step still to be chosen
HUNGER: Final = 11  # a missing corn on the eve of a food day
WAITING: Final = 12  # what is left of an action's worth for each day of waiting
HAND: Final = 13  # a worker at hand
AGE_1: Final = 14  # points of the end of Age I, while they can still be lost
LEAD: Final = 15  # the bonus of the highest at the end
RESERVE: Final = 16  # corn that will be eaten
MEALS: Final = 17  # a corn on the later food days
NEARNESS: Final = 18  # a monument within reach
ADVANCE_1: Final = 19  # the actions of Tikal, with what they need at hand
BUILD_1: Final = 20
ADVANCE_2: Final = 21
BUILD_2: Final = 22
CORN_BUILDING: Final = 23  # Uxmal 4, Uxmal 5
ANY_ACTION: Final = 24
NO_SKULL: Final = 25  # an offering without a skull at hand
BUILDING: Final = 26  # a building still to be chosen
HORIZON: Final = 27  # days that goods need to be of use
PURSE: Final = 28  # the first corn at hand, which pays for placing
PURSE_SIZE: Final = 29
WEIGHTS: Final = [
    0.21,  # USE_CORN
    0.79,  # USE_WOOD
    0.52,  # USE_STONE
    0.76,  # USE_GOLD
    1.14,  # USE_SKULL
    0.79,  # AGRICULTURE_LEVEL
    0.92,  # EXTRACTION_LEVEL
    1.33,  # ARCHITECTURE_LEVEL
    1.85,  # THEOLOGY_LEVEL
    0.08,  # WORKER_DAY
    1.26,  # STEP
    1.65,  # HUNGER
    0.77,  # WAITING
    0.27,  # HAND
    0.69,  # AGE_1
    0.66,  # LEAD
    0.31,  # RESERVE
    0.58,  # MEALS
    0.26,  # NEARNESS
    1.96,  # ADVANCE_1
    3.79,  # BUILD_1
    3.00,  # ADVANCE_2
    4.67,  # BUILD_2
    2.05,  # CORN_BUILDING
    2.15,  # ANY_ACTION
    0.32,  # NO_SKULL
    1.20,  # BUILDING
    17.52,  # HORIZON
    0.35,  # PURSE
    10.30,  # PURSE_SIZE
]


def evaluate(s: Tzolkin, seat: int) -> float:
    me = s.players[seat]
    last = s.box.food_days[3]
    left = max(0, last - s.day)
    share = min(1.0, left / WEIGHTS[HORIZON])
    worth = [FINAL[good] + WEIGHTS[USE_CORN + good] * share for good in range(5)]
    value = me.vp + me.quarters / 4
    if s.seat is None:
        return float(value)
    for good in range(5):
        value += me.goods[good] * worth[good]
    value += WEIGHTS[PURSE] * share * min(WEIGHTS[PURSE_SIZE], me.corn)
    value += temple_value(s, me, worth)
    value += food_value(s, me, left)
    value += (me.workers - 3) * WEIGHTS[WORKER_DAY] * left
    for track in range(4):
        value += WEIGHTS[AGRICULTURE_LEVEL + track] * me.levels[track] * left / last
    value += monument_value(s, me, worth, left)
    value += workers_value(s, me, worth, left)
    for frame in s.stack:
        value += pending(s, me, frame, worth, left)
    return float(value)


def temple_value(s: Tzolkin, me: Player, worth: list[float]) -> float:
    """The points of the ends of age still to come, and the goods of the middles."""
    value = 0.0
    middles = 2 if s.food_days < 1 else 1 if s.food_days < 3 else 0
    for temple in range(3):
        board = s.box.temples[temple]
        step = me.temples[temple]
        points = float(board.points[step + 1])
        higher = 0
        level = 0
        for other in s.players:
            if other.seat != me.seat:
                higher += other.temples[temple] > step
                level += other.temples[temple] == step
        lead = 0.0 if higher else 0.5 if level else 1.0
        if s.food_days < 2:
            value += (points + lead * board.highest[0]) * WEIGHTS[AGE_1]
        if s.food_days < 4:
            value += points + lead * board.highest[1] * WEIGHTS[LEAD]
        if middles:
            goods = 0.0
            for lower in range(LOWEST, step + 1):
                reward = board.rewards[lower + 1]
                if reward >= 0:
                    goods += worth[reward]
            value += middles * goods * 0.9
    return value


def food_value(s: Tzolkin, me: Player, left: int) -> float:
    """Corn that will be missing on the next food day, and corn that farms will save on the later ones."""
    if s.food_days == 4:
        return 0.0
    need = corn_needed(s, me)
    days = s.days_left()
    value = 0.0
    missing = need - me.corn
    if missing > 0:
        value -= missing * WEIGHTS[HUNGER] * (1.0 - min(days, 6) * 0.13)
    value -= min(need, me.corn) * WEIGHTS[RESERVE]
    later = 3 - s.food_days
    value -= later * need * WEIGHTS[MEALS]
    return value


def monument_value(s: Tzolkin, me: Player, worth: list[float], left: int) -> float:
    """Own monuments, with what they may still grow; and how near the best one on offer is."""
    value = 0.0
    for tile in me.monuments:
        value += monument_points(s, me, s.box.monuments[tile])
    best = 0.0
    for tile in s.monuments:
        monument = s.box.monuments[tile]
        price = 0.0
        have = 0.0
        for good in range(1, 5):
            price += monument.cost[good] * worth[good]
            have += min(monument.cost[good], me.goods[good]) * worth[good]
        gain = monument_points(s, me, monument) + own_share(monument) - price
        if gain > 0:
            near = have / price
            best = max(best, gain * near * near * WEIGHTS[NEARNESS])
    return value + (best if left > 2 else 0.0)


def own_share(monument: Tile) -> int:
    """What a monument adds to its own count once it is built (T106-T108)."""
    return monument.points[0] if monument.score in ("own-class", "own-tiles", "all-monuments") else 0


def workers_value(s: Tzolkin, me: Player, worth: list[float], left: int) -> float:
    """What the workers on the gears may still do."""
    value = me.hand * WEIGHTS[HAND] if left else 0.0
    for gear in range(5):
        spaces = s.gears[gear]
        for space in range(LAST_SPACE[gear] + 1):
            if spaces[space] == me.seat:
                value += standing_value(s, me, gear, space, worth, left)
    return value


def standing_value(s: Tzolkin, me: Player, gear: int, space: int, worth: list[float], left: int) -> float:
    """The best of acting now and of waiting some days."""
    best = 0.0
    factor = 1.0
    for days in range(min(5, left + 1)):
        if space + days > LAST_SPACE[gear]:
            break
        best = max(best, factor * space_value(s, me, gear, space + days, worth, left - days))
        factor *= WEIGHTS[WAITING]
    return best


def space_value(s: Tzolkin, me: Player, gear: int, space: int, worth: list[float], left: int) -> float:
    if space == 0:
        return 0.0
    if space > LAST_ACTION[gear]:
        best = 0.0
        for number in range(1, LAST_ACTION[gear] + 1):
            best = max(best, action_value(s, me, gear, number, worth, left))
        return best
    return action_value(s, me, gear, space, worth, left)


def action_value(s: Tzolkin, me: Player, gear: int, number: int, worth: list[float], left: int) -> float:
    """What one action is worth, roughly; what it costs is taken off."""
    if gear == PALENQUE:
        return harvest_value(s, me, number, worth)
    if gear == YAXCHILAN:
        gain = s.box.mining[number - 1]
        value = 0.0
        for good in range(4):
            if gain[good]:
                value += (gain[good] + (good > 0 and me.levels[1] >= good)) * worth[good]
        if gain[SKULL] and s.skulls:
            value += (gain[SKULL] + (me.levels[THEOLOGY] == TOP_LEVEL)) * worth[SKULL]
        return value
    if gear == TIKAL:
        have = min(me.resources, 4)
        if number == 1:
            return WEIGHTS[ADVANCE_1] if have else 0.4
        if number == 2:
            return WEIGHTS[BUILD_1] if have >= 2 else 0.8
        if number == 3:
            return WEIGHTS[ADVANCE_2] if have >= 2 else 0.8
        if number == 4:
            return WEIGHTS[BUILD_2] if have >= 3 else 1.2
        return 2 * WEIGHTS[STEP] - 1.0 if have else 1.0
    if gear == UXMAL:
        if number == 1:
            return max(0.0, WEIGHTS[STEP] - 3 * worth[CORN])
        if number == 2:
            return 0.5
        if number == 3:
            return max(0.0, WEIGHTS[WORKER_DAY] * left - 1.5) if me.workers < 6 else 0.0
        if number == 4:
            return WEIGHTS[CORN_BUILDING] if me.corn >= 4 else 0.6
        return WEIGHTS[ANY_ACTION]
    if s.ovals[number - 1] != NOBODY:
        return 0.0
    value = (
        s.box.offering_vp[number - 1] + WEIGHTS[STEP] + s.box.offering_resource[number - 1] * worth[GOLD] - worth[SKULL]
    )
    return value if me.goods[SKULL] else value * WEIGHTS[NO_SKULL]


def harvest_value(s: Tzolkin, me: Player, number: int, worth: list[float]) -> float:
    level = me.levels[0]
    if number == 1:
        return (s.box.fishing + (level >= 2)) * worth[CORN]
    group = number - 2
    extra = 3 if level == 3 else 1 if level else 0
    corn = (s.box.harvest_corn[group] + extra) * worth[CORN]
    wood = (s.box.harvest_wood[group] + (me.levels[1] >= 1)) * worth[WOOD]
    if s.open[group] or level >= 2:
        return max(corn, wood) if s.covered[group] else corn
    return max(wood, corn - WEIGHTS[STEP]) if s.covered[group] else 0.0


def tile_value(s: Tzolkin, me: Player, tile: Tile, first: int, worth: list[float], left: int) -> float:
    """The effects of a building still to be received."""
    value = 0.0
    for effect in tile.effects[first:]:
        if effect.kind <= SKULL:
            value += effect.n * worth[effect.kind]
        elif effect.kind == VP:
            value += effect.n
        elif effect.kind == TEMPLE:
            value += effect.n * WEIGHTS[STEP]
        elif effect.kind == TECHNOLOGY:
            value += effect.n * 2.5 * left / 26
        elif effect.kind == WORKER:
            value += WEIGHTS[WORKER_DAY] * left if me.workers < 6 else 0.0
        elif effect.kind == BUILD or effect.kind == ACTION:
            value += 1.0
        elif effect.kind == MARKET:
            value += 0.3
    return value


def pending(s: Tzolkin, me: Player, frame: object, worth: list[float], left: int) -> float:
    """What is still to be done in this turn counts as if it were half done already."""
    if isinstance(frame, UseWorker):
        if frame.seat == me.seat:
            return space_value(s, me, frame.gear, frame.space, worth, left) + ahead_value(s, me, frame, worth, left)
    elif isinstance(frame, ChooseTemple):
        return (frame.more + 1) * WEIGHTS[STEP] if frame.seat == me.seat else 0.0
    elif isinstance(frame, Anger):
        return -WEIGHTS[STEP] if frame.seat == me.seat else 0.0
    elif isinstance(frame, Harvest):
        return harvest_value(s, me, frame.number, worth)
    elif isinstance(frame, Build):
        return WEIGHTS[BUILDING] * (1.0 if frame.way < 2 else 0.5)
    elif isinstance(frame, Discount):
        tile = s.box.buildings[frame.tile]
        return tile_value(s, me, tile, 0, worth, left) - (tile.size - 1) * worth[STONE]
    elif isinstance(frame, Receive):
        return tile_value(s, me, s.box.buildings[frame.tile], frame.effect, worth, left)
    elif isinstance(frame, Advance):
        return 1.2 if me.resources else 0.0
    elif isinstance(frame, (Learn, FreeAdvance)):
        return 2.5 * left / 26
    elif isinstance(frame, Pay):
        return -frame.n * worth[WOOD]
    elif isinstance(frame, TakeResource):
        return frame.n * worth[GOLD]
    elif isinstance(frame, AnyAction):
        return 2.5 if me.corn else 0.0
    return 0.0


def ahead_value(s: Tzolkin, me: Player, frame: UseWorker, worth: list[float], left: int) -> float:
    """Theology 1 opens the next space of Chichen Itza."""
    if frame.gear != CHICHEN or not me.levels[THEOLOGY] or frame.space >= LAST_ACTION[CHICHEN]:
        return 0.0
    here = space_value(s, me, CHICHEN, frame.space, worth, left)
    return max(0.0, action_value(s, me, CHICHEN, frame.space + 1, worth, left) - here)
