"""The actions of all gears under one roof, and the two ways to choose among them freely (T35, T58)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.tzolkin.names import CHICHEN, CORN, GEARS, IN_ACTION, LAST_ACTION, PALENQUE, TIKAL, UXMAL, YAXCHILAN
from cenote.games.tzolkin.rules import chichen, palenque, tikal, uxmal, yaxchilan
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import ACT, ACTIONS, DONE

ANY_PRICE: Final = 1
NO_CORN_FOR_ANY: Final = Reason("T58", "no-corn", "gear", "number", "have", cost=ANY_PRICE)
NOT_CHICHEN: Final = Reason("T58", "not-chichen-itza")
NO_SUCH_ACTION: Final = Reason("T58", "no-action", "gear", "number")


def act_move(gear: int, number: int) -> Move:
    return ACT.moves[gear * len(ACTIONS) + number - 1]


def obstacle(s: Tzolkin, me: Player, gear: int, number: int, corn: int) -> Reason | None:
    """What stands against the action for a player with so much corn left (T36, T131)."""
    if gear == PALENQUE:
        return palenque.obstacle(s, me, number)
    if gear == YAXCHILAN:
        return None
    if gear == TIKAL:
        return tikal.obstacle(s, me, number)
    if gear == CHICHEN:
        return chichen.obstacle(s, me, number)
    if number == 5:
        return NO_CORN_FOR_ANY if corn < ANY_PRICE else None  # fishing is always possible
    return uxmal.obstacle(s, me, number, corn)


def act_numbers(me: Player, gear: int, number: int, corn: int) -> dict[str, object]:
    """What the words of an obstacle speak of."""
    return {"gear": GEARS[gear], "number": number, "have": me.resources if gear == TIKAL else corn}


def act(s: Tzolkin, me: Player, gear: int, number: int) -> None:
    if s.events is not None:
        s.tell("act", me.seat, gear=GEARS[gear], number=number)
    if gear == PALENQUE:
        palenque.act(s, me, number)
    elif gear == YAXCHILAN:
        yaxchilan.act(s, me, number)
    elif gear == TIKAL:
        tikal.act(s, me, number)
    elif gear == CHICHEN:
        chichen.act(s, me, number)
    elif number == 5:
        s.stack.append(AnyAction(me.seat, 0))
    else:
        uxmal.act(s, me, number)


def not_any(s: Tzolkin, me: Player, gear: int, number: int) -> Reason | None:
    """What stands against an action of the four small gears for 1 corn; Uxmal 5 itself is none of them (T58)."""
    if gear == CHICHEN:
        return NOT_CHICHEN
    if number > LAST_ACTION[gear] or (gear == UXMAL and number == 5):
        return NO_SUCH_ACTION
    if me.corn < ANY_PRICE:
        return NO_CORN_FOR_ANY
    return obstacle(s, me, gear, number, me.corn - ANY_PRICE)


class AnyAction(Choice[Tzolkin]):
    """1 corn for any action of the four small gears: Uxmal 5, or a building, which may be left (T58, T90, T123)."""

    rule = "T58"
    takes = seated(optional=range(2))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, optional: int) -> None:
        self.seat = seat
        self.optional = optional

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        for gear in range(CHICHEN) if me.corn >= ANY_PRICE else ():
            for number in range(1, LAST_ACTION[gear] + 1):
                if not_any(s, me, gear, number) is None:
                    moves.append(act_move(gear, number))
        if self.optional:
            moves.append(DONE)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        s.pay(me, CORN, ANY_PRICE)
        act(s, me, GEARS.index(move[1]), int(move[2]))

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == ACT.name:
            return not_any(s, s.players[self.seat], GEARS.index(move[1]), int(move[2]))
        return None if move == DONE and self.optional else super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        if move[0] != ACT.name:
            return {}
        me = s.players[self.seat]
        return act_numbers(me, GEARS.index(move[1]), int(move[2]), max(0, me.corn - ANY_PRICE))
