"""A recorded game with every position it went through."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cenote.core import quipu
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.match import Match, Played
from cenote.core.refusal import BadRecord


@dataclass(frozen=True)
class Turn:
    """Decisions that one seat made in a row."""

    number: int
    seat: int
    first: int  # of its decisions
    after: int  # the decision that follows


class Course:
    """The positions before each decision, and the last one."""

    def __init__(self, replay: Iterable[Match]) -> None:
        self.positions: list[State] = []
        for match in replay:
            self.positions.append(match.state.clone())
        self.match = match
        self.game = match.game  # in the version that was played
        self.played: list[Played] = match.played
        self.turns = turns_of(self.played)
        self.people = len(match.seats)

    @classmethod
    def of(cls, game: Game, text: str) -> Course:
        """The game of a record. Raises BadRecord for one that does not replay."""
        return cls(quipu.read(text).replay(game))

    def check_over(self) -> None:
        """Raises BadRecord for a game that still goes on: what is hidden in it must stay so."""
        if self.positions[-1].seat is not None:
            raise BadRecord("analyse-running")

    def by_chance(self, decision: int) -> bool:
        """Did something hidden come to light?"""
        return self.positions[decision].barriers != self.positions[decision + 1].barriers

    def is_open(self, decision: int) -> bool:
        """Was there a choice?"""
        return len(self.positions[decision].legal()) > 1


def turns_of(played: list[Played]) -> list[Turn]:
    turns: list[Turn] = []
    for number, decision in enumerate(played):
        if turns and (turns[-1].number, turns[-1].seat) == (decision.turn, decision.seat):
            turns[-1] = Turn(decision.turn, decision.seat, turns[-1].first, number + 1)
        else:
            turns.append(Turn(decision.turn, decision.seat, number, number + 1))
    return turns
