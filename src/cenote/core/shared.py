"""Lists that the clones of a position share: whoever changes one makes a new list of it."""

from __future__ import annotations

from cenote.core.rng import Rng


def changed(items: list[int], at: int, value: int) -> list[int]:
    new = items.copy()
    new[at] = value
    return new


def added(items: list[int], at: int, number: int) -> list[int]:
    return changed(items, at, items[at] + number)


def without(items: list[int], item: int) -> list[int]:
    new = items.copy()
    new.remove(item)
    return new


def mixed(items: list[int], rng: Rng) -> list[int]:
    """In an order that has nothing to do with the one they are in."""
    new = sorted(items)
    rng.shuffle(new)
    return new
