"""Many games, on all cores or on a cluster."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from contextlib import closing

from cenote.arena.hands import Hands, hands
from cenote.arena.series import Fixture, Result, lay
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
    traces: bool = False,
    ray: str | None = None,
    done: Collection[int] = (),
) -> Generator[Result, None, None]:
    """Play many games; each result comes as soon as its game is over.

    Which results come depends on the seed alone, in which order on the processes (one for each core if not given).
    They are spawned: a script that calls this does so below `if __name__ == "__main__"`. `data` is the text of the
    component file that the game was made with, if it was; with `records` each result carries its quipu, with `traces`
    what each seat did. `ray` is the address of a Ray cluster that plays instead; the games `done` are left out.
    """
    series = lay(game, agents, seed, players, options, data, records, traces)
    if games < 1:
        raise BadOption("too-few", option="games", value=games)
    left = [fixture for fixture in series.fixtures(games) if fixture.number not in done]
    return play_all(hands(series, game, len(left), processes, ray), left)


def play_all(players: Hands, fixtures: list[Fixture]) -> Generator[Result, None, None]:
    with closing(players):
        yield from players.play(fixtures)
