"""The weights of the evaluation by name: where each stands in the table of `weights.toml`."""

from __future__ import annotations

from typing import Final

USE_CORN: Final = 0
USE_WOOD: Final = 1
USE_STONE: Final = 2
USE_GOLD: Final = 3
USE_SKULL: Final = 4
AGRICULTURE_LEVEL: Final = 5
EXTRACTION_LEVEL: Final = 6
ARCHITECTURE_LEVEL: Final = 7
THEOLOGY_LEVEL: Final = 8
WORKER_DAY: Final = 9
STEP: Final = 10
HUNGER: Final = 11
WAITING: Final = 12
HAND: Final = 13
AGE_1: Final = 14
LEAD: Final = 15
RESERVE: Final = 16
MEALS: Final = 17
NEARNESS: Final = 18
ADVANCE_1: Final = 19
BUILD_1: Final = 20
ADVANCE_2: Final = 21
BUILD_2: Final = 22
CORN_BUILDING: Final = 23
ANY_ACTION: Final = 24
NO_SKULL: Final = 25
BUILDING: Final = 26
HORIZON: Final = 27
PURSE: Final = 28
PURSE_SIZE: Final = 29
