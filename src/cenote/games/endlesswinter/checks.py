"""What holds in every position: dumps in which it does not are refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cenote.core.declared import Balance, Pieces
from cenote.core.fields import NONE
from cenote.core.kernel import Decision, Frame
from cenote.core.refusal import BadPosition
from cenote.games.endlesswinter.components import (
    CARDS,
    ERA_1,
    ERA_2,
    GLACIERS,
    NOMADS,
    SETUPS,
    STONE_IDS,
    TILE_CELLS,
    TILES,
    TOKENS,
)
from cenote.games.endlesswinter.geometry import AREA, BASE, CELLS, HEXES, SIDE
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
    GROUNDS_LIMIT,
    MEGALITHS,
    NEUTRAL,
    NEUTRALS,
    NOMAD,
    REST,
    ROUNDS,
    TRIBE_FIGURES,
)
from cenote.games.endlesswinter.rules.megaliths import under
from cenote.games.endlesswinter.rules.turn import NextTurn
from cenote.games.endlesswinter.setup import ChooseSetup, StartChoice, choices
from cenote.games.endlesswinter.state import EndlessWinter, Player

# The turn under way, where there is none.
IDLE: Final = {
    "column": BETWEEN, "bound": BETWEEN, "chief_placed": 0, "rest_held": NONE,
    "section": 0, "labour": 0, "initiated": 0, "chief_used": 0,
}  # fmt: skip


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
    Balance(
        "winter-megaliths",
        lambda s: s.megaliths.count(NEUTRAL),
        lambda s: NEUTRALS * len(s.players) - sum(me.neutrals for me in s.players),
    ),
)


def check(s: EndlessWinter) -> None:
    """What else must fit together."""
    if s.stack:
        check_top(s)
    elif s.round < ROUNDS:
        raise refuse("round", s.round, ROUNDS, ROUNDS)
    elif s.eclipse:
        raise refuse("eclipse", int(s.eclipse), 0, 0)
    if not s.round or s.eclipse or not s.stack:
        for field, wanted in IDLE.items():
            if getattr(s, field) != wanted:
                raise refuse(field, getattr(s, field), wanted, wanted)
    check_land(s)
    check_megaliths(s)
    for me in s.players:
        check_player(s, me)
        check_cards(s, me)
        check_figures(s, me)
    if s.round:
        check_dealt(s)
    else:
        check_setup(s)
    check_place(s)
    check_tokens(s)
    check_eras(s)
    check_tracks(s)


def check_top(s: EndlessWinter) -> None:
    """A person has something to decide, and it is the turn of that person."""
    first, top = s.stack[0], s.stack[-1]
    if not isinstance(top, Decision):
        raise BadPosition("no-decision")
    if top.seat >= s.people:
        raise refuse_frame(top)
    if not first.possible(s):
        raise refuse_frame(first)


def check_player(s: EndlessWinter, me: Player) -> None:
    where = f"players[{me.seat}]."
    if me.food > s.food_limit(me):
        raise refuse(where + "food", me.food, 0, s.food_limit(me))
    if me.camps_left + sum(me.camps) != CAMPS:
        raise BadPosition("winter-camps", seat=me.seat, found=me.camps_left + sum(me.camps), wanted=CAMPS)
    if s.megaliths.count(me.seat) != MEGALITHS - me.megaliths or (me.neutrals and me.megaliths < MEGALITHS):
        raise BadPosition("winter-megaliths", found=s.megaliths.count(me.seat), wanted=MEGALITHS - me.megaliths)
    if is_nomad(s, me):
        placed = s.turns - me.figures + (s.turns == TRIBE_FIGURES)  # in the slow start one card more (E129)
        if len(s.nomad_open) != (placed if s.round else 0):
            raise BadPosition("field-length", field="nomad_open", wanted=str(placed))
        left = len(NOMADS) - (TRIBE_FIGURES + 1) * max(0, s.round - 1)
        if len(s.nomad_deck) + len(s.nomad_open) != left:
            raise BadPosition("field-length", field="nomad_deck", wanted=str(left - len(s.nomad_open)))


def is_nomad(s: EndlessWinter, me: Player) -> bool:
    return s.solo and me.seat == NOMAD


def check_cards(s: EndlessWinter, me: Player) -> None:
    """The nine starting cards never leave their owner, and some zones are made of others (E20, E38, E48)."""
    cards = cards_of(me)
    for card in range(FIRST_TRIBE):
        wanted = s.box.cards[card].copies if s.round and not is_nomad(s, me) else 0
        if cards.count(card) != wanted:
            raise BadPosition("winter-cards", card=CARDS[card], found=cards.count(card), wanted=wanted)
    for field, zone in (("hand", me.hand), ("pile", me.pile)):
        if zone != sorted(zone):
            raise BadPosition("winter-not-sorted", field=f"players[{me.seat}].{field}")
    for card in me.ready:
        if card >= FIRST_CULTURE or me.ready.count(card) > me.above.count(card):
            raise BadPosition("winter-ready-cards", seat=me.seat)
    for tribe in range(FIRST_CULTURE - FIRST_TRIBE):
        if me.fresh >> tribe & 1 and (FIRST_TRIBE + tribe not in me.hand or not s.initiated >> tribe & 1):
            raise BadPosition("winter-fresh-cards", seat=me.seat)


def check_figures(s: EndlessWinter, me: Player) -> None:
    """Every figure is in hand, in a column or at rest, and every turn taken has placed one (E151)."""
    placed = [sum(column.count(2 * me.seat + chief) for column in s.columns) for chief in range(2)]
    total = me.figures + sum(placed) + me.resting
    if total != s.turns or me.chief_figure + placed[1] > 1 or me.tribe_figures + placed[0] > s.turns - 1:
        raise BadPosition("winter-figures", seat=me.seat, found=total, wanted=s.turns)
    if me.figures != s.turns - turns_taken(s, me):
        raise BadPosition("winter-figures", seat=me.seat, found=me.figures, wanted=s.turns - turns_taken(s, me))


def turns_taken(s: EndlessWinter, me: Player) -> int:
    """In this round, the one under way included once its figure stands."""
    first = s.stack[0] if s.stack else None
    if not isinstance(first, NextTurn):
        return s.turns if s.round else 0
    rounds, later = divmod(first.number - 1, len(s.players))
    under_way = me.seat == s.seat and s.column != BETWEEN
    return rounds + (s.order.index(me.seat) < later) + under_way


def check_place(s: EndlessWinter) -> None:
    """The figure of the turn stands where the turn says; a chief used is the chief placed (E43)."""
    seat = s.seat
    if seat is None or s.column == BETWEEN:
        return
    if s.column == REST:
        stands = s.players[seat].resting > 0
    else:
        stands = s.columns[s.column][-1:] == [2 * seat + s.chief_placed]
    if not stands or (s.chief_used and not s.chief_placed):
        raise BadPosition("winter-figures", seat=seat, found=0, wanted=1)


def check_dealt(s: EndlessWinter) -> None:
    """From round 1 on everybody has a chief and a setup card, but not the nomad (E20, E21)."""
    for me in s.players:
        for field, card in (("chief", me.chief), ("setup", me.setup)):
            if (card == NONE) != is_nomad(s, me):
                raise BadPosition("field-missing", field=f"players[{me.seat}].{field}")
    for field, offer in (("chief_offer", s.chief_offer), ("setup_offer", s.setup_offer)):
        if offer:
            raise BadPosition("field-length", field=field, wanted="0")


def check_setup(s: EndlessWinter) -> None:
    """Who has still to choose does so in order, has nothing yet, and finds enough on offer (E105, E106)."""
    waiting: list[tuple[int, int]] = []
    for frame in s.stack[1:]:
        if isinstance(frame, StartChoice):
            waiting.insert(0, (frame.seat, frame.setup))
        elif isinstance(frame, Decision):
            waiting.insert(0, (frame.seat, int(isinstance(frame, ChooseSetup))))
    if not waiting or waiting != choices(s)[-len(waiting) :]:
        raise refuse_frame(s.stack[-1])
    drafted = (DRAFTS[s.draft] == "chiefs", s.draft > 0)
    for what, (field, offer) in enumerate((("chief", s.chief_offer), ("setup", s.setup_offer))):
        wanted = 1 + sum(one[1] == what for one in waiting) if drafted[what] else 0
        if len(offer) != wanted:
            raise BadPosition("field-length", field=f"{field}_offer", wanted=str(wanted))
        for me in s.players:
            has = not is_nomad(s, me) and not (drafted[what] and (me.seat, what) in waiting)
            if has != (getattr(me, field) != NONE):
                raise BadPosition("field-missing", field=f"players[{me.seat}].{field}")


def check_land(s: EndlessWinter) -> None:
    """The base in the middle, the glaciers, and the megalith tiles laid as for so many players (E26, E27)."""
    lands = [s.box.lands[tile] for tile in s.terrain]
    if lands[BASE] != BASE_LAND or lands.count(GLACIER) != s.box.glaciers_laid[s.people]:
        raise BadPosition("winter-terrain")
    tiles: dict[int, int] = {}
    for here, number in zip(s.cells, s.box.layouts[s.people], strict=True):
        place, cell = divmod(number, TILE_CELLS)
        fits = here % TILE_CELLS == cell and tiles.setdefault(place, here // TILE_CELLS) == here // TILE_CELLS
        if (here == NONE) != (number == NONE) or not fits:
            raise BadPosition("winter-cells")
    if len(set(tiles.values())) != len(tiles):
        raise BadPosition("winter-cells")


def check_tokens(s: EndlessWinter) -> None:
    """Glacier tokens on every glacier or nowhere; all rest tokens are there, or none (E109, E112)."""
    for at in range(len(HEXES)):
        wanted = s.glacier_tokens and s.box.lands[s.terrain[at]] == GLACIER
        if (s.tokens[at] != NONE) != wanted or (s.tokens_shown >> at & 1 and not wanted):
            raise BadPosition("winter-glacier-tokens", hex=HEXES[at])
    there_are = len(TOKENS) if s.rest_tokens else 0
    if len(rest_tokens(s)) != there_are:
        raise BadPosition("field-length", field="rest_stack", wanted=str(there_are))


def check_eras(s: EndlessWinter) -> None:
    """Stones and culture cards lie where their era has a place (E18, E19, E55, E77)."""
    box = s.box
    for era in range(2):
        taken = [stone for me in s.players for stone in me.stones if box.stones[stone].era == era + 1]
        if any(box.stones[stone].era != era + 1 for stone in s.stones[era]) or (taken and era and s.round <= 2):
            raise BadPosition("winter-stones-of-era", era=era + 1)
        if len(s.stones[era]) + len(taken) != box.stones_laid[s.people]:
            raise BadPosition("field-length", field="stones", wanted=str(box.stones_laid[s.people]))
    owned = [card for me in s.players for card in cards_of(me) if card >= FIRST_CULTURE]
    early = s.round <= 2
    for cards, decks in (
        (there(*s.display), (ERA_1 if early else ERA_2,)), (s.culture[0], (ERA_1,)), (s.culture[1], (ERA_2,)),
        (owned, (ERA_1,) if early else (ERA_1, ERA_2)),
    ):  # fmt: skip
        for card in cards:
            if box.cards[card].deck not in decks:
                raise BadPosition("winter-culture-era", card=CARDS[card])


def check_megaliths(s: EndlessWinter) -> None:
    """Each lies on a cell of its kind, or on four others (E79, E80, E81)."""
    for at, who in enumerate(s.megaliths):
        if who == NONE:
            continue
        number = s.cells[at % AREA]
        if at < AREA:
            fits = number != NONE and (who == NEUTRAL or not s.box.start_cells[number])
        else:
            y, x = divmod(at % AREA, SIDE)
            inside = x < SIDE - 1 and y < SIDE - 1
            fits = who != NEUTRAL and inside and all(s.megaliths[low] != NONE for low in under(at))
        if not fits:
            raise BadPosition("winter-megalith-place", height=at // AREA, cell=CELLS[at % AREA])


def check_tracks(s: EndlessWinter) -> None:
    """Honour goes down from left to right, and the hunting grounds have room (E62, E88)."""
    levels = [s.players[seat].honour for seat in s.honour]
    if levels != sorted(levels, reverse=True):
        raise BadPosition("winter-honour-order")
    if sum(s.grounds) > GROUNDS_LIMIT:
        raise refuse("grounds", sum(s.grounds), 0, GROUNDS_LIMIT)


def refuse(field: str, value: object, lowest: int, highest: int) -> BadPosition:
    return BadPosition("field-value", field=field, value=str(value), lowest=lowest, highest=highest)


def refuse_frame(frame: Frame[Any]) -> BadPosition:
    return BadPosition("frame", frame=str([type(frame).__name__, *frame.args()]))
