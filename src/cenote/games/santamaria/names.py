"""The words of the board, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Final

GOODS: Final = ("wood", "grain", "sugar", "gem", "gold", "cacao", "coin")
WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
CACAO: Final = 5
COIN: Final = 6
HAPPINESS: Final = 7  # stands where a good could
GIFTS: Final = (*GOODS, "happiness")

HIGH_PRIEST: Final = -5  # on a building, after the dice, which are -1 to -4; coins are 1 and more

# Where a die comes from. The odd ones are blue.
DICE: Final = ("white", "blue", "white_ambassador", "blue_ambassador")
WHITE: Final = 0
BLUE: Final = 1
AMBASSADOR: Final = 2  # added to the colour

ANY_DIE: Final = range(len(DICE))
COLOURS: Final = range(AMBASSADOR)
DIE_VALUES: Final = range(1, 7)

LINES: Final = ("column", "row", "diagonal", "road")
COLUMN: Final = 0
ROW: Final = 1
DIAGONAL: Final = 2
ROAD: Final = 3  # of the Maya city

DOCKS: Final = ("coin", "religion", "conquistador", "happiness")
SPECIAL_DOCK: Final = 4

SHAPES: Final = ("double", "bent", "straight")
DOUBLE: Final = 0
BENT: Final = 1
STRAIGHT: Final = 2

SCHOLARS: Final = (
    "philosophy",
    "taxation",
    "astronomy",
    "architecture",
    "economics",
    "commerce",
    "theology",
    "shipbuilding",
    "tactics",
    "warehousing",
    "archery",
    "navigation",
    "meditation",
)
PHILOSOPHY: Final = 1 << 0  # owned scholars are kept as bits
TAXATION: Final = 1 << 1
ASTRONOMY: Final = 1 << 2
ARCHITECTURE: Final = 1 << 3
ECONOMICS: Final = 1 << 4
COMMERCE: Final = 1 << 5
THEOLOGY: Final = 1 << 6
SHIPBUILDING: Final = 1 << 7
TACTICS: Final = 1 << 8
WAREHOUSING: Final = 1 << 9
ARCHERY: Final = 1 << 10
NAVIGATION: Final = 1 << 11
MEDITATION: Final = 1 << 12
BASE_SCHOLARS: Final = 10
NAVIGATOR: Final = 11  # the number of Navigation, which needs module A (SX2)

BISHOPS: Final = (
    "bishop_colonists",
    "bishop_lines",
    "bishop_sugar",
    "bishop_monks",
    "bishop_fleet",
    "bishop_faith_and_sword",
    "bishop_large_tiles",
    "bishop_conquest",
    "bishop_gems",
)
BASE_BISHOPS: Final = 6
CONQUEST: Final = 7

MISSIONS: Final = ("M1", "M2", "M3", "M4", "M5")

# The spaces for monks on the common board: scholars, bishops, missions.
FIRST_BISHOP: Final = 4
FIRST_MISSION: Final = 7
SPACES: Final = 11

PASSING_SPACES: Final = 5
YEARS: Final = 3

SPECIALISTS: Final = ("farmer", "forester", "soldier", "upgrade")
FARMER: Final = 0
FORESTER: Final = 1
SOLDIER: Final = 2
UPGRADE: Final = 3
UPGRADED: Final = ("coins", "shipping", "religion", "conquistador", "sugar", "gem", "happiness")  # on our upgrades

# The Maya city.
DISTRICTS: Final = ("trade", "festival", "gold", "construction", "technology")
TRADE_DISTRICT: Final = 0
FESTIVAL_DISTRICT: Final = 1
GOLD_DISTRICT: Final = 2
CONSTRUCTION_DISTRICT: Final = 3
TECHNOLOGY_DISTRICT: Final = 4
ROADS: Final = 6
SITES: Final = 18  # three on each road
LEVELS: Final = 3
TOKEN_KINDS: Final = ("wooden", "straw")
STORED: Final = ("wood", "grain", "sugar", "gem", "cacao")
PATIENCE: Final = 3  # offers that a player will listen to in vain during one trade

# Whose things are to be done: those of all alike, or of the Maya; without a word those of the colonists.
OF_ALL: Final = 1
OF_MAYA: Final = 2

# What may still be to do below: colonies to choose, an ambassador die to follow, or anything in a turn.
CHOOSING: Final = ("NextTurn", "RollBlue", "StartChoosing")
FOLLOWING: Final = ("NextTurn", "Afterwards", "Follow", "FollowOnRoads")
IN_TURN: Final = (
    *FOLLOWING, "Embassy", "EndLine", "Tax", "Line", "MoveGovernor", "Navigate", "Work", "Docks", "ScoreCity",
    "ExtraSpace", "Symbol", "Walk", "Technology", "BuildLevel", "TakeStore", "PlaceRoadToken",
)  # fmt: skip
