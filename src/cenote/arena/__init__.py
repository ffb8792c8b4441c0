"""Many games at once: played on all cores, summed up, written down."""

from __future__ import annotations

from cenote.arena.simulate import simulate
from cenote.arena.summary import Summary
from cenote.arena.table import Result

__all__ = ["Result", "Summary", "simulate"]
