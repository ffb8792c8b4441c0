"""Brings a database to the shape that this program expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x63656E6F7465  # several processes start at once; one of them migrates


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def newest() -> str:
    """The revision that this program expects."""
    return ScriptDirectory.from_config(configuration()).get_current_head() or ""


def revision(connection: Connection) -> str:
    """The revision of a database; empty for an empty one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def migrate(engine: Engine, to: str = "head") -> None:
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="READ COMMITTED")  # sees what the one before has done
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, to)
