"""The weights of the evaluation, by name."""

from __future__ import annotations

from typing import Final

from cenote.games.santamaria.names import COIN

USE: Final = 0  # seven goods: what one is worth beyond its final points while there is time to use it
THIRD_UNIT: Final = COIN + 1  # what is lost of that for a third unit
ACTION_SHIPPING: Final = 8  # what an action of a building is worth
ACTION_RELIGION: Final = 9
ACTION_CONQUISTADOR: Final = 10
ACTION_TRADE: Final = 11
CURRENT_WHITE: Final = 12  # dice of this year, by the worth of the lines they may run through
CURRENT_BLUE: Final = 13
FUTURE_WHITE: Final = 14  # the same in the years to come
FUTURE_BLUE: Final = 15
COLONIST: Final = 16  # colonists in lines that are not yet full
AWARD: Final = 17  # the conquistador award as things stand
MARCH_STEP: Final = 18
RELIGION_STEP: Final = 19  # a step towards the next monk
BISHOP_GROWTH: Final = 20  # points that a bishop will still gain in a year
DOCK_SET: Final = 21  # a set under way
GOVERNOR: Final = 22
PASS_SPACE: Final = 23  # a passing space higher
MONK: Final = 24  # a monk about to be placed
WEIGHTS: Final = [
    0.60,  # USE: wood
    0.59,  # grain
    0.79,  # sugar
    0.69,  # gem
    0.90,  # gold
    0.90,  # cacao
    0.10,  # coin
    0.50,  # THIRD_UNIT
    1.18,  # ACTION_SHIPPING
    1.21,  # ACTION_RELIGION
    0.91,  # ACTION_CONQUISTADOR
    0.58,  # ACTION_TRADE
    0.75,  # CURRENT_WHITE
    0.72,  # CURRENT_BLUE
    1.50,  # FUTURE_WHITE
    0.74,  # FUTURE_BLUE
    0.83,  # COLONIST
    0.56,  # AWARD
    0.20,  # MARCH_STEP
    1.20,  # RELIGION_STEP
    1.42,  # BISHOP_GROWTH
    0.70,  # DOCK_SET
    0.80,  # GOVERNOR
    0.25,  # PASS_SPACE
    3.50,  # MONK
]

# What the ability of each scholar brings in a year.
ABILITIES: Final = [1.35, 2.62, 2.84, 2.74, 1.32, 3.33, 0.94, 2.69, 0.81, 0.50, 0.50, 0.50, 0.40]
