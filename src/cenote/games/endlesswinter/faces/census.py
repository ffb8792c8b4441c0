"""What is counted of the game: its components, its tracks and the main actions of a turn."""

from __future__ import annotations

from typing import Final

from cenote.core.census import Census, Thing, Track

ACTIONS: Final = (
    "initiate", "rites", "develop", "learn", "stone", "camp", "move", "village", "hunt", "lower", "bury",
)  # fmt: skip

CENSUS: Final = Census(
    actions=ACTIONS,
    things=(
        Thing("chief", "lead chief side", setup=True),
        Thing("setup", "setup setup", setup=True),
        Thing("column", "place column", each=True, several=True),
        Thing("culture", "culture card", "develop card", "learn card", lies=("display",)),
        Thing("tribe", "initiate card", "recruit card", each=True, several=True),
        Thing("stone", "stone stone", lies=("stones",)),
        Thing("animal", "hunt animal", "catch animal", "*animal animal", each=True, several=True),
        Thing("village", "village junction"),
        Thing("megalith", "megalith height", each=True, several=True),
    ),
    tracks=(Track("idol", "idol", "level", "track"),),
)
