"""Owners and moderators of a server, as the command line names them."""

from __future__ import annotations

from sqlalchemy import Engine, select, text, update

from cenote.server.names import folded
from cenote.server.refused import Refused
from cenote.server.store.marks import MODERATOR, audited, marking, named
from cenote.server.store.migrate import migrate
from cenote.server.store.reads import Row, account
from cenote.server.store.schema import people

COMMAND_LINE = ("", "")


def set_owner(engine: Engine, name: str, owner: bool) -> None:
    """Raises Refused where there is no such account. A server that runs knows it at the next request."""
    migrate(engine)
    with engine.begin() as connection:
        about = found(account(connection, folded(name)), name)
        connection.execute(update(people).where(people.c.id == about["id"]).values(owner=owner))
        statement, values = audited(COMMAND_LINE, "own" if owner else "disown", "", about)
        connection.execute(text(statement), values)


def owners(engine: Engine) -> list[str]:
    migrate(engine)
    with engine.connect() as connection:
        return list(connection.execute(select(people.c.name).where(people.c.owner).order_by(people.c.name)).scalars())


def set_moderator(engine: Engine, name: str, moderator: bool) -> None:
    migrate(engine)
    with engine.begin() as connection:
        about = found(account(connection, folded(name)), name)
        deed = "appoint" if moderator else "dismiss"
        for statement, values in (
            marking(about["id"], MODERATOR, moderator),
            audited(COMMAND_LINE, deed, "", about),
        ):
            connection.execute(text(statement), values)


def moderators(engine: Engine) -> list[str]:
    migrate(engine)
    with engine.connect() as connection:
        return named(connection, MODERATOR)


def found(row: Row | None, name: str) -> Row:
    if row is None:
        raise Refused("no-such-account", 404, name=name)
    return row
