"""Bonuses: goods, points and army cards at once, everything else one after another (W5, W128)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.vocabulary import ARMY, VP, Effect


def give(s: Tawantinsuyu, me: Player, number: int) -> None:
    """The bonus with this number; NONE gives nothing."""
    if number == NONE:
        return
    bonus = s.box.bonuses[number]
    for effect in bonus.plain:
        give_plain(s, me, effect, bonus.source)
    if bonus.parts:
        s.push("Receive", me.seat, number, (1 << len(bonus.parts)) - 1)


def give_plain(s: Tawantinsuyu, me: Player, effect: Effect, source: str) -> None:
    if effect.kind < VP:
        s.gain(me, effect.kind, effect.n)
    elif effect.kind == VP:
        s.score(me, effect.n, source)
    else:
        assert effect.kind == ARMY
        draw_army_to_hand(s, me, effect.n)
