"""The Hunt column: animals (E62-E66)."""

from __future__ import annotations

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.names import GROUNDS_LIMIT, TYPES
from cenote.games.endlesswinter.rules.animals import all_gone, can_reveal, catch, reveal
from cenote.games.endlesswinter.rules.parts import dear
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import FLIP, HUNT, HUNT_NONE, REVEALING


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """Reveal animals, take one; a point when there are none at all (E62, E63)."""
    if can_reveal(s) and s.affords(me, s.box.reveal_price):
        moves.append(REVEALING)
    if s.affords(me, s.box.hunt_price):
        for animal in range(TYPES):
            if s.grounds[animal]:
                moves.append(HUNT.moves[animal])
        if all_gone(s):
            moves.append(HUNT_NONE)


def pay_and_reveal(s: EndlessWinter, me: Player) -> None:
    s.pay(me, s.box.reveal_price)
    reveal(s, s.box.revealed)


def why_not_reveal(s: EndlessWinter, me: Player) -> Reason:
    if not s.animal_deck:
        return Reason("E62", "deck-empty")
    if sum(s.grounds) >= GROUNDS_LIMIT:
        return Reason("E62", "grounds-full", limit=GROUNDS_LIMIT)
    return dear(s, me, "E62", s.box.reveal_price)


def hunt(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.hunt_price)
    if move == HUNT_NONE:
        s.score(me, 1, "empty")
    else:
        catch(s, me, HUNT.number(move))


def why_not_hunt(s: EndlessWinter, me: Player, move: Move) -> Reason:
    if not s.affords(me, s.box.hunt_price):
        return dear(s, me, "E63", s.box.hunt_price)
    if move == HUNT_NONE:
        return Reason("E63", "animals-left")
    return Reason("E63", "not-on-grounds", animal=move[1])


def add_middle(me: Player, moves: list[Move]) -> None:
    """Turn an own animal (E64)."""
    for animal in range(TYPES):
        if me.animals[animal]:
            moves.append(FLIP.moves[animal])
