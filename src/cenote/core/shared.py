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
    """The first of its kind is left out; `remove` would look for it with more ado when compiled."""
    for at in range(len(items)):
        if items[at] == item:
            new = items.copy()
            new.pop(at)
            return new
    raise ValueError(item)


def mixed(items: list[int], rng: Rng) -> list[int]:
    """In an order that has nothing to do with the one they are in."""
    new = sorted(items)
    rng.shuffle(new)
    return new
