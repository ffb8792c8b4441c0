"""The Migrate column: camps and villages (E57, E58, E59, E60, E61)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.geometry import STEP_FROM
from cenote.games.endlesswinter.rules.camps import (
    add_camp_moves,
    add_villages,
    move_camp,
    no_camp,
    no_village,
    no_village_left,
)
from cenote.games.endlesswinter.rules.column import Column
from cenote.games.endlesswinter.rules.further import build_village
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import MOVE, NEW_CAMP, VILLAGE

NO_CAMP_LEFT: Final = Reason("E61", "no-camp-left")
CAMP_DEAR: Final = Reason("E57", "too-dear", "cost", "have")
STEP_DEAR: Final = Reason("E57", "too-dear", "cost", "have")
VILLAGE_DEAR: Final = Reason("E58", "too-dear", "cost", "have")


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """A new camp on the base, and steps of camps (E57)."""
    if no_new_camp(s, me) is None:
        moves.append(NEW_CAMP)
    if no_moving(s, me) is None:
        add_camp_moves(me, moves)


def no_new_camp(s: EndlessWinter, me: Player) -> Reason | None:
    if not me.camps_left:
        return NO_CAMP_LEFT
    return None if s.affords(me, s.box.camp_price) else CAMP_DEAR


def no_moving(s: EndlessWinter, me: Player) -> Reason | None:
    return None if s.affords(me, s.box.move_price) else STEP_DEAR


def no_step(s: EndlessWinter, me: Player, number: int) -> Reason | None:
    return no_moving(s, me) or no_camp(me, STEP_FROM[number])


def new_camp(s: EndlessWinter, me: Player) -> None:
    s.pay(me, s.box.camp_price)
    s.place_camp(me)


def pay_and_move(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.move_price)
    move_camp(s, me, MOVE.number(move))


def add_middle(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if no_settling(s, me) is None:
        add_villages(s, me, moves)


def no_settling(s: EndlessWinter, me: Player) -> Reason | None:
    """A village left and its price, wherever it is to stand (E58)."""
    none = no_village_left(me)
    if none is not None:
        return none
    return None if s.affords(me, s.box.village_price) else VILLAGE_DEAR


def no_settlement(s: EndlessWinter, me: Player, junction: int) -> Reason | None:
    return no_settling(s, me) or no_village(s, me, junction)


def pay_and_settle(s: EndlessWinter, me: Player, move: Move) -> None:
    """The food is paid before the limit is checked (E59)."""
    s.pay(me, s.box.village_price)
    build_village(s, me, VILLAGE.number(move))


class MigrateColumn(Column):
    def add_moves(self, s: EndlessWinter, me: Player, moves: list[Move]) -> None:
        add_upper(s, me, moves)
        add_middle(s, me, moves)

    def obstacle(self, s: EndlessWinter, me: Player, move: Move) -> Reason | None:
        if move == NEW_CAMP:
            return no_new_camp(s, me)
        if move[0] == MOVE.name:
            return no_step(s, me, MOVE.number(move))
        return no_settlement(s, me, VILLAGE.number(move))

    def act(self, s: EndlessWinter, me: Player, move: Move) -> None:
        if move == NEW_CAMP:
            new_camp(s, me)
        elif move[0] == MOVE.name:
            pay_and_move(s, me, move)
        else:
            pay_and_settle(s, me, move)
