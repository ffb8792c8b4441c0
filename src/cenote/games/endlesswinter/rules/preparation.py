"""The preparation phase between two rounds (E75, E76, E77, E78, E115)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.names import HAND, NOMAD, SLOTS, TRIBE_FIGURES
from cenote.games.endlesswinter.rules.animals import reveal
from cenote.games.endlesswinter.rules.cards import draw
from cenote.games.endlesswinter.rules.memory import lay_under, top_token
from cenote.games.endlesswinter.rules.nomad import open_round
from cenote.games.endlesswinter.state import EndlessWinter


def prepare(s: EndlessWinter) -> None:
    """Everything for the next round."""
    s.round += 1
    return_figures(s)
    reveal(s, s.box.grounds[s.people], s.box.grounds[s.people])  # E76
    if s.round == 3:
        s.display = [NONE] * SLOTS  # the cards of era I leave the game (E77)
    refill(s)
    for seat in s.order:
        if not (s.solo and seat == NOMAD):
            draw_hand(s, seat)
    if s.rest_tokens:
        turn_token(s)
    start_round(s)


def return_figures(s: EndlessWinter) -> None:
    """Each figure comes back; in the slow start the third one from round 3 on (E75, E107)."""
    for me in s.players:
        me.chief_figure = 1
        me.tribe_figures = TRIBE_FIGURES if s.turns > TRIBE_FIGURES else TRIBE_FIGURES - 1
        me.resting = 0
    s.columns = [[], [], [], []]


def refill(s: EndlessWinter) -> None:
    """Empty slots from the deck of the era (E19, E77)."""
    era = 0 if s.round <= 2 else 1
    deck = s.culture[era].copy()
    s.display = s.display.copy()
    for slot in range(SLOTS):
        if s.display[slot] == NONE and deck:
            s.display[slot] = s.draw(deck)
            if s.events is not None:
                s.tell("show", card=CARDS[s.display[slot]])
    s.culture = [deck, s.culture[1]] if era == 0 else [s.culture[0], deck]


def draw_hand(s: EndlessWinter, seat: int) -> None:
    """Five cards, or as many as there are; no benefit, so no lesser one (E10, E78, E139)."""
    draw(s, s.players[seat], HAND)


def turn_token(s: EndlessWinter) -> None:
    """A token nobody took goes under the stack, and the next one is shown (E115)."""
    if s.rest_shown != NONE:
        lay_under(s, s.rest_shown)
    s.rest_shown = top_token(s)


def start_round(s: EndlessWinter) -> None:
    if s.events is not None:
        s.tell("round", round=s.round)
    if s.solo:
        open_round(s)
    s.push("NextTurn", 0)  # a round ends in the next one
