"""What is counted of the game: its components, its tracks and the main actions of a turn."""

from __future__ import annotations

from typing import Final

from cenote.core.census import Census, Thing, Track

CENSUS: Final = Census(
    actions=("place", "advance", "pray", "drill", "recruit"),
    things=(
        Thing("start", "start tile", setup=True),
        Thing("opening", "keep card", setup=True),
        Thing("enter", "enter action", setup=True),
        Thing("segment", "place space", fixed="space", group=("terrace", "sector"), each=True),
        Thing("space", "place space", fixed="space", each=True),
        Thing("task", "task task", each=True, several=True),
        Thing("worker", "place worker", fixed="worker", each=True, several=True),
        Thing("building", "build tile", used=("*use tile",), lies=("market",)),
        Thing("weaving", "buy tile", "*weaving tile", lies=("loom", "top_weaving")),
        Thing("card", "god card", used=("play card", "with card", "resolve card"), lies=("altar",), but=("deck",)),
        Thing("army", "enlist army", used=("spend army", "muster army")),
        Thing("conquest", "conquer region", fixed="conquest"),
        Thing("statue", "statue size god", used=("sacrifice size god",), lies=()),
        Thing("stairs", "stairs level sector"),
        Thing("priest", "*advance action", fixed="action", each=True),
    ),
    tracks=(Track("temple", "climb", "step"),),
)
