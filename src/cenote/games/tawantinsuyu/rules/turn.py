"""Turns: a placement or two different minor actions, then the end of the turn.

Rules W24, W25, W26, W27, W28, W61, W72, W73, W74, W131, W132.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, SeatStep, seated
from cenote.games.tawantinsuyu.components import SPACES
from cenote.games.tawantinsuyu.names import ACTIONS, SECTORS
from cenote.games.tawantinsuyu.rules.building import refill_market
from cenote.games.tawantinsuyu.rules.ceremony import start_ceremony
from cenote.games.tawantinsuyu.rules.decks import lay_on_altar
from cenote.games.tawantinsuyu.rules.her.turn import HerTurn
from cenote.games.tawantinsuyu.rules.moments import Moment, TakeGod
from cenote.games.tawantinsuyu.rules.placing import announce, no_place, place_numbers, placements
from cenote.games.tawantinsuyu.rules.priest import advance
from cenote.games.tawantinsuyu.rules.training import Train
from cenote.games.tawantinsuyu.rules.workers import Hire, Limit, TakeNomad
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import ADVANCE, DRILL, ENTER, PLACE, PRAY, RECRUIT

MOVED: Final = 1  # minor actions, as bits
PRAYED: Final = 2
TRAINED: Final = 4
RECRUITED: Final = 8

MINOR: Final = {ADVANCE.name: MOVED, PRAY.name: PRAYED, DRILL.name: TRAINED, RECRUIT.name: RECRUITED}
MINOR_MOVES: Final = (*ADVANCE.moves, *PRAY.moves, *DRILL.moves, *RECRUIT.moves)

MINOR_ALREADY: Final = Reason("W25", "minor-already")
DIFFERENT_MINOR: Final = Reason("W25", "different-minor")


class StartTurn(SeatStep[Tawantinsuyu]):
    """A ceremony that is due comes first, in Axomamma's turn too (W28, WS59)."""

    after_turn = True
    lies_on = ("",)

    def run(self, s: Tawantinsuyu) -> None:
        s.turn += 1
        if s.events is not None:
            s.tell("turn", self.seat)
        s.stack.append(TakeTurn(self.seat))
        if s.holder == self.seat:
            start_ceremony(s, self.seat)


class TakeTurn(SeatStep[Tawantinsuyu]):
    """The turn itself makes a player the active one; before the first one the high priest enters the Coricancha.

    Rules W24, W127.
    """

    lies_on = ("",)

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        s.active = self.seat
        s.stack.append(EndTurn(self.seat))
        if s.is_her(me):
            s.stack.append(HerTurn())
            return
        s.stack.append(Turn(self.seat))
        if me.priest == NONE:
            s.stack.append(EnterPriest(self.seat))


class EnterPriest(Choice[Tawantinsuyu]):
    """The high priest goes on any cell; this is no move and activates nothing (W24)."""

    rule = "W24"
    lies_on = ("HerPriest", "Turn")
    same_seat = True

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        return [ENTER.moves[s.action_at(sector)] for sector in range(SECTORS)]

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        action = ENTER.number(move)
        s.players[self.seat].priest = s.sector_of(action)
        if s.events is not None:
            s.tell("enter", self.seat, action=ACTIONS[action])

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return None if move[0] == ENTER.name else super().obstacle(s, move)


def no_minor(move: Move, done: int) -> Reason | None:
    """The second minor action differs from the first (W25)."""
    return DIFFERENT_MINOR if MINOR[move[0]] & done else None


# What is left after the first one, by its bit.
SECOND: Final = [[move for move in MINOR_MOVES if no_minor(move, done) is None] for done in range(RECRUITED + 1)]


def minor_action(s: Tawantinsuyu, me: Player, move: Move, done: int) -> None:
    """Perform it; after the first of two the second is to be chosen (W25, W132)."""
    kind = MINOR[move[0]]
    if not done:
        s.stack.append(SecondAction(me.seat, kind))
    if s.events is not None and kind != MOVED:
        s.tell("minor", me.seat, minor=move[0])
    if kind == MOVED:
        advance(s, me, 1 + ADVANCE.number(move))
    elif kind == PRAYED:
        s.stack.append(TakeGod(me.seat, 2, 1))
    elif kind == TRAINED:
        s.stack.append(Train(me.seat, 1))
    else:
        s.stack.append(TakeNomad(me.seat, 1))


class Turn(Moment):
    """Place a worker, or perform the first of two minor actions (W25)."""

    rule = "W25"
    lies_on = ("EndTurn",)
    same_seat = True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves = placements(s, s.players[self.seat])
        moves += MINOR_MOVES
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == PLACE.name:
            announce(s, me, move)
        else:
            minor_action(s, me, move, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == PLACE.name:
            number = PLACE.number(move)
            return no_place(s, s.players[self.seat], number // len(SPACES), number % len(SPACES))
        return None if move[0] in MINOR else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return place_numbers(s, s.players[self.seat], move) if move[0] == PLACE.name else super().numbers(s, move)


class SecondAction(Moment):
    """The second minor action, different from the first (W25, W132)."""

    rule = "W25"
    takes = seated(done=range(1, 9))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return SECOND[self.done].copy()

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        minor_action(s, s.players[self.seat], move, self.done)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == PLACE.name:
            return MINOR_ALREADY
        return no_minor(move, self.done) if move[0] in MINOR else super().obstacle(s, move)


class EndTurn(SeatStep[Tawantinsuyu]):
    """Hire, worker limit, played card, market; then the next player (W27)."""

    lies_on = ("",)

    def run(self, s: Tawantinsuyu) -> None:
        s.stack.append(CloseTurn(self.seat))
        if not s.is_her(s.players[self.seat]):
            s.stack.append(Limit(self.seat))
            s.stack.append(Hire(self.seat))


class CloseTurn(SeatStep[Tawantinsuyu]):
    after_turn = True
    lies_on = ("",)

    def run(self, s: Tawantinsuyu) -> None:
        if s.played != NONE:
            lay_on_altar(s, s.played)
            s.played = NONE
        refill_market(s)
        s.active = NONE
        s.stack.append(StartTurn((self.seat + 1) % len(s.players)))
