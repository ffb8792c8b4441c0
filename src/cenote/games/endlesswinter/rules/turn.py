"""Rounds and turns: culture cards, then a figure, then the played cards and the eclipse pile.

Rules E29, E30, E31, E32, E33, E34, E35, E46, E47.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import MANY, NONE
from cenote.core.kernel import Decision, Move, Reason, SeatStep, Step, seated
from cenote.core.shared import without
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.names import (
    BETWEEN,
    CULTURE_CARDS,
    FIGURES,
    FIRST_CULTURE,
    NOMAD,
    OVER,
    PLACES,
    REST,
    UPPER,
)
from cenote.games.endlesswinter.rules.acting import Act
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.cards import discard_above, joined, leave_hand
from cenote.games.endlesswinter.rules.chief import chief_numbers, no_chief, use_chief
from cenote.games.endlesswinter.rules.choices import AS_PRICE, DiscardCards
from cenote.games.endlesswinter.rules.eclipse import Eclipse
from cenote.games.endlesswinter.rules.effects import Receive, give
from cenote.games.endlesswinter.rules.memory import lay_under, saw_leave
from cenote.games.endlesswinter.rules.nomad import NomadTurn
from cenote.games.endlesswinter.rules.resting import rest
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import CULTURE, DONE, LAY, PLACE, PLAY, USE_CHIEF, said

CHIEF: Final = 0  # the first of the figures
CULTURE_NOT_IN_HAND: Final = Reason("E32", "not-in-hand", "card")
NO_CARD_TO_PAY: Final = Reason("E32", "no-card-to-pay")
PLACE_FIRST: Final = Reason("E38", "place-first")
BOUND_COLUMN: Final = Reason("E138", "bound-column", "column")
CHIEF_BOUND: Final = Reason("E43", "chief-bound")
NO_FIGURE: Final = Reason("E35", "no-figure", "figure")
PILE_BEGUN: Final = Reason("E43", "pile-begun")
LAST_TURN_ONLY: Final = Reason("E47", "last-turn-only")
NOT_IN_HAND: Final = Reason("E47", "not-in-hand", "card")


class NextTurn(Step[EndlessWinter]):
    """The turn with this number in the round; after the last one comes the eclipse (E30, E67)."""

    after_turn = True
    takes: ClassVar[dict[str, range]] = {"number": range(1, MANY)}
    lies_on = ("",)

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, s: EndlessWinter) -> bool:
        players = len(s.players)
        due = s.round > 0 and not s.eclipse and self.number <= players * s.turns
        return due and s.order[(self.number - 1) % players] == s.seat

    def run(self, s: EndlessWinter) -> None:
        players = len(s.players)
        if self.number == players * s.turns:
            s.stack.append(Eclipse())
            return
        seat = s.order[self.number % players]
        s.turn += 1
        s.stack.append(NextTurn(self.number + 1))
        if s.solo and seat == NOMAD:
            s.stack.append(NomadTurn())
            return
        if s.events is not None:
            s.tell("turn", seat)
        s.stack.append(EndTurn(seat))
        s.stack.append(LayPile(seat, 0))
        s.stack.append(DiscardPlayed(seat))
        s.stack.append(Turn(seat, 0))


class Turn(Decision[EndlessWinter]):
    """Play culture cards, the first of them free, then place a figure (E32, E33, E34, E35)."""

    rule = "E31"
    takes = seated(played=range(CULTURE_CARDS + 1))
    lies_on = ("DiscardPlayed",)
    same_seat = True

    def __init__(self, seat: int, played: int) -> None:
        self.seat = seat
        self.played = played

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        bound = s.chief_used and not s.players[self.seat].chief_figure
        return s.column == BETWEEN and s.section == UPPER and not s.chief_placed and not bound

    def moves(self, s: EndlessWinter) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if self.no_payment(me) is None:
            last = NONE
            for card in me.hand:
                if card >= FIRST_CULTURE and card != last:
                    moves.append(CULTURE.moves[card - FIRST_CULTURE])
                    last = card
        if no_chief(s, me) is None:
            moves.append(USE_CHIEF)
        for figure in range(len(FIGURES)):
            if no_figure(s, me, figure) is None:
                for column in range(len(PLACES)):
                    if not_bound(s, column) is None:
                        moves.append(PLACE.moves[figure * len(PLACES) + column])
        return moves

    def no_payment(self, me: Player) -> Reason | None:
        """A further culture card takes another card of the hand as its price (E32)."""
        return NO_CARD_TO_PAY if self.played and len(me.hand) <= 1 else None

    def play(self, s: EndlessWinter, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == PLACE.name:
            figure, column = divmod(PLACE.number(move), len(PLACES))
            place_figure(s, me, figure == 0, column)
            return
        if move == USE_CHIEF:
            s.stack.append(self)
            use_chief(s, me)
            return
        s.stack.append(Turn(self.seat, self.played + 1))
        play_culture(s, me, FIRST_CULTURE + CULTURE.number(move), self.played > 0)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == USE_CHIEF:
            return no_chief(s, me)
        if move[0] == CULTURE.name:
            in_hand = FIRST_CULTURE + CULTURE.number(move) in me.hand
            return self.no_payment(me) if in_hand else CULTURE_NOT_IN_HAND
        if move[0] == PLACE.name:
            return no_placing(s, me, PLACE.number(move))
        return PLACE_FIRST if move[0] == PLAY.name else super().obstacle(s, move)

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        if move == USE_CHIEF:
            return chief_numbers(s, s.players[self.seat])
        told = said(move)
        if s.bound != BETWEEN:
            told["column"] = PLACES[s.bound]
        return told


def no_placing(s: EndlessWinter, me: Player, number: int) -> Reason | None:
    figure, column = divmod(number, len(PLACES))
    return not_bound(s, column) or no_figure(s, me, figure)


def not_bound(s: EndlessWinter, column: int) -> Reason | None:
    """Any column and the rest zone, or the one that an effect bound the figure to (E35, E138)."""
    return None if s.bound == BETWEEN or s.bound == column else BOUND_COLUMN


def no_figure(s: EndlessWinter, me: Player, figure: int) -> Reason | None:
    """Such a figure left, and the chief if its ability was used (E35, E43)."""
    if figure == CHIEF:
        return None if me.chief_figure else NO_FIGURE
    if not me.tribe_figures:
        return NO_FIGURE
    return CHIEF_BOUND if s.chief_used else None


def play_culture(s: EndlessWinter, me: Player, card: int, paid: bool) -> None:
    """The card goes above the board, its price is paid, then it works (E32)."""
    me.hand = without(me.hand, card)
    saw_leave(s, me, card)
    me.above = [*me.above, card]
    if s.events is not None:
        s.tell("culture", me.seat, card=CARDS[card])
    ability = s.box.cards[card].action
    if not paid:
        give(s, me, ability)
        return
    if ability.parts:
        s.stack.append(Receive(me.seat, ability.number, ability.left))
    s.stack.append(DiscardCards(me.seat, 1, AS_PRICE))


def place_figure(s: EndlessWinter, me: Player, chief: bool, column: int) -> None:
    """Beside the upper section of a column, or in the rest zone (E35, E151)."""
    if chief:
        me.chief_figure -= 1
    else:
        me.tribe_figures -= 1
    s.chief_placed = chief
    s.column = column
    if s.events is not None:
        s.tell("place", me.seat, figure="chief" if chief else "tribe", column=PLACES[column])
    if column == REST:
        rest(s, me)
    else:
        s.stand(column, 2 * me.seat + chief)
        s.stack.append(Act(me.seat))


class DiscardPlayed(SeatStep[EndlessWinter]):
    """Step 3: all cards above the board go to the discard, and what is left of the labour is lost (E1, E41, E46)."""

    after_turn = True
    lies_on = ("LayPile",)
    same_seat = True

    def run(self, s: EndlessWinter) -> None:
        discard_above(s.players[self.seat])
        s.labour = 0
        s.section = OVER


class LayPile(Asked):
    """Step 4: in the last turn of the round any cards as eclipse pile; before it the chief's last chance (E43, E47)."""

    rule = "E47"
    takes = seated(laid=range(2))
    lies_on = ("EndTurn",)
    same_seat = True

    def __init__(self, seat: int, laid: int) -> None:
        self.seat = seat
        self.laid = laid

    def waits(self) -> bool:
        return not self.laid

    def moves(self, s: EndlessWinter) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        if self.no_leading(s, me) is None:
            moves.append(USE_CHIEF)
        if no_laying(me) is None:
            last = NONE
            for card in me.hand:
                if card != last:
                    moves.append(LAY.moves[card])
                    last = card
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        me = s.players[self.seat]
        if move[0] == LAY.name:
            card = LAY.number(move)
            leave_hand(me, card)  # face down, until the eclipse (E6)
            me.pile = joined(me.pile, card)
            s.stack.append(LayPile(self.seat, 1))
        elif move == USE_CHIEF:
            s.stack.append(self)
            use_chief(s, me)
        elif me.pile and s.events is not None:
            s.tell("pile", self.seat, n=len(me.pile))

    def no_leading(self, s: EndlessWinter, me: Player) -> Reason | None:
        """The chief's ability comes before the first card of the pile (E43)."""
        return PILE_BEGUN if self.laid else no_chief(s, me)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return None
        if move == USE_CHIEF:
            return self.no_leading(s, me)
        if move[0] != LAY.name:
            return super().obstacle(s, move)
        return no_laying(me) or (None if LAY.number(move) in me.hand else NOT_IN_HAND)

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        return chief_numbers(s, s.players[self.seat]) if move == USE_CHIEF else said(move)


def no_laying(me: Player) -> Reason | None:
    """A pile is laid in the last turn of the round (E47)."""
    return LAST_TURN_ONLY if me.figures else None


class EndTurn(SeatStep[EndlessWinter]):
    """What belonged to the turn is over; a rest token goes under the stack, used or not (E114, E147)."""

    lies_on = ("NextTurn",)

    def run(self, s: EndlessWinter) -> None:
        me = s.players[self.seat]
        me.fresh = 0
        if s.rest_held != NONE:
            lay_under(s, s.rest_held)
            s.rest_held = NONE
        s.labour = 0
        s.column = BETWEEN
        s.section = UPPER
        s.chief_placed = False
        s.chief_used = False
        s.bound = BETWEEN
        s.initiated = 0
