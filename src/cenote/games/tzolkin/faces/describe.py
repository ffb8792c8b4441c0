"""What a tile costs and does, in one sentence."""

from __future__ import annotations

from cenote.core.words import Words
from cenote.games.tzolkin.components import ANY, KINDS, TECHNOLOGY, TEMPLE, Box, Effect, Tile
from cenote.games.tzolkin.names import CLASSES, GOODS, TEMPLES, TRACKS


def describe(tile_id: str, box: Box, words: Words) -> str:
    """A building or monument with its class and cost, a wealth tile by what it gives."""
    for tile in box.wealth:
        if tile.id == tile_id:
            return ", ".join(gifts(tile, words))
    for tile in box.buildings:
        if tile.id == tile_id:
            return words.say("describe-building", gives=gifts(tile, words), **price_tag(tile))
    for tile in box.monuments:
        if tile.id == tile_id:
            return words.say("describe-monument", gives=[scoring(tile, words)], **price_tag(tile))
    raise KeyError(tile_id)


def price_tag(tile: Tile) -> dict[str, object]:
    return {"class": CLASSES[tile.kind], "cost": dict(zip(GOODS, tile.cost, strict=True))}


def gifts(tile: Tile, words: Words) -> list[str]:
    return [gift(effect, words) for effect in tile.effects] or [words.say("nothing")]


def gift(effect: Effect, words: Words) -> str:
    of = ""
    if effect.of == ANY:
        of = "any"
    elif effect.kind == TEMPLE:
        of = words.term("temple", TEMPLES[effect.of])
    elif effect.kind == TECHNOLOGY:
        of = words.term("track", TRACKS[effect.of])
    return words.say(f"effect-{KINDS[effect.kind]}", n=effect.n, of=of)


def scoring(tile: Tile, words: Words) -> str:
    """What a monument counts; a table of points is written as "6 / 5 / 4"."""
    n = tile.points[0] if len(tile.points) == 1 else " / ".join(str(points) for points in tile.points)
    return words.say(f"score-{tile.score}", n=n, **{"class": CLASSES[tile.kind]})
