"""Everything that is kept, in one file of JSON lines, whatever the database: also the way from SQLite to PostgreSQL.

{"cenote": "backup", "schema": "0001", …}
["people", {"id": …}]
…
{"rows": 1234}
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import IO, Any

from sqlalchemy import Connection, Engine, MetaData, Table, func, inspect, select, text

from cenote import __version__
from cenote.server.refused import Refused
from cenote.server.store.migrate import migrate, newest, revision
from cenote.server.store.schema import PASSING, metadata

BATCH = 500


def write_backup(engine: Engine, file: Path) -> int:
    """One consistent look at the whole database; nobody has to stop for it. Tells how many rows there were."""
    unfinished = file.with_name(file.name + ".part")
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.execute(text("BEGIN"))  # else every question would look anew
        schema = revision(connection)
        if not schema:
            raise Refused("backup-nothing")
        unfinished.touch(0o600)
        with opened(unfinished, "wt", file.suffix == ".gz") as out:
            head = {"cenote": "backup", "schema": schema, "version": __version__, "at": time()}
            out.write(json.dumps(head) + "\n")
            rows = 0
            for name, row in all_rows(connection):
                out.write(json.dumps([name, row], ensure_ascii=False) + "\n")
                rows += 1
            out.write(json.dumps({"rows": rows}) + "\n")
    unfinished.replace(file)
    return rows


def all_rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in kept():
        query = select(table).order_by(*table.primary_key)
        for row in connection.execution_options(yield_per=BATCH).execute(query).mappings():
            yield table.name, dict(row)


def kept() -> list[Table]:
    return [table for table in metadata.sorted_tables if table not in PASSING]


def restore_backup(engine: Engine, file: Path) -> int:
    """Into an empty database: first in the shape the backup has, then brought to the shape of this program."""
    lines = read_lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("cenote") != "backup":
        raise Refused("backup-not-one", file=str(file))
    if str(head.get("schema")) > newest():
        raise Refused("backup-newer", file=str(file))
    with engine.connect() as connection:
        check_empty(connection)
    migrate(engine, str(head["schema"]))
    with engine.begin() as connection:
        rows = insert_all(connection, lines, file)
    migrate(engine)
    return rows


def insert_all(connection: Connection, lines: Iterator[Any], file: Path) -> int:
    shape = MetaData()
    shape.reflect(connection)
    batch: list[dict[str, Any]] = []
    current: Table | None = None
    for rows, line in enumerate(lines):
        if isinstance(line, dict):
            if line.get("rows") != rows:
                break
            flush(connection, current, batch)
            return rows
        name, row = line
        if name not in shape.tables:
            break
        if current is None or current.name != name or len(batch) == BATCH:
            flush(connection, current, batch)
            current = shape.tables[name]
        batch.append(row)
    raise Refused("backup-incomplete", file=str(file))


def flush(connection: Connection, table: Table | None, batch: list[dict[str, Any]]) -> None:
    if table is not None and batch:
        connection.execute(table.insert(), batch)
    batch.clear()


def check_empty(connection: Connection) -> None:
    present = set(inspect(connection).get_table_names())
    for table in kept():
        if table.name in present and connection.execute(select(func.count()).select_from(table)).scalar():
            raise Refused("backup-not-empty")


def read_lines(file: Path) -> Iterator[Any]:
    with file.open("rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
    try:
        with opened(file, "rt", packed) as lines:
            for line in lines:
                yield json.loads(line)
    except (ValueError, EOFError, gzip.BadGzipFile):
        raise Refused("backup-not-one", file=str(file)) from None


def opened(file: Path, mode: str, packed: bool) -> IO[Any]:
    if packed:
        return gzip.open(file, mode, encoding="utf-8")  # type: ignore[return-value]
    return file.open(mode, encoding="utf-8")
