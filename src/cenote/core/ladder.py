"""What a thing scores by a count, rung by rung, and where each seat stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cenote.core.shown import Shown

#: So many rungs are seen at once.
MOST: Final = 12
LADDERS: Final = Shown("Record<string, { from: number; points: number[]; seats: (number | null)[] }>")


def ladder(
    points: Callable[[int], int], counts: Sequence[int | None], first: int = 0, last: int | None = None
) -> dict[str, Any]:
    """Points for `from`, `from` + 1 … things, and how many each seat has; null for a seat that cannot have it.

    It goes from `first` to `last`; without an end one rung beyond the seat that stands highest, and of a long one that
    part on which the seats stand.
    """
    known = [count for count in counts if count is not None]
    low = min([first, *known])
    high = max([first + 3, *(count + 1 for count in known)]) if last is None else last
    if high - low >= MOST:
        low = max(low, min([high, *known]) - 1)
    seats = [None if each is None else min(each, high) for each in counts]
    return {"from": low, "points": [points(count) for count in range(low, high + 1)], "seats": seats}
