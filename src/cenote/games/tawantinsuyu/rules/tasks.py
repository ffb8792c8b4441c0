"""The eleven tasks of the hill (W48, W49, W50, W51, W52, W53, W54, W55, W120, W134)."""

from __future__ import annotations

from typing import Final

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
    no_stairs,
    no_statues,
)
from cenote.games.tawantinsuyu.rules.payment import bill, named
from cenote.games.tawantinsuyu.rules.production import ProduceOne
from cenote.games.tawantinsuyu.rules.trading import joints, trade
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.weaving import weave
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import SKIP, TASK_VERB

NO_WEAVING: Final = Reason("W124", "no-weaving", n=0)
NOTHING_TO_BUILD: Final = Reason("W54", "nothing-to-build", "have")
NO_ARMY_CARDS: Final = Reason("W124", "no-army-cards")
NOTHING_FACE_UP: Final = Reason("W52", "nothing-face-up")
NO_JOINT: Final = Reason("W134", "no-joint")
OTHER_TASK: Final = Reason("W5", "other-task", "task")


def no_task(s: Tawantinsuyu, me: Player, task: int) -> Reason | None:
    """What a task lacks that cannot be done at all (W134)."""
    if task <= GOLD:
        return None
    if task == WEAVE:
        return None if s.weavings else NO_WEAVING
    if task == STATUE:
        return no_statues(s, me)
    if task == STAIRS:
        return no_stairs(s, me)
    if task == BUILD:
        return None if can_build(s, me) else NOTHING_TO_BUILD
    if task == TRAIN:
        return None if army_left(s) else NO_ARMY_CARDS
    if task == PRODUCE_ONE:
        return None if me.up else NOTHING_FACE_UP
    return None if joints(s, me) else NO_JOINT


def task_numbers(s: Tawantinsuyu, me: Player, task: int) -> dict[str, object]:
    """What it costs at least, as far as it has a price of its own."""
    return bill(me, {"stone": STAIRS_STONE} if task == STAIRS else named(s.box.statue_cost[0]))


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
    """Z20 adds one and a point, but not to gold, and to no gain that is not this task (W48, W120, W165)."""
    more = good != GOLD and me.has(Z20)
    s.gain(me, good, GATHERED[good] + more)
    if more:
        s.score(me, 1, "buildings")


class OfferTask(Moment):
    """A card lets its player perform a task once, under its normal cost and rules, or not at all (W5)."""

    rule = "W5"
    takes = seated(task=range(len(TASKS)))

    def __init__(self, seat: int, task: int) -> None:
        self.seat = seat
        self.task = task

    def options(self, s: Tawantinsuyu) -> list[Move]:
        if no_task(s, s.players[self.seat], self.task) is None:
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

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == TASK_VERB.name:
            other = TASK_VERB.number(move) != self.task
            return OTHER_TASK if other else no_task(s, s.players[self.seat], self.task)
        return None if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != TASK_VERB.name:
            return super().numbers(s, move)
        return {"task": TASKS[self.task], **task_numbers(s, s.players[self.seat], self.task)}
