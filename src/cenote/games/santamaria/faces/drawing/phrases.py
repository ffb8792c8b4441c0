"""Short forms of buildings, tiles and costs, for pictures where a sentence has no room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.names import GIFTS, HAPPINESS
from cenote.games.santamaria.vocabulary import CONQUISTADOR, RELIGION, SHIPPING, TRADE, Effect, Kind

ACTIONS = {SHIPPING: "shipping", RELIGION: "religion", CONQUISTADOR: "conquistador"}


class Phrases:
    """Short forms in one language, for one box."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.say = words.say
        self.kinds = {kind.id: kind for kind in box.kinds}
        self.tiles = {tile.id: tile for tile in (*box.tiles, *box.halls)}
        self.ships = {ship.id: ship for ship in box.ships}
        self.temples = {temple.id: temple for temple in box.city.temples}

    def good(self, good: str) -> str:
        return self.say(f"pic-short-{good}")

    def goods(self, amounts: Mapping[str, int]) -> str:
        return " ".join(f"{n if n > 1 else ''}{self.good(good)}" for good, n in amounts.items() if n)

    def bundle(self, bundle: Sequence[int]) -> str:
        return self.goods(dict(zip(GIFTS, bundle, strict=False)))

    def effect(self, effect: Effect) -> str:
        if effect.kind <= HAPPINESS:
            n = effect.n if effect.n > 1 or effect.kind >= HAPPINESS - 1 else ""
            return f"{n}{self.good(GIFTS[effect.kind])}"
        if effect.kind == TRADE:
            return f"⇄{self.bundle(effect.gets[0])}".replace(" ", "")
        return self.say(f"pic-short-{ACTIONS[effect.kind]}")

    def kind(self, id: str) -> str:
        """What is on a cell, in at most five letters."""
        kind: Kind = self.kinds[id]
        if not kind.house:
            return "═" + (str(kind.colonists) if kind.colonists else "")
        text = "".join(self.effect(effect) for effect in kind.effects)
        return f"^{text}" if kind.road else text

    def tile(self, id: str) -> str:
        kinds = self.box.kinds
        return "+".join(self.kind(kinds[kind].id) for kind in self.tiles[id].cells)

    def ship(self, id: str | None) -> str:
        if id is None:
            return "-"
        ship = self.ships[id]
        return f"{self.bundle(ship.cost)} {self.points(ship.points)}"

    def points(self, n: int | str) -> str:
        return f"{n}{self.good('happiness')}"

    def temple(self, id: str | None) -> str:
        return "-" if id is None else self.bundle(self.temples[id].cost)

    def passing(self, space: int, maya: bool = False) -> str:
        effect = (self.box.maya_passing if maya else self.box.passing)[space - 1]
        if effect.kind <= HAPPINESS or effect.kind in ACTIONS:
            return self.effect(effect)
        return self.say("pic-road-tile")

    def dock(self, dock: int) -> str:
        return self.effect(self.box.docks[dock])

    def on(self, what: Any) -> str:
        """What lies on a building: coins, a die, a high priest."""
        if what is None:
            return ""
        marks = {"white": "□", "blue": "■", "white_ambassador": "◇", "blue_ambassador": "◆", "priest": "▲"}
        return "•" if isinstance(what, int) else marks[what]
