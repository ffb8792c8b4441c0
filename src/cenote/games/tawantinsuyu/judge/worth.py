"""What goods, bonuses and tasks are worth to a player at one moment of the game, in points."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import PRODUCTION
from cenote.games.tawantinsuyu.judge import weights as w
from cenote.games.tawantinsuyu.names import (
    BUILD,
    CEREMONIES,
    CORN,
    GATHERED,
    GOLD,
    LARGE,
    PRODUCE_ONE,
    STAIRS,
    STAIRS_VP,
    STATUE,
    STONE,
    TRADE,
    TRAIN,
    WEAVE,
    Z20,
)
from cenote.games.tawantinsuyu.rules.monuments import can_build_stairs
from cenote.games.tawantinsuyu.rules.payment import affords_goods
from cenote.games.tawantinsuyu.rules.trading import joints
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.vocabulary import (
    ARMY,
    BUILDING,
    BUY_STEP,
    EITHER,
    FREE_STAIRS,
    FREE_STATUE,
    GOD,
    RESTORE,
    STEP,
    TASK,
    TRAINING,
    VP,
    WEAVING,
    Effect,
)

SETUP: Final = 3  # turns of a player before the game proper


class Worth:
    """Prices for one player in one position."""

    def __init__(self, s: Tawantinsuyu, me: Player, weights: list[float], powers: list[float]) -> None:
        self.s = s
        self.me = me
        self.weights = weights
        self.powers = powers  # of the permanent buildings
        self.due = due(s, weights[w.TURNS])  # how near the next ceremony is
        self.left = 1 if s.last else CEREMONIES - s.ceremonies  # ceremonies to come
        self.time = (self.left - 0.9 * self.due) / CEREMONIES  # what remains of the game
        self.use = min(1.0, self.time * 2.5)  # what remains of the use of things
        self.losses = sum(s.losses) + 1.0 + weights[w.WAR] * self.time  # points of a region at a ceremony to come
        self.goods = [weights[w.USE_POTATO + good] * self.use for good in range(4)]
        self.goods[GOLD] += 1.0
        self.card = weights[w.HELD] + weights[w.CARD] * self.use
        self.worker = 1.0 + weights[w.WORKER] * self.use

    def cost(self, goods: list[int]) -> float:
        total = 0.0
        for good in range(4):
            total += goods[good] * self.goods[good]
        return total

    def food(self, n: int) -> float:
        """Potatoes first, then corn, then gold."""
        potatoes = min(n, self.me.goods[0])
        corn = min(n - potatoes, self.me.goods[CORN])
        gold = n - potatoes - corn
        return potatoes * self.goods[0] + corn * self.goods[CORN] + gold * self.goods[GOLD]

    # --- temple, buildings ---

    def step(self, step: int) -> float:
        """Standing on a step: its points at the ceremonies to come and at the end."""
        box = self.s.box
        value = box.final_vp[step] + 0.9 * self.left * box.step_vp[step]
        return value + self.weights[w.STEP] * self.use * step

    def climb(self, n: int) -> float:
        """So many steps up, with their rewards."""
        value = 0.0
        step = self.me.step
        for _ in range(n):
            if step == self.s.box.top_step:
                break
            step += 1
            value += self.step(step) - self.step(step - 1) + self.bonus(self.s.box.rewards[step])
        return value

    def building(self, tile: int) -> float:
        """A building face up before the player."""
        if tile >= len(PRODUCTION):
            return 2.0 + self.powers[tile - len(PRODUCTION)] * self.time
        uses = self.weights[w.PRODUCTION] * self.time
        return 2.0 + uses * self.bonus(self.s.box.production[tile].bonus)

    # --- bonuses ---

    def bonus(self, number: int) -> float:
        if number == NONE:
            return 0.0
        value = 0.0
        for effect in self.s.box.bonuses[number].effects:
            value += self.effect(effect)
        return value

    def parts(self, number: int, left: int) -> float:
        """The parts of a bonus that are still to come."""
        parts = self.s.box.bonuses[number].parts
        value = 0.0
        for i in range(len(parts)):
            if left >> i & 1:
                value += self.effect(parts[i])
        return value

    def effect(self, effect: Effect) -> float:
        kind, n = effect.kind, effect.n
        if kind < VP:
            return n * self.goods[kind]
        if kind == VP:
            return float(n)
        if kind == ARMY:
            return n * self.weights[w.ARMY_CARD] * self.use
        if kind == GOD:
            return n * self.card * 0.8
        if kind == TRAINING:
            return n * self.weights[w.TRAINING] * self.use
        if kind == WEAVING:
            return n * self.weights[w.WEAVING] if self.s.weavings else 0.0
        if kind == RESTORE:
            return n * self.weights[w.RESTORED] if self.me.down or self.me.tired else 0.1
        if kind == STEP:
            return n * (2.0 + self.weights[w.STEP]) if self.me.step < self.s.box.top_step else 0.0
        if kind == EITHER:
            best = 0.0
            for choice in effect.choices:
                best = max(best, self.effect(choice))
            return best
        return self.rare(effect)

    def rare(self, effect: Effect) -> float:
        kind, n = effect.kind, effect.n
        if kind == BUY_STEP:
            return 0.8 if self.me.goods[GOLD] else 0.2
        if kind == BUILDING:
            return n * self.weights[w.BUILDING]
        if kind == FREE_STAIRS:
            return n * self.weights[w.FREE_STAIRS]
        if kind == FREE_STATUE:
            return n * (3.0 + self.weights[w.SMALL_STATUE] * self.use)
        if kind == TASK:
            return self.task(n) * 0.9
        return n * self.weights[w.NOMAD] * self.use if self.s.nomads else 0.0

    # --- tasks ---

    def task(self, task: int) -> float:
        """A task done now, its cost taken off; 0 if it cannot be done."""
        s, me = self.s, self.me
        if task <= GOLD:
            more = task != GOLD and me.has(Z20)
            return (GATHERED[task] + more) * self.goods[task] + more
        if task == WEAVE:
            return self.weaving()
        if task == STATUE:
            return self.statue()
        if task == STAIRS:
            if not can_build_stairs(s, me):
                return 0.0
            gain = STAIRS_VP + self.goods[CORN] + 2 * self.goods[0] + self.weights[w.STAIRS] * self.time
            return max(0.0, gain - 3 * self.goods[STONE])
        if task == BUILD:
            return self.best_building()
        if task == TRAIN:
            return self.weights[w.TRAINING] * self.use
        if task == PRODUCE_ONE:
            best = 0.0
            for tile in me.up:
                best = max(best, self.bonus(s.box.production[tile].bonus))
            return best
        assert task == TRADE
        total = 0.0
        for symbol in joints(s, me):
            total += self.bonus(s.box.joints[symbol])
        return total

    def weaving(self) -> float:
        if not self.s.weavings:
            return 0.0
        tiles = 2 if self.me.goods[CORN] >= 3 else 1 if self.me.goods[CORN] else 0
        price = 3 if tiles == 2 else tiles
        return 0.2 + tiles * self.weights[w.WEAVING] - price * self.goods[CORN]

    def statue(self) -> float:
        best = 0.0
        for size in range(2):
            cost = self.s.box.statue_cost[size]
            if affords_goods(self.me, cost) and any(self.s.statues[LARGE * size : LARGE * size + LARGE]):
                lasting = self.weights[w.LARGE_STATUE if size else w.SMALL_STATUE] * self.use
                best = max(best, self.s.box.statue_vp[size] + lasting - self.cost(cost))
        return best

    def best_building(self) -> float:
        best = 0.3 if self.me.hand and self.s.market else 0.0
        for tile in self.s.market:
            cost = self.s.box.buildings[tile].cost
            if affords_goods(self.me, cost):
                best = max(best, self.building(tile) - self.cost(cost))
        return best

    def tasks(self, tasks: list[int], n: int, closed: int) -> float:
        """The best n of the tasks of a space, in groups of three, nodes that are closed left out of the first group."""
        values = [0.0 if closed >> i & 1 else self.task(tasks[i]) for i in range(len(tasks))]
        values.sort(reverse=True)
        total = 0.0
        for i in range(min(n, len(values))):
            total += values[i]
        more = n - len(values)
        if more > 0 and values[-1] > 0.0:
            total += 0.85 * sum(values[: min(more, len(values))])
        return total


def due(s: Tawantinsuyu, turns: float) -> float:
    """How near the next ceremony is, from 0 to 1: by turns, for were it by the village, nobody would like to hire."""
    if s.holder != NONE:
        return 1.0
    return max(0.0, min(1.0, 1.0 + lateness(s, turns) / turns))


def lateness(s: Tawantinsuyu, turns: float) -> float:
    """Turns of each player beyond so many for each ceremony; less than 0 before that."""
    return s.turn / len(s.players) - SETUP - turns * (s.ceremonies + 1)
