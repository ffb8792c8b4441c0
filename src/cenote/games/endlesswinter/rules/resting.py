"""Resting: a card, then an animal may be turned; with the module a rest token besides (E44, E112-E115)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.games.endlesswinter.components import NOTHING
from cenote.games.endlesswinter.names import REST, TYPES, UPPER
from cenote.games.endlesswinter.rules.animals import why_not_turn
from cenote.games.endlesswinter.rules.chief import can_use_chief, use_chief, why_not_chief
from cenote.games.endlesswinter.rules.effects import gain, ladder, perform, why_not_gain
from cenote.games.endlesswinter.rules.further import turn_animal
from cenote.games.endlesswinter.rules.parts import is_open, price_of_part, price_of_use, why_not_part
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import DONE, FLIP, PART, PLAY, TOKEN, USE_CHIEF
from cenote.games.endlesswinter.vocabulary import BITS, CARD, LEFT, TIMES

TO_DRAW: Final = 0
TO_TURN: Final = 1
RESTED: Final = 2


def rest(s: EndlessWinter, me: Player) -> None:
    me.resting += 1
    s.stack.append(Rest(me.seat, TO_DRAW, 0))
    if s.rest_shown != NONE:
        s.stack.append(ChooseToken(me.seat))


class ChooseToken(Choice[EndlessWinter]):
    """The first to rest in a round takes the token shown, or the next one unseen (E113)."""

    rule = "E113"
    lies_on = ("Rest",)
    same_seat = True

    def possible(self, s: EndlessWinter) -> bool:
        return s.rest_shown != NONE and s.rest_held == NONE

    def moves(self, s: EndlessWinter) -> list[Move]:
        return TOKEN.moves.copy() if s.rest_stack else TOKEN.moves[:1]

    def play(self, s: EndlessWinter, move: Move) -> None:
        s.rest_held = s.rest_shown
        s.rest_shown = NONE
        if move == TOKEN.moves[1]:
            s.rest_stack = [s.rest_held, *s.rest_stack]
            top = s.draw(s.rest_stack)
            s.rest_held = top
        if s.events is not None:
            s.tell("token", self.seat, token=list(s.box.data["token"])[s.rest_held])
        s.stack[-1] = Rest(self.seat, TO_DRAW, s.box.tokens[s.rest_held].left)


class Rest(Choice[EndlessWinter]):
    """Draw a card or take less, then turn an animal or not; token and chief at any moment (E44, E114)."""

    rule = "E44"
    takes = seated(stage=range(TO_DRAW, RESTED + 1), left=LEFT)
    lies_on = ("DiscardPlayed",)
    same_seat = True

    def __init__(self, seat: int, stage: int, left: int) -> None:
        self.seat = seat
        self.stage = stage
        self.left = left  # parts of the token, as in Receive

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        token = NOTHING if s.rest_held == NONE else s.box.tokens[s.rest_held]
        return s.column == REST and s.section == UPPER and token.has(self.left)

    def moves(self, s: EndlessWinter) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if self.stage == TO_DRAW:
            moves += ladder(s, me, CARD)
        elif self.stage == TO_TURN:
            for animal in range(TYPES):
                if me.animals[animal]:
                    moves.append(FLIP.moves[animal])
        self.add_token(s, me, moves)
        if can_use_chief(s, me):
            moves.append(USE_CHIEF)
        if self.stage != TO_DRAW:
            moves.append(DONE)
        return moves

    def add_token(self, s: EndlessWinter, me: Player, moves: list[Move]) -> None:
        left = self.left
        if left:
            for part in s.box.tokens[s.rest_held].parts:
                if left & TIMES and is_open(s, me, part) and PART.moves[part.kind] not in moves:
                    moves.append(PART.moves[part.kind])
                left >>= BITS

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        if move == USE_CHIEF:
            s.stack.append(self)
            use_chief(s, me)
        elif move[0] == PART.name:
            self.use_token(s, me, PART.number(move))
        elif move[0] == FLIP.name:
            s.stack.append(Rest(self.seat, RESTED, self.left))
            turn_animal(s, me, FLIP.number(move))
        else:
            s.stack.append(Rest(self.seat, TO_TURN, self.left))
            gain(s, me, move)

    def use_token(self, s: EndlessWinter, me: Player, kind: int) -> None:
        parts = s.box.tokens[s.rest_held].parts
        for i in range(len(parts)):
            part = parts[i]
            if part.kind == kind and self.left >> (BITS * i) & TIMES and is_open(s, me, part):
                s.stack.append(Rest(self.seat, self.stage, self.left - (1 << (BITS * i))))
                perform(s, me, part)
                return

    def why_not(self, s: EndlessWinter, move: Move) -> Reason:
        me = s.players[self.seat]
        if move == USE_CHIEF:
            return why_not_chief(s, me)
        if move[0] == PLAY.name:
            return Reason("E44", "no-cards-at-rest")
        if move[0] == PART.name:
            if s.rest_held == NONE:
                return Reason("E115", "no-token")
            return why_not_part(s, me, s.box.tokens[s.rest_held], PART.number(move))
        if move[0] == FLIP.name:
            if self.stage == RESTED:
                return Reason("E44", "turned-already")
            return Reason("E44", "draw-first") if self.stage == TO_DRAW else why_not_turn(me, FLIP.number(move))
        if move == DONE:
            return Reason("E44", "draw-first")
        if self.stage == TO_DRAW:
            return why_not_gain(s, me, CARD, move) or super().why_not(s, move)
        return super().why_not(s, move)

    def price(self, s: EndlessWinter, move: Move) -> dict[str, int]:
        if move == USE_CHIEF:
            return price_of_use(s.box.chiefs[s.players[self.seat].chief])
        if move[0] == PART.name:
            return price_of_part(s.box.tokens[s.rest_held], PART.number(move))
        return {}
