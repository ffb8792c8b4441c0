"""What is still to be chosen counts nearly as if it were taken."""

from __future__ import annotations

from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.judge.learning import learning
from cenote.games.endlesswinter.judge.outlook import Outlook
from cenote.games.endlesswinter.judge.weights import (
    POOL,
)
from cenote.games.endlesswinter.names import BETWEEN, DEVELOP, UPPER
from cenote.games.endlesswinter.rules.acting import Act
from cenote.games.endlesswinter.rules.choices import (
    BuryCards,
    Catch,
    Counted,
    DiscardCards,
    Learn,
    MoveCamps,
    Recruit,
    TakeTop,
)
from cenote.games.endlesswinter.rules.effects import Arrow, Gain, Receive
from cenote.games.endlesswinter.rules.further import BuildVillage, FreeStone, GainTokens, TurnAnimals
from cenote.games.endlesswinter.rules.resting import TO_DRAW, TO_TURN, Rest
from cenote.games.endlesswinter.rules.turn import Turn
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import BITS, TIMES


def pending(s: EndlessWinter, me: Player, frame: object, out: Outlook) -> float:
    """What is still to be chosen counts nearly as if it were taken; labour in the pool if it can be spent."""
    if isinstance(frame, Gain):
        return frame.n * out.worth[frame.kind] if frame.seat == me.seat else 0.0
    if isinstance(frame, Receive):
        return left_value(s, me, frame, out) if frame.seat == me.seat else 0.0
    if isinstance(frame, Counted):
        return frame.n * counted_value(frame, out) if frame.seat == me.seat else 0.0
    if isinstance(frame, Recruit):
        return frame.n * out.gains[v.TRIBE_HAND] if frame.seat == me.seat else 0.0
    if isinstance(frame, DiscardCards):
        return -0.4 * frame.n if frame.seat == me.seat else 0.0
    if isinstance(frame, TurnAnimals):
        return frame.n * out.gains[v.TURN] * 0.8 if frame.seat == me.seat and sum(me.animals) > 0 else 0.0
    if isinstance(frame, Arrow):
        return out.gains[v.MEGALITH] if frame.seat == me.seat else 0.0
    if isinstance(frame, FreeStone):
        return out.gains[v.STONE] if frame.seat == me.seat else 0.0
    if isinstance(frame, BuildVillage):
        return out.gains[v.VILLAGE] if frame.seat == me.seat else 0.0
    if isinstance(frame, GainTokens):
        return 2.5 if frame.seat == me.seat else 0.0
    return turn_value(s, me, frame, out)


def turn_value(s: EndlessWinter, me: Player, frame: object, out: Outlook) -> float:
    """The turn under way: labour that can still be spent, and the lower action still to be taken."""
    if isinstance(frame, Act):
        if frame.seat != me.seat:
            return 0.0
        value = out.w[POOL] * s.labour if s.section == UPPER else 0.0
        if s.column == DEVELOP and s.section == UPPER:
            value += learning(s, me, out)
        if s.section < 2 and len(s.columns[s.column]) == 1:
            value += 1.5
        return value
    if isinstance(frame, Turn):
        return out.w[POOL] * s.labour + 2.5 if frame.seat == me.seat and s.column == BETWEEN else 0.0
    if isinstance(frame, Rest) and frame.seat == me.seat:
        return (out.gains[v.CARD] if frame.stage == TO_DRAW else 0.0) + (0.8 if frame.stage <= TO_TURN else 0.0)
    return 0.0


def left_value(s: EndlessWinter, me: Player, frame: Receive, out: Outlook) -> float:
    """The parts of an ability that are still to be taken."""
    value = 0.0
    left = frame.left
    for part in s.box.abilities[frame.ability].parts:
        if left & TIMES:
            gained = 0.0
            for gift in part.gifts:
                gained += gift.n * out.worth[gift.kind]
            if part.paid:
                gained -= part.food * out.gains[v.FOOD] + part.tools * out.gains[v.TOOL]
                gained = max(0.0, gained)
            value += gained * 0.95
        left >>= BITS
    return value


def counted_value(frame: Counted, out: Outlook) -> float:
    if isinstance(frame, MoveCamps):
        return out.worth[v.MOVE]
    if isinstance(frame, BuryCards):
        return out.worth[v.BURY]
    if isinstance(frame, Learn):
        return out.worth[v.CULTURE]
    if isinstance(frame, (Catch, TakeTop)):
        return out.worth[v.ANIMAL_TOP]
    return 0.0
