"""What is still to be done counts as if it were nearly done: the value of the frames of the stack."""

from __future__ import annotations

from cenote.games.tawantinsuyu.judge import weights as w
from cenote.games.tawantinsuyu.judge.worth import Worth
from cenote.games.tawantinsuyu.names import (
    CONQUEST,
    CORN,
    GOLD,
    HUNGER_VP,
    LARGE,
    OFFERING,
    PRIEST,
    PRODUCTION,
    STAIRS_VP,
    STONE,
    WORSHIP,
)
from cenote.games.tawantinsuyu.rules.building import Build, Construct
from cenote.games.tawantinsuyu.rules.ceremony import Feed, PlayCards
from cenote.games.tawantinsuyu.rules.conquest import Conquer
from cenote.games.tawantinsuyu.rules.effects import Either, Receive
from cenote.games.tawantinsuyu.rules.moments import TakeGod
from cenote.games.tawantinsuyu.rules.monuments import BuildStairs, StairsBuilt, StatueErected, TakeStatue
from cenote.games.tawantinsuyu.rules.paying import Pay
from cenote.games.tawantinsuyu.rules.placing import Arrive, PlaceAs, PlaceWith, cost_as, food_cost, task_count
from cenote.games.tawantinsuyu.rules.priest import Act, ActOrGold, Offering, React, Worship
from cenote.games.tawantinsuyu.rules.production import Produce, ProduceOne
from cenote.games.tawantinsuyu.rules.restoring import Restore
from cenote.games.tawantinsuyu.rules.soldiers import TakeSpace
from cenote.games.tawantinsuyu.rules.tasks import OfferTask
from cenote.games.tawantinsuyu.rules.temple import BuyStep, Climb
from cenote.games.tawantinsuyu.rules.trading import BITS, MASK, Trade
from cenote.games.tawantinsuyu.rules.training import Enlist, Train
from cenote.games.tawantinsuyu.rules.turn import SecondAction
from cenote.games.tawantinsuyu.rules.weaving import AddTile, BuyTiles, FreeWeaving
from cenote.games.tawantinsuyu.rules.workers import Hired, TakeNomad
from cenote.games.tawantinsuyu.rules.working import BONUS_LEFT, EXTRA_LEFT, OWES_CARD, AfterWork, Work, bonus_open
from cenote.games.tawantinsuyu.setup import Resolve


def underway(worth: Worth, frame: object) -> float:
    """The value of one frame to its player; whatever belongs to others counts nothing."""
    seat = worth.me.seat
    if isinstance(frame, (Work, AfterWork)):
        return working(worth, frame) if frame.seat == seat else 0.0
    if isinstance(frame, (PlaceAs, PlaceWith, Arrive)):
        return placing(worth, frame) if frame.seat == seat else 0.0
    if isinstance(frame, Pay):
        return -price(worth, frame) if frame.seat == seat else 0.0
    if isinstance(frame, (Receive, Either, TakeGod, Train, Enlist, FreeWeaving, AddTile, BuyTiles, TakeNomad)):
        return gaining(worth, frame) if frame.seat == seat else 0.0
    if isinstance(frame, (Build, Construct, BuildStairs, StairsBuilt, TakeStatue, StatueErected)):
        return building(worth, frame) if frame.seat == seat else 0.0
    if isinstance(frame, (ActOrGold, Act, React, Worship, Offering, Produce, ProduceOne, Restore, Conquer, TakeSpace)):
        return activating(worth, frame) if frame.seat == seat else 0.0
    return other(worth, frame)


def working(worth: Worth, frame: Work | AfterWork) -> float:
    s, me = worth.s, worth.me
    value = worth.card if frame.flags & OWES_CARD else 0.0
    if frame.flags & BONUS_LEFT and bonus_open(s, me, frame.flags):
        value += 0.9 * worth.bonus(s.box.cards[s.played].bonus)
    if isinstance(frame, Work):
        tasks = s.box.spaces[frame.space].tasks
        value += worth.tasks(tasks, frame.left, frame.done | frame.blocked)
        if frame.flags & EXTRA_LEFT and me.goods[0]:
            value += 0.5 * worth.weights[w.TASK]
    return value


def placing(worth: Worth, frame: PlaceAs | PlaceWith | Arrive) -> float:
    """The tasks that the placement will bring, and what is not yet paid for it."""
    s, me = worth.s, worth.me
    ability = frame.worker if isinstance(frame, PlaceAs) else frame.ability
    n = task_count(s, me, frame.worker, frame.space, ability)
    value = worth.tasks(s.box.spaces[frame.space].tasks, n, 0) - worth.worker * 0.5
    if ability == PRIEST:
        value += worth.card + 0.5 * worth.weights[w.TASK]
    if not isinstance(frame, Arrive):
        value -= worth.food(cost_as(food_cost(s, me, frame.space), ability)) + worth.card
    return value


def price(worth: Worth, frame: Pay) -> float:
    cost = worth.cost([frame.potato, frame.corn, frame.stone, frame.gold])
    return cost + worth.food(frame.food)


def gaining(worth: Worth, frame: object) -> float:
    if isinstance(frame, Receive):
        return worth.parts(frame.bonus, frame.left)
    if isinstance(frame, Either):
        return worth.effect(worth.s.box.bonuses[frame.bonus].parts[frame.part])
    if isinstance(frame, TakeGod):
        return frame.n * worth.card
    if isinstance(frame, Train):
        return frame.n * worth.weights[w.TRAINING] * worth.use
    if isinstance(frame, FreeWeaving):
        return frame.n * worth.weights[w.WEAVING] if worth.s.weavings else 0.0
    if isinstance(frame, AddTile):
        return worth.weights[w.WEAVING]
    if isinstance(frame, BuyTiles):
        return worth.weaving() + len(worth.s.bought) * (worth.weights[w.WEAVING] - worth.goods[CORN])
    if isinstance(frame, TakeNomad):
        return worth.weights[w.NOMAD] * worth.use if worth.s.nomads else 0.0
    return worth.weights[w.ARMY_CARD] * worth.use


def building(worth: Worth, frame: object) -> float:
    if isinstance(frame, Build):
        return worth.best_building() if not frame.way else worth.weights[w.BUILDING]
    if isinstance(frame, Construct):
        return worth.building(frame.tile)
    if isinstance(frame, (StairsBuilt, BuildStairs)):
        gain = STAIRS_VP + worth.goods[CORN] + 2 * worth.goods[0] + worth.weights[w.STAIRS] * worth.time
        unpaid = isinstance(frame, BuildStairs) and not frame.free
        return gain - 3 * worth.goods[STONE] if unpaid else gain
    if isinstance(frame, StatueErected):
        size = frame.statue // LARGE
        lasting = worth.weights[w.LARGE_STATUE if size else w.SMALL_STATUE]
        return worth.s.box.statue_vp[size] + lasting * worth.use
    assert isinstance(frame, TakeStatue)
    return 3.0 + worth.weights[w.SMALL_STATUE] * worth.use if frame.free else worth.statue()


def activating(worth: Worth, frame: object) -> float:
    """Actions of the high priest, the own and those of others."""
    if isinstance(frame, ActOrGold):
        return max(worth.goods[GOLD], action(worth, frame.action, True))
    if isinstance(frame, Act):
        return worth.goods[GOLD] if frame.gold else action(worth, frame.action, True)
    if isinstance(frame, React):
        return action(worth, frame.action, False)
    if isinstance(frame, Worship):
        return action(worth, WORSHIP, not frame.other) if frame.small + frame.large else 0.0
    if isinstance(frame, Offering):
        return action(worth, OFFERING, not frame.other)
    if isinstance(frame, Produce):
        total = 0.0
        for tile in worth.me.up:
            if frame.using and not frame.used >> tile & 1:
                total += produced(worth, tile)
        return total
    if isinstance(frame, Restore):
        return worth.weights[w.RESTORED] * min(len(worth.me.down) + len(worth.me.tired), 1 + frame.free)
    if isinstance(frame, Conquer):
        return 1.5 * worth.weights[w.MARCH] if worth.me.troops and worth.me.markers else 0.0
    if isinstance(frame, TakeSpace):
        return worth.bonus(worth.s.box.conquests[frame.space].bonus)
    return worth.task(9)


def produced(worth: Worth, tile: int) -> float:
    """A production building used and turned down."""
    return max(0.0, worth.bonus(worth.s.box.production[tile].bonus) - 0.6 * worth.use)


def action(worth: Worth, kind: int, mover: bool) -> float:
    me = worth.me
    if kind == PRODUCTION:
        return sum([produced(worth, tile) for tile in me.up]) + (0.4 if me.down else 0.0)
    if kind == OFFERING:
        steps = min(3, me.goods[CORN] // 2) if mover else int(me.goods[CORN] >= 3)
        paid = 2 * steps if mover else 3 * steps
        return max(0.0, worth.climb(steps) - paid * worth.goods[CORN])
    if kind == WORSHIP:
        small, large = sum(me.statues[:LARGE]), sum(me.statues[LARGE:])
        value = max(0.0, worth.climb(1) - worth.weights[w.SMALL_STATUE] * worth.use) if small else 0.0
        if large and mover:
            value += max(0.0, worth.climb(3) - worth.weights[w.LARGE_STATUE] * worth.use)
        return value
    if kind == CONQUEST:
        return worth.weights[w.MARCH] * len(me.troops) + (worth.weights[w.LEVY] if me.army and mover else 0.0)
    return worth.weights[w.RESTORED] * min(2, len(me.down) + len(me.tired))


def other(worth: Worth, frame: object) -> float:
    me = worth.me
    if isinstance(frame, Climb):
        return worth.climb(frame.n) if frame.seat == me.seat else 0.0
    if isinstance(frame, BuyStep):
        gain = worth.climb(1) - worth.goods[GOLD] if me.goods[GOLD] else 0.0
        return max(0.0, gain) if frame.seat == me.seat else 0.0
    if isinstance(frame, SecondAction):
        return worth.weights[w.MINOR] * worth.use if frame.seat == me.seat else 0.0
    if isinstance(frame, Hired):
        return worth.weights[w.SECOND_WORKER] * worth.use if frame.seat == me.seat else 0.0
    if isinstance(frame, OfferTask):
        return worth.task(frame.task) if frame.seat == me.seat else 0.0
    if isinstance(frame, Trade):
        return traded(worth, frame) if frame.seat == me.seat else 0.0
    if isinstance(frame, Feed):
        return -float(HUNGER_VP * frame.missing) if frame.seat == me.seat else 0.0
    if isinstance(frame, PlayCards):
        return played(worth, frame.left) if frame.seat == me.seat else 0.0
    if isinstance(frame, Resolve) and frame.seat == me.seat:
        return 0.0  # cards laid out are counted with what the player has
    return 0.0


def traded(worth: Worth, frame: Trade) -> float:
    total = 0.0
    for symbol in range(8):
        n = frame.left >> symbol * BITS & MASK
        if n:
            bonus = worth.s.box.joints[symbol]
            total += n * worth.parts(bonus, (1 << len(worth.s.box.bonuses[bonus].parts)) - 1)
    return total


def played(worth: Worth, left: int) -> float:
    """The best cards in hand that may still be played in the ceremony."""
    gains = [worth.bonus(worth.s.box.cards[card].bonus) - worth.card for card in worth.me.hand]
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains[:left]:
        total += max(0.0, gain)
    return total
