"""The games that this server offers, each with the host's own component file where there is one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress

from cenote import games
from cenote.core.data import fingerprint
from cenote.core.game import Game
from cenote.core.quipu import Quipu
from cenote.core.refusal import BadData
from cenote.core.room import Room
from cenote.server.refused import Refused

MOST_FILES = 32  # games with a file of the store, in memory


class Rooms:
    """A table is played on by the rules and with the components it was begun with: ours, or with the host's laid over.
    New ones get the newest."""

    def __init__(self, data: Mapping[str, tuple[str, str]] | None = None) -> None:
        self.offered: dict[str, Game] = {game.key: game for game in games.all()}
        self.files: OrderedDict[tuple[str, str], Room] = OrderedDict()  # the last ones that somebody played with
        self.known: dict[str, list[Game]] = {key: [game] for key, game in self.offered.items()}
        for key, (name, text) in (data or {}).items():
            self.offered[key] = games.get(key).with_data(name, text)
            self.known[key].insert(0, self.offered[key])

    def get(self, key: str) -> Game:
        return self.offered[key] if key in self.offered else games.get(key)

    def ours(self, key: str) -> Room:
        """The game with our own components, for the workshop."""
        game = games.get(key)
        if not isinstance(game, Room) or not game.schema:
            raise Refused("no-workshop", 404, game=key)
        return game

    def workshops(self) -> list[Room]:
        return [game for game in games.all() if isinstance(game, Room) and game.schema]

    def with_file(self, key: str, text: str) -> Room:
        game = self.laid(key, text)
        assert isinstance(game, Room)
        return game

    def laid(self, key: str, text: str, rules: int | None = None) -> Game:
        """The game with a file of the store laid over ours, in the newest version or another. Raises BadData for one
        that does not fit."""
        ours, digest = self.ours(key), fingerprint(text)
        version = ours.rules if rules is None else rules
        game = self.files.pop((key, digest), None) or ours.at(version).with_data(f"{digest}.toml", text).newest
        self.files[key, digest] = game
        while len(self.files) > MOST_FILES:
            self.files.popitem(last=False)
        return game.at(version)

    def find(self, key: str, rules: int, data: str, text: str = "") -> Game:
        """The game as a table was begun with: its version, its components. Raises Refused where there is none here.

        `text` is the file of the store that the table is played with."""
        known = list(self.known.get(key, ()))
        if text and known and rules in known[-1].versions:
            with suppress(BadData):
                known.insert(0, self.laid(key, text, rules))
        for game in known:
            if rules not in game.versions:
                raise Refused("table-rules", rules=rules, **game.kept())
            with suppress(BadData):  # a host's file of today need not fit the components of then
                if game.at(rules).has_data(data):
                    return game.at(rules)
        raise Refused("table-data", game=key)

    def of_record(self, record: Quipu, text: str = "") -> Game:
        """The game that a record is of; where there is none that fits, replaying it will say why."""
        with suppress(Refused):
            return self.find(record.game, record.rules, record.header["data"], text)
        return self.get(record.game)
