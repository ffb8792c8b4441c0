"""Cenote: the digital home of four heavy board games about the ancient Americas."""

from __future__ import annotations

from cenote import agents, games
from cenote.core.kernel import Event, IllegalMove, Reason, State
from cenote.core.refusal import Refusal
from cenote.core.rng import Rng
from cenote.core.verbs import Move

__version__ = "0.1.0"
__all__ = ["Event", "IllegalMove", "Move", "Reason", "Refusal", "Rng", "State", "agents", "games"]
