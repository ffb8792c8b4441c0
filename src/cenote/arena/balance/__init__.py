"""Are the components of a game in balance? Many games, what was taken in them, and what it was worth."""

from __future__ import annotations

from cenote.arena.balance.count import Count, Row
from cenote.arena.balance.page import write_page
from cenote.arena.balance.play import Balance, Bound

__all__ = ["Balance", "Bound", "Count", "Row", "write_page"]
