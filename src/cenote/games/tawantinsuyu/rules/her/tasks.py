"""Axomamma's building, weaving, stairs and statues, for a price or for nothing (WS30-WS37, WS53, WS62)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import PRODUCTION, WEAVINGS
from cenote.games.tawantinsuyu.names import (
    CORN,
    DIE,
    E2,
    GODS,
    GOLD,
    HER,
    LARGE,
    LEFTOVER_PRICE,
    SECTORS,
    STAIRS_STONE,
    STONE,
    WEAVE_PRICES,
)
from cenote.games.tawantinsuyu.rules.building import construct, is_production
from cenote.games.tawantinsuyu.rules.monuments import build_stairs, erect
from cenote.games.tawantinsuyu.rules.restoring import restore
from cenote.games.tawantinsuyu.rules.weaving import EndWeave, Leftover, begin, fits, join
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


def roll(s: Tawantinsuyu) -> int:
    return DIE[s.below(len(DIE))]


def pick(s: Tawantinsuyu, items: list[int]) -> int:
    """One of them at random."""
    return items[s.below(len(items))]


# --- paying: gold stands in for missing units only (WS53) ---


def affords(her: Player, corn: int, stone: int, gold: int) -> bool:
    return her.goods[GOLD] >= gold + max(0, corn - her.goods[CORN]) + max(0, stone - her.goods[STONE])


def pay(s: Tawantinsuyu, her: Player, corn: int, stone: int, gold: int) -> None:
    for good, n in ((CORN, corn), (STONE, stone)):
        own = min(n, her.goods[good])
        s.pay(her, good, own)
        gold += n - own
    s.pay(her, GOLD, gold)


def gold_instead(s: Tawantinsuyu) -> None:
    """What cannot be done in full gives 1 gold (WS31)."""
    s.gain(s.players[HER], GOLD, 1)


# --- buildings ---


def build(s: Tawantinsuyu, production: bool) -> None:
    """A random building of the type for 1 stone, or 1 gold without stone; with E2 for two (WS34, WS70)."""
    her = s.players[HER]
    price = 2 if s.on(E2) else 1
    tiles = [tile for tile in s.market if is_production(tile) == production]
    if not tiles or not affords(her, 0, price, 0):
        gold_instead(s)
        return
    pay(s, her, 0, price, 0)
    construct(s, her, pick(s, tiles))


def build_free(s: Tawantinsuyu) -> None:
    """Production while fewer than 2 are face up, else permanent; the other type if one is missing (WS30, WS62)."""
    her = s.players[HER]
    production = len(her.up) < 2
    tiles = [tile for tile in s.market if is_production(tile) == production] or s.market
    if tiles:
        construct(s, her, pick(s, tiles))


# --- stairs ---


def stairs_place(s: Tawantinsuyu) -> int:
    """Clockwise from her priest: upper stairs, else lower ones, those of the human's upper stairs last (WS33)."""
    her = s.players[HER]
    scan = [(her.priest + later) % SECTORS for later in range(SECTORS)]
    if not her.stairs:
        return NONE
    for sector in scan:
        if s.upper[sector] == NONE:
            return sector
    lower = [sector for sector in scan if s.lower[sector] == NONE]
    for sector in lower:
        if s.upper[sector] == HER:
            return SECTORS + sector
    return SECTORS + lower[0] if lower else NONE


def build_stairs_for_stone(s: Tawantinsuyu) -> None:
    her = s.players[HER]
    space = stairs_place(s)
    if space == NONE or not affords(her, 0, STAIRS_STONE, 0):
        gold_instead(s)
        return
    pay(s, her, 0, STAIRS_STONE, 0)
    build_stairs(s, her, space)


def build_stairs_free(s: Tawantinsuyu) -> None:
    space = stairs_place(s)
    if space != NONE:
        build_stairs(s, s.players[HER], space)


# --- statues ---


def erect_for_stone(s: Tawantinsuyu) -> None:
    """Large if she can pay it, else small; the god by a slot card (WS32, WS62)."""
    her = s.players[HER]
    for size in (LARGE, 0):
        cost = s.box.statue_cost[size // LARGE]
        if affords(her, cost[CORN], cost[STONE], cost[GOLD]):
            statue = find_statue(s, size)
            if statue != NONE:
                pay(s, her, cost[CORN], cost[STONE], cost[GOLD])
                erect(s, her, statue)
                return
    gold_instead(s)


def find_statue(s: Tawantinsuyu, size: int) -> int:
    """Of the god of the rolled slot or the next ones, else any; small ones first of gods she has none of."""
    her = s.players[HER]
    start = roll(s) - 1
    gods = [s.box.cards[s.slots[(start + later) % len(s.slots)]].god for later in range(len(s.slots))]
    if size != LARGE:
        for god in gods:
            if s.statues[god] and not her.statues_of(god):
                return god
    for god in gods:
        if s.statues[size + god]:
            return size + god
    rest = [size + god for god in range(len(GODS)) if s.statues[size + god]]
    return pick(s, rest) if rest else NONE


def small_statue(s: Tawantinsuyu) -> None:
    """A free one of a conquest (WS16)."""
    statue = find_statue(s, 0)
    if statue != NONE:
        erect(s, s.players[HER], statue)


def random_small_statue(s: Tawantinsuyu) -> None:
    """A free one of her personality: any god (WS30)."""
    stock = [god for god in range(len(GODS)) if s.statues[god]]
    if stock:
        erect(s, s.players[HER], pick(s, stock))


# --- weavings ---


def longest_fit(s: Tawantinsuyu, her: Player, tile: int) -> int:
    """Which tapestry the tile would go to: the longest that it fits, or none (WS35)."""
    best, length = NONE, 0
    for i in range(len(her.tapestries)):
        if len(her.tapestries[i]) > length and fits(s, her.tapestries[i], tile):
            best, length = i, len(her.tapestries[i])
    return best


def favourite(s: Tawantinsuyu, her: Player) -> int:
    """The tile on the loom for her longest tapestry; ties go to the highest number (WS35)."""
    best, best_length = NONE, -1
    for tile in sorted(s.loom, reverse=True):
        i = longest_fit(s, her, tile)
        length = len(her.tapestries[i]) if i != NONE else 0
        if length > best_length:
            best, best_length = tile, length
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
        add(s, s.players[HER], s.draw(s.weavings))


def weave(s: Tawantinsuyu) -> None:
    """Two of three tiles for 3 corn, else one for 1 corn and a gold (WS35, WS62)."""
    her = s.players[HER]
    if not s.weavings or not affords(her, WEAVE_PRICES[1], 0, 0):
        gold_instead(s)
        return
    for _ in range(min(3, len(s.weavings))):
        s.loom = [*s.loom, s.draw(s.weavings)]
    if s.events is not None:
        s.tell("loom", HER, tile=[WEAVINGS[tile] for tile in s.loom])
    s.stack.append(EndWeave())
    s.stack.append(Leftover(0))
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


# --- restoring ---


def by_strength(s: Tawantinsuyu, cards: list[int]) -> list[int]:
    """Army cards with 2 soldiers first (WS64)."""
    return sorted(cards, key=lambda card: (-s.box.army[card].soldiers, card))


def restore_best(s: Tawantinsuyu) -> None:
    """Her highest-numbered building, else an army card with 2 soldiers (WS64)."""
    her = s.players[HER]
    if her.down:
        restore(s, her, her.down[-1])
    elif her.tired:
        restore(s, her, len(PRODUCTION) + by_strength(s, her.tired)[0])
