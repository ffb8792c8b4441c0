"""What the rules say of a position to those who look at it, beyond what lies there."""

from __future__ import annotations

from typing import Final

from cenote.core.declared import Derived

OUTLOOK: Final[tuple[Derived, ...]] = ()
