"""The games that this server offers, each with the host's own component file where there is one."""

from __future__ import annotations

from collections.abc import Mapping

from cenote import games
from cenote.core.game import Game
from cenote.server.refused import Refused


class Rooms:
    """A table is played with the components it was begun with: ours, or ours with the host's laid over."""

    def __init__(self, data: Mapping[str, tuple[str, str]] | None = None) -> None:
        self.offered: dict[str, Game] = {game.key: game for game in games.all()}
        self.known: dict[tuple[str, str], Game] = {(game.key, game.data): game for game in self.offered.values()}
        for key, (name, text) in (data or {}).items():
            game = games.get(key).with_data(name, text)
            self.offered[key] = game
            self.known[key, game.data] = game

    def get(self, key: str) -> Game:
        return self.offered[key] if key in self.offered else games.get(key)

    def find(self, key: str, rules: int, data: str) -> Game:
        """The game as a table was begun with. Raises Refused where this program plays it otherwise."""
        game = self.known.get((key, data))
        if game is None:
            raise Refused("table-data", game=key)
        if game.rules != rules:
            raise Refused("table-rules", rules=rules, wanted=game.rules)
        return game
