"""Many games at once: played on all cores or on a cluster, rated, summed up, written down."""

from __future__ import annotations

from cenote.arena.ratings import Rating, Ratings
from cenote.arena.series import Result
from cenote.arena.simulate import simulate
from cenote.arena.summary import Summary
from cenote.arena.survey import Survey
from cenote.arena.tournament import Tournament

__all__ = ["Rating", "Ratings", "Result", "Summary", "Survey", "Tournament", "simulate"]
