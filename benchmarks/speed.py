"""Speed and memory, measured side by side on one core: `make bench`.

Each contender is a process of its own, pinned to one core; the rounds go in turn, so that a busy moment of
the machine hits all of them, and the best round of each counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src"
ROUNDS = 5

CONTENDERS = {
    "cenote interpreted": ("engine.py", {"PYTHONPATH": str(SOURCES)}),
    "cenote compiled": ("engine.py", {}),
    "python-chess": ("chess_random.py", {}),
    "OpenSpiel chess": ("openspiel_random.py", {"OPEN_SPIEL_GAME": "chess"}),
    "OpenSpiel backgammon": ("openspiel_random.py", {"OPEN_SPIEL_GAME": "backgammon"}),
}


def measure(script: str, settings: dict[str, str], *arguments: str) -> dict[str, float]:
    """One round of one contender, in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | settings
    command = [sys.executable, str(HERE / script), *arguments]
    done = subprocess.run(command, env=environment, cwd=HERE, capture_output=True, text=True, timeout=300)
    if done.returncode:
        sys.exit(f"{script} failed:\n{done.stderr}")
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of several rounds: rates upwards, sizes as they are."""
    return {name: max(measured[name] for measured in rounds) for name in rounds[0]}


def table(rows: dict[str, dict[str, float]]) -> str:
    columns = ("decisions/s", "games/s", "clones/s", "views/s", "bytes/position")
    lines = ["".join([f"{'':34}", *(f"{column:>16}" for column in columns)])]
    for name, row in rows.items():
        cells = (f"{row[column]:>16,.0f}" if column in row else f"{'-':>16}" for column in columns)
        lines.append("".join([f"{name:34}", *cells]))
    return "\n".join(lines)


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # inherited by the contenders
    runs: dict[str, list[dict[str, float]]] = {}
    for round in range(1, ROUNDS + 1):
        print(f"round {round} of {ROUNDS}", file=sys.stderr)
        for name, (script, settings) in CONTENDERS.items():
            if script == "engine.py":
                for key, players in games():
                    runs.setdefault(f"{name}, {key} {players}p", []).append(
                        measure(script, settings, key, str(players))
                    )
            else:
                runs.setdefault(name, []).append(measure(script, settings))
    rows = {name: best(rounds) for name, rounds in runs.items()}
    print(table(rows))
    for key, players in games():
        print_ratios(rows, f"{key} {players}p")


def games() -> list[tuple[str, int]]:
    """Every game with its largest table."""
    import cenote

    return [(game.key, max(game.players)) for game in cenote.games.all()]


def print_ratios(rows: dict[str, dict[str, float]], game: str) -> None:
    compiled = rows[f"cenote compiled, {game}"]["decisions/s"]
    print(f"\n{game}, compiled, decisions a second, as a multiple of")
    for name, row in rows.items():
        if name == f"cenote interpreted, {game}" or not name.startswith("cenote"):
            print(f"  {name:32} {compiled / row['decisions/s']:8.1f}")


if __name__ == "__main__":
    main()
