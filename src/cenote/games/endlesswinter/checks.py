"""What holds in every position: dumps in which it does not are refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cenote.core.declared import Balance, Each, Pieces, out_of_bounds, out_of_place
from cenote.core.fields import NONE
from cenote.core.kernel import Decision
from cenote.core.refusal import BadPosition
from cenote.games.endlesswinter.components import (
    BURIAL,
    CARDS,
    GLACIERS,
    LATER,
    NOMADS,
    SETUPS,
    STONE_IDS,
    TILES,
    TOKENS,
    UNSEEN,
)
from cenote.games.endlesswinter.geometry import BASE
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BASE_LAND,
    BETWEEN,
    CAMPS,
    CHIEFS,
    DRAFTS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GLACIER,
    MEGALITHS,
    NEUTRAL,
    NEUTRALS,
    NOMAD,
    REST,
    ROUNDS,
    TRIBE_FIGURES,
)
from cenote.games.endlesswinter.rules.memory import can_be_dealt
from cenote.games.endlesswinter.rules.story import can_be_told, fresh_places
from cenote.games.endlesswinter.rules.turn import NextTurn
from cenote.games.endlesswinter.setup import ChooseSetup, StartChoice, choices
from cenote.games.endlesswinter.state import EndlessWinter, Player


def there(*numbers: int) -> list[int]:
    return [number for number in numbers if number != NONE]


def cards_of(me: Player) -> list[int]:
    return me.hand + me.deck + me.discard + me.above + me.pile + me.buried


def culture_cards(s: EndlessWinter) -> list[int]:
    owned = [card for me in s.players for card in cards_of(me) if card >= FIRST_CULTURE]
    return there(*s.display) + s.culture[0] + s.culture[1] + owned


def stones(s: EndlessWinter) -> list[int]:
    return s.stones[0] + s.stones[1] + [stone for me in s.players for stone in me.stones]


def rest_tokens(s: EndlessWinter) -> list[int]:
    return s.rest_stack + there(s.rest_shown, s.rest_held)


def tribe_cards(card: int) -> Callable[[EndlessWinter], int]:
    """All cards of a tribe: in the supply or with the players (E19)."""
    return lambda s: s.supply[card - FIRST_TRIBE] + sum(cards_of(me).count(card) for me in s.players if s.round)


def copies(card: int) -> Callable[[EndlessWinter], int]:
    return lambda s: s.box.cards[card].copies


def animals(kind: int) -> Callable[[EndlessWinter], int]:
    """All animals of a type: in the deck, on the grounds or with the players (E24)."""
    return lambda s: (
        s.animal_deck.count(kind) + s.grounds[kind] + sum(me.animals[kind] + me.turned[kind] for me in s.players)
    )


def dealt_animals(kind: int) -> Callable[[EndlessWinter], int]:
    return lambda s: s.box.animals[kind].copies if s.round else 0


def is_nomad(s: EndlessWinter, me: Player) -> bool:
    return s.solo and me.seat == NOMAD


def turns_taken(s: EndlessWinter, me: Player) -> int:
    """In this round, the one under way included once its figure stands."""
    first = s.stack[0] if s.stack else None
    if not isinstance(first, NextTurn):
        return s.turns if s.round else 0
    rounds, later = divmod(first.number - 1, len(s.players))
    under_way = me.seat == s.seat and s.column != BETWEEN
    return rounds + (s.order.index(me.seat) < later) + under_way


def starting_cards(card: int) -> Each:
    """They never leave their owner (E20)."""
    return Each(
        "winter-cards",
        lambda s, me: cards_of(me).count(card),
        lambda s, me: s.box.cards[card].copies if s.round and not is_nomad(s, me) else 0,
        card=CARDS[card],
    )


CONSERVED: Final[tuple[Balance | Pieces, ...]] = (
    Pieces(CHIEFS, lambda s: s.chief_offer + [me.chief // 2 for me in s.players if me.chief != NONE]),
    Pieces(SETUPS, lambda s: s.setup_offer + there(*(me.setup for me in s.players))),
    Pieces(TILES, lambda s: s.terrain),
    Pieces(GLACIERS, lambda s: there(*s.tokens)),
    Pieces(TOKENS, rest_tokens),
    Pieces(NOMADS, lambda s: s.nomad_deck + s.nomad_open),
    Pieces(STONE_IDS, stones),
    Pieces(CARDS, culture_cards),
    *(
        Balance("winter-cards", tribe_cards(card), copies(card), card=CARDS[card])
        for card in range(FIRST_TRIBE, FIRST_CULTURE)
    ),
    *(Balance("winter-animals", animals(kind), dealt_animals(kind), animal=name) for kind, name in enumerate(ANIMALS)),
    *(starting_cards(card) for card in range(FIRST_TRIBE)),
    Each("winter-camps", lambda s, me: me.camps_left + sum(me.camps), lambda s, me: CAMPS),
    Each("winter-megaliths", lambda s, me: s.megaliths.count(me.seat), lambda s, me: MEGALITHS - me.megaliths),
    Each(
        "winter-megaliths",
        lambda s, me: s.megaliths.count(me.seat),
        lambda s, me: 0 if me.neutrals else s.megaliths.count(me.seat),  # the neutral ones go first (E79)
    ),
    Balance(
        "winter-megaliths",
        lambda s: s.megaliths.count(NEUTRAL),
        lambda s: NEUTRALS * len(s.players) - sum(me.neutrals for me in s.players),
    ),
)


def check(s: EndlessWinter) -> None:
    """What else must fit together."""
    if not s.stack and s.round < ROUNDS:
        raise out_of_bounds("round", s.round, ROUNDS, ROUNDS)
    check_top(s)
    check_choices(s)
    check_culture(s)
    for me in s.players:
        check_player(s, me)
    check_place(s)
    if s.solo:
        check_nomad(s)
    lands = [s.box.lands[tile] for tile in s.terrain]
    if lands[BASE] != BASE_LAND or lands.count(GLACIER) != s.box.glaciers_laid[s.people]:
        raise BadPosition("winter-terrain")
    there_are = len(TOKENS) if s.rest_tokens else 0
    if len(rest_tokens(s)) != there_are:
        raise BadPosition("field-length", field="rest_stack", wanted=str(there_are))
    if s.rest_seen > len(s.rest_stack):
        raise out_of_bounds("rest_seen", s.rest_seen, 0, len(s.rest_stack))
    levels = [s.players[seat].honour for seat in s.honour]
    if levels != sorted(levels, reverse=True):
        raise BadPosition("winter-honour-order")


def check_culture(s: EndlessWinter) -> None:
    """Each deck has cards of its era, and what is laid out are culture cards (E19)."""
    for era, deck in enumerate(s.culture):
        for card in deck:
            if card not in s.box.culture_of[era]:
                raise BadPosition("no-such-tile", field=f"culture[{era}]", tile=CARDS[card])
    for card in there(*s.display):
        if card < FIRST_CULTURE:
            raise BadPosition("no-such-tile", field="display", tile=CARDS[card])


def check_top(s: EndlessWinter) -> None:
    """A person has something to decide, and it is the turn of that person."""
    if not s.stack:
        return
    first, top = s.stack[0], s.stack[-1]
    if not isinstance(top, Decision):
        raise BadPosition("no-decision")
    for frame, fits in ((top, top.seat < s.people), (first, first.possible(s))):
        if not fits:
            raise out_of_place(frame)


def check_player(s: EndlessWinter, me: Player) -> None:
    """Food has room, hands are in order, and every turn taken has placed a figure (E20, E38, E48, E151)."""
    if me.food > s.food_limit(me):
        raise out_of_bounds(f"players[{me.seat}].food", me.food, 0, s.food_limit(me))
    for field, zone in (("hand", me.hand), ("pile", me.pile)):
        if zone != sorted(zone):
            raise BadPosition("winter-not-sorted", field=f"players[{me.seat}].{field}")
    if any(card >= FIRST_CULTURE or me.ready.count(card) > me.above.count(card) for card in me.ready):
        raise BadPosition("winter-ready-cards", seat=me.seat)
    for tribe in range(FIRST_CULTURE - FIRST_TRIBE):
        if me.fresh >> tribe & 1 and (FIRST_TRIBE + tribe not in me.hand or not s.initiated >> tribe & 1):
            raise BadPosition("winter-fresh-cards", seat=me.seat)
    blank = not me.came and not me.story and not me.buried_openly
    if s.rules >= 2 and not (blank if is_nomad(s, me) else fits_memory(me)):
        raise BadPosition("winter-memory", seat=me.seat)
    tribe, chief = (sum(column.count(2 * me.seat + which) for column in s.columns) for which in range(2))
    placed = tribe + chief + me.resting
    if me.chief_figure + chief > 1 or me.tribe_figures + tribe > s.turns - 1 or me.figures + placed != s.turns:
        raise BadPosition("winter-figures", seat=me.seat, found=me.figures + placed, wanted=s.turns)
    if placed != turns_taken(s, me):
        raise BadPosition("winter-figures", seat=me.seat, found=placed, wanted=turns_taken(s, me))


def fits_memory(me: Player) -> bool:
    """Does each hidden card outside the deck stand in `came`, and may the buried ones have been buried then (E133)?"""
    buried = me.buried[me.buried_openly :]
    hidden = me.hand + me.pile + buried
    seen = [card for card in me.came if card < UNSEEN]
    if me.buried_openly > len(me.buried) or me.came.count(BURIAL) != len(buried) or me.came.count(LATER) > 1:
        return False
    if len(seen) + me.came.count(UNSEEN) != len(hidden) or any(hidden.count(card) < seen.count(card) for card in seen):
        return False
    return NONE not in fresh_places(me, me.came) and can_be_dealt(me) and (not me.story or can_be_told(me))


def check_place(s: EndlessWinter) -> None:
    """The figure of the turn stands where the turn says (E43)."""
    seat = s.seat
    if seat is None or s.column == BETWEEN:
        return
    at_rest = s.column == REST and s.players[seat].resting > 0
    if not at_rest and (s.column == REST or s.columns[s.column][-1:] != [2 * seat + s.chief_placed]):
        raise BadPosition("winter-figures", seat=seat, found=0, wanted=1)


def check_nomad(s: EndlessWinter) -> None:
    """It has as many cards open as it has placed figures, and draws four each round (E124, E129)."""
    placed = s.turns - s.players[NOMAD].figures + (s.turns == TRIBE_FIGURES) if s.round else 0
    left = len(NOMADS) - (TRIBE_FIGURES + 1) * max(0, s.round - 1)
    for field, found, wanted in (
        ("nomad_open", len(s.nomad_open), placed),
        ("nomad_deck", len(s.nomad_deck), left - len(s.nomad_open)),
    ):
        if found != wanted:
            raise BadPosition("field-length", field=field, wanted=str(wanted))


def check_choices(s: EndlessWinter) -> None:
    """Who has still to choose a chief or a setup card does so in order and finds enough; others have one (E105)."""
    waiting = [] if s.round else waiting_choices(s)
    drafted = (DRAFTS[s.draft] == "chiefs", s.draft > 0)
    closed = s.rules >= 2 and any(not setup for _, setup in waiting)  # no setup card before the last chief (E21)
    for what, (field, offer) in enumerate((("chief", s.chief_offer), ("setup", s.setup_offer))):
        shown = drafted[what] and not s.round and not (what and closed)
        wanted = 1 + sum(one[1] == what for one in waiting) if shown else 0
        if len(offer) != wanted:
            raise BadPosition("field-length", field=f"{field}_offer", wanted=str(wanted))
        for me in s.players:
            has = not is_nomad(s, me) and not (drafted[what] and (me.seat, what) in waiting) and not (what and closed)
            if has != (getattr(me, field) != NONE):
                raise BadPosition("field-missing", field=f"players[{me.seat}].{field}")


def waiting_choices(s: EndlessWinter) -> list[tuple[int, int]]:
    """Seats that have still to choose, each with whether it is a setup card."""
    waiting: list[tuple[int, int]] = []
    for frame in s.stack[1:]:
        if isinstance(frame, StartChoice):
            waiting.insert(0, (frame.seat, frame.setup))
        elif isinstance(frame, Decision):
            waiting.insert(0, (frame.seat, int(isinstance(frame, ChooseSetup))))
    if not waiting or waiting != choices(s)[-len(waiting) :]:
        raise out_of_place(s.stack[-1])
    return waiting
