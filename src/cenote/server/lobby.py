"""The lobby: whose turn it is where, what can be joined, what can be watched."""

from __future__ import annotations

from collections import Counter, defaultdict

from sqlalchemy import ColumnElement, Connection, func, or_, select

from cenote.server.files import tag
from cenote.server.protocol.tables import CardSeat, ClockRule, Lobby, TableCard
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import files, seats, tables
from cenote.server.table import CANCELLED, GATHERING, OVER, RUNNING
from cenote.server.wire import read

MOST = 50  # tables of each kind
MOST_OF_ONE = 5  # of those, with the same host
LOOKED_AT = 1000  # to find them
MOST_GATHERING = 20  # tables of one host that wait for players


def lobby(connection: Connection, person: str | None) -> Lobby:
    public = tables.c.visibility == "public"
    mine: list[Row] = []
    if person is not None:
        seated = select(seats.c.table_id).where(seats.c.person == person)
        own = or_(tables.c.id.in_(seated), tables.c.host == person)
        mine = listed(connection, own, tables.c.status.in_((GATHERING, RUNNING)))
        mine += listed(connection, own, tables.c.status == OVER)
    groups = [mine] + [fairly(connection, public, tables.c.status == status) for status in (GATHERING, RUNNING, OVER)]
    shown = cards(connection, {row["id"]: row for group in groups for row in group}, person)
    return Lobby(*([shown[row["id"]] for row in group] for group in groups))


def listed(connection: Connection, *conditions: ColumnElement[bool]) -> list[Row]:
    query = select(tables).where(*conditions, tables.c.status != CANCELLED)
    return list(rows(connection, query.order_by(tables.c.updated.desc()).limit(MOST)))


def fairly(connection: Connection, *conditions: ColumnElement[bool]) -> list[Row]:
    """The same, with a few tables of each host, so that nobody's push out all others'."""
    newest = select(tables.c.id, tables.c.host).where(*conditions).order_by(tables.c.updated.desc()).limit(LOOKED_AT)
    hosts: Counter[str] = Counter()
    shown: list[str] = []
    for id, host in connection.execute(newest):
        hosts[host] += 1
        if hosts[host] <= MOST_OF_ONE and len(shown) < MOST:
            shown.append(id)
    return listed(connection, tables.c.id.in_(shown)) if shown else []


def gathering(connection: Connection, host: str) -> int:
    """How many tables of a host still wait for players."""
    query = select(func.count()).select_from(tables).where(tables.c.status == GATHERING, tables.c.host == host)
    return connection.execute(query).scalar_one()


def cards(connection: Connection, found: dict[str, Row], person: str | None) -> dict[str, TableCard]:
    seated: defaultdict[str, list[Row]] = defaultdict(list)
    query = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)
    for seat in rows(connection, query) if found else ():
        seated[seat["table_id"]].append(seat)
    used = {row["data"].partition("/")[2] for row in found.values()} - {""}
    laid: dict[str, Row] = {}
    if used:
        named = select(files.c.digest, files.c.title, files.c.author).where(files.c.digest.in_(used))
        laid = {file["digest"]: file for file in rows(connection, named)}
    return {id: card(row, seated[id], person, laid.get(row["data"].partition("/")[2])) for id, row in found.items()}


def card(row: Row, seated: list[Row], person: str | None, file: Row | None) -> TableCard:
    mine = [person is not None and seat["person"] == person for seat in seated]
    acting = row["acting"]
    return TableCard(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        seats=[
            CardSeat(seat["seat"], seat["name"], seat["kind"], seat["agent"], you)
            for seat, you in zip(seated, mine, strict=True)
        ],
        status=row["status"],
        acting=acting,
        your_turn=acting is not None and mine[acting] and not row["code"],
        turn=row["turn"],
        n=row["decisions"],
        updated=row["updated"],
        created=row["created"],
        visibility=row["visibility"],
        options=read(row["options"]),
        clock=ClockRule(row["clock_kind"], row["clock_seconds"]),
        over=row["status"] == OVER,
        scores=read(row["scores"]) if row["scores"] is not None else None,
        file=tag(file),
    )
