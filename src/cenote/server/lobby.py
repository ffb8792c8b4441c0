"""The lobby: whose turn it is where, what can be joined, what can be watched."""

from __future__ import annotations

from collections import Counter
from time import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Subquery, and_, func, or_, select

from cenote.server.cards import Cards
from cenote.server.protocol.tables import Lobby, LobbyFurther, LobbyPage
from cenote.server.protocol.terms import LobbyPart
from cenote.server.refused import Refused
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import archived, seats, tables
from cenote.server.table import GATHERING, OVER, RUNNING

MOST = 50  # tables of each kind on a page
MOST_OF_ONE = 5  # with the same host, before those of all others
LOOKED_AT = 1000  # newest tables among which hosts take turns
FIRST: tuple[LobbyPart, ...] = ("mine", "open", "running", "finished")  # lists of which everybody gets the first page
PARTS: tuple[LobbyPart, ...] = (*FIRST, "archived")
STATUSES = {"open": GATHERING, "running": RUNNING, "finished": OVER}
NEWEST = (tables.c.updated.desc(), tables.c.id.desc())
MOST_GATHERING = 20  # tables of one host that wait for players

Mark = tuple[float, str]  # when a table was changed, and its id: by these they are listed, the newest first


class Cursor(NamedTuple):
    """Where a page ends. Among one's own those that are over are in round 1 and come last; among the others a host's
    first tables are in round 0, the next in round 1, and so on, counted from the newest table of `top`."""

    round: int
    last: Mark
    top: Mark | None = None

    @staticmethod
    def read(text: str) -> Cursor:
        """Raises Refused for what is none."""
        try:
            round, updated, id, *top = text.split("~")
            return Cursor(int(round), (float(updated), id), (float(top[0]), top[1]) if top else None)
        except (ValueError, IndexError):
            raise Refused("bad-request", 422, where="after") from None

    def __str__(self) -> str:
        top = "" if self.top is None else f"~{self.top[0]!r}~{self.top[1]}"
        return f"{self.round}~{self.last[0]!r}~{self.last[1]}{top}"


Found = tuple[list[Row], Cursor | None]  # tables, and where to go on if there are more


def lobby(connection: Connection, person: str | None) -> Lobby:
    """The first page of everything."""
    now = time()
    parts = {part: look(connection, person, part, None) for part in FIRST}
    shown = Cards(connection, [row for found, _ in parts.values() for row in found])
    mine, waiting, running, finished = ([shown.card(row["id"], person) for row in found] for found, _ in parts.values())
    further = LobbyFurther(*(str(end) if end is not None else None for _, end in parts.values()))
    return Lobby(now, person, mine, waiting, running, finished, further)


def page(connection: Connection, person: str | None, part: LobbyPart, after: str) -> LobbyPage:
    found, end = look(connection, person, part, Cursor.read(after) if after else None)
    shown = Cards(connection, found)
    return LobbyPage([shown.card(row["id"], person) for row in found], str(end) if end is not None else None)


def look(connection: Connection, person: str | None, part: LobbyPart, after: Cursor | None) -> Found:
    if part in ("mine", "archived"):
        return own_tables(connection, person, after, put_away=part == "archived")
    return fairly(connection, after, tables.c.visibility == "public", tables.c.status == STATUSES[part])


# --- one's own ---


def own_tables(connection: Connection, person: str | None, after: Cursor | None, put_away: bool) -> Found:
    """Those where the person sits, or which the person made; those that are over come last."""
    if person is None:
        return [], None
    own, away = own_ids(person), tables.c.id.in_(select(archived.c.table_id).where(archived.c.person == person))
    kept = away if put_away else ~away
    if after is None or not after.round:
        found = listed(connection, own, after, kept, tables.c.status.in_((GATHERING, RUNNING)))
        if len(found) > MOST:
            page, end = cut(found, 0)
            return page + ([] if after else calling(connection, person, page)), end
        rest, end = cut(listed(connection, own, None, kept, tables.c.status == OVER), 1)
        return [*found, *rest], end
    return cut(listed(connection, own, after, kept, tables.c.status == OVER), 1)


def own_ids(person: str) -> Subquery:
    seated = select(seats.c.table_id.label("id")).where(seats.c.person == person)
    return seated.union(select(tables.c.id).where(tables.c.host == person)).subquery()


def calling(connection: Connection, person: str, known: list[Row]) -> list[Row]:
    """Tables that wait for the person and are not known yet, however long ago they were changed."""
    acting = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.acting, seats.c.person == person)
    query = select(tables).join(seats, acting).where(tables.c.status == RUNNING, ~tables.c.code)
    urgent = query.order_by(tables.c.deadline.is_(None), tables.c.deadline, tables.c.updated).limit(MOST)
    ids = {row["id"] for row in known}
    return [row for row in rows(connection, urgent) if row["id"] not in ids]


def cut(found: list[Row], round: int) -> Found:
    if len(found) <= MOST:
        return found, None
    return found[:MOST], Cursor(round, mark(found[MOST - 1]))


def mark(row: Row) -> Mark:
    return row["updated"], row["id"]


def older(than: Mark | None, or_same: bool = False) -> list[ColumnElement[bool]]:
    if than is None:
        return []
    updated, id = than
    before = tables.c.id <= id if or_same else tables.c.id < id
    return [tables.c.updated <= updated, or_(tables.c.updated < updated, and_(tables.c.updated == updated, before))]


def listed(
    connection: Connection, among: Subquery, after: Cursor | None, *conditions: ColumnElement[bool]
) -> list[Row]:
    """A page, and one more if there are more. They are looked up one by one: a person has few, a server many."""
    query = select(tables).join(among, among.c.id == tables.c.id)
    query = query.where(*conditions, *older(after.last if after is not None else None))
    return list(rows(connection, query.order_by(*NEWEST).limit(MOST + 1)))


# --- everybody's ---


def fairly(connection: Connection, after: Cursor | None, *conditions: ColumnElement[bool]) -> Found:
    """A page of the newest tables. Hosts take turns, some tables each: nobody's push out all others', and none is on no
    page at all."""
    top = after.top if after is not None else None
    newest = select(tables.c.id, tables.c.host, tables.c.updated).where(*conditions, *older(top, or_same=True))
    looked_at = connection.execute(newest.order_by(*NEWEST).limit(LOOKED_AT + 1)).all()
    hosts: Counter[str] = Counter()
    turns: list[tuple[int, int, Mark]] = []
    for place, (id, host, updated) in enumerate(looked_at[:LOOKED_AT]):
        turns.append((hosts[host] // MOST_OF_ONE, place, (updated, id)))
        hosts[host] += 1
    turns.sort()
    if after is not None:
        turns = [turn for turn in turns if comes_after(turn, after)]
    shown = [last[1] for _, _, last in turns[:MOST]]
    end: Cursor | None = None
    if len(turns) > MOST:
        round, _, last = turns[MOST - 1]
        end = Cursor(round, last, top or (looked_at[0].updated, looked_at[0].id))
    elif len(looked_at) > LOOKED_AT:
        following = (looked_at[-1].updated, looked_at[-1].id)
        end = Cursor(-1, following, following)
    return in_order(connection, shown), end


def comes_after(turn: tuple[int, int, Mark], cursor: Cursor) -> bool:
    """In its round the newest come first."""
    round, _, last = turn
    return round > cursor.round or (round == cursor.round and last < cursor.last)


def in_order(connection: Connection, ids: list[str]) -> list[Row]:
    if not ids:
        return []
    found = {row["id"]: row for row in rows(connection, select(tables).where(tables.c.id.in_(ids)))}
    return [found[id] for id in ids]


def gathering(connection: Connection, host: str) -> int:
    """How many tables of a host still wait for players."""
    query = select(func.count()).select_from(tables).where(tables.c.status == GATHERING, tables.c.host == host)
    return connection.execute(query).scalar_one()


# --- what came after ---


def changed_since(connection: Connection, person: str | None, since: float, most: int) -> list[str] | None:
    """The tables of the lobby that were changed since; None where there are more than that."""
    shown = tables.c.visibility == "public"
    if person is not None:
        shown = or_(shown, tables.c.id.in_(select(own_ids(person).c.id)))
    query = select(tables.c.id).where(tables.c.updated >= since, shown).order_by(tables.c.updated).limit(most + 1)
    found = list(connection.execute(query).scalars())
    return found if len(found) <= most else None


def table_ids_of(connection: Connection, person: str | None) -> set[str]:
    if person is None:
        return set()
    return set(connection.execute(select(own_ids(person).c.id)).scalars())
