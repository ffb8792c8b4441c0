"""Which parts of an ability may be used now, and what stands against the others (E15, E16, E39, E135)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Reason
from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.geometry import BASE
from cenote.games.endlesswinter.names import BETWEEN, REST, UPPER
from cenote.games.endlesswinter.reading import Price
from cenote.games.endlesswinter.rules.animals import all_gone, can_turn, no_reveal, on_grounds
from cenote.games.endlesswinter.rules.camps import can_settle_anywhere, has_camp
from cenote.games.endlesswinter.rules.cards import can_bury
from cenote.games.endlesswinter.rules.stones import can_take
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.vocabulary import BITS, TIMES, Ability, Part

OTHER_COLUMN: Final = Reason("E39", "other-column")
PART_DEAR: Final = Reason("E16", "too-dear", "cost", "have")
NO_EFFECT: Final = Reason("E135", "no-effect")
NO_SUCH_PART: Final = Reason("E15", "no-such-part")


def count_of(me: Player, part: Part) -> int:
    """How often a part with a count is given."""
    if part.per == v.CAMP_AWAY:
        counted = sum(me.camps) - me.camps[BASE]
    elif part.per == v.TWO_BURIED:
        counted = len(me.buried) // 2
    else:
        return 1
    return min(counted, part.cap)


def possible(s: EndlessWinter, me: Player, kind: int) -> bool:
    """Could a gain of this kind have any effect? (E135)"""
    if kind <= v.FILL or kind == v.TRIBE_HAND or kind == v.TRIBE_DISCARD or kind == v.CULTURE or kind == v.ANIMAL_TOP:
        return True
    if kind == v.CAMP:
        return me.camps_left > 0
    if kind == v.MOVE:
        return has_camp(me)
    if kind == v.VILLAGE:
        return can_settle_anywhere(s, me)
    if kind == v.BURY:
        return can_bury(me)
    if kind == v.ANIMAL_PICK:
        return on_grounds(s) > 0 or all_gone(s)
    if kind == v.ANIMAL_REVEAL:
        return no_reveal(s) is None
    if kind == v.STONE:
        return can_take(s, me)
    return can_turn(me)


def stands_right(s: EndlessWinter, part: Part) -> bool:
    """Does this turn's figure stand where the part asks for, or can it still go there? (E39, E138)"""
    if part.column == BETWEEN or part.column == s.column:
        return True
    return s.column == BETWEEN and not s.eclipse and (s.bound == BETWEEN or s.bound == part.column)


def no_part(s: EndlessWinter, me: Player, part: Part) -> Reason | None:
    """To use a part now takes the right column, the price at hand, and some effect (E16, E39, E135)."""
    if not stands_right(s, part):
        return OTHER_COLUMN
    if not part.paid:
        return None if possible(s, me, part.kind) else NO_EFFECT
    if me.food < part.food or me.tools < part.tools or s.labour < part.labour:
        return PART_DEAR
    for gift in part.gifts:
        if possible(s, me, gift.kind):
            return None
    return NO_EFFECT


def is_open(s: EndlessWinter, me: Player, part: Part) -> bool:
    """May the part be used now?"""
    return no_part(s, me, part) is None


def no_kind(s: EndlessWinter, me: Player, ability: Ability, left: int, kind: int) -> Reason | None:
    """Nothing, if a part of this kind with uses left may be used now; else what stands against the first of them."""
    found = NO_SUCH_PART
    for part in ability.parts:
        if left & TIMES and part.kind == kind:
            against = no_part(s, me, part)
            if against is None:
                return None
            if found is NO_SUCH_PART:
                found = against
        left >>= BITS
    return found


def kind_numbers(s: EndlessWinter, me: Player, ability: Ability, left: int, kind: int) -> dict[str, object]:
    """The price of the part that `no_kind` speaks of, and what there is."""
    for part in ability.parts:
        if left & TIMES and part.kind == kind:
            return part_numbers(s, me, part)
        left >>= BITS
    return {}


def labour_counts(s: EndlessWinter) -> bool:
    """Can labour still be spent this turn: before a figure stands, or in an upper section? (E136)"""
    return s.column == BETWEEN or (s.column < REST and s.section == UPPER)


def part_numbers(s: EndlessWinter, me: Player, part: Part) -> dict[str, object]:
    return price_numbers(s, me, Price(part.food, part.tools, part.labour))


def price_numbers(s: EndlessWinter, me: Player, price: Price) -> dict[str, object]:
    """A price, and what there is of its goods."""
    cost = {"food": price.food, "tool": price.tools, "labour": price.labour / 2}
    have = {"food": me.food, "tool": me.tools, "labour": s.labour / 2}
    return {"cost": cost, "have": {good: n for good, n in have.items() if cost[good]}}
