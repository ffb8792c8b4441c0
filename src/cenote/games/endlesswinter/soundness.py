"""What must hold across a whole position: nothing is lost, nothing is there twice."""

from __future__ import annotations

from cenote.core.refusal import BadPosition
from cenote.games.endlesswinter.components import ERA_1, ERA_2
from cenote.games.endlesswinter.geometry import AREA, CELLS, HEXES
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BASE_LAND,
    CAMPS,
    CHIEFS,
    COLUMNS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GLACIER,
    GROUNDS_LIMIT,
    MEGALITHS,
    NEUTRAL,
    NEUTRALS,
    NOBODY,
    NOMAD,
    NONE,
    STONES,
    TRIBE_FIGURES,
    TYPES,
    VILLAGES,
)
from cenote.games.endlesswinter.rules.megaliths import under
from cenote.games.endlesswinter.state import Player, Winter
from cenote.games.endlesswinter.verbs import CARDS, SETUPS, STONE_IDS


def check_whole(s: Winter) -> None:
    check_order(s)
    check_dealt(s)
    check_terrain(s)
    check_tokens(s)
    check_stones(s)
    check_megaliths(s)
    for me in s.players:
        check_player(s, me)
    check_culture(s)
    check_tribes(s)
    check_animals(s)
    check_figures(s)


def refuse_field(field: str, value: object, lowest: object, highest: object) -> BadPosition:
    return BadPosition("field-value", field=field, value=str(value), lowest=lowest, highest=highest)


def is_nomad(s: Winter, me: Player) -> bool:
    return s.solo and me.seat == NOMAD


def zones(me: Player) -> list[int]:
    """Every card of a player."""
    return me.hand + me.deck + me.discard + me.above + me.pile + me.buried


def check_unique(ids: tuple[str, ...] | list[str], numbers: list[int]) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition("twice", tile=ids[number])


def check_order(s: Winter) -> None:
    """Turn order and honour name every seat once, and honour goes down from left to right (E88)."""
    seats = list(range(len(s.players)))
    for field, order in (("order", s.order), ("honour", s.honour)):
        if sorted(order) != seats:
            raise BadPosition("field-length", field=field, wanted=str(seats))
    levels = [s.players[seat].honour for seat in s.honour]
    if levels != sorted(levels, reverse=True):
        raise BadPosition("winter-honour-order")


def check_dealt(s: Winter) -> None:
    """Chief and setup cards are dealt once, and everybody has them from round 1 on (E20, E21)."""
    people = s.players[: s.people]
    check_unique(CHIEFS, s.chief_offer + [me.chief // 2 for me in people if me.chief != NONE])
    check_unique(SETUPS, s.setup_offer + [me.setup for me in people if me.setup != NONE])
    for me in s.players:
        dealt = (me.chief != NONE, me.setup != NONE)
        if (is_nomad(s, me) and any(dealt)) or (s.round and not is_nomad(s, me) and not all(dealt)):
            raise BadPosition("field-missing", field=f"players[{me.seat}].{'setup' if dealt[0] else 'chief'}")
    if s.round and (s.chief_offer or s.setup_offer):
        raise BadPosition("field-length", field="setup_offer", wanted="0")


def check_terrain(s: Winter) -> None:
    """The base in the middle, every tile once, as many glaciers as there are players for (E27)."""
    check_unique(s.box.tiles, s.terrain)
    lands = [s.box.lands[tile] for tile in s.terrain]
    glaciers = s.box.glaciers_laid[s.people]
    if lands[len(HEXES) // 2] != BASE_LAND or lands.count(GLACIER) != glaciers or len(set(lands)) < 7 + (glaciers > 0):
        raise BadPosition("winter-terrain")
    layout = s.box.layouts[s.people]
    if any((here < 0) != (number < 0) for here, number in zip(s.cells, layout, strict=True)):
        raise BadPosition("winter-cells")
    tiles: dict[int, int] = {}
    for here, number in zip(s.cells, layout, strict=True):
        if number >= 0 and (here % 9 != number % 9 or tiles.setdefault(number // 9, here // 9) != here // 9):
            raise BadPosition("winter-cells")
    if len(set(tiles.values())) != len(tiles):
        raise BadPosition("winter-cells")


def check_tokens(s: Winter) -> None:
    """Glacier tokens on every glacier or nowhere; all rest tokens in one place each (E109, E112)."""
    for at in range(len(HEXES)):
        wanted = s.glacier_tokens and s.box.lands[s.terrain[at]] == GLACIER
        if (s.tokens[at] != NONE) != wanted or (s.tokens_shown >> at & 1 and not wanted):
            raise BadPosition("winter-glacier-tokens", hex=HEXES[at])
    check_unique(list(s.box.data["glacier"]), [token for token in s.tokens if token != NONE])
    held = s.rest_stack + [token for token in (s.rest_shown, s.rest_held) if token != NONE]
    check_unique(list(s.box.data["token"]), held)
    if len(held) != (len(s.box.tokens) if s.rest_tokens else 0):
        raise BadPosition("field-length", field="rest_stack", wanted=str(len(s.box.tokens) if s.rest_tokens else 0))
    check_unique([card.id for card in s.box.nomads], s.nomad_deck + s.nomad_open)


def check_stones(s: Winter) -> None:
    box = s.box
    check_unique(STONE_IDS, s.stones[0] + s.stones[1] + [stone for me in s.players for stone in me.stones])
    for era in range(2):
        taken = [stone for me in s.players for stone in me.stones if box.stones[stone].era == era + 1]
        if any(box.stones[stone].era != era + 1 for stone in s.stones[era]) or (taken and era and s.round <= 2):
            raise BadPosition("winter-stones-of-era", era=era + 1)
        if len(s.stones[era]) + len(taken) != box.stones_laid[s.people]:
            raise BadPosition("field-length", field="stones", wanted=str(box.stones_laid[s.people]))


def check_megaliths(s: Winter) -> None:
    """Each lies on a cell of its kind or on four others, and none is lost (E79-E81)."""
    for at, who in enumerate(s.megaliths):
        if who == NOBODY:
            continue
        number = s.cells[at % AREA]
        if at < AREA:
            fits = number >= 0 and (who == NEUTRAL or not s.box.start_cells[number])
        else:
            x, y = at % AREA % 7, at % AREA // 7
            fits = who != NEUTRAL and x < 6 and y < 6 and all(s.megaliths[low] != NOBODY for low in under(at))
        if not fits:
            raise BadPosition("winter-megalith-place", height=at // AREA, cell=CELLS[at % AREA])
    neutral = NEUTRALS * len(s.players) - sum(me.neutrals for me in s.players)
    if s.megaliths.count(NEUTRAL) != neutral:
        raise BadPosition("winter-megaliths", found=s.megaliths.count(NEUTRAL), wanted=neutral)
    for me in s.players:
        if s.megaliths.count(me.seat) != MEGALITHS - me.megaliths or (me.neutrals and me.megaliths < MEGALITHS):
            raise BadPosition("winter-megaliths", found=s.megaliths.count(me.seat), wanted=MEGALITHS - me.megaliths)


def check_player(s: Winter, me: Player) -> None:
    where = f"players[{me.seat}]."
    if me.food > s.food_limit(me):
        raise refuse_field(where + "food", me.food, 0, s.food_limit(me))
    if me.camps_left + sum(me.camps) != CAMPS:
        raise BadPosition("winter-camps", seat=me.seat, found=me.camps_left + sum(me.camps), wanted=CAMPS)
    if len(me.villages) > VILLAGES:
        raise BadPosition("field-length", field=where + "villages", wanted=f"0-{VILLAGES}")
    if len(me.stones) > STONES:
        raise BadPosition("field-length", field=where + "stones", wanted=f"0-{STONES}")
    for field, cards in (("hand", me.hand), ("pile", me.pile)):
        if cards != sorted(cards):
            raise BadPosition("winter-not-sorted", field=where + field)
    for card in me.ready:
        if card >= FIRST_CULTURE or me.ready.count(card) > me.above.count(card):
            raise BadPosition("winter-ready-cards", seat=me.seat)
    for tribe in range(FIRST_CULTURE - FIRST_TRIBE):
        if me.fresh >> tribe & 1 and (FIRST_TRIBE + tribe not in me.hand or not s.initiated >> tribe & 1):
            raise BadPosition("winter-fresh-cards", seat=me.seat)
    if not is_nomad(s, me):
        check_starting(s, me)


def check_starting(s: Winter, me: Player) -> None:
    """The nine starting cards never leave their owner (E20)."""
    cards = zones(me)
    for card in range(FIRST_TRIBE):
        wanted = s.box.cards[card].copies if s.round else 0
        if cards.count(card) != wanted:
            raise BadPosition("winter-cards", card=CARDS[card], found=cards.count(card), wanted=wanted)


def check_culture(s: Winter) -> None:
    """Each culture card is in one place, and the decks hold their era (E19, E77)."""
    box = s.box
    display = [card for card in s.display if card != NONE]
    owned = [card for me in s.players for card in zones(me) if card >= FIRST_CULTURE]
    check_unique(CARDS, display + s.culture[0] + s.culture[1] + owned)
    current = ERA_1 if s.round <= 2 else ERA_2
    for cards, era in ((display, current), (s.culture[0], ERA_1), (s.culture[1], ERA_2)):
        for card in cards:
            if box.cards[card].deck != era:
                raise BadPosition("winter-culture-era", card=CARDS[card])
    if current == ERA_1 and any(box.cards[card].deck == ERA_2 for card in owned):
        raise BadPosition("winter-culture-era", card=CARDS[next(c for c in owned if box.cards[c].deck == ERA_2)])


def check_tribes(s: Winter) -> None:
    """Tribe cards are in the supply or with the players (E19)."""
    cards = [card for me in s.players for card in zones(me)]
    for card in range(FIRST_TRIBE, FIRST_CULTURE):
        found = s.supply[card - FIRST_TRIBE] + cards.count(card)
        if found != s.box.cards[card].copies:
            raise BadPosition("winter-cards", card=CARDS[card], found=found, wanted=s.box.cards[card].copies)


def check_animals(s: Winter) -> None:
    if sum(s.grounds) > GROUNDS_LIMIT:
        raise refuse_field("grounds", sum(s.grounds), 0, GROUNDS_LIMIT)
    for animal in range(TYPES):
        found = s.animal_deck.count(animal) + s.grounds[animal]
        found += sum(me.animals[animal] + me.turned[animal] for me in s.players)
        wanted = s.box.animals[animal].copies if s.round else 0
        if found != wanted:
            raise BadPosition("winter-animals", animal=ANIMALS[animal], found=found, wanted=wanted)


def check_figures(s: Winter) -> None:
    """Every figure is in hand, in a column or at rest (E151)."""
    tribes = TRIBE_FIGURES - (s.turns == TRIBE_FIGURES)
    for me in s.players:
        placed = [sum(column.count(2 * me.seat + chief) for column in s.columns) for chief in range(2)]
        total = me.figures + sum(placed) + me.resting
        if total != tribes + 1 or me.chief_figure + placed[1] > 1 or me.tribe_figures + placed[0] > tribes:
            raise BadPosition("winter-figures", seat=me.seat, found=total, wanted=tribes + 1)
        if is_nomad(s, me) and me.resting:
            raise BadPosition("winter-figures", seat=me.seat, found=total, wanted=tribes + 1)
    if not s.round and any(s.columns):
        raise BadPosition("field-length", field="columns", wanted=str(len(COLUMNS)))
