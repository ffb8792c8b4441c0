"""Results of a simulation written down: a table, a file with everything about each game, or a folder of records."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from pathlib import Path

from cenote.arena.ledger import Ledger, write_whole, written
from cenote.arena.series import Result, Series
from cenote.arena.traces import Trace, exact
from cenote.core import quipu
from cenote.core.game import Game
from cenote.core.quipu import LETTERS
from cenote.core.refusal import BadOption, BadRecord

HEADER = ("game", "seed", "seat", "agent", "score", "place", "turns", "decisions", "seconds")


class Output:
    """Keeps nothing: what a simulation without a file writes to."""

    records = False  # does it need the record of each game?
    traces = False  # does it need what each seat did?
    telling = True  # does it keep enough for a report?

    def open(self) -> None:
        """Raises BadOption where something is in the way."""

    def resume(self, series: Series) -> list[Result]:
        """Open it to write behind what is there; tells that. Raises BadOption where it is of another simulation."""
        self.open()
        return []

    def write(self, result: Result) -> None:
        """Keep the result of a game."""

    def close(self) -> None:
        """Nothing more will come."""


class CsvFile(Output):
    """A row for each seat of each game, with HEADER above; the games as they end."""

    telling = False

    def __init__(self, path: Path, force: bool) -> None:
        self.path = path
        self.force = force

    def open(self) -> None:
        if self.path.exists() and not self.force:
            raise BadOption("file-exists", path=str(self.path))
        self.file = self.path.open("w", encoding="utf-8", newline="")
        self.rows = csv.writer(self.file)
        self.rows.writerow(HEADER)

    def resume(self, series: Series) -> list[Result]:
        results = self.read(series) if self.path.exists() else []
        text = io.StringIO(newline="")
        csv.writer(text).writerows([HEADER, *(row for result in results for row in rows(result))])
        write_whole(self.path, text.getvalue())  # without a game that was cut off in the middle
        self.file = self.path.open("a", encoding="utf-8", newline="")
        self.rows = csv.writer(self.file)
        return results

    def read(self, series: Series) -> list[Result]:
        found: defaultdict[int, list[dict[str, str]]] = defaultdict(list)
        with self.path.open(encoding="utf-8", newline="") as lines:
            table_of_rows = csv.DictReader(lines)
            if tuple(table_of_rows.fieldnames or ()) not in ((), HEADER):
                raise BadOption("results-line", path=str(self.path), line=1)
            try:
                for row in table_of_rows:
                    if None not in row.values():  # else it was cut off
                        found[int(row["game"])].append(row)
                results = [unrow(number, seats) for number, seats in found.items() if len(seats) == series.players]
            except (TypeError, ValueError):
                raise BadOption("results-line", path=str(self.path), line=table_of_rows.line_num) from None
        return [ours(result, series, self.path) for result in results]

    def write(self, result: Result) -> None:
        self.rows.writerows(rows(result))
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class LedgerFile(Output):
    """Everything about each game, a line of JSON each: enough for a report."""

    traces = True

    def __init__(self, path: Path, force: bool) -> None:
        self.path = path
        self.force = force
        self.ledger = Ledger(path)

    def open(self) -> None:
        if self.path.exists() and not self.force:
            raise BadOption("file-exists", path=str(self.path))
        self.path.write_bytes(b"")
        self.ledger.open()

    def resume(self, series: Series) -> list[Result]:
        results = [ours(result, series, self.path) for result in self.ledger.read()]
        self.ledger.open()
        return results

    def write(self, result: Result) -> None:
        self.ledger.write(result)

    def close(self) -> None:
        self.ledger.close()


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

    def resume(self, series: Series) -> list[Result]:
        self.path.mkdir(parents=True, exist_ok=True)
        game = series.room()
        return [self.read(file, game, series) for file in sorted(self.path.glob("game-*.quipu"))]

    def read(self, file: Path, game: Game, series: Series) -> Result:
        try:
            result = replayed(int(file.stem.removeprefix("game-")), file.read_text(encoding="utf-8"), game)
        except (BadRecord, ValueError):
            raise BadOption("results-foreign", path=str(file), number=1) from None
        return ours(result, series, file)

    def write(self, result: Result) -> None:
        write_whole(self.path / f"game-{result.number:0{self.digits}}.quipu", result.record)


def output(path: str | None, games: int, force: bool) -> Output:
    """What the path stands for: `results.csv` is a file, `records/` (or a folder that exists) a folder."""
    if path is None:
        return Output()
    if path.endswith("/") or Path(path).is_dir():
        return RecordFolder(Path(path), force, games)
    if path.lower().endswith(".csv"):
        return CsvFile(Path(path), force)
    if path.lower().endswith(".jsonl"):
        return LedgerFile(Path(path), force)
    raise BadOption("output", path=path)


def rows(result: Result) -> list[tuple[object, ...]]:
    """One row for each seat."""
    length = (result.turns, result.decisions, f"{result.seconds:.4f}")
    return [
        (result.number, result.seed, LETTERS[seat], agent, written(score), place, *length)
        for seat, (agent, score, place) in enumerate(zip(result.agents, result.scores, result.places, strict=True))
    ]


def unrow(number: int, seats: list[dict[str, str]]) -> Result:
    """The result that the rows of a game tell of."""
    first = seats[0]
    return Result(
        number=number,
        seed=first["seed"],
        agents=tuple(row["agent"] for row in seats),
        scores=tuple(exact(row["score"]) for row in seats),
        places=tuple(int(row["place"]) for row in seats),
        turns=int(first["turns"]),
        decisions=int(first["decisions"]),
        seconds=float(first["seconds"]),
    )


def replayed(number: int, text: str, game: Game) -> Result:
    """The result that a record leads to, with what each seat did."""
    record = quipu.read(text)
    match = record.play_through(game)
    if match.game is not game:
        raise BadRecord("record-rules", rules=record.rules, oldest=game.rules, newest=game.rules)
    if match.state.seat is not None:
        raise BadRecord("record-end", line=1, scores=quipu.write_scores(match.state))
    traces = tuple(Trace(game) for _ in match.seats)
    for played in match.played:
        traces[played.seat].made(game, played.move)
        for event in played.events:
            if event.seat is not None:
                traces[event.seat].saw(game, event)
    state = match.state
    return Result(
        number=number,
        seed=str(record.seed),
        agents=tuple(record.seats),
        scores=tuple(state.scores()),
        places=tuple(state.ranking()),
        turns=state.turn,
        decisions=len(match.played),
        traces=traces,
    )


def ours(result: Result, series: Series, path: Path) -> Result:
    """The result, if the series gives it. Raises BadOption if it is of another one."""
    if (result.seed, result.agents) != (series.seed_of(result.number), series.seats(result.number)):
        raise BadOption("results-foreign", path=str(path), number=result.number)
    return result
