"""What is said over the socket of the lobby."""

from __future__ import annotations

from typing import Annotated

from cenote.server.protocol.commands import Ping
from cenote.server.protocol.tables import TableCard
from cenote.server.protocol.talking import Pong
from cenote.server.protocol.terms import Id, Message, News, means, named


class Look(Message):
    """Tell from now on which tables change. Before it nothing is told."""

    since: Annotated[float | None, means("the last `at` that the client has; null for none")] = None


class Follow(Message):
    """Tell from now on when a tournament changes."""

    tournament: Annotated[Id | None, means("null: any that is listed")] = None


class TournamentNews(News, tag="tournament"):
    """A tournament has changed: ask for it anew."""

    id: str


class LobbyNews(News, tag="tables"):
    """Tables that look different, or are new. A card that is older than the one that is known says nothing."""

    at: Annotated[float, means("the time of the server")]
    cards: list[TableCard]
    gone: Annotated[list[str], means("tables that are not in this lobby any more")]


class LobbyAgain(News, tag="again"):
    """Too much has changed, or not all of it is known: ask for the lobby anew."""


LobbyAsk = Annotated[Look | Follow | Ping, named("LobbyAsk", "What a client says over the socket of the lobby.")]
LobbyTold = Annotated[
    LobbyNews | LobbyAgain | TournamentNews | Pong,
    named("LobbyTold", "What a client hears over the socket of the lobby."),
]
