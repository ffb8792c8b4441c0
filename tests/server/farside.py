"""The far side of a notice: endpoints that are well, slow, dead or hostile, and a mail server."""

from __future__ import annotations

import asyncio
import email
import json
import random
import re
import time
from collections.abc import Callable
from email import policy
from email.message import EmailMessage
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from cenote.server.notices.push import derived, raw

PATIENCE = 30.0
INFOS = ((b"Content-Encoding: aes128gcm\0", 16), (b"Content-Encoding: nonce\0", 12))


class Received:
    """One request that came."""

    def __init__(self, method: str, path: str, headers: dict[str, str], body: bytes) -> None:
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class FarSide:
    """A web server on loopback that answers as it is told to, by path, and remembers everything."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.open = 0
        self.most_open = 0
        self.behaviour: dict[str, str] = {}
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.run, daemon=True)
        self.port = 0
        self.thread.start()
        until(lambda: self.port)

    def run(self) -> None:
        self.loop.run_until_complete(self.serve())
        self.loop.run_forever()

    async def serve(self) -> None:
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    def url(self, path: str, behaviour: str = "well") -> str:
        self.behaviour[path] = behaviour
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[Received]:
        return [each for each in self.received if each.path == path]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        try:
            await self.converse(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self.open -= 1
            writer.close()

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, path, _ = head[0].split(" ")
        headers = dict(split(line) for line in head[1:] if line)
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.received.append(Received(method, path, headers, body))
        await getattr(self, self.behaviour.get(path, "well"))(reader, writer)

    async def well(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        await writer.drain()

    async def failing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()

    async def uneven(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Sometimes at once, sometimes not: whoever is killed is so before, while or after it is heard."""
        await asyncio.sleep(random.random() * 0.2)
        await self.well(reader, writer)

    async def gone(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()

    async def hanging(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    async def dripping(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A letter a second, for ever."""
        writer.write(b"HTTP/1.1 200 OK\r\nX: ")
        while True:
            writer.write(b"y")
            await writer.drain()
            await asyncio.sleep(0.2)

    async def endless(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A body without an end, as fast as it goes."""
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        while True:
            writer.write(b"400\r\n" + b"z" * 1024 + b"\r\n")
            await writer.drain()

    async def redirecting(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to = f"http://127.0.0.1:{self.port}/inside"
        writer.write(f"HTTP/1.1 307 There\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()

    async def rubbish(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"\x00\xff no web server\r\n\r\n")
        await writer.drain()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.hang_up)
        self.thread.join(5)

    def hang_up(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.call_later(0.1, self.loop.stop)


def split(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.strip().lower(), value.strip()


class Post:
    """A real mail server, and the mail that came."""

    def __init__(self) -> None:
        self.mail: list[EmailMessage] = []
        self.raw = b""  # the last one, as it came
        self.refusing = ""
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.run, daemon=True)
        self.thread.start()
        until(lambda: self.port)
        self.url = f"smtp://127.0.0.1:{self.port}/?from=cenote@example.org&plain=1"

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        opening = self.loop.create_server(lambda: SMTP(self, loop=self.loop), "127.0.0.1", 0)
        self.port = self.loop.run_until_complete(opening).sockets[0].getsockname()[1]
        self.loop.run_forever()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refusing:
            return self.refusing
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.raw = envelope.content
        message = email.message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.mail.append(message)
        return "250 taken"

    def next(self) -> EmailMessage:
        """The next message that comes, if it is not there yet."""
        until(lambda: self.mail)
        return self.mail.pop(0)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)


def until(ready: Callable[[], Any], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)


def link_in(text: str, part: str) -> str:
    """The path of the first link with this part."""
    found = re.search(rf"https?://[^/\s>]+(/{part}/[^\s>]+)", text)
    assert found is not None, text
    return found[1]


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads (RFC 8291, from its side)."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert size == 4096 and len(sealed) <= size
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(shared, auth, b"WebPush: info\0" + raw(browser.public_key()) + theirs, 32)
    key, nonce = (derived(secret, salt, info, length) for info, length in INFOS)
    content = AESGCM(key).decrypt(nonce, sealed, None)
    assert content[-1:] == b"\x02"
    return content[:-1]
