"""Brings a database to the shape that this program expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from cenote.server.refused import Refused

FOLDER = Path(__file__).parent / "migrations"
VERSIONS = "alembic_version"
OURS = {"people", "tables", "log"}  # tables that every database of ours has, and hardly another
LOCK = 0x63656E6F7465  # several processes start at once; one of them migrates


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def newest() -> str:
    """The revision that this program expects."""
    return ScriptDirectory.from_config(configuration()).get_current_head() or ""


def revisions() -> set[str]:
    """Those that this program knows."""
    return {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}


def revision(connection: Connection) -> str:
    """The revision of a database; empty for an empty one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def check(connection: Connection) -> None:
    """Raises Refused for a database that is not ours, or that a later program has written."""
    name = Path(connection.engine.url.database or "").name
    present = set(inspect(connection).get_table_names())
    versioned, ours = VERSIONS in present, present >= OURS
    others = present if connection.dialect.name == "sqlite" else present & OURS
    if (others or versioned) and not (ours and versioned):
        raise Refused("server-database-foreign", database=name)
    if ours and revision(connection) not in revisions():
        raise Refused("server-database-newer")


def migrate(engine: Engine, to: str = "head") -> None:
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="READ COMMITTED")  # sees what the one before has done
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, to)
