"""The one place where ratings come from: finished games in their order, one after the other, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from openskill.models import PlackettLuceRating

from cenote.arena.ratings import MODEL
from cenote.server.ladder.anchors import ALL, anchors
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.seats import PERSON

FIXED = 0.01  # how unsure the strength of a level is: it is taken as it was measured
LAST = 1000  # the place of who left it to code
UNFINISHED = ("left", "away", "game", "over")  # why somebody did not play to the end

MIDDLE, POINTS = 1500, 30  # what is shown of a strength; 400 points are odds of about ten to one for two


class Step(NamedTuple):
    """What one game did to the rating of a person."""

    scope: str  # a game, or ALL
    person: str
    number: int  # of the person's games in this scope
    table_id: str
    ended: float
    mu: float
    sigma: float
    mu_before: float


class Fold:
    def __init__(self, known: Iterable[Step] = ()) -> None:
        self.known = {(step.scope, step.person): step for step in known}  # the last step of each

    def add(self, game: Finished) -> list[Step]:
        """The steps that follow from a game; none from one that does not count."""
        if not game.rated:
            return []
        return [step for scope in (ALL, game.game) for step in self.add_to(scope, game)]

    def add_to(self, scope: str, game: Finished) -> list[Step]:
        levels = anchors(scope, len(game.seats))
        rivals = [seat for seat in game.seats if seat.kind == PERSON or seat.agent in levels]
        teams = [[self.strength(scope, seat, levels)] for seat in rivals]
        after = MODEL.rate(teams, ranks=[float(place(seat)) for seat in rivals])
        steps: list[Step] = []
        for seat, [old], [new] in zip(rivals, teams, after, strict=True):
            if seat.kind == PERSON and seat.person is not None:
                number = self.number(scope, seat.person) + 1
                step = Step(scope, seat.person, number, game.table_id, game.ended, new.mu, new.sigma, old.mu)
                self.known[scope, seat.person] = step
                steps.append(step)
        return steps

    def strength(self, scope: str, seat: SeatResult, levels: Mapping[str, float]) -> PlackettLuceRating:
        if seat.kind != PERSON:
            return MODEL.rating(mu=levels[seat.agent or ""], sigma=FIXED)
        step = self.known.get((scope, seat.person or ""))
        return MODEL.rating() if step is None else MODEL.rating(mu=step.mu, sigma=step.sigma)

    def number(self, scope: str, person: str) -> int:
        step = self.known.get((scope, person))
        return 0 if step is None else step.number


def place(seat: SeatResult) -> int:
    """As it counts: who left it to code, or let the time run out for good, comes after all who stayed."""
    return LAST if seat.kind == PERSON and seat.auto in UNFINISHED else seat.place


def folded(games: Iterable[Finished]) -> list[Step]:
    """All steps, from the first game on."""
    fold = Fold()
    return [step for game in sorted(games, key=lambda game: game.order) for step in fold.add(game)]


def points(mu: float) -> int:
    """A strength as people see it."""
    return round(MIDDLE + POINTS * (mu - float(MODEL.mu)))


def reach(sigma: float) -> int:
    """How far from there it may lie, with 95 % confidence."""
    return round(POINTS * 1.96 * sigma)
