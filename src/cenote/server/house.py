"""Everything a running server is made of."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path

from starlette.requests import HTTPConnection

from cenote.server.accounts import Accounts
from cenote.server.analyses import Analyses
from cenote.server.backups import Keeper
from cenote.server.files import Files
from cenote.server.homes import Homes
from cenote.server.hub import Hub
from cenote.server.limits import Limits
from cenote.server.moderation import Moderation
from cenote.server.notices.carrier import Carrier
from cenote.server.notices.channels import Channels
from cenote.server.notices.sender import Sender
from cenote.server.notices.tickets import Stops
from cenote.server.people import People, Person, read_secret
from cenote.server.pulse import Pulse
from cenote.server.quick import Matches
from cenote.server.refused import Refused
from cenote.server.rooms import Rooms
from cenote.server.settings import Settings
from cenote.server.store import Store
from cenote.server.words import language_of

COOKIE = "cenote"


class House:
    def __init__(self, settings: Settings, homes: Homes | None = None) -> None:
        self.settings = settings
        self.homes = homes or Homes()
        self.rooms = Rooms(settings.data)
        self.store = Store(settings.database)
        self.store.prepare()
        secret = read_secret(Path(settings.secret_file))
        self.people = People(self.store, secret)
        self.hub = Hub(settings, self.store, self.rooms, self.homes)
        self.limits = Limits(settings.limits)
        self.files = Files(self.store, self.rooms)
        self.analyses = Analyses(self.hub)
        self.matches = Matches(self.hub)
        self.pulse = Pulse(self.store)
        self.carrier = Carrier(settings)
        stops = Stops(secret)
        self.channels = Channels(self.store, self.carrier, self.hub.reach, stops)
        self.accounts = Accounts(self.store, self.people, self.hub, self.carrier)
        self.sender = Sender(self.hub, self.carrier, stops)
        self.moderation = Moderation(self.store, self.hub)
        self.keeper = Keeper(self.store, settings.backups)

    async def open(self) -> None:
        await self.hub.start()
        self.carrier.start()
        self.sender.start()
        self.keeper.start()

    async def close(self) -> None:
        self.keeper.stop()
        await self.sender.stop()
        self.carrier.stop()
        await self.hub.stop()


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


def address(request: HTTPConnection) -> str:
    """Where it comes from, as limits count it: whoever has one IPv6 address has a network of them."""
    return network(request.client.host) if request.client is not None else ""


def network(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def language(request: HTTPConnection) -> str:
    return language_of(request.query_params, request.cookies, request.headers.get("accept-language", ""))


async def person(request: HTTPConnection) -> Person | None:
    """Who asks, if they are known."""
    return await house_of(request).people.known_by(request.cookies.get(COOKIE))


async def known_person(request: HTTPConnection) -> Person:
    found = await person(request)
    if found is None:
        raise Refused("who-are-you", 401)
    return found
