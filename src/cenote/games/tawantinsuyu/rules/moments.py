"""The window of the active player: army cards, Z15 and Z19 before any decision of the own turn (W26, W123, W164)."""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.components import ARMY
from cenote.games.tawantinsuyu.names import FEW, FLAG, Z15, Z19
from cenote.games.tawantinsuyu.rules.decks import draw_god_to_hand, gods_left
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.payment import (
    affords,
    bill,
    charge,
    exchange,
    exchange_numbers,
    exchanges,
    no_exchange,
    with_army,
)
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import EXCHANGE, FROM_DECK, GAIN, SKIP, SPEND, SUMMON

NOT_YOUR_TURN: Final = Reason("W123", "not-your-turn")
NOTHING_TO_WAIT_FOR: Final = Reason("W123", "nothing-to-wait-for")
SAME_FACE: Final = Reason("W26", "same-face", "army")
NOT_IN_ARMY_HAND: Final = Reason("W26", "not-in-army-hand", "army")
NO_SUMMONING: Final = Reason("W119", "no-summoning")
DEAR_SUMMONING: Final = Reason("W119", "dear", "cost", "have")
NO_GOD_CARDS: Final = Reason("W124", "no-god-cards")
NOT_ON_ALTAR: Final = Reason("W7", "not-on-altar", "card")
ALTAR_CLOSED: Final = Reason("W96", "altar-closed")
MUST_TAKE_GOD: Final = Reason("W5", "must-take-god")

FREE_VERBS: Final = (SPEND.name, EXCHANGE.name, SUMMON.name)


def faces(s: Tawantinsuyu, cards: list[int]) -> list[int]:
    """One army card of each face: those with the same face are all alike."""
    seen = 0
    found = []
    for card in cards:
        face = 1 << s.box.army[card].face
        if not seen & face:
            seen |= face
            found.append(card)
    return found


def alike(s: Tawantinsuyu, cards: list[int], card: int) -> int:
    """The card that stands for all of its face among the cards; the card itself if there is none."""
    face = s.box.army[card].face
    for other in cards:
        if s.box.army[other].face == face:
            return other
    return card


def no_spending(s: Tawantinsuyu, me: Player, card: int) -> Reason | None:
    if card in faces(s, me.army):
        return None
    return SAME_FACE if card in me.army else NOT_IN_ARMY_HAND


def no_summoning(s: Tawantinsuyu, me: Player) -> Reason | None:
    """Z19: a potato for a god card (W119)."""
    if not me.has(Z19):
        return NO_SUMMONING
    if not gods_left(s):
        return NO_GOD_CARDS
    return None if affords(me, 1, 0, 0, 0, 0) else DEAR_SUMMONING


def no_free_action(s: Tawantinsuyu, me: Player, move: Move) -> Reason | None:
    if move[0] == SPEND.name:
        return no_spending(s, me, SPEND.number(move))
    if move[0] == EXCHANGE.name:
        return no_exchange(me, EXCHANGE.number(move), s.exchanged)
    return no_summoning(s, me)


class Moment(Choice[Tawantinsuyu]):
    """A decision at which the active player may use army cards, Z15 and Z19 before going on (W26, W123, W164).

    Since version 2 all decisions of the own turn are such, whatever their kind; `since` names those of version 1 too.
    Only EnterPriest is none: it comes just before the first turn (W24).
    """

    since: ClassVar[int] = 1  # the version from which on
    amid: ClassVar[bool] = False  # cards or tiles lie aside, or something is paid: not the moment for another task

    def waits(self) -> bool:
        return True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        """What the decision itself offers, in a list of its own."""
        raise NotImplementedError

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        raise NotImplementedError

    def helped(self, s: Tawantinsuyu) -> bool:
        """With a single option left: could more goods or cards change anything?"""
        return False

    def due(self, s: Tawantinsuyu) -> bool:
        """Is a cost due already?"""
        return False

    def richer(self, s: Tawantinsuyu) -> bool:
        """With all goods that army cards in hand would bring: would there be more to choose from?"""
        me = s.players[self.seat]
        if not me.army or self.seat != s.active or s.rules < 2:
            return False
        own, me.goods = me.goods, with_army(s, me)
        more = len(self.options(s)) > 1
        me.goods = own
        return more

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves = self.options(s)
        if self.seat == s.active and s.rules >= self.since:
            me = s.players[self.seat]
            if (me.army or me.permanent & (Z15 | Z19)) and not s.is_her(me) and self.matters(s, me, len(moves)):
                moves += self.free_moves(s, me)
        return moves

    def matters(self, s: Tawantinsuyu, me: Player, options: int) -> bool:
        """With a single option nobody is asked, unless what may be used here could change it (W123)."""
        if options != 1 or self.helped(s):
            return True
        return s.box.army_asks and s.rules >= 2 and any(s.box.army[card].asks for card in self.spendable(s, me))

    def spendable(self, s: Tawantinsuyu, me: Player) -> list[int]:
        """One card of each face. Those of a host that ask for more than god cards wait until nothing lies aside."""
        cards = faces(s, me.army)
        if s.box.army_asks and s.rules >= 2 and between(s):
            return [card for card in cards if not s.box.army[card].asks]
        return cards

    def free_moves(self, s: Tawantinsuyu, me: Player) -> list[Move]:
        moves = [SPEND.moves[card] for card in self.spendable(s, me)]
        if me.permanent & (Z15 | Z19):
            if no_summoning(s, me) is None and not owing(s):
                moves.append(SUMMON.moves[0])
            moves += [EXCHANGE.moves[deal] for deal in self.deals(s, me)]
        return moves

    def deals(self, s: Tawantinsuyu, me: Player) -> list[int]:
        return exchanges(me, s.exchanged)

    def ways(self, s: Tawantinsuyu) -> list[Move]:
        """To go on with what was begun; what is used before only where it cannot go on without."""
        return self.options(s) or self.moves(s)

    def is_aside(self, move: Move) -> bool:
        return move[0] in FREE_VERBS

    def settle(self, s: Tawantinsuyu) -> bool:
        """No army card is used by itself."""
        legal = self.moves(s)
        if len(legal) > 1 or legal[0][0] == SPEND.name:
            s.keep(legal)
            return False
        s.stack.pop()
        self.play(s, legal[0])
        return True

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        verb = move[0]
        if verb == EXCHANGE.name:
            s.stack.append(self)
            exchange(s, me, EXCHANGE.number(move))
            return
        s.exchanged = 0
        if verb == SPEND.name:
            s.stack.append(self)
            spend(s, me, SPEND.number(move))
        elif verb == SUMMON.name:
            s.stack.append(self)
            s.stack.append(TakeGod(self.seat, 1, 0))
            charge(s, me, 1, 0, 0, 0, 0)
        else:
            self.act(s, move)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        """What stands against the use of something before the decision."""
        if move[0] not in FREE_VERBS or s.rules < self.since:
            return super().obstacle(s, move)
        if self.seat != s.active:
            return NOT_YOUR_TURN
        found = no_free_action(s, s.players[self.seat], move)
        if found is None and move not in self.moves(s):
            return NOTHING_TO_WAIT_FOR
        return found

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move[0] == SPEND.name:
            card = SPEND.number(move)
            return {"army": ARMY[alike(s, me.army, card) if card in me.army else card]}
        if move[0] == EXCHANGE.name:
            return exchange_numbers(me, move)
        return bill(me, {"potato": 1}) if move[0] == SUMMON.name else {}


def between(s: Tawantinsuyu) -> bool:
    """Has something been begun, in whatever waits below too, that cards or tiles lie aside for?"""
    return bool(s.loom) or any(isinstance(frame, Moment) and frame.amid for frame in s.stack)


def owing(s: Tawantinsuyu) -> bool:
    """Is a cost due, of whatever waits below too, from which Z19 must not take anything?"""
    return any(isinstance(frame, Moment) and frame.due(s) for frame in s.stack)


class Placement(Moment):
    """The work of a placed worker, to which a task may go back that could not be done."""

    def refused(self, node: int) -> Placement:
        raise NotImplementedError


def spend(s: Tawantinsuyu, me: Player, card: int) -> None:
    """Discard an army card from hand for its bonus (W26)."""
    me.army = without(me.army, card)
    s.army_discard = [*s.army_discard, card]
    if s.events is not None:
        s.tell("spend", me.seat, army=s.box.army[card].id)
    give(s, me, s.box.army[card].bonus)


def altar_closed(s: Tawantinsuyu) -> bool:
    """In the whole last step of a ceremony every god card comes from the deck (W7, W96, W158).

    What gives one there is a card that was played, and these lie aside until the step ends; in set-up they do too, but
    the altar is still empty. Until version 2 it was closed for the draw of W93 only.
    """
    return bool(s.spent) and s.rules >= 2


class TakeGod(Moment):
    """Gain god cards one by one, each from the altar or from the deck (W7)."""

    rule = "W7"
    takes = seated(n=FEW, optional=FLAG)

    def __init__(self, seat: int, n: int, optional: int) -> None:
        self.seat = seat
        self.n = n
        self.optional = optional

    def options(self, s: Tawantinsuyu) -> list[Move]:
        if not gods_left(s):
            return [SKIP]
        moves = [] if altar_closed(s) else [GAIN.moves[card] for card in s.altar]
        moves.append(FROM_DECK)
        if self.optional:
            moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        if self.n > 1:
            s.stack.append(TakeGod(self.seat, self.n - 1, self.optional))
        take_god(s, s.players[self.seat], move)

    def no_god(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move == FROM_DECK:
            return None if gods_left(s) else NO_GOD_CARDS
        if altar_closed(s):
            return ALTAR_CLOSED
        return None if GAIN.number(move) in s.altar else NOT_ON_ALTAR

    def no_skip(self, s: Tawantinsuyu) -> Reason | None:
        return None if self.optional or not gods_left(s) else MUST_TAKE_GOD

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == GAIN.name:
            return self.no_god(s, move)
        return self.no_skip(s) if move == SKIP else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"card": move[1]} if move[0] == GAIN.name else super().numbers(s, move)


def take_god(s: Tawantinsuyu, me: Player, move: Move) -> None:
    if move == FROM_DECK:
        draw_god_to_hand(s, me)
        return
    card = GAIN.number(move)
    s.altar = without(s.altar, card)
    me.hand = sorted([*me.hand, card])
    if s.events is not None:
        s.tell("god-altar", me.seat, card=move[1])
