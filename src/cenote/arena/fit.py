"""Fits the weights of a game's evaluation by self-play: `python -m cenote.arena.fit tzolkin --output weights.json`.

Each round plays games with the present weights, and asks by how much each weight must change for the evaluation to
foretell the final scores best. Some answers, from cautious to bold, then play against the present weights on the same
deals with seats swapped. The best of them is kept if it also leads on fresh deals, by more than the standard error.
The seed gives the same rounds again, on any number of processes; a run that is stopped goes on from its file. `--take`
writes a file's weights into the data of the room.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, ClassVar

from cenote import agents, games
from cenote.arena.equations import Equations
from cenote.arena.weights import Record, Weights
from cenote.arena.workers import cores, pool
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption, Refusal
from cenote.core.rng import Rng

BOLDNESS = (0.1, 0.25, 0.6)  # by which share of itself a weight may well be wrong; a candidate for each
STRAYING = 5  # moves of a hundred that are left to chance, or the weights would see their own habits only
NUDGE = 0.05  # share of a weight by which it is changed to see what depends on it
ASKED = ("seed", "players", "games", "deals", "agent", "processes")  # options of the command

Spread = Callable[..., Iterable[Any]]  # what a job gives for each of some arguments, in order


def slopes(judges: list[Game], nudges: list[float], state: State, seat: int) -> tuple[float, list[float]]:
    """The evaluation of a seat, and how much it changes with each weight."""
    value = judges[0].evaluate(state, seat)
    return value, [
        (judge.evaluate(state, seat) - value) / nudge for judge, nudge in zip(judges[1:], nudges, strict=True)
    ]


def nudged(weights: Weights, values: list[float]) -> tuple[list[Game], list[float]]:
    """The game as it is judged by the weights, and by each of them changed a little; and by how much."""
    nudges = [NUDGE * max(0.2, abs(weight)) for weight in values]
    judges = [weights.judging(values)]
    for i, nudge in enumerate(nudges):
        judges.append(weights.judging([*values[:i], values[i] + nudge, *values[i + 1 :]]))
    return judges, nudges


def observe(weights: Weights, values: list[float], players: int, seed: str, agent: str) -> Equations:
    """Play one game with these weights; each turn of it tells something about them."""
    judges, nudges = nudged(weights, values)
    game, rng = judges[0], Rng.seeded(f"{seed}/chance")
    state = game.new(players, seed)
    seats = [agents.make(agent, game, f"{seed}/{seat}") for seat in range(players)]
    seen: dict[int, list[tuple[float, list[float]]]] = {}
    while (seat := state.seat) is not None:
        if state.turn not in seen:
            seen[state.turn] = [slopes(judges, nudges, state, one) for one in range(players)]
        if rng.below(100) < STRAYING:
            moves = state.legal()
            state.play(moves[rng.below(len(moves))])
        else:
            state.play(seats[seat].choose(state))
    scores = [float(score) for score in state.scores()]
    equations = Equations(len(values))
    for views in seen.values():
        for one in range(players):
            for other in range(one + 1, players):
                change = [a - b for a, b in zip(views[one][1], views[other][1], strict=True)]
                equations.add(change, scores[one] - views[one][0] - scores[other] + views[other][0])
    equations.games += 1
    return equations


def duel(weights: Weights, sides: tuple[list[float], list[float]], players: int, seed: str, agent: str) -> float:
    """By how many points the first side is better on one deal, played twice with sides swapped."""
    lead = 0.0
    for swapped in range(2):
        judged = [weights.judging(side) for side in sides]
        state = weights.game.new(players, seed)
        seats = [agents.make(agent, judged[(seat + swapped) % 2], f"{seed}/{seat}") for seat in range(players)]
        while (seat := state.seat) is not None:
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


@contextmanager
def spread(processes: int) -> Iterator[Spread]:
    """`map`, in this process or in several."""
    if processes == 1:
        yield map
        return
    with pool(processes) as helpers:
        yield helpers.map


@dataclass
class Fit:
    """How a game's weights are fitted."""

    game: Game
    seed: int | str = 0
    players: int = 2
    games: int = 100  # to learn from in a round
    deals: int = 30  # to try a candidate on
    agent: str = "greedy"
    processes: int | None = None  # one for each core
    fewest: ClassVar[int] = 2  # players, for equations about a lead over others
    counts: ClassVar[tuple[str, ...]] = ("games", "deals", "processes")  # 1 or more of each

    def __post_init__(self) -> None:
        self.weights = Weights(self.game)
        if self.players < self.fewest:
            raise BadOption("fit-solo")
        for option in self.counts:
            if (value := getattr(self, option)) is not None and value < 1:
                raise BadOption("too-few", option=option, value=value)

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are found by their keys in other processes."""
        settings = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "game"}
        return revived, (type(self), self.game.key, settings)

    def run(self, path: Path, rounds: int) -> list[float]:
        """Go on from the file, if there is one, until so many rounds are done; the file is kept up to date."""
        done, values = self.weights.read(path) if path.exists() else ([], self.weights.values())
        with spread(self.processes or cores()) as everywhere:
            for number in range(len(done) + 1, rounds + 1):
                record, values = self.attempt(values, f"{self.seed}/{number}", everywhere)
                done.append(record)
                self.weights.write(path, done, values)
                print(f"{number} of {rounds}: {json.dumps(record)}", file=sys.stderr)
        return values

    def attempt(self, values: list[float], seed: str, everywhere: Spread) -> tuple[Record, list[float]]:
        """What happened in one round, and the weights after it."""
        equations = Equations(len(values))
        seeds = [f"{seed}/{number}" for number in range(self.games)]
        for one in everywhere(self.observed, [values] * self.games, seeds):
            equations.join(one)
        candidates = [equations.solved(values, boldness) for boldness in BOLDNESS]
        trials = [self.leads(one, values, f"{seed}/trial", self.deals, everywhere) for one in candidates]
        tried = [average(leads)[0] for leads in trials]
        best = candidates[tried.index(max(tried))]
        fresh = self.deals * len(BOLDNESS)  # as many to prove the best as to find it
        proven = proof(self.leads(best, values, f"{seed}/fresh", fresh, everywhere))
        asked = {"seed": seed, "players": self.players, "agent": self.agent, "games": self.games}
        return asked | {"trial": [round(one, 2) for one in tried]} | proven, best if proven["kept"] else values

    def leads(self, new: list[float], old: list[float], seed: str, deals: int, everywhere: Spread) -> list[float]:
        seeds = [f"{seed}/{deal}" for deal in range(deals)]
        return list(everywhere(self.lead, [new] * deals, [old] * deals, seeds))

    def observed(self, values: list[float], seed: str) -> Equations:
        return observe(self.weights, values, self.players, seed, self.agent)

    def lead(self, new: list[float], old: list[float], seed: str) -> float:
        return duel(self.weights, (new, old), self.players, seed, self.agent)


def revived(kind: type[Fit], key: str, settings: dict[str, Any]) -> Fit:
    return kind(games.get(key), **settings)


def fitting(game: Game, args: argparse.Namespace) -> Fit:
    asked: dict[str, Any] = {name: getattr(args, name) for name in ASKED}
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
    parser.add_argument("--processes", type=int, help="one for each core, if not given")
    parser.add_argument(
        "--take", action="store_true", help="write the file's weights into the data of the room; fit nothing"
    )
    args = parser.parse_args(arguments)
    try:
        game = games.get(args.game)
        agents.make(args.agent, game)
        game.new(args.players, args.seed)
        fit = fitting(game, args)
        if args.take:
            fit.weights.take(fit.weights.read(args.output)[1], game.folder / "judge" / "weights.toml")
        else:
            fit.run(args.output, args.rounds)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # the rounds that are done are in the file
    return 0


if __name__ == "__main__":
    sys.exit(main())
