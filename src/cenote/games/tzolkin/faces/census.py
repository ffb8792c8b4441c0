"""What is counted of the game: its components, its tracks and the main actions of a turn."""

from __future__ import annotations

from typing import Final

from cenote.core.census import Census, Thing, Track

CENSUS: Final = Census(
    actions=("place", "pick", "beg"),
    things=(
        Thing("wealth", "keep tile", setup=True),
        Thing("building", "build tile", "plain tile", lies=("row",)),
        Thing("monument", "monument tile", lies=("monuments",)),
        Thing("gear", "place gear", each=True, several=True),
        Thing("space", "action gear number", "*act gear number", each=True),
    ),
    tracks=(Track("temple", "up", "step", "temple"), Track("track", "advance", "level", "track")),
)
