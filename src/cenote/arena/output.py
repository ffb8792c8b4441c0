"""Results written down: a CSV file with a row for each seat of each game, or a folder with a record of each game."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

from cenote.arena.table import Result
from cenote.core.quipu import LETTERS
from cenote.core.refusal import BadOption

HEADER = ("game", "seed", "seat", "agent", "score", "place", "turns", "decisions", "seconds")


class Output:
    """Keeps nothing: what a simulation without a file writes to."""

    records = False  # does it need the record of each game?

    def open(self) -> None:
        """Raises BadOption where something is in the way."""

    def write(self, result: Result) -> None:
        """Keep the result of a game."""

    def close(self) -> None:
        """Nothing more will come."""


class CsvFile(Output):
    """A row for each seat of each game, with HEADER above; the games as they end."""

    def __init__(self, path: Path, force: bool) -> None:
        self.path = path
        self.force = force

    def open(self) -> None:
        if self.path.exists() and not self.force:
            raise BadOption("file-exists", path=str(self.path))
        self.file = self.path.open("w", encoding="utf-8", newline="")
        self.rows = csv.writer(self.file)
        self.rows.writerow(HEADER)

    def write(self, result: Result) -> None:
        self.rows.writerows(rows(result))

    def close(self) -> None:
        self.file.close()


class RecordFolder(Output):
    """A quipu for each game, named after its number."""

    records = True

    def __init__(self, path: Path, force: bool, games: int) -> None:
        self.path = path
        self.force = force
        self.digits = len(str(games))

    def open(self) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        if any(self.path.iterdir()) and not self.force:
            raise BadOption("folder-in-use", path=str(self.path))

    def write(self, result: Result) -> None:
        file = self.path / f"game-{result.number:0{self.digits}}.quipu"
        file.write_text(result.record, encoding="utf-8", newline="\n")


def output(path: str | None, games: int, force: bool) -> Output:
    """What the path stands for: `results.csv` is a file, `records/` (or a folder that exists) a folder."""
    if path is None:
        return Output()
    if path.endswith("/") or Path(path).is_dir():
        return RecordFolder(Path(path), force, games)
    if path.lower().endswith(".csv"):
        return CsvFile(Path(path), force)
    raise BadOption("output", path=path)


def rows(result: Result) -> list[tuple[object, ...]]:
    """One row for each seat."""
    length = (result.turns, result.decisions, f"{result.seconds:.4f}")
    return [
        (result.number, result.seed, LETTERS[seat], agent, written(score), place, *length)
        for seat, (agent, score, place) in enumerate(zip(result.agents, result.scores, result.places, strict=True))
    ]


def written(score: int | Fraction) -> str:
    """A score as a decimal number; as a fraction where no decimal is exact."""
    decimal = str(float(score)) if isinstance(score, Fraction) else str(score)
    return decimal if Fraction(decimal) == score else str(score)
