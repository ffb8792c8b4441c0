"""The Develop column: culture cards and sacred stones (E53, E54, E55, E56)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.names import FIRST_CULTURE
from cenote.games.endlesswinter.rules.cards import not_shown, shown, take_culture
from cenote.games.endlesswinter.rules.column import Column
from cenote.games.endlesswinter.rules.effects import give
from cenote.games.endlesswinter.rules.stones import add_stones, no_space, no_stone, take
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import DEVELOP, DEVELOP_NONE, STONE

CULTURE_DEAR: Final = Reason("E53", "too-dear", "cost", "have")
DISPLAY_NOT_EMPTY: Final = Reason("E54", "display-not-empty")
STONE_DEAR: Final = Reason("E55", "too-dear", "cost", "have")


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """A culture card of the display; a point when it is empty (E53, E54)."""
    if no_developing(s, me) is not None:
        return
    cards = shown(s)
    for card in cards:
        moves.append(DEVELOP.moves[card - FIRST_CULTURE])
    if no_point(cards) is None:
        moves.append(DEVELOP_NONE)


def no_developing(s: EndlessWinter, me: Player) -> Reason | None:
    return None if s.affords(me, s.box.develop_price) else CULTURE_DEAR


def no_point(cards: list[int]) -> Reason | None:
    """A point comes in place of a card of an empty display alone (E54)."""
    return DISPLAY_NOT_EMPTY if cards else None


def no_development(s: EndlessWinter, me: Player, move: Move) -> Reason | None:
    """The price, and the card on display (E53, E54)."""
    dear = no_developing(s, me)
    if dear is not None:
        return dear
    return no_point(shown(s)) if move == DEVELOP_NONE else not_shown(s, FIRST_CULTURE + DEVELOP.number(move))


def develop(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.develop_price)
    if move == DEVELOP_NONE:
        s.score(me, 1, "empty")
    else:
        take_culture(s, me, FIRST_CULTURE + DEVELOP.number(move))


def add_middle(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    if no_buying(s, me) is None:
        add_stones(s, me, moves)


def no_buying(s: EndlessWinter, me: Player) -> Reason | None:
    """A sacred stone takes an empty space and the price of the leftmost one (E55)."""
    full = no_space(me)
    if full is not None:
        return full
    return None if s.affords(me, s.box.stone_prices[len(me.stones)]) else STONE_DEAR


def no_purchase(s: EndlessWinter, me: Player, stone: int) -> Reason | None:
    return no_buying(s, me) or no_stone(s, me, stone)


def buy_stone(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.stone_prices[len(me.stones)])
    give(s, me, take(s, me, STONE.number(move)))


class DevelopColumn(Column):
    def add_moves(self, s: EndlessWinter, me: Player, moves: list[Move]) -> None:
        add_upper(s, me, moves)
        add_middle(s, me, moves)

    def obstacle(self, s: EndlessWinter, me: Player, move: Move) -> Reason | None:
        if move[0] == STONE.name:
            return no_purchase(s, me, STONE.number(move))
        return no_development(s, me, move)

    def act(self, s: EndlessWinter, me: Player, move: Move) -> None:
        if move[0] == STONE.name:
            buy_stone(s, me, move)
        else:
            develop(s, me, move)
