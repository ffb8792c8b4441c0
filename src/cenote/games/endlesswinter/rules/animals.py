"""Hunting grounds, the animal deck and animal zones (E62, E63, E64, E65, E66, E145, E146)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.core.shared import added
from cenote.games.endlesswinter.names import ANIMALS, GROUNDS_LIMIT, TYPES
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import FLIP

DECK_EMPTY: Final = Reason("E62", "deck-empty")
GROUNDS_FULL: Final = Reason("E62", "grounds-full", limit=GROUNDS_LIMIT)
NO_UNTURNED: Final = Reason("E64", "no-unturned", "animal")
NOT_ON_GROUNDS: Final = Reason("E63", "not-on-grounds", "animal")
SAME_TYPE: Final = Reason("E120", "same-type", "animal")


def on_grounds(s: EndlessWinter) -> int:
    """How many animals lie there; a loop, since `sum` is slow when compiled."""
    animals = 0
    for n in s.grounds:
        animals += n
    return animals


def no_reveal(s: EndlessWinter) -> Reason | None:
    """What stands against an animal more on the grounds (E62)."""
    if not s.animal_deck:
        return DECK_EMPTY
    return GROUNDS_FULL if on_grounds(s) >= GROUNDS_LIMIT else None


def reveal(s: EndlessWinter, n: int, limit: int = GROUNDS_LIMIT) -> None:
    """Top cards of the deck to the grounds while there is room and there are cards (E62, E146)."""
    n = min(n, limit - on_grounds(s), len(s.animal_deck))
    s.animal_deck = s.animal_deck.copy()
    for _ in range(n):
        animal = s.draw(s.animal_deck)
        s.grounds = added(s.grounds, animal, 1)
        if s.events is not None:
            s.tell("reveal", animal=ANIMALS[animal])


def not_on_grounds(s: EndlessWinter, animal: int) -> Reason | None:
    return None if s.grounds[animal] else NOT_ON_GROUNDS


def all_gone(s: EndlessWinter) -> bool:
    """Are grounds and deck both empty? Then hunting gives a point (E63)."""
    return not s.animal_deck and not on_grounds(s)


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


def no_turn(me: Player, animal: int, turned: int) -> Reason | None:
    """What stands against turning an animal of this type, with those types turned already, as bits (E64, E120)."""
    if not me.animals[animal]:
        return NO_UNTURNED
    return SAME_TYPE if turned >> animal & 1 else None


def can_turn(me: Player) -> bool:
    """Is there an unturned animal?"""
    return any(me.animals)


def add_turns(me: Player, turned: int, moves: list[Move]) -> None:
    """Every own animal that may be turned (E64)."""
    for animal in range(TYPES):
        if me.animals[animal] and no_turn(me, animal, turned) is None:
            moves.append(FLIP.moves[animal])


def turn(s: EndlessWinter, me: Player, animal: int) -> None:
    """Turned for good (E5)."""
    me.animals = added(me.animals, animal, -1)
    me.turned = added(me.turned, animal, 1)
    if s.events is not None:
        s.tell("turn-animal", me.seat, animal=ANIMALS[animal])


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
