"""What a finished game looks like from outside: chances after each turn, costly moves, luck apart from choice."""

from __future__ import annotations

from cenote.arena.analysis.course import Course
from cenote.arena.analysis.verdict import Analysis, Costly, Job, Stroke, analyse, conclude, plan

__all__ = ["Analysis", "Costly", "Course", "Job", "Stroke", "analyse", "conclude", "plan"]
