"""Axomamma's building, weaving, stairs and statues, for a price or for nothing.

Rules WS30, WS31, WS32, WS33, WS34, WS35, WS36, WS37, WS53, WS62.
"""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import PRODUCTION
from cenote.games.tawantinsuyu.names import CORN, E2, GODS, GOLD, HER, LARGE, SECTORS, STAIRS_STONE, STONE
from cenote.games.tawantinsuyu.rules.building import construct, is_production
from cenote.games.tawantinsuyu.rules.her.common import affords, gold_instead, pay, pick, roll
from cenote.games.tawantinsuyu.rules.monuments import build_stairs, erect
from cenote.games.tawantinsuyu.rules.restoring import restore
from cenote.games.tawantinsuyu.state import Tawantinsuyu

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
    """Production while fewer than 2 are face up, else permanent; the other type if one is missing.

    Rules WS30, WS39, WS62.
    """
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
    """Of the god of the rolled slot or the next ones, else any; small ones first of gods she has no small one of.

    Rule WS32; until version 2 a large one of the god counted too.
    """
    her = s.players[HER]
    start = roll(s) - 1
    gods = [s.box.cards[s.slots[(start + later) % len(s.slots)]].god for later in range(len(s.slots))]
    if size != LARGE:
        for god in gods:
            if s.statues[god] and not (her.statues_of(god) if s.rules < 2 else her.statues[god]):
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
