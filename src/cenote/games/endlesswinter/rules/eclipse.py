"""The eclipse phase: piles are revealed, the order changes, everybody takes their benefits.

Rules E67, E68, E69, E70, E71, E72, E73, E74.
"""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, Final

from cenote.core.fields import MANY
from cenote.core.kernel import Move, Reason, SeatStep, Step, seated
from cenote.core.shared import without
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.geometry import HEXES
from cenote.games.endlesswinter.names import BOARD_ITEMS, FIRST_CULTURE, FOLK, NOMAD, STONES
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.camps import leads
from cenote.games.endlesswinter.rules.cards import discard_above, joined
from cenote.games.endlesswinter.rules.effects import DECLINE_INSIDE, give
from cenote.games.endlesswinter.rules.memory import saw_come, saw_leave
from cenote.games.endlesswinter.rules.nomad import NomadEclipse
from cenote.games.endlesswinter.rules.preparation import prepare
from cenote.games.endlesswinter.rules.stones import score_stone
from cenote.games.endlesswinter.scoring import final_scoring
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import BOARD, CLAIM, DONE, SCORE, USE
from cenote.games.endlesswinter.vocabulary import LABOUR

SPACES: Final = 5  # of the megalith supply

NOT_IN_PILE: Final = Reason("E71", "not-in-pile", "card")
USED: Final = Reason("E71", "used-already", "card")
CLAIMED: Final = Reason("E142", "claimed-already", "hex")
GIVES_NOTHING: Final = Reason("E142", "hex-gives-nothing", "hex")
NOT_LEADING: Final = Reason("E71", "not-leading", "hex")
NOT_LEADING_ALONE: Final = Reason("E108", "not-leading", "hex")
NOT_YOUR_STONE: Final = Reason("E73", "not-your-stone", "stone")
SCORED: Final = Reason("E73", "scored-already", "stone")
BOARD_GIVES_NOTHING: Final = Reason("E73", "board-gives-nothing", "item")


class Eclipse(Step[EndlessWinter]):
    """All reveal their piles, and the labour there makes the new order (E67, E68, E69, E70)."""

    def run(self, s: EndlessWinter) -> None:
        s.eclipse = True
        s.reveal()
        if s.events is not None:
            s.tell("eclipse", round=s.round)
        sums = [reveal_pile(s, me) for me in s.players]
        s.order = new_order(s.order, sums)
        if s.events is not None:
            for place, seat in enumerate(s.order, 1):
                s.tell("order", seat, place=place, labour=Fraction(sums[seat], 2))
        s.stack.append(NextEclipse(0))


def reveal_pile(s: EndlessWinter, me: Player) -> int:
    """The labour of pile and resting figures, in halves; culture cards go back to the hand (E45, E68, E69)."""
    if s.solo and me.seat == NOMAD:
        return sum(s.box.nomads[card].labour for card in s.nomad_open)
    pile = me.pile
    if s.events is not None and pile:
        s.tell("show-pile", me.seat, card=[CARDS[card] for card in pile])
    halves = me.resting * s.box.rest_labour
    for card in pile:
        me.pile = without(me.pile, card)
        saw_leave(s, me, card)
        if card >= FIRST_CULTURE:
            me.hand = joined(me.hand, card)
            saw_come(s, me, card)
            continue
        halves += s.box.cards[card].eclipse_labour
        me.above = [*me.above, card]
        if has_eclipse_ability(s, card):
            me.ready = [*me.ready, card]
    return halves


def has_eclipse_ability(s: EndlessWinter, card: int) -> bool:
    """Labour was counted at the reveal and is no ability of step B (E68)."""
    for part in s.box.cards[card].eclipse.parts:
        if part.kind != LABOUR or part.paid:
            return True
    return False


def new_order(order: list[int], sums: list[int]) -> list[int]:
    """By labour; of equals whoever was later goes first (E70, E144)."""
    return sorted(order, key=lambda seat: (-sums[seat], -order.index(seat)))


class NextEclipse(Step[EndlessWinter]):
    """The player at this place of the new order: space, pile, hexes, board; all done before the next (E71)."""

    after_turn = True
    takes: ClassVar[dict[str, range]] = {"place": range(1, MANY)}
    lies_on = ("",)

    def __init__(self, place: int) -> None:
        self.place = place

    def possible(self, s: EndlessWinter) -> bool:
        return s.eclipse and self.place <= len(s.order) and s.order[self.place - 1] == s.seat

    def run(self, s: EndlessWinter) -> None:
        if self.place == len(s.order):
            end_eclipse(s)
            return
        seat = s.order[self.place]
        s.turn += 1
        s.stack.append(NextEclipse(self.place + 1))
        if s.solo and seat == NOMAD:
            s.stack.append(NomadEclipse(self.place))
            return
        me = s.players[seat]
        if s.events is not None:
            s.tell("benefits", seat)
        s.claimed = 0
        s.stack.append(StartBoard(seat))
        s.stack.append(ClaimHexes(seat))
        s.stack.append(UsePile(seat))
        give(s, me, s.box.order[self.place])


def end_eclipse(s: EndlessWinter) -> None:
    """Only now do the piles go to the discards; then the next round, or the end (E74, E150)."""
    for me in s.players:
        if not (s.solo and me.seat == NOMAD):
            discard_above(me)
    s.eclipse = False
    s.claimed = 0
    if s.last_round:
        final_scoring(s)
    else:
        prepare(s)


class UsePile(Asked):
    """Step B: the eclipse abilities of the own pile, card by card in any order (E71)."""

    rule = "E71"
    lies_on = ("ClaimHexes",)
    same_seat = True

    def waits(self) -> bool:
        return True

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        for card in s.players[self.seat].ready:
            if USE.moves[card] not in moves:
                moves.append(USE.moves[card])
        return moves or [DONE]

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        card = USE.number(move)
        me.ready = without(me.ready, card)
        if s.events is not None:
            s.tell("use", self.seat, card=FOLK[card])
        s.stack.append(self)
        give(s, me, s.box.cards[card].eclipse)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return DECLINE_INSIDE if me.ready else None
        if move[0] != USE.name:
            return super().obstacle(s, move)
        card = USE.number(move)
        if card in me.ready:
            return None
        return USED if card in me.above else NOT_IN_PILE


class ClaimHexes(Asked):
    """Step C: the benefit of each hex with most influence, compared when it is claimed (E71, E142)."""

    rule = "E71"
    lies_on = ("StartBoard",)
    same_seat = True

    def waits(self) -> bool:
        return True

    def moves(self, s: EndlessWinter) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        for at in range(len(HEXES)):
            if no_claim(s, me, at) is None:
                moves.append(CLAIM.moves[at])
        return moves or [DONE]

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        at = CLAIM.number(move)
        s.claimed |= 1 << at
        if s.events is not None:
            s.tell("claim", self.seat, hex=HEXES[at])
        s.stack.append(self)
        give(s, s.players[self.seat], s.box.hex_gifts[s.terrain[at]])

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None if DONE in self.moves(s) else DECLINE_INSIDE
        if move[0] == CLAIM.name:
            return no_claim(s, s.players[self.seat], CLAIM.number(move))
        return super().obstacle(s, move)


def no_claim(s: EndlessWinter, me: Player, at: int) -> Reason | None:
    """A hex gives its benefit once, to those with most influence there (E71, E108, E142)."""
    if s.claimed >> at & 1:
        return CLAIMED
    if not s.box.hex_gifts[s.terrain[at]].parts:
        return GIVES_NOTHING
    if leads(s, me, at):
        return None
    return NOT_LEADING_ALONE if s.sole_majority else NOT_LEADING


class StartBoard(SeatStep[EndlessWinter]):
    """Step D: what the player board gives: villages, empty supply spaces, stones (E73)."""

    lies_on = ("NextEclipse",)

    def run(self, s: EndlessWinter) -> None:
        me = s.players[self.seat]
        s.board = 1 if me.villages and s.box.village_cards.parts else 0
        for space in range(SPACES):
            if is_empty(me, space) and s.box.supply[space].parts:
                s.board |= 2 << space
        s.stack.append(BoardBenefits(self.seat, (1 << len(me.stones)) - 1))


def is_empty(me: Player, space: int) -> bool:
    """Are both megaliths of a supply space gone? (E79, E112)"""
    if space == 0:
        return me.neutrals == 0
    return me.megaliths <= 2 * (SPACES - 1 - space)


class BoardBenefits(Asked):
    """The parts of step D in any order; stones that come last score by themselves (E73, E143)."""

    rule = "E73"
    takes = seated(stones=range(1 << STONES))
    lies_on = ("NextEclipse",)

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones  # still to be scored, as bits

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        return self.stones < 1 << len(s.players[self.seat].stones)

    def moves(self, s: EndlessWinter) -> list[Move]:
        if not s.board:
            return [DONE]
        moves: list[Move] = [BOARD.moves[i] for i in range(len(BOARD_ITEMS)) if no_item(s, i) is None]
        me = s.players[self.seat]
        for stone in me.stones:
            if self.no_score(me, stone) is None:
                moves.append(SCORE.moves[stone])
        return moves

    def no_score(self, me: Player, stone: int) -> Reason | None:
        if stone not in me.stones:
            return NOT_YOUR_STONE
        return None if self.stones >> me.stones.index(stone) & 1 else SCORED

    def play(self, s: EndlessWinter, move: Move) -> None:
        me = s.players[self.seat]
        if move == DONE:
            for i in range(len(me.stones)):
                if self.stones >> i & 1:
                    score_stone(s, me, me.stones[i])
        elif move[0] == SCORE.name:
            stone = SCORE.number(move)
            s.stack.append(BoardBenefits(self.seat, self.stones & ~(1 << me.stones.index(stone))))
            score_stone(s, me, stone)
        else:
            item = BOARD.number(move)
            s.board &= ~(1 << item)
            s.stack.append(self)
            give_item(s, me, item)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return DECLINE_INSIDE if s.board else None
        if move[0] == BOARD.name:
            return no_item(s, BOARD.number(move))
        if move[0] == SCORE.name and s.board:
            return self.no_score(s.players[self.seat], SCORE.number(move))
        return super().obstacle(s, move)


def no_item(s: EndlessWinter, item: int) -> Reason | None:
    return None if s.board >> item & 1 else BOARD_GIVES_NOTHING


def give_item(s: EndlessWinter, me: Player, item: int) -> None:
    if item:
        give(s, me, s.box.supply[item - 1])
        return
    for _ in me.villages:
        give(s, me, s.box.village_cards)
