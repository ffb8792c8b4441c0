"""Every field of a position, declared once: what it is, within what bounds, and who sees it.

`fields.py` is written from this page by `python -m cenote.games.declare`.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Field, Part
from cenote.core.fields import NOBODY_SEES, NONE, OWNER, SIZE, Bits, Flag, Number, Seat, Word
from cenote.core.many import Counts, Items, Several, Sparse
from cenote.games.tawantinsuyu.components import (
    ARMY,
    BUILDINGS,
    CARDS,
    CONQUESTS,
    PERMANENT,
    PERSONALITIES,
    PRODUCTION,
    SPACES,
    STARTS,
    WEAVINGS,
)
from cenote.games.tawantinsuyu.kinds import Sector, Statues, Worker
from cenote.games.tawantinsuyu.names import (
    CEREMONIES,
    DIE,
    GODS,
    GOODS,
    LEVELS,
    REGIONS,
    SECTORS,
    SIZES,
    START_MARKERS,
    START_STAIRS,
    START_VP,
    SWITCHES,
    TERRACES,
    WORKERS,
)


def colours(own: bool = False) -> Counts:
    """Workers by colour, as many as the box has."""
    return Counts(WORKERS, [each(worker) for worker in range(len(WORKERS))], own)


def each(worker: int) -> Any:
    return lambda box, seats: box.workers[worker]


MOST_TAPESTRIES: Final = 1 + len(WEAVINGS) - len(STARTS)  # a start weaving, and every other one on its own

# Goods, workers and decks change so often that clones copy them: new lists each time take longer, by measurement.
PLAYER: Final = Part(
    "Player",
    "What one seat has. Axomamma's seat is HER.",
    Field("vp", Number(start=START_VP)),
    Field("goods", Counts(GOODS, own=True)),
    Field("workers", colours(own=True)),  # in supply
    Field("queue", Items(Worker())),  # Axomamma's workers instead, the oldest first (WS23)
    Field("priest", Sector()),  # the sector that the high priest's cell faces
    Field("step", Number(lambda box, seats: box.top_step)),  # of the temple
    Field("stairs", Number(START_STAIRS, start=START_STAIRS)),  # markers not yet built
    Field("markers", Number(START_MARKERS, start=START_MARKERS)),  # conquest markers not yet placed
    Field("hand", Items(Word(CARDS)), OWNER),  # god cards
    Field("laid", Items(Word(CARDS)), OWNER, until=lambda s: s.opened),  # dealt in set-up and not kept (W21)
    Field("army", Items(Word(ARMY)), OWNER),  # army cards in hand
    Field("drawn", Items(Word(ARMY)), OWNER),  # between drawing and choosing (W51)
    Field("troops", Items(Word(ARMY))),  # in the play area, face up
    Field("tired", Items(Word(ARMY))),  # and face down
    Field("leaving", Items(Word(ARMY))),  # troops pledged to a conquest: to be discarded (W148)
    Field("tiring", Items(Word(ARMY))),  # and to be turned down
    Field("up", Items(Word(PRODUCTION))),  # production buildings, face up
    Field("down", Items(Word(PRODUCTION))),  # and face down
    Field("permanent", Bits(PERMANENT, named=True)),  # permanent buildings
    Field("inert", Flag(), NOBODY_SEES, written=False),  # which are of no use to Axomamma (WS16)
    Field("statues", Statues()),
    Field("tapestries", Several(Items(Word(WEAVINGS)), MOST_TAPESTRIES)),  # weavings from left to right
)

TABLE: Final = Part(
    "Table",
    "What lies on the table.",
    Field("solo", Flag()),  # players[HER] is Axomamma
    Field("switches", Bits(SWITCHES), NOBODY_SEES),  # of the solo game
    Field("first", Seat(nobody=False, start=0)),  # who takes the first turn
    Field("opened", Flag(), NOBODY_SEES),  # the god cards laid out in set-up are open (W21)
    Field("active", Seat()),  # whose turn it is; nobody's in set-up and ceremonies
    Field("holder", Seat()),  # of the ceremony token
    Field("ceremonies", Number(CEREMONIES)),  # held so far
    Field("last", Flag()),  # the next ceremony is the last one, whatever its number (W91)
    Field("rotation", Number(SECTORS - 1), NOBODY_SEES),  # sector that the first action of the Coricancha faces
    Field("exchanged", Number(63), NOBODY_SEES),  # what Z15 gave and got since the last other move, as bits
    Field("hill", Sparse(SPACES, Worker())),
    Field("bag", Items(Word(WORKERS)), SIZE),
    Field("village", Items(Worker())),  # from the potato end to the corn end
    Field("nomads", Items(Worker())),
    Field("losses", colours()),  # war losses
    Field("boxed", colours(), NOBODY_SEES),  # out of the game
    Field("upper", Items(Seat(), SECTORS)),  # owners of stairs
    Field("lower", Items(Seat(), SECTORS)),
    Field("conquests", Sparse(CONQUESTS, Seat(nobody=False))),  # owners of conquest spaces
    Field("deck", Items(Word(CARDS), own=True), SIZE),  # god cards, the top last
    Field("altar", Items(Word(CARDS))),  # the oldest first
    Field("played", Word(CARDS, empty=True)),  # the god card that paid for this turn's placement
    Field("spent", Items(Word(CARDS))),  # god cards that go back into the deck when all are done (W23, W96)
    Field("army_deck", Items(Word(ARMY), own=True), SIZE),
    Field("army_discard", Items(Word(ARMY))),
    Field("statues", Statues()),  # in stock
    Field("weavings", Items(Word(WEAVINGS)), SIZE),  # the stack, its face-up top last
    Field("loom", Items(Word(WEAVINGS))),  # drawn for a weave task, seen by all
    Field("bought", Items(Word(WEAVINGS))),  # and taken from them, in the order in which they are added
    Field("starts", Items(Word(WEAVINGS))),  # start weavings nobody has chosen
    Field("market", Items(Word(BUILDINGS))),  # buildings on offer, both types
    Field("replaced", Items(Word(BUILDINGS))),  # chosen to be swapped (W54)
    Field("production_stack", Items(Word(BUILDINGS)), NOBODY_SEES),
    Field("permanent_stack", Items(Word(BUILDINGS)), NOBODY_SEES),
    Field("slots", Items(Word(CARDS)), NOBODY_SEES),  # god cards under Axomamma's board
    Field("tokens", Items(Number(lambda box, seats: len(box.cells) - 1)), NOBODY_SEES),  # cells of her tokens
    Field("personality", Number(len(PERSONALITIES) - 1, NONE, start=NONE), NOBODY_SEES),
    Field("roll", Number(max(DIE)), NOBODY_SEES),  # her die
)

# For the browser.
WORDS: Final = {
    "GOODS": GOODS,
    "WORKERS": WORKERS,
    "GODS": GODS,
    "SIZES": SIZES,
    "LEVELS": LEVELS,
    "REGIONS": REGIONS,
    "TERRACES": TERRACES,
}
