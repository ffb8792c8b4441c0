"""The games that this server offers, each with the host's own component file where there is one."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from cenote import games
from cenote.core.game import Game
from cenote.core.quipu import Quipu
from cenote.core.refusal import BadData
from cenote.server.refused import Refused


class Rooms:
    """A table is played on by the rules and with the components it was begun with: ours, or with the host's laid over.
    New ones get the newest."""

    def __init__(self, data: Mapping[str, tuple[str, str]] | None = None) -> None:
        self.offered: dict[str, Game] = {game.key: game for game in games.all()}
        self.known: dict[str, list[Game]] = {key: [game] for key, game in self.offered.items()}
        for key, (name, text) in (data or {}).items():
            self.offered[key] = games.get(key).with_data(name, text)
            self.known[key].insert(0, self.offered[key])

    def get(self, key: str) -> Game:
        return self.offered[key] if key in self.offered else games.get(key)

    def find(self, key: str, rules: int, data: str) -> Game:
        """The game as a table was begun with: its version, its components. Raises Refused where there is none here."""
        for game in self.known.get(key, ()):
            if rules not in game.versions:
                raise Refused("table-rules", rules=rules, **game.kept())
            with suppress(BadData):  # a host's file of today need not fit the components of then
                if game.at(rules).has_data(data):
                    return game.at(rules)
        raise Refused("table-data", game=key)

    def of_record(self, record: Quipu) -> Game:
        """The game that a record is of; where there is none that fits, replaying it will say why."""
        with suppress(Refused):
            return self.find(record.game, record.rules, record.header["data"])
        return self.get(record.game)
