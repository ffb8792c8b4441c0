"""What army cards are good for beyond themselves: the conquest that they could bring."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import CONQUEST_REGIONS
from cenote.games.tawantinsuyu.judge import weights as w
from cenote.games.tawantinsuyu.judge.worth import Worth
from cenote.games.tawantinsuyu.names import REGION_SIZE
from cenote.games.tawantinsuyu.rules.ceremony import majority
from cenote.games.tawantinsuyu.rules.conquest import demands
from cenote.games.tawantinsuyu.state import Tawantinsuyu

FAR: Final = 4  # soldiers missing for a space that nobody thinks of it yet


def prospect(worth: Worth) -> float:
    """The best conquest that the soldiers face up and those in hand would pay, or nearly so."""
    s, me = worth.s, worth.me
    if not me.markers or not (me.troops or me.army):
        return 0.0
    ready, levied = soldiers(s, me.troops), soldiers(s, me.army)
    best = 0.0
    for space in range(len(s.conquests)):
        if s.conquests[space] != NONE:
            continue
        discard, turn = demands(s, me, space)[-1]  # with Z13 rather a soldier turned down than one discarded
        missing = max(0, discard + turn - ready - levied)
        if missing < FAR:
            gain = spoils(worth, space) - upkeep(worth, discard, turn, ready)
            best = max(best, gain * (FAR - missing) / FAR)
    return best


def soldiers(s: Tawantinsuyu, cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += s.box.army[card].soldiers
    return total


def upkeep(worth: Worth, discard: int, turn: int, ready: int) -> float:
    """What the soldiers are worth that it takes, and the potatoes for those that are still in hand."""
    fresh, tired = worth.weights[w.SOLDIER] * worth.use + 1.0, worth.weights[w.TIRED] * worth.use
    levied = max(0, discard + turn - ready - 1)  # the mover's first costs nothing
    return discard * fresh + turn * (fresh - tired) + levied * worth.goods[0]


def spoils(worth: Worth, space: int) -> float:
    """Its bonus, and the points of the region where a marker there brings the majority."""
    s, me = worth.s, worth.me
    value = worth.bonus(s.box.conquests[space].bonus)
    region = CONQUEST_REGIONS[space]
    holder = majority(s, region)
    if holder == me.seat:
        return value
    own = most = 0
    rightmost = space
    last = NONE
    for n in range(region * REGION_SIZE, (region + 1) * REGION_SIZE):
        if s.conquests[n] == me.seat:
            own += 1
            rightmost = max(rightmost, n)
        elif s.conquests[n] == holder != NONE:
            most += 1
            last = n
    if own >= most or (own + 1 == most and rightmost > last):
        value += worth.weights[w.MAJORITY] * worth.losses * worth.left
    return value
