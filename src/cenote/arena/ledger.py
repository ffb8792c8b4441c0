"""Results written down as they come, one line of JSON for each game, and read again after whatever happened."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import IO, Any

from cenote.arena.series import Result
from cenote.arena.traces import Trace, exact
from cenote.core.refusal import BadOption


class Ledger:
    """A file that only grows. A line is on the disk before the next game is counted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    def read(self) -> list[Result]:
        """All results so far; a last line that was cut off in the middle of writing is taken away."""
        if not self.path.exists():
            return []
        whole, newline, torn = self.path.read_bytes().rpartition(b"\n")
        if torn:
            with self.path.open("r+b") as file:
                file.truncate(len(whole) + len(newline))
        return [self.result(number, line) for number, line in enumerate(whole.split(b"\n"), 1) if line]

    def result(self, number: int, line: bytes) -> Result:
        try:
            return unpack(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadOption("results-line", path=str(self.path), line=number) from None

    def open(self) -> None:
        self.file = self.path.open("ab")

    def write(self, result: Result) -> None:
        assert self.file is not None
        self.file.write(json.dumps(pack(result), ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def pack(result: Result) -> dict[str, Any]:
    return {
        "game": result.number,
        "seed": result.seed,
        "agents": list(result.agents),
        "scores": [written(score) for score in result.scores],
        "places": list(result.places),
        "turns": result.turns,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 4),
        "marks": [sorted(trace.marks) for trace in result.traces],
        "points": [{source: written(vp) for source, vp in sorted(trace.points.items())} for trace in result.traces],
    }


def unpack(packed: Mapping[str, Any]) -> Result:
    """Raises ValueError, KeyError or TypeError for what is no result."""
    traces = zip(packed["marks"], packed["points"], strict=True)
    return Result(
        number=int(packed["game"]),
        seed=str(packed["seed"]),
        agents=tuple(packed["agents"]),
        scores=tuple(exact(score) for score in packed["scores"]),
        places=tuple(int(place) for place in packed["places"]),
        turns=int(packed["turns"]),
        decisions=int(packed["decisions"]),
        traces=tuple(Trace(None, marks, points) for marks, points in traces),
        seconds=float(packed["seconds"]),
    )


def written(score: int | Fraction) -> str:
    """A score as a decimal number; as a fraction where no decimal is exact."""
    decimal = str(float(score)) if isinstance(score, Fraction) else str(score)
    return decimal if Fraction(decimal) == score else str(score)


def draft_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.new")


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing, whatever happens in between."""
    draft = draft_of(file)
    with draft.open("w", encoding="utf-8", newline="\n") as lines:
        lines.write(text)
        lines.flush()
        os.fsync(lines.fileno())
    draft.replace(file)
