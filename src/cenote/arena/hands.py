"""Whoever plays the games: this process, several of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from cenote.arena.series import Fixture, Result, Series
from cenote.arena.workers import Crew, cores
from cenote.core.game import Game
from cenote.core.refusal import BadOption


class Hands(Protocol):
    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        """The result of each game, as soon as it is over."""

    def close(self) -> None:
        """However it ended, nobody is left behind."""


class Alone:
    """This process plays all games, one by one."""

    def __init__(self, series: Series, game: Game) -> None:
        self.series = series
        self.game = game

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        for fixture in fixtures:
            yield self.series.play(self.game, fixture)

    def close(self) -> None:
        pass


def hands(series: Series, game: Game, games: int, processes: int | None, ray: str | None = None) -> Hands:
    """As many processes as asked for, one for each core if not; never more than there are games."""
    if processes is not None and processes < 1:
        raise BadOption("too-few", option="processes", value=processes)
    if ray is not None:
        from cenote.arena.cluster import Cluster

        return Cluster(series, ray)
    number = min(processes or cores(), games)
    return Alone(series, game) if number == 1 else Crew(series, number)
