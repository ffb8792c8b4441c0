"""By how much weights should change for the evaluation to foretell final leads best: least squares."""

from __future__ import annotations

from collections.abc import Sequence

LEAST, MOST = 0.4, 2.5  # a weight becomes so many times itself in a round, at the utmost


class Equations:
    """The normal equations of what the weights must gain, one unknown for each and one for sitting first."""

    def __init__(self, size: int) -> None:
        self.matrix = [[0.0] * (size + 1) for _ in range(size + 1)]
        self.right = [0.0] * (size + 1)
        self.games = 0
        self.squares = 0.0

    def add(self, slopes: Sequence[float], missing: float) -> None:
        """One position: what is missing to the final lead, and how the lead that is seen depends on the weights."""
        used = [(i, slope) for i, slope in enumerate([*slopes, 1.0]) if slope]
        for i, slope in used:
            row = self.matrix[i]
            self.right[i] += slope * missing
            for j, other in used:
                row[j] += slope * other
        self.squares += missing * missing

    def join(self, other: Equations) -> None:
        """Add the positions of other games."""
        for row, more in zip(self.matrix, other.matrix, strict=True):
            row[:] = [a + b for a, b in zip(row, more, strict=True)]
        self.right = [a + b for a, b in zip(self.right, other.right, strict=True)]
        self.squares += other.squares
        self.games += other.games

    def solved(self, values: Sequence[float], boldness: float) -> list[float]:
        """Better weights; the less is known of one, the closer it stays."""
        noise = max(1.0, self.squares / self.games)  # a whole game counts as one observation, for it has one ending
        matrix = [row[:] for row in self.matrix]
        for i, value in enumerate(values):
            matrix[i][i] += noise / max(0.01, boldness * abs(value)) ** 2
        matrix[-1][-1] += 1.0
        return [bounded(value, gain) for value, gain in zip(values, solution(matrix, self.right), strict=False)]


def bounded(value: float, gain: float) -> float:
    """A weight after its gain, not too far from where it was and on the same side of zero."""
    low, high = sorted((value * LEAST, value * MOST))
    return round(min(high, max(low, value + gain)), 2) or value


def solution(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The unknowns of linear equations, by elimination."""
    rows = [[*row, last] for row, last in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for r, row in enumerate(rows):
            if r != i and row[i]:
                rows[r] = [one - row[i] * other for one, other in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]
