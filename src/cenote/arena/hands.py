"""Whoever plays the games: this process, several of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from cenote.arena.table import Fixture, Result, Table
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

    def __init__(self, table: Table, game: Game) -> None:
        self.table = table
        self.game = game

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        for fixture in fixtures:
            yield self.table.play(self.game, fixture)

    def close(self) -> None:
        pass


def hands(table: Table, game: Game, games: int, processes: int | None, ray: str | None = None) -> Hands:
    """As many processes as asked for, one for each core if not; never more than there are games."""
    if processes is not None and processes < 1:
        raise BadOption("too-few", option="processes", value=processes)
    if ray is not None:
        from cenote.arena.cluster import Cluster

        return Cluster(table, ray)
    number = min(processes or cores(), games)
    return Alone(table, game) if number == 1 else Crew(table, number)
