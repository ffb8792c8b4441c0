"""The weights of a game's evaluation: as one list, kept in a file, and taken over by the data of the room."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cenote.arena.ledger import write_whole
from cenote.core.game import Game
from cenote.core.refusal import BadOption

Record = dict[str, Any]  # what is written down of a round of fitting


class Weights:
    """All numbers that a game's evaluation weighs things by."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def values(self) -> list[float]:
        return [value for one in self.game.weights.values() for value in one]

    def judging(self, values: Sequence[float]) -> Game:
        """The game, judged by these."""
        return self.game.with_weights(self.named(values))

    def named(self, values: Sequence[float]) -> dict[str, list[float]]:
        left = iter(values)
        return {name: [next(left) for _ in one] for name, one in self.game.weights.items()}

    def read(self, path: Path) -> tuple[list[Record], list[float]]:
        """The rounds and the weights of a file. Raises BadOption if they are not of this game."""
        try:
            written: Any = json.loads(path.read_text(encoding="utf-8"))
            named = {name: [float(value) for value in values] for name, values in written["weights"].items()}
            rounds = [dict(one) for one in written["rounds"]]
            lengths = [(name, len(named[name])) for name in self.game.weights]
            fits = written["game"] == self.game.key and lengths == [
                (name, len(one)) for name, one in self.game.weights.items()
            ]
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            fits = False
        if not fits:
            raise BadOption("weights-file", path=str(path), game=self.game.key)
        return rounds, [value for name in self.game.weights for value in named[name]]

    def write(self, path: Path, rounds: list[Record], values: Sequence[float]) -> None:
        text = json.dumps({"game": self.game.key, "rounds": rounds, "weights": self.named(values)}, indent=1)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text + "\n")

    def take(self, values: Sequence[float], file: Path) -> None:
        """Write the weights into the data of the room."""
        file.write_text(taken(file.read_text(encoding="utf-8"), values), encoding="utf-8")


def taken(text: str, numbers: Sequence[float]) -> str:
    """The weights file with other numbers; comments and layout stay."""
    left = iter(numbers)
    return re.sub(r"(?m)^(\w+ = )-?\d+(?:\.\d+)?", lambda found: f"{found[1]}{next(left):.2f}", text)
