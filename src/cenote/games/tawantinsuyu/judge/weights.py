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
HELD: Final = 33  # a card in hand, for its point at the end, though it must be fed until then
SPARE: Final = 34  # the same from the sixth card on
MARCH: Final = 35  # an army card in the play area when there is a conquest
LEVY: Final = 36  # army cards in hand then
TURNS: Final = 37  # turns of a player from one ceremony to the next
WEIGHTS: Final = [
    0.48,  # USE_POTATO
    1.24,  # USE_CORN
    1.15,  # USE_STONE
    0.27,  # USE_GOLD
    1.80,  # WORKER
    1.47,  # SECOND_WORKER
    0.21,  # CARD
    0.32,  # NEW_GOD
    2.33,  # ARMY_CARD
    1.47,  # SOLDIER
    0.53,  # TIRED
    0.70,  # PRODUCTION
    0.44,  # TURNED
    4.46,  # PERMANENT
    2.02,  # SMALL_STATUE
    2.81,  # LARGE_STATUE
    1.07,  # JOINT
    1.96,  # LENGTH
    2.06,  # STEP
    1.25,  # STAIRS
    0.96,  # MAJORITY
    0.25,  # SHARE
    2.13,  # HUNGER
    0.22,  # RESERVE
    2.84,  # TASK
    1.03,  # TRAINING
    3.09,  # WEAVING
    1.65,  # NOMAD
    0.65,  # RESTORED
    4.23,  # BUILDING
    5.55,  # FREE_STAIRS
    0.86,  # MINOR
    1.54,  # ACTION
    0.31,  # HELD
    0.14,  # SPARE
    2.30,  # MARCH
    1.37,  # LEVY
    8.33,  # TURNS
]

# The permanent buildings Z01 to Z20 with the whole game ahead.
POWERS: Final = [
    1.94, 4.49, 0.26, 3.55, 2.25, 4.77, 1.72, 3.03, 3.19, 6.28,
    7.98, 4.54, 8.65, 4.31, 7.78, 3.87, 5.88, 9.57, 4.80, 8.15,
]  # fmt: skip
