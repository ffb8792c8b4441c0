"""The weights of the evaluation by name: where each stands in its table of `weights.toml`.

The abilities of the scholars stand there by the numbers of the scholars.
"""

from __future__ import annotations

from typing import Final

USE_WOOD: Final = 0
USE_GRAIN: Final = 1
USE_SUGAR: Final = 2
USE_GEM: Final = 3
USE_GOLD: Final = 4
USE_CACAO: Final = 5
USE_COIN: Final = 6
THIRD_UNIT: Final = 7
ACTION_SHIPPING: Final = 8
ACTION_RELIGION: Final = 9
ACTION_CONQUISTADOR: Final = 10
ACTION_TRADE: Final = 11
CURRENT_WHITE: Final = 12
CURRENT_BLUE: Final = 13
FUTURE_WHITE: Final = 14
FUTURE_BLUE: Final = 15
COLONIST: Final = 16
AWARD: Final = 17
MARCH_STEP: Final = 18
RELIGION_STEP: Final = 19
BISHOP_GROWTH: Final = 20
DOCK_SET: Final = 21
GOVERNOR: Final = 22
PASS_SPACE: Final = 23
MONK: Final = 24

# In the eyes of the Maya.
STORED: Final = 0
STORE: Final = 1
HELD_CARD: Final = 2
BUILT: Final = 3
PRIEST: Final = 4
JUNCTION: Final = 5
DIE: Final = 6
CARD_LEVEL: Final = 7
LEVEL_CARD: Final = 8
GOLD_GROWTH: Final = 9
NEARNESS: Final = 10
CITY_AWARD: Final = 11
STEP: Final = 12
REWARD: Final = 13
COINS: Final = 14
