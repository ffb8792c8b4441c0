"""The statements of the writer, in the dialect of the database."""

from __future__ import annotations

import re

from sqlalchemy import Table

from cenote.server.store import schema

Params = dict[str, object]
Statement = tuple[str, Params]


def insert(table: Table) -> str:
    columns = [column.name for column in table.columns]
    values = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({values})"


def upsert(table: Table) -> str:
    """Insert, or write over the row with the same key."""
    keys = [column.name for column in table.primary_key]
    rest = ", ".join(f"{c.name} = excluded.{c.name}" for c in table.columns if c.name not in keys)
    return f"{insert(table)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {rest}"


def keep(table: Table) -> str:
    """Insert, unless there is a row with the same key."""
    keys = ", ".join(column.name for column in table.primary_key)
    return f"{insert(table)} ON CONFLICT ({keys}) DO NOTHING"


def drop_of_table(table: Table) -> str:
    return f"DELETE FROM {table.name} WHERE table_id = :table_id"


ADD_PERSON = insert(schema.people)
ADD_SESSION = insert(schema.sessions)
ADD_TABLE = insert(schema.tables)
ADD_SEAT = insert(schema.seats)
ADD_ENTRY = insert(schema.log)
ADD_COMMAND = insert(schema.commands)
ADD_CHAT = insert(schema.chat)
PUT_DRAFT = upsert(schema.drafts)
PUT_SNAPSHOT = upsert(schema.snapshots)
PUT_PROPOSAL = upsert(schema.proposals)
PUT_REPLACEMENT = upsert(schema.replacements)
PUT_ARCHIVED = upsert(schema.archived)
PUT_PULSE = upsert(schema.pulse)
KEEP_FILE = keep(schema.files)
KEEP_HOLDER = keep(schema.holders)

END_SESSION = "DELETE FROM sessions WHERE token = :token"
DROP_DRAFT = "DELETE FROM drafts WHERE table_id = :table_id"
DROP_SNAPSHOTS = "DELETE FROM snapshots WHERE table_id = :table_id AND n > :n"
DROP_PROPOSAL = "DELETE FROM proposals WHERE table_id = :table_id"
DROP_ARCHIVED = "DELETE FROM archived WHERE table_id = :table_id AND person = :person"
DROP_HOLDER = "DELETE FROM holders WHERE digest = :digest AND person = :person"
DROP_FILE = (
    "DELETE FROM files WHERE digest = :digest AND NOT shared "
    "AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.digest = files.digest) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.data LIKE :used)"
)

# What belongs to a table, in the order in which it can go.
PARTS_OF_TABLE = (
    schema.log,
    schema.drafts,
    schema.snapshots,
    schema.commands,
    schema.chat,
    schema.proposals,
    schema.replacements,
    schema.outbox,
    schema.tickets,
    schema.archived,
    schema.seats,
)
DROP_TABLE = "DELETE FROM tables WHERE id = :table_id"
DROP_COMMAND = "DELETE FROM commands WHERE table_id = :table_id AND person = :person AND id = :id"
DROP_PERSON = "DELETE FROM people WHERE id = :id"
DROP_TIES = ("DELETE FROM ties WHERE person = :id OR other = :id", "DELETE FROM resets WHERE person = :id")
END_SESSIONS_OF = "DELETE FROM sessions WHERE person = :id"

SET_USED = "UPDATE sessions SET used = :used WHERE token = :token"
SET_VISITED = "UPDATE tables SET visited = :visited WHERE id = :id"
RENAME_PERSON = "UPDATE people SET name = :name WHERE id = :id"
SET_ACCOUNT = (
    "UPDATE people SET name = :name, login = :login, likeness = :likeness, password = :password WHERE id = :id"
)
SET_PASSWORD = "UPDATE people SET password = :password WHERE id = :id"
SET_CONFIRM = "UPDATE people SET confirm = :confirm WHERE id = :id"
SET_SHOWN_TO = "UPDATE people SET shown_to = :shown_to WHERE id = :id"
SET_LANGUAGE = "UPDATE people SET language = :language WHERE id = :id"
SET_SHARED = "UPDATE files SET shared = :shared WHERE digest = :digest"
SET_SEAT = (
    "UPDATE seats SET kind = :kind, person = :person, name = :name, agent = :agent, auto = :auto, confirm = :confirm, "
    "ready = :ready "
    "WHERE table_id = :table_id AND seat = :seat"
)
SET_STANDING = (
    "UPDATE tables SET status = :status, updated = :updated, entries = :entries, decisions = :decisions, "
    "turn = :turn, acting = :acting, code = :code, deadline = :deadline, clock = :clock, scores = :scores, "
    "stage = :stage "
    "WHERE id = :id"
)

SET_TERMS = (
    "UPDATE tables SET options = :options, clock_kind = :clock_kind, clock_seconds = :clock_seconds, "
    "clock_more = :clock_more, players = :players, barred = :barred, fill_at = :fill_at WHERE id = :id"
)
DROP_SEATS = "DELETE FROM seats WHERE table_id = :table_id AND seat >= :seat"

NOTIFY = "SELECT pg_notify(:channel, :payload)"  # a payload may be several notes, a line each
LONGEST_NOTE = 7900  # what PostgreSQL takes, in bytes

_PARAMETER = re.compile(r":(\w+)")


def for_psycopg(sql: str) -> str:
    return replace_parameters(sql, r"%(\1)s")


def parameters(sql: str) -> list[str]:
    """The names of what is to be given, in their order."""
    return _PARAMETER.findall(sql)


def replace_parameters(sql: str, by: str) -> str:
    r"""Write something else for each of them; `\1` stands for its name."""
    return _PARAMETER.sub(by, sql)
