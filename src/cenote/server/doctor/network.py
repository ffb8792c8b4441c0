"""The way from the internet to the server, and the way out: address, proxy, mail."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

import msgspec

from cenote import __version__
from cenote.server.doctor.finding import Finding, mind, well, wrong
from cenote.server.hosts import is_address, is_nobodys
from cenote.server.notices.mail import MailServer
from cenote.server.protocol.general import Health
from cenote.server.run import url
from cenote.server.settings import Settings

PATIENCE = 5.0  # seconds for an answer
MADE_UP = "203.0.113.77"  # an address that nobody has (RFC 5737)
NO_TABLE = "/api/tables/doctor/socket"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "Y2Vub3RlIGRvY3RvciAuLg==",
}
MISDIRECTED, NOT_FOUND = 421, 404


class Answer(msgspec.Struct):
    status: int
    health: Health | None


def origin(settings: Settings) -> Iterator[Finding]:
    for named in settings.origins:
        yield address_on_the_internet(named)
    if not settings.origins and settings.host not in ("127.0.0.1", "::1", "localhost"):
        yield mind("origin", "doctor-origin-none")
    elif not settings.origins:
        yield well("origin", "doctor-origin-here")


def address_on_the_internet(named: str) -> Finding:
    try:
        parts = urlsplit(named)
        name = parts.hostname or ""
        bare = parts.scheme in ("http", "https") and not (parts.path or parts.query or parts.username or parts.fragment)
        _ = parts.port
    except ValueError:
        name, bare = "", False
    if not name or not bare:
        return wrong("origin", "doctor-origin-bad", origin=named)
    if parts.scheme == "http" and not is_address(name) and not is_nobodys(name):
        return mind("origin", "doctor-origin-plain", origin=named)
    return well("origin", "doctor-origin-well", origin=named)


def proxy(settings: Settings) -> Iterator[Finding]:
    for named in settings.origins:
        if address_on_the_internet(named).state != "wrong":
            yield through(named)


def through(named: str) -> Finding:
    """What a visitor meets who comes by this address."""
    try:
        found = ask(named, "/healthz", {"X-Forwarded-For": MADE_UP})
        socket = ask(named, NO_TABLE, UPGRADE | {"Origin": named})
    except (OSError, HTTPException) as error:
        return wrong("proxy", "doctor-proxy-away", origin=named, error=str(error) or type(error).__name__)
    if found.status == MISDIRECTED:
        return wrong("proxy", "doctor-proxy-name", origin=named)
    if found.health is None:
        return wrong("proxy", "doctor-proxy-other", origin=named)
    if named.startswith("https://") and not found.health.secure:
        return wrong("proxy", "doctor-proxy-scheme", origin=named)
    if found.health.address == MADE_UP and not is_address(urlsplit(named).hostname or ""):
        return wrong("proxy", "doctor-proxy-forged", origin=named)
    if socket.status == NOT_FOUND:  # a socket that is refused is told otherwise
        return wrong("proxy", "doctor-proxy-socket", origin=named)
    return well("proxy", "doctor-proxy-well", origin=named)


def server(settings: Settings) -> Iterator[Finding]:
    here = url(settings.host, settings.port)
    try:
        found = ask(here, "/healthz", {})
    except (OSError, HTTPException):
        yield mind("server", "doctor-server-none", address=here)
        return
    if found.health is None:
        yield wrong("server", "doctor-server-other", address=here)
    elif not found.health.ok:
        yield wrong("server", "doctor-server-sick", address=here)
    elif found.health.version != __version__:
        yield mind("server", "doctor-server-old", running=found.health.version, here=__version__)
    else:
        yield well("server", "doctor-server-well", address=here, version=__version__)


def ask(address: str, path: str, headers: dict[str, str]) -> Answer:
    parts = urlsplit(address)
    if parts.scheme == "https":
        connection: HTTPConnection = HTTPSConnection(
            parts.hostname or "", parts.port, timeout=PATIENCE, context=ssl.create_default_context()
        )
    else:
        connection = HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    with closing(connection):
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        if answer.status == 101:
            return Answer(answer.status, None)
        try:
            health = msgspec.json.decode(answer.read(1 << 16), type=Health)
        except msgspec.MsgspecError:
            health = None
    return Answer(answer.status, health)


def mail(settings: Settings) -> Iterator[Finding]:
    """Says hello to the mail server and logs in; sends nothing."""
    if not settings.mail:
        yield well("mail", "doctor-mail-none")
        return
    far = MailServer(settings.mail)
    try:
        with far.connect() as connection:
            connection.noop()
    except (OSError, smtplib.SMTPException) as error:
        yield wrong("mail", "doctor-mail-bad", host=far.host, error=" ".join(str(error).split()))
    else:
        yield well("mail", "doctor-mail-well", host=far.host, sender=far.sender)
