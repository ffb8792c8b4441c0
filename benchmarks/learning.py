"""A first training run: masked PPO learns Tzolk'in for two against a random player.

`python benchmarks/learning.py` needs `cenote[train]`. It learns for so many minutes of one core, writes docs/learning.csv
(what came out after how many decisions) and draws docs/learning.svg from it. `--draw` only draws.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import process_time
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
TABLES = 8  # games played side by side
EVERY = 30_000  # decisions from one exam to the next
EXAM = 100  # games
COLUMNS = ("decisions", "cpu_seconds", "games", "wins", "score", "rival_score")

Result = dict[str, float]


def seat(reward: str = "score") -> Any:
    import gymnasium

    import cenote.envs  # noqa: F401  (tells Gymnasium of the environments)

    return gymnasium.make("cenote/tzolkin-v0", players=2, opponents="random", reward=reward)


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


def exam(model: Any, games: int, best: bool = False) -> Result:
    """Games that were not learnt from, each seat drawn; `best` plays the likeliest move and not one drawn."""
    import numpy as np

    tables = [seat() for _ in range(games)]
    seen = [table.reset(seed=1_000_000 + number)[0] for number, table in enumerate(tables)]
    ends: dict[int, dict[str, Any]] = {}
    while going := [number for number in range(games) if number not in ends]:
        batch = {key: np.stack([seen[number][key] for number in going]) for key in seen[0]}
        actions, _ = model.predict(batch, action_masks=batch["action_mask"], deterministic=best)
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
            print("likeliest move:", exam(model, EXAM, best=True))
            return results
        start = process_time()
        model.learn(EVERY, reset_num_timesteps=False)
        learnt += process_time() - start


def draw(results: list[Result]) -> str:
    """Share of games won against decisions learnt from, with the 95 % interval."""
    width, height, left, top, right, bottom = 640, 320, 56, 24, 24, 48
    last = max(result["decisions"] for result in results)

    def x(decisions: float) -> float:
        return round(left + (width - left - right) * decisions / last, 1)

    def y(share: float) -> float:
        return round(height - bottom - (height - top - bottom) * share, 1)

    def share(result: Result) -> float:
        return result["wins"] / result["games"]

    def spread(result: Result) -> tuple[float, float]:  # Wilson's interval
        n, p, z = result["games"], share(result), 1.96
        middle, half = (p + z * z / 2 / n), z * (p * (1 - p) / n + z * z / 4 / n / n) ** 0.5
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    ends = [(result["decisions"], *spread(result)) for result in results]
    band = [(x(at), y(high)) for at, _, high in ends] + [(x(at), y(low)) for at, low, _ in reversed(ends)]
    line = [(x(result["decisions"]), y(share(result))) for result in results]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        "<title>Tzolk'in for two: share of games won against random, by decisions learnt from</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(f'<path d="M{left} {at}H{width - right}" stroke="{"#888" if percent == 50 else "#ddd"}"/>')
        parts.append(f'<text x="{left - 8}" y="{at + 4}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        at = last * quarter / 4
        parts.append(f'<text x="{x(at)}" y="{height - bottom + 18}" text-anchor="middle">{at / 1000:,.0f}k</text>')
    parts += [
        f'<polygon points="{points(band)}" fill="#2b7a5b" fill-opacity=".2"/>',
        f'<polyline points="{points(line)}" fill="none" stroke="#2b7a5b" stroke-width="2"/>',
        f'<text x="{(left + width - right) / 2}" y="{height - 8}" text-anchor="middle">decisions learnt from</text>',
        f'<text x="{left}" y="14">games won against random</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def points(corners: list[tuple[float, float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in corners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core, exams not counted (10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draw", action="store_true", help="only draw the picture from the table")
    wanted = parser.parse_args()
    table = DOCS / "learning.csv"
    if not wanted.draw:
        with table.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(learn(wanted.minutes, wanted.seed))
    with table.open(newline="", encoding="utf-8") as file:
        results = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    (DOCS / "learning.svg").write_text(draw(results), encoding="utf-8")


if __name__ == "__main__":
    main()
