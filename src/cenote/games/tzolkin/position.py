"""Every field of a position, declared once: what it is, within what bounds, and who sees it.

`fields.py` is written from this page by `python -m cenote.games.declare`.
"""

from __future__ import annotations

from typing import Any, Final

from cenote.core.declared import Field, Part
from cenote.core.fields import MANY, NOBODY_SEES, OWNER, Flag, Number, Seat, Word
from cenote.core.many import Counts, Items
from cenote.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from cenote.games.tzolkin.gears import Gears
from cenote.games.tzolkin.names import (
    GOODS,
    LOWEST,
    MAX_WORKERS,
    OVALS,
    ROW,
    START_WORKERS,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    WEALTH_DEALT,
)


def tops(temple: int) -> Any:
    """The top step of a temple, which a host's own file may move."""
    return lambda box, seats: box.temples[temple].top


def cells(box: Any, seats: int) -> int:
    """The cells of a jungle group, by the number of players."""
    found: int = box.cells[seats]
    return found


def revealed(s: Any) -> bool:
    """All have chosen their wealth (T9)."""
    found: bool = s.round > 0
    return found


PLAYER: Final = Part(
    "Player",
    "What one seat has.",
    Field("goods", Counts(GOODS, own=True)),  # changes with nearly every decision
    Field("vp", Number(least=-MANY)),
    Field("quarters", Number(3)),  # quarter points left over by the last corn (T104)
    Field("workers", Number(MAX_WORKERS, START_WORKERS, start=START_WORKERS)),  # in play
    Field("hand", Number(MAX_WORKERS, start=START_WORKERS)),  # not on a gear or the first-player space
    Field("light", Flag(start=True)),  # side of the player board (T68)
    Field("temples", Counts(TEMPLES, [tops(temple) for temple in range(3)], least=LOWEST)),
    Field("levels", Counts(TRACKS, TOP_LEVEL)),
    Field("buildings", Items(Word(BUILDINGS))),
    Field("monuments", Items(Word(MONUMENTS))),
    Field("corn_tiles", Number()),
    Field("wood_tiles", Number()),
    Field("dealt", Items(Word(WEALTH), WEALTH_DEALT), OWNER, until=revealed),
    Field("kept", Items(Word(WEALTH)), OWNER, until=revealed),
)

TABLE: Final = Part(
    "Table",
    "What lies on the table.",
    Field("round", Number()),
    Field("day", Number()),  # days advanced so far (T127)
    Field("food_days", Number(4)),  # held so far
    Field("marker", Seat(nobody=False, start=0)),  # who holds the first-player marker
    Field("occupant", Seat()),  # of the first-player space
    Field("teeth_corn", Number()),
    Field("gears", Gears()),  # by position: a seat, DUMMY or NONE
    Field("covered", Items(Number(cells), 4), NOBODY_SEES),  # cells of each jungle group with wood over corn
    Field("open", Items(Number(cells), 4), NOBODY_SEES),  # cells that show their corn
    Field("burnt", Number()),
    Field("skulls", Number(lambda box, seats: box.skulls)),  # in the supply
    Field("ovals", Items(Seat(), OVALS)),  # who put a skull on Chichen Itza 1 to 9
    Field("row", Items(Word(BUILDINGS, empty=True), ROW)),  # buildings on offer
    Field("stack1", Items(Word(BUILDINGS)), NOBODY_SEES),
    Field("stack2", Items(Word(BUILDINGS)), NOBODY_SEES),
    Field("monuments", Items(Word(MONUMENTS))),  # on offer
    Field("undealt", Items(Word(WEALTH)), NOBODY_SEES),  # wealth tiles that nobody saw
    Field("shown", Items(Word(WEALTH)), shown="dummy_tiles"),  # wealth tiles that placed the dummies
)

WORDS: Final = {"GEARS": Gears.words, "TEMPLES": TEMPLES, "TRACKS": TRACKS, "GOODS": GOODS}  # for the browser
