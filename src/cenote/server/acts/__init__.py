"""What may be done at a table. Each act changes the table in memory and tells what has to be written for it."""

from __future__ import annotations

from cenote.server.acts.act import perform
from cenote.server.acts.deed import Deed
from cenote.server.acts.who import Who

__all__ = ["Deed", "Who", "perform"]
