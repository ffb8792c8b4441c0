"""Every field of a position, declared once: what it is, within what bounds, and who sees it.

`fields.py` is written from this page by `python -m cenote.games.declare`. There is a city only with the Maya, whom no
colony is shown of. The options of the table (`variant.py`) are written down with a position, too.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Field, Part
from cenote.core.fields import MANY, NOBODY_SEES, OWNER, SIZE, Bits, Flag, Kind, Number, Seat, Word
from cenote.core.many import Counts, Items, Named, Several
from cenote.games.santamaria.boards import Cell, Harbour, Junctions, Layout, On, People, Place, Stores
from cenote.games.santamaria.components import (
    BOARDS,
    CARDS,
    HALLS,
    KINDS,
    SHIPS,
    SPECIALIST_TILES,
    TEMPLES,
    TILES,
    TOKENS,
)
from cenote.games.santamaria.geometry import CELLS
from cenote.games.santamaria.names import (
    DICE,
    DISTRICTS,
    DOCKS,
    GOODS,
    HIGH_PRIEST,
    LEVELS,
    PASSING_SPACES,
    PATIENCE,
    SCHOLARS,
    SHAPES,
    SITES,
    SPACES,
    SPECIALISTS,
    STORED,
    UPGRADE,
    YEARS,
)

COLONY: Final = "colony"  # where the view shows what a colonist has
MOST: Final = 99


def scored(s: Any) -> bool:
    """Happiness lies face down until the game is over (S4)."""
    return s.variant.open_scores or not s.stack


def of_box(number: str) -> Any:
    """A bound that a host's own file may move."""
    return lambda box, seats: getattr(box, number)


def dice() -> Kind:
    """How many dice show each value."""
    return Items(Number(MOST), 6)


PLAYER: Final = Part(
    "Player",
    "What one seat has. The Maya has no colony; its goods are its full stores (SXD5).",
    Field("goods", Counts(GOODS)),
    Field("vp", Number(MANY - 1, -MANY), OWNER, until=scored),  # happiness, and in the end everything else
    Field("religion", Number(of_box("religion_end"))),
    Field("march", Number(of_box("march_end"))),  # space on the conquistador track
    Field("passed", Place(PASSING_SPACES)),  # passing space of this year
    Field("white_used", Number(MOST)),  # this year
    Field("blue_used", Number(MOST)),
    Field("bought", Number(MOST), NOBODY_SEES),  # coin activations this year
    Field("dice", Number(MOST)),  # blue dice owned, or unlocked uses of the shared ones (S92)
    Field("blue", dice()),  # own blue dice at hand
    Field("colony", Word(BOARDS, empty=True), shown="board", within=COLONY),
    Field("hall", Word(HALLS, empty=True), within=COLONY),
    Field("cells", Items(Word(KINDS, empty=True), CELLS), within=COLONY),
    Field("on", Items(On(MOST, -len(DICE)), CELLS), within=COLONY),  # coins, or a die
    Field("laid", Layout(), within=COLONY),
    Field("governor", Cell(), within=COLONY),
    Field("cacao_stores", Number(MOST), within=COLONY),
    Field("monks", Number(of_box("monks")), within=COLONY),  # not yet placed
    Field("scholars", Bits(SCHOLARS), within=COLONY, written=False),
    Field("given_scholar", Word(SCHOLARS, empty=True), within=COLONY),  # of a town hall pair (S88)
    Field("docks", Named(DOCKS, Items(Word(SHIPS))), within=COLONY),
    Field("hired", Counts(SPECIALISTS[:UPGRADE], 3), within=COLONY),
    Field("developed", Number(), NOBODY_SEES, written=False),  # cells, as bits
    Field("houses", Number(), NOBODY_SEES, written=False),  # cells with a building
    Field("blocked", Number(), NOBODY_SEES, written=False),  # cells with a die or coins
)

CITY: Final = Part(
    "City",
    "The Maya city: what lies on its board and beside it (SXD).",
    Field("sites", Items(Word(KINDS, empty=True), SITES)),  # the building on each
    Field("on", Items(On(0, HIGH_PRIEST), SITES)),
    Field("stores", Stores()),  # full and empty ones
    Field("reserve", Stores()),
    Field("tokens", Items(Word(TOKENS))),  # still to be built
    Field("junctions", Junctions()),
    Field("road_tokens", Number(MOST)),
    Field("priests", Number(MOST)),  # at hand
    Field("priest_supply", Number(MOST)),
    Field("levels", Counts(DISTRICTS, LEVELS)),
    Field("temples", Named(DISTRICTS, Word(TEMPLES, empty=True))),  # the tile that shows its cost
    Field("medium", Items(Word(TEMPLES)), NOBODY_SEES),
    Field("small", Items(Word(TEMPLES)), NOBODY_SEES),
    Field("tucked", Named(DISTRICTS, Items(Word(CARDS)))),  # cards under each district
    Field("hand", Items(Word(CARDS)), OWNER),
    Field("deck", Items(Word(CARDS)), SIZE),  # the top is the last
    Field("sunk", Number(MOST), NOBODY_SEES),  # cards at the bottom of the deck that the Maya put there
    Field("gold", Number()),  # in the temple
    Field("learned", Flag(), NOBODY_SEES),  # a technology card goes with this die already (SXD17)
    Field("partner", Seat(), NOBODY_SEES),  # of the bargain that is being made
    Field("give", Counts(GOODS), NOBODY_SEES),
    Field("want", Counts(GOODS), NOBODY_SEES),
    Field("patience", Items(Number(PATIENCE)), NOBODY_SEES),  # how often each seat will still listen in this trade
)

TABLE: Final = Part(
    "Table",
    "What lies on the common board and beside it.",
    Field("maya", Seat()),  # the seat of the Maya
    Field("year", Number(YEARS, 1)),
    Field("first", Seat(nobody=False, start=0)),
    Field("order", Several(Seat(nobody=False), 5)),  # seats on the conquistador track, from the first to the last
    Field("passed", Several(Seat(nobody=False), 5)),  # seats in the order of passing
    Field("white", dice()),  # in the pool
    Field("blue", dice(), OWNER, until=lambda s: s.variant.shared),  # shared ones
    Field("ambassadors", Items(Place(6), 2), OWNER, until=lambda s: s.variant.ambassadors),  # white, blue; 0 when taken
    Field("docks", Harbour()),
    Field("ships", Items(Word(SHIPS)), SIZE),
    Field("special_ships", Items(Word(SHIPS)), SIZE),
    Field("display", Items(Word(TILES))),
    Field("stacks", Named(SHAPES, Items(Word(TILES))), NOBODY_SEES),  # expansion tiles
    Field("roads", Number(of_box("road_tiles"))),  # road tiles left
    Field("places", People(), NOBODY_SEES),
    Field("monks", Items(Number(lambda box, seats: (1 << seats) - 1), SPACES), NOBODY_SEES),  # seats as bits
    Field("pairs", Items(Word(HALLS)), NOBODY_SEES),  # town halls on offer, each with the scholar of the same place
    Field("pair_scholars", Items(Word(SCHOLARS)), NOBODY_SEES),
    Field("specialists", Several(Word(SPECIALIST_TILES, empty=True), 6)),  # beside each value
    Field("specialist_stack", Items(Word(SPECIALIST_TILES)), NOBODY_SEES),
    Field("gold", Number(), OWNER, until=lambda s: s.variant.maya),  # in the supply, where counted (SXD23)
)

WORDS: Final = {  # for the browser
    "GOODS": GOODS, "STORED": STORED, "DOCKS": DOCKS, "DISTRICTS": DISTRICTS, "SHAPES": SHAPES,
}  # fmt: skip
