"""Fits the weights of a game's evaluation by self-play: `python -m cenote.arena.fit tzolkin --output weights.json`.

Each round changes a few weights at random, up in one half of the seats and down in the other, lets greedy players
fight it out on the same deals with seats swapped, and moves the weights towards the better half. The seed gives the
same rounds again; a run that is stopped goes on from its file. `--take` writes a file's weights into the sources.
"""

from __future__ import annotations

import argparse
import json
import pkgutil
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any

from cenote import agents, games
from cenote.core.game import Game
from cenote.core.refusal import BadOption, Refusal
from cenote.core.rng import Rng

FITTED = ("WEIGHTS", "GAINS", "ABILITIES", "POWERS")  # lists of a room that are judgement, not rule
CHANGED = 8  # weights that a round tries
BOLDNESS = 0.35  # how far it changes them, at most, on a logarithmic scale
PACE = 0.5  # how much of a change that proved clearly better is kept
CLEAR = 8.0  # points that are clearly better


class Weights:
    """The lists of numbers that a game's evaluation uses, by name: "evaluate.WEIGHTS"."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lists: dict[str, list[float]] = {}
        package = type(game).__module__
        for module in pkgutil.iter_modules([str(game.folder)]):
            if module.name.startswith(("evaluate", "weights")):
                room = import_module(f"{package}.{module.name}")
                for name in FITTED:
                    found = getattr(room, name, None)
                    if isinstance(found, list) and not any(found is known for known in self.lists.values()):
                        self.lists[f"{self.home(found, module.name, package, name)}.{name}"] = found

    @staticmethod
    def home(found: list[float], module: str, package: str, name: str) -> str:
        """The module that a list comes from; `evaluate` may have imported it from `weights`."""
        try:
            other = import_module(f"{package}.weights")
        except ModuleNotFoundError:
            return module
        return "weights" if getattr(other, name, None) is found else module

    def values(self) -> list[float]:
        return [value for one in self.lists.values() for value in one]

    def use(self, values: Sequence[float]) -> None:
        """Let the evaluation use these from now on."""
        start = 0
        for one in self.lists.values():
            one[:] = values[start : start + len(one)]
            start += len(one)

    def named(self, values: Sequence[float]) -> dict[str, list[float]]:
        found = {}
        start = 0
        for name, one in self.lists.items():
            found[name] = [round(value, 3) for value in values[start : start + len(one)]]
            start += len(one)
        return found

    def read(self, path: Path) -> tuple[int, list[float]]:
        """The rounds and the weights of a file. Raises BadOption if they are not of this game."""
        try:
            written: Any = json.loads(path.read_text(encoding="utf-8"))
            named = {name: [float(value) for value in values] for name, values in written["weights"].items()}
            rounds = int(written["rounds"])
            fits = written["game"] == self.game.key and {name: len(values) for name, values in named.items()} == {
                name: len(values) for name, values in self.lists.items()
            }
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            fits = False
        if not fits:
            raise BadOption("weights-file", path=str(path), game=self.game.key)
        return rounds, [value for name in self.lists for value in named[name]]

    def write(self, path: Path, rounds: int, values: Sequence[float]) -> None:
        text = json.dumps({"game": self.game.key, "rounds": rounds, "weights": self.named(values)}, indent=1)
        path.write_text(text + "\n", encoding="utf-8")

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


def duel(weights: Weights, sides: tuple[list[float], list[float]], players: int, seed: str, agent: str) -> float:
    """By how many points the first side is better on one deal, played twice with sides swapped."""
    lead = 0.0
    for swapped in range(2):
        game = weights.game
        state = game.new(players, seed)
        seats = [agents.make(agent, game, f"{seed}/{seat}") for seat in range(players)]
        while (seat := state.seat) is not None:
            weights.use(sides[(seat + swapped) % 2])
            state.play(seats[seat].choose(state))
        for seat, score in enumerate(state.scores()):
            lead += float(score) if (seat + swapped) % 2 == 0 else -float(score)
    return lead / players


def attempt(weights: Weights, values: list[float], players: int, deals: int, seed: str, agent: str) -> list[float]:
    """The weights after one round."""
    rng = Rng.seeded(seed)
    order = list(range(len(values)))
    rng.shuffle(order)
    change = [0.0] * len(values)
    for i in order[:CHANGED]:
        change[i] = BOLDNESS * (rng.below(2001) - 1000) / 1000
    up = [value * exp(step) for value, step in zip(values, change, strict=True)]
    down = [value * exp(-step) for value, step in zip(values, change, strict=True)]
    lead = sum(duel(weights, (up, down), players, f"{seed}/{deal}", agent) for deal in range(deals)) / deals
    share = PACE * max(-1.0, min(1.0, lead / CLEAR))
    return [value * exp(share * step) for value, step in zip(values, change, strict=True)]


def fit(
    game: Game, path: Path, rounds: int, seed: int | str = 0, players: int = 2, deals: int = 2, agent: str = "greedy"
) -> list[float]:
    """Go on from the file, if there is one, until so many rounds are done; the file is kept up to date."""
    weights = Weights(game)
    before = weights.values()
    done, values = weights.read(path) if path.exists() else (0, before)
    try:
        for number in range(done + 1, rounds + 1):
            values = attempt(weights, values, players, deals, f"{seed}/{number}", agent)
            weights.write(path, number, values)
            print(f"{number} of {rounds}", file=sys.stderr)
    finally:
        weights.use(before)
    return values


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cenote.arena.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--output", type=Path, default=Path("weights.json"))
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=2, help="deals of a round, each played twice")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--take", action="store_true", help="write the file's weights into the sources; fit nothing")
    args = parser.parse_args(arguments)
    try:
        game = games.get(args.game)
        agents.make(args.agent, game)
        game.new(args.players, args.seed)
        if args.take:
            weights = Weights(game)
            weights.take(weights.read(args.output)[1], game.folder)
        else:
            fit(game, args.output, args.rounds, args.seed, args.players, args.deals, args.agent)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
