"""The Initiate column: tribe cards and burials (E48, E49, E50, E51)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.names import TRIBES
from cenote.games.endlesswinter.rules.cards import take_tribe
from cenote.games.endlesswinter.rules.column import Column
from cenote.games.endlesswinter.rules.effects import give
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import HOLD_RITES, INITIATE

SAME_TRIBE: Final = Reason("E48", "same-tribe", "card")
TRIBE_DEAR: Final = Reason("E48", "too-dear", "cost", "have")
RITES_DEAR: Final = Reason("E50", "too-dear", "cost", "have")


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """An empty deck too, for its point (E49)."""
    if no_initiating(s, me) is not None:
        return
    for tribe in range(len(TRIBES)):
        if no_tribe(s, tribe) is None:
            moves.append(INITIATE.moves[tribe])


def no_initiating(s: EndlessWinter, me: Player) -> Reason | None:
    return None if s.affords(me, s.box.initiate_price) else TRIBE_DEAR


def no_tribe(s: EndlessWinter, tribe: int) -> Reason | None:
    return SAME_TRIBE if s.initiated >> tribe & 1 else None


def no_initiation(s: EndlessWinter, me: Player, tribe: int) -> Reason | None:
    """A tribe not chosen yet this turn, and the price (E48)."""
    return no_tribe(s, tribe) or no_initiating(s, me)


def initiate(s: EndlessWinter, me: Player, move: Move) -> None:
    """The card cannot be played this turn (E48)."""
    tribe = INITIATE.number(move)
    s.pay(me, s.box.initiate_price)
    s.initiated |= 1 << tribe
    if take_tribe(s, me, tribe, True):
        me.fresh |= 1 << tribe


def add_middle(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if no_rites(s, me) is None:
        moves.append(HOLD_RITES)


def no_rites(s: EndlessWinter, me: Player) -> Reason | None:
    return None if s.affords(me, s.box.rites_price) else RITES_DEAR


def hold_rites(s: EndlessWinter, me: Player) -> None:
    """A tribe card into the discard and a burial, either or both (E50)."""
    s.pay(me, s.box.rites_price)
    give(s, me, s.box.rites)


class InitiateColumn(Column):
    def add_moves(self, s: EndlessWinter, me: Player, moves: list[Move]) -> None:
        add_upper(s, me, moves)
        add_middle(s, me, moves)

    def obstacle(self, s: EndlessWinter, me: Player, move: Move) -> Reason | None:
        return no_rites(s, me) if move == HOLD_RITES else no_initiation(s, me, INITIATE.number(move))

    def act(self, s: EndlessWinter, me: Player, move: Move) -> None:
        if move == HOLD_RITES:
            hold_rites(s, me)
        else:
            initiate(s, me, move)
