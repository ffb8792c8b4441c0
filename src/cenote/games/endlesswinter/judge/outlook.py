"""How much is still to come for a seat, and what gains are worth in that time."""

from __future__ import annotations

from typing import Final

from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.geometry import BASE
from cenote.games.endlesswinter.judge.weights import NEED, UNPAID
from cenote.games.endlesswinter.names import CAMPS, ROUNDS, STONES
from cenote.games.endlesswinter.rules.eclipse import BoardBenefits, ClaimHexes, NextEclipse, StartBoard
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import Ability

LASTING: Final = (v.MEGALITH, v.IDOL, v.ANIMAL_TOP, v.ANIMAL_PICK, v.BURY)  # worth having to the end
FILLED: Final = 3.0  # food that a card which fills the track brings at least, played at the right moment
ENOUGH_BURIED: Final = 8
STEPS: Final = (0, 3, 6)  # buried cards of which one more is worth more honour (E99)


class Outlook:
    """How much is still to come for a seat, and what it is weighed by."""

    def __init__(self, s: EndlessWinter, me: Player, w: list[float], gains: list[float]) -> None:
        self.w = w
        self.gains = gains  # what one of each kind of gain is worth, in the order of KINDS
        rounds = ROUNDS - s.round
        self.turns = me.figures + 3 * rounds
        self.hexes = rounds  # eclipses whose hex benefits are still to come
        self.boards = rounds
        self.claiming = False  # is this round's step C still to come or under way?
        self.scoring = -1  # stones of this round still to be scored, as bits; -1 all of them
        self.see_eclipse(s, me)
        self.use = min(1.0, self.turns / 4.0)  # of goods, while there are turns to spend them in
        self.away = CAMPS - me.camps_left - me.camps[BASE]  # camps that left the base
        self.worth = worths(s, me, self)

    def see_eclipse(self, s: EndlessWinter, me: Player) -> None:
        if not s.eclipse:
            self.claiming = True
            return
        self.scoring = 0
        first = s.stack[0] if s.stack else None
        if isinstance(first, NextEclipse) and s.order.index(me.seat) >= first.place:
            self.claiming, self.scoring = True, -1
        for frame in s.stack:
            if isinstance(frame, ClaimHexes):
                self.claiming = self.claiming or frame.seat == me.seat
            elif isinstance(frame, StartBoard):
                if frame.seat == me.seat:
                    self.scoring = -1
            elif isinstance(frame, BoardBenefits) and frame.seat == me.seat:
                self.scoring = frame.stones


def worths(s: EndlessWinter, me: Player, out: Outlook) -> list[float]:
    """What one of each kind of gain is worth to this seat now. Points are points; the rest is worth what there is time
    for.
    """
    gains = out.gains
    share = 0.25 + 0.75 * out.use
    worth = [gain * share for gain in gains]
    lasting = 0.7 + 0.3 * out.use
    for kind in LASTING:
        worth[kind] = gains[kind] * lasting
    worth[v.VP] = 1.0
    if s.round:
        see_needs(s, me, worth, out)
    worth[v.FILL] = max(FILLED, float(s.food_limit(me) - me.food)) * worth[v.FOOD]
    see_pieces(s, me, worth, out)
    return worth


def see_needs(s: EndlessWinter, me: Player, worth: list[float], out: Outlook) -> None:
    """What is short, or completes something, is worth more; what there is plenty of less."""
    more, less = 1.0 + out.w[NEED], 1.0 - out.w[NEED]
    worth[v.FOOD] *= more if me.food <= 1 else less if me.food >= 5 else 1.0
    worth[v.TOOL] *= more if me.tools <= 1 else less if me.tools >= 5 else 1.0
    cards = len(me.hand)
    for kind in (v.CARD, v.LABOUR):
        worth[kind] *= more if cards <= 2 else less if cards >= 6 else 1.0
    for kind in (v.TRIBE_HAND, v.TRIBE_DISCARD):
        worth[kind] *= more if s.round == 1 else less if s.round > 2 else 1.0
    animals = sum(me.animals)
    for kind in (v.ANIMAL_PICK, v.ANIMAL_TOP):
        worth[kind] *= more if animals >= 3 else less if animals <= 1 else 1.0
    camps = CAMPS - me.camps_left
    worth[v.MOVE] *= more if camps >= 3 else less if camps <= 1 else 1.0
    worth[v.BURY] *= more if len(me.buried) in STEPS else 1.0
    worth[v.MEGALITH] *= more if (me.neutrals + me.megaliths) % 2 else 1.0  # the second of a pair empties its space
    if me.honour + 1 < len(s.box.honour_points):
        worth[v.IDOL] *= more if s.box.honour_points[me.honour + 1] else 1.0


def see_pieces(s: EndlessWinter, me: Player, worth: list[float], out: Outlook) -> None:
    """Nothing is worth much to who has no pieces or no room for it."""
    if not me.neutrals and not me.megaliths:
        worth[v.MEGALITH] = worth[v.CARD]
    if me.offering == len(s.box.offering_goods) - 1 and me.honour == len(s.box.honour_points) - 1:
        worth[v.IDOL] = 1.0
    if len(me.buried) >= ENOUGH_BURIED:
        worth[v.BURY] *= 0.4
    if len(me.stones) == STONES:
        worth[v.STONE] = 0.0
    if not me.camps_left:
        worth[v.CAMP] = 0.0
    worth[v.VILLAGE] *= min(out.away + 1, 3) / 3.0 if me.villages_left else 0.0
    animals = 0
    for n in me.animals:
        animals += n
    if animals < 2:
        worth[v.TURN_DIFFERENT] *= 0.5
        worth[v.TURN] *= 1.0 if animals else 0.4


def ability_value(s: EndlessWinter, me: Player, ability: Ability, out: Outlook) -> float:
    """All that a component gives, roughly; what it costs is taken off."""
    value = 0.0
    for part in ability.parts:
        gained = 0.0
        for gift in part.gifts:
            gained += gift.n * out.worth[gift.kind]
        gained -= part.discard * 0.4
        if part.paid:
            gained -= part.food * out.gains[v.FOOD] + part.tools * out.gains[v.TOOL] + part.labour * out.gains[v.LABOUR]
            gained = max(0.0, gained) * part.times
            if me.food < part.food or me.tools < part.tools:
                gained *= out.w[UNPAID]
        if part.per == v.CAMP_AWAY:
            gained *= min(part.cap, out.away + out.use)
        elif part.per == v.TWO_BURIED:
            gained *= min(part.cap, len(me.buried) / 2.0 + out.use)
        value += gained
    return value
