"""What the levels of code are worth, on the scale of people: measured once in the arena, then fixed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from math import log, sqrt
from pathlib import Path

from cenote.arena.ratings import MODEL

FILE = Path(__file__).with_name("anchors.toml")
MIDDLE = "normal"  # stands where somebody stands before the first game
ALL = ""  # the scope of all games together


@cache
def anchors(scope: str) -> Mapping[str, float]:
    """The strength of each level that was measured, in a game or over all of them."""
    found = {MIDDLE: float(MODEL.mu)}
    for measured in tomllib.loads(FILE.read_text(encoding="utf-8"))["measured"]:
        won: dict[str, int] = measured["won"]
        if scope not in (ALL, *won):
            return {}
        wins = sum(won.values()) if scope == ALL else won[scope]
        games = measured["games"] * (len(won) if scope == ALL else 1)
        ahead = difference(wins, games)
        stronger, weaker = measured["stronger"], measured["weaker"]
        if weaker in found:
            found[stronger] = found[weaker] + ahead
        else:
            found[weaker] = found[stronger] - ahead
    return found


def difference(won: int, games: int) -> float:
    """By how much the stronger one is ahead, if what was seen is what the model expects of two whom it knows well."""
    return sqrt(2.0) * float(MODEL.beta) * log(won / (games - won))
