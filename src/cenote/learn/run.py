"""A run: play, improve, remember, write down, until the time is over."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import torch

from cenote import games
from cenote.agents.network.weights import Weights, write_weights
from cenote.learn.experience import gather
from cenote.learn.imitate import imitate
from cenote.learn.improve import Improver
from cenote.learn.network import Net
from cenote.learn.plan import Plan
from cenote.learn.players import players
from cenote.learn.recipe import Recipe
from cenote.learn.sitting import Sitting, each_once
from cenote.learn.teachers import watch

TELL = 15.0  # seconds between two points of the curve
WRITE = 60.0  # seconds between two files


class Run:
    """One game learnt by one network, for all the numbers of players and options that are asked for."""

    def __init__(
        self, key: str, recipe: Recipe, sittings: Sequence[Sitting], workers: int | None = 0,
        seed: int = 1, device: str = "cpu", ray: str | None = None,
    ) -> None:  # fmt: skip
        torch.manual_seed(seed)
        self.key, self.recipe, self.sittings, self.seed, self.device = key, recipe, list(sittings), seed, device
        self.plan = Plan(key, recipe, self.sittings, seed)
        self.house = players(self.plan, workers, device, ray)
        self.net = Net(self.plan.observation, self.plan.moves, recipe).to(device)
        self.improver = Improver(self.net, recipe)
        self.former: deque[Net] = deque(maxlen=recipe.selves)
        self.chance = Random(seed)
        self.decisions = 0
        self.improvements = 0
        self.spent = 0.0  # seconds of learning, in this run and those that it goes on with
        self.curve: list[dict[str, float]] = []

    # --- learning ---

    def imitate(self, teacher: str, seconds: float, tell: Callable[[dict[str, float]], None]) -> None:
        """Begin with what planners show."""
        games_shown = watch(self.plan, teacher, seconds, self.house.pool(), max(1, self.house.workers))
        imitate(self.net, games_shown, self.recipe, self.device, tell)

    def learn(self, seconds: float, tell: Callable[[dict[str, float]], None], file: Path | None = None) -> None:
        start, told, written, before = perf_counter(), 0.0, 0.0, self.spent
        while (now := perf_counter() - start) < seconds:
            self.spent = before + now
            about = self.once(now / seconds)
            if now - told > TELL or not self.curve:
                told = now
                self.curve.append(self.point(about))
                tell(self.curve[-1])
            if file is not None and now - written > WRITE:
                written = now
                self.write(file)
        self.spent = before + perf_counter() - start
        if file is not None:
            self.write(file)

    def once(self, done: float) -> dict[str, float]:
        former = self.chance.choice(self.former) if self.former else None
        learnt = gather(self.house, self.net, self.recipe, former)
        self.decisions += self.recipe.steps * self.house.tables
        about = self.improver.improve(learnt, done)
        self.improvements += 1
        if self.improvements % self.recipe.remember == 0:
            self.former.append(deepcopy(self.net).requires_grad_(False))
        return about

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
        }  # fmt: skip

    def write(self, file: Path) -> None:
        """The network to play with; beside it all that is needed to go on."""
        write_weights(file, self.about(), self.net.arrays())
        state = {
            "about": json.dumps(self.about()), "net": self.net.state_dict(),
            "optimizer": self.improver.optimizer.state_dict(), "former": [one.state_dict() for one in self.former],
            "improvements": self.improvements,
        }  # fmt: skip
        torch.save(state, beside(file))

    def begin_with(self, file: Path) -> None:
        """The network of a file, and nothing else of the run that wrote it."""
        self.net.take(Weights.read(file).arrays)

    def go_on(self, file: Path) -> None:
        """Where a former run with this file stopped."""
        state = torch.load(beside(file), map_location=self.device, weights_only=True)
        about = json.loads(state["about"])
        self.net.load_state_dict(state["net"])
        self.improver.optimizer.load_state_dict(state["optimizer"])
        for kept in state["former"]:
            self.former.append(deepcopy(self.net).requires_grad_(False))
            self.former[-1].load_state_dict(kept)
        self.improvements, self.decisions = state["improvements"], about["decisions"]
        self.spent, self.curve = about["seconds"], about["curve"]

    def close(self) -> None:
        self.house.close()


def beside(file: Path) -> Path:
    return file.with_suffix(".pt")
