"""The words of the board, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Final

GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4

FIRST: Final = 5  # the first-player space, where a gear could be named
PLACES: Final = (*GEARS, "first_player")

TEETH: Final = [10, 10, 10, 10, 13]
LAST_SPACE: Final = [7, 7, 7, 7, 10]  # the last space with a number
LAST_ACTION: Final = [5, 5, 5, 5, 9]  # beyond it the choice is free (T35)

DUMMY: Final = 4  # stands where a seat number could

GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
RESOURCES: Final = ("wood", "stone", "gold")

TEMPLES: Final = ("brown", "yellow", "green")
LOWEST: Final = -1  # steps are counted from the start step

TRACKS: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TOP_LEVEL: Final = 3

CLASSES: Final = ("farm", "public", "tomb", "shrine")

MAX_WORKERS: Final = 6
START_WORKERS: Final = 3
ROW: Final = 6  # with any number of players (T133)
WEALTH_DEALT: Final = 4
WEALTH_KEPT: Final = 2
OVALS: Final = 9

# What may still be to do below a decision of an action: the turn, and what waits for its end.
IN_ACTION: Final = (
    "PickMore", "Receive", "Learn", "ChooseTemple", "BuyStep", "FreeAdvance", "TakeResource", "Advance", "Build",
)  # fmt: skip
