"""What a seat sees, for learners: every field that views show, as far as a rule may ask for it.

In which order figures came into a column is not told, as rules count them only; nor are the lists of cards in the
order in which they lie. A culture card on display is told by its slot. The tiles of the megalith board are told by
the places of two of their cells.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rows import Row
from cenote.games.endlesswinter import names
from cenote.games.endlesswinter.components import CARDS, MEGALITH_TILES, NOMADS, SETUPS, STONE_IDS, TILE_CELLS, TOKENS
from cenote.games.endlesswinter.geometry import AREA, SIDE, TOP
from cenote.games.endlesswinter.names import HAND, NOMAD, SLOTS
from cenote.games.endlesswinter.observation_land import write_camps, write_land
from cenote.games.endlesswinter.state import EndlessWinter, Player

ANIMALS: Final[tuple[str, ...]] = names.ANIMALS
CHIEFS: Final[tuple[str, ...]] = names.CHIEFS
DRAFTS: Final[tuple[str, ...]] = names.DRAFTS
LEVELS: Final[tuple[str, ...]] = names.LEVELS
PLACES: Final[tuple[str, ...]] = names.PLACES
TRIBES: Final[tuple[str, ...]] = names.TRIBES
SECTIONS: Final[tuple[str, ...]] = ("upper", "middle", "lower", "over")
SIDES: Final[tuple[str, ...]] = ("A", "B")
ERAS: Final[tuple[str, ...]] = ("1", "2")
FIGURES: Final[tuple[str, ...]] = ("chief", "tribe", "resting")
XY: Final = tuple([f"{tile}-{at}" for tile in MEGALITH_TILES for at in ("x1", "y1", "x2", "y2")])
NOTHING: Final[list[int]] = []
STONE_PLACES: Final = [
    height * AREA + y * SIDE + x for height in range(TOP) for y in range(SIDE - height) for x in range(SIDE - height)
]  # an upper megalith rests on four, so that each level is smaller than the one below


def write(s: EndlessWinter, row: Row) -> None:
    write_options(s, row)
    write_table(s, row)
    write_acting(s, row)
    write_stones(s, row)
    write_land(s, row)
    write_own(s, row)
    seats = len(s.players)
    for number in range(row.slots):
        row.player(number)
        if number < seats:
            write_player(s, s.players[(row.first + number) % seats], row)
        else:
            row.absent()


def write_options(s: EndlessWinter, row: Row) -> None:
    row.word("draft", s.draft, DRAFTS)
    row.flag("slow_start", s.slow_start)
    row.flag("sole_majority", s.sole_majority)
    row.flag("glacier_tokens", s.glacier_tokens)
    row.flag("rest_tokens", s.rest_tokens)
    row.word("level", s.level, LEVELS)
    row.number("nomad.deck", len(s.nomad_deck) if s.solo else 0, len(NOMADS))
    row.items("nomad.open", s.nomad_open if s.solo else NOTHING, NOMADS)


def write_table(s: EndlessWinter, row: Row) -> None:
    row.number("round", s.round, 4)
    row.flag("eclipse", s.eclipse)
    row.people("order", s.order, row.slots)
    row.people("ranked", s.honour, row.slots)
    row.items("chief_offer", s.chief_offer, CHIEFS)
    row.items("setup_offer", s.setup_offer, SETUPS)
    row.counts("supply", s.supply, TRIBES, 20)
    row.places("display", s.display, CARDS, SLOTS)
    row.counts("culture_decks", [len(deck) for deck in s.culture], ERAS, 20)
    row.items("stones", [stone for era in s.stones for stone in era], STONE_IDS)
    row.number("animal_deck", len(s.animal_deck), 60)
    row.counts("grounds", s.grounds, ANIMALS, 6)
    row.number("rest_stack", len(s.rest_stack), 5)
    row.word("rest_token", s.rest_shown, TOKENS)


def write_acting(s: EndlessWinter, row: Row) -> None:
    """The turn under way."""
    row.number("labour", s.labour, 20)  # in halves
    row.word("column", s.column, PLACES)
    row.word("section", s.section, SECTIONS)
    row.flag("chief_placed", s.chief_placed)
    row.flag("chief_used", s.chief_used)
    row.word("token_held", s.rest_held, TOKENS)


def write_stones(s: EndlessWinter, row: Row) -> None:
    """The megalith board."""
    row.people_at("megaliths", s.megaliths, STONE_PLACES)
    found = [0] * (4 * len(MEGALITH_TILES))
    for at in range(AREA):
        cell = s.cells[at]
        if cell >= 0 and cell % TILE_CELLS <= 1:
            place = 4 * (cell // TILE_CELLS) + 2 * (cell % TILE_CELLS)
            found[place] = at % SIDE + 1
            found[place + 1] = at // SIDE + 1
    row.counts("tiles", found, XY, SIDE)


def write_own(s: EndlessWinter, row: Row) -> None:
    """The cards that the others do not see."""
    looks = row.me >= 0
    row.heap("hand", s.players[row.me].hand if looks else NOTHING, CARDS, 4)
    row.heap("pile", s.players[row.me].pile if looks else NOTHING, CARDS, 4)


def write_player(s: EndlessWinter, me: Player, row: Row) -> None:
    row.number("vp", me.vp, 100)
    row.number("food", me.food, 12)
    row.number("food_limit", s.food_limit(me), 12)
    row.number("tools", me.tools, 12)
    row.word("setup", me.setup, SETUPS)
    row.word("chief", me.chief // 2 if me.chief != NONE else NONE, CHIEFS)
    row.word("side", me.chief % 2 if me.chief != NONE else NONE, SIDES)
    row.counts("figures", [me.chief_figure, me.tribe_figures, me.resting], FIGURES, 3)
    write_cards(s, me, row)
    row.bits("fresh", me.fresh if open_hand(s, me, row) else 0, TRIBES)
    row.counts("animals", me.animals, ANIMALS, 10)
    row.counts("turned", me.turned, ANIMALS, 10)
    row.items("stones", me.stones, STONE_IDS)
    write_camps(s, me, row)
    row.number("neutrals", me.neutrals, 2)
    row.number("megaliths", me.megaliths, 8)
    row.number("offering", me.offering, 12)
    row.number("honour", me.honour, 12)


def open_hand(s: EndlessWinter, me: Player, row: Row) -> bool:
    """The nomad hides nothing."""
    return me.seat == row.me or (s.solo and me.seat == NOMAD)


def write_cards(s: EndlessWinter, me: Player, row: Row) -> None:
    row.number("hand_size", len(me.hand), 2 * HAND)
    row.number("pile_size", len(me.pile), 2 * HAND)
    row.number("buried_size", len(me.buried), 12)
    row.number("deck", len(me.deck), 20)
    row.heap("discard", me.discard, CARDS, 4)
    row.heap("above", me.above, CARDS, 4)
    row.heap("ready", me.ready, CARDS, 4)
    row.heap("buried", me.buried if open_hand(s, me, row) else NOTHING, CARDS, 4)
