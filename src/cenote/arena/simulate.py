"""Many games, on all cores."""

from __future__ import annotations

import os
from collections.abc import Generator, Mapping, Sequence

from cenote.arena.table import Result, Table, lay
from cenote.arena.workers import play_apart
from cenote.core.game import Game
from cenote.core.refusal import BadOption


def simulate(
    game: Game,
    agents: Sequence[str],
    games: int,
    seed: int | str = 0,
    processes: int | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    data: str | None = None,
    records: bool = False,
) -> Generator[Result, None, None]:
    """Play many games; each result comes as soon as its game is over.

    Which results come depends on the seed alone, in which order on the processes (one for each core if not given).
    They are spawned: a script that calls this does so below `if __name__ == "__main__"`. `data` is the text of the
    component file that the game was made with, if it was; with `records` each result carries its quipu.
    """
    table = lay(game, agents, seed, players, options, data, records)
    if games < 1:
        raise BadOption("too-few", option="games", value=games)
    if processes is not None and processes < 1:
        raise BadOption("too-few", option="processes", value=processes)
    hands = min(processes or cores(), games)
    return play_here(game, table, games) if hands == 1 else play_apart(table, games, hands)


def play_here(game: Game, table: Table, games: int) -> Generator[Result, None, None]:
    for number in range(1, games + 1):
        yield table.play(game, number)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
