"""Counts of positions by depth: how many there are after every line of so many moves, and how many different ones.

A deal is fixed by its game, version (the first, if it names none), players, options and seed; a rule of thumb plays it
into the middle of the game. Chance comes from the position's own generator, so the counts are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.kernel import State
from cenote.games import get

ENOUGH = 1500  # positions at the last depth that is counted


def start(deal: Mapping[str, Any]) -> State:
    """The position after `after` decisions, the k-th of them made by taking the k-th legal move, counted around."""
    game = get(deal["game"]).at(deal.get("rules", 1))
    s = game.new(players=deal["players"], seed=deal["seed"], options=deal["options"])
    for k in range(deal["after"]):
        legal = s.moves()
        s.play(legal[k % len(legal)])
    return s


def replies(positions: list[State]) -> list[State]:
    """Every position that is one move away from one of these."""
    found = []
    for before in positions:
        for move in before.moves():
            s = before.clone()
            s.play(move)
            found.append(s)
    return found


def count(s: State, depth: int) -> tuple[list[int], list[int]]:
    """For depth 1, 2, …: the positions, and the different ones among them."""
    leaves, different = [], []
    positions = [s]
    for _ in range(depth):
        positions = replies(positions)
        leaves.append(len(positions))
        different.append(len({position.digest() for position in positions}))
    return leaves, different


def deep_enough(s: State) -> int:
    """The last depth with no more than `ENOUGH` positions."""
    depth, positions = 0, [s]
    while positions and sum(len(position.moves()) for position in positions) <= ENOUGH:
        depth, positions = depth + 1, replies(positions)
    return depth
