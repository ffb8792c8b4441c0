"""The soldiers that pay for a conquest, and the space they take (W70, W113, W148)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason, SeatStep, Step, seated
from cenote.core.shared import changed, without
from cenote.core.verbs import Verb
from cenote.games.tawantinsuyu.components import ARMY, CONQUESTS
from cenote.games.tawantinsuyu.names import ACTING, FLAG
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.moments import Moment, faces
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DISCARD, DONE, EASE, EXHAUST

OTHER_DEMAND: Final = Reason("W148", "other-demand", "discard", "turn")
NOT_AMONG_TROOPS: Final = Reason("W70", "not-among-troops", "army")
CARD_TOO_MANY: Final = Reason("W70", "card-too-many", "army")


def payable(ones: int, twos: int, discard: int, turn: int, started: bool) -> bool:
    """Can cards with 1 and 2 soldiers meet both demands, without a card too many? (W70)

    `started`: a card with 1 soldier is already among the discarded, so that a 2 for the last one would be too much.
    """
    for k in range(twos + 1):
        rest = discard - 2 * k
        if rest < -1 or (rest == -1 and started):
            break
        if max(0, rest) <= ones and ones - max(0, rest) + 2 * (twos - k) >= turn:
            return True
    return False


def count(s: Tawantinsuyu, troops: list[int]) -> int:
    """How many of the cards have two soldiers."""
    twos = 0
    for card in troops:
        twos += s.box.army[card].soldiers == 2
    return twos


class Ease(Moment):
    """Z13 where one soldier is to be turned down and one discarded: which of the two is spared (W113)."""

    since = 2
    amid = True
    completes = True
    rule = "W113"
    lies_on = ("TakeSpace",)
    same_seat = True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return EASE.moves.copy()

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        spared_turn = EASE.number(move) == 0
        s.stack.append(Soldiers(self.seat, int(spared_turn), int(not spared_turn), 0))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return None if move[0] == EASE.name else super().obstacle(s, move)


class Soldiers(Moment):
    """The next army card that pays: first those to be discarded, then those to be turned down (W70, W148)."""

    since = 2
    amid = True
    completes = True
    rule = "W70"
    takes = seated(discard=range(4), turn=range(4), started=FLAG)
    lies_on = ("TakeSpace",)
    same_seat = True

    def __init__(self, seat: int, discard: int, turn: int, started: int) -> None:
        self.seat = seat
        self.discard = discard
        self.turn = turn
        self.started = started  # a card with 1 soldier already pays for the demand at hand

    def after(self, s: Tawantinsuyu, card: int) -> Soldiers:
        """What remains to be paid."""
        soldiers = s.box.army[card].soldiers
        one = self.started or int(soldiers == 1)
        if self.discard > 0:
            left = max(0, self.discard - soldiers)
            return Soldiers(self.seat, left, self.turn, one if left else 0)
        return Soldiers(self.seat, 0, max(0, self.turn - soldiers), one)

    def fits(self, s: Tawantinsuyu, me: Player, card: int) -> bool:
        """No card too many, and the others suffice for the rest."""
        demand = self.discard or self.turn
        soldiers = s.box.army[card].soldiers
        if soldiers > demand and self.started:
            return False
        rest = self.after(s, card)
        twos = count(s, me.troops) - (soldiers == 2)
        ones = len(me.troops) - 1 - twos
        if rest.discard:
            return payable(ones, twos, rest.discard, rest.turn, rest.started == 1)
        return payable(ones, twos, rest.turn, 0, rest.started == 1)

    def options(self, s: Tawantinsuyu) -> list[Move]:
        cards = self.payers(s)
        verb = self.demand()
        return [verb.moves[card] for card in cards] if cards else [DONE]

    def demand(self) -> Verb:
        return DISCARD if self.discard else EXHAUST

    def payers(self, s: Tawantinsuyu) -> list[int]:
        """Of cards with the same face the first."""
        me = s.players[self.seat]
        return [card for card in faces(s, me.troops) if self.fits(s, me, card)] if self.demanding() else []

    def no_payer(self, s: Tawantinsuyu, card: int) -> Reason | None:
        if card not in s.players[self.seat].troops:
            return NOT_AMONG_TROOPS
        return None if card in self.payers(s) else CARD_TOO_MANY

    def demanding(self) -> bool:
        return self.discard + self.turn > 0

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        card = ARMY.index(move[1])
        s.stack.append(self.after(s, card))
        me.troops = without(me.troops, card)
        if self.discard:
            me.leaving = [*me.leaving, card]
        else:
            me.tiring = [*me.tiring, card]

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] in (DISCARD.name, EXHAUST.name):
            if move[0] != self.demand().name:
                return OTHER_DEMAND
            return self.no_payer(s, ARMY.index(move[1]))
        return None if move == DONE and not self.payers(s) else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] in (DISCARD.name, EXHAUST.name):
            return {"army": move[1], "discard": self.discard, "turn": self.turn}
        return super().numbers(s, move)


class TakeSpace(Step[Tawantinsuyu]):
    """The marker is placed and the bonus of the space gained (W70)."""

    takes = seated(space=range(len(CONQUESTS)))
    lies_on = ("PayTroops",)
    same_seat = True

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def possible(self, s: Tawantinsuyu) -> bool:
        return s.conquests[self.space] == NONE and s.players[self.seat].markers > 0

    def run(self, s: Tawantinsuyu) -> None:
        take_space(s, s.players[self.seat], self.space)


def take_space(s: Tawantinsuyu, me: Player, space: int) -> None:
    s.conquests = changed(s.conquests, space, me.seat)
    me.markers -= 1
    if s.events is not None:
        s.tell("conquer", me.seat, region=CONQUESTS[space])
    give(s, me, s.box.conquests[space].bonus)


class PayTroops(SeatStep[Tawantinsuyu]):
    """The chosen cards are turned down or discarded (W148)."""

    lies_on = (*ACTING, "Conquer")

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if s.events is not None:
            if me.leaving:
                s.tell("troops-discard", self.seat, army=[ARMY[card] for card in me.leaving])
            if me.tiring:
                s.tell("troops-down", self.seat, army=[ARMY[card] for card in me.tiring])
        s.army_discard = s.army_discard + me.leaving
        me.tired = sorted(me.tired + me.tiring)
        me.leaving = []
        me.tiring = []
