"""A report as one HTML file with its plots inside: it can be sent, kept and opened anywhere."""

from __future__ import annotations

from cenote.arena.report.page import report, write_report

__all__ = ["report", "write_report"]
