"""Where something may be sent. A name is looked up once, every address of it is checked, and only a checked address is
talked to: what the name leads to a moment later does not matter."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from cenote.server.refused import Refused

LONGEST_NAME = 253
# They carry an address of the other kind in them, which a gateway may lead anywhere.
CARRIERS = tuple(map(ip_network, ("2002::/16", "2001::/32", "64:ff9b::/96", "64:ff9b:1::/48", "::/96")))


class Forbidden(Exception):
    """Nothing is sent there."""


class Target(NamedTuple):
    """The parts of an address on the web."""

    secure: bool
    host: str
    port: int
    path: str


def read_target(url: str, private: bool) -> Target:
    """Raises Refused for an address that nothing can or may be sent to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("notice-address", 422) from None
    host = (parts.hostname or "").rstrip(".")
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in schemes or not host or len(host) > LONGEST_NAME or "@" in parts.netloc:
        raise Refused("notice-address", 422)
    literal = literal_address(host)
    if literal is not None and not private and not is_public(literal):
        raise Refused("notice-address", 422)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port or (443 if parts.scheme == "https" else 80), path)


def literal_address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Does it lead to the internet, and nowhere near us?"""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.scope_id is not None or any(address in carrier for carrier in CARRIERS):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def resolve(target: Target, private: bool) -> list[str]:
    """The addresses behind a name. Raises Forbidden if one of them is not for us, OSError if there are none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    if not private and not all(is_public(ip_address(each)) for each in addresses):
        raise Forbidden
    return addresses
