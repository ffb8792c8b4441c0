"""What is being done at this moment, for those who draw the table. All of it is open to everybody."""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.games.santamaria.geometry import SIZE
from cenote.games.santamaria.names import DICE
from cenote.games.santamaria.rules.ambassadors import Follow, FollowOnRoads
from cenote.games.santamaria.rules.dice import UseDie
from cenote.games.santamaria.rules.effects import Work
from cenote.games.santamaria.rules.expanding import LayHall, LayTile
from cenote.games.santamaria.rules.line import EndLine, Line, Tax, activated
from cenote.games.santamaria.rules.maya import UseDieOnRoads
from cenote.games.santamaria.rules.run import Walk
from cenote.games.santamaria.rules.specialists import Hire
from cenote.games.santamaria.rules.tracks import March
from cenote.games.santamaria.state import SantaMaria


def doing(s: SantaMaria) -> dict[str, Any]:
    """The tile in hand, the die in hand, the line that is being activated and the road that a die runs along."""
    if not s.stack:
        return {}
    found: dict[str, Any] = {}
    top = s.stack[-1]
    for frame in s.stack:
        if isinstance(frame, LayTile):
            found["tile"] = s.box.tiles[frame.tile].id
        elif isinstance(frame, LayHall):
            found["tile"] = s.box.halls[s.players[frame.seat].hall].id
        elif isinstance(frame, Walk):
            site = None if frame.site == NONE else [frame.site // 3 + 1, frame.site % 3 + 1]
            found["walk"] = {"value": frame.value, "site": site}
    if isinstance(top, UseDie | UseDieOnRoads):
        found["die"] = {"die": DICE[top.die], "value": top.printed}
    elif isinstance(top, Follow | FollowOnRoads):
        found["follow"] = top.value
    elif isinstance(top, Hire):
        found["hire"] = top.value
    elif isinstance(top, March):
        found["march"] = top.spaces
    line = running(s)
    return {**found, "line": line} if line else found


def running(s: SantaMaria) -> dict[str, Any] | None:
    """The line that is being activated: its buildings in order, and how many of them still wait their turn."""
    for place in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[place]
        if isinstance(frame, EndLine | Tax):
            if place == len(s.stack) - 1:
                return None
            above = s.stack[place + 1 :]
            cells = activated(s.players[frame.seat], frame.line)
            waiting = len(cells) if any(isinstance(other, Line) for other in above) else fresh(above)
            return {
                "seat": frame.seat,
                "cells": [[cell // SIZE + 1, cell % SIZE + 1] for cell in cells],
                "waiting": waiting,
            }
    return None


def fresh(frames: list[Any]) -> int:
    """Buildings whose first effect has not begun."""
    return sum(isinstance(frame, Work) and frame.effect == 0 and frame.asked == 0 for frame in frames)
