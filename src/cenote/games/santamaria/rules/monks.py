"""Monks on scholars, bishops and missions (S53, S54, S55, S56)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason
from cenote.core.shared import changed
from cenote.games.santamaria.names import (
    BISHOPS,
    CACAO,
    COIN,
    FIRST_BISHOP,
    FIRST_MISSION,
    HAPPINESS,
    IN_TURN,
    SCHOLARS,
    SPACES,
)
from cenote.games.santamaria.rules.goods import (
    add_free,
    free_action,
    free_numbers,
    is_free,
    no_free,
    sell_price,
)
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import DONE, MONK, PLACES

BISHOP_MOVES: Final = len(SCHOLARS)
MISSION_MOVES: Final = len(SCHOLARS) + len(BISHOPS)

NO_SUCH_SPACE: Final = Reason("S53", "no-such-space", "place")
OWN_MONK_THERE: Final = Reason("S53", "own-monk-there", "place")
DEAR_SPACE: Final = Reason("S54", "dear-space", "place", "cost", "have")


def move_of(s: SantaMaria, space: int) -> Move:
    """The move that puts a monk on a space of the board."""
    content = s.places[space]
    if space < FIRST_BISHOP:
        return MONK.moves[content]
    return MONK.moves[content + (BISHOP_MOVES if space < FIRST_MISSION else MISSION_MOVES)]


def space_of(s: SantaMaria, move: Move) -> int:
    """The space of the board that a move names, or NONE if it is not in this game."""
    for space in range(SPACES):
        if s.places[space] != NONE and move_of(s, space) == move:
            return space
    return NONE


def fee(s: SantaMaria, me: Player, space: int) -> int:
    """2 coins for each other player with a monk there (S54)."""
    monks = s.monks[space]
    coins = 0
    for other in s.players:
        if monks >> other.seat & 1 and other.seat != me.seat:
            coins += s.box.fee
    return coins


def no_monk(s: SantaMaria, me: Player, space: int, coins: int) -> Reason | None:
    """What stands against a monk on the space, for so many coins (S53, S54)."""
    if space == NONE or s.places[space] == NONE:
        return NO_SUCH_SPACE
    if s.monks[space] >> me.seat & 1:
        return OWN_MONK_THERE
    return DEAR_SPACE if fee(s, me, space) > coins else None


def worth_in_coins(s: SantaMaria, me: Player) -> int:
    """Coins at hand, with all that sales could bring."""
    coins = me.goods[COIN]
    for good in range(CACAO):
        coins += me.goods[good] * sell_price(s, me, good)
    return coins


def may_place(s: SantaMaria, me: Player) -> bool:
    """Has the player a monk, and a space within reach? (S56)"""
    if not me.monks:
        return False
    coins = worth_in_coins(s, me)
    for space in range(SPACES):
        if no_monk(s, me, space, coins) is None:
            return True
    return False


class PlaceMonk(Choice[SantaMaria]):
    """Put a monk on a scholar, a bishop or a mission, or decline (S53)."""

    rule = "S53"
    lies_on = IN_TURN

    def moves(self, s: SantaMaria) -> list[Move]:
        me = s.players[self.seat]
        moves = [move_of(s, space) for space in range(SPACES) if no_monk(s, me, space, me.coins) is None]
        moves.append(DONE)
        return add_free(s, me, moves)

    def play(self, s: SantaMaria, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == MONK.name:
            place(s, me, space_of(s, move))
        elif free_action(s, me, move):
            s.stack.append(PlaceMonk(self.seat))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move[0] == MONK.name:
            return no_monk(s, me, space_of(s, move), me.coins)
        if is_free(move):
            return no_free(s, me, move)
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if is_free(move):
            return free_numbers(s, me, move)
        space = space_of(s, move)
        return {"place": move[1], "cost": 0 if space == NONE else fee(s, me, space), "have": me.coins}


def place(s: SantaMaria, me: Player, space: int) -> None:
    """The fees first, then the effect; the mission of American Kingdoms gives cacao (S54, S55, SX7)."""
    for other in s.players:
        if s.monks[space] >> other.seat & 1:
            s.pay(me, COIN, s.box.fee)
            s.gain_coins(other, s.box.fee)
    s.monks = changed(s.monks, space, s.monks[space] | 1 << me.seat)
    me.monks -= 1
    if s.events is not None:
        s.tell("monk", me.seat, place=PLACES[MONK.number(move_of(s, space))])
    if space < FIRST_BISHOP:
        me.scholars |= 1 << s.places[space]
    elif space >= FIRST_MISSION:
        gift = s.box.missions[s.places[space]]
        for good in range(HAPPINESS + 1):
            if gift[good]:
                s.gain(me, good, gift[good])
