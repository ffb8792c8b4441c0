"""Who meets whom in a tournament. The games are numbered so that a longer tournament begins with a shorter one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil

from cenote.arena.pairing import swiss
from cenote.arena.series import Fixture, Result
from cenote.arena.standings import Meeting
from cenote.core.refusal import BadOption


def seated(group: Sequence[str], players: int, turn: int) -> tuple[str, ...]:
    """Who sits where when the group meets for the `turn`th time: all move on by one seat, then the other way round."""
    order = list(group) if turn // len(group) % 2 == 0 else list(reversed(group))
    return tuple(order[(seat + turn) % len(order)] for seat in range(players))


class RoundRobin:
    """Every group of agents plays the same number of games."""

    def __init__(self, agents: Sequence[str], players: int, games: int) -> None:
        self.groups = list(combinations(agents, players)) if len(agents) > players else [tuple(agents)]
        self.players = players
        self.games = games
        self.rounds = 1
        self.total = games * len(self.groups)

    def fixtures(self, _round: int, _standing: Sequence[str], _before: Sequence[Result] = ()) -> list[Fixture]:
        meetings = [(turn, group) for turn in range(self.games) for group in self.groups]
        return [Fixture(number, seated(group, self.players, turn)) for number, (turn, group) in enumerate(meetings, 1)]


class Ladder:
    """Neighbours in the standing play each other, once in every seat; then the standing is drawn up anew."""

    def __init__(self, agents: Sequence[str], players: int, games: int) -> None:
        self.players = players
        self.turns = min(players, len(agents))  # of a group in a round
        self.rungs = max(1, len(agents) - players + 1)
        self.rounds = ceil(games / self.turns)
        self.total = self.rounds * self.turns * self.rungs

    def fixtures(self, round: int, standing: Sequence[str], _before: Sequence[Result] = ()) -> list[Fixture]:
        first = round * self.turns * self.rungs
        groups = [standing[rung : rung + self.players] for rung in range(self.rungs)]
        meetings = [(turn, group) for turn in range(self.turns) for group in groups]
        return [
            Fixture(first + number, seated(group, self.players, turn))
            for number, (turn, group) in enumerate(meetings, 1)
        ]


class Swiss:
    """In every round equals meet, as few as can be for a second time. Who is left over has a bye."""

    def __init__(self, agents: Sequence[str], players: int, games: int) -> None:
        if len(agents) < players:
            raise BadOption("tournament-swiss-few", players=players)
        self.agents = tuple(agents)
        self.players = players
        self.rounds = games
        self.tables = len(agents) // players
        self.total = games * self.tables

    def fixtures(self, round: int, _standing: Sequence[str], before: Sequence[Result] = ()) -> list[Fixture]:
        tables = swiss(self.agents, self.meetings(before), (self.players,)).tables
        return [Fixture(round * self.tables + number, table) for number, table in enumerate(tables, 1)]

    def meetings(self, before: Sequence[Result]) -> list[Meeting]:
        """What was played, with a bye for everybody who sat at no table of a whole round."""
        rounds: dict[int, list[Result]] = {}
        for result in sorted(before, key=lambda result: result.number):
            rounds.setdefault((result.number - 1) // self.tables, []).append(result)
        found = []
        for results in rounds.values():
            found += [Meeting(result.agents, result.places) for result in results]
            if len(results) == self.tables:
                sitting = {agent for result in results for agent in result.agents}
                found += [Meeting((agent,), (1,)) for agent in self.agents if agent not in sitting]
        return found


Schedule = RoundRobin | Ladder | Swiss
FORMS: dict[str, type[RoundRobin] | type[Ladder] | type[Swiss]] = {
    "round-robin": RoundRobin,
    "ladder": Ladder,
    "swiss": Swiss,
}
