"""The Develop column: culture cards and sacred stones (E53-E56)."""

from __future__ import annotations

from cenote.core.kernel import Move, Reason
from cenote.games.endlesswinter.names import FIRST_CULTURE
from cenote.games.endlesswinter.rules.cards import shown, take_culture
from cenote.games.endlesswinter.rules.effects import give
from cenote.games.endlesswinter.rules.parts import dear
from cenote.games.endlesswinter.rules.stones import add_stones, has_room, take, why_not_stone
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import DEVELOP, DEVELOP_NONE, STONE


def add_upper(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """A culture card of the display; a point when it is empty (E53, E54)."""
    if s.affords(me, s.box.develop_price):
        cards = shown(s)
        for card in cards:
            moves.append(DEVELOP.moves[card - FIRST_CULTURE])
        if not cards:
            moves.append(DEVELOP_NONE)


def develop(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.develop_price)
    if move == DEVELOP_NONE:
        s.score(me, 1, "empty")
    else:
        take_culture(s, me, FIRST_CULTURE + DEVELOP.number(move))


def why_not_develop(s: EndlessWinter, me: Player, move: Move) -> Reason:
    if not s.affords(me, s.box.develop_price):
        return dear(s, me, "E53", s.box.develop_price)
    if move == DEVELOP_NONE:
        return Reason("E54", "display-not-empty")
    return Reason("E53", "not-shown", card=move[1])


def add_middle(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """A sacred stone for the price of the leftmost empty space (E55)."""
    if has_room(me) and s.affords(me, s.box.stone_prices[len(me.stones)]):
        add_stones(s, me, moves)


def buy_stone(s: EndlessWinter, me: Player, move: Move) -> None:
    s.pay(me, s.box.stone_prices[len(me.stones)])
    give(s, me, take(s, me, STONE.number(move)))


def why_not_buy(s: EndlessWinter, me: Player, move: Move) -> Reason:
    if has_room(me) and not s.affords(me, s.box.stone_prices[len(me.stones)]):
        return dear(s, me, "E55", s.box.stone_prices[len(me.stones)])
    return why_not_stone(s, me, move)
