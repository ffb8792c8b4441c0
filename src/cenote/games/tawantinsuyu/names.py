"""The words of the board, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Final

GOODS: Final = ("potato", "corn", "stone", "gold")
POTATO: Final = 0
CORN: Final = 1
STONE: Final = 2
GOLD: Final = 3

WORKERS: Final = ("architect", "craftsman", "warrior", "courier", "priest")
ARCHITECT: Final = 0
CRAFTSMAN: Final = 1
WARRIOR: Final = 2
COURIER: Final = 3
PRIEST: Final = 4

GODS: Final = ("g1", "g2", "g3", "g4", "g5", "g6")
SIZES: Final = ("small", "large")
SMALL: Final = 0  # statues are numbered small ones first, then large ones, each by god
LARGE: Final = 6

SECTORS: Final = 5
TERRACES: Final = ("top", "middle", "bottom")
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
LEVELS: Final = ("upper", "lower")  # of stairs
DISTANCE: Final = [0, 1, 3, 3, 1]  # food by sectors clockwise from the high priest (W30)
HEIGHT: Final = [0, 2, 5]  # food by terrace (W31)
STAIRS_SAVE: Final = 2  # food for each stair marker above the space (W32)

TASKS: Final = (
    "potato", "corn", "stone", "gold", "weave", "statue", "stairs", "build", "train", "produce_one", "trade",
)  # fmt: skip
WEAVE: Final = 4
STATUE: Final = 5
STAIRS: Final = 6
BUILD: Final = 7
TRAIN: Final = 8
PRODUCE_ONE: Final = 9
TRADE: Final = 10
GATHERED: Final = [3, 2, 2, 1]  # what a gather task brings (W48)
NODES: Final = 3  # task nodes of a space
ALL_NODES: Final = 7

ACTIONS: Final = ("production", "worship", "offering", "conquest", "restoration")
PRODUCTION: Final = 0
WORSHIP: Final = 1
OFFERING: Final = 2
CONQUEST: Final = 3
RESTORATION: Final = 4

REGIONS: Final = ("chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu")
REGION_SIZE: Final = 6
DESIGNS: Final = ("A", "B", "C", "D", "E", "F", "G")
SYMBOLS: Final = ("gold", "stone", "potato", "god", "restore", "army", "step", "vp")

HER: Final = 1  # Axomamma, where a seat could be named

# Numbers that frames are made of.
FLAG: Final = range(2)
FEW: Final = range(1, 100)
UNITS: Final = range(10)
COLOURS: Final = range(len(WORKERS))
ACTION: Final = range(len(ACTIONS))

# What may lie below: an action of the high priest, a part of a ceremony.
ACTING: Final = ("EndTurn", "SecondAction", "AfterPriest")
IN_CEREMONY: Final = ("Ceremony", "Part", "ShuffleBack")

START_VP: Final = 10
START_STONE: Final = 2
START_STAIRS: Final = 5
START_MARKERS: Final = 10
DEALT: Final = 8
KEPT: Final = 3
WORKER_LIMIT: Final = 2
MARKET: Final = 2  # buildings of each type on offer
CEREMONIES: Final = 3
MOST_SEATS: Final = 4
TOKEN_VP: Final = [1, 2, 4]
CEREMONIAL: Final = {2: [2, 1], 3: [2, 2, 1], 4: [2, 2, 1, 1]}  # cards by ascending score (W93)
CEREMONIAL_PLAYS: Final = 3
HUNGER_VP: Final = 2
TAPESTRY_VP: Final = [0, 0, 1, 3, 6, 10, 15, 21]
WEAVE_PRICES: Final = [0, 1, 3, 6]
LEFTOVER_PRICE: Final = 2  # corn of another player for one weaving left over (W55)
STAIRS_STONE: Final = 3
STAIRS_VP: Final = 4
UPPER_OWNER_VP: Final = 2

# Permanent buildings, as bits of what a player owns.
Z01: Final = 1 << 0
Z02: Final = 1 << 1
Z03: Final = 1 << 2
Z04: Final = 1 << 3
Z05: Final = 1 << 4
Z06: Final = 1 << 5
Z07: Final = 1 << 6
Z08: Final = 1 << 7
Z09: Final = 1 << 8
Z10: Final = 1 << 9
Z11: Final = 1 << 10
Z12: Final = 1 << 11
Z13: Final = 1 << 12
Z14: Final = 1 << 13
Z15: Final = 1 << 14
Z16: Final = 1 << 15
Z17: Final = 1 << 16
Z18: Final = 1 << 17
Z19: Final = 1 << 18
Z20: Final = 1 << 19

# The switches of the solo game (WS50, WS61), as bits; WS51 advises when to change one, and nothing enforces it.
SWITCHES: Final = ("E1", "E2", "E3", "E4", "E5", "H1", "H2", "H3", "H4", "H5", "H6", "H7", "arrival")
E1: Final = 1 << 0
E2: Final = 1 << 1
E3: Final = 1 << 2
E4: Final = 1 << 3
E5: Final = 1 << 4
H1: Final = 1 << 5
H2: Final = 1 << 6
H3: Final = 1 << 7
H4: Final = 1 << 8
H5: Final = 1 << 9
H6: Final = 1 << 10
H7: Final = 1 << 11
ARRIVAL: Final = 1 << 12
SLOTS: Final = 4  # for god cards under her board
DIE: Final = [1, 2, 2, 3, 3, 4]
GOAL: Final = 120
