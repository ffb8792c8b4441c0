"""A placed worker at work: capture, tasks, the bonus of the played card.

Rules W38, W39, W40, W44, W46, W133, W134, W135, W136, W137.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.core.shared import changed
from cenote.games.tawantinsuyu.components import CARDS, SPACES
from cenote.games.tawantinsuyu.names import ALL_NODES, NODES, TASKS, WARRIOR
from cenote.games.tawantinsuyu.rules.decks import gain_worker, gods_left
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.moments import Moment, Placement, TakeGod
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.rules.tasks import do_task, no_task, task_numbers
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import BONUS, CAPTURE, DONE, EXTRA, SKIP, TASK_VERB

# What a placement still has, as bits.
EXTRA_LEFT: Final = 1  # the priest's potato (W46)
OWES_CARD: Final = 2  # the priest's god card (W139)
BONUS_LEFT: Final = 4  # the bonus of the played god card (W38)
BEGUN: Final = 8  # a task was done

PAID_WITH_GOLD: Final = Reason("W38", "paid-with-gold")
BONUS_TAKEN: Final = Reason("W38", "bonus-taken")
NO_STATUE_OF_GOD: Final = Reason("W38", "no-statue-of-god", "card")
TASKS_FIRST: Final = Reason("W38", "tasks-first")
NOT_ADJACENT: Final = Reason("W36", "not-adjacent", "space")
NO_WARRIORS: Final = Reason("W136", "no-warriors", "space")
NOBODY_THERE: Final = Reason("W44", "nobody-there", "space")
NO_SUCH_NODE: Final = Reason("W39", "no-such-node", "task")
NO_TASKS_LEFT: Final = Reason("W39", "no-tasks-left")
NODE_DONE: Final = Reason("W39", "node-done", "task")
NO_EXTRA_TASK: Final = Reason("W46", "no-extra-task")
DEAR_EXTRA: Final = Reason("W46", "dear", "cost", "have")


def no_bonus(s: Tawantinsuyu, me: Player, flags: int) -> Reason | None:
    """Who owns a statue of the god may take the bonus of the card that paid (W38)."""
    if s.played == NONE:
        return PAID_WITH_GOLD
    if not flags & BONUS_LEFT:
        return BONUS_TAKEN
    return None if me.statues_of(s.box.cards[s.played].god) else NO_STATUE_OF_GOD


def bonus_open(s: Tawantinsuyu, me: Player, flags: int) -> bool:
    return no_bonus(s, me, flags) is None


def bonus_numbers(s: Tawantinsuyu) -> dict[str, object]:
    return {} if s.played == NONE else {"card": CARDS[s.played]}


def take_bonus(s: Tawantinsuyu, me: Player) -> None:
    if s.events is not None:
        s.tell("bonus", me.seat, card=CARDS[s.played])
    give(s, me, s.box.cards[s.played].bonus)


class Capture(Moment):
    """A warrior may take an adjacent worker that is no warrior (W44)."""

    rule = "W44"
    takes = seated(space=range(len(SPACES)))
    lies_on = ("Work", "Restore")
    same_seat = True

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: Tawantinsuyu) -> list[Move]:
        neighbours = s.box.spaces[self.space].neighbours
        moves = [CAPTURE.moves[space] for space in neighbours if self.no_capture(s, space) is None]
        moves.append(SKIP)
        return moves

    def no_capture(self, s: Tawantinsuyu, space: int) -> Reason | None:
        if space not in s.box.spaces[self.space].neighbours:
            return NOT_ADJACENT
        if s.hill[space] == WARRIOR:
            return NO_WARRIORS
        return NOBODY_THERE if s.hill[space] == NONE else None

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        space = CAPTURE.number(move)
        worker = s.hill[space]
        s.hill = changed(s.hill, space, NONE)
        if s.events is not None:
            s.tell("capture", self.seat, space=move[1])
        gain_worker(s, s.players[self.seat], worker)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == CAPTURE.name:
            return self.no_capture(s, CAPTURE.number(move))
        return None if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"space": move[1]} if move[0] == CAPTURE.name else super().numbers(s, move)


class Work(Placement):
    """The tasks of a placement: in each group of three no node twice (W39, W40)."""

    rule = "W39"
    takes = seated(space=range(len(SPACES)), left=range(100), done=range(8), blocked=range(8), flags=range(16))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, space: int, left: int, done: int, blocked: int, flags: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left
        self.done = done  # nodes done in this group, as bits
        self.blocked = blocked  # nodes refused, as bits
        self.flags = flags

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if self.left:
            tasks = s.box.spaces[self.space].tasks
            for node in range(NODES):
                if self.is_open(node):
                    task = TASK_VERB.moves[tasks[node]]
                    if task not in moves and no_task(s, me, tasks[node]) is None:
                        moves.append(task)
        if self.no_extra(me) is None:
            moves.append(EXTRA.moves[0])
        if self.no_bonus(s, me) is None:
            moves.append(BONUS.moves[0])
        moves.append(DONE)
        return moves

    def is_open(self, node: int) -> bool:
        """In a group no node twice, and none that was refused (W39, W141)."""
        return not (self.done | self.blocked) >> node & 1

    def no_work(self, s: Tawantinsuyu, me: Player, task: int) -> Reason | None:
        """Nodes with equal tasks would still be different nodes (W41)."""
        tasks = s.box.spaces[self.space].tasks
        if task not in tasks:
            return NO_SUCH_NODE
        if not self.left:
            return NO_TASKS_LEFT
        for node in range(NODES):
            if tasks[node] == task and self.is_open(node):
                return no_task(s, me, task)
        return NODE_DONE

    def no_extra(self, me: Player) -> Reason | None:
        if not self.flags & EXTRA_LEFT:
            return NO_EXTRA_TASK
        return None if affords(me, 1, 0, 0, 0, 0) else DEAR_EXTRA

    def no_bonus(self, s: Tawantinsuyu, me: Player) -> Reason | None:
        found = no_bonus(s, me, self.flags)
        return TASKS_FIRST if found is None and self.flags & BEGUN else found

    def helped(self, s: Tawantinsuyu) -> bool:
        return self.left > 0 or self.flags & EXTRA_LEFT != 0

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move == DONE:
            s.stack.append(AfterWork(self.seat, self.flags & (OWES_CARD | BONUS_LEFT)))
        elif move == EXTRA.moves[0]:
            s.stack.append(Work(self.seat, self.space, self.left + 1, *self.group(1), self.flags & ~EXTRA_LEFT))
            charge(s, me, 1, 0, 0, 0, 0)
        elif move == BONUS.moves[0]:
            flags = self.flags & ~BONUS_LEFT
            s.stack.append(Work(self.seat, self.space, self.left, self.done, self.blocked, flags))
            take_bonus(s, me)
        else:
            self.perform(s, me, TASK_VERB.number(move))

    def perform(self, s: Tawantinsuyu, me: Player, task: int) -> None:
        tasks = s.box.spaces[self.space].tasks
        node = 0
        while tasks[node] != task or not self.is_open(node):
            node += 1
        after = Work(self.seat, self.space, self.left - 1, self.done | 1 << node, self.blocked, self.flags | BEGUN)
        s.stack.append(Work(after.seat, after.space, after.left, *after.group(0), after.flags))
        if s.events is not None:
            s.tell("task", self.seat, task=TASKS[task])
        do_task(s, me, task, node)

    def group(self, more: int) -> tuple[int, int]:
        """Nodes done and refused; a group that is complete makes room for the next one (W135)."""
        if self.done == ALL_NODES and self.left + more:
            return 0, 0
        return self.done, self.blocked

    def refused(self, node: int) -> Work:
        """The task just begun was not done after all: its node is closed and the task still there (W40, W141)."""
        done = ALL_NODES if self.done == 0 else self.done  # the group may have been complete
        closed = 1 << node
        return Work(self.seat, self.space, self.left + 1, done & ~closed, self.blocked | closed, self.flags)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == TASK_VERB.name:
            return self.no_work(s, me, TASK_VERB.number(move))
        if move[0] == EXTRA.name:
            return self.no_extra(me)
        if move[0] == BONUS.name:
            return self.no_bonus(s, me)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] == TASK_VERB.name:
            return {"task": move[1], **task_numbers(s, me, TASK_VERB.number(move))}
        if move[0] == EXTRA.name:
            return bill(me, {"potato": 1})
        return bonus_numbers(s) if move[0] == BONUS.name else super().numbers(s, move)


class AfterWork(Moment):
    """After the tasks: the priest's god card and the bonus of the played card, in either order (W38, W133, W139)."""

    rule = "W133"
    takes = seated(flags=range(8))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, flags: int) -> None:
        self.seat = seat
        self.flags = flags

    def owes(self, s: Tawantinsuyu) -> bool:
        return self.flags & OWES_CARD != 0 and gods_left(s)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        if bonus_open(s, s.players[self.seat], self.flags):
            moves.append(BONUS.moves[0])
        moves.append(DONE)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            if self.owes(s):
                if bonus_open(s, s.players[self.seat], self.flags):
                    s.stack.append(AfterWork(self.seat, self.flags & ~OWES_CARD))
                s.stack.append(TakeGod(self.seat, 1, 0))
            return
        s.stack.append(AfterWork(self.seat, self.flags & ~BONUS_LEFT))
        take_bonus(s, s.players[self.seat])

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == BONUS.name:
            return no_bonus(s, s.players[self.seat], self.flags)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return bonus_numbers(s) if move[0] == BONUS.name else super().numbers(s, move)
