"""Looks to the end of its own turn and takes what then looks best."""

from __future__ import annotations

from cenote.agents.agent import Agent, Window
from cenote.core.kernel import State
from cenote.core.verbs import Move


class Greedy(Agent):
    """A narrow beam over the decisions of the own turn, judged by the game's evaluation."""

    name = "greedy"
    width = 6  # unfinished plans that are followed at a time

    def think(self, window: Window) -> Move:
        moves = window.moves()
        if len(moves) == 1:
            return moves[0]
        start = window.redeal(self.rng)
        seat, turn = window.seat, start.turn
        best_value, best_move = float("-inf"), moves[0]
        plans: list[tuple[float, Move, State]] = []
        for move in self.noticed(moves):
            position = start.clone()
            position.play(move)
            plans.append((self.game.evaluate(position, seat), move, position))
        while plans:
            open_plans = []
            for value, first, position in plans:
                if position.seat == seat and position.turn == turn and position.barriers == start.barriers:
                    open_plans.append((value, first, position))
                elif value > best_value:
                    best_value, best_move = value, first
            open_plans.sort(key=lambda plan: -plan[0])
            plans = [
                (value, first, position)
                for _, first, before in open_plans[: self.width]
                for value, position in self.replies(before, seat)
            ]
        return best_move

    def replies(self, before: State, seat: int) -> list[tuple[float, State]]:
        found = []
        for move in self.noticed(before.legal()):
            position = before.clone()
            position.play(move)
            found.append((self.game.evaluate(position, seat), position))
        return found

    def noticed(self, moves: list[Move]) -> list[Move]:
        """The moves that come to mind: all that are not against a habit."""
        return self.habit.narrowed(moves)
