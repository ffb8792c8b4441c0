"""What many games say of each component, each main action and each track."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from cenote.arena.series import Result
from cenote.arena.summary import Summary
from cenote.core.census import Census

RARE, COMMON = 0.1, 0.9  # shares of the games that offer a thing between which it should be taken
MUCH = 4.0  # points over the mean of the table that no choice should be worth
ERRORS = 2.0  # standard errors beyond that
FEWEST = 8  # seats or games, before a thing is said to stand out


class Sample:
    """Numbers, kept as sums: how many, their mean, its standard error."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0
        for number in numbers:
            self.add(number)

    def add(self, number: float) -> None:
        self.n += 1
        self.sum += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.sum / self.n if self.n else 0.0

    @property
    def deviation(self) -> float:
        if self.n < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.n * self.mean**2) / (self.n - 1))

    @property
    def error(self) -> float:
        return self.deviation / sqrt(self.n) if self.n else 0.0

    def told(self) -> dict[str, float]:
        return {"n": self.n, "mean": round(self.mean, 3), "error": round(self.error, 3)}


@dataclass
class Row:
    """A thing: in how many games it was offered and taken, by how many seats, and what it was worth to them."""

    kind: str
    id: str
    setup: bool
    each: bool  # can every seat have it?
    several: bool  # does it stand for several alike?
    offered: int  # games, or seats where each can have it
    taken: int  # of them
    could: int  # seats that could take it at some time
    took: int  # seats
    used: int  # seats that used it
    times: int  # uses in all
    lead: Sample  # of the seats that took it, over the mean of their table

    @property
    def share(self) -> float:
        return self.taken / self.offered if self.offered else 0.0

    @property
    def odd(self) -> str:
        """What stands out: it is hardly ever or nearly always taken, or it goes with many points more or fewer."""
        if self.took >= FEWEST:
            if self.lead.mean - ERRORS * self.lead.error > MUCH:
                return "strong"
            if self.lead.mean + ERRORS * self.lead.error < -MUCH:
                return "weak"
        if self.setup or self.several or self.offered < FEWEST:
            return ""
        return "rare" if self.share < RARE else "common" if self.share > COMMON else ""

    def told(self) -> dict[str, Any]:
        numbers = {name: getattr(self, name) for name in ("offered", "taken", "could", "took", "used", "times")}
        return {"id": self.id, **numbers, "share": round(self.share, 4), "lead": self.lead.told(), "odd": self.odd}


class Count:
    """The results of all games, from every side. It depends on the games alone, not on the order they came in."""

    def __init__(self, census: Census, results: Iterable[Result]) -> None:
        self.census = census
        self.results = sorted(results, key=lambda result: result.number)
        self.summary = Summary()
        self.turns = Sample()  # of a player
        self.actions: Counter[str] = Counter()
        self.reached: defaultdict[str, Counter[int]] = defaultdict(Counter)  # seats by their highest level
        self.leads: list[Sample] = []  # by seat
        self._offered: Counter[str] = Counter()
        self._taken: Counter[str] = Counter()
        self._by_seats: defaultdict[str, Counter[str]] = defaultdict(Counter)  # could, took, used, times
        self._lead: defaultdict[str, Sample] = defaultdict(Sample)
        for result in self.results:
            self.add(result)

    def add(self, result: Result) -> None:
        notes = result.notes
        assert notes is not None
        self.summary.add(result)
        self.leads += [Sample() for _ in result.scores[len(self.leads) :]]
        self._offered.update(notes.offered)
        self._taken.update({key for seat in notes.seats for key in seat.took})
        for number, seat in enumerate(notes.seats):
            lead = lead_of(result, number)
            self.leads[number].add(lead)
            self.turns.add(seat.turns)
            self.actions.update(seat.did)
            for track, level in seat.reached.items():
                self.reached[track][level] += 1
            for key in seat.could | set(seat.took):
                self._by_seats[key]["could"] += 1
            for key in sorted(seat.took):
                self._by_seats[key]["took"] += 1
                self._lead[key].add(lead)
            for key, times in seat.used.items():
                self._by_seats[key].update(used=1, times=times)

    @property
    def seats(self) -> int:
        """How many seats there were in all games."""
        return self.summary.games * len(self.summary.seats)

    def rows(self) -> dict[str, list[Row]]:
        """Every thing by its kind, in the order of the census."""
        found: dict[str, list[Row]] = {kind: [] for kind in self.census.things}
        for key in sorted(self._offered):
            kind, _, id = key.partition("/")
            seats = self._by_seats[key]
            thing = self.census.things[kind]
            found[kind].append(
                Row(
                    kind=kind,
                    id=id,
                    setup=thing.setup,
                    each=thing.each,
                    several=thing.several,
                    offered=seats["could"] if thing.each else self._offered[key],
                    taken=seats["took"] if thing.each else self._taken[key],
                    could=seats["could"],
                    took=seats["took"],
                    used=seats["used"],
                    times=seats["times"],
                    lead=self._lead[key],
                )
            )
        return {kind: rows for kind, rows in found.items() if rows}

    def odd(self) -> list[Row]:
        """What stands out, the farthest first."""
        rows = [row for rows in self.rows().values() for row in rows if row.odd]
        return sorted(rows, key=lambda row: (row.odd not in ("strong", "weak"), -abs(row.lead.mean), row.kind, row.id))

    def shares(self) -> list[tuple[str, int, float, float]]:
        """How often each main action was done, its share of all of them, and how often in a turn."""
        total, turns = max(1, self.actions.total()), max(1.0, self.turns.sum)
        counts = [(verb, self.actions[verb]) for verb in self.census.actions]
        return [(verb, times, times / total, times / turns) for verb, times in counts]

    def told(self) -> dict[str, Any]:
        return {
            "games": self.summary.games,
            "players": len(self.summary.seats),
            "turns": self.turns.told(),
            "scores": {
                agent: {"mean": round(float(tally.mean), 3), "deviation": round(tally.deviation, 3)}
                for agent, tally in self.summary.agents.items()
            },
            "seats": [sample.told() for sample in self.leads],
            "actions": {
                verb: {"n": n, "share": round(share, 4), "in a turn": round(rate, 4)}
                for verb, n, share, rate in self.shares()
            },
            "tracks": {track: dict(sorted(levels.items())) for track, levels in sorted(self.reached.items())},
            "things": {kind: [row.told() for row in rows] for kind, rows in self.rows().items()},
        }


def lead_of(result: Result, seat: int) -> float:
    """By how much the seat is ahead of the mean of its table."""
    scores: Sequence[float] = [float(score) for score in result.scores]
    return scores[seat] - sum(scores) / len(scores)
