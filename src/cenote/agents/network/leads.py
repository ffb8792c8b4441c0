"""By how much seats are ahead."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def leads(points: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """Of each seat over the others in the mean, along the last axis; alone, its points."""
    others = points.shape[-1] - 1
    return points - (points.sum(-1, keepdims=True) - points) / others if others else points
