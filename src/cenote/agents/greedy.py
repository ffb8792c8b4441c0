"""Looks to the end of its own turn and takes what then looks best."""

from __future__ import annotations

from cenote.agents.agent import Agent, Window
from cenote.core.kernel import State
from cenote.core.verbs import Move

Reply = tuple[float, Move, State]  # what a move looks worth, and the position after it


class Greedy(Agent):
    """A narrow beam over the decisions of the own turn, judged by the game's evaluation."""

    name = "greedy"
    width = 6  # unfinished plans that are followed at a time
    longest = 120  # decisions of a turn that are thought through

    def think(self, window: Window) -> Move:
        moves = window.moves()
        if len(moves) == 1:
            return moves[0]
        start = window.redeal(self.rng)
        seat, turn = window.seat, start.turn
        best_value, best_move = float("-inf"), moves[0]
        plans = self.replies(start, moves, seat)
        for decision in range(self.longest):
            open_plans = []
            for value, first, position in plans:
                going_on = position.seat == seat and position.turn == turn and position.barriers == start.barriers
                if going_on and decision < self.longest - 1:
                    open_plans.append((value, first, position))
                elif value > best_value:
                    best_value, best_move = value, first
            if not open_plans:
                break
            open_plans.sort(key=lambda plan: -plan[0])
            plans = [
                (value, first, position)
                for _, first, before in open_plans[: self.width]
                for value, _, position in self.replies(before, self.habit.narrowed(before.legal()), seat)
            ]
        return best_move

    def replies(self, before: State, moves: list[Move], seat: int) -> list[Reply]:
        """The moves that come to mind."""
        found = []
        for move in moves:
            position = before.clone()
            position.play(move)
            found.append((self.worth(position, seat), move, position))
        return found

    def worth(self, position: State, seat: int) -> float:
        return self.game.evaluate(position, seat)
