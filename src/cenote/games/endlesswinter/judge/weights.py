"""The weights of the evaluation by name: where each stands in the first table of `weights.toml`."""

from __future__ import annotations

from typing import Final

FINAL_GOODS: Final = 0
IDOL_LEVEL: Final = 1
HONOUR_LEVEL: Final = 2
BURIED: Final = 3
TABLE: Final = 4
CARD_LABOUR: Final = 5
DECK_LABOUR: Final = 6
CULTURE_HAND: Final = 7
HEX: Final = 8
NEAR: Final = 9
STONE_NOW: Final = 10
STONE_GROWTH: Final = 11
SUPPLY: Final = 12
SETS: Final = 13
TURNING: Final = 14
TRIO: Final = 15
VILLAGE_CARD: Final = 16
POOL: Final = 17
PILE: Final = 18
PENDING: Final = 19
UNPAID: Final = 20
DECK_CULTURE: Final = 21
CHIEF: Final = 22
BOUND: Final = 23
LEAN: Final = 24
LEARNING: Final = 25
REACH: Final = 26
NEED: Final = 27
