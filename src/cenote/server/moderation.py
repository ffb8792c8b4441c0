"""Looking after a server: who may do what about whom. Whatever is done is written down with it, in one transaction."""

from __future__ import annotations

from cenote.server.acts import Who
from cenote.server.acts.orders import Cancel, Leave
from cenote.server.hub import Hub
from cenote.server.ids import new_id
from cenote.server.people import Person
from cenote.server.protocol.host import Audited, Closable, HostPage, Judging, Subject
from cenote.server.refused import Refused
from cenote.server.store import Store
from cenote.server.store.marks import (
    BLOCKED,
    MODERATOR,
    MUTED,
    audit_log,
    audited,
    marking,
    open_tables,
    sessions_of,
    subject,
    subjects,
    tables_with,
)
from cenote.server.store.reads import Row
from cenote.server.store.statements import END_SESSIONS_OF, Statement
from cenote.server.table import GATHERING

MARKING: dict[Judging, tuple[str, bool]] = {
    "mute": (MUTED, True),
    "unmute": (MUTED, False),
    "block": (BLOCKED, True),
    "unblock": (BLOCKED, False),
    "appoint": (MODERATOR, True),
    "dismiss": (MODERATOR, False),
}


class Moderation:
    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub

    async def page(self, by: Person, like: str) -> HostPage:
        check(by)
        found = await self.store.read(subjects, like)
        return HostPage(
            owner=by.owner,
            people=[shown(by, row) for row in found],
            tables=[Closable(**row) for row in await self.store.read(open_tables)],
            log=[
                Audited(row["at"], row["by_name"], row["deed"], row["name"], row["table_id"], row["why"])
                for row in await self.store.read(audit_log)
            ],
        )

    async def judge(self, by: Person, person: str, deed: Judging, why: str) -> Subject:
        check(by)
        about = await self.store.read(subject, person)
        if about is None:
            raise Refused("person-gone", 404)
        if deed not in allowed(by, about):
            raise Refused("not-yours-to-judge", 403, name=about["name"])
        mark, on = MARKING[deed]
        statements: list[Statement] = [marking(person, mark, on), audited((by.id, by.name), deed, why, about)]
        sessions: list[str] = []
        if deed == "block":
            sessions = await self.store.read(sessions_of, person)
            statements.append((END_SESSIONS_OF, {"id": person}))
        await self.store.write(statements)
        for session in sessions:
            self.hub.presence.end_session(session)
        if deed == "block":
            await self.show_out(about)
        return shown(by, about | {mark: on})

    async def show_out(self, about: Row) -> None:
        """Nobody waits for who cannot come back: code plays on, seats are free again, nothing gathers around them."""
        who = Who(about["id"], about["name"])
        for table in await self.store.read(tables_with, about["id"]):
            hosting = table["status"] == GATHERING and table["host"] == about["id"]
            await self.hub.act(table["id"], who, Cancel(new_id()) if hosting else Leave(new_id()))
        await self.hub.tournaments.see_out(who)


def check(by: Person) -> None:
    if not (by.owner or by.moderator):
        raise Refused("not-host", 403)


def allowed(by: Person, about: Row) -> list[Judging]:
    """What somebody who looks after the server may do: never about themselves or an owner, and a moderator not about
    another one."""
    if about["owner"] or about["id"] == by.id or (about[MODERATOR] and not by.owner):
        return []
    deeds: list[Judging] = ["unmute" if about[MUTED] else "mute", "unblock" if about[BLOCKED] else "block"]
    if by.owner and about["login"] is not None:
        deeds.append("dismiss" if about[MODERATOR] else "appoint")
    return deeds


def shown(by: Person, row: Row) -> Subject:
    return Subject(
        id=row["id"],
        name=row["name"],
        account=row["login"] is not None,
        owner=bool(row["owner"]),
        moderator=bool(row[MODERATOR]),
        muted=bool(row[MUTED]),
        blocked=bool(row[BLOCKED]),
        created=row["created"],
        deeds=allowed(by, row),
    )
