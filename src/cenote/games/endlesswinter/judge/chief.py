"""What the chief will bring: its ability in each round, and the stones that reward it."""

from __future__ import annotations

from typing import Final

from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.components import STONE_SCORES
from cenote.games.endlesswinter.judge.outlook import Outlook, ability_value
from cenote.games.endlesswinter.judge.weights import BOUND, CHIEF, LEAN
from cenote.games.endlesswinter.names import BETWEEN, INITIATE, MIGRATE, ROUNDS
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import Part

# By what a stone counts: the gains that serve it, and the column where those are made.
SERVED_BY: Final = {
    "camp-types": ((v.MOVE,), MIGRATE),
    "board-megaliths": ((v.MEGALITH,), BETWEEN),
    "megalith-tiles": ((v.MEGALITH,), BETWEEN),
    "upper-megaliths": ((v.MEGALITH,), BETWEEN),
    "buried": ((v.BURY,), INITIATE),
    "idol-steps": ((v.IDOL,), BETWEEN),
    "turned-types": ((v.TURN,), BETWEEN),
}
KINDS: Final = [SERVED_BY.get(score, ((), BETWEEN))[0] for score in STONE_SCORES]
COLUMN: Final = [SERVED_BY.get(score, ((), BETWEEN))[1] for score in STONE_SCORES]


def chief_value(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """Once in each round (E43), and the stones on offer that reward it. Counted only when the side is chosen: later it
    is the same whatever is done, and who counts what is left of it keeps the chief back for too long.
    """
    ability = s.box.chiefs[me.chief]
    if not ability.parts:
        return 0.0
    share = out.w[BOUND] if ability.parts[0].column != BETWEEN else 1.0
    return out.w[CHIEF] * share * ROUNDS * ability_value(s, me, ability, out) + leaning(s, me, out)


def leaning(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """The stones on offer that count what this side of the chief is good at."""
    parts = s.box.chiefs[me.chief].parts
    stones = 0
    for era in s.stones:
        for stone in era:
            stones += serves(parts, s.box.stones[stone].score)
    return out.w[LEAN] * stones


def serves(parts: list[Part], score: int) -> bool:
    for part in parts:
        if part.kind in KINDS[score] or part.column == COLUMN[score] != BETWEEN:
            return True
    return False
