"""Axomamma's conquests: which space, and with which soldiers (WS43, WS44, WS63)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import CONQUEST_REGIONS
from cenote.games.tawantinsuyu.names import E4, H3, HER, REGION_SIZE
from cenote.games.tawantinsuyu.rules.soldiers import PayTroops, count, take_space
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

PREFERENCE: Final = [1, 0, 3, 2]  # by region: Antisuyu, Chinchaysuyu, Kuntisuyu, Qullasuyu
FEW: Final = 3  # her markers in a region


def demands(s: Tawantinsuyu, space: int) -> tuple[int, int]:
    """Soldiers to discard and to turn down, one fewer of each with H3."""
    less = 1 if s.on(H3) else 0
    conquest = s.box.conquests[space]
    return max(0, conquest.discard - less), max(0, conquest.turn - less)


def payment(s: Tawantinsuyu, her: Player, space: int) -> tuple[int, int, int, int] | None:
    """Ones and twos to discard, ones and twos to turn: fewest twos discarded, then most twos turned (WS63)."""
    twos = count(s, her.troops)
    ones = len(her.troops) - twos
    discard, turn = demands(s, space)
    for d2 in range(twos + 1):
        d1 = exact(discard, d2)
        if d1 == NONE or d1 > ones:
            continue
        for t2 in range(twos - d2, -1, -1):
            t1 = exact(turn, t2)
            if t1 != NONE and d1 + t1 <= ones:
                return d1, d2, t1, t2
    return None


def exact(demand: int, twos: int) -> int:
    """How many ones go with so many twos, without a card too many; NONE if that cannot be."""
    rest = demand - 2 * twos
    return 0 if rest == -1 else rest if rest >= 0 else NONE


def conquer(s: Tawantinsuyu, second: bool) -> None:
    her = s.players[HER]
    if not her.markers or (second and s.on(E4)):
        return
    spaces = [n for n in range(len(s.conquests)) if s.conquests[n] == NONE and payment(s, her, n) is not None]
    if not spaces:
        return
    space = easiest(s, spaces) if second else hardest(s, spaces)
    paid = payment(s, her, space)
    assert paid is not None
    pledge(s, her, paid)
    s.stack.append(PayTroops(HER))
    take_space(s, her, space)


def hardest(s: Tawantinsuyu, spaces: list[int]) -> int:
    """The largest printed discard; ties by region, then the rightmost space (WS43)."""
    best = spaces[0]
    for space in spaces[1:]:
        if rank(s, space) > rank(s, best):
            best = space
    return best


def rank(s: Tawantinsuyu, space: int) -> tuple[int, int, int, int, int, int]:
    region = CONQUEST_REGIONS[space]
    owners = s.conquests[region * REGION_SIZE : (region + 1) * REGION_SIZE]
    hers = owners.count(HER)
    markers = len(owners) - owners.count(NONE)
    return (
        s.box.conquests[space].discard,
        -markers,
        int(hers < FEW),
        -(markers - hers),
        -PREFERENCE[region],
        space,
    )


def easiest(s: Tawantinsuyu, spaces: list[int]) -> int:
    """The smallest printed discard, ties at random (WS44)."""
    fewest = min(s.box.conquests[space].discard for space in spaces)
    tied = [space for space in spaces if s.box.conquests[space].discard == fewest]
    return tied[s.below(len(tied))]


def pledge(s: Tawantinsuyu, her: Player, paid: tuple[int, int, int, int]) -> None:
    for soldiers, discarded, turned in ((1, paid[0], paid[2]), (2, paid[1], paid[3])):
        cards = [card for card in her.troops if s.box.army[card].soldiers == soldiers]
        her.leaving = her.leaving + cards[:discarded]
        her.tiring = her.tiring + cards[discarded : discarded + turned]
    her.troops = [card for card in her.troops if card not in her.leaving and card not in her.tiring]
