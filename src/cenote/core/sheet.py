"""The score sheet: where the points of each seat came from, in the order of the game's scoring pad."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Points = Any  # int, float or Fraction: whatever the scores are made of

SCORE = "score"  # the event with `vp` and `source` that every game tells
START = "start"  # what a seat has before the first decision
UNTOLD = "untold"  # what an older program counted without telling where it came from


class Sheet:
    """Counts the points of a game, event by event."""

    def __init__(self, start: Sequence[Points]) -> None:
        self.seats: list[dict[str, Points]] = [{START: points} if points else {} for points in start]

    def saw(self, name: str, seat: int | None, args: Mapping[str, Any]) -> None:
        if name == SCORE and seat is not None and "source" in args:
            points, source = self.seats[seat], str(args["source"])
            points[source] = points.get(source, 0) + args.get("vp", 0)

    def close(self, scores: Sequence[Points]) -> None:
        """The game is over: every column sums to its score."""
        for points, score in zip(self.seats, scores, strict=True):
            rest = score - sum(points.values())
            if rest:
                points[UNTOLD] = rest


def ordered(pad: Mapping[str, Sequence[str]], seats: Iterable[Mapping[str, Points]]) -> list[tuple[str, list[str]]]:
    """The blocks of the pad with those of their sources that somebody has points from."""
    seen = {source for points in seats for source in points}
    blocks = [(block, [source for source in sources if source in seen]) for block, sources in pad.items()]
    known = {source for sources in pad.values() for source in sources}
    return [
        *([(START, [START])] if START in seen else []),
        *((block, sources) for block, sources in blocks if sources),
        *([(UNTOLD, sorted(seen - known - {START}))] if seen - known - {START} else []),
    ]
