"""The owners of a server: accounts that the command line has named."""

from __future__ import annotations

from sqlalchemy import Engine, select, update

from cenote.server.names import folded
from cenote.server.refused import Refused
from cenote.server.store.migrate import migrate
from cenote.server.store.schema import people


def set_owner(engine: Engine, name: str, owner: bool) -> None:
    """Raises Refused where there is no such account. A server that runs knows it at the next request."""
    migrate(engine)
    with engine.begin() as connection:
        changed = connection.execute(update(people).where(people.c.login == folded(name)).values(owner=owner))
    if not changed.rowcount:
        raise Refused("no-such-account", 404, name=name)


def owners(engine: Engine) -> list[str]:
    migrate(engine)
    with engine.connect() as connection:
        return list(connection.execute(select(people.c.name).where(people.c.owner).order_by(people.c.name)).scalars())
