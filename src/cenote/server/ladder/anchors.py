"""What the levels of code are worth, on the scale of people: measured in the arena, then fixed."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cenote.arena.strengths import Ranking, Strength, strengths

FILE = Path(__file__).with_name("anchors.toml")
MIDDLE = "normal"  # stands where somebody stands before the first game
ALL = ""  # the scope of all games together
USUAL = 2  # players, where no number is asked for
FEW = 10  # games; who has played fewer has not been measured


def anchors(scope: str, players: int = USUAL) -> Mapping[str, float]:
    """The strength of each level that was measured in a game, or over all of them."""
    return {level: strength.mu for level, strength in measured(scope, players).items()}


@cache
def measured(scope: str, players: int) -> Mapping[str, Strength]:
    """With the number of players that is nearest to this one and was played."""
    counts = played(scope)
    if not counts:
        return {}
    nearest = min(counts, key=lambda count: (abs(count - players), count))
    seen: Counter[Ranking] = Counter()
    for run in runs():
        if scope in (ALL, run["game"]) and run["players"] == nearest:
            seen.update({ranking(text): games for text, games in run["rankings"].items()})
    return {level: found for level, found in strengths(seen, MIDDLE).items() if found.games >= FEW}


def played(scope: str) -> list[int]:
    """Numbers of players that levels were measured with."""
    return sorted({run["players"] for run in runs() if scope in (ALL, run["game"])})


@cache
def runs() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8")).get("measured", [])
    return found


def ranking(text: str) -> Ranking:
    """`hard, normal = easy`: who came first, and who shared the second place."""
    return tuple(tuple(name.strip() for name in place.split("=")) for place in text.split(","))
