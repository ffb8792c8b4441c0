"""The weights of a game's evaluation: found, used, kept in a file, and taken over by the sources."""

from __future__ import annotations

import json
import pkgutil
import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from cenote.arena.ledger import write_whole
from cenote.core.game import Game
from cenote.core.refusal import BadOption

FITTED = ("WEIGHTS", "GAINS", "ABILITIES", "POWERS")  # lists of a room that are judgement, not rule

Record = dict[str, Any]  # what is written down of a round of fitting


class Weights:
    """The lists of numbers that a game's evaluation uses, by name: "evaluate.WEIGHTS"."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lists: dict[str, list[float]] = {}
        package = type(game).__module__
        modules = sorted((module.name for module in pkgutil.iter_modules([str(game.folder)])), reverse=True)
        for module in modules:  # `weights` comes before `evaluate`, which may have imported from it
            if module.startswith(("evaluate", "weights")):
                room = import_module(f"{package}.{module}")
                for name in FITTED:
                    found = getattr(room, name, None)
                    if isinstance(found, list) and not any(found is known for known in self.lists.values()):
                        self.lists[f"{module}.{name}"] = found

    def values(self) -> list[float]:
        return [value for one in self.lists.values() for value in one]

    def use(self, values: Sequence[float]) -> None:
        """Let the evaluation use these from now on."""
        left = iter(values)
        for one in self.lists.values():
            one[:] = [next(left) for _ in one]

    def named(self, values: Sequence[float]) -> dict[str, list[float]]:
        left = iter(values)
        return {name: [next(left) for _ in one] for name, one in self.lists.items()}

    def read(self, path: Path) -> tuple[list[Record], list[float]]:
        """The rounds and the weights of a file. Raises BadOption if they are not of this game."""
        try:
            written: Any = json.loads(path.read_text(encoding="utf-8"))
            named = {name: [float(value) for value in values] for name, values in written["weights"].items()}
            rounds = [dict(one) for one in written["rounds"]]
            lengths = [(name, len(named[name])) for name in self.lists]
            fits = written["game"] == self.game.key and lengths == [
                (name, len(one)) for name, one in self.lists.items()
            ]
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            fits = False
        if not fits:
            raise BadOption("weights-file", path=str(path), game=self.game.key)
        return rounds, [value for name in self.lists for value in named[name]]

    def write(self, path: Path, rounds: list[Record], values: Sequence[float]) -> None:
        text = json.dumps({"game": self.game.key, "rounds": rounds, "weights": self.named(values)}, indent=1)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text + "\n")

    def take(self, values: Sequence[float], folder: Path) -> None:
        """Write the weights into the sources of the room."""
        for name, numbers in self.named(values).items():
            module, _, variable = name.partition(".")
            file = folder / f"{module}.py"
            file.write_text(taken(file.read_text(encoding="utf-8"), variable, numbers), encoding="utf-8")


def taken(source: str, variable: str, numbers: Sequence[float]) -> str:
    """The source with other numbers in a list; comments and layout stay."""
    start = source.index("[", source.index(f"\n{variable}: Final = "))
    end = source.index("]", start)
    left = iter(numbers)
    lines = []
    for line in source[start:end].split("\n"):
        code, hash, comment = line.partition("#")
        lines.append(re.sub(r"-?\d+(?:\.\d+)?", lambda _: f"{next(left):.2f}", code) + hash + comment)
    return source[:start] + "\n".join(lines) + source[end:]
