"""Axomamma's weavings: those of her tasks, and one from the human's loom (WS35, WS36, WS37, WS53, WS62)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import WEAVINGS
from cenote.games.tawantinsuyu.names import CORN, GOLD, HER, LEFTOVER_PRICE, WEAVE_PRICES
from cenote.games.tawantinsuyu.rules.her.common import affords, gold_instead, pay
from cenote.games.tawantinsuyu.rules.tapestries import begin, draw_to_loom, fits, join
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


def longest_fit(s: Tawantinsuyu, her: Player, tile: int) -> int:
    """Which tapestry the tile would go to: the longest that it fits, of equal ones the first begun (WS37)."""
    best, length = NONE, 0
    for i in range(len(her.tapestries)):
        if len(her.tapestries[i]) > length and fits(s, her.tapestries[i], tile):
            best, length = i, len(her.tapestries[i])
    return best


def category(s: Tawantinsuyu, her: Player, tile: int) -> int:
    """2 for a tile that fits her longest tapestry, 1 for a smaller one, 0 for one that begins a new one (WS35)."""
    i = longest_fit(s, her, tile)
    length = len(her.tapestries[i]) if i != NONE else 0
    if s.rules < 2:
        return length  # of smaller ones the longer one came first
    return int(length > 0) + int(0 < length == max(len(tapestry) for tapestry in her.tapestries))


def favourite(s: Tawantinsuyu, her: Player) -> int:
    """The tile on the loom of the best category; inside it the highest number (WS35)."""
    best, found = NONE, -1
    for tile in sorted(s.loom, reverse=True):
        rank = category(s, her, tile)
        if rank > found:
            best, found = tile, rank
    return best


def add(s: Tawantinsuyu, her: Player, tile: int) -> None:
    """At the right end (WS37); joints give her nothing (WS16)."""
    if s.events is not None:
        s.tell("weaving", HER, tile=WEAVINGS[tile])
    i = longest_fit(s, her, tile)
    if i == NONE:
        begin(s, her, tile)
    else:
        join(s, her, tile, her.tapestries[i][-1], True)


def take_top_weaving(s: Tawantinsuyu) -> None:
    if s.weavings:
        weavings = s.weavings.copy()
        tile = s.draw(weavings)
        s.weavings = weavings
        add(s, s.players[HER], tile)


def weave(s: Tawantinsuyu) -> None:
    """Two of three tiles for 3 corn, else one for 1 corn and a gold (WS35, WS62)."""
    her = s.players[HER]
    if not s.weavings or not affords(her, WEAVE_PRICES[1], 0, 0):
        gold_instead(s)
        return
    draw_to_loom(s, 3)
    if s.events is not None:
        s.tell("loom", HER, tile=[WEAVINGS[tile] for tile in s.loom])
    s.push("EndWeave")
    s.push("Leftover", 0)
    tiles = 2 if len(s.loom) > 1 and affords(her, WEAVE_PRICES[2], 0, 0) else 1
    pay(s, her, WEAVE_PRICES[tiles], 0, 0)
    for _ in range(tiles):
        tile = favourite(s, her)
        s.loom = without(s.loom, tile)
        add(s, her, tile)
    if tiles == 1:
        s.gain(her, GOLD, 1)


def buy_leftover(s: Tawantinsuyu) -> None:
    """From the human's loom: one tile for 2 real corn, if it fits a tapestry of hers (WS36, WS53)."""
    her = s.players[HER]
    tile = favourite(s, her)
    if tile == NONE or her.goods[CORN] < LEFTOVER_PRICE or longest_fit(s, her, tile) == NONE:
        return
    s.pay(her, CORN, LEFTOVER_PRICE)
    s.loom = without(s.loom, tile)
    add(s, her, tile)
