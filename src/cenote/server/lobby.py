"""The lobby: whose turn it is where, what can be joined, what can be watched."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Subquery, and_, func, or_, select

from cenote.server.files import tag
from cenote.server.protocol.tables import CardSeat, ClockRule, Lobby, LobbyFurther, LobbyPage, TableCard
from cenote.server.protocol.terms import LobbyPart
from cenote.server.refused import Refused
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import files, seats, tables
from cenote.server.table import GATHERING, OVER, RUNNING
from cenote.server.wire import read

MOST = 50  # tables of each kind on a page
MOST_OF_ONE = 5  # of those, with the same host
LOOKED_AT = 1000  # to find them
PARTS: tuple[LobbyPart, ...] = ("mine", "open", "running", "finished")
STATUSES = {"open": GATHERING, "running": RUNNING, "finished": OVER}
NEWEST = (tables.c.updated.desc(), tables.c.id.desc())
MOST_GATHERING = 20  # tables of one host that wait for players


class Cursor(NamedTuple):
    """Where a page ends: tables are listed from the newest to the oldest."""

    updated: float
    id: str
    over: bool = False  # among one's own, those that are over come last

    @staticmethod
    def read(text: str) -> Cursor:
        """Raises Refused for what is none."""
        over, _, rest = text.partition("~")
        updated, _, id = rest.partition("~")
        try:
            return Cursor(float(updated), id, over == "over")
        except ValueError:
            raise Refused("bad-request", 422, where="after") from None

    def __str__(self) -> str:
        return f"{'over' if self.over else ''}~{self.updated!r}~{self.id}"


Found = tuple[list[Row], Cursor | None]  # tables, and where to go on if there are more


def lobby(connection: Connection, person: str | None) -> Lobby:
    """The first page of everything."""
    parts = {part: look(connection, person, part, None) for part in PARTS}
    shown = cards(connection, {row["id"]: row for found, _ in parts.values() for row in found}, person)
    mine, waiting, running, finished = ([shown[row["id"]] for row in found] for found, _ in parts.values())
    further = LobbyFurther(*(str(end) if end is not None else None for _, end in parts.values()))
    return Lobby(mine, waiting, running, finished, further)


def page(connection: Connection, person: str | None, part: LobbyPart, after: str) -> LobbyPage:
    found, end = look(connection, person, part, Cursor.read(after))
    shown = cards(connection, {row["id"]: row for row in found}, person)
    return LobbyPage([shown[row["id"]] for row in found], str(end) if end is not None else None)


def look(connection: Connection, person: str | None, part: LobbyPart, after: Cursor | None) -> Found:
    if part == "mine":
        return own_tables(connection, person, after)
    return fairly(connection, after, tables.c.visibility == "public", tables.c.status == STATUSES[part])


def own_tables(connection: Connection, person: str | None, after: Cursor | None) -> Found:
    """Those where the person sits, or which the person made; those that are over come last."""
    if person is None:
        return [], None
    seated = select(seats.c.table_id.label("id")).where(seats.c.person == person)
    own = seated.union(select(tables.c.id).where(tables.c.host == person)).subquery()
    if after is None or not after.over:
        found = listed(connection, own, after, tables.c.status.in_((GATHERING, RUNNING)))
        if len(found) > MOST:
            return cut(found, over=False)
        more = listed(connection, own, None, tables.c.status == OVER)
        rest, end = cut(more, over=True)
        return [*found, *rest], end
    return cut(listed(connection, own, after, tables.c.status == OVER), over=True)


def cut(found: list[Row], over: bool) -> Found:
    if len(found) <= MOST:
        return found, None
    last = found[MOST - 1]
    return found[:MOST], Cursor(last["updated"], last["id"], over)


def older(after: Cursor | None) -> list[ColumnElement[bool]]:
    if after is None:
        return []
    same = and_(tables.c.updated == after.updated, tables.c.id < after.id)
    return [tables.c.updated <= after.updated, or_(tables.c.updated < after.updated, same)]


def listed(connection: Connection, among: Subquery, after: Cursor | None, status: ColumnElement[bool]) -> list[Row]:
    """A page, and one more if there are more. They are looked up one by one: a person has few, a server many."""
    query = select(tables).join(among, among.c.id == tables.c.id).where(status, *older(after))
    return list(rows(connection, query.order_by(*NEWEST).limit(MOST + 1)))


def fairly(connection: Connection, after: Cursor | None, *conditions: ColumnElement[bool]) -> Found:
    """The same, with a few tables of each host on a page, so that nobody's push out all others'."""
    newest = select(tables.c.id, tables.c.host, tables.c.updated).where(*conditions, *older(after))
    hosts: Counter[str] = Counter()
    shown: list[str] = []
    end: Cursor | None = None
    for id, host, updated in connection.execute(newest.order_by(*NEWEST).limit(LOOKED_AT)):
        if len(shown) == MOST:
            break
        hosts[host] += 1
        end = Cursor(updated, id)
        if hosts[host] <= MOST_OF_ONE:
            shown.append(id)
    else:
        end = end if hosts.total() == LOOKED_AT else None
    query = select(tables).where(tables.c.id.in_(shown))
    return list(rows(connection, query.order_by(*NEWEST))) if shown else [], end


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
