"""Files of corrected components: kept by the digest of their text, shared with all or held by those who added them."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

from sqlalchemy import Connection, func, select

from cenote.core import corrections
from cenote.core.corrections import Corrections
from cenote.core.data import PROVENANCE, fingerprint
from cenote.core.room import Room
from cenote.server.people import Person
from cenote.server.protocol.tables import FileTag
from cenote.server.protocol.terms import Visibility
from cenote.server.protocol.workshop import AboutFile, FileInfo
from cenote.server.refused import Refused
from cenote.server.rooms import Rooms
from cenote.server.store import Store
from cenote.server.store.reads import Row, row, rows
from cenote.server.store.schema import files, holders, people, tables
from cenote.server.store.statements import (
    DROP_FILE,
    DROP_HOLDER,
    KEEP_FILE,
    KEEP_HOLDER,
    SET_SHARED,
    Statement,
)

MOST_FILES, MOST_BYTES = 40, 2 * 1024 * 1024  # that one account may hold
GUEST_FILES, GUEST_BYTES = 6, 512 * 1024
LISTED = 200


class Files:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def listed(self, person: Person | None, game: str) -> list[FileInfo]:
        return await self.store.read(listed, person.id if person is not None else "", game)

    async def info(self, digest: str, person: Person | None) -> FileInfo:
        found = await self.store.read(info, digest, person.id if person is not None else "")
        if found is None:
            raise Refused("no-such-file", 404)
        return found

    async def text(self, digest: str) -> Row:
        found = await self.store.read(file_row, digest)
        if found is None:
            raise Refused("no-such-file", 404)
        return found

    async def of_game(self, digest: str, key: str) -> Row:
        found = await self.text(digest)
        if found["game"] != key:
            raise Refused("file-game", 422, game=found["game"])
        return found

    async def add(self, person: Person, key: str, text: str) -> FileInfo:
        """Raises BadData for what cannot be played with, and Refused where somebody holds too much already."""
        room = self.rooms.ours(key)
        kept = await asyncio.to_thread(new_row, room, text)
        await self.store.write(await self.holding(person, kept))
        return await self.info(kept["digest"], person)

    async def holding(self, person: Person, kept: Row) -> list[Statement]:
        """What has to be written so that the person holds the file."""
        known = await self.store.read(file_row, kept["digest"])
        if known is not None and known["text"] != kept["text"]:
            raise Refused("file-digest")  # two texts with one digest: somebody has looked for them
        count, size, mine = await self.store.read(held, person.id, kept["digest"])
        most, bytes = (MOST_FILES, MOST_BYTES) if person.account else (GUEST_FILES, GUEST_BYTES)
        if not mine and (count >= most or size + kept["size"] > bytes):
            raise Refused("files-full", files=most, size=bytes // 1024)
        holder = {"digest": kept["digest"], "person": person.id, "added": time()}
        return [(KEEP_FILE, kept), (KEEP_HOLDER, holder)]

    async def usable(self, digest: str, key: str, person: Person, visibility: Visibility) -> Row:
        """The file, if a table of the person may be played with it."""
        found = await self.of_game(digest, key)
        if not found["shared"]:
            _, _, mine = await self.store.read(held, person.id, digest)
            if not mine:
                raise Refused("file-not-yours", 403)
            if visibility == "public":
                raise Refused("file-not-shared", 403)
        return found

    async def share(self, digest: str, person: Person, shared: bool) -> FileInfo:
        if not person.owner:
            raise Refused("not-owner", 403)
        await self.text(digest)
        await self.store.write([(SET_SHARED, {"digest": digest, "shared": shared})])
        return await self.info(digest, person)

    async def delete(self, digest: str, person: Person) -> None:
        found = await self.info(digest, person)
        if not found.mine:
            raise Refused("file-not-yours", 403)
        if found.used:
            raise Refused("file-used", tables=found.used)
        if found.shared:
            raise Refused("file-shared")
        await self.store.write(
            [
                (DROP_HOLDER, {"digest": digest, "person": person.id}),
                (DROP_FILE, {"digest": digest, "used": used_by(digest)}),
            ]
        )


def new_row(room: Room, text: str) -> Row:
    """The row of a file, in our order. Raises BadData, naming the line, for what cannot be played with."""
    tidy, written = corrections.accepted(room, "file.toml", text)
    return kept_row(room.key, tidy, written)


def carried_row(room: Room, text: str) -> Row:
    """The row of a file that comes with a record: as it was when the record was played, whatever is ours by now."""
    return kept_row(room.key, corrections.checked(room, "record", text), text)


def kept_row(key: str, tidy: Corrections, text: str) -> Row:
    entries = [entry for ids in tidy.entries.values() for entry in ids.values()]
    return {
        "digest": fingerprint(text),
        "game": key,
        "title": tidy.about.get("title", ""),
        "author": tidy.about.get("by", ""),
        "dated": tidy.about.get("on", ""),
        "against": tidy.about.get("against", ""),
        "text": text,
        "size": len(text.encode()),
        "verified": sum(entry.get("status") == "verified" for entry in entries),
        "changed": sum(any(field not in PROVENANCE for field in entry) for entry in entries),
        "added": time(),
        "shared": False,
    }


def tag(file: Row | None) -> FileTag | None:
    return None if file is None else FileTag(file["digest"], file["title"], file["author"])


def used_by(digest: str) -> str:
    """How the tables name it that are played with it."""
    return f"%/{digest}"


# --- asked of the database ---


def file_row(connection: Connection, digest: str) -> Row | None:
    return row(connection, select(files).where(files.c.digest == digest))


def held(connection: Connection, person: str, digest: str) -> tuple[int, int, bool]:
    """How many files the person holds, how large they are together, and whether this is one of them."""
    found = rows(
        connection,
        select(files.c.digest, files.c.size)
        .join(holders, holders.c.digest == files.c.digest)
        .where(holders.c.person == person),
    )
    return len(found), sum(one["size"] for one in found), any(one["digest"] == digest for one in found)


def listed(connection: Connection, person: str, game: str) -> list[FileInfo]:
    """The shared ones, then those that the person holds."""
    own = select(holders.c.digest).where(holders.c.person == person)
    query = select(files).where(files.c.shared | files.c.digest.in_(own))
    if game:
        query = query.where(files.c.game == game)
    query = query.order_by(files.c.shared.desc(), files.c.added.desc(), files.c.digest).limit(LISTED)
    return [shown(connection, found, person) for found in rows(connection, query)]


def info(connection: Connection, digest: str, person: str) -> FileInfo | None:
    found = file_row(connection, digest)
    return None if found is None else shown(connection, found, person)


def shown(connection: Connection, found: Row, person: str) -> FileInfo:
    query = (
        select(holders.c.person, people.c.name)
        .join(people, people.c.id == holders.c.person)
        .where(holders.c.digest == found["digest"])
        .order_by(holders.c.added)
    )
    holding = rows(connection, query)
    used: Any = connection.execute(
        select(func.count()).select_from(tables).where(tables.c.data.like(used_by(found["digest"])))
    ).scalar()
    return FileInfo(
        digest=found["digest"],
        game=found["game"],
        about=AboutFile(found["title"], found["author"], found["dated"], found["against"]),
        owner=holding[0]["name"] if holding else "",
        mine=any(one["person"] == person for one in holding),
        shared=found["shared"],
        added=found["added"],
        size=found["size"],
        used=used or 0,
        verified=found["verified"],
        changed=found["changed"],
    )
