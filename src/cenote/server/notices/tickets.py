"""Links that sign somebody in, once, and links that stop a channel."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, select

from cenote.server.notices.statements import ADD_TICKET
from cenote.server.people import hashed
from cenote.server.settings import DAY
from cenote.server.store.reads import Row, row
from cenote.server.store.schema import people, tickets
from cenote.server.store.statements import Statement

GOOD_FOR = 7 * DAY


def new_ticket(person: str, channel: str, table_id: str, now: float) -> tuple[str, Statement]:
    """What the link holds, and the row for it."""
    token = secrets.token_urlsafe(24)
    stored = {"token": hashed(token), "person": person, "channel": channel, "table_id": table_id}
    return token, (ADD_TICKET, stored | {"expires": now + GOOD_FOR, "session": None})


def ticket_of(connection: Connection, token: str) -> Row | None:
    query = select(tickets, people.c.name).join(people, people.c.id == tickets.c.person)
    return row(connection, query.where(tickets.c.token == hashed(token)))


class Stops:
    """A link that stops a channel names its generation: when it has been used, or the channel was switched on again, it
    is worth nothing."""

    def __init__(self, secret: bytes) -> None:
        # A dot would make it the address of a file, not of a page.
        self.signer = Signer(secret, salt="cenote.stop", sep="~", digest_method=sha256)

    def token(self, channel: Row) -> str:
        return self.signer.sign(f"{channel['id']}-{channel['generation']}").decode()

    def read(self, token: str) -> tuple[str, int] | None:
        try:
            id, _, generation = self.signer.unsign(token).decode().partition("-")
        except (BadSignature, UnicodeError):
            return None
        return id, int(generation)
