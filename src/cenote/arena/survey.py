"""What many games tell about how the game is played and won; kept as counts, however many games there are."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from cenote.arena.series import Result
from cenote.arena.summary import Summary
from cenote.core.game import Game
from cenote.core.verbs import Move

FEWEST = 8  # seats that did something and that did not do it, before anything is said of it
Z = 2.6  # standard errors


@dataclass(frozen=True)
class Mark:
    """Something that seats did, and how it goes with winning."""

    move: Move
    used: int  # seats that did it
    seats: int  # in all
    won: float  # victories of those who did it
    victories: float  # in all
    lift: float  # by how much more often an agent won with it than without it
    error: float  # the standard error of that

    @property
    def share(self) -> float:
        """How often it was done."""
        return self.used / self.seats

    @property
    def by_winners(self) -> float:
        """How many of the winners did it."""
        return self.won / self.victories if self.victories else 0.0

    @property
    def by_losers(self) -> float:
        losers = self.seats - self.victories
        return (self.used - self.won) / losers if losers else 0.0

    @property
    def certain(self) -> bool:
        """Can it be told from chance? Among many marks a few would seem so at 95 %, so more is asked."""
        return abs(self.lift) > Z * self.error


class Tried:
    """How often something was done, and with how many victories."""

    def __init__(self) -> None:
        self.seats = 0
        self.won = 0.0

    def add(self, victory: float) -> None:
        self.seats += 1
        self.won += victory

    def rate(self) -> tuple[float, float]:
        """The share of victories and its variance, never quite 0: a few games prove nothing."""
        careful = (self.won + 1) / (self.seats + 2)
        return self.won / self.seats, careful * (1 - careful) / self.seats


class Survey:
    """All results so far, from every side that the report shows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.summary = Summary()
        self.scores: dict[str, Counter[float]] = {}  # by agent
        self.winning: Counter[float] = Counter()  # scores of winners
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.meetings: defaultdict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])  # won, played
        self._all: defaultdict[str, Tried] = defaultdict(Tried)  # by agent, as far as they were traced
        self._tried: defaultdict[str, defaultdict[str, Tried]] = defaultdict(lambda: defaultdict(Tried))  # mark, agent
        self._points: tuple[defaultdict[str, float], defaultdict[str, float]] = (defaultdict(float), defaultdict(float))

    def add(self, result: Result) -> None:
        self.summary.add(result)
        self.turns[result.turns] += 1
        self.decisions[result.decisions] += 1
        for seat, agent in enumerate(result.agents):
            score = float(result.scores[seat])
            self.scores.setdefault(agent, Counter())[score] += 1
            if result.places[seat] == 1:
                self.winning[score] += 1
        self.compare(result)
        for seat in range(len(result.traces)):
            self.trace(result, seat)

    def compare(self, result: Result) -> None:
        """Each pair of seats is a little game of its own: who comes before whom."""
        for seat, agent in enumerate(result.agents):
            for other, rival in enumerate(result.agents):
                if agent != rival:
                    mine, theirs = result.places[seat], result.places[other]
                    meeting = self.meetings[agent, rival]
                    meeting[0] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    meeting[1] += 1

    def trace(self, result: Result, seat: int) -> None:
        victory, agent = float(result.victory(seat)), result.agents[seat]
        self._all[agent].add(victory)
        for mark in result.traces[seat].marks:
            self._tried[mark][agent].add(victory)
        for source, vp in result.traces[seat].points.items():
            self._points[0][source] += victory * float(vp)
            self._points[1][source] += (1 - victory) * float(vp)

    @property
    def seats(self) -> int:
        """How many seats were traced."""
        return sum(tried.seats for tried in self._all.values())

    @property
    def victories(self) -> float:
        return sum(tried.won for tried in self._all.values())

    def marks(self) -> list[Mark]:
        """Everything that was done often enough, and left undone often enough, to say something of it."""
        seats, victories = self.seats, self.victories
        found = []
        for text, by_agent in sorted(self._tried.items()):
            used = sum(tried.seats for tried in by_agent.values())
            won = sum(tried.won for tried in by_agent.values())
            if FEWEST <= used <= seats - FEWEST and (lift := self.lift(by_agent)):
                found.append(Mark(self.game.notation.read(text), used, seats, won, victories, *lift))
        return found

    def lift(self, by_agent: dict[str, Tried]) -> tuple[float, float] | None:
        """With it against without it, agent by agent, weighted by how much each can tell; and its standard error."""
        weights = lifts = errors = 0.0
        for agent, tried in by_agent.items():
            every = self._all[agent]
            rest = Tried()
            rest.seats, rest.won = every.seats - tried.seats, every.won - tried.won
            if rest.seats:
                (rate, spread), (other, other_spread) = tried.rate(), rest.rate()
                weight = tried.seats * rest.seats / every.seats
                weights += weight
                lifts += weight * (rate - other)
                errors += weight * weight * (spread + other_spread)
        return (lifts / weights, sqrt(errors) / weights) if weights else None

    def points(self) -> list[tuple[str, float, float]]:
        """The points by where they came from: source, average of a winner, average of the others."""
        losers = self.seats - self.victories
        sources = {**self._points[0], **self._points[1]}
        rows = [
            (
                source,
                self._points[0][source] / self.victories if self.victories else 0.0,
                self._points[1][source] / losers if losers else 0.0,
            )
            for source in sources
        ]
        return sorted(rows, key=lambda row: -max(abs(row[1]), abs(row[2])))

    @property
    def fair(self) -> float:
        """The share of victories of a seat if all were equal."""
        return float(Fraction(1, max(1, len(self.summary.seats))))
