"""Messages as the one who gets them may see them. Everything here is composed for a viewer, nothing is stripped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cenote.core.kernel import State
from cenote.core.words import kebab
from cenote.server.course import Course, Told, scores, seen_scores
from cenote.server.entries import PLAY, Entry
from cenote.server.store.reads import Row
from cenote.server.table import GATHERING, OVER, Table
from cenote.server.wire import Json


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


def table_message(table: Table, viewer: Viewer) -> Json:
    inside = bool(viewer.seats) or (viewer.person is not None and viewer.person == table.host)
    return {
        "type": "table",
        "id": table.id,
        "game": table.key,
        "rules": table.rules,
        "options": table.options,
        "players": table.players,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "agent": seat.agent,
                "auto": seat.auto,
                "you": seat.seat in viewer.seats,
            }
            for seat in table.seats
        ],
        "you_host": viewer.person is not None and viewer.person == table.host,
        "visibility": table.visibility,
        "invite": table.invite if inside else None,
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds},
        "confirm": table.seats[viewer.seats[0]].confirm if viewer.seats else None,
        "origin": table.origin,
        "status": table.status,
        "started": table.status not in (GATHERING, "cancelled"),
        "over": table.status == OVER,
        "playable": table.game is not None,
        "created": table.created,
    }


def position_message(table: Table, viewer: Viewer, now: float) -> Json | None:
    """Where the game stands, and what the viewer may do; nothing before it has begun."""
    course = table.course
    if course is None:
        return None
    acting = course.seat
    mine = acting is not None and acting in viewer.seats
    position = course.position if mine else course.committed
    looking = acting if mine else viewer.alone
    yours = mine and acting is not None and not table.seats[acting].code
    deciding = yours and not course.turn_over
    return {
        "type": "position",
        "seq": table.seq(viewer.person),
        "n": course.n,
        "k": table.k,
        "turn": position.turn,
        "seat": acting,
        "as": looking,
        "yours": yours,
        "drafting": mine and bool(course.draft),
        "view": position.view(looking),
        "ask": kebab(type(position.decision).__name__) if deciding else None,
        "rule": position.decision.rule if deciding else None,
        "moves": priced_moves(position) if deciding else [],
        "can_undo": yours and bool(course.draft),
        "can_redo": yours and bool(course.undone),
        "can_confirm": yours and course.turn_over,
        "clock": table.clock.shown(now),
        "scores": seen_scores(position, looking),
    }


def priced_moves(position: State) -> list[tuple[str, dict[str, int]]]:
    decision, write = position.decision, position.game.notation.write
    return [(write(move), decision.price(position, move)) for move in position.legal()]


def log_message(table: Table, viewer: Viewer, have: int) -> Json:
    return {
        "type": "log",
        "from": have,
        "entries": [entry_shown(table, entry, viewer) for entry in table.entries[have:]],
    }


def entry_shown(table: Table, entry: Entry, viewer: Viewer) -> Json:
    shown: Json = {
        "k": entry.k,
        "kind": entry.kind,
        "n": entry.n,
        "seat": entry.seat,
        "turn": entry.turn,
        "at": entry.at,
    }
    if entry.kind == PLAY:
        verb = entry.move.partition(" ")[0]
        hidden = is_secret(table, verb) and not viewer.may_know(entry.seat)
        shown |= {"verb": verb, "move": None if hidden else entry.move, "events": events_shown(entry.events, viewer)}
    elif entry.why:
        shown["why"] = entry.why
    return shown


def is_secret(table: Table, verb: str) -> bool:
    """Moves of a game that this program does not play any more are all kept hidden until they are over."""
    return table.game is None or table.game.notation.verbs[verb].secret


def events_shown(events: Iterable[Told], viewer: Viewer) -> list[Json]:
    return [
        {"name": name, "seat": seat, "args": args}
        for name, seat, args, only in events
        if only is None or viewer.may_know(only)
    ]


def draft_message(table: Table, viewer: Viewer) -> Json | None:
    """What the own unfinished turn did so far."""
    course = table.course
    if course is None or course.seat is None or course.seat not in viewer.seats:
        return None
    return {
        "type": "draft",
        "seat": course.seat,
        "moves": [" ".join(trial.move) for trial in course.draft],
        "events": [event for trial in course.draft for event in draft_events(course, trial.events)],
    }


def draft_events(course: Course, events: Sequence[Told]) -> list[Json]:
    return [
        {"name": name, "seat": seat, "args": args}
        for name, seat, args, only in events
        if only is None or only == course.seat
    ]


def chat_message(table: Table, viewer: Viewer, after: int) -> Json:
    lines = [
        {"at": line["at"], "name": line["name"], "seat": line["seat"], "text": line["text"], "to": line["to_seat"]}
        for line in table.chat
        if line["number"] > after and may_read(line, viewer)
    ]
    return {"type": "chat", "entries": lines}


def may_read(line: Row, viewer: Viewer) -> bool:
    """A line to one seat is for that seat and for who wrote it."""
    return line["to_seat"] is None or line["to_seat"] in viewer.seats or line["person"] == viewer.person


def presence_message(table: Table, online: set[str], watchers: int) -> Json:
    seats = [seat.kind == "agent" or (seat.person is not None and seat.person in online) for seat in table.seats]
    return {"type": "presence", "seats": seats, "watchers": watchers}


def takeback_message(table: Table) -> Json:
    """What is proposed, and which seats agree; all null when nothing is."""
    proposal = table.proposal
    if proposal is None:
        return {"type": "takeback", "by": None, "to": None, "answers": []}
    answers = [None if seat.person is None else seat.person in proposal.accepted for seat in table.seats]
    return {"type": "takeback", "by": proposal.by, "to": proposal.to, "answers": answers}


def over_message(table: Table) -> Json | None:
    if table.status != OVER or table.course is None:
        return None
    final = table.course.committed
    return {"type": "over", "scores": scores(final), "ranking": final.ranking(), "sheet": score_sheet(table)}


def score_sheet(table: Table) -> list[dict[str, Any]]:
    """The points of each seat by where they came from."""
    sheet: list[dict[str, Any]] = [{} for _ in table.seats]
    for entry in table.line:
        for name, seat, args, _only in entry.events:
            if name == "score" and seat is not None and "source" in args:
                points = sheet[seat]
                points[args["source"]] = points.get(args["source"], 0) + args.get("vp", 0)
    return sheet


def history(table: Table, viewer: Viewer) -> Json:
    """The decisions that stand, and how the scores went, where they do not lie face down."""
    moves = [entry_shown(table, entry, viewer) for entry in table.line]
    hidden = table.course is not None and None in seen_scores(table.course.committed, viewer.alone)
    return {"moves": moves, "scores": [] if hidden else [[entry.n, entry.scores] for entry in table.line]}
