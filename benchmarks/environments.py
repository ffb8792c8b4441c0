"""Steps a second through each face of the environments, next to PettingZoo's chess and OpenSpiel's backgammon.

Part of `make bench`. As in speed.py each contender is a process of its own on the same core, the rounds go in turn,
and the best round of each counts. `environments.py N` plays N rounds.
"""

from __future__ import annotations

import os
import sys

from speed import best, games, measure

from cenote.games import get

ROUNDS = 3
REFERENCES = (("PettingZoo", "chess"), ("OpenSpiel", "backgammon"))


def contenders() -> list[tuple[str, str]]:
    found = list(REFERENCES)
    for key, _ in games():
        version = get(key).arrays
        found += [
            ("vector", key),
            ("PettingZoo", f"cenote/{key}_v{version}"),
            ("Gymnasium", f"cenote/{key}-v{version}"),
        ]
        found.append(("OpenSpiel", f"cenote_{key}"))
    return found


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # inherited by the contenders
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    runs: dict[tuple[str, str], list[dict[str, float]]] = {}
    for round in range(1, rounds + 1):
        print(f"round {round} of {rounds}", file=sys.stderr)
        for face, name in contenders():
            runs.setdefault((face, name), []).append(measure("environment_random.py", {}, face, name))
    speeds = {who: best(measured)["steps/s"] for who, measured in runs.items()}
    print(f"\n{'':34}{'steps/s':>12}" + "".join(f"{f'x {face} {name}':>24}" for face, name in REFERENCES))
    for (face, name), speed in speeds.items():
        ratios = "".join(f"{speed / speeds[reference]:>24.2f}" for reference in REFERENCES)
        print(f"{f'{face} {name}':34}{speed:>12,.0f}{ratios}")


if __name__ == "__main__":
    main()
