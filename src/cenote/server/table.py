"""A table in memory: its seats, its log, its game. While nobody holds its lock it equals what the database has."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from secrets import compare_digest, token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from cenote.agents.network.card import fit
from cenote.core.game import Game
from cenote.core.kernel import IllegalMove
from cenote.core.refusal import BadNotation, BadPosition
from cenote.server.clocks import NONE, Clock, More
from cenote.server.course import Course, seen_scores, stage
from cenote.server.entries import PLAY, TAKEBACK, Entry
from cenote.server.latch import Latch
from cenote.server.protocol.terms import Learnt, Options, Origin, TableStatus, Visibility
from cenote.server.refused import Refused
from cenote.server.rooms import Rooms
from cenote.server.seats import GONE, HOTSEAT, PERSON, Seat
from cenote.server.settings import DAY
from cenote.server.store.reads import Remembered, Row, Stored
from cenote.server.store.statements import SET_STANDING, SET_TERMS, Statement
from cenote.server.wire import read, written

if TYPE_CHECKING:
    from cenote.server.connection import Connection

logger = logging.getLogger("cenote.table")

GATHERING: TableStatus = "gathering"
RUNNING: TableStatus = "running"
OVER: TableStatus = "over"
CANCELLED: TableStatus = "cancelled"

LONG = 2 * DAY  # without a decision: after that the others may agree to let code play


Company = tuple[frozenset[str], int]  # the persons who are connected, and how many others watch


class Proposal:
    """Somebody would like to go back to the first `to` decisions; all persons have to agree."""

    def __init__(self, by: int, to: int, accepted: set[str]) -> None:
        self.by = by
        self.to = to
        self.accepted = accepted  # the persons who agree


class Table:
    def __init__(self, remembered: Remembered, rooms: Rooms) -> None:
        row = remembered.stored.table
        assert row is not None
        self.id: str = row["id"]
        self.key: str = row["game"]
        self.rules: int = row["rules"]
        self.data: str = row["data"]
        self.seed: str = row["seed"]
        self.origin: Origin = row["origin"]
        self.host: str = row["host"]
        self.visibility: Visibility = row["visibility"]
        self.invite: str = row["invite"]
        self.created: float = row["created"]
        self.visited: float = row["visited"]
        self.rated = bool(row["rated"])
        self.tournament: str | None = row["tournament"]  # that it was made for
        self.file = remembered.file  # of corrected components; None for ours
        self.game, self.obstacle = find_game(rooms, row, self.laid)
        self.remember(remembered)

        self.lock = Latch()
        self.era: int | None = None  # for which this process may write it
        self.doubtful = False  # may the database have something else than we?
        self.behind = False  # has another process written what is not known here yet?
        self.thinking = False
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}  # who is connected to other processes
        self.company: Company | None = None  # who is connected, as far as it was counted since somebody came or went
        self.counted: list[str | None] = []  # who sat where then
        self.restless = False  # has somebody come or gone, and will everybody be told?
        self.touched = 0.0
        self.secret = token_hex()  # never told: what is looked at for somebody is dealt with it
        self.composed: dict[tuple[Any, ...], bytes] = {}  # messages that several connections get

    # --- from the database ---

    def remember(self, remembered: Remembered) -> None:
        """Everything as the database has it, whatever was here before."""
        self.status: TableStatus = GATHERING
        self.updated = 0.0
        self.seats: list[Seat] = []
        self.entries: list[Entry] = []
        self.line: list[Entry] = []  # the decisions that stand
        self.course: Course | None = None
        self.draft_stored = False
        self.proposal: Proposal | None = None
        self.replacement: tuple[int, frozenset[str]] = (0, frozenset())
        self.commands = remembered.commands
        self.chat: list[Row] = []
        self.absorb(remembered.stored, remembered.snapshot)

    def absorb(self, stored: Stored, snapshot: Row | None = None) -> None:
        """Take over what the database has beyond what is known here."""
        assert stored.table is not None
        row = stored.table
        self.status = row["status"]
        self.updated = row["updated"]
        self.rematch: str | None = row["rematch"]
        self.players: int = row["players"]
        self.options: Options = read(row["options"])
        self.barred: list[str] = read(row["barred"])
        self.fill_at: float | None = row["fill_at"]
        more = msgspec.json.decode(row["clock_more"], type=More)
        self.clock = Clock(row["clock_kind"], row["clock_seconds"], self.players, more)
        self.clock.recall(read(row["clock"]), stored.away)
        self.seats = [Seat.stored(row) for row in stored.seats]
        self.chat += stored.chat
        news = [Entry.stored(row) for row in stored.log]
        self.note(news)
        if self.status == CANCELLED:
            self.course = None
        if self.game is not None and self.status in (RUNNING, OVER):
            self.follow(self.game, news, snapshot)
            self.recall_draft(self.game, stored.draft)
        if stored.replacement is not None:
            self.replacement = stored.replacement["k"], frozenset(read(stored.replacement["accepted"]))
        self.proposal = None
        if stored.proposal is not None:
            accepted = set(read(stored.proposal["accepted"]))
            self.proposal = Proposal(stored.proposal["by_seat"], stored.proposal["to_n"], accepted)

    def note(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            if entry.kind == PLAY:
                self.line.append(entry)
            elif entry.kind == TAKEBACK:
                del self.line[entry.n :]

    def follow(self, game: Game, news: list[Entry], snapshot: Row | None) -> None:
        """Bring the course up to the log."""
        if self.course is None or any(entry.kind == TAKEBACK for entry in news):
            self.course = start_from(game, self, snapshot)
        for entry in self.line[self.course.n :]:
            try:
                self.course.advance(game.notation.read(entry.move))
            except (IllegalMove, BadNotation) as wrong:
                self.give_up(entry, wrong)
                return

    def give_up(self, entry: Entry, wrong: Exception) -> None:
        """The log says what cannot have been: the table can still be looked at, and whoever runs the server is told."""
        logger.error("table %s: entry %s of the log does not replay: %s", self.id, entry.k, wrong)
        self.game, self.course, self.obstacle = None, None, Refused("table-log", entry=entry.k)

    def recall_draft(self, game: Game, row: Row | None) -> None:
        if self.course is None:
            return
        self.draft_stored = row is not None
        if row is None:
            self.course.discard()
            return
        try:
            moves = [game.notation.read(text) for text in read(row["moves"])]
            undone = [game.notation.read(text) for text in read(row["undone"])]
            self.course.recall(moves, undone, row["revision"])
        except (IllegalMove, BadNotation) as wrong:
            logger.error("table %s: the draft does not replay and is dropped: %s", self.id, wrong)
            self.course.discard()

    # --- small questions ---

    @property
    def laid(self) -> str:
        """The text of the file that is laid over our components; empty where there is none."""
        return "" if self.file is None else str(self.file["text"])

    @property
    def owned(self) -> bool:
        """May this process write the table?"""
        return self.era is not None

    @property
    def k(self) -> int:
        """Entries of the log so far. Never goes back."""
        return len(self.entries)

    def playable(self) -> Game:
        """The game; raises Refused where this program plays it otherwise."""
        if self.game is None:
            assert self.obstacle is not None
            raise self.obstacle.with_traceback(None)
        return self.game

    def running(self) -> Course:
        """The course of a running game; raises Refused if it has not begun or is over."""
        self.playable()
        if self.status != RUNNING or self.course is None:
            raise Refused("game-over" if self.status == OVER else "not-started")
        return self.course

    @property
    def acting(self) -> Seat | None:
        """The seat that has to decide."""
        if self.status != RUNNING or self.course is None or self.course.seat is None:
            return None
        return self.seats[self.course.seat]

    @property
    def ended_by_time(self) -> bool:
        return self.status == OVER and any(seat.auto == "over" for seat in self.seats)

    def ranking(self) -> list[int]:
        """The place of each seat. Where somebody ran out of time and the game ended with it, that seat is the last."""
        assert self.course is not None
        ranking = self.course.committed.ranking()
        lost = [seat.seat for seat in self.seats if seat.auto == "over"]
        if not lost:
            return ranking
        ahead = [place for seat, place in enumerate(ranking) if seat not in lost]
        return [
            len(ranking) if seat in lost else 1 + sum(other < place for other in ahead)
            for seat, place in enumerate(ranking)
        ]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        return tuple([seat.seat for seat in self.seats if seat.person == person and seat.kind in (PERSON, HOTSEAT)])

    def seated(self) -> list[str | None]:
        """Who sits where: a person, or nobody."""
        return [seat.person if seat.kind in (PERSON, HOTSEAT) else None for seat in self.seats]

    def persons(self) -> set[str]:
        """Everybody who plays here and has not left it to code."""
        seated = [seat for seat in self.seats if seat.kind in (PERSON, HOTSEAT) and seat.auto in ("", "turn")]
        return {seat.person for seat in seated if seat.person is not None}

    def absent(self, now: float) -> Seat | None:
        """A person who has to decide and has not done so for long, while others wait and no clock runs."""
        acting = self.acting
        if self.clock.kind != NONE or now - self.updated < LONG or acting is None or acting.code:
            return None
        return acting if self.persons() - {acting.person} else None

    @property
    def replacing(self) -> frozenset[str]:
        """Who agrees that code plays for the one who is absent."""
        k, accepted = self.replacement
        return accepted & self.persons() if k == self.k else frozenset()

    @property
    def deserted(self) -> bool:
        """All people have left it to code: it waits until one comes back, except where a tournament waits for it."""
        return self.tournament is None and not self.persons() and any(seat.auto in GONE for seat in self.seats)

    def admits(self, person: str | None, invite: str) -> bool:
        """May this person see the table?"""
        if self.visibility != "private" or compare_digest(invite.encode(), self.invite.encode()):
            return True
        return person is not None and (person == self.host or bool(self.seats_of(person)))

    def seq(self, person: str | None) -> str:
        """Changes with every change of what the person may see or do. Others' drafts do not show in it."""
        course, k = self.course, len(self.entries)
        if course is None or not course.revision or person is None or (drafting := course.seat) is None:
            return str(k)
        seat = self.seats[drafting]
        return f"{k}.{course.revision}" if seat.person == person and seat.kind in (PERSON, HOTSEAT) else str(k)

    @property
    def learnt(self) -> Learnt:
        """What code knows of the game as it is played here."""
        return fit(self.game, self.players, self.options) if self.game is not None else "unlearnt"

    # --- for the database ---

    def terms(self) -> Statement:
        """How it will be played, as long as it has not begun."""
        return SET_TERMS, {
            "id": self.id,
            "options": written(self.options),
            "clock_kind": self.clock.kind,
            "clock_seconds": self.clock.seconds,
            "clock_more": written(self.clock.more),
            "players": self.players,
            "barred": written(self.barred),
            "fill_at": self.fill_at,
        }

    def standing(self, now: float) -> Statement:
        """The row of the table, as it follows from the log."""
        self.updated = now
        course, acting = self.course, self.acting
        return SET_STANDING, {
            "id": self.id,
            "status": self.status,
            "updated": now,
            "entries": self.k,
            "decisions": len(self.line),
            "turn": course.committed.turn if course is not None else 0,
            "acting": acting.seat if acting is not None else None,
            "code": bool(acting is not None and acting.code),
            "deadline": self.clock.deadline,
            "clock": written(self.clock.stored()),
            "scores": written(seen_scores(course.committed, None)) if course is not None else None,
            "stage": stage(course.committed) if course is not None else None,
        }


def find_game(rooms: Rooms, row: Mapping[str, Any], laid: str) -> tuple[Game | None, Refused | None]:
    try:
        return rooms.find(row["game"], row["rules"], row["data"], laid), None
    except Refused as refused:
        return None, refused


def start_from(game: Game, table: Table, snapshot: Row | None) -> Course:
    """The course from its last snapshot, or from its first position where there is none that still fits."""
    if snapshot is not None and snapshot["n"] <= len(table.line):
        try:
            return Course(game.load(read(snapshot["dump"])), snapshot["n"])
        except BadPosition:
            pass  # a cache; the log has the truth
    return Course(game.new(table.players, table.seed, table.options, watched=True))
