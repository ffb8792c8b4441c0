"""The game of a table: what is committed, and on top of it the draft of the turn.

Only the seat that drafts sees the draft. A barrier (something hidden came to light) commits all that was done so far,
so that nothing which was learnt can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from cenote.core.kernel import State
from cenote.core.verbs import Move
from cenote.server.protocol.playing import GameEvent
from cenote.server.protocol.terms import Number, Scores

STAGES = ("round", "year", "ceremonies")  # what games count, each one of them


def stage(position: State) -> str | None:
    """Where the game stands, for those who look at many: "round 12"."""
    for name in STAGES:
        number = getattr(position, name, None)
        if isinstance(number, int):
            return f"{name} {number}"
    return None


class Trial:
    """One decision of a draft: who made it, what happened, and the position after it."""

    def __init__(self, before: State, move: Move) -> None:
        assert before.seat is not None
        self.seat: int = before.seat
        self.turn = before.turn
        self.rule = before.decision.cited(before)
        self.move = move
        self.after = before.clone()
        self.after.events = [*(before.events or ())]  # what was not told yet: that of the set-up
        self.after.play(move)
        self.events = [GameEvent(event.name, event.seat, event.args) for event in self.after.told()]
        self.scores = scores(self.after)

    def closes_barrier(self, before: State) -> bool:
        return self.after.barriers != before.barriers


class Course:
    def __init__(self, committed: State, n: int = 0) -> None:
        self.committed = committed
        self.n = n  # decisions committed so far
        self.draft: list[Trial] = []
        self.undone: list[Move] = []
        self.revision = 0  # changes of the draft since the last commit

    @property
    def position(self) -> State:
        """The position as the drafting seat sees it."""
        return self.draft[-1].after if self.draft else self.committed

    @property
    def seat(self) -> int | None:
        """Whose turn it is: a seat keeps it until its draft is committed."""
        return self.committed.seat

    @property
    def turn_over(self) -> bool:
        """Has the draft come to the end of the seat's turn?"""
        if not self.draft:
            return False
        first, after = self.draft[0], self.position
        return after.seat != first.seat or after.turn != first.turn

    def play(self, move: Move) -> bool:
        """Add a decision to the draft; tells whether something hidden came to light."""
        before = self.position
        trial = Trial(before, move)
        self.draft.append(trial)
        self.undone.clear()
        self.revision += 1
        return trial.closes_barrier(before)

    def undo(self) -> None:
        self.undone.append(self.draft.pop().move)
        self.revision += 1

    def redo(self) -> None:
        move = self.undone.pop()
        self.draft.append(Trial(self.position, move))
        self.revision += 1

    def commit(self) -> list[Trial]:
        """Make the draft final; tells what it was."""
        done, self.draft = self.draft, []
        if done:
            self.committed = done[-1].after
        self.n += len(done)
        self.undone = []
        self.revision = 0
        return done

    def discard(self) -> None:
        self.draft, self.undone, self.revision = [], [], 0

    def advance(self, move: Move) -> None:
        """A decision that is committed already, as the log has it."""
        self.committed.events = None
        self.committed.play(move)
        self.n += 1

    def recall(self, moves: Sequence[Move], undone: Sequence[Move], revision: int) -> None:
        """The draft as it was stored."""
        self.discard()
        for move in moves:
            self.draft.append(Trial(self.position, move))
        self.undone = list(undone)
        self.revision = revision


def scores(s: State) -> list[Number]:
    return [plain(score) for score in s.scores()]


def seen_scores(s: State, seat: int | None) -> Scores:
    """What the seat may know of the scores; null for those that lie face down."""
    return [None if score is None else plain(score) for score in s.seen_scores(seat)]


def plain(score: int | Fraction) -> Number:
    """A score as JSON has it. Whether it is a fraction is asked last: that takes longer than all the rest."""
    return score if type(score) is int else float(score)
