"""How much is still to come for a seat, and what gains are worth in that time."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.names import ROUNDS
from cenote.games.endlesswinter.rules.eclipse import BoardBenefits, ClaimHexes, NextEclipse, StartBoard
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import Ability


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


def ability_value(s: EndlessWinter, me: Player, ability: Ability, out: Outlook) -> float:
    """All that a component gives, roughly; what it costs is taken off."""
    value = 0.0
    for part in ability.parts:
        gained = 0.0
        for gift in part.gifts:
            gained += gift.n * kind_value(gift.kind, out)
        gained -= part.discard * 0.4
        if part.paid:
            gained -= part.food * out.gains[v.FOOD] + part.tools * out.gains[v.TOOL] + part.labour * out.gains[v.LABOUR]
            gained = max(0.0, gained) * part.times
        if part.per != NONE:
            gained *= 2.0
        value += gained
    return value


def kind_value(kind: int, out: Outlook) -> float:
    """Points are points; the rest is worth what there is time for."""
    if kind == v.VP:
        return 1.0
    share = 0.25 + 0.75 * out.use
    if kind == v.MEGALITH or kind == v.IDOL or kind == v.ANIMAL_TOP or kind == v.ANIMAL_PICK or kind == v.BURY:
        share = 0.7 + 0.3 * out.use
    return out.gains[kind] * share
