"""How good a position looks for a seat, in points: what is scored, what is owned, and what is under way."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.tzolkin.components import ACTION, BUILD, MARKET, TECHNOLOGY, TEMPLE, VP, WORKER, Tile
from cenote.games.tzolkin.judge.weights import (
    ADVANCE_1,
    ADVANCE_2,
    AGE_1,
    AGRICULTURE_LEVEL,
    ANY_ACTION,
    BUILD_1,
    BUILD_2,
    BUILDING,
    CORN_BUILDING,
    HAND,
    HORIZON,
    HUNGER,
    LEAD,
    MEALS,
    NEARNESS,
    NO_SKULL,
    PURSE,
    PURSE_SIZE,
    RESERVE,
    STEP,
    USE_CORN,
    WAITING,
    WORKER_DAY,
)
from cenote.games.tzolkin.names import (
    CHICHEN,
    CORN,
    GOLD,
    LAST_ACTION,
    LAST_SPACE,
    LOWEST,
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
from cenote.games.tzolkin.rules.actions import AnyAction
from cenote.games.tzolkin.rules.building import Build, Discount, Receive
from cenote.games.tzolkin.rules.food import corn_needed
from cenote.games.tzolkin.rules.palenque import Harvest
from cenote.games.tzolkin.rules.payment import Pay, TakeResource
from cenote.games.tzolkin.rules.picking import UseWorker
from cenote.games.tzolkin.rules.technology import Advance, FreeAdvance, Learn
from cenote.games.tzolkin.rules.temples import Anger, ChooseTemple
from cenote.games.tzolkin.scoring import monument_points
from cenote.games.tzolkin.state import Player, Tzolkin

# What a good is worth at the very end (T104).
FINAL: Final = [0.25, 0.5, 0.75, 1.0, 3.0]


def evaluate(s: Tzolkin, seat: int, weights: list[float]) -> float:
    me = s.players[seat]
    if s.seat is None:
        return me.vp + me.quarters / 4
    return Look(s, me, weights).value()


class Look:
    """One position, seen by one seat."""

    def __init__(self, s: Tzolkin, me: Player, w: list[float]) -> None:
        self.s = s
        self.me = me
        self.w = w
        self.left = max(0, s.box.food_days[3] - s.day)
        self.share = min(1.0, self.left / w[HORIZON])  # of what goods are worth while there is time to use them
        self.worth = [FINAL[good] + w[USE_CORN + good] * self.share for good in range(5)]

    def value(self) -> float:
        s, me, w, left = self.s, self.me, self.w, self.left
        value = me.vp + me.quarters / 4
        for good in range(5):
            value += me.goods[good] * self.worth[good]
        value += w[PURSE] * self.share * min(w[PURSE_SIZE], me.corn)
        value += self.temple_value()
        value += self.food_value(left)
        value += (me.workers - 3) * w[WORKER_DAY] * left
        for track in range(4):
            value += w[AGRICULTURE_LEVEL + track] * me.levels[track] * left / s.box.food_days[3]
        value += self.monument_value(left)
        value += self.workers_value(left)
        for frame in s.stack:
            value += self.pending(frame, left)
        return value

    def temple_value(self) -> float:
        """The points of the ends of age still to come, and the goods of the middles."""
        s, me, w, worth = self.s, self.me, self.w, self.worth
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
                value += (points + lead * board.highest[0]) * w[AGE_1]
            if s.food_days < 4:
                value += points + lead * board.highest[1] * w[LEAD]
            if middles:
                goods = 0.0
                for lower in range(LOWEST, step + 1):
                    reward = board.rewards[lower + 1]
                    if reward >= 0:
                        goods += worth[reward]
                value += middles * goods * 0.9
        return value

    def food_value(self, left: int) -> float:
        """Corn that will be missing on the next food day, and corn that farms will save on the later ones."""
        s, me, w = self.s, self.me, self.w
        if s.food_days == 4:
            return 0.0
        need = corn_needed(s, me)
        days = s.days_left()
        value = 0.0
        missing = need - me.corn
        if missing > 0:
            value -= missing * w[HUNGER] * (1.0 - min(days, 6) * 0.13)
        value -= min(need, me.corn) * w[RESERVE]
        later = 3 - s.food_days
        value -= later * need * w[MEALS]
        return value

    def monument_value(self, left: int) -> float:
        """Own monuments, with what they may still grow; and how near the best one on offer is."""
        s, me, w, worth = self.s, self.me, self.w, self.worth
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
                best = max(best, gain * near * near * w[NEARNESS])
        return value + (best if left > 2 else 0.0)

    def workers_value(self, left: int) -> float:
        """What the workers on the gears may still do."""
        s, me, w = self.s, self.me, self.w
        value = me.hand * w[HAND] if left else 0.0
        for gear in range(5):
            spaces = s.gears[gear]
            for space in range(LAST_SPACE[gear] + 1):
                if spaces[space] == me.seat:
                    value += self.standing_value(gear, space, left)
        return value

    def standing_value(self, gear: int, space: int, left: int) -> float:
        """The best of acting now and of waiting some days."""
        w = self.w
        best = 0.0
        factor = 1.0
        for days in range(min(5, left + 1)):
            if space + days > LAST_SPACE[gear]:
                break
            best = max(best, factor * self.space_value(gear, space + days, left - days))
            factor *= w[WAITING]
        return best

    def space_value(self, gear: int, space: int, left: int) -> float:
        if space == 0:
            return 0.0
        if space > LAST_ACTION[gear]:
            best = 0.0
            for number in range(1, LAST_ACTION[gear] + 1):
                best = max(best, self.action_value(gear, number, left))
            return best
        return self.action_value(gear, space, left)

    def action_value(self, gear: int, number: int, left: int) -> float:
        """What one action is worth, roughly; what it costs is taken off."""
        s, me, w, worth = self.s, self.me, self.w, self.worth
        if gear == PALENQUE:
            return self.harvest_value(number)
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
                return w[ADVANCE_1] if have else 0.4
            if number == 2:
                return w[BUILD_1] if have >= 2 else 0.8
            if number == 3:
                return w[ADVANCE_2] if have >= 2 else 0.8
            if number == 4:
                return w[BUILD_2] if have >= 3 else 1.2
            return 2 * w[STEP] - 1.0 if have else 1.0
        if gear == UXMAL:
            if number == 1:
                return max(0.0, w[STEP] - 3 * worth[CORN])
            if number == 2:
                return 0.5
            if number == 3:
                return max(0.0, w[WORKER_DAY] * left - 1.5) if me.workers < 6 else 0.0
            if number == 4:
                return w[CORN_BUILDING] if me.corn >= 4 else 0.6
            return w[ANY_ACTION]
        if s.ovals[number - 1] != NONE:
            return 0.0
        value = (
            s.box.offering_vp[number - 1] + w[STEP] + s.box.offering_resource[number - 1] * worth[GOLD] - worth[SKULL]
        )
        return value if me.goods[SKULL] else value * w[NO_SKULL]

    def harvest_value(self, number: int) -> float:
        s, me, w, worth = self.s, self.me, self.w, self.worth
        level = me.levels[0]
        if number == 1:
            return (s.box.fishing + (level >= 2)) * worth[CORN]
        group = number - 2
        extra = 3 if level == 3 else 1 if level else 0
        corn = (s.box.harvest_corn[group] + extra) * worth[CORN]
        wood = (s.box.harvest_wood[group] + (me.levels[1] >= 1)) * worth[WOOD]
        if s.open[group] or level >= 2:
            return max(corn, wood) if s.covered[group] else corn
        return max(wood, corn - w[STEP]) if s.covered[group] else 0.0

    def tile_value(self, tile: Tile, first: int, left: int) -> float:
        """The effects of a building still to be received."""
        me, w, worth = self.me, self.w, self.worth
        value = 0.0
        for effect in tile.effects[first:]:
            if effect.kind <= SKULL:
                value += effect.n * worth[effect.kind]
            elif effect.kind == VP:
                value += effect.n
            elif effect.kind == TEMPLE:
                value += effect.n * w[STEP]
            elif effect.kind == TECHNOLOGY:
                value += effect.n * 2.5 * left / 26
            elif effect.kind == WORKER:
                value += w[WORKER_DAY] * left if me.workers < 6 else 0.0
            elif effect.kind == BUILD or effect.kind == ACTION:
                value += 1.0
            elif effect.kind == MARKET:
                value += 0.3
        return value

    def pending(self, frame: object, left: int) -> float:
        """What is still to be done in this turn counts as if it were half done already."""
        s, me, w, worth = self.s, self.me, self.w, self.worth
        if isinstance(frame, UseWorker):
            if frame.seat == me.seat:
                return self.space_value(frame.gear, frame.space, left) + self.ahead_value(frame, left)
        elif isinstance(frame, ChooseTemple):
            return (frame.more + 1) * w[STEP] if frame.seat == me.seat else 0.0
        elif isinstance(frame, Anger):
            return -w[STEP] if frame.seat == me.seat else 0.0
        elif isinstance(frame, Harvest):
            return self.harvest_value(frame.number)
        elif isinstance(frame, Build):
            return w[BUILDING] * (1.0 if frame.way < 2 else 0.5)
        elif isinstance(frame, Discount):
            tile = s.box.buildings[frame.tile]
            return self.tile_value(tile, 0, left) - (tile.size - 1) * worth[STONE]
        elif isinstance(frame, Receive):
            return self.tile_value(s.box.buildings[frame.tile], frame.effect, left)
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

    def ahead_value(self, frame: UseWorker, left: int) -> float:
        """Theology 1 opens the next space of Chichen Itza."""
        me = self.me
        if frame.gear != CHICHEN or not me.levels[THEOLOGY] or frame.space >= LAST_ACTION[CHICHEN]:
            return 0.0
        here = self.space_value(CHICHEN, frame.space, left)
        return max(0.0, self.action_value(CHICHEN, frame.space + 1, left) - here)


def own_share(monument: Tile) -> int:
    """What a monument adds to its own count once it is built (T106, T107, T108)."""
    return monument.points[0] if monument.score in ("own-class", "own-tiles", "all-monuments") else 0
