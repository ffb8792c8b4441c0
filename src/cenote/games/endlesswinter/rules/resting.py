"""Resting: a card, then an animal may be turned; with the module a rest token besides (E44, E112, E113, E114, E115)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.games.endlesswinter.components import NOTHING
from cenote.games.endlesswinter.names import REST, UPPER
from cenote.games.endlesswinter.rules.animals import add_turns, no_turn
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.chief import chief_numbers, no_chief, use_chief
from cenote.games.endlesswinter.rules.effects import LADDER, gain, ladder, no_gain, perform
from cenote.games.endlesswinter.rules.further import turn_animal
from cenote.games.endlesswinter.rules.memory import lay_under, top_token
from cenote.games.endlesswinter.rules.parts import is_open, kind_numbers, no_kind
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import DONE, FLIP, PART, PLAY, TOKEN, USE_CHIEF, said
from cenote.games.endlesswinter.vocabulary import BITS, CARD, LEFT, TIMES

TO_DRAW: Final = 0
TO_TURN: Final = 1
RESTED: Final = 2

NO_TOKEN: Final = Reason("E115", "no-token")
NO_CARDS: Final = Reason("E44", "no-cards-at-rest")
DRAW_FIRST: Final = Reason("E44", "draw-first")
TURNED: Final = Reason("E44", "turned-already")


def rest(s: EndlessWinter, me: Player) -> None:
    me.resting += 1
    s.stack.append(Rest(me.seat, TO_DRAW, 0))
    if s.rest_shown != NONE:
        s.stack.append(ChooseToken(me.seat))


class ChooseToken(Asked):
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
            lay_under(s, s.rest_held)
            s.rest_held = top_token(s)
        if s.events is not None:
            s.tell("token", self.seat, token=list(s.box.data["token"])[s.rest_held])
        s.stack[-1] = Rest(self.seat, TO_DRAW, s.box.tokens[s.rest_held].left)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        return None if move in self.moves(s) else super().obstacle(s, move)


class Rest(Asked):
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
        if self.no_turning() is None:
            add_turns(me, 0, moves)
        self.add_token(s, me, moves)
        if no_chief(s, me) is None:
            moves.append(USE_CHIEF)
        if self.no_end() is None:
            moves.append(DONE)
        return moves

    def no_end(self) -> Reason | None:
        return DRAW_FIRST if self.stage == TO_DRAW else None

    def no_turning(self) -> Reason | None:
        """One animal, after the card."""
        return TURNED if self.stage == RESTED else self.no_end()

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

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return self.no_end()
        if move == USE_CHIEF:
            return no_chief(s, me)
        if move[0] == PLAY.name:
            return NO_CARDS
        if move[0] == PART.name:
            return self.no_token_part(s, me, PART.number(move))
        if move[0] == FLIP.name:
            return self.no_turning() or no_turn(me, FLIP.number(move), 0)
        if move[0] in LADDER and self.stage == TO_DRAW:
            return no_gain(s, me, CARD, move)
        return super().obstacle(s, move)

    def no_token_part(self, s: EndlessWinter, me: Player, kind: int) -> Reason | None:
        """A rest token held, and a part of it with uses left (E115)."""
        return NO_TOKEN if s.rest_held == NONE else no_kind(s, me, s.box.tokens[s.rest_held], self.left, kind)

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move == USE_CHIEF:
            return chief_numbers(s, me)
        if move[0] == PART.name and s.rest_held != NONE:
            return kind_numbers(s, me, s.box.tokens[s.rest_held], self.left, PART.number(move))
        return said(move)
