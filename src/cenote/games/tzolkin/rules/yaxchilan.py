"""Yaxchilan: wood, stone, gold and skulls (T45, T46, T80, T86)."""

from __future__ import annotations

from cenote.games.tzolkin.names import CORN, EXTRACTION, SKULL, THEOLOGY
from cenote.games.tzolkin.state import Player, Tzolkin


def act(s: Tzolkin, me: Player, number: int) -> None:
    """Extraction adds one wood, stone or gold to what the action gives (T80), theology 3 one skull (T86)."""
    gain = s.box.mining[number - 1]
    for good in range(1, 4):
        if gain[good]:
            s.gain(me, good, gain[good] + (me.levels[EXTRACTION] >= good))
    if gain[CORN]:
        s.gain(me, CORN, gain[CORN])
    if gain[SKULL]:
        s.gain_skulls(me, gain[SKULL] + (me.levels[THEOLOGY] == 3))
