"""Axomamma in ceremonies and at the end (WS46, WS48, WS68, WS69, WS70)."""

from __future__ import annotations

from cenote.games.tawantinsuyu.names import H5, H7, HER
from cenote.games.tawantinsuyu.rules.her.priest import restore_all, worship
from cenote.games.tawantinsuyu.state import Tawantinsuyu


def her_trade(s: Tawantinsuyu) -> None:
    """A point for each weaving instead of trade, two with H5 (WS46)."""
    her = s.players[HER]
    weavings = sum(len(tapestry) for tapestry in her.tapestries)
    s.score(her, weavings * (2 if s.on(H5) else 1), "axomamma")


def consolation(s: Tawantinsuyu) -> None:
    """Two points instead of ceremonial cards, if she is behind (WS46, WS68)."""
    her = s.players[HER]
    if her.vp < s.players[0].vp:
        s.score(her, 2, "axomamma")


def last_rites(s: Tawantinsuyu) -> None:
    """A last restoration and a last worship before the final scoring (WS48, WS69)."""
    restore_all(s)
    worship(s)


def leftovers(s: Tawantinsuyu) -> None:
    """H7: a point for each good left, so that gold counts two in all."""
    if s.on(H7):
        s.score(s.players[HER], sum(s.players[HER].goods), "axomamma")
