"""Who is told when a tournament changes. What has changed they ask for themselves: each sees what each may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cenote.server.protocol.lobby import TournamentNews
from cenote.server.wire import encode

if TYPE_CHECKING:
    from cenote.server.hall import Onlooker

LIST = ""  # instead of an id: all that are listed


class Following:
    def __init__(self) -> None:
        self.followed: dict[Onlooker, str] = {}

    def follow(self, onlooker: Onlooker, tournament: str | None) -> None:
        self.followed[onlooker] = LIST if tournament is None else tournament

    def leave(self, onlooker: Onlooker) -> None:
        self.followed.pop(onlooker, None)

    def tell(self, id: str, listed: bool) -> None:
        text = encode(TournamentNews(id))
        for onlooker, wanted in self.followed.items():
            if wanted == id or (wanted == LIST and listed):
                onlooker.send(text)
