"""A run: play, improve, remember, write down, until the time is over."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import torch

from cenote import games
from cenote.agents.network.weights import Weights
from cenote.learn.experience import gather
from cenote.learn.imitate import imitate
from cenote.learn.improve import Improver
from cenote.learn.kept import Kept, beside, check
from cenote.learn.midterms import Midterms, examined
from cenote.learn.network import Arrays, Net
from cenote.learn.origin import commit, runs, together
from cenote.learn.plan import Plan, lot
from cenote.learn.players import players
from cenote.learn.recipe import Recipe
from cenote.learn.sitting import Sitting, each_once
from cenote.learn.teachers import watch

TELL = 15.0  # seconds between two points of the curve
WRITE = 60.0  # seconds between two files
NO_EXAMS = Midterms(every=0.0)

Tell = Callable[[dict[str, float]], None]


class Run:
    """One game learnt by one network, for all the numbers of players and options that are asked for."""

    def __init__(
        self, key: str, recipe: Recipe, sittings: Sequence[Sitting], workers: int | None = 0,
        seed: int = 1, device: str = "cpu", ray: str | None = None, exams: Midterms = NO_EXAMS, command: str = "",
    ) -> None:  # fmt: skip
        torch.manual_seed(seed)
        self.key, self.recipe, self.sittings, self.seed, self.device = key, recipe, list(sittings), seed, device
        self.exams, self.command, self.commit = exams, command, commit()
        self.plan = Plan(key, recipe, self.sittings, seed)
        self.house = players(self.plan, workers, device, ray)
        self.net = Net(self.plan.observation, self.plan.moves, recipe).to(device)
        self.improver = Improver(self.net, recipe)
        self.former: deque[Net] = deque(maxlen=recipe.selves)
        self.decisions = 0
        self.improvements = 0
        self.spent = 0.0  # seconds of learning, in this run and those that it goes on with; exams are no learning
        self.end = 0.0  # when it is to be over, in these seconds
        self.done = 0.0  # how far pace and variety have fallen
        self.curve: list[dict[str, float]] = []
        self.before: list[dict[str, Any]] = []  # the runs that taught the network it began with

    # --- learning ---

    def imitate(self, teacher: str, seconds: float, tell: Tell) -> None:
        """Begin with what planners show."""
        games_shown = watch(self.plan, teacher, seconds, self.house.pool(), max(1, self.house.workers))
        imitate(self.net, games_shown, self.recipe, self.device, tell)

    def learn(self, seconds: float, tell: Tell, file: Path | None = None) -> None:
        """For so many more seconds."""
        first, before, done = frozen(self.net), self.spent, self.done
        self.end, start, pause = before + seconds, perf_counter(), 0.0
        told, written, asked = Due(TELL), Due(WRITE), Due(self.exams.every)
        while (now := perf_counter() - start - pause) < seconds:
            self.spent, self.done = before + now, done + (1 - done) * now / seconds
            about = self.once(self.done)
            if told.now(now) or not self.curve:
                self.note(self.point(about), tell)
            if file is not None and written.now(now):
                self.write(file)
            if asked.now(now):
                pause += self.examine(first, tell)
        self.spent, self.done = before + perf_counter() - start - pause, 1.0
        if self.exams.every:
            self.examine(first, tell)
        if file is not None:
            self.write(file)

    def once(self, done: float) -> dict[str, float]:
        """Chance follows from the seed and the number of the improvement, so that who goes on repeats nothing."""
        torch.manual_seed(lot(self.seed, self.improvements))
        former = Random(lot(self.seed, self.improvements)).choice(self.former) if self.former else None
        learnt = gather(self.house, self.net, self.recipe, former)
        self.decisions += self.recipe.steps * self.house.tables
        about = self.improver.improve(learnt, done)
        self.improvements += 1
        if self.improvements % self.recipe.remember == 0:
            self.former.append(frozen(self.net))
        return about

    def examine(self, first: Net, tell: Tell) -> float:
        """How long that took, in seconds."""
        start = perf_counter()
        former = self.former[0] if self.former else first
        found = self.exams.sit(self.about(), examined(self.sittings), self.net, former)
        self.note({"seconds": round(self.spent, 1), "decisions": self.decisions, **found}, tell)
        return perf_counter() - start

    def note(self, point: dict[str, float], tell: Tell) -> None:
        self.curve.append(point)
        tell(point)

    def point(self, about: dict[str, float]) -> dict[str, float]:
        """How it goes: seconds, decisions, and what games came to since the last point."""
        games_over, self.house.finished = self.house.finished, []
        scores = [score for game in games_over for score in game.scores]
        mean = sum(scores) / len(scores) if scores else 0.0
        lengths = sum(game.decisions for game in games_over) / max(1, len(games_over))
        return {
            "seconds": round(self.spent, 1), "decisions": self.decisions, "games": len(games_over),
            "score": round(mean, 2), "length": round(lengths, 1), **{name: round(x, 4) for name, x in about.items()},
        }  # fmt: skip

    # --- files ---

    def about(self) -> dict[str, Any]:
        game = games.get(self.key)
        return {
            "game": self.key, "rules": game.rules, "data": game.mark, "arrays": game.arrays, "slots": self.plan.slots,
            "size": self.plan.observation.size, "points": self.recipe.points, "reward": self.recipe.reward,
            "players": sorted({sitting.players for sitting in self.sittings if not sitting.options}),
            "also": each_once(sitting.told(game) for sitting in self.sittings if sitting.options),
            "seed": self.seed, "decisions": self.decisions, "seconds": round(self.spent), "curve": self.curve,
            "command": self.command, "commit": self.commit, "recipe": asdict(self.recipe), "before": self.before,
        }  # fmt: skip

    def write(self, file: Path) -> None:
        """The network to play with; beside it all that is needed to go on."""
        former, optimizer = [one.parts() for one in self.former], self.improver.optimizer.state_dict()
        far = (self.improvements, self.spent, self.end, self.done)
        Kept(self.about(), self.net.parts(), optimizer, former, *far).write(file)

    def begin_with(self, file: Path) -> None:
        """The network of a file, and its former selves if they lie beside it; else it is the first of them itself."""
        weights = Weights.read(file)
        check(self.net, self.key, weights.about, weights.arrays, file)
        self.net.take(weights.arrays)
        self.before = runs(weights.about)
        former: Sequence[Arrays] = []
        if beside(file).exists():
            kept = Kept.read(file, self.device)
            check(self.net, self.key, kept.about, kept.net, beside(file))
            former = kept.former
        self.remember(former or [weights.arrays])

    def go_on(self, file: Path) -> None:
        """Where a former run with this file stopped."""
        kept = Kept.read(file, self.device)
        check(self.net, self.key, kept.about, kept.net, beside(file))
        self.net.take(kept.net)
        self.improver.optimizer.load_state_dict(kept.optimizer)
        self.remember(kept.former)
        self.improvements, self.spent, self.end, self.done = kept.improvements, kept.spent, kept.end, kept.done
        about = kept.about
        self.decisions, self.curve, self.before = about["decisions"], about["curve"], about["before"]
        self.command = together(about["command"], self.command)
        self.commit = together(about["commit"], self.commit)
        self.seed = self.plan.seed = about["seed"]
        self.house.deal(self.improvements)

    def remember(self, former: Sequence[Arrays]) -> None:
        self.former.clear()
        for arrays in former:
            self.former.append(frozen(self.net))
            self.former[-1].take(arrays)

    def close(self) -> None:
        self.house.close()


class Due:
    """Something that is to be done every so many seconds; never, if 0."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.last = seconds, 0.0

    def now(self, now: float) -> bool:
        due = 0 < self.seconds < now - self.last
        if due:
            self.last = now
        return due


def frozen(net: Net) -> Net:
    return deepcopy(net).requires_grad_(False)
