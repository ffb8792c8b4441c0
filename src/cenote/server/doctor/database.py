"""Is the database there, can it be written, has it the right shape, and does it agree about the time?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from cenote.core.refusal import Refusal
from cenote.server.doctor.files import is_writable
from cenote.server.doctor.finding import Finding, mind, refused, well, wrong
from cenote.server.settings import Settings
from cenote.server.store.migrate import VERSIONS, newest, revision
from cenote.server.store.schema import tables
from cenote.server.store.store import existing

CONNECTIONS = 8  # of one process with PostgreSQL
SPARE = 10  # connections for the host
APART = 2.0  # seconds that two clocks may differ
AHEAD = 60.0  # seconds that what was written may lie in the future


def database(settings: Settings) -> Iterator[Finding]:
    file = Path(make_url(settings.database).database or "")
    if settings.is_sqlite and not file.exists():
        ready = is_writable(file.parent)
        found = well("database", "doctor-database-new", file=str(file))
        yield found if ready else wrong("database", "doctor-folder", folder=str(file.parent))
        return
    try:
        with existing(settings.database) as engine:
            yield from reachable(settings, engine)
    except Refusal as refusal:
        yield refused("database", refusal)


def reachable(settings: Settings, engine: Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        schema = revision(connection)
        if schema and schema != newest():
            yield mind("database", "doctor-database-older", schema=schema, newest=newest())
        elif trouble := writing(connection) if schema else "":
            yield wrong("database", "doctor-database-readonly", error=trouble)
        else:
            yield well("database", "doctor-database-well", schema=schema or newest())
        connection.rollback()
        if engine.dialect.name == "postgresql":
            yield from connections(settings, connection)
        if schema == newest():
            yield clock(connection, engine.dialect.name == "postgresql")


def writing(connection: Connection) -> str:
    """Why nothing can be written; what is tried is taken back."""
    try:
        connection.execute(text(f"UPDATE {VERSIONS} SET version_num = version_num"))
    except DBAPIError as error:
        return " ".join(str(error.orig).split())
    finally:
        connection.rollback()
    return ""


def connections(settings: Settings, connection: Connection) -> Iterator[Finding]:
    most = int(connection.execute(text("SHOW max_connections")).scalar() or 0)
    needed = settings.workers * CONNECTIONS + SPARE
    if most < needed:
        yield wrong("database", "doctor-connections", most=most, needed=needed)


def clock(connection: Connection, shared: bool) -> Finding:
    """Everything that counts time goes by the clock of this machine, or by that of the database."""
    if shared:
        theirs = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())::float8")).scalar() or 0)
        if abs(theirs - time()) > APART:
            return wrong("clock", "doctor-clock-apart", seconds=round(abs(theirs - time())))
    last = connection.execute(select(func.max(tables.c.updated))).scalar() or 0.0
    if last > time() + AHEAD:
        return wrong("clock", "doctor-clock-back", minutes=round((last - time()) / 60))
    return well("clock", "doctor-clock-well")
