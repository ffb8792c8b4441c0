"""The eleven tasks of the hill (W48-W55, W120, W134)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.games.tawantinsuyu.names import (
    BUILD,
    GATHERED,
    GOLD,
    PRODUCE_ONE,
    STAIRS,
    STAIRS_STONE,
    STATUE,
    TASKS,
    TRADE,
    TRAIN,
    WEAVE,
    Z20,
)
from cenote.games.tawantinsuyu.rules.building import TASK, Build, can_build
from cenote.games.tawantinsuyu.rules.decks import army_left
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.monuments import (
    BuildStairs,
    TakeStatue,
    can_build_stairs,
    can_take_statue,
    stair_spaces,
)
from cenote.games.tawantinsuyu.rules.payment import named, why_dear
from cenote.games.tawantinsuyu.rules.production import ProduceOne
from cenote.games.tawantinsuyu.rules.trading import joints, trade
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.weaving import weave
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import SKIP, TASK_VERB


def can_do(s: Tawantinsuyu, me: Player, task: int) -> bool:
    """Can the task be done at all? (W134)"""
    if task <= GOLD:
        return True
    if task == WEAVE:
        return bool(s.weavings)
    if task == STATUE:
        return can_take_statue(s, me)
    if task == STAIRS:
        return can_build_stairs(s, me)
    if task == BUILD:
        return can_build(s, me)
    if task == TRAIN:
        return army_left(s)
    if task == PRODUCE_ONE:
        return bool(me.up)
    return bool(joints(s, me))


def do_task(s: Tawantinsuyu, me: Player, task: int, node: int) -> None:
    """Begin the task; `node` is where on a space it stands, NONE for the task of a card."""
    if task <= GOLD:
        gather(s, me, task)
    elif task == WEAVE:
        weave(s, me)
    elif task == STATUE:
        s.stack.append(TakeStatue(me.seat, 0))
    elif task == STAIRS:
        s.stack.append(BuildStairs(me.seat, 0))
    elif task == BUILD:
        s.stack.append(Build(me.seat, TASK, 0, node))
    elif task == TRAIN:
        s.stack.append(Train(me.seat, 1))
    elif task == PRODUCE_ONE:
        s.stack.append(ProduceOne(me.seat))
    else:
        trade(s, me)


def gather(s: Tawantinsuyu, me: Player, good: int) -> None:
    """Z20 adds one and a point, but not to gold (W48, W120)."""
    more = good != GOLD and me.has(Z20)
    s.gain(me, good, GATHERED[good] + more)
    if more:
        s.score(me, 1, "buildings")


def why_not_task(s: Tawantinsuyu, me: Player, task: int) -> Reason:
    """What a task lacks that cannot be done."""
    if task == WEAVE:
        return Reason("W124", "no-weaving", n=0)
    if task == STATUE:
        if any(s.statues):
            return why_dear(me, "W50", named(s.box.statue_cost[0]))
        return Reason("W124", "no-statues")
    if task == STAIRS:
        if not me.stairs:
            return Reason("W124", "no-stair-marker")
        if not stair_spaces(s):
            return Reason("W124", "no-stair-space")
        return why_dear(me, "W49", {"stone": STAIRS_STONE})
    if task == BUILD:
        return Reason("W54", "nothing-to-build", have=named(me.goods))
    if task == TRAIN:
        return Reason("W124", "no-army-cards")
    if task == PRODUCE_ONE:
        return Reason("W52", "nothing-face-up")
    if task == TRADE:
        return Reason("W134", "no-joint")
    return Reason("W39", "not-now")


class OfferTask(Moment):
    """A card lets its player perform a task once, under its normal cost and rules, or not at all (W5)."""

    rule = "W5"
    takes = seated(task=range(len(TASKS)))

    def __init__(self, seat: int, task: int) -> None:
        self.seat = seat
        self.task = task

    def options(self, s: Tawantinsuyu) -> list[Move]:
        if can_do(s, s.players[self.seat], self.task):
            return [TASK_VERB.moves[self.task], SKIP]
        return [SKIP]

    def helped(self, s: Tawantinsuyu) -> bool:
        return self.task in (STATUE, STAIRS, BUILD)

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        if s.events is not None:
            s.tell("task", self.seat, task=TASKS[self.task])
        do_task(s, s.players[self.seat], self.task, NONE)

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] != TASK_VERB.name:
            return super().refuse(s, move)
        if TASK_VERB.number(move) != self.task:
            return Reason("W5", "other-task", task=TASKS[self.task])
        return why_not_task(s, s.players[self.seat], self.task)
