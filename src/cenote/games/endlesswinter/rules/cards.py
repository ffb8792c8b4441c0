"""Decks, hands and the burial zone (E8, E46, E52)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason
from cenote.core.shared import added, changed, without
from cenote.games.endlesswinter.components import CARDS, UNSEEN
from cenote.games.endlesswinter.names import FIRST_CULTURE, FIRST_TRIBE, TRIBES
from cenote.games.endlesswinter.rules.memory import bury_openly, saw_burial, saw_come, saw_leave, saw_reshuffle
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import BURY, BURY_OPEN

FROM_DISCARD: Final = 0
FROM_ABOVE: Final = 1

NOT_IN_HAND: Final = Reason("E38", "not-in-hand", "card")
JUST_INITIATED: Final = Reason("E48", "just-initiated", "card")
NOT_TO_BURY: Final = Reason("E52", "not-in-hand", "card")
NOT_IN_DISCARD: Final = Reason("E52", "not-in-discard", "card")
NOT_ABOVE: Final = Reason("E52", "not-above", "card")
NOT_SHOWN: Final = Reason("E53", "not-shown", "card")


def draw(s: EndlessWinter, me: Player, n: int) -> int:
    """So many cards from the own deck into the hand, or as many as there are; tells how many (E8)."""
    me.hand = me.hand.copy()
    me.deck = me.deck.copy()
    for drawn in range(n):
        if not me.deck:
            reshuffle(s, me)
            if not me.deck:
                return drawn
        insort(me.hand, s.draw(me.deck))
        saw_come(s, me, UNSEEN)
        if s.events is not None:
            s.tell("draw", me.seat)
    if not me.deck:
        reshuffle(s, me)
    return n


def reshuffle(s: EndlessWinter, me: Player) -> None:
    """The discard becomes the deck; an empty one has to wait (E8)."""
    if me.discard:
        saw_reshuffle(s, me)
        me.deck = sorted(me.discard)  # so that the new order depends on nothing but the cards and chance
        me.discard = []
        s.shuffle(me.deck)
        if s.events is not None:
            s.tell("reshuffle", me.seat)


def joined(hand: list[int], card: int) -> list[int]:
    """A hand or a pile with one more card; both are sorted."""
    new = hand.copy()
    insort(new, card)
    return new


def can_draw(me: Player) -> bool:
    return bool(me.deck) or bool(me.discard)


def leave_hand(me: Player, card: int) -> None:
    """A card goes out of the hand; of two alike, one that cannot be played yet goes first (E48)."""
    me.hand = without(me.hand, card)
    if FIRST_TRIBE <= card < FIRST_CULTURE:
        me.fresh &= ~(1 << (card - FIRST_TRIBE))


def discard(s: EndlessWinter, me: Player, card: int) -> None:
    leave_hand(me, card)
    saw_leave(s, me, card)
    me.discard = [*me.discard, card]
    if s.events is not None:
        s.tell("discard", me.seat, card=CARDS[card])


def discard_above(me: Player) -> None:
    """All cards above the board go to the discard (E46, E74)."""
    if me.above:
        me.discard = me.discard + me.above if me.discard else me.above
        me.above = []
        me.ready = []


def no_play(me: Player, card: int) -> Reason | None:
    """There has to be such a card in hand that was not initiated this turn (E38, E48)."""
    return just_initiated(me, card) if card in me.hand else NOT_IN_HAND


def just_initiated(me: Player, card: int) -> Reason | None:
    fresh = FIRST_TRIBE <= card < FIRST_CULTURE and me.fresh >> (card - FIRST_TRIBE) & 1
    return JUST_INITIATED if fresh and me.hand.count(card) == 1 else None


# --- the supply ---


def take_tribe(s: EndlessWinter, me: Player, tribe: int, to_hand: bool) -> bool:
    """A tribe card from the supply, or a point if the deck is empty (E49). Tells whether it was a card."""
    if not s.supply[tribe]:
        s.score(me, 1, "empty")
        return False
    s.supply = added(s.supply, tribe, -1)
    if to_hand:
        me.hand = joined(me.hand, FIRST_TRIBE + tribe)
        saw_come(s, me, FIRST_TRIBE + tribe)
    else:
        me.discard = [*me.discard, FIRST_TRIBE + tribe]
    if s.events is not None:
        s.tell("recruit" if to_hand else "recruit-discard", me.seat, card=TRIBES[tribe])
    return True


def take_culture(s: EndlessWinter, me: Player, card: int) -> None:
    """A culture card of the display; its place stays empty (E53, E153)."""
    s.display = changed(s.display, s.display.index(card), NONE)
    me.hand = joined(me.hand, card)
    saw_come(s, me, card)
    if s.events is not None:
        s.tell("learn", me.seat, card=CARDS[card])


def shown(s: EndlessWinter) -> list[int]:
    """The culture cards on display."""
    return [card for card in s.display if card != NONE]


def not_shown(s: EndlessWinter, card: int) -> Reason | None:
    return None if card in s.display else NOT_SHOWN


# --- burying ---


def can_bury(me: Player) -> bool:
    return bool(me.hand) or bool(me.discard) or bool(me.above)


def burials(me: Player) -> list[Move]:
    """Every card that may be buried: from hand, discard or above the board, never from the deck (E52)."""
    moves: list[Move] = []
    last = NONE
    for card in me.hand:
        if card != last:
            moves.append(BURY.moves[card])
            last = card
    add_open(moves, me.discard, FROM_DISCARD)
    add_open(moves, me.above, FROM_ABOVE)
    return moves


def add_open(moves: list[Move], cards: list[int], zone: int) -> None:
    seen = 0
    for card in cards:
        if not seen >> card & 1:
            seen |= 1 << card
            moves.append(BURY_OPEN.moves[zone * len(CARDS) + card])


def bury(s: EndlessWinter, me: Player, move: Move) -> None:
    if move[0] == BURY.name:
        card = BURY.number(move)
        leave_hand(me, card)
        me.buried = [*me.buried, card]
        saw_burial(s, me)
        if s.events is not None:
            s.tell("bury", me.seat)
    else:
        zone, card = divmod(BURY_OPEN.number(move), len(CARDS))
        if zone == FROM_DISCARD:
            me.discard = without(me.discard, card)
        else:
            leave_above(me, card)
        bury_openly(s, me, card)
        if s.events is not None:
            s.tell("bury-open", me.seat, zone=move[1], card=CARDS[card])


def leave_above(me: Player, card: int) -> None:
    """Its unused ability is lost; of two alike the used one goes first (E52)."""
    me.above = without(me.above, card)
    if me.ready.count(card) > me.above.count(card):
        me.ready = without(me.ready, card)


def no_burial(me: Player, move: Move) -> Reason | None:
    """A card is buried from where it lies, also one gained just now (E52, E149)."""
    if move[0] == BURY.name:
        return None if BURY.number(move) in me.hand else NOT_TO_BURY
    zone, card = divmod(BURY_OPEN.number(move), len(CARDS))
    if zone == FROM_DISCARD:
        return None if card in me.discard else NOT_IN_DISCARD
    return None if card in me.above else NOT_ABOVE
