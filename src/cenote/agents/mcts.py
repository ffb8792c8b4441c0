"""Searches many possible futures of the position and takes the move that stood up best."""

from __future__ import annotations

from time import perf_counter

from cenote.agents.agent import Agent, Window
from cenote.agents.habits import Habit
from cenote.agents.plans import HURRIED
from cenote.agents.search import Search
from cenote.agents.tree import PLANS, Style
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption
from cenote.core.verbs import Move

MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 3600.0  # for a decision
FOREVER = 1e9
PLANNING = 0.8  # of the time, at most: plans are worth more than futures
AMPLE = 500  # iterations from which on a budget is not small


class Mcts(Agent):
    """Information-set search with a budget for each decision: so many iterations, or so many seconds.

    A small budget follows fewer plans, too. What was found out for one decision of a turn serves the next one, and
    counts for its budget. The same seed and iterations play the same.
    """

    name = "mcts"
    iterations = 500
    seconds = 0.0  # for a decision, in place of the iterations, if any
    patience = 60.0  # seconds that a whole turn may take

    def __init__(self, game: Game, seed: int | str = 0, budget: str | None = None) -> None:
        super().__init__(game, seed)
        if budget is not None:
            self.allow(budget)
            self.patience = FOREVER
        width = min(PLANS, max(HURRIED, PLANS * self.iterations // AMPLE))
        self.style = Style(width=width, turns=game.foresight)
        self.search: Search | None = None
        self.expected: State | None = None  # what this seat comes to see if neither chance nor anybody else interferes
        self.turn = -1  # of the last decision
        self.spent = 0.0  # seconds, in that turn

    def accustom(self, habit: Habit) -> None:
        super().accustom(habit)
        self.style.never = habit.never

    def allow(self, budget: str) -> None:
        """`200` iterations or `1.5s` for each decision."""
        number = budget.removesuffix("s")
        if number.isascii() and number.replace(".", "", 1 if number != budget else 0).isdigit():
            if number == budget and 1 <= int(number) <= MOST_ITERATIONS:
                self.iterations, self.seconds = int(number), 0.0
                return
            if number != budget and 0 < float(number) <= MOST_SECONDS:
                self.iterations, self.seconds = MOST_ITERATIONS, float(number)
                return
        raise BadOption("agent-budget", budget=budget, iterations=MOST_ITERATIONS, seconds=int(MOST_SECONDS))

    def think(self, window: Window) -> Move:
        moves = window.moves()
        search = self.follow(window)
        chosen = moves[0]
        if len(moves) > 1:
            start = perf_counter()
            allowed = (self.patience - self.spent) / 2
            if self.seconds:
                allowed = min(allowed, self.seconds)
            search.plan(window, start + PLANNING * allowed)
            search.grow(window, self.iterations, start + allowed)
            self.spent += perf_counter() - start
            chosen = search.best(moves)
        self.expect(window, search, chosen)
        return chosen

    def follow(self, window: Window) -> Search:
        """The search that goes on, or a new one."""
        search, expected = self.search, self.expected
        self.search = self.expected = None
        if search is None or expected is None or expected.view(window.seat) != window.view():
            search = Search(self.game, window, self.rng, self.style)
        if search.turn != self.turn:
            self.turn, self.spent = search.turn, 0.0
        return search

    def expect(self, window: Window, search: Search, chosen: Move) -> None:
        """If the turn goes on after the move, so does the search."""
        position = window.redeal(self.rng)
        position.play(chosen)
        if position.seat == window.seat and position.turn == search.turn and search.advance(chosen, window.seat):
            self.search, self.expected = search, position
