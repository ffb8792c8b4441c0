"""Everything that is kept: one writer that commits before anything is acknowledged, and many readers."""

from __future__ import annotations

from cenote.server.store.store import Store
from cenote.server.store.writer import Unavailable

__all__ = ["Store", "Unavailable"]
