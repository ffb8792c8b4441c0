"""Every field of a position, declared once: what it is, within what bounds, and who sees it.

`fields.py` is written from this page by `python -m cenote.games.declare`. Cards and other components are known by
their numbers in the box.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Field, Part
from cenote.core.fields import NOBODY_SEES, NONE, OWNER, SIZE, Bits, Flag, Number, Seat, Word
from cenote.core.many import Counts, Items, Named, Several, Sparse, Tally
from cenote.games.endlesswinter.components import (
    CAME,
    CARDS,
    GLACIERS,
    NOMADS,
    SETUPS,
    STONE_IDS,
    STORY,
    TILES,
    TOKENS,
)
from cenote.games.endlesswinter.geometry import AREA, HEXES, JUNCTIONS
from cenote.games.endlesswinter.kinds import MOST_SEATS, Figure, Megaliths, Order
from cenote.games.endlesswinter.names import (
    ANIMALS,
    BETWEEN,
    BOARD_ITEMS,
    CAMPS,
    CHIEFS,
    COLUMNS,
    DRAFTS,
    GROUNDS_LIMIT,
    LEVELS,
    MEGALITHS,
    NEUTRALS,
    OVER,
    REST,
    ROUNDS,
    SIDES,
    SLOTS,
    STONES,
    TRIBE_FIGURES,
    TRIBES,
    VILLAGES,
)

FIGURES: Final = TRIBE_FIGURES + 1


def last_of(track: str) -> Any:
    """The last space of a track, which a host's own file may move."""
    return lambda box, seats: getattr(box, track)


def top_of(levels: str) -> Any:
    return lambda box, seats: len(getattr(box, levels)) - 1


def last_cell(box: Any, seats: int) -> int:
    return len(box.cells) - 1


def fresh_is_open(s: Any) -> bool:
    """Until version 5 everybody saw which initiated cards were still in hand, and so which one was buried (E133)."""
    return bool(s.rules < 5)


PLAYER: Final = Part(
    "Player",
    "What one seat has.",
    Field("vp", Number()),
    Field("food", Number(last_of("food_track"))),
    Field("tools", Number(last_of("tool_track"))),
    Field("setup", Word(SETUPS, empty=True)),
    Field("chief", Word([f"{chief} {side}" for chief in CHIEFS for side in SIDES], empty=True), NOBODY_SEES),
    Field("chief_figure", Number(1, start=1), NOBODY_SEES),  # in hand
    Field("tribe_figures", Number(TRIBE_FIGURES, start=TRIBE_FIGURES), NOBODY_SEES),  # in hand
    Field("resting", Number(FIGURES), NOBODY_SEES),  # figures in the rest zone
    Field("hand", Items(Word(CARDS)), OWNER),  # sorted
    Field("deck", Items(Word(CARDS)), SIZE),  # the top is the last
    Field("discard", Items(Word(CARDS))),
    Field("above", Items(Word(CARDS))),  # the board: played cards, in the eclipse phase the revealed pile
    Field("ready", Items(Word(CARDS))),  # cards above the board whose ability can still be used
    Field("pile", Items(Word(CARDS)), OWNER),  # the eclipse pile, face down
    Field("buried", Items(Word(CARDS)), OWNER),
    Field("buried_openly", Number(), NOBODY_SEES, since=2),  # so many of the buried, the first, everybody saw
    Field("came", Items(Word(CAME)), NOBODY_SEES, since=2),  # into the hand, as everybody saw it (rules/memory.py)
    Field("story", Items(Word(STORY)), NOBODY_SEES, since=2, remembered=True),  # since a burial (rules/story.py)
    Field("fresh", Bits(TRIBES), OWNER, until=fresh_is_open),  # initiated this turn, not to be played yet (E48)
    Field("animals", Counts(ANIMALS)),  # unturned
    Field("turned", Counts(ANIMALS)),
    Field("stones", Several(Word(STONE_IDS), STONES)),
    Field("camps", Tally(HEXES, CAMPS)),  # on each hex
    Field("camps_left", Number(CAMPS, start=CAMPS)),  # on the board
    Field("villages", Several(Word(JUNCTIONS), VILLAGES)),
    Field("neutrals", Number(NEUTRALS, start=NEUTRALS)),  # megaliths in the supply
    Field("megaliths", Number(MEGALITHS, start=MEGALITHS)),
    Field("offering", Number(top_of("offering"))),
    Field("honour", Number(top_of("honour_points"))),
)

TABLE: Final = Part(
    "Table",
    "What lies on the table, and the turn under way.",
    Field("level", Word(LEVELS, empty=True), NOBODY_SEES),  # of the nomad; NONE with two players and more
    Field("draft", Word(DRAFTS), NOBODY_SEES),
    Field("slow_start", Flag(), NOBODY_SEES),
    Field("sole_majority", Flag(), NOBODY_SEES),
    Field("glacier_tokens", Flag(), NOBODY_SEES),
    Field("rest_tokens", Flag(), NOBODY_SEES),
    Field("round", Number(ROUNDS)),
    Field("eclipse", Flag(), NOBODY_SEES),  # is it the eclipse phase?
    Field("order", Order()),  # the first to move first
    Field("chief_offer", Items(Word(CHIEFS))),  # chief cards to draft
    Field("setup_offer", Items(Word(SETUPS))),
    Field("supply", Counts(TRIBES)),  # cards left in each tribe deck
    Field("display", Items(Word(CARDS, empty=True), SLOTS)),  # culture cards
    Field("culture", Items(Items(Word(CARDS)), 2), NOBODY_SEES),  # the decks of the two eras
    Field("stones", Items(Items(Word(STONE_IDS)), 2)),  # on offer, by era
    Field("animal_deck", Items(Word(ANIMALS)), SIZE),
    Field("grounds", Counts(ANIMALS, GROUNDS_LIMIT)),  # hunting grounds: how many of each type
    Field("terrain", Items(Word(TILES), len(HEXES)), NOBODY_SEES),  # the tile on each hex
    Field("villages", Sparse(JUNCTIONS, Seat(nobody=False)), written=False),  # who has one on each junction
    Field("cells", Items(Number(last_cell, NONE), AREA), NOBODY_SEES),  # of tiles, on the megalith board
    Field("megaliths", Megaliths()),  # by level and cell: a seat, NEUTRAL or NONE
    Field("columns", Named(COLUMNS, Several(Figure(), MOST_SEATS * FIGURES))),  # in order of arrival
    Field("honour", Order()),  # by rank on the honour track: the higher, then the more left (E88)
    Field("tokens", Items(Word(GLACIERS, empty=True), len(HEXES)), NOBODY_SEES),  # the glacier token on each hex
    Field("tokens_shown", Bits(HEXES), NOBODY_SEES),  # hexes whose token lies face up
    Field("rest_stack", Items(Word(TOKENS)), SIZE),  # the top is the last
    Field("rest_seen", Number(len(TOKENS)), NOBODY_SEES, since=2),  # so many of the stack, the lowest, everybody knows
    Field("rest_shown", Word(TOKENS, empty=True), shown="rest_token"),  # the token that lies face up
    Field("rest_held", Word(TOKENS, empty=True), NOBODY_SEES),  # the token of the figure that rests
    Field("nomad_deck", Items(Word(NOMADS)), NOBODY_SEES),
    Field("nomad_open", Items(Word(NOMADS)), NOBODY_SEES),  # this round's cards
    Field("labour", Number(), NOBODY_SEES),  # in halves
    Field("column", Number(REST, BETWEEN, start=BETWEEN), NOBODY_SEES),  # of this turn's figure
    Field("section", Number(OVER), NOBODY_SEES),
    Field("chief_placed", Flag(), NOBODY_SEES),
    Field("chief_used", Flag(), NOBODY_SEES),
    Field("bound", Number(REST - 1, BETWEEN, start=BETWEEN), NOBODY_SEES),  # where a culture card sends it (E138)
    Field("initiated", Bits(TRIBES), NOBODY_SEES),  # tribes chosen by Initiate this turn
    Field("claimed", Bits(HEXES), NOBODY_SEES),  # hexes whose benefit was taken in this eclipse
    Field("board", Bits(BOARD_ITEMS), NOBODY_SEES),  # benefits of the player board still to be taken
)

WORDS: Final = {"COLUMNS": COLUMNS, "TRIBES": TRIBES, "ANIMALS": ANIMALS}  # for the browser
