"""What a move is said to cost and to bring, before it is made."""

from __future__ import annotations

from cenote.core.kernel import State
from cenote.core.preview import Preview, previews
from cenote.core.rng import Rng
from cenote.core.verbs import Move


def offered(state: State, move: Move) -> Preview:
    found = [preview for preview in previews(state, Rng.seeded(1)) if preview.move == move]
    assert found, f"{move} is not on offer"
    return found[0]


def price(state: State, move: Move) -> dict[str, float]:
    """What it surely costs."""
    return {name: -most for name, (_, most) in offered(state, move).changes.items() if most < 0}
