"""Playing a turn: try, take back, try again, confirm."""

from __future__ import annotations

from cenote.server.acts.deed import Deed, acknowledge
from cenote.server.acts.orders import Think
from cenote.server.acts.turns import commit
from cenote.server.acts.who import Who
from cenote.server.course import Course
from cenote.server.protocol.commands import Command, Confirm, Play, Redo, Undo, Why
from cenote.server.protocol.talking import Ack, WhyNews, WhyReason
from cenote.server.refused import Refused, Stale
from cenote.server.store.statements import PUT_DRAFT, Statement
from cenote.server.table import Table
from cenote.server.wire import written


def play(table: Table, who: Who, command: Play, now: float) -> Deed:
    course = own_turn(table, who, command.seq)
    if course.turn_over:
        raise Refused("confirm-first")
    came_to_light = course.play(table.playable().notation.read(command.move))
    return commit_or_keep(table, who, command, now, came_to_light or (command.end and course.turn_over))


def undo(table: Table, who: Who, command: Undo, now: float) -> Deed:
    course = own_turn(table, who, command.seq)
    if not course.draft:
        raise Refused("nothing-to-undo")
    course.undo()
    return acknowledge(table, who, command, [store_draft(table, course)])


def redo(table: Table, who: Who, command: Redo, now: float) -> Deed:
    course = own_turn(table, who, command.seq)
    if not course.undone:
        raise Refused("nothing-to-redo")
    course.redo()
    return commit_or_keep(table, who, command, now, False)


def confirm(table: Table, who: Who, command: Confirm, now: float) -> Deed:
    course = own_turn(table, who, command.seq)
    if not course.turn_over:
        raise Refused("turn-not-over")
    return acknowledge(table, who, command, commit(table, now))


def why(table: Table, who: Who, question: Why, now: float) -> Deed:
    """What stands against a move, in the position as the person sees it."""
    course = table.running()
    if course.seat is None or course.seat not in table.seats_of(who.person):
        raise Refused("not-your-turn")
    game = table.playable()
    move = game.notation.read(question.move)
    if course.turn_over:
        raise Refused("confirm-first")
    if move in course.position.legal():
        return Deed([], WhyNews(question.id, None, None))
    reason = course.position.why_not(move)
    return Deed([], WhyNews(question.id, WhyReason(reason.rule, reason.key, reason.args), None))


def think(table: Table, who: Who, command: Think, now: float) -> Deed:
    """A code seat plays its turn: the same path, without a draft to look at."""
    course = table.running()
    if table.k != command.entries or course.seat != command.seat or not table.seats[command.seat].code:
        raise Stale
    course.discard()
    notation = table.playable().notation
    try:
        for text in command.moves:
            course.play(notation.read(text))
    except ValueError:
        course.discard()
        raise
    return Deed(commit(table, now), Ack(command.id, str(table.k)))


def own_turn(table: Table, who: Who, seq: str) -> Course:
    """The course, if the person saw its newest position and is the one to act."""
    course = table.running()
    if seq != table.seq(who.person):
        raise Stale
    acting = table.acting
    if acting is None or acting.person != who.person or acting.code:
        raise Refused("not-your-turn")
    return course


def commit_or_keep(table: Table, who: Who, command: Command, now: float, final: bool) -> Deed:
    """Commit if nothing can or shall be taken back any more, or if the person does not want to confirm."""
    course = table.running()
    acting = table.acting
    assert acting is not None
    if final or (course.turn_over and not acting.confirm):
        return acknowledge(table, who, command, commit(table, now))
    return acknowledge(table, who, command, [store_draft(table, course)])


def store_draft(table: Table, course: Course) -> Statement:
    write = table.playable().notation.write
    assert course.seat is not None
    table.draft_stored = True
    return PUT_DRAFT, {
        "table_id": table.id,
        "seat": course.seat,
        "revision": course.revision,
        "moves": written([write(trial.move) for trial in course.draft]),
        "undone": written([write(move) for move in course.undone]),
    }
