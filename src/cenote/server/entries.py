"""The log of a table: everything that was committed, in order, nothing ever removed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.server.course import Trial
from cenote.server.protocol.playing import GameEvent
from cenote.server.protocol.terms import Absence, Number
from cenote.server.store.statements import ADD_ENTRY, Statement
from cenote.server.wire import read, written

PLAY, TAKEBACK, HANDOVER, RETURN = "play", "takeback", "handover", "return"


class Entry:
    """A line of the log.

    A `play` is a decision. A `takeback` leaves only the first `n` decisions standing. A `handover` tells that code
    plays for a person from here on, a `return` that the person is back.
    """

    def __init__(
        self,
        k: int,
        kind: str,
        seat: int,
        turn: int,
        at: float,
        move: str = "",
        n: int = 0,
        events: list[GameEvent] | None = None,
        scores: list[Number] | None = None,
        why: Absence | None = None,
        rule: str = "",
    ) -> None:
        self.k = k
        self.kind = kind
        self.seat = seat
        self.turn = turn
        self.at = at
        self.move = move
        self.n = n  # decisions that stand after this entry
        self.events = events or []
        self.scores = scores or []
        self.why = why  # of a handover
        self.rule = rule  # of the decision; older logs have none

    @staticmethod
    def of(trial: Trial, k: int, n: int, move: str, at: float) -> Entry:
        return Entry(k, PLAY, trial.seat, trial.turn, at, move, n, trial.events, trial.scores, rule=trial.rule)

    @staticmethod
    def stored(row: Mapping[str, Any]) -> Entry:
        told = read(row["told"])
        return Entry(
            row["k"],
            row["kind"],
            row["seat"],
            row["turn"],
            row["at"],
            row["move"],
            told["n"],
            [GameEvent(*event[:3]) for event in told.get("events", ())],  # older logs have a fourth, always empty
            told.get("scores"),
            told.get("why"),
            told.get("rule", ""),
        )

    def statement(self, table_id: str) -> Statement:
        told: dict[str, Any] = {"n": self.n}
        if self.kind == PLAY:
            told["events"] = [(event.name, event.seat, event.args) for event in self.events]
            told["scores"] = self.scores
            told["rule"] = self.rule
        if self.why:
            told["why"] = self.why
        return ADD_ENTRY, {
            "table_id": table_id,
            "k": self.k,
            "kind": self.kind,
            "seat": self.seat,
            "turn": self.turn,
            "move": self.move,
            "told": written(told),
            "at": self.at,
        }
