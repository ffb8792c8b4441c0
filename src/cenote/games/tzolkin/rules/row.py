"""The row of buildings on offer: refilled after each turn, changed with the age (T88, T98)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.games.tzolkin.components import BUILDINGS
from cenote.games.tzolkin.names import ROW
from cenote.games.tzolkin.state import Tzolkin


def new_age(s: Tzolkin) -> None:
    """Age II: all old buildings leave, six new ones come (T98)."""
    s.stack1 = []
    s.row = [NONE] * ROW
    refill(s)


def refill(s: Tzolkin) -> None:
    """Fill the empty slots from the stack of the age, as far as it lasts (T88)."""
    if NONE not in s.row:
        return
    stack = (s.stack1 if s.age == 1 else s.stack2).copy()
    row = s.row.copy()
    for slot in range(ROW):
        if row[slot] == NONE and stack:
            row[slot] = s.draw(stack)
            if s.events is not None:
                s.tell("show", tile=BUILDINGS[row[slot]])
    s.row = row
    if s.age == 1:
        s.stack1 = stack
    else:
        s.stack2 = stack
