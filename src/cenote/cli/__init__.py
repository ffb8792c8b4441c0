"""The `cenote` command."""

from __future__ import annotations

from cenote.cli.parser import main

__all__ = ["main"]
