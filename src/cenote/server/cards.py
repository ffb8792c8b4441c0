"""Tables as the lobby shows them, each for the one who looks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec.json import decode
from sqlalchemy import Connection, select

from cenote.server.clocks import Clock, More
from cenote.server.files import tag
from cenote.server.profiles.company import changes_of
from cenote.server.profiles.past import places_of
from cenote.server.protocol.tables import CardSeat, ClockRule, Stage, TableCard
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import archived, files, seats, tables
from cenote.server.table import CANCELLED, OVER
from cenote.server.wire import read


class Cards:
    """Some tables with all that their cards need, read at once."""

    def __init__(self, connection: Connection, found: Iterable[Row]) -> None:
        self.tables = {row["id"]: row for row in found}
        self.seats: defaultdict[str, list[Row]] = defaultdict(list)
        self.put_away: defaultdict[str, set[str]] = defaultdict(set)  # by whom
        self.files: dict[str, Row] = {}
        self.places: dict[tuple[str, str], int] = {}  # by table and person, of games that are over
        self.changes: dict[tuple[str, str], int] = {}  # of ratings
        if not self.tables:
            return
        ids = list(self.tables)
        for seat in rows(connection, select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
            self.seats[seat["table_id"]].append(seat)
        away = select(archived.c.table_id, archived.c.person).where(archived.c.table_id.in_(ids))
        for table_id, person in connection.execute(away):
            self.put_away[table_id].add(person)
        used = {row["data"].partition("/")[2] for row in self.tables.values()} - {""}
        if used:
            named = select(files.c.digest, files.c.title, files.c.author).where(files.c.digest.in_(used))
            self.files = {file["digest"]: file for file in rows(connection, named)}
        over = [id for id, row in self.tables.items() if row["status"] == OVER]
        if over:
            self.places, self.changes = places_of(connection, over), changes_of(connection, over)

    def own(self, table_id: str) -> set[str]:
        """Everybody who sits at the table, and who made it."""
        seated = {seat["person"] for seat in self.seats[table_id]} - {None}
        return seated | {self.tables[table_id]["host"]}

    def listed(self, table_id: str) -> bool:
        """Was it, or is it, in everybody's lobby?"""
        return table_id in self.tables and self.tables[table_id]["visibility"] == "public"

    def shown_to(self, table_id: str, person: str | None) -> bool:
        """Does the lobby of that person have it?"""
        row = self.tables.get(table_id)
        if row is None or row["status"] == CANCELLED:
            return False
        return self.listed(table_id) or (person is not None and person in self.own(table_id))

    def card(self, table_id: str, person: str | None) -> TableCard:
        row, seated = self.tables[table_id], self.seats[table_id]
        mine = [person is not None and seat["person"] == person for seat in seated]
        acting, over = row["acting"], row["status"] == OVER
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
            yours=any(mine) or row["host"] == person,
            archived=person in self.put_away[table_id],
            turn=row["turn"],
            stage=stage(row["stage"]),
            n=row["decisions"],
            updated=row["updated"],
            created=row["created"],
            visibility=row["visibility"],
            options=read(row["options"]),
            clock=clock_rule(row),
            deadline=row["deadline"],
            over=over,
            scores=read(row["scores"]) if row["scores"] is not None else None,
            place=self.places.get((table_id, person or "")),
            change=self.changes.get((table_id, person or "")),
            file=tag(self.files.get(row["data"].partition("/")[2])),
            tournament=row["tournament"],
        )


def cards_of(connection: Connection, ids: Sequence[str]) -> Cards:
    """Those of the tables that are there."""
    return Cards(connection, rows(connection, select(tables).where(tables.c.id.in_(ids))))


def clock_rule(row: Row) -> ClockRule:
    return Clock(row["clock_kind"], row["clock_seconds"], 0, decode(row["clock_more"], type=More)).rule


def stage(text: str | None) -> Stage | None:
    name, _, number = (text or "").partition(" ")
    return Stage(name, int(number)) if number else None
