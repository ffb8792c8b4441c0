"""What is written of channels, outbox and tickets."""

from __future__ import annotations

from cenote.server.notices.kinds import KINDS
from cenote.server.store import schema
from cenote.server.store.statements import Statement, insert, upsert

ADD_CHANNEL = insert(schema.channels)
ADD_TICKET = insert(schema.tickets)
PUT_QUIET = upsert(schema.quiet)
DROP_QUIET = "DELETE FROM quiet WHERE person = :person"

# One row for each channel by which the person wants to hear of it; what is there already stays as it is.
ADD_NOTICE = {
    kind: (
        "INSERT INTO outbox (channel, table_id, kind, turn, person, at, due, tries, outcome) "
        "SELECT id, :table_id, :kind, :turn, person, :at, :due, 0, '' FROM channels "
        f"WHERE person = :person AND status = 'on' AND on_{kind} "
        "ON CONFLICT (channel, table_id, kind, turn) DO NOTHING"
    )
    for kind in KINDS
}
ROW = "channel = :channel AND table_id = :table_id AND kind = :kind AND turn = :turn"
CLAIM = f"UPDATE outbox SET due = :due, tries = tries + 1 WHERE {ROW} AND due IS NOT NULL"
POSTPONE = f"UPDATE outbox SET due = :due WHERE {ROW} AND due IS NOT NULL"
FINISH = f"UPDATE outbox SET due = NULL, outcome = :outcome WHERE {ROW}"
FINISH_ALL = "UPDATE outbox SET due = NULL, outcome = :outcome WHERE channel = :channel AND due IS NOT NULL"
SEEN = (  # whoever comes to the table knows; a clock that runs low is told nevertheless
    "UPDATE outbox SET due = NULL, outcome = 'seen' "
    "WHERE person = :person AND table_id = :table_id AND due IS NOT NULL AND kind <> 'urgent'"
)
DROP_NOTICE = f"DELETE FROM outbox WHERE {ROW}"

SET_KINDS = (
    "UPDATE channels SET on_turn = :on_turn, on_urgent = :on_urgent, on_invited = :on_invited, on_over = :on_over, "
    "on_chat = :on_chat, enters = :enters, language = :language, changed = :changed WHERE id = :id"
)
SET_STATUS = (
    "UPDATE channels SET status = :status, trouble = :trouble, generation = generation + 1, code = '', guesses = 0, "
    "paused = 0, failures = 0, failing = NULL, changed = :changed WHERE id = :id"
)
STOP = (  # by a link, which is good for one generation
    "UPDATE channels SET status = 'off', trouble = 'stopped', generation = generation + 1, changed = :changed "
    "WHERE id = :id AND generation = :generation"
)
SET_CODE = "UPDATE channels SET code = :code, guesses = 0, changed = :changed WHERE id = :id"
GUESS = "UPDATE channels SET guesses = guesses + 1 WHERE id = :id"
WELL = "UPDATE channels SET paused = 0, failures = 0, failing = NULL, trouble = '' WHERE id = :id"
FAILED = (
    "UPDATE channels SET paused = :paused, failures = failures + 1, failing = COALESCE(failing, :now), "
    "trouble = :trouble WHERE id = :id"
)
DIED = "UPDATE channels SET status = 'dead', trouble = :trouble, changed = :now WHERE id = :id AND status = 'on'"

USE_TICKET = "UPDATE tickets SET session = :session WHERE token = :token AND session IS NULL AND expires > :now"
ENTER = (  # after the one before, in the same transaction: only whoever came first finds it
    "INSERT INTO sessions (token, person, created, used) "
    "SELECT session, person, :now, :now FROM tickets WHERE token = :token AND session = :session"
)
DROP_TICKET = "DELETE FROM tickets WHERE token = :token"


def drop_channel(id: str) -> list[Statement]:
    return [
        ("DELETE FROM outbox WHERE channel = :id", {"id": id}),
        ("DELETE FROM tickets WHERE channel = :id", {"id": id}),
        ("DELETE FROM channels WHERE id = :id", {"id": id}),
    ]


def drop_all_of(person: str) -> list[Statement]:
    """Everything by which somebody is called back."""
    mine = "(SELECT id FROM channels WHERE person = :person)"
    return [
        (f"DELETE FROM outbox WHERE channel IN {mine}", {"person": person}),
        (f"DELETE FROM tickets WHERE channel IN {mine}", {"person": person}),
        ("DELETE FROM channels WHERE person = :person", {"person": person}),
        (DROP_QUIET, {"person": person}),
    ]
