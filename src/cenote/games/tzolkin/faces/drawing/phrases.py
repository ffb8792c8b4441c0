"""Short forms of actions, levels and tiles, for pictures where a sentence has no room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.words import Words
from cenote.games.tzolkin.components import ANY, KINDS, TECHNOLOGY, TEMPLE, Box, Effect, Tile
from cenote.games.tzolkin.names import (
    CHICHEN,
    CLASSES,
    GEARS,
    GOODS,
    LAST_ACTION,
    PALENQUE,
    TEMPLES,
    TRACKS,
    YAXCHILAN,
)


class Phrases:
    """Short forms in one language, for one box and number of players."""

    def __init__(self, box: Box, words: Words, players: int) -> None:
        self.box = box
        self.say = words.say
        self.players = players
        self.tiles = {tile.id: tile for tile in (*box.buildings, *box.monuments)}
        self.wealth = {tile.id: tile for tile in box.wealth}

    def number(self, value: float) -> str:
        """A number as the language writes it, with a real minus."""
        return self.say("pic-number", n=value).replace("-", "−")

    def points_of(self, player: Mapping[str, Any]) -> str:
        """Points with the quarters of the last corn (T104)."""
        quarters: int = player["quarters"]
        return self.number(player["vp"] + quarters / 4 if quarters else player["vp"])

    def goods(self, amounts: Mapping[str, int]) -> str:
        return " ".join(f"{n}{self.say(f'pic-short-{good}')}" for good, n in amounts.items() if n)

    def action(self, gear: int, number: int) -> str:
        """What a space of a gear does."""
        if number == 0:
            return ""
        if number > LAST_ACTION[gear]:
            return self.say("pic-any-action")
        if gear == PALENQUE:
            return self.harvest(number)
        if gear == YAXCHILAN:
            return self.goods(dict(zip(GOODS, self.box.mining[number - 1], strict=True)))
        if gear == CHICHEN:
            return self.offering(number)
        return self.say(f"pic-{GEARS[gear]}-{number}")

    def harvest(self, number: int) -> str:
        if number == 1:
            return self.goods({"corn": self.box.fishing})
        wood = self.box.harvest_wood[number - 2]
        corn = self.box.harvest_corn[number - 2]
        return f"{corn}/{wood}" if wood else f"{corn}"

    def offering(self, number: int) -> str:
        temple = TEMPLES[self.box.offering_temple[number - 1]]
        more = self.box.offering_resource[number - 1]
        return f"{self.points(self.box.offering_vp[number - 1])}{self.steps(temple, 1)}" + (f" +{more}" if more else "")

    def points(self, n: int | str) -> str:
        return f"{n}{self.say('pic-short-vp')}"

    def steps(self, temple: str, n: int) -> str:
        return "↑" * n + self.say(f"pic-temple-{temple}")

    def level(self, track: str, level: int) -> str:
        """What a technology gives from a level on; beyond the last, its bonus."""
        return self.say(f"pic-{track}-{level}")

    def tile_class(self, tile: Tile) -> str:
        return self.say(f"pic-class-{CLASSES[tile.kind]}")

    def cost(self, tile: Tile) -> str:
        return self.goods(dict(zip(GOODS, tile.cost, strict=True)))

    def gives(self, tile: Tile) -> str:
        """The effects of a building, or how a monument scores."""
        return self.scores(tile) if tile.score else self.effects(tile)

    def effects(self, tile: Tile) -> str:
        return ", ".join(self.effect(effect) for effect in tile.effects)

    def effect(self, effect: Effect) -> str:
        kind = KINDS[effect.kind]
        if effect.kind == TEMPLE:
            return self.steps("any" if effect.of == ANY else TEMPLES[effect.of], effect.n)
        if effect.kind == TECHNOLOGY:
            track = "any" if effect.of == ANY else TRACKS[effect.of]
            return self.say(f"pic-track-{track}") + f" +{effect.n}"
        if effect.kind < TEMPLE:
            return f"{effect.n}{self.say(f'pic-short-{kind}')}"
        return self.say(f"pic-effect-{kind}", n=effect.n)

    def scores(self, tile: Tile) -> str:
        points = tile.points
        if tile.score == "all-monuments":
            shown = str(points[self.players - 2])
        elif tile.score == "mastery":
            shown = "/".join(map(str, points[1:-1]))
        else:
            shown = "/".join(map(str, points))
        return self.say(f"pic-score-{tile.score}", vp=self.points(shown), tiles=self.tile_class(tile))
