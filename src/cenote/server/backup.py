"""Everything that is kept, in one file of JSON lines, whatever the database: also the way from SQLite to PostgreSQL.

{"cenote": "backup", "schema": "0001", …}
["people", {"id": …}]
…
{"rows": 1234, "sums": {"people": "12:5f…", …}}

A file gets its name when it was read back into a database of its own and held there what was written.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import IO, Any

from sqlalchemy import Connection, Engine, MetaData, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from cenote import __version__
from cenote.server.refused import Refused
from cenote.server.settings import sqlite_url
from cenote.server.store.migrate import VERSIONS, check, migrate, newest, revision, revisions
from cenote.server.store.schema import PASSING, metadata
from cenote.server.store.store import make_engine
from cenote.server.tally import Tally

BATCH = 500
UNFINISHED = ".part"
TRIAL = ".cenote-trial-"  # folders of databases into which a backup is read back


def write_backup(engine: Engine, file: Path) -> int:
    """One consistent look at the whole database; nobody has to stop for it. Tells how many rows there were.

    Raises Refused, and leaves what was there before, where the file cannot be written or does not read back.
    """
    unfinished = file.with_name(file.name + UNFINISHED)
    try:
        rows = write_rows(engine, unfinished, packed=file.suffix == ".gz")
        prove(unfinished)
        unfinished.replace(file)
    except BaseException as trouble:
        unfinished.unlink(missing_ok=True)
        if isinstance(trouble, OSError):
            raise Refused("backup-disk", file=str(file), error=trouble.strerror or str(trouble)) from trouble
        raise
    return rows


def write_rows(engine: Engine, file: Path, packed: bool) -> int:
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.execute(text("BEGIN"))  # else every question would look anew
        schema = revision(connection)
        if not schema:
            raise Refused("backup-nothing")
        file.touch(0o600)
        tally = Tally()
        with opened(file, "wt", packed) as out:
            head = {"cenote": "backup", "schema": schema, "version": __version__, "at": time()}
            out.write(json.dumps(head) + "\n")
            for name, row in all_rows(connection):
                out.write(json.dumps([name, row], ensure_ascii=False) + "\n")
                tally.add(name, row)
            out.write(json.dumps({"rows": tally.rows, "sums": tally.told()}) + "\n")
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return tally.rows


def prove(file: Path) -> None:
    """Restore it, for a moment, beside itself. Raises Refused if that does not give what was written."""
    with TemporaryDirectory(prefix=TRIAL, dir=file.parent) as folder:
        engine = make_engine(sqlite_url(Path(folder) / "trial.sqlite"))
        try:
            restore_backup(engine, file)
        finally:
            engine.dispose()


def all_rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """As the database has them: it may be one of an older program."""
    for table in present(connection):
        query = select(table).order_by(*table.primary_key)
        for row in connection.execution_options(yield_per=BATCH).execute(query).mappings():
            yield table.name, dict(row)


def present(connection: Connection) -> list[Table]:
    """Our tables in the shape they have, but for those that nobody misses."""
    shape = MetaData()
    shape.reflect(connection, only=lambda name, _: name in metadata.tables)
    return [table for table in shape.sorted_tables if table.name not in PASSING]


def restore_backup(engine: Engine, file: Path) -> int:
    """Into an empty database: first in the shape the backup has, then brought to the shape of this program."""
    lines = read_lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("cenote") != "backup":
        raise Refused("backup-not-one", file=str(file))
    schema = str(head.get("schema"))
    if schema not in revisions():
        raise Refused("backup-newer" if schema > newest() else "backup-not-one", file=str(file))
    with engine.begin() as connection:
        check(connection)
        clear(connection)
    migrate(engine, schema)
    with engine.begin() as connection:
        try:
            rows = insert_all(connection, lines)
        except (SQLAlchemyError, ValueError, TypeError, AttributeError):
            rows = None
        if rows is None:
            raise Refused("backup-incomplete", file=str(file))
    migrate(engine)
    return rows


def clear(connection: Connection) -> None:
    """Make room in an empty database, whatever shape it has. Raises Refused if it is not empty."""
    for table in present(connection):
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise Refused("backup-not-empty")
    shape = MetaData()
    shape.reflect(connection, only=lambda name, _: name in metadata.tables or name == VERSIONS)
    shape.drop_all(connection)


def insert_all(connection: Connection, lines: Iterator[Any]) -> int | None:
    """How many rows there were; None where some are missing, or are not in the database as they were in the file."""
    tally = Tally()
    last = insert_rows(connection, lines, tally)
    if last is None or last.get("rows") != tally.rows:
        return None
    there = Tally()
    for name, row in all_rows(connection):
        there.add(name, row)
    if "sums" not in last:  # former programs wrote none, and left out what the database fills in by itself
        return tally.rows if there.counted() == tally.counted() else None
    return tally.rows if last["sums"] == tally.told() == there.told() else None


def insert_rows(connection: Connection, lines: Iterator[Any], tally: Tally) -> dict[str, Any] | None:
    """The last line, which says what there should have been; None where it does not come."""
    shape = MetaData()
    shape.reflect(connection)
    batch: list[dict[str, Any]] = []
    current: Table | None = None
    for line in lines:
        if isinstance(line, dict):
            flush(connection, current, batch)
            return line if next(lines, None) is None else None  # to the very end, where a packed file has its checksum
        name, row = line
        if name not in shape.tables:
            break
        if name in PASSING:  # former programs wrote them down
            tally.rows += 1
            continue
        tally.add(name, row)
        if current is None or current.name != name or len(batch) == BATCH:
            flush(connection, current, batch)
            current = shape.tables[name]
        batch.append(dict(row))
    return None


def flush(connection: Connection, table: Table | None, batch: list[dict[str, Any]]) -> None:
    if table is not None and batch:
        connection.execute(table.insert(), batch)
    batch.clear()


def read_lines(file: Path) -> Iterator[Any]:
    with file.open("rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
    try:
        with opened(file, "rt", packed) as lines:
            for line in lines:
                yield json.loads(line)
    except (ValueError, EOFError, RecursionError, gzip.BadGzipFile, zlib.error):
        raise Refused("backup-not-one", file=str(file)) from None


def opened(file: Path, mode: str, packed: bool) -> IO[Any]:
    if packed:
        return gzip.open(file, mode, encoding="utf-8")  # type: ignore[return-value]
    return file.open(mode, encoding="utf-8")
