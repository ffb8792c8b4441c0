"""What is written of tournaments."""

from __future__ import annotations

from cenote.server.store import schema
from cenote.server.store.statements import insert

ADD_TOURNAMENT = insert(schema.tournaments)
ADD_ENTRANT = insert(schema.entrants)
ADD_PAIRING = insert(schema.pairings)
SET_ENTRANT = "UPDATE entrants SET status = :status WHERE tournament_id = :tournament_id AND id = :id"
DROP_ENTRANT = "DELETE FROM entrants WHERE tournament_id = :tournament_id AND id = :id"
SET_PROGRESS = (
    "UPDATE tournaments SET status = :status, round = :round, rounds = :rounds, begun = :begun, ended = :ended, "
    "updated = :updated WHERE id = :id"
)
TOUCH = "UPDATE tournaments SET updated = :updated WHERE id = :id"
