"""How server processes that share a database know of each other. This one is alone."""

from __future__ import annotations

from time import time
from typing import Protocol

from cenote.server.acts import Who
from cenote.server.acts.orders import Act, Outcome
from cenote.server.store.statements import Statement


class Bus(Protocol):
    """One process writes a table at a time; the others are told what happened, and send it what is to be done."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    def news(self, table_id: str) -> list[Statement]:
        """To be written with every change of a table, so that the others hear of it."""

    def tournament_news(self, id: str, listed: bool) -> list[Statement]:
        """The same for a tournament."""

    async def forward(self, table_id: str, who: Who, act: Act) -> Outcome | None:
        """Let the process that writes the table do it; None if nobody answers in time, after which it is not done.

        Raises Unavailable if it cannot be sent.
        """

    def now(self) -> float:
        """The time that all processes agree about."""

    def tied(self) -> list[Statement]:
        """To be written with every change of who keeps apart from whom."""

    def tell_presence(self, table_id: str, persons: list[str], watchers: int) -> None: ...

    def tell_ended(self, session: str) -> None:
        """Somebody has logged out: sockets of that session have to be closed everywhere."""


class Alone:
    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def news(self, table_id: str) -> list[Statement]:
        return []

    def tied(self) -> list[Statement]:
        return []

    def tournament_news(self, id: str, listed: bool) -> list[Statement]:
        return []

    async def forward(self, table_id: str, who: Who, act: Act) -> Outcome | None:
        return None

    def now(self) -> float:
        return time()

    def tell_presence(self, table_id: str, persons: list[str], watchers: int) -> None:
        pass

    def tell_ended(self, session: str) -> None:
        pass
