"""The culture card that the turn under way may end with (E53): several cards have to be played to pay for one."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.judge.outlook import Outlook, ability_value
from cenote.games.endlesswinter.judge.weights import CULTURE_HAND, DECK_CULTURE, LEARNING, POOL, REACH
from cenote.games.endlesswinter.names import BETWEEN, DEVELOP, FIRST_CULTURE, HAND, ROUNDS
from cenote.games.endlesswinter.rules.cards import just_initiated
from cenote.games.endlesswinter.state import EndlessWinter, Player


def learning(s: EndlessWinter, me: Player, out: Outlook) -> float:
    """What the best card on display brings beyond its labour, if that can be had this turn; the more the nearer it is.

    Who counts the labour alone drops the plan for it half-way, because a sacred stone can be had at once.
    """
    price = s.box.develop_price.labour
    if s.labour + labour_to_come(s, me) < price:
        return 0.0
    best = 0.0
    for card in s.display:
        if card != NONE:
            best = max(best, learnt_value(s, me, card, out))
    share = min(1.0, out.w[REACH] + (1.0 - out.w[REACH]) * s.labour / price) if price else 1.0
    return out.w[LEARNING] * share * max(0.0, best - out.w[POOL] * price)


def learnt_value(s: EndlessWinter, me: Player, card: int, out: Outlook) -> float:
    """Its points, what it does next turn, and what it does when it is drawn again."""
    face = s.box.cards[card]
    ability = ability_value(s, me, face.action, out)
    cards = len(me.hand) + len(me.deck) + len(me.discard) + len(me.above) + 1
    again = out.w[DECK_CULTURE] * (ROUNDS - s.round) * HAND / cards
    return face.points + ability * (again + (out.w[CULTURE_HAND] * out.use if out.turns else 0.0))


def labour_to_come(s: EndlessWinter, me: Player) -> int:
    """Halves of labour that cards in hand and food still bring in this column."""
    halves = 0
    for card in me.hand:
        if card < FIRST_CULTURE and just_initiated(me, card) is None:
            face = s.box.cards[card]
            halves += face.labour
            for part in face.action.parts:
                if part.kind == v.LABOUR and not part.paid and (part.column == BETWEEN or part.column == DEVELOP):
                    halves += part.n
    for cell in range(1, me.food + 1):
        halves += 2 * s.box.icons[cell]
    return halves
