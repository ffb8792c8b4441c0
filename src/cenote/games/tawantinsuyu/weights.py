"""What things are worth in points, for the evaluation of positions."""

from __future__ import annotations

from typing import Final

# A good with the whole game ahead, beyond what it scores at the end.
USE_POTATO: Final = 0
USE_CORN: Final = 1
USE_STONE: Final = 2
USE_GOLD: Final = 3
WORKER: Final = 4  # a worker in supply
SECOND_WORKER: Final = 5
CARD: Final = 6  # a god card in hand
NEW_GOD: Final = 7  # of a god that no other card in hand has
ARMY_CARD: Final = 8  # in hand
SOLDIER: Final = 9  # face up in the play area
TIRED: Final = 10  # a soldier face down
PRODUCTION: Final = 11  # how often a building will still be used, with the whole game ahead
TURNED: Final = 12  # share of that for one face down
PERMANENT: Final = 13  # a permanent building, with the whole game ahead
SMALL_STATUE: Final = 14  # for worship and card bonuses, beyond its points
LARGE_STATUE: Final = 15
JOINT: Final = 16  # how often a joint pays besides ceremonies
LENGTH: Final = 17  # a tile in a tapestry that can still grow
STEP: Final = 18  # a temple step, beyond the points of its place
STAIRS: Final = 19  # a stair marker on the hill
MAJORITY: Final = 20  # points of a region held now, at later ceremonies
SHARE: Final = 21  # a marker in a region held by another
HUNGER: Final = 22  # a missing potato with a ceremony due
RESERVE: Final = 23  # a potato that will be paid for a card in hand
TASK: Final = 24  # a task still to be done
TRAINING: Final = 25
WEAVING: Final = 26  # a free tile
NOMAD: Final = 27
RESTORED: Final = 28
BUILDING: Final = 29
FREE_STAIRS: Final = 30
MINOR: Final = 31  # a minor action still to be chosen
ACTION: Final = 32  # the action of the high priest
PACE: Final = 33  # a worker gone from the village
IMPATIENCE: Final = 34  # the same for each turn that the game takes too long
TURNS: Final = 35  # turns of a player that seem long enough between two ceremonies
WEIGHTS: Final = [
    0.47,  # USE_POTATO
    0.92,  # USE_CORN
    1.04,  # USE_STONE
    0.50,  # USE_GOLD
    1.22,  # WORKER
    1.35,  # SECOND_WORKER
    0.88,  # CARD
    0.48,  # NEW_GOD
    0.61,  # ARMY_CARD
    1.31,  # SOLDIER
    0.50,  # TIRED
    1.64,  # PRODUCTION
    0.47,  # TURNED
    3.00,  # PERMANENT
    1.51,  # SMALL_STATUE
    4.43,  # LARGE_STATUE
    0.40,  # JOINT
    0.59,  # LENGTH
    1.01,  # STEP
    1.78,  # STAIRS
    0.85,  # MAJORITY
    0.25,  # SHARE
    2.07,  # HUNGER
    0.32,  # RESERVE
    1.80,  # TASK
    0.70,  # TRAINING
    1.56,  # WEAVING
    1.23,  # NOMAD
    0.80,  # RESTORED
    4.00,  # BUILDING
    6.00,  # FREE_STAIRS
    1.20,  # MINOR
    1.00,  # ACTION
    0.15,  # PACE
    0.15,  # IMPATIENCE
    4.50,  # TURNS
]

# The permanent buildings Z01 to Z20 with the whole game ahead.
POWERS: Final = [
    4.69, 4.92, 2.55, 3.87, 4.00, 6.34, 2.92, 2.91, 4.74, 5.69,
    6.33, 4.01, 4.00, 4.97, 4.41, 4.96, 5.61, 7.13, 3.55, 6.81,
]  # fmt: skip
