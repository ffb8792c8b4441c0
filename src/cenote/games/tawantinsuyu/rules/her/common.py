"""What all of Axomamma's rules share: steps of her own, her die, and how she pays (WS31, WS53)."""

from __future__ import annotations

from cenote.core.kernel import Step
from cenote.games.tawantinsuyu.names import CORN, DIE, GOLD, HER, STONE
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


class HerStep(Step[Tawantinsuyu]):
    """Something that only she does."""

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.solo


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
