"""Guests and accounts, and the cookie by which they are known."""

from __future__ import annotations

import asyncio
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer

from cenote.core.words import LANGUAGES
from cenote.server.acts import Who
from cenote.server.ids import new_id
from cenote.server.names import folded, good_name, likeness
from cenote.server.notices.statements import ENTER, USE_TICKET
from cenote.server.passwords import LONGEST, check_password
from cenote.server.refused import Refused
from cenote.server.settings import DAY
from cenote.server.store import Store, Unavailable
from cenote.server.store.marks import BLOCKED, is_marked
from cenote.server.store.reads import Row, account, like_account, person_of
from cenote.server.store.statements import (
    ADD_PERSON,
    ADD_SESSION,
    END_SESSION,
    RENAME_PERSON,
    SET_ACCOUNT,
    SET_PASSWORD,
    SET_USED,
    Statement,
)
from cenote.server.words import server_words

GUESTS = {likeness(server_words(language).say("guest")) for language in LANGUAGES}  # as who has no name is called
UNSAID = {"shown_to": "nobody", "language": ""}  # what a newcomer has not said yet


class Person:
    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.account = row["login"] is not None
        self.confirm = bool(row["confirm"])
        self.owner = bool(row["owner"])  # of the server
        self.moderator = bool(row.get("moderator"))  # of the server, too

    @property
    def who(self) -> Who:
        return Who(self.id, self.name, self.confirm)


class People:
    """The cookie holds a random token, signed; the database holds a hash of the token."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.signer = Signer(secret, salt="cenote.session", digest_method=sha256)
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # so that an unknown name takes as long as a known one

    def token_in(self, cookie: str | None) -> str | None:
        """The hash of the token, if the cookie is one of ours."""
        if not cookie:
            return None
        try:
            return hashed(self.signer.unsign(cookie).decode())
        except BadSignature:
            return None

    async def known_by(self, cookie: str | None) -> Person | None:
        token = self.token_in(cookie)
        row = await self.store.read(person_of, token) if token is not None else None
        if row is None or row["blocked"]:
            return None
        now = time()
        if now - row["used"] > DAY:
            with suppress(Unavailable):
                await self.store.write([(SET_USED, {"token": token, "used": now})])
        return Person(row)

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the cookie for it."""
        row: dict[str, Any] = {
            "id": new_id(),
            "name": await self.free_name(name),
            "login": None,
            "likeness": None,
            "password": None,
            "confirm": True,
            "created": time(),
            "owner": False,
            **UNSAID,
        }
        cookie, session = self.session(row["id"])
        await self.store.write([(ADD_PERSON, row), session])
        return Person(row), cookie

    async def rename(self, person: Person, name: str) -> Person:
        if person.account:
            raise Refused("account-name")
        person.name = await self.free_name(name)
        await self.store.write([(RENAME_PERSON, {"id": person.id, "name": person.name})])
        return person

    async def free_name(self, name: str) -> str:
        """A name for a guest. Raises Refused for one that an account has, or that looks like it."""
        name = good_name(name)
        if await self.store.read(like_account, likeness(name)) is not None:
            raise Refused("name-taken", name=name)
        return name

    async def make_account(self, person: Person | None, name: str, password: str, old: str | None) -> str:
        """Turn the guest into an account (or make one from nothing); tells the new cookie."""
        name = good_name(name)
        if person is not None and person.account:
            raise Refused("account-already")
        if likeness(name) in GUESTS or await self.store.read(like_account, likeness(name)) is not None:
            raise Refused("name-taken", name=name)
        check_password(password, name)
        hash = await asyncio.to_thread(self.hasher.hash, password)
        named = {"name": name, "login": folded(name), "likeness": likeness(name), "password": hash}
        statements: list[Statement] = []
        if person is None:
            id = new_id()
            row = {"id": id, **named, "confirm": True, "created": time(), "owner": False, **UNSAID}
            statements.append((ADD_PERSON, row))
        else:
            id = person.id
            statements.append((SET_ACCOUNT, {"id": id, **named}))
        cookie, session = self.session(id)
        try:
            await self.store.write([*statements, session, *self.end(old)])
        except Unavailable:
            if await self.store.read(account, folded(name)) is not None:  # somebody was quicker
                raise Refused("name-taken", name=name) from None
            raise
        return cookie

    async def log_in(self, name: str, password: str, old: str | None) -> tuple[Person, str]:
        """The person, and a new cookie: what was known before the login is worth nothing after it."""
        row = await self.store.read(account, folded(name))
        hash = row["password"] if row is not None else self.nobody
        right = await asyncio.to_thread(self.fits, hash, password[:LONGEST])
        if row is None or not right:
            raise Refused("wrong-login", 403)
        if await self.store.read(is_marked, row["id"], BLOCKED):
            raise Refused("blocked", 403)
        cookie, session = self.session(row["id"])
        statements = [session, *self.end(old)]
        if self.hasher.check_needs_rehash(hash):
            better = await asyncio.to_thread(self.hasher.hash, password)
            statements.append((SET_PASSWORD, {"id": row["id"], "password": better}))
        await self.store.write(statements)
        return await self.known_by(cookie) or Person(row), cookie

    def fits(self, hash: str, password: str) -> bool:
        try:
            return self.hasher.verify(hash, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def come_in(self, ticket: str, old: str | None) -> str | None:
        """The cookie for whom the ticket was made out to; None if somebody has used it before, or it is too old."""
        cookie, (_, session) = self.session("")
        used = {"token": ticket, "session": session["token"], "now": time()}
        await self.store.write([(USE_TICKET, used), (ENTER, used)])
        if await self.known_by(cookie) is None:
            return None
        await self.log_out(old)
        return cookie

    async def log_out(self, cookie: str | None) -> None:
        if statements := self.end(cookie):
            await self.store.write(statements)

    def session(self, person: str) -> tuple[str, Statement]:
        token = secrets.token_urlsafe(32)
        row = {"token": hashed(token), "person": person, "created": time(), "used": time()}
        return self.signer.sign(token).decode(), (ADD_SESSION, row)

    def end(self, cookie: str | None) -> list[Statement]:
        token = self.token_in(cookie)
        return [(END_SESSION, {"token": token})] if token is not None else []


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def read_secret(file: Path) -> bytes:
    """The key of all signatures, made when it is first needed."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):  # another process was quicker
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            os.write(handle, secrets.token_hex(32).encode())
            os.close(handle)
    secret = file.read_bytes().strip()
    if len(secret) < 32:
        raise Refused("server-secret", file=str(file))
    return secret
