"""What an attentive rival remembers of things that everybody saw and that lie face down by now (E133).

`came` lists what came into a hand and was not seen to leave it, in order:
- a card by its face, where everybody saw it come: taken from the supply or the display, back from the eclipse pile;
- UNSEEN for a card that was drawn;
- BURIAL where a card was buried face down: one of those before it;
- MAYBE and a card for one seen to come before a burial, when later one like it left that may as well have been drawn.
  If it was, the first may be the buried one, and there is one UNSEEN less of those before LATER.

When the discard is shuffled into an empty deck, everybody can tell which cards were drawn before. Nothing in the list
is hidden from anybody. What follows from several burials of one hand together cannot be concluded from it in full:
for that the story of the hand is kept as well (`story.py`), outside the digest. Until version 2 nobody remembered.
"""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.rng import Rng
from cenote.core.shared import mixed
from cenote.games.endlesswinter.components import BURIAL, LATER, MAYBE, UNSEEN
from cenote.games.endlesswinter.rules.story import (
    deal_story,
    face_down,
    fresh_places,
    is_fresh,
    last,
    tell_leave,
    tell_reshuffle,
)
from cenote.games.endlesswinter.state import EndlessWinter, Player


def saw_come(s: EndlessWinter, me: Player, card: int) -> None:
    """A card comes into the hand, or one that nobody else has seen."""
    if s.rules >= 2:
        me.came = [*me.came, card]
        if me.story:
            me.story = [*me.story, card]


def saw_leave(s: EndlessWinter, me: Player, card: int) -> None:
    """A card has left the hand face up: one that was seen to come, or else one that was drawn."""
    if s.rules < 2:
        return
    if me.story:
        tell_leave(me, card)
    came = me.came.copy()
    seen, drawn = last(came, card, is_fresh(me, card)), last(came, UNSEEN)
    if seen == NONE:
        came.pop(drawn)
        drawn = last_doubted(came)
        came = [came[at] for at in range(len(came)) if came[at] < MAYBE or at < drawn]
    elif drawn > seen and BURIAL in came[seen:drawn] and could_be_drawn(me, card):
        came[seen] = MAYBE + card
        came = [entry for entry in came if entry != LATER] + [LATER]
    else:
        came.pop(seen)
    me.came = came


def saw_burial(s: EndlessWinter, me: Player) -> None:
    """A card of the hand was buried face down: any that had come by then."""
    if s.rules >= 2:
        if me.story or BURIAL not in me.came:
            me.story = [*(me.story or me.came), BURIAL]
        me.came = [*me.came, BURIAL]


def saw_reshuffle(s: EndlessWinter, me: Player) -> None:
    """The deck was empty: whatever else is hidden has been drawn, and everybody can tell which cards these are (E8)."""
    if s.rules >= 2 and me.story:
        tell_reshuffle(me)
    if s.rules < 2 or UNSEEN not in me.came:
        return
    drawn, came = unseen_cards(me), me.came.copy()
    for at, entry in enumerate(me.came):
        card = entry - MAYBE
        if card in drawn and at < last_doubted(came):
            drawn.remove(card)
            came[at] = card
            came.pop(last(came, UNSEEN))
    at = came.index(UNSEEN) if drawn else 0
    came[at:at] = drawn
    me.came = [card for card in came if card <= BURIAL and card != UNSEEN]


def last_doubted(came: list[int]) -> int:
    """The last card drawn that may have left in place of one that was seen to come; NONE without."""
    line = last(came, LATER)
    return NONE if line == NONE else last(came[:line], UNSEEN)


def unseen_cards(me: Player) -> list[int]:
    """The hidden cards of which nobody else knows whether they were drawn."""
    hidden = sorted(face_down(me))
    for card in me.came:
        if card < UNSEEN:
            hidden.remove(card)
    return hidden


def could_be_drawn(me: Player, card: int) -> bool:
    """Was there such a card beside those that were seen to come? One has just left."""
    return face_down(me).count(card) >= me.came.count(card)


# --- dealt anew ---


def before_later(came: list[int]) -> tuple[int, int]:
    """Where LATER stands, or the end, and how many cards were drawn before."""
    line = came.index(LATER) if LATER in came else len(came)
    return line, came[:line].count(UNSEEN)


def deal_cards(player: Player, rng: Rng) -> None:
    """What everybody saw come into the hand comes again, other cards where nobody saw them; any may be the buried ones.

    Cards initiated this turn are in hand still: the view says so.
    """
    if player.story:
        deal_story(player, rng)
        return
    came, kept = player.came, fresh_places(player, player.came)
    line, to_come = before_later(came)
    unseen = mixed(unseen_cards(player), rng)
    spare = unseen.copy()
    hand: list[int] = []
    held: list[int] = []  # in hand or in the eclipse pile, and not buried so far
    maybe: list[int] = []  # perhaps there as well, in place of a card still to come
    buried: list[int] = []
    for at, card in enumerate(came):
        if card == BURIAL:
            number = rng.below(len(held) + (len(maybe) if to_come and at < line else 0))
            if number < len(held):
                buried.append(held.pop(number))
            else:
                card = maybe.pop(number - len(held))
                buried.append(unseen.pop(unseen.index(card) if card in unseen else -1))
                to_come -= 1
        elif card == UNSEEN:
            if to_come or at > line:
                held.append(unseen.pop())
                to_come -= 1
        elif card < UNSEEN:
            (hand if at in kept else held).append(card)
        elif card - MAYBE in spare:
            spare.remove(card - MAYBE)
            maybe.append(card - MAYBE)
    rng.shuffle(held)
    laid = len(player.pile)
    player.hand = sorted(hand + held[laid:])
    player.pile = sorted(held[:laid])
    player.deck = unseen
    player.buried = player.buried[: player.buried_openly] + buried


def can_be_dealt(me: Player) -> bool:
    """Is there a card for every burial, whichever the others take?"""
    kept, spare, held, maybe = fresh_places(me, me.came), unseen_cards(me), 0, 0
    line, to_come = before_later(me.came)
    for at, card in enumerate(me.came):
        if card == BURIAL:
            if held:
                held -= 1
            elif maybe and to_come > 0 and at < line:
                maybe, to_come = maybe - 1, to_come - 1
            else:
                return False
        elif card == UNSEEN:
            held += to_come > 0 or at > line
            to_come -= 1
        elif card < UNSEEN:
            held += at not in kept
        elif card - MAYBE in spare:
            spare.remove(card - MAYBE)
            maybe += 1
    return True


# --- buried openly ---


def bury_openly(s: EndlessWinter, me: Player, card: int) -> None:
    """Those that everybody saw lie first (E52)."""
    if s.rules < 2:
        me.buried = [*me.buried, card]
        return
    me.buried = [*me.buried[: me.buried_openly], card, *me.buried[me.buried_openly :]]
    me.buried_openly += 1


# --- rest tokens ---


def lay_under(s: EndlessWinter, token: int) -> None:
    """A token that everybody has seen goes face down under the stack (E113, E114, E115)."""
    s.rest_stack = [token, *s.rest_stack]
    if s.rules >= 2:
        s.rest_seen += 1


def top_token(s: EndlessWinter) -> int:
    s.rest_stack = s.rest_stack.copy()
    token = s.draw(s.rest_stack)
    s.rest_seen = min(s.rest_seen, len(s.rest_stack))
    return token
