"""`python -m cenote.learn.curve FILE`: how a network was learnt, as a table in CSV; with whatever it began with."""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from typing import Any, TextIO

from cenote.agents.network.weights import Weights
from cenote.core.refusal import Refusal
from cenote.learn.origin import runs


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="cenote.learn.curve", description="Show how a network was learnt.")
    parser.add_argument("file", type=Path)
    args = parser.parse_args(arguments)
    try:
        told = runs(Weights.read(args.file).about)
    except Refusal as refusal:
        parser.exit(2, f"{refusal}\n")
    for number, run in enumerate(told, 1):
        where = f"seed {run['seed']}, commit {run['commit'] or 'unknown'}"
        print(f"run {number}: {run['command'] or 'command unknown'} ({where})", file=sys.stderr)
    table(told, sys.stdout)


def table(told: list[dict[str, Any]], out: TextIO) -> None:
    """A row for each point; seconds and decisions begin anew with each run."""
    points = [{"run": number, **point} for number, run in enumerate(told, 1) for point in run["curve"]]
    names = list(dict.fromkeys(name for point in points for name in point))
    writer = csv.DictWriter(out, names or ["run"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(points)


if __name__ == "__main__":
    main()
