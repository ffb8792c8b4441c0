"""A first training run: masked PPO learns Tzolk'in for two against a random player.

`python benchmarks/learning.py` needs `cenote[train]`. It learns for so many minutes of one core, writes
docs/learning.csv (what came out after how many decisions) and draws docs/learning.svg from it. `--draw` only draws.
"""

from __future__ import annotations

import argparse
import csv
from math import ceil, floor
from pathlib import Path
from time import process_time
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
TABLES = 8  # games played side by side
FIRST, EVERY = 2_048, 32_768  # decisions to the first exam; the time between two doubles up to the second number
EXAM = 100  # games
GREEN, GREY = "#2b7a5b", "#777"
COLUMNS = ("decisions", "cpu_seconds", "games", "wins", "score", "rival_score")

Result = dict[str, float]


def seat(opponent: str = "random") -> Any:
    import gymnasium

    import cenote.envs  # noqa: F401  (tells Gymnasium of the environments)

    return gymnasium.make("cenote/tzolkin-v2", players=2, opponents=opponent, reward="score")


def learner(seed: int) -> Any:
    """PPO as it comes, but for a small network, a longer sight and points counted in tens."""
    import torch
    from gymnasium.wrappers import TransformReward
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: TransformReward(seat(), lambda points: points / 10)] * TABLES)
    return MaskablePPO(
        "MultiInputPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )


def exam(model: Any, games: int, opponent: str = "random") -> Result:
    """Games that were not learnt from, the seat and each move drawn."""
    import numpy as np

    tables = [seat(opponent) for _ in range(games)]
    seen = [table.reset(seed=1_000_000 + number)[0] for number, table in enumerate(tables)]
    ends: dict[int, dict[str, Any]] = {}
    while going := [number for number in range(games) if number not in ends]:
        batch = {key: np.stack([seen[number][key] for number in going]) for key in seen[0]}
        actions, _ = model.predict(batch, action_masks=batch["action_mask"])
        for number, action in zip(going, actions, strict=True):
            seen[number], _, over, _, info = tables[number].step(action)
            if over:
                ends[number] = info
    places = [(info["places"][info["seat"]], list(info["places"]).count(1)) for info in ends.values()]
    return {
        "games": games,
        "wins": sum(1 / winners for place, winners in places if place == 1),
        "score": sum(info["scores"][info["seat"]] for info in ends.values()) / games,
        "rival_score": sum(info["scores"][1 - info["seat"]] for info in ends.values()) / games,
    }


def learn(minutes: float, seed: int) -> list[Result]:
    model = learner(seed)
    results: list[Result] = []
    learnt = 0.0
    while True:
        results.append({"decisions": model.num_timesteps, "cpu_seconds": round(learnt), **exam(model, EXAM)})
        print(" ".join(f"{name}={value:g}" for name, value in results[-1].items()), flush=True)
        if learnt >= 60 * minutes:
            print("against greedy:", exam(model, EXAM // 2, "greedy"))
            return results
        start = process_time()
        model.learn(min(max(FIRST, model.num_timesteps), EVERY), reset_num_timesteps=False)
        learnt += process_time() - start


def draw(results: list[Result]) -> str:
    """Two charts by decisions learnt from: the share of games won with its 95 % interval, and the mean scores."""
    last = max(result["decisions"] for result in results)
    most = max(20 * ceil(result["score"] / 20) for result in results)
    least = min(20 * floor(result["rival_score"] / 20) for result in results)
    won, scores = Chart(56, last, 0, 100), Chart(376, last, least, most)
    won.ground([0, 25, 50, 75, 100], "games won against random, %")
    bounds = [(result["decisions"], *interval(result)) for result in results]
    won.area([(at, high) for at, _, high in bounds] + [(at, low) for at, low, _ in reversed(bounds)])
    won.line([(result["decisions"], 100 * result["wins"] / result["games"]) for result in results], GREEN)
    scores.ground(list(range(least, most + 1, 20)), "mean score: learner (solid), random (dashed)")
    scores.line([(result["decisions"], result["score"]) for result in results], GREEN)
    scores.line([(result["decisions"], result["rival_score"]) for result in results], GREY, "6 4")
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 280" font-family="sans-serif">',
            "<title>Tzolk'in for two: what masked PPO learns against a random player</title>",
            "<style>text { font-size: 11px }</style>",
            '<rect width="680" height="280" fill="#fff"/>',
            *won.parts,
            *scores.parts,
            "</svg>\n",
        ]
    )


def interval(result: Result) -> tuple[float, float]:
    """Wilson's, in percent."""
    n, p, z = result["games"], result["wins"] / result["games"], 1.96
    middle, half = p + z * z / 2 / n, z * (p * (1 - p) / n + z * z / 4 / n / n) ** 0.5
    return 100 * (middle - half) / (1 + z * z / n), 100 * (middle + half) / (1 + z * z / n)


class Chart:
    """A small chart: x from 0 to `last` decisions, y from `low` to `high`."""

    def __init__(self, left: int, last: float, low: float, high: float) -> None:
        self.left, self.last, self.low, self.high = left, last, low, high
        self.parts: list[str] = []

    def at(self, decisions: float, value: float) -> tuple[float, float]:
        x = self.left + 270 * decisions / self.last
        return round(x, 1), round(230 - 200 * (value - self.low) / (self.high - self.low), 1)

    def ground(self, values: list[int], title: str) -> None:
        for value in values:
            x, y = self.at(0, value)
            self.parts.append(f'<path d="M{x} {y}h270" stroke="#ddd"/>')
            self.parts.append(f'<text x="{x - 6}" y="{y + 4}" text-anchor="end">{value}</text>')
        for quarter in (0, 2, 4):
            x, _ = self.at(self.last * quarter / 4, 0)
            self.parts.append(f'<text x="{x}" y="248" text-anchor="middle">{self.last * quarter / 4000:,.0f}k</text>')
        self.parts.append(f'<text x="{self.left}" y="18">{title}</text>')
        self.parts.append(f'<text x="{self.left + 135}" y="268" text-anchor="middle">decisions learnt from</text>')

    def corners(self, values: list[tuple[float, float]]) -> str:
        return " ".join("{},{}".format(*self.at(*value)) for value in values)

    def line(self, values: list[tuple[float, float]], colour: str, dashes: str = "none") -> None:
        look = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'
        self.parts.append(f'<polyline points="{self.corners(values)}" {look}/>')

    def area(self, values: list[tuple[float, float]]) -> None:
        self.parts.append(f'<polygon points="{self.corners(values)}" fill="{GREEN}" fill-opacity=".2"/>')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core, exams not counted (10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draw", action="store_true", help="only draw the picture from the table")
    wanted = parser.parse_args()
    table = DOCS / "learning.csv"
    if not wanted.draw:
        with table.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(learn(wanted.minutes, wanted.seed))
    with table.open(newline="", encoding="utf-8") as file:
        results = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    (DOCS / "learning.svg").write_text(draw(results), encoding="utf-8")


if __name__ == "__main__":
    main()
