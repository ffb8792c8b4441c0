"""Looks ahead with a network: it proposes moves, plays on from each of them, and judges where that leads."""

from __future__ import annotations

from math import inf, log, sqrt
from time import perf_counter

import numpy as np

from cenote.agents.agent import Window
from cenote.agents.network.futures import Futures
from cenote.agents.network.judge import Judge, shares
from cenote.agents.network.trained import Network
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.verbs import Move

ROUNDS = 3  # after each, the worse half of the moves is given up
MOST = 8  # moves that are looked at
LIKELY = 0.005  # that the network plays a move, for it to be looked at
TOGETHER = 64  # futures between two looks at the clock
RESPECT = 0.5  # points for a move that the network likes e times as much
FEW = 16  # deals after which nothing is clear
CLEAR = 3.0  # errors that a move has to be behind, to be given up at once


class Proposal:
    """A move that the network would play now and then, and what came of it."""

    def __init__(self, move: Move, likely: float) -> None:
        self.move = move
        self.likely = likely
        self.leads: list[float] = []  # over the others in the end, as it is judged

    @property
    def worth(self) -> float:
        return sum(self.leads) / len(self.leads) + RESPECT * log(self.likely)

    def clearly_behind(self, other: Proposal) -> bool:
        """In the same deals."""
        if len(self.leads) < FEW:
            return False
        error = np.std(np.subtract(other.leads, self.leads), ddof=1) / sqrt(len(self.leads))
        return other.worth - self.worth > CLEAR * float(error)


class Ahead(Network):
    """Looks into some hundred futures for a decision, in each of which everything hidden is dealt anew."""

    name = "ahead"
    futures = 384  # that are looked into
    longest = 3.0  # seconds that a decision may take
    patience = 8.0  # seconds that a whole turn may take

    def __init__(self, game: Game, seed: int | str = 0, file: str = "") -> None:
        super().__init__(game, seed, file)
        self.turn = -1  # of the last decision
        self.spent = 0.0  # seconds, in that turn
        self.last = 0, 0.0  # futures that were tried together last, and the seconds that it took

    def think(self, window: Window) -> Move:
        moves = window.moves()
        if len(moves) == 1:
            return moves[0]
        start, position = perf_counter(), window.redeal(self.rng)
        if position.turn != self.turn:
            self.turn, self.spent = position.turn, 0.0
        judge = self.judge(position)
        left = self.proposed(judge, position, moves)
        if len(left) > 1:
            left = self.tried(judge, window, left, start + min(self.longest, (self.patience - self.spent) / 2))
        self.spent += perf_counter() - start
        return left[0].move

    def ranked(self, judge: Judge, position: State, moves: list[Move]) -> list[Proposal]:
        """What the network likes best comes first."""
        liked, _ = judge.look([position])
        chances = shares(judge.preferences(liked[0], moves))
        found = [Proposal(move, float(likely)) for move, likely in zip(moves, chances, strict=True)]
        found.sort(key=lambda proposal: -proposal.likely)
        return found

    def proposed(self, judge: Judge, position: State, moves: list[Move]) -> list[Proposal]:
        """What is worth a trial."""
        found = self.ranked(judge, position, moves)
        return [proposal for proposal in found[:MOST] if proposal is found[0] or proposal.likely >= LIKELY]

    def tried(self, judge: Judge, window: Window, left: list[Proposal], moment: float) -> list[Proposal]:
        """The best first, as far as there is time until that moment. Those that do badly are not tried on.

        Where one is clearly the best, no time is spent on finding out by how much.
        """
        futures = Futures(judge, window.seat, np.random.default_rng(self.rng.word()))
        rounds = min(ROUNDS, len(left) - 1)
        for _ in range(rounds):
            deals = max(1, self.futures // rounds // len(left))
            while len(left) > 1 and (together := min(deals, self.possible(len(left), moment))) > 0:
                start = perf_counter()
                self.try_all(futures, window, left, together)
                self.last = together * len(left), perf_counter() - start
                deals -= together
                best = max(left, key=lambda proposal: proposal.worth)
                left = [proposal for proposal in left if not proposal.clearly_behind(best)]
            if len(left) == 1 or not left[0].leads:
                break  # nothing is left to be asked, or no time for more than what the network likes
            left.sort(key=lambda proposal: -proposal.worth)
            left = left[: max(2, (len(left) + 1) // 2)]
        return left

    def possible(self, moves: int, moment: float) -> int:
        """Deals in which so many moves can be tried together until that moment."""
        most = max(1, TOGETHER // moves)
        if moment == inf:
            return most
        left, (futures, seconds) = moment - perf_counter(), self.last
        if not futures:
            return 1 if left > 0 else 0
        share = left / seconds
        if share < 1:
            share = 2 * share - 1  # half of the time is needed however few futures there are
        return max(0, min(most, int(share * futures / moves)))

    def try_all(self, futures: Futures, window: Window, left: list[Proposal], deals: int) -> None:
        """All of them in the same deals, so that none is lucky."""
        positions: list[State] = []
        for _ in range(deals):
            deal = window.redeal(self.rng)
            for proposal in left:
                after = deal.clone()
                after.play(proposal.move)
                positions.append(after)
        for number, lead in enumerate(futures.follow(positions)):
            left[number % len(left)].leads.append(lead)
