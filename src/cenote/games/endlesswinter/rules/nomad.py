"""The nomad, the opponent of the solo game. Its rules are our own design, not the published ones.

Rules E123, E124, E125, E126, E127, E128, E129, E130, E131, E132.
"""

from __future__ import annotations

from typing import ClassVar, Final

from cenote.core.fields import NONE
from cenote.core.kernel import Step
from cenote.core.shared import added, changed
from cenote.games.endlesswinter.components import CARDS, NomadCard
from cenote.games.endlesswinter.geometry import BASE, HEXES, JUNCTIONS
from cenote.games.endlesswinter.names import (
    COLUMNS,
    DEVELOP,
    FIRST_TRIBE,
    HONOUR,
    HUNT,
    INITIATE,
    NOMAD,
    OFFERING,
    SLOTS,
    STONES,
    TRIBES,
    TYPES,
)
from cenote.games.endlesswinter.rules.animals import catch, on_grounds, reveal, take_top
from cenote.games.endlesswinter.rules.camps import leads, move_camp, no_village, settle
from cenote.games.endlesswinter.rules.cards import shown
from cenote.games.endlesswinter.rules.idols import honour_top, offering_top, step, step_honour
from cenote.games.endlesswinter.rules.nomad_ways import camp_step, target_junction
from cenote.games.endlesswinter.rules.nomad_ways import raise_megalith as raise_nomad_megalith
from cenote.games.endlesswinter.rules.stones import eras, take
from cenote.games.endlesswinter.state import EndlessWinter, Player

TOKEN_POINTS: Final = 2  # for each shown glacier token that a village of the nomad touches (E127)
REVEALED: Final = 2


def open_round(s: EndlessWinter) -> None:
    """Last round's cards leave the game; in the slow start one more lies open from the start (E124, E129)."""
    s.nomad_open = []
    if s.slow_start and s.round <= 2:
        reveal_card(s)


def reveal_card(s: EndlessWinter) -> NomadCard:
    s.nomad_deck = s.nomad_deck.copy()
    card = s.draw(s.nomad_deck)
    s.nomad_open = [*s.nomad_open, card]
    if s.events is not None:
        s.tell("nomad-card", nomad=s.box.nomads[card].id, column=COLUMNS[s.box.nomads[card].column])
    return s.box.nomads[card]


class NomadTurn(Step[EndlessWinter]):
    """Reveal a card, put a figure into its column, and do what the card says (E124)."""

    def run(self, s: EndlessWinter) -> None:
        me = s.players[NOMAD]
        card = reveal_card(s)
        first = not s.columns[card.column]
        s.stand(card.column, 2 * NOMAD + (me.chief_figure > 0 and not me.tribe_figures))
        if me.tribe_figures:
            me.tribe_figures -= 1
        else:
            me.chief_figure -= 1
        if card.column == INITIATE:
            initiate(s, me, card, first)
        elif card.column == DEVELOP:
            develop(s, me, card, first)
        elif card.column == HUNT:
            hunt(s, me, card, first)
        else:
            migrate(s, me, card, first)
        if card.megalith:
            raise_megalith(s, me)


def initiate(s: EndlessWinter, me: Player, card: NomadCard, first: bool) -> None:
    """Bury a tribe card (E125)."""
    if s.supply[card.tribe]:
        s.supply = added(s.supply, card.tribe, -1)
        me.buried = [*me.buried, FIRST_TRIBE + card.tribe]
        if s.events is not None:
            s.tell("bury-tribe", NOMAD, card=TRIBES[card.tribe])
    else:
        s.score(me, 1, "empty")
    if first:
        honour(s, me)


def honour(s: EndlessWinter, me: Player) -> None:
    if me.honour < honour_top(s):
        step_honour(s, me)
    else:
        s.score(me, 1, "honour-top")


def offering(s: EndlessWinter, me: Player) -> None:
    """A step without its benefit; above the top a point."""
    step(s, me, OFFERING)


def develop(s: EndlessWinter, me: Player, card: NomadCard, first: bool) -> None:
    """Keep a culture card aside, and take a stone if the card shows one (E126)."""
    taken = pictured(s, card.slot)
    if taken == NONE:
        s.score(me, 1, "empty")
    else:
        s.display = changed(s.display, s.display.index(taken), NONE)
        me.discard = [*me.discard, taken]  # its cards set aside
        if s.events is not None:
            s.tell("learn", NOMAD, card=CARDS[taken])
    if card.stone and len(me.stones) < STONES:
        take_stone(s, me)
    if first:
        offering(s, me)


def pictured(s: EndlessWinter, slot: int) -> int:
    """The culture card of the slot or of the next filled one, wrapping; NONE if there is none."""
    if shown(s):
        for after in range(SLOTS):
            card = s.display[(slot + after) % SLOTS]
            if card != NONE:
                return card
    return NONE


def take_stone(s: EndlessWinter, me: Player) -> None:
    """The leftmost of the current era, else of the other allowed one."""
    for era in range(eras(s) - 1, -1, -1):
        if s.stones[era]:
            take(s, me, s.stones[era][0])
            return


def migrate(s: EndlessWinter, me: Player, card: NomadCard, first: bool) -> None:
    """New camps, steps towards a junction, a village where there can be one (E127)."""
    s.place_camp(me)
    if first:
        s.place_camp(me)
    targets = target_junction(s, card.heading)
    for _ in range(card.moves if targets else 0):
        number = camp_step(me, targets)
        if number == NONE:
            break
        move_camp(s, me, number)
    if me.villages_left:
        for junction in range(len(JUNCTIONS)):
            if no_village(s, me, junction) is None:
                tokens = settle(s, me, junction)
                s.score(me, TOKEN_POINTS * tokens.bit_count(), "glaciers")
                return


def hunt(s: EndlessWinter, me: Player, card: NomadCard, first: bool) -> None:
    """Animals of the type it owns most of (E128)."""
    if on_grounds(s) < REVEALED:
        reveal(s, REVEALED)
    for _ in range(card.take):
        if on_grounds(s):
            catch(s, me, favourite(s, me))
        else:
            take_top(s, me)
    if first:
        take_top(s, me)


def favourite(s: EndlessWinter, me: Player) -> int:
    best = NONE
    for animal in range(TYPES):
        if s.grounds[animal] and (best == NONE or me.animals[animal] > me.animals[best]):
            best = animal
    return best


def raise_megalith(s: EndlessWinter, me: Player) -> None:
    """No place or no megalith left is a point (E129)."""
    if not raise_nomad_megalith(s, me):
        s.score(me, 1, "empty")


class NomadEclipse(Step[EndlessWinter]):
    """Its turn order space, then points for hexes, villages and stones (E130)."""

    takes: ClassVar[dict[str, range]] = {"place": range(2)}

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: EndlessWinter) -> None:
        me = s.players[NOMAD]
        if self.place == 0:
            raise_megalith(s, me)
        else:
            lower_idol(s, me)
        led = sum(leads(s, me, at) for at in range(len(HEXES)) if at != BASE)
        s.score(me, led, "hexes")
        s.score(me, len(me.villages), "villages")
        s.score(me, len(me.stones) * s.box.level_stone[s.level], "stones")


def lower_idol(s: EndlessWinter, me: Player) -> None:
    """The lower marker, of equals honour; with both on top a point."""
    tops = [offering_top(s), honour_top(s)]
    levels = [me.offering, me.honour]
    if levels[HONOUR] < tops[HONOUR] and (levels[HONOUR] <= levels[OFFERING] or levels[OFFERING] == tops[OFFERING]):
        step_honour(s, me)
    else:
        offering(s, me)
