"""Gains that leave a choice but give nothing further: moves, burials, cards, animals. Each may be declined (E15)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.games.endlesswinter.geometry import STEP_FROM
from cenote.games.endlesswinter.names import FIRST_CULTURE, IN_GAINING, TYPES
from cenote.games.endlesswinter.rules.animals import catch, not_on_grounds, on_grounds, reveal, take_top
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.camps import add_camp_moves, has_camp, move_camp, no_camp, step_numbers
from cenote.games.endlesswinter.rules.cards import (
    burials,
    bury,
    can_bury,
    discard,
    no_burial,
    not_shown,
    shown,
    take_culture,
    take_tribe,
)
from cenote.games.endlesswinter.state import EndlessWinter
from cenote.games.endlesswinter.verbs import (
    BURY,
    BURY_OPEN,
    CATCH,
    DONE,
    DROP,
    LEARN,
    MOVE,
    RECRUIT,
    REVEALING,
    TAKE_TOP,
)
from cenote.games.endlesswinter.vocabulary import MOST

AS_PRICE: Final = 1

MUST_PAY_CARD: Final = Reason("E32", "must-pay-card")
MUST_DISCARD: Final = Reason("E121", "must-discard")
NOT_TO_PAY: Final = Reason("E32", "not-in-hand", "card")
NOT_TO_DISCARD: Final = Reason("E121", "not-in-hand", "card")


class Counted(Asked):
    """Something to be done n times, one by one."""

    takes = seated(n=range(1, MOST + 1))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class MoveCamps(Counted):
    """Steps with own camps, split as one likes (E116)."""

    rule = "E116"

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        add_camp_moves(s.players[self.seat], moves)
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        if self.n > 1:
            s.stack.append(MoveCamps(self.seat, self.n - 1))
        move_camp(s, s.players[self.seat], MOVE.number(move))

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == MOVE.name:
            return no_camp(s.players[self.seat], STEP_FROM[MOVE.number(move)])
        return super().obstacle(s, move)

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        return step_numbers(move)


class BuryCards(Counted):
    """Put own cards under the burial card (E52)."""

    rule = "E52"

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves = burials(s.players[self.seat])
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        bury(s, me, move)
        if self.n > 1 and can_bury(me):
            s.stack.append(BuryCards(self.seat, self.n - 1))

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] in (BURY.name, BURY_OPEN.name):
            return no_burial(s.players[self.seat], move)
        return super().obstacle(s, move)


class Recruit(Asked):
    """Take tribe cards from the supply, into the hand or into the discard (E49, E50)."""

    rule = "E49"
    takes = seated(n=range(1, MOST + 1), to_hand=range(2))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, n: int, to_hand: int) -> None:
        self.seat = seat
        self.n = n
        self.to_hand = to_hand

    def moves(self, s: EndlessWinter) -> list[Move]:
        return [*RECRUIT.moves, DONE]

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        if self.n > 1:
            s.stack.append(Recruit(self.seat, self.n - 1, self.to_hand))
        take_tribe(s, s.players[self.seat], RECRUIT.number(move), self.to_hand == 1)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        return None if move == DONE or move[0] == RECRUIT.name else super().obstacle(s, move)


class Learn(Counted):
    """Take culture cards of the display (E54)."""

    rule = "E54"

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves = [LEARN.moves[card - FIRST_CULTURE] for card in shown(s)]
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        take_culture(s, s.players[self.seat], FIRST_CULTURE + LEARN.number(move))
        if self.n > 1:
            learn(s, self.seat, self.n - 1)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == LEARN.name:
            return not_shown(s, FIRST_CULTURE + LEARN.number(move))
        return super().obstacle(s, move)


def learn(s: EndlessWinter, seat: int, n: int) -> None:
    """With an empty display each card is a point (E54)."""
    if shown(s):
        s.stack.append(Learn(seat, n))
    else:
        s.score(s.players[seat], n, "empty")


class Catch(Counted):
    """Take animals from the hunting grounds (E63)."""

    rule = "E63"

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves = [CATCH.moves[animal] for animal in range(TYPES) if not_on_grounds(s, animal) is None]
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        catch(s, s.players[self.seat], CATCH.number(move))
        if self.n > 1:
            catch_some(s, self.seat, self.n - 1)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == CATCH.name:
            return not_on_grounds(s, CATCH.number(move))
        return super().obstacle(s, move)


def catch_some(s: EndlessWinter, seat: int, n: int) -> None:
    """With grounds and deck empty each animal is a point; with empty grounds alone there is none."""
    if on_grounds(s):
        s.stack.append(Catch(seat, n))
    elif not s.animal_deck:
        s.score(s.players[seat], n, "empty")


class TakeTop(Counted):
    """Take the top card of the animal deck, or leave it there (E65)."""

    rule = "E65"

    def moves(self, s: EndlessWinter) -> list[Move]:
        return [TAKE_TOP, DONE]

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        take_top(s, s.players[self.seat])
        if self.n > 1:
            take_tops(s, self.seat, self.n - 1)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        return None if move in (TAKE_TOP, DONE) else super().obstacle(s, move)


def take_tops(s: EndlessWinter, seat: int, n: int) -> None:
    """With an empty deck each card is a point (E65)."""
    if s.animal_deck:
        s.stack.append(TakeTop(seat, n))
    else:
        s.score(s.players[seat], n, "empty")


class RevealAnimals(Counted):
    """Move cards of the animal deck to the hunting grounds, or not (E122)."""

    rule = "E122"

    def moves(self, s: EndlessWinter) -> list[Move]:
        return [REVEALING, DONE]

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move != DONE:
            reveal(s, self.n)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        return None if move in (REVEALING, DONE) else super().obstacle(s, move)


class DiscardCards(Asked):
    """Cards from hand to the discard: the price of a further culture card, or after a draw (E32, E121)."""

    completes = True
    rule = "E121"
    takes = seated(n=range(1, MOST + 1), price_of=range(2))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, n: int, price: int) -> None:
        self.seat = seat
        self.n = n
        self.price_of = price

    def waits(self) -> bool:
        return True

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        last = NONE
        for card in s.players[self.seat].hand:
            if card != last:
                moves.append(DROP.moves[card])
                last = card
        return moves or [DONE]

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        discard(s, s.players[self.seat], DROP.number(move))
        if self.n > 1:
            s.stack.append(DiscardCards(self.seat, self.n - 1, self.price_of))

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        hand = s.players[self.seat].hand
        if move == DONE:
            return None if not hand else MUST_PAY_CARD if self.price_of else MUST_DISCARD
        if move[0] != DROP.name:
            return super().obstacle(s, move)
        return None if DROP.number(move) in hand else NOT_TO_PAY if self.price_of else NOT_TO_DISCARD


def move_camps(s: EndlessWinter, seat: int, n: int) -> None:
    """Void without an own camp on the terrain (E152)."""
    if has_camp(s.players[seat]):
        s.stack.append(MoveCamps(seat, n))
