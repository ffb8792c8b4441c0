"""The words of the boards, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Final

NEUTRAL: Final = 4  # stands where the owner of a megalith could

COLUMNS: Final = ("initiate", "develop", "migrate", "hunt")
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
REST: Final = 4  # the rest zone, where a column could be named
BETWEEN: Final = -1  # no figure has been placed yet this turn
PLACES: Final = (*COLUMNS, "rest")

UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2
OVER: Final = 3  # the actions are done, the played cards discarded

FIGURES: Final = ("chief", "tribe")
TRIBE_FIGURES: Final = 2

LANDS: Final = ("forest", "wetland", "grassland", "hills", "tundra", "mountains", "glacier", "base")
LAND_TYPES: Final = 6
GLACIER: Final = 6
BASE_LAND: Final = 7

STARTING: Final = ("tribesman", "tribeswoman", "brave")
TRIBES: Final = ("elder", "crafter", "explorer", "hunter", "shaman")
FOLK: Final = (*STARTING, *TRIBES)  # the cards that work; culture cards come after them
TRIBESWOMAN: Final = 1
BRAVE: Final = 2
FIRST_TRIBE: Final = 3
FIRST_CULTURE: Final = 8
CULTURE_CARDS: Final = 40

ANIMALS: Final = (
    "ground_sloth",
    "woolly_rhino",
    "sabre_tooth",
    "giant_beaver",
    "steppe_bison",
    "woolly_mammoth",
    "argentavis",
)
TYPES: Final = 7  # of animals

CHIEFS: Final = ("handseer", "thunderclaw", "tuskbreaker", "stonecarver", "firewolf")
SIDES: Final = ("A", "B")
LEVELS: Final = ("gentle", "normal", "harsh")
DRAFTS: Final = ("none", "setup", "chiefs")
RECOMMENDED: Final = "recommended"  # of the megalith layouts: the one for the number of players

TRACKS: Final = ("offering", "honour")
OFFERING: Final = 0
HONOUR: Final = 1

ROUNDS: Final = 4
HAND: Final = 5  # cards drawn in the preparation
SLOTS: Final = 8  # of the culture display
GROUNDS_LIMIT: Final = 6
CAMPS: Final = 5
VILLAGES: Final = 3
NEUTRALS: Final = 2
MEGALITHS: Final = 8  # of the own colour
STONES: Final = 3  # spaces on a player board
BOARD_ITEMS: Final = ("villages", "space-1", "space-2", "space-3", "space-4", "space-5")  # what may give at eclipses
NOMAD: Final = 1  # its seat in the solo game

# What may lie below something that is being gained: the decision that led to it, or what is gained after it.
IN_GAINING: Final = (
    "Turn", "Act", "Rest", "LayPile", "UsePile", "ClaimHexes", "BoardBenefits",
    "Receive", "Gain", "TurnAnimals", "GainTokens", "DiscardCards",
)  # fmt: skip
