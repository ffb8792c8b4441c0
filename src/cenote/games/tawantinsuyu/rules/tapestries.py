"""Tapestries, and the weavings at their ends (W56, W104, W161)."""

from __future__ import annotations

from cenote.games.tawantinsuyu.components import WEAVINGS
from cenote.games.tawantinsuyu.names import Z04
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


def designs(s: Tawantinsuyu, tapestry: list[int]) -> int:
    """The designs of a tapestry, as bits."""
    found = 0
    for tile in tapestry:
        found |= 1 << s.box.weavings[tile].design
    return found


def fits(s: Tawantinsuyu, tapestry: list[int], tile: int) -> bool:
    """All designs inside a tapestry differ (W56)."""
    return not designs(s, tapestry) >> s.box.weavings[tile].design & 1


def matches(s: Tawantinsuyu, left: int, right: int) -> bool:
    """Do they show the same symbol where they meet (W57)?"""
    return s.box.weavings[left].right == s.box.weavings[right].left


def begin(s: Tawantinsuyu, me: Player, tile: int) -> None:
    me.tapestries = [*me.tapestries, [tile]]
    if s.events is not None:
        s.tell("begin", me.seat, tile=WEAVINGS[tile])


def join(s: Tawantinsuyu, me: Player, tile: int, end: int, right: bool) -> None:
    """Beside the tile at that end; with Z04 a matching joint pays at once (W104, W161)."""
    for i in range(len(me.tapestries)):
        tapestry = me.tapestries[i]
        if (tapestry[-1] if right else tapestry[0]) == end:
            tapestries = me.tapestries.copy()
            tapestries[i] = [*tapestry, tile] if right else [tile, *tapestry]
            me.tapestries = tapestries
            break
    if s.events is not None:
        s.tell("join", me.seat, tile=WEAVINGS[tile])
    left, beside = (end, tile) if right else (tile, end)
    if matches(s, left, beside) and me.has(Z04):
        give(s, me, s.box.joints[s.box.weavings[left].right])


def draw_to_loom(s: Tawantinsuyu, n: int) -> None:
    """So many weavings from the stack, as far as it lasts, for all to see (W55)."""
    loom, weavings = s.loom.copy(), s.weavings.copy()
    for _ in range(min(n, len(weavings))):
        loom.append(s.draw(weavings))
    s.loom, s.weavings = loom, weavings
