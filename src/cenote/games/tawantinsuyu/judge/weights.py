"""The weights of the evaluation by name: where each stands in the table of `weights.toml`."""

from __future__ import annotations

from typing import Final

USE_POTATO: Final = 0
USE_CORN: Final = 1
USE_STONE: Final = 2
USE_GOLD: Final = 3
WORKER: Final = 4
SECOND_WORKER: Final = 5
CARD: Final = 6
NEW_GOD: Final = 7
ARMY_CARD: Final = 8
SOLDIER: Final = 9
TIRED: Final = 10
PRODUCTION: Final = 11
TURNED: Final = 12
PERMANENT: Final = 13
SMALL_STATUE: Final = 14
LARGE_STATUE: Final = 15
JOINT: Final = 16
LENGTH: Final = 17
STEP: Final = 18
STAIRS: Final = 19
MAJORITY: Final = 20
SHARE: Final = 21
HUNGER: Final = 22
RESERVE: Final = 23
TASK: Final = 24
TRAINING: Final = 25
WEAVING: Final = 26
NOMAD: Final = 27
RESTORED: Final = 28
BUILDING: Final = 29
FREE_STAIRS: Final = 30
MINOR: Final = 31
ACTION: Final = 32
HELD: Final = 33
SPARE: Final = 34
MARCH: Final = 35
LEVY: Final = 36
TURNS: Final = 37
RIVAL: Final = 38
CAMPAIGN: Final = 39
WAR: Final = 40
