"""Messages as the one who gets them may see them. Everything here is composed for a viewer, nothing is stripped."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from cenote.core.kernel import State
from cenote.core.preview import previews
from cenote.core.rng import Rng
from cenote.core.sheet import Sheet, ordered
from cenote.core.words import question
from cenote.server import lookback
from cenote.server.course import scores, seen_scores
from cenote.server.entries import HANDOVER, PLAY, TAKEBACK, Entry
from cenote.server.files import tag
from cenote.server.ladder.games import may_count
from cenote.server.protocol.playing import (
    Draft,
    HandoverEntry,
    History,
    LogEntry,
    LogNews,
    Offer,
    PlayEntry,
    Position,
    Result,
    ReturnEntry,
    TakebackEntry,
)
from cenote.server.protocol.tables import Presence, Seat, TableInfo
from cenote.server.protocol.talking import AbsentNews, ChatEntry, ChatNews, TakebackNews
from cenote.server.store.reads import Row
from cenote.server.table import CANCELLED, GATHERING, OVER, Company, Table


class Viewer:
    """Somebody who looks at a table: a person with the seats that are theirs, or a spectator."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.person = person
        self.seats = table.seats_of(person)
        self.open = table.status == OVER  # nothing is hidden any more

    @property
    def alone(self) -> int | None:
        """The only seat. Who plays several at one screen gets the log as spectators do."""
        return self.seats[0] if len(self.seats) == 1 else None

    def may_know(self, seat: int) -> bool:
        return self.open or seat == self.alone


def table_message(table: Table, viewer: Viewer) -> TableInfo:
    hosting = viewer.person is not None and viewer.person == table.host
    return TableInfo(
        id=table.id,
        game=table.key,
        rules=table.rules,
        data=table.data,
        file=tag(table.file),
        options=table.options,
        learnt=table.learnt,
        players=table.players,
        seats=[
            Seat(
                seat.seat,
                seat.name,
                seat.kind,
                seat.agent,
                seat.auto,
                seat.seat in viewer.seats,
                seat.person is not None and seat.person == table.host,
                seat.ready,
            )
            for seat in table.seats
        ],
        you_host=hosting,
        visibility=table.visibility,
        rated=may_count(table),
        rematch=table.rematch if viewer.seats else None,
        invite=table.invite if viewer.seats or hosting else None,
        clock=table.clock.rule,
        confirm=table.seats[viewer.seats[0]].confirm if viewer.seats else None,
        origin=table.origin,
        status=table.status,
        fill_at=table.fill_at,
        started=table.status not in (GATHERING, CANCELLED),
        over=table.status == OVER,
        playable=table.game is not None,
        created=table.created,
        tournament=table.tournament,
    )


def position_message(table: Table, viewer: Viewer, now: float) -> Position:
    """Where the game stands, and what the viewer may do."""
    course = table.course
    assert course is not None
    acting = course.seat if table.status != OVER else None
    mine = acting is not None and acting in viewer.seats
    position = course.position if mine else course.committed
    looking = acting if mine else viewer.alone
    yours = mine and acting is not None and not table.seats[acting].code
    deciding = yours and not course.turn_over
    return Position(
        seq=table.seq(viewer.person),
        n=course.n,
        k=table.k,
        turn=position.turn,
        seat=acting,
        looking=looking,
        yours=yours,
        drafting=mine and bool(course.draft),
        view=seen(position, looking),
        ask=question(position) if deciding else None,
        rule=position.decision.cited(position) if deciding else None,
        moves=offers(table, position) if deciding else [],
        can_undo=yours and bool(course.draft),
        can_redo=yours and bool(course.undone),
        can_confirm=yours and course.turn_over,
        clock=table.clock.shown(now),
        scores=seen_scores(position, looking),
    )


def seen(position: State, looking: int | None) -> dict[str, Any]:
    """A view with everything that a page draws from it."""
    shown = position.view(looking)
    shown["outlook"] = position.outlook(looking)
    return shown


def offers(table: Table, position: State) -> list[Offer]:
    """The legal moves with what they bring. Nobody outside can tell the deals that are looked at for it."""
    assert table.course is not None
    rng = Rng.seeded(f"{table.secret} {table.course.n} {len(table.course.draft)}")
    write = position.game.notation.write
    return [
        Offer(write(each.move), each.changes, each.later, each.reveals, each.ends) for each in previews(position, rng)
    ]


def log_message(table: Table, viewer: Viewer, have: int) -> LogNews:
    return LogNews(have, [entry_shown(table, entry, viewer) for entry in table.entries[have:]])


def entry_shown(table: Table, entry: Entry, viewer: Viewer) -> LogEntry:
    if entry.kind == PLAY:
        return play_shown(table, entry, viewer)
    if entry.kind == TAKEBACK:
        return TakebackEntry(entry.k, entry.n, entry.seat, entry.turn, entry.at)
    if entry.kind == HANDOVER:
        assert entry.why is not None
        return HandoverEntry(entry.k, entry.n, entry.seat, entry.turn, entry.at, entry.why)
    return ReturnEntry(entry.k, entry.n, entry.seat, entry.turn, entry.at)


def play_shown(table: Table, entry: Entry, viewer: Viewer) -> PlayEntry:
    verb = entry.move.partition(" ")[0]
    hidden = is_secret(table, verb) and not viewer.may_know(entry.seat)
    move = None if hidden else entry.move
    return PlayEntry(entry.k, entry.n, entry.seat, entry.turn, entry.at, verb, move, entry.events, entry.rule)


def is_secret(table: Table, verb: str) -> bool:
    """Moves of a game that this program does not play any more are all kept hidden until they are over."""
    return table.game is None or table.game.notation.verbs[verb].secret


def draft_message(table: Table, viewer: Viewer) -> Draft | None:
    """What the own unfinished turn did so far."""
    course = table.course
    if course is None or course.seat is None or course.seat not in viewer.seats:
        return None
    moves = [" ".join(trial.move) for trial in course.draft]
    return Draft(course.seat, moves, [event for trial in course.draft for event in trial.events])


def chat_message(table: Table, viewer: Viewer, after: int, silenced: Set[str] = frozenset()) -> ChatNews:
    """What the viewer has not heard yet, but for those the viewer does not want to hear."""
    return ChatNews(
        [
            ChatEntry(line["at"], line["name"], line["seat"], line["text"], line["to_seat"])
            for line in table.chat
            if line["number"] > after and line["text"] and line["person"] not in silenced and may_read(line, viewer)
        ]
    )


def may_read(line: Row, viewer: Viewer) -> bool:
    """A line to one seat is for the person who sat there then, and for who wrote it."""
    return line["to_seat"] is None or (
        viewer.person is not None and viewer.person in (line["to_person"], line["person"])
    )


def presence_message(table: Table, _viewer: Viewer, company: Company) -> Presence:
    """The same for everybody."""
    online, watchers = company
    seats = [seat.kind == "agent" or (seat.person is not None and seat.person in online) for seat in table.seats]
    return Presence(seats, watchers)


def takeback_message(table: Table) -> TakebackNews:
    """What is proposed, and which seats agree; all null when nothing is."""
    proposal = table.proposal
    if proposal is None:
        return TakebackNews(None, None, [])
    answers = [None if seat.person is None else seat.person in proposal.accepted for seat in table.seats]
    return TakebackNews(proposal.by, proposal.to, answers)


def absent_message(table: Table, now: float) -> AbsentNews:
    absent = table.absent(now)
    if absent is None:
        return AbsentNews(None, None, [])
    asked = table.persons() - {absent.person}
    answers = [seat.person in table.replacing if seat.person in asked else None for seat in table.seats]
    return AbsentNews(absent.seat, table.updated, answers)


def over_message(table: Table) -> Result | None:
    if table.status != OVER or table.course is None:
        return None
    final = table.course.committed
    sheet = Sheet(scores(lookback.position_after(table, 0)))
    for entry in table.line:
        for event in entry.events:
            sheet.saw(event.name, event.seat, event.args)
    sheet.close(scores(final))
    return Result(scores(final), table.ranking(), sheet.seats, ordered(table.playable().pad, sheet.seats))


def history(table: Table, viewer: Viewer) -> History:
    """The decisions that stand, and how the scores went, where they do not lie face down."""
    moves = [play_shown(table, entry, viewer) for entry in table.line]
    hidden = table.course is not None and None in seen_scores(table.course.committed, viewer.alone)
    return History(moves, [] if hidden else [(entry.n, entry.scores) for entry in table.line])
