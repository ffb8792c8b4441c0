"""A placed worker at work: capture, tasks, the bonus of the played card (W38-W40, W44, W46, W133-W137)."""

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
from cenote.games.tawantinsuyu.rules.payment import affords, charge, why_dear
from cenote.games.tawantinsuyu.rules.tasks import can_do, do_task, why_not_task
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import BONUS, CAPTURE, DONE, EXTRA, SKIP, TASK_VERB

# What a placement still has, as bits.
EXTRA_LEFT: Final = 1  # the priest's potato (W46)
OWES_CARD: Final = 2  # the priest's god card (W139)
BONUS_LEFT: Final = 4  # the bonus of the played god card (W38)
BEGUN: Final = 8  # a task was done


def bonus_open(s: Tawantinsuyu, me: Player, flags: int) -> bool:
    """Who owns a statue of the god may take the bonus of the card that paid (W38)."""
    return flags & BONUS_LEFT != 0 and s.played != NONE and me.statues_of(s.box.cards[s.played].god) > 0


def take_bonus(s: Tawantinsuyu, me: Player) -> None:
    if s.events is not None:
        s.tell("bonus", me.seat, card=CARDS[s.played])
    give(s, me, s.box.cards[s.played].bonus)


def why_not_bonus(s: Tawantinsuyu, me: Player, flags: int) -> Reason:
    if s.played == NONE:
        return Reason("W38", "paid-with-gold")
    if not flags & BONUS_LEFT:
        return Reason("W38", "bonus-taken")
    if not me.statues_of(s.box.cards[s.played].god):
        return Reason("W38", "no-statue-of-god", card=CARDS[s.played])
    return Reason("W38", "tasks-first")


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
        moves: list[Move] = []
        for space in s.box.spaces[self.space].neighbours:
            if s.hill[space] != NONE and s.hill[space] != WARRIOR:
                moves.append(CAPTURE.moves[space])
        moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        space = CAPTURE.number(move)
        worker = s.hill[space]
        s.hill = changed(s.hill, space, NONE)
        if s.events is not None:
            s.tell("capture", self.seat, space=move[1])
        gain_worker(s, s.players[self.seat], worker)

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] != CAPTURE.name:
            return super().refuse(s, move)
        space = CAPTURE.number(move)
        if space not in s.box.spaces[self.space].neighbours:
            return Reason("W36", "not-adjacent", space=move[1])
        if s.hill[space] == WARRIOR:
            return Reason("W136", "no-warriors", space=move[1])
        return Reason("W44", "nobody-there", space=move[1])


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
                if not (self.done | self.blocked) >> node & 1:
                    task = TASK_VERB.moves[tasks[node]]
                    if can_do(s, me, tasks[node]) and task not in moves:
                        moves.append(task)
        if self.flags & EXTRA_LEFT and affords(me, 1, 0, 0, 0, 0):
            moves.append(EXTRA.moves[0])
        if not self.flags & BEGUN and bonus_open(s, me, self.flags):
            moves.append(BONUS.moves[0])
        moves.append(DONE)
        return moves

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
        while tasks[node] != task or (self.done | self.blocked) >> node & 1:
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

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] == TASK_VERB.name:
            return self.why_not_task(s, me, move)
        if move[0] == EXTRA.name:
            if not self.flags & EXTRA_LEFT:
                return Reason("W46", "no-extra-task")
            return why_dear(me, "W46", {"potato": 1})
        if move[0] == BONUS.name:
            return why_not_bonus(s, me, self.flags)
        return super().refuse(s, move)

    def why_not_task(self, s: Tawantinsuyu, me: Player, move: Move) -> Reason:
        task = TASK_VERB.number(move)
        tasks = s.box.spaces[self.space].tasks
        if task not in tasks:
            return Reason("W39", "no-such-node", task=move[1])
        if not self.left:
            return Reason("W39", "no-tasks-left")
        if (self.done | self.blocked) >> tasks.index(task) & 1:
            return Reason("W39", "node-done", task=move[1])
        return why_not_task(s, me, task)


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

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] == BONUS.name:
            return why_not_bonus(s, s.players[self.seat], self.flags)
        return super().refuse(s, move)
