"""The chief's ability: once, on the turn the chief figure is placed (E43)."""

from __future__ import annotations

from cenote.core.kernel import Reason
from cenote.games.endlesswinter.names import BETWEEN, CHIEFS
from cenote.games.endlesswinter.rules.effects import Receive, give, perform
from cenote.games.endlesswinter.rules.parts import is_open, labour_counts, too_dear
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import BITS, LABOUR, Part


def stands(s: EndlessWinter, part: Part) -> bool:
    """A part bound to a column works only once the chief stands there."""
    return part.column == BETWEEN or part.column == s.column


def works(s: EndlessWinter, me: Player, part: Part) -> bool:
    if part.kind == LABOUR and not part.paid and not labour_counts(s):
        return False
    return stands(s, part) and is_open(s, me, part)


def may_lead(s: EndlessWinter, me: Player) -> bool:
    """Is it a turn of the chief, or could it become one?"""
    return s.chief_placed if s.column != BETWEEN else me.chief_figure > 0


def can_use_chief(s: EndlessWinter, me: Player) -> bool:
    if s.chief_used or not may_lead(s, me):
        return False
    for part in s.box.chiefs[me.chief].parts:
        if works(s, me, part):
            return True
    return False


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


def why_not_chief(s: EndlessWinter, me: Player) -> Reason:
    if s.chief_used:
        return Reason("E43", "chief-used")
    if not may_lead(s, me):
        return Reason("E43", "no-chief-turn")
    for part in s.box.chiefs[me.chief].parts:
        if not stands(s, part):
            continue
        if me.food < part.food or me.tools < part.tools or s.labour < part.labour:
            return too_dear(s, me, "E16", part.food, part.tools, part.labour)
        if part.kind == LABOUR:
            return Reason("E136", "labour-useless")
        return Reason("E135", "no-effect")
    return Reason("E39", "other-column")
