"""The Migrate column: camps and villages (E57-E61)."""

from __future__ import annotations

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.rules.camps import add_camp_moves, add_villages, move_camp, why_not_move, why_not_settle
from cenote.games.endlesswinter.rules.further import build_village
from cenote.games.endlesswinter.rules.parts import dear
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import MOVE, NEW_CAMP, VILLAGE


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """A new camp on the base, and steps of camps (E57)."""
    if me.camps_left and s.affords(me, s.box.camp_price):
        moves.append(NEW_CAMP)
    if s.affords(me, s.box.move_price):
        add_camp_moves(me, moves)


def new_camp(s: EndlessWinter, me: Player) -> None:
    s.pay(me, s.box.camp_price)
    s.place_camp(me)


def why_not_camp(s: EndlessWinter, me: Player) -> Reason:
    if not me.camps_left:
        return Reason("E61", "no-camp-left")
    return dear(s, me, "E57", s.box.camp_price)


def pay_and_move(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.move_price)
    move_camp(s, me, MOVE.number(move))


def why_not_pay_and_move(s: EndlessWinter, me: Player, move: Move) -> Reason:
    return why_not_move(move) if s.affords(me, s.box.move_price) else dear(s, me, "E57", s.box.move_price)


def add_middle(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if s.affords(me, s.box.village_price):
        add_villages(s, me, moves)


def pay_and_settle(s: EndlessWinter, me: Player, move: Move) -> None:
    """The food is paid before the limit is checked (E59)."""
    s.pay(me, s.box.village_price)
    build_village(s, me, VILLAGE.number(move))


def why_not_village(s: EndlessWinter, me: Player, move: Move) -> Reason:
    if me.villages_left and not s.affords(me, s.box.village_price):
        return dear(s, me, "E58", s.box.village_price)
    return why_not_settle(s, me, move)
