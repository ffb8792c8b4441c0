"""The Hunt column: animals (E62, E63, E64, E65, E66)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.names import TYPES
from cenote.games.endlesswinter.rules.animals import (
    add_turns,
    all_gone,
    catch,
    no_reveal,
    no_turn,
    not_on_grounds,
    reveal,
)
from cenote.games.endlesswinter.rules.column import Column
from cenote.games.endlesswinter.rules.further import turn_animal
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import FLIP, HUNT, HUNT_NONE, REVEALING

REVEAL_DEAR: Final = Reason("E62", "too-dear", "cost", "have")
HUNT_DEAR: Final = Reason("E63", "too-dear", "cost", "have")
ANIMALS_LEFT: Final = Reason("E63", "animals-left")


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """Reveal animals, take one; a point when there are none at all (E62, E63)."""
    if no_revealing(s, me) is None:
        moves.append(REVEALING)
    if no_hunting(s, me) is not None:
        return
    for animal in range(TYPES):
        if s.grounds[animal]:
            moves.append(HUNT.moves[animal])
    if no_point(s) is None:
        moves.append(HUNT_NONE)


def no_revealing(s: EndlessWinter, me: Player) -> Reason | None:
    against = no_reveal(s)
    if against is not None:
        return against
    return None if s.affords(me, s.box.reveal_price) else REVEAL_DEAR


def no_hunting(s: EndlessWinter, me: Player) -> Reason | None:
    return None if s.affords(me, s.box.hunt_price) else HUNT_DEAR


def no_point(s: EndlessWinter) -> Reason | None:
    """A point comes in place of an animal when there are none at all (E63)."""
    return None if all_gone(s) else ANIMALS_LEFT


def no_hunt(s: EndlessWinter, me: Player, move: Move) -> Reason | None:
    dear = no_hunting(s, me)
    if dear is not None:
        return dear
    return no_point(s) if move == HUNT_NONE else not_on_grounds(s, HUNT.number(move))


def pay_and_reveal(s: EndlessWinter, me: Player) -> None:
    s.pay(me, s.box.reveal_price)
    reveal(s, s.box.revealed)


def hunt(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.hunt_price)
    if move == HUNT_NONE:
        s.score(me, 1, "empty")
    else:
        catch(s, me, HUNT.number(move))


class HuntColumn(Column):
    """In the middle an own animal is turned (E64)."""

    def add_moves(self, s: EndlessWinter, me: Player, moves: list[Move]) -> None:
        add_upper(s, me, moves)
        add_turns(me, 0, moves)

    def obstacle(self, s: EndlessWinter, me: Player, move: Move) -> Reason | None:
        if move == REVEALING:
            return no_revealing(s, me)
        return no_turn(me, FLIP.number(move), 0) if move[0] == FLIP.name else no_hunt(s, me, move)

    def act(self, s: EndlessWinter, me: Player, move: Move) -> None:
        if move == REVEALING:
            pay_and_reveal(s, me)
        elif move[0] == FLIP.name:
            turn_animal(s, me, FLIP.number(move))
        else:
            hunt(s, me, move)
