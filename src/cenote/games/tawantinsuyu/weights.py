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
    0.45,  # USE_POTATO
    0.8,  # USE_CORN
    0.95,  # USE_STONE
    0.5,  # USE_GOLD
    1.2,  # WORKER
    1.3,  # SECOND_WORKER
    0.9,  # CARD
    0.5,  # NEW_GOD
    0.6,  # ARMY_CARD
    1.3,  # SOLDIER
    0.5,  # TIRED
    1.6,  # PRODUCTION
    0.45,  # TURNED
    3.0,  # PERMANENT
    1.6,  # SMALL_STATUE
    4.5,  # LARGE_STATUE
    0.5,  # JOINT
    0.7,  # LENGTH
    0.9,  # STEP
    1.8,  # STAIRS
    0.8,  # MAJORITY
    0.25,  # SHARE
    1.9,  # HUNGER
    0.35,  # RESERVE
    1.8,  # TASK
    0.7,  # TRAINING
    1.6,  # WEAVING
    1.2,  # NOMAD
    0.8,  # RESTORED
    4.0,  # BUILDING
    6.0,  # FREE_STAIRS
    1.2,  # MINOR
    1.0,  # ACTION
    0.15,  # PACE
    0.15,  # IMPATIENCE
    4.5,  # TURNS
]

# The permanent buildings Z01 to Z20 with the whole game ahead.
POWERS: Final = [
    5.0, 5.0, 2.5, 4.0, 4.0, 6.0, 3.0, 3.0, 6.0, 5.0, 6.0, 4.0, 4.0, 5.0, 4.0, 4.5, 6.0, 6.0, 4.0, 6.0,
]  # fmt: skip
