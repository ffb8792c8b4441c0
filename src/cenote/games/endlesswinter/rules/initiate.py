"""The Initiate column: tribe cards and burials (E48-E51)."""

from __future__ import annotations

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.names import TRIBES
from cenote.games.endlesswinter.rules.cards import take_tribe
from cenote.games.endlesswinter.rules.effects import give
from cenote.games.endlesswinter.rules.parts import dear
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import HOLD_RITES, INITIATE


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """Any tribe not chosen yet this turn, an empty deck for its point included (E48, E49)."""
    if s.affords(me, s.box.initiate_price):
        for tribe in range(len(TRIBES)):
            if not s.initiated >> tribe & 1:
                moves.append(INITIATE.moves[tribe])


def initiate(s: EndlessWinter, me: Player, move: Move) -> None:
    """The card cannot be played this turn (E48)."""
    tribe = INITIATE.number(move)
    s.pay(me, s.box.initiate_price)
    s.initiated |= 1 << tribe
    if take_tribe(s, me, tribe, True):
        me.fresh |= 1 << tribe


def why_not_initiate(s: EndlessWinter, me: Player, move: Move) -> Reason:
    if s.initiated >> INITIATE.number(move) & 1:
        return Reason("E48", "same-tribe", card=move[1])
    return dear(s, me, "E48", s.box.initiate_price)


def add_middle(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if s.affords(me, s.box.rites_price):
        moves.append(HOLD_RITES)


def hold_rites(s: EndlessWinter, me: Player) -> None:
    """A tribe card into the discard and a burial, either or both (E50)."""
    s.pay(me, s.box.rites_price)
    give(s, me, s.box.rites)


def why_not_rites(s: EndlessWinter, me: Player) -> Reason:
    return dear(s, me, "E50", s.box.rites_price)
