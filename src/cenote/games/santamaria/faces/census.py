"""What is counted of the game: its components, its tracks and the main actions of a turn."""

from __future__ import annotations

from typing import Final

from cenote.core.census import Census, Thing, Track

CENSUS: Final = Census(
    actions=("expand", "activate", "die", "pass"),
    things=(
        Thing("colony", "colony colony", setup=True),
        Thing("hall", "hall hall", setup=True),
        Thing("tile", "expand tile", lies=("display",)),
        Thing("ship", "*ship ship", lies=("docks",)),
        Thing("place", "monk place", lies=("places",), each=True),
        Thing("specialist", "*hire specialist", lies=("specialists",)),
        Thing("card", "card card"),
        Thing("token", "build token"),
        Thing("pass", "pass space", each=True),
    ),
    tracks=(Track("religion", "pray", "space"), Track("conquistador", "march", "space")),
)
