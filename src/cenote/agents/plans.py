"""Plans for the own turns to come, which plant the tree of a search.

A beam follows the best plans through the decisions of the turn, lets the rivals answer by what looks best to them, and
goes on with the next own turn. A move promises what the best plan that begins with it comes to.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from cenote.agents.policy import ALL, Policy
from cenote.agents.tree import LEAST, Edge, Node, Style
from cenote.core.kernel import State
from cenote.core.verbs import Move

LONGEST: Final = 80  # decisions of rivals between two own turns
FARTHEST: Final = 120  # decisions of an own turn
HURRIED: Final = 3  # plans that are followed when time is up
DOUBT: Final = 1.0  # points that a plan which was dropped might have lost on the way
LATER: Final = 1e-6  # points by which of plans that differ only in the order of their moves the first stays ahead


class Trail:
    """The moves of a plan, from the last one back. It outlives the plan, whose position is large."""

    def __init__(self, edge: Edge, before: Trail | None) -> None:
        self.edge = edge  # the last move
        self.before = before
        number = hash(edge.move)
        self.moves = number * number  # the same for the same moves in another order; mere hashes add up alike too often
        if before is not None:
            self.moves += before.moves

    def comes_to(self, value: float) -> None:
        """Every move on the way promises what the best plan with it comes to."""
        trail: Trail | None = self
        while trail is not None and value > trail.edge.promise:
            trail.edge.promise = value
            trail = trail.before


class Plan:
    """A way through the own turns, as far as it has been followed."""

    def __init__(self, trail: Trail, position: State, turn: int, value: float) -> None:
        self.trail = trail
        self.position = position
        self.turn = turn  # of the last move
        self.value = value  # right after the last move


class Planner:
    """Makes the plans of one decision."""

    def __init__(self, policy: Policy, style: Style, root: Node, start: State, seats: int) -> None:
        self.policy = policy
        self.style = style
        self.root = root
        self.start = start
        self.seats = seats
        self.best = LEAST  # what the best plan comes to
        self.moment = inf  # when time is up
        self.planted: list[Node] = []
        self.dropped: list[tuple[Trail, float]] = []  # with what it was behind the best of its time
        self.twins: list[tuple[Trail, Trail]] = []  # the same moves in another order

    def plan(self, moment: float) -> None:
        """Plan some turns ahead, or less when the clock (`perf_counter`) shows that moment."""
        self.moment = moment
        plans = self.extend(self.start, self.root, None)
        for ahead in range(self.style.turns):
            ends = self.through_turn(plans, ahead)
            if ahead == self.style.turns - 1 or perf_counter() >= moment:
                for plan in ends:
                    self.close(plan, plan.position)
                break
            plans = []
            for plan in self.sift(ends):
                plans += self.answered(plan)
        self.promise_rest()
        for node in self.planted:
            node.weigh(self.style)
            node.lift += node.best

    def promise_rest(self) -> None:
        """Give those a promise that were not followed: never as much as the best one, which was."""
        for trail, behind in self.dropped:
            trail.comes_to(self.best - behind - DOUBT)
        for trail, twin in reversed(self.twins):  # the last ones first: they may be the twins of others
            trail.comes_to(twin.edge.promise - LATER)

    def through_turn(self, plans: list[Plan], ahead: int) -> list[Plan]:
        """The plans at the end of the own turn; the tree has them as far as chance does not come in."""
        start = self.start
        ends: list[Plan] = []
        followed = 1
        while plans:
            unfinished: list[Plan] = []
            for plan in plans:
                s = plan.position
                if s.seat == start.seat and s.turn == plan.turn and followed < FARTHEST:
                    unfinished.append(plan)
                else:
                    ends.append(plan)
            plans = []
            followed += 1
            for plan in self.sift(unfinished):
                certain = not ahead and plan.position.barriers == start.barriers
                node = plan.trail.edge.follow(self.root.seat) if certain else None
                plans += self.extend(plan.position, node, plan.trail)
        return ends

    def extend(self, position: State, node: Node | None, before: Trail | None) -> list[Plan]:
        """The plan with each move that can come next, planted at the node."""
        plans: list[Plan] = []
        highest = LEAST
        for move in self.considered(position.legal()):
            after = position.clone()
            after.play(move)
            edge = Edge(move, LEAST)
            if node is not None:
                edge = node.edge(move)
                edge.promise = LEAST
            value = self.policy.worth(after, self.root.seat)
            highest = max(highest, value)
            plans.append(Plan(Trail(edge, before), after, position.turn, value))
        if node is not None:
            node.planned = True
            node.lift = -highest
            self.planted.append(node)
        return plans

    def considered(self, legal: list[Move]) -> list[Move]:
        """The moves that a plan may have."""
        never = self.style.never
        if not never:
            return legal
        return [move for move in legal if move not in never] or legal

    def sift(self, plans: list[Plan]) -> list[Plan]:
        """The best ones, and of those that differ only in the order of their moves the first."""
        width = self.style.width if perf_counter() < self.moment else HURRIED
        plans.sort(key=lambda plan: -plan.value)
        kept: list[Plan] = []
        known: dict[tuple[float, int], Plan] = {}
        for plan in plans:
            trail = plan.trail
            twin = known.get((plan.value, trail.moves))
            if twin is not None and twin.position.legal() == plan.position.legal():
                self.twins.append((trail, twin.trail))
            elif len(kept) >= width:
                self.dropped.append((trail, plans[0].value - plan.value))
            else:
                kept.append(plan)
                known[plan.value, trail.moves] = plan
        return kept

    def answered(self, plan: Plan) -> list[Plan]:
        """Let the rivals move; the plan with each first move of the next own turn."""
        s = plan.position
        decisions = 0
        while s.stack and s.seat != self.root.seat and decisions < LONGEST:
            s = self.policy.step(s, ALL)
            decisions += 1
        if s.seat == self.root.seat:
            return self.extend(s, None, plan.trail)
        self.close(plan, s)
        return []

    def close(self, plan: Plan, s: State) -> None:
        """The plan comes to what the own seat has then, compared with the others."""
        value = self.policy.worth(s, self.root.seat)
        for seat in range(self.seats):
            if seat != self.root.seat:
                value -= self.policy.worth(s, seat) / (self.seats - 1)
        self.best = max(self.best, value)
        plan.trail.comes_to(value)
