"""The chief's ability: once, on the turn the chief figure is placed (E43)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Reason
from cenote.games.endlesswinter.names import BETWEEN, CHIEFS
from cenote.games.endlesswinter.rules.effects import Receive, give, perform
from cenote.games.endlesswinter.rules.parts import OTHER_COLUMN, labour_counts, no_part, part_numbers
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import BITS, LABOUR, Part

CHIEF_USED: Final = Reason("E43", "chief-used")
NO_CHIEF_TURN: Final = Reason("E43", "no-chief-turn")
LABOUR_USELESS: Final = Reason("E136", "labour-useless")


def stands(s: EndlessWinter, part: Part) -> bool:
    """A part bound to a column works only once the chief stands there."""
    return part.column == BETWEEN or part.column == s.column


def no_use_of(s: EndlessWinter, me: Player, part: Part) -> Reason | None:
    """What stands against one part (E39, E136)."""
    if not stands(s, part):
        return OTHER_COLUMN
    if part.kind == LABOUR and not part.paid and not labour_counts(s):
        return LABOUR_USELESS
    return no_part(s, me, part)


def may_lead(s: EndlessWinter, me: Player) -> bool:
    """Is it a turn of the chief, or could it become one?"""
    return s.chief_placed if s.column != BETWEEN else me.chief_figure > 0


def no_chief(s: EndlessWinter, me: Player) -> Reason | None:
    """Once, on a turn of the chief, and with a part that works; else what stands against the first that could (E43)."""
    if s.chief_used:
        return CHIEF_USED
    if not may_lead(s, me):
        return NO_CHIEF_TURN
    found = OTHER_COLUMN
    for part in s.box.chiefs[me.chief].parts:
        against = no_use_of(s, me, part)
        if against is None:
            return None
        if found is OTHER_COLUMN:
            found = against
    return found


def chief_numbers(s: EndlessWinter, me: Player) -> dict[str, object]:
    """The price of the part that `no_chief` speaks of, and what there is."""
    for part in s.box.chiefs[me.chief].parts:
        if stands(s, part):
            return part_numbers(s, me, part)
    return {}


def use_chief(s: EndlessWinter, me: Player) -> None:
    """Used before the figure is placed, it binds the player to place the chief."""
    ability = s.box.chiefs[me.chief]
    s.chief_used = True
    if s.events is not None:
        s.tell("chief", me.seat, chief=CHIEFS[me.chief // 2])
    if len(ability.parts) == 1:
        perform(s, me, ability.parts[0])
    elif s.column != BETWEEN:
        give(s, me, ability)
    else:
        left = 0
        for i in range(len(ability.parts)):
            if ability.parts[i].column == BETWEEN:
                left |= ability.parts[i].times << (BITS * i)
        s.stack.append(Receive(me.seat, ability.number, left))
