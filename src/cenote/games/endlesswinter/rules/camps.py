"""Camps, villages and influence on the terrain (E57, E58, E59, E60, E61, E72, E110, E152)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason
from cenote.core.shared import changed
from cenote.games.endlesswinter.geometry import (
    HEXES,
    JUNCTION_HEXES,
    JUNCTIONS,
    STEP_FROM,
    STEP_TO,
    STEPS,
    STEPS_FROM,
    TOUCHING,
)
from cenote.games.endlesswinter.names import CAMPS
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import MOVE, VILLAGE

NO_CAMP_THERE: Final = Reason("E152", "no-camp-there", "hex")
NO_VILLAGE_LEFT: Final = Reason("E58", "no-village-left")
JUNCTION_TAKEN: Final = Reason("E58", "junction-taken", "junction")
CAMPS_MISSING: Final = Reason("E58", "camps-missing", "junction")


def has_camp(me: Player) -> bool:
    """Is an own camp on the terrain?"""
    for n in me.camps:
        if n:
            return True
    return False


def no_camp(me: Player, at: int) -> Reason | None:
    """What stands against a step from the hex (E152)."""
    return None if me.camps[at] else NO_CAMP_THERE


def add_camp_moves(me: Player, moves: list[Move]) -> None:
    """Every step of every own camp (E152)."""
    for at in range(len(HEXES)):
        if me.camps[at]:
            for number in STEPS_FROM[at]:
                moves.append(MOVE.moves[number])


def move_camp(s: EndlessWinter, me: Player, number: int) -> None:
    """One step; a face-down glacier token there is revealed, also in passing (E110, E148)."""
    to = STEP_TO[number]
    me.camps = me.camps.copy()
    me.camps[STEP_FROM[number]] -= 1
    me.camps[to] += 1
    if s.events is not None:
        s.tell("move", me.seat, step=STEPS[number])
    if s.tokens[to] != NONE and not s.tokens_shown >> to & 1:
        s.reveal()
        s.tokens_shown |= 1 << to
        if s.events is not None:
            s.tell("glacier", hex=HEXES[to], glacier=list(s.box.data["glacier"])[s.tokens[to]])


def step_numbers(move: Move) -> dict[str, object]:
    return {"hex": HEXES[STEP_FROM[MOVE.number(move)]]}


# --- villages ---


def no_village_left(me: Player) -> Reason | None:
    return None if me.villages_left else NO_VILLAGE_LEFT


def no_village(s: EndlessWinter, me: Player, junction: int) -> Reason | None:
    """A village left, a free junction, and an own camp on each of its hexes (E58)."""
    none = no_village_left(me)
    if none is not None:
        return none
    if s.villages[junction] != NONE:
        return JUNCTION_TAKEN
    a, b, c = JUNCTION_HEXES[junction]
    return None if me.camps[a] and me.camps[b] and me.camps[c] else CAMPS_MISSING


def too_few_camps(me: Player) -> bool:
    """Is no junction worth a look, since there are not even three own camps on the terrain?"""
    return CAMPS - me.camps_left < 3


def add_villages(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if not too_few_camps(me):
        for junction in range(len(JUNCTIONS)):
            if no_village(s, me, junction) is None:
                moves.append(VILLAGE.moves[junction])


def can_settle_anywhere(s: EndlessWinter, me: Player) -> bool:
    if too_few_camps(me):
        return False
    for junction in range(len(JUNCTIONS)):
        if no_village(s, me, junction) is None:
            return True
    return False


def settle(s: EndlessWinter, me: Player, junction: int) -> int:
    """Three camps come back, a village stands there. Tells the hexes around it with a shown token, as bits (E111)."""
    tokens = 0
    me.camps = me.camps.copy()
    for at in JUNCTION_HEXES[junction]:
        me.camps[at] -= 1
        if s.tokens_shown >> at & 1:
            tokens |= 1 << at
    me.camps_left += 3
    me.villages = [*me.villages, junction]
    s.villages = changed(s.villages, junction, me.seat)
    if s.events is not None:
        s.tell("village", me.seat, junction=JUNCTIONS[junction])
    lose_surplus(s, me)
    return tokens


def lose_surplus(s: EndlessWinter, me: Player) -> None:
    """Camps that came back cover food cells: what lay there is lost (E12)."""
    surplus = me.food - s.food_limit(me)
    if surplus > 0:
        me.food -= surplus
        if s.events is not None:
            s.tell("spoil", me.seat, goods={"food": surplus})


# --- influence ---


def influence(s: EndlessWinter, me: Player, at: int) -> int:
    """1 for a camp, 2 for a village that touches the hex (E72)."""
    total = me.camps[at]
    if me.villages:
        for junction in TOUCHING[at]:
            if s.villages[junction] == me.seat:
                total += 2
    return total


def leads(s: EndlessWinter, me: Player, at: int) -> bool:
    """Most influence, or a tie for it; in the sole-majority variant no tie (E71, E108)."""
    mine = influence(s, me, at) if me.camps[at] or me.villages else 0
    if not mine:
        return False
    for other in s.players:
        if other.seat != me.seat:
            theirs = influence(s, other, at)
            if theirs > mine or (theirs == mine and s.sole_majority):
                return False
    return True
