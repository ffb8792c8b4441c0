"""Games a second with 1 and with 2 processes, and what each worker keeps in memory: a part of `make bench`."""

from __future__ import annotations

from multiprocessing import active_children
from time import perf_counter

import psutil

from cenote import games
from cenote.arena import simulate
from cenote.arena.workers import cores
from cenote.core.game import Game

SECONDS = 8.0
PROCESSES = (1, 2)
MANY = 10**6
MEGABYTE = 2**20


def measure(game: Game, processes: int) -> tuple[float, float]:
    """Games a second and megabytes of a worker, once all workers are at it."""
    results = simulate(game, ["random"], MANY, seed=1, processes=processes, players=max(game.players[:4]))
    for _ in range(4 * processes):
        next(results)
    start, played, memory = perf_counter(), 0, 0.0
    while perf_counter() - start < SECONDS:
        next(results)
        played += 1
        if played % 50 == 1:
            memory = max(memory, *(megabytes(child.pid) for child in active_children() or [psutil.Process()]))
    rate = played / (perf_counter() - start)
    results.close()
    return rate, memory


def megabytes(pid: int | None) -> float:
    """What the process has for itself alone; what it shares with the others counts once for all."""
    return float(psutil.Process(pid).memory_full_info().uss) / MEGABYTE


def main() -> None:
    heads = "".join(f"{f'{number} processes':>16}" for number in PROCESSES)
    print(f"\nrandom games a second ({cores()} cores){'':6}{heads}{'gain':>10}{'MB/worker':>12}")
    for game in games.all():
        rows = [measure(game, processes) for processes in PROCESSES]
        rates = "".join(f"{rate:>16,.1f}" for rate, _ in rows)
        print(f"{game.key:36}{rates}{rows[-1][0] / rows[0][0]:>10.2f}{rows[-1][1]:>12.0f}", flush=True)


if __name__ == "__main__":
    main()
