"""How strong each agent is, with how sure that is: Plackett-Luce by openskill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from cenote.arena.series import Result

MODEL = PlackettLuce()  # of people and of code alike


@dataclass(frozen=True)
class Rating:
    agent: str
    mu: float  # the strength, 25 before the first game
    sigma: float  # its standard error
    played: int

    @property
    def reach(self) -> float:
        """The strength lies this far from `mu` at most, with 95 % confidence."""
        return 1.96 * self.sigma


class Ratings:
    """Ratings as results come in. The order of the results matters a little, so they are added by their number."""

    def __init__(self, agents: Sequence[str]) -> None:
        self.known: dict[str, PlackettLuceRating] = {agent: MODEL.rating(name=agent) for agent in agents}
        self.played = dict.fromkeys(agents, 0)

    def add(self, results: Iterable[Result]) -> Ratings:
        for result in sorted(results, key=lambda result: result.number):
            teams = [[self.known[agent]] for agent in result.agents]
            self.take_over(result.agents, MODEL.rate(teams, ranks=[float(place) for place in result.places]))
        return self

    def take_over(self, agents: Sequence[str], teams: Sequence[Sequence[PlackettLuceRating]]) -> None:
        """An agent that had several seats has seen one game, not several: it gets their average."""
        for agent in dict.fromkeys(agents):
            seats = [team[0] for team, name in zip(teams, agents, strict=True) if name == agent]
            mu = sum(seat.mu for seat in seats) / len(seats)
            sigma = sum(seat.sigma for seat in seats) / len(seats)
            self.known[agent] = MODEL.rating(mu=mu, sigma=sigma, name=agent)
            self.played[agent] += 1

    def standing(self) -> list[Rating]:
        """The strongest first; equals in the order in which they were named."""
        ratings = [Rating(agent, found.mu, found.sigma, self.played[agent]) for agent, found in self.known.items()]
        return sorted(ratings, key=lambda rating: -rating.mu)
