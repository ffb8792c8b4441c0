"""New tables: set up for play, or laid out from a record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

from cenote.core.game import Game
from cenote.server.acts import Who
from cenote.server.clocks import Clock
from cenote.server.course import Course, Trial, seen_scores, stage
from cenote.server.entries import Entry
from cenote.server.ids import new_id
from cenote.server.names import good_name
from cenote.server.protocol.tables import ClockPlan
from cenote.server.protocol.terms import Origin, PlannedKind, Visibility
from cenote.server.refused import Refused
from cenote.server.seats import AGENT, HOTSEAT, OPEN, PERSON, Seat, code_seat
from cenote.server.store.reads import Row
from cenote.server.store.statements import ADD_SEAT, ADD_TABLE, KEEP_FILE, Statement
from cenote.server.table import GATHERING, OVER, RUNNING
from cenote.server.terms import Timing
from cenote.server.wire import written


class Plan:
    """A table that is to be."""

    def __init__(self, game: Game, who: Who, seats: Sequence[Seat], options: Mapping[str, object]) -> None:
        self.id = new_id()
        self.invite = new_id()
        self.game = game
        self.who = who
        self.seats = list(seats)
        self.options = game.all_options(options)
        self.seed = secrets.token_hex(16)
        self.origin: Origin = ""
        self.visibility: Visibility = "public"
        self.rated = False
        self.timing = Timing(ClockPlan())
        self.fill_at: float | None = None
        self.played: list[Trial] = []
        self.tournament: str | None = None  # that it is made for
        self.file: Row | None = None  # of corrected components that it is played with

    @property
    def clock(self) -> Clock:
        return Clock(self.timing.kind, self.timing.seconds, len(self.seats), self.timing.more)

    def statements(self) -> list[Statement]:
        """What has to be written so that the table is there. Raises Refusal if there can be no such game."""
        now = time()
        course = Course(self.game.new(len(self.seats), self.seed, self.options, watched=True))
        course.draft = self.played
        trials = course.commit()
        write = self.game.notation.write
        entries = [Entry.of(trial, k, k, write(trial.move), now) for k, trial in enumerate(trials, 1)]
        status = GATHERING if any(seat.kind == OPEN for seat in self.seats) else RUNNING
        if course.seat is None:
            status = OVER
        kept: list[Statement] = [(KEEP_FILE, dict(self.file))] if self.file is not None else []
        return [
            *kept,  # it is there already, unless somebody deletes it in this very moment
            (ADD_TABLE, self.row(course, status, now)),
            *((ADD_SEAT, seat.params(self.id)) for seat in self.seats),
            *(entry.statement(self.id) for entry in entries),
        ]

    def row(self, course: Course, status: str, now: float) -> dict[str, Any]:
        acting = self.seats[course.seat] if status == RUNNING and course.seat is not None else None
        clock = self.clock
        if acting is not None and not acting.code:
            clock.start(acting.seat, course.committed.turn, now)
        return {
            "id": self.id,
            "game": self.game.key,
            "rules": self.game.rules,
            "data": self.game.mark,
            "players": len(self.seats),
            "options": written(self.options),
            "seed": self.seed,
            "origin": self.origin,
            "host": self.who.person,
            "visibility": self.visibility,
            "rated": self.rated,
            "rematch": None,
            "invite": self.invite,
            "status": status,
            "created": now,
            "updated": now,
            "visited": now,
            "clock_kind": clock.kind,
            "clock_seconds": clock.seconds,
            "entries": course.n,
            "decisions": course.n,
            "turn": course.committed.turn,
            "acting": acting.seat if acting is not None else None,
            "code": bool(acting is not None and acting.code),
            "deadline": clock.deadline,
            "clock": written(clock.stored()),
            "scores": written(seen_scores(course.committed, None)) if status != GATHERING else None,
            "stage": stage(course.committed) if status != GATHERING else None,
            "fill_at": self.fill_at,
            "barred": "[]",
            "clock_more": written(clock.more),
            "tournament": self.tournament,
        }


def visible_to(seats: Sequence[Seat], wanted: Visibility | None, usual: Visibility = "public") -> Visibility:
    """Who may see a new table. One that is open for anybody is listed, or needs the link; one at a single screen is
    neither. Raises Refused for what cannot be."""
    kinds = {seat.kind for seat in seats}
    if OPEN in kinds:
        if wanted == "unlisted":
            raise Refused("open-unlisted", 422)
        return wanted or "public"
    if HOTSEAT in kinds:
        if wanted == "public":
            raise Refused("hotseat-public", 422)
        return wanted or "unlisted"
    return wanted or usual


def seat_for(number: int, kind: PlannedKind, agent: str | None, name: str | None, who: Who) -> Seat:
    """A seat as somebody plans it. Raises Refusal for one that cannot be."""
    if kind == "me":
        return Seat(number, PERSON, who.person, who.name, confirm=who.confirm)
    if kind == HOTSEAT:
        return Seat(number, HOTSEAT, who.person, good_name(name or f"{who.name} {number + 1}"), confirm=who.confirm)
    if kind == AGENT:
        return code_seat(number, agent)
    return Seat(number)
