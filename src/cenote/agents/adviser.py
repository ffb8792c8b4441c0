"""Tells what to do in a turn that is to have something certain: to build stairs, to hunt."""

from __future__ import annotations

from typing import Final

from cenote.agents.agent import Window, undisturbed
from cenote.agents.wishes import Deed, Wishes
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng
from cenote.core.verbs import Move

WIDTH: Final = 6  # plans that are followed at a time, of those that have everything
SEARCHING: Final = 32  # and of those that lack something: what looks dull may lead there
HURRIED: Final = 4  # the same, once enough has been looked at
LOOKS: Final = 1000  # positions that are enough
LONGEST: Final = 60  # decisions of a plan


class Plan:
    """The decisions of the own turn, as far as they have been followed."""

    def __init__(
        self, moves: tuple[Move, ...], position: State, granted: int, done_at: int, spoilt: int, value: float
    ) -> None:
        self.moves = moves
        self.position = position
        self.granted = granted
        self.done_at = done_at  # moves until the last of them was granted
        self.spoilt = spoilt  # moves that were to be spared
        self.value = value

    @property
    def rank(self) -> tuple[int, int, float, int]:
        """The first wish is what the turn is about: without it the others are for nothing."""
        return self.granted.bit_count() if self.granted & 1 else 0, -self.spoilt, self.value, -self.done_at


class Adviser:
    """Looks to the end of the own turn, as greedy does: the most wishes granted, then what looks best.

    A plan ends where something hidden comes to light. Every question is thought about with the same deals, so whoever
    knows the same gets the same answer.
    """

    def __init__(self, game: Game, seed: int | str = "advice") -> None:
        self.game = game
        self.rng = Rng.seeded(seed)

    def advise(self, state: State, wishes: Wishes, granted: int = 0) -> Plan:
        """The plan for the seat that has to decide; what is granted by it includes what is granted already."""
        with undisturbed():
            return self.best_plan(Window(state), wishes, granted)

    def best_plan(self, window: Window, wishes: Wishes, granted: int) -> Plan:
        start = window.redeal(self.rng.clone())
        looks = 0
        found: list[Plan] = []
        plans = self.extend(Plan((), start, granted, 0, 0, 0.0), window.seat, wishes)
        while plans:
            looks += len(plans)
            unfinished: list[Plan] = []
            for plan in plans:
                s = plan.position
                going_on = s.seat == window.seat and s.turn == start.turn and s.barriers == start.barriers
                (unfinished if going_on and len(plan.moves) < LONGEST else found).append(plan)
            plans = []
            for plan in sift(unfinished, wishes.all, SEARCHING if looks < LOOKS else HURRIED):
                plans += self.extend(plan, window.seat, wishes)
        return max(found, key=lambda plan: plan.rank)

    def extend(self, plan: Plan, seat: int, wishes: Wishes) -> list[Plan]:
        found = []
        for move in plan.position.legal():
            position = plan.position.clone()
            position.play(move)
            deed = Deed(move, seat, plan.position, position)
            granted = wishes.after(plan.granted, deed)
            spoilt = plan.spoilt + wishes.spoilt_by(deed)
            moves = (*plan.moves, move)
            done_at = plan.done_at if granted == plan.granted else len(moves)
            found.append(Plan(moves, position, granted, done_at, spoilt, self.game.evaluate(position, seat)))
        return found


def sift(plans: list[Plan], everything: int, searching: int) -> list[Plan]:
    """The best of those that have the same; of plans that differ only in the order of their moves the first."""
    lacking = {plan.granted for plan in plans} - {everything}
    room = {granted: max(1, searching // len(lacking)) for granted in lacking} | {everything: WIDTH}
    kept: list[Plan] = []
    known: set[tuple[object, ...]] = set()
    for plan in sorted(plans, key=lambda plan: promise(plan, everything), reverse=True):
        likeness = (plan.value, plan.granted, *sorted(plan.moves))
        if likeness not in known and room[plan.granted]:
            known.add(likeness)
            room[plan.granted] -= 1
            kept.append(plan)
    return kept


def promise(plan: Plan, everything: int) -> tuple[int, float]:
    """While something is lacking, no way there is too bad; then what was to be spared counts."""
    return -plan.spoilt if plan.granted == everything else 0, plan.value
