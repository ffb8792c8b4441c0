"""Hunting grounds, the animal deck and animal zones (E62-E66, E145, E146)."""

from __future__ import annotations

from cenote.core.kernel import Reason
from cenote.core.shared import added
from cenote.games.endlesswinter.names import ANIMALS, GROUNDS_LIMIT, TYPES
from cenote.games.endlesswinter.state import EndlessWinter, Player


def on_grounds(s: EndlessWinter) -> int:
    return sum(s.grounds)


def can_reveal(s: EndlessWinter) -> bool:
    return bool(s.animal_deck) and sum(s.grounds) < GROUNDS_LIMIT


def reveal(s: EndlessWinter, n: int, limit: int = GROUNDS_LIMIT) -> None:
    """Top cards of the deck to the grounds while there is room and there are cards (E62, E146)."""
    n = min(n, limit - sum(s.grounds), len(s.animal_deck))
    s.animal_deck = s.animal_deck.copy()
    for _ in range(n):
        animal = s.draw(s.animal_deck)
        s.grounds = added(s.grounds, animal, 1)
        if s.events is not None:
            s.tell("reveal", animal=ANIMALS[animal])


def all_gone(s: EndlessWinter) -> bool:
    """Are grounds and deck both empty? Then hunting gives a point (E63)."""
    return not s.animal_deck and not sum(s.grounds)


def catch(s: EndlessWinter, me: Player, animal: int) -> None:
    s.grounds = added(s.grounds, animal, -1)
    me.animals = added(me.animals, animal, 1)
    if s.events is not None:
        s.tell("animal", me.seat, animal=ANIMALS[animal])


def take_top(s: EndlessWinter, me: Player) -> None:
    """The top card of the deck, or a point if there is none (E65)."""
    if not s.animal_deck:
        s.score(me, 1, "empty")
        return
    s.animal_deck = s.animal_deck.copy()
    animal = s.draw(s.animal_deck)
    me.animals = added(me.animals, animal, 1)
    if s.events is not None:
        s.tell("animal", me.seat, animal=ANIMALS[animal])


def can_turn(me: Player, turned: int) -> bool:
    """Is there an unturned animal of a type that is not among those (as bits)?"""
    for animal in range(TYPES):
        if me.animals[animal] and not turned >> animal & 1:
            return True
    return False


def turn(s: EndlessWinter, me: Player, animal: int) -> None:
    """Turned for good (E5)."""
    me.animals = added(me.animals, animal, -1)
    me.turned = added(me.turned, animal, 1)
    if s.events is not None:
        s.tell("turn-animal", me.seat, animal=ANIMALS[animal])


def why_not_turn(me: Player, animal: int) -> Reason:
    if me.animals[animal]:
        return Reason("E120", "same-type", animal=ANIMALS[animal])
    return Reason("E64", "no-unturned", animal=ANIMALS[animal])


def set_points(s: EndlessWinter, me: Player) -> int:
    """The best total of the sets, with every joker where it brings most (E101, E102)."""
    counts: list[int] = []
    tables: list[list[int]] = []
    jokers = 0
    total = 0
    for animal in range(TYPES):
        card = s.box.animals[animal]
        if card.joker:
            jokers += me.animals[animal]
        elif me.animals[animal] and card.sets:
            counts.append(min(me.animals[animal], len(card.sets)))
            tables.append(card.sets)
            total += card.sets[counts[-1] - 1]
    return total + best_jokers(counts, tables, 0, jokers)


def best_jokers(counts: list[int], tables: list[list[int]], first: int, jokers: int) -> int:
    """What the jokers add at best from the given set on."""
    if not jokers or first == len(counts):
        return 0
    have, table = counts[first], tables[first]
    best = 0
    for used in range(min(jokers, len(table) - have) + 1):
        gain = table[have + used - 1] - table[have - 1]
        best = max(best, gain + best_jokers(counts, tables, first + 1, jokers - used))
    return best
