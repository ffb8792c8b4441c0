"""Fits the weights of a game's evaluation by self-play: `python -m cenote.arena.fit tzolkin --output weights.json`.

Each round plays games with the present weights, and asks by how much each weight must change for the evaluation to
foretell the final scores best. Some answers, from cautious to bold, then play against the present weights on the same
deals with seats swapped. The best of them is kept if it also leads on fresh deals, by more than the standard error.
The seed gives the same rounds again; a run that is stopped goes on from its file. `--take` writes a file's weights
into the sources.
"""

from __future__ import annotations

import argparse
import json
import pkgutil
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from cenote import agents, games
from cenote.arena.ledger import write_whole
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption, Refusal
from cenote.core.rng import Rng

FITTED = ("WEIGHTS", "GAINS", "ABILITIES", "POWERS")  # lists of a room that are judgement, not rule
BOLDNESS = (0.1, 0.25, 0.6)  # by which share of itself a weight may well be wrong; a candidate for each
STRAYING = 5  # moves of a hundred that are left to chance, or the weights would see their own habits only
NUDGE = 0.05  # share of a weight by which it is changed to see what depends on it
LEAST, MOST = 0.4, 2.5  # a weight becomes so many times itself in a round, at the utmost

Record = dict[str, Any]  # what is written down of a round


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


class Equations:
    """The normal equations of what the weights must gain, one unknown for each and one for sitting first."""

    def __init__(self, size: int) -> None:
        self.matrix = [[0.0] * (size + 1) for _ in range(size + 1)]
        self.right = [0.0] * (size + 1)
        self.games = 0
        self.squares = 0.0

    def add(self, slopes: Sequence[float], missing: float) -> None:
        """One position: what is missing to the final lead, and how the lead that is seen depends on the weights."""
        used = [(i, slope) for i, slope in enumerate([*slopes, 1.0]) if slope]
        for i, slope in used:
            row = self.matrix[i]
            self.right[i] += slope * missing
            for j, other in used:
                row[j] += slope * other
        self.squares += missing * missing

    def solved(self, values: Sequence[float], boldness: float) -> list[float]:
        """Better weights; the less is known of one, the closer it stays."""
        noise = max(1.0, self.squares / self.games)  # a whole game counts as one observation, for it has one ending
        matrix = [row[:] for row in self.matrix]
        for i, value in enumerate(values):
            matrix[i][i] += noise / max(0.01, boldness * abs(value)) ** 2
        matrix[-1][-1] += 1.0
        return [bounded(value, gain) for value, gain in zip(values, solution(matrix, self.right), strict=False)]


def bounded(value: float, gain: float) -> float:
    """A weight after its gain, not too far from where it was and on the same side of zero."""
    low, high = sorted((value * LEAST, value * MOST))
    return round(min(high, max(low, value + gain)), 2) or value


def solution(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The unknowns of linear equations, by elimination."""
    rows = [[*row, last] for row, last in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for r, row in enumerate(rows):
            if r != i and row[i]:
                rows[r] = [one - row[i] * other for one, other in zip(row, rows[i], strict=True)]
    return [row[-1] for row in rows]


def slopes(weights: Weights, state: State, seat: int) -> tuple[float, list[float]]:
    """The evaluation of a seat, and how much it changes with each weight."""
    evaluate = weights.game.evaluate
    value = evaluate(state, seat)
    found = []
    for one in weights.lists.values():
        for i, weight in enumerate(one):
            nudge = NUDGE * max(0.2, abs(weight))
            one[i] = weight + nudge
            found.append((evaluate(state, seat) - value) / nudge)
            one[i] = weight
    return value, found


def observe(weights: Weights, values: list[float], equations: Equations, players: int, seed: str, agent: str) -> None:
    """Play one game with these weights, and add each turn of it to the equations."""
    game, rng = weights.game, Rng.seeded(f"{seed}/chance")
    weights.use(values)
    state = game.new(players, seed)
    seats = [agents.make(agent, game, f"{seed}/{seat}") for seat in range(players)]
    seen: dict[int, list[tuple[float, list[float]]]] = {}
    while (seat := state.seat) is not None:
        if state.turn not in seen:
            seen[state.turn] = [slopes(weights, state, one) for one in range(players)]
        if rng.below(100) < STRAYING:
            moves = state.legal()
            state.play(moves[rng.below(len(moves))])
        else:
            state.play(seats[seat].choose(state))
    scores = [float(score) for score in state.scores()]
    for views in seen.values():
        for one in range(players):
            for other in range(one + 1, players):
                change = [a - b for a, b in zip(views[one][1], views[other][1], strict=True)]
                equations.add(change, scores[one] - views[one][0] - scores[other] + views[other][0])
    equations.games += 1


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


def average(leads: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(leads) / len(leads)
    spread = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
    return mean, (spread / len(leads)) ** 0.5


def proof(leads: Sequence[float]) -> Record:
    """By how much weights lead on fresh deals; they are kept if that is more than the standard error."""
    lead, error = average(leads)
    return {"deals": len(leads), "lead": [round(lead, 2), round(error, 2)], "kept": error > 0 and lead > error}


@dataclass
class Fit:
    """How a game's weights are fitted."""

    game: Game
    seed: int | str = 0
    players: int = 2
    games: int = 100  # to learn from in a round
    deals: int = 30  # to try a candidate on
    agent: str = "greedy"
    fewest: ClassVar[int] = 2  # players, for equations about a lead over others

    def __post_init__(self) -> None:
        self.weights = Weights(self.game)
        if self.players < self.fewest:
            raise BadOption("fit-solo")
        for option, value in (("games", self.games), ("deals", self.deals)):
            if value < 1:
                raise BadOption("too-few", option=option, value=value)

    def run(self, path: Path, rounds: int) -> list[float]:
        """Go on from the file, if there is one, until so many rounds are done; the file is kept up to date."""
        before = self.weights.values()
        done, values = self.weights.read(path) if path.exists() else ([], before)
        try:
            for number in range(len(done) + 1, rounds + 1):
                record, values = self.attempt(values, f"{self.seed}/{number}")
                done.append(record)
                self.weights.write(path, done, values)
                print(f"{number} of {rounds}: {json.dumps(record)}", file=sys.stderr)
        finally:
            self.weights.use(before)
        return values

    def attempt(self, values: list[float], seed: str) -> tuple[Record, list[float]]:
        """What happened in one round, and the weights after it."""
        equations = Equations(len(values))
        for number in range(self.games):
            observe(self.weights, values, equations, self.players, f"{seed}/{number}", self.agent)
        candidates = [equations.solved(values, boldness) for boldness in BOLDNESS]
        tried = [average(self.leads(one, values, f"{seed}/trial", self.deals))[0] for one in candidates]
        best = candidates[tried.index(max(tried))]
        fresh = self.deals * len(BOLDNESS)  # as many to prove the best as to find it
        proven = proof(self.leads(best, values, f"{seed}/fresh", fresh))
        asked = {"seed": seed, "players": self.players, "agent": self.agent, "games": self.games}
        return asked | {"trial": [round(one, 2) for one in tried]} | proven, best if proven["kept"] else values

    def leads(self, new: list[float], old: list[float], seed: str, deals: int) -> list[float]:
        return [duel(self.weights, (new, old), self.players, f"{seed}/{deal}", self.agent) for deal in range(deals)]


def fitting(game: Game, args: argparse.Namespace) -> Fit:
    asked: dict[str, Any] = {name: getattr(args, name) for name in ("seed", "players", "games", "deals", "agent")}
    if not args.generations:
        return Fit(game, **asked)
    try:
        from cenote.arena.evolve import Evolution
    except ModuleNotFoundError:
        raise BadOption("missing-extra", package="cma", extra="fit") from None
    return Evolution(game, **asked, generations=args.generations)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cenote.arena.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--output", type=Path, default=Path("weights.json"))
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="games of a round to learn from")
    parser.add_argument("--deals", type=int, default=30, help="deals on which a candidate is tried, each played twice")
    parser.add_argument("--generations", type=int, default=0, help="learn by trying, so many generations in a round")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--take", action="store_true", help="write the file's weights into the sources; fit nothing")
    args = parser.parse_args(arguments)
    try:
        game = games.get(args.game)
        agents.make(args.agent, game)
        game.new(args.players, args.seed)
        fit = fitting(game, args)
        if args.take:
            fit.weights.take(fit.weights.read(args.output)[1], game.folder)
        else:
            fit.run(args.output, args.rounds)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
