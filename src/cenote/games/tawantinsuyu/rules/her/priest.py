"""Axomamma's high priest: when she moves it, what she does then, and how she reacts.

Rules WS18, WS19, WS20, WS21, WS41, WS42, WS43, WS44, WS45.
"""

from __future__ import annotations

from typing import ClassVar

from cenote.core.fields import NONE
from cenote.games.tawantinsuyu.components import PRODUCTION as PRODUCTION_TILES
from cenote.games.tawantinsuyu.names import (
    ACTION,
    CONQUEST,
    CORN,
    E3,
    FLAG,
    H1,
    H2,
    HER,
    LARGE,
    OFFERING,
    PRODUCTION,
    WORSHIP,
)
from cenote.games.tawantinsuyu.rules.her.common import HerStep, affords, pay, pick
from cenote.games.tawantinsuyu.rules.her.tasks import by_strength
from cenote.games.tawantinsuyu.rules.monuments import sacrifice
from cenote.games.tawantinsuyu.rules.production import turn_down, use
from cenote.games.tawantinsuyu.rules.restoring import restore
from cenote.games.tawantinsuyu.rules.soldiers import count
from cenote.games.tawantinsuyu.rules.temple import Climb, can_climb
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

# --- conditions ---


def soldiers(s: Tawantinsuyu, her: Player) -> int:
    """Those on her face-up cards and one for each card in hand (WS19)."""
    return len(her.troops) + count(s, her.troops) + len(her.army)


def wants(s: Tawantinsuyu, action: int) -> bool:
    """Does the condition of the action hold, and is it not closed to her for good? (WS19, WS57)"""
    her = s.players[HER]
    if action == OFFERING:
        return her.goods[CORN] >= 4 and can_climb(s, her)
    if action == PRODUCTION:
        return len(her.up) >= 2
    if action == WORSHIP:
        return sum(her.statues) >= (2 if s.on(E3) else 1) and can_climb(s, her)
    if action == CONQUEST:
        available, losses = soldiers(s, her), sum(s.losses)
        eager = available > losses or (s.on(H2) and available == losses and available > 0)
        return eager and her.markers > 0 and NONE in s.conquests
    return len(her.down) + len(her.tired) >= 3


# --- her own action ---


def act(s: Tawantinsuyu, action: int) -> None:
    her = s.players[HER]
    if action == OFFERING or action == WORSHIP:
        s.stack.append(HerClimb(action))
        if s.on(H1):
            s.stack.append(Climb(HER, 1))
    elif action == PRODUCTION:
        produce(s, her.up[-1] if her.up else NONE)  # the highest number stays face up (WS41)
    elif action != CONQUEST:
        restore_all(s)


def produce(s: Tawantinsuyu, spared: int) -> None:
    """All face-up buildings in the order of their numbers; each but the spared one is turned down."""
    for tile in reversed(s.players[HER].up):
        s.stack.append(HerBuilding(tile, int(tile != spared)))


class HerBuilding(HerStep):
    takes: ClassVar[dict[str, range]] = {"tile": range(len(PRODUCTION_TILES)), "turn": FLAG}

    def __init__(self, tile: int, turn: int) -> None:
        self.tile = tile
        self.turn = turn

    def possible(self, s: Tawantinsuyu) -> bool:
        same = [frame for frame in s.stack if isinstance(frame, HerBuilding) and frame.tile == self.tile]
        return super().possible(s) and self.tile in s.players[HER].up and len(same) == 1

    def run(self, s: Tawantinsuyu) -> None:
        if self.turn:
            turn_down(s, s.players[HER], self.tile)
        else:
            use(s, s.players[HER], self.tile)


class HerClimb(HerStep):
    """The largest offering she can pay, or one statue of each size: as in WS42, not without limit as in WS66."""

    takes: ClassVar[dict[str, range]] = {"action": ACTION}

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, s: Tawantinsuyu) -> None:
        her = s.players[HER]
        if self.action == WORSHIP:
            worship(s)
            return
        steps = min(3, s.box.top_step - her.step)
        while steps and not offers(s, her, 2 * steps):
            steps -= 1
        if steps:
            pay(s, her, 2 * steps, 0, 0)
            s.stack.append(Climb(HER, steps))


def offers(s: Tawantinsuyu, her: Player, corn: int) -> bool:
    """Can she pay the offering, gold standing in for missing corn (WS42, WS53)? Until version 2 it did not."""
    return her.goods[CORN] >= corn if s.rules < 2 else affords(her, corn, 0, 0)


def worship(s: Tawantinsuyu) -> None:
    """A large statue for three steps, then a small one for another, if there is one to climb."""
    her = s.players[HER]
    if not can_climb(s, her):
        return
    large, small = any_statue(s, LARGE), any_statue(s, 0)
    if small != NONE and (large == NONE or her.step + 3 < s.box.top_step):
        sacrifice(s, her, small)
        s.stack.append(Climb(HER, 1))
    if large != NONE:
        sacrifice(s, her, large)
        s.stack.append(Climb(HER, 3))


def any_statue(s: Tawantinsuyu, size: int) -> int:
    """One of her statues of the size, at random."""
    her = s.players[HER]
    owned = [statue for statue in range(size, size + LARGE) if her.statues[statue]]
    return pick(s, owned) if owned else NONE


def restore_all(s: Tawantinsuyu) -> None:
    """All buildings and army cards, free (WS45)."""
    her = s.players[HER]
    for tile in her.down.copy():
        restore(s, her, tile)
    for card in her.tired.copy():
        restore(s, her, len(PRODUCTION_TILES) + card)


# --- her reactions ---


def react(s: Tawantinsuyu, action: int) -> None:
    her = s.players[HER]
    if action == PRODUCTION:
        produce(s, NONE)
    elif action == OFFERING:
        if offers(s, her, 3) and can_climb(s, her):
            pay(s, her, 3, 0, 0)
            s.stack.append(Climb(HER, 1))
    elif action == WORSHIP:
        statue = any_statue(s, 0) if any(her.statues[:LARGE]) else any_statue(s, LARGE)
        if statue != NONE and can_climb(s, her):
            sacrifice(s, her, statue)
            s.stack.append(Climb(HER, 1))
    else:
        restore_half(s)


def restore_half(s: Tawantinsuyu) -> None:
    """Half of each kind, rounded up: the highest numbers and the strongest cards first (WS45, WS64)."""
    her = s.players[HER]
    for tile in sorted(her.down, reverse=True)[: (len(her.down) + 1) // 2]:
        restore(s, her, tile)
    for card in by_strength(s, her.tired)[: (len(her.tired) + 1) // 2]:
        restore(s, her, len(PRODUCTION_TILES) + card)
