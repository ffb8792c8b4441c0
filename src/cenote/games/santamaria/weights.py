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
    0.55,  # USE: wood
    0.55,  # grain
    0.75,  # sugar
    0.75,  # gem
    0.9,  # gold
    0.9,  # cacao
    0.1,  # coin
    0.5,  # THIRD_UNIT
    1.3,  # ACTION_SHIPPING
    1.5,  # ACTION_RELIGION
    0.9,  # ACTION_CONQUISTADOR
    0.6,  # ACTION_TRADE
    0.7,  # CURRENT_WHITE
    0.75,  # CURRENT_BLUE
    0.85,  # FUTURE_WHITE
    0.8,  # FUTURE_BLUE
    0.8,  # COLONIST
    0.6,  # AWARD
    0.2,  # MARCH_STEP
    1.2,  # RELIGION_STEP
    1.5,  # BISHOP_GROWTH
    0.7,  # DOCK_SET
    0.8,  # GOVERNOR
    0.25,  # PASS_SPACE
    3.5,  # MONK
]

# What the ability of each scholar brings in a year.
ABILITIES: Final = [1.0, 2.0, 2.0, 2.0, 1.0, 2.5, 0.7, 2.0, 0.6, 0.5, 0.5, 0.5, 0.4]
