"""What many results say, kept as exact sums: however many games there are, it stays small."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

from cenote.arena.series import Result

Z = 1.959964  # of a 95 % interval


class Tally:
    """The scores, victories and places of an agent, or of a seat."""

    def __init__(self) -> None:
        self.played = 0
        self.lowest: int | Fraction = 0
        self.highest: int | Fraction = 0
        self.wins = Fraction(0)  # a shared victory counts in parts
        self._sum: int | Fraction = 0
        self._squares: int | Fraction = 0
        self._places = 0

    def add(self, score: int | Fraction, place: int, victory: Fraction) -> None:
        self.lowest = min(self.lowest, score) if self.played else score
        self.highest = max(self.highest, score) if self.played else score
        self.played += 1
        self.wins += victory
        self._sum += score
        self._squares += score * score
        self._places += place

    @property
    def mean(self) -> Fraction:
        return Fraction(self._sum) / self.played

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores, estimated from these; 0 for a single one."""
        if self.played < 2:
            return 0.0
        return sqrt((self._squares - self.played * self.mean**2) / (self.played - 1))

    @property
    def win_rate(self) -> Fraction:
        return self.wins / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """Where the win rate lies with 95 % confidence (Wilson)."""
        rate, n = float(self.win_rate), self.played
        middle = rate + Z * Z / (2 * n)
        reach = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
        whole = 1 + Z * Z / n
        return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)

    @property
    def mean_place(self) -> Fraction:
        return Fraction(self._places, self.played)


class Summary:
    """All results so far, by agent and by seat."""

    def __init__(self) -> None:
        self.games = 0
        self.agents: dict[str, Tally] = {}
        self.seats: list[Tally] = []
        self._turns = 0
        self._decisions = 0

    def add(self, result: Result) -> None:
        self.games += 1
        self._turns += result.turns
        self._decisions += result.decisions
        while len(self.seats) < len(result.agents):
            self.seats.append(Tally())
        for seat, agent in enumerate(result.agents):
            line = (result.scores[seat], result.places[seat], result.victory(seat))
            self.agents.setdefault(agent, Tally()).add(*line)
            self.seats[seat].add(*line)

    @property
    def mean_turns(self) -> Fraction:
        return Fraction(self._turns, self.games)

    @property
    def mean_decisions(self) -> Fraction:
        return Fraction(self._decisions, self.games)
