"""The names by which a server is called.

A page of a stranger can make its own name lead to this machine, and then counts as one of ours. So a request for a name
that could belong to a stranger is refused, unless whoever runs the server has given it that name.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

NOBODYS = (".localhost", ".local", ".home.arpa", ".internal")  # what such names lead to, no stranger says


class Hosts:
    def __init__(self, origins: Iterable[str], *own: str) -> None:
        named = {name_in(host_of(origin) or "") for origin in origins}
        self.names = named | {name.lower() for name in own} | {socket.gethostname().lower()}
        self.knows = lru_cache(1024)(self.is_ours)

    def is_ours(self, host: str) -> bool:
        """May somebody have meant this server by it? Programs that are no browsers may leave it out."""
        name = name_in(host)
        return name is not None and (not name or name in self.names or is_address(name) or is_nobodys(name))


def host_of(origin: str) -> str | None:
    """The host and port of an origin; None for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def name_in(host: str) -> str | None:
    """The name or the address, without the port; None for what is none."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").rstrip(".") if parts.netloc == host and "@" not in host else None
    except ValueError:
        return None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_nobodys(name: str) -> bool:
    return "." not in name or name.endswith(NOBODYS)
