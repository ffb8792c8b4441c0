"""Positions as they were at a table."""

from __future__ import annotations

from cenote.core.kernel import State
from cenote.server.store.reads import Row
from cenote.server.table import Table, start_from


def position_after(table: Table, n: int, snapshot: Row | None = None) -> State:
    """The position after the first n decisions."""
    game = table.playable()
    course = start_from(game, table, snapshot if snapshot is not None and snapshot["n"] <= n else None)
    for entry in table.line[course.n : n]:
        course.advance(game.notation.read(entry.move))
    return course.committed
