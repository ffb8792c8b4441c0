"""Accounts: name, password, language; a forgotten password; everything that is known of somebody; the end."""

from __future__ import annotations

import asyncio
import secrets
from time import time

from sqlalchemy import Connection, func, select

from cenote.server.hub import Hub
from cenote.server.names import folded, good_name, likeness
from cenote.server.notices import kinds
from cenote.server.notices.carrier import Carrier
from cenote.server.notices.channels import veiled
from cenote.server.notices.message import Letter
from cenote.server.notices.reads import channels_of
from cenote.server.passwords import check_password
from cenote.server.people import GUESTS, People, Person, hashed
from cenote.server.protocol.accounts import Account
from cenote.server.refused import Refused
from cenote.server.settings import DAY
from cenote.server.store import Store, Unavailable
from cenote.server.store.reads import Row, account, like_account, row
from cenote.server.store.schema import people, resets, sessions
from cenote.server.store.statements import END_SESSIONS_OF, SET_LANGUAGE, SET_PASSWORD, Params, Statement, insert
from cenote.server.words import server_words

GOOD_FOR = DAY / 24  # for a link to set a new password
GOOD_BY_HAND = DAY  # where the host has made it
SET_NAME = "UPDATE people SET name = :name, login = :login, likeness = :likeness WHERE id = :id"
ADD_RESET = insert(resets)
DROP_RESETS = "DELETE FROM resets WHERE person = :id"
WHOSE = "(SELECT person FROM resets WHERE token = :token AND expires > :now)"
USE_RESET = (  # in one transaction: only whoever comes first finds it
    f"UPDATE people SET password = :password WHERE id = {WHOSE}",
    f"DELETE FROM sessions WHERE person = {WHOSE}",
    "INSERT INTO sessions (token, person, created, used) "
    "SELECT :session, person, :now, :now FROM resets WHERE token = :token AND expires > :now",
    f"DELETE FROM resets WHERE person = {WHOSE}",
)


class Accounts:
    def __init__(self, store: Store, people: People, hub: Hub, carrier: Carrier) -> None:
        self.store = store
        self.people = people
        self.hub = hub
        self.carrier = carrier

    async def shown(self, person: Person) -> Account:
        found, count = await self.store.read(own_row, person.id)
        mail = await self.mailboxes(person.id)
        return Account(
            name=person.name,
            account=person.account,
            page=person.name if person.account else person.id,
            language=found["language"] or None,
            shown_to=found["shown_to"],
            since=found["created"],
            sessions=count,
            mail=[veiled(channel) for channel in mail],
            can_mail=kinds.MAIL in self.carrier.ways,
        )

    async def rename(self, person: Person, name: str) -> None:
        """Another name for an account, which nobody else has or seems to have."""
        self.need_account(person)
        name = good_name(name)
        other = await self.store.read(like_account, likeness(name))
        if likeness(name) in GUESTS or (other is not None and other["id"] != person.id):
            raise Refused("name-taken", name=name)
        named: Params = {"id": person.id, "name": name, "login": folded(name), "likeness": likeness(name)}
        try:
            await self.store.write([(SET_NAME, named)])
        except Unavailable:
            found = await self.store.read(account, folded(name))
            if found is not None and found["id"] != person.id:  # somebody was quicker
                raise Refused("name-taken", name=name) from None
            raise

    async def speak(self, person: Person, language: str) -> None:
        await self.store.write([(SET_LANGUAGE, {"id": person.id, "language": language})])

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Tells the new cookie: no session from before is worth anything."""
        self.need_account(person)
        await self.prove(person, old)
        check_password(new, person.name)
        return await self.set_password(person.id, new)

    async def prove(self, person: Person, password: str) -> None:
        """Raises Refused for a wrong password. A guest has none, and proves nothing."""
        if not person.account:
            return
        found, _ = await self.store.read(own_row, person.id)
        if not await asyncio.to_thread(self.people.fits, found["password"], password):
            raise Refused("wrong-password", 403)

    async def set_password(self, id: str, password: str) -> str:
        hash = await asyncio.to_thread(self.people.hasher.hash, password)
        old = await self.store.read(sessions_of, id)
        cookie, session = self.people.session(id)
        ended: list[Statement] = [(END_SESSIONS_OF, {"id": id}), (DROP_RESETS, {"id": id})]
        await self.store.write([*ended, (SET_PASSWORD, {"id": id, "password": hash}), session])
        self.close(old)
        return cookie

    async def end_everywhere(self, person: Person) -> None:
        old = await self.store.read(sessions_of, person.id)
        await self.store.write([(END_SESSIONS_OF, {"id": person.id})])
        self.close(old)

    def close(self, ended: list[str]) -> None:
        for session in ended:
            self.hub.presence.end_session(session)

    def need_account(self, person: Person) -> None:
        if not person.account:
            raise Refused("account-needed", 403)

    # --- a forgotten password ---

    async def forgot(self, name: str, language: str) -> None:
        """Sends a link to the confirmed addresses of the account. Who asks learns nothing: not whether there are any,
        nor, by how long it takes, whether there is such an account."""
        found = await self.store.read(account, folded(name))
        if found is not None:
            self.hub.spawn(self.send_link(found, found["language"] or language))

    async def send_link(self, found: Row, language: str) -> None:
        """It leads to this server as its host or the person calls it, never as whoever asks does."""
        boxes = await self.mailboxes(found["id"])
        if not boxes:
            return
        token, statement = new_reset(found["id"], time() + GOOD_FOR)
        await self.store.write([statement])
        say = server_words(language).say
        for box in boxes:
            text = say("reset-text", who=found["name"])
            base = next(iter(self.hub.settings.origins), box["base"])
            await self.carrier.carry(
                box, Letter(secrets.token_hex(15), say("reset-title"), text, f"{base}/reset/{token}")
            )

    async def mailboxes(self, person: str) -> list[Row]:
        found, _ = await self.store.read(channels_of, person)
        return [row for row in found if row["way"] == kinds.MAIL and row["status"] == kinds.ON]

    async def reset_of(self, token: str) -> Row:
        """Raises Refused for a link that was used, or is too old, or none of ours."""
        found = await self.store.read(reset_row, hashed(token), time())
        if found is None:
            raise Refused("reset-spent", 410)
        return found

    async def reset(self, token: str, password: str) -> str:
        """Sets a new password, once; tells the cookie of whom it belongs to."""
        found = await self.reset_of(token)
        check_password(password, found["name"])
        hash = await asyncio.to_thread(self.people.hasher.hash, password)
        old = await self.store.read(sessions_of, found["person"])
        cookie, (_, session) = self.people.session("")
        used = {"token": hashed(token), "session": session["token"], "now": time(), "password": hash}
        await self.store.write([(sql, used) for sql in USE_RESET])
        if await self.people.known_by(cookie) is None:
            raise Refused("reset-spent", 410)
        self.close(old)
        return cookie


def new_reset(person: str, expires: float) -> tuple[str, Statement]:
    """What the link holds, and the row for it."""
    token = secrets.token_urlsafe(24)
    return token, (ADD_RESET, {"token": hashed(token), "person": person, "expires": expires})


def own_row(connection: Connection, person: str) -> tuple[Row, int]:
    found = row(connection, select(people).where(people.c.id == person))
    if found is None:
        raise Refused("who-are-you", 401)
    count = select(func.count()).select_from(sessions).where(sessions.c.person == person)
    return found, connection.execute(count).scalar_one()


def sessions_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(sessions.c.token).where(sessions.c.person == person)).scalars())


def reset_row(connection: Connection, token: str, now: float) -> Row | None:
    query = select(resets, people.c.name).join(people, people.c.id == resets.c.person)
    return row(connection, query.where(resets.c.token == token, resets.c.expires > now))
