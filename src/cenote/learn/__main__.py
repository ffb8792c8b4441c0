"""`python -m cenote.learn GAME`: teach a network a game by letting it play itself."""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
from pathlib import Path

from cenote import games
from cenote.core.refusal import Refusal
from cenote.learn.recipe import Recipe, small
from cenote.learn.sitting import sitting


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="cenote.learn", description="Teach a network a game by letting it play itself."
    )
    parser.add_argument("game", choices=games.keys())
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the network is kept; GAME.npz by default")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument(
        "--tables", nargs="+", metavar="N[:OPTIONS]", help="2 3 1:level=harsh; by default all numbers of players but 1"
    )
    parser.add_argument(
        "--workers", type=int, help="processes that play; all cores but one by default, or all of the cluster"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster that plays instead of this machine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="a small network, for two cores")
    parser.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUE", help="change the recipe: pace=1e-4")
    parser.add_argument("--teacher", default="", metavar="AGENT", help="planners to imitate at first: mcts:60")
    parser.add_argument("--lesson", type=float, default=2.0, metavar="MINUTES", help="that they play")
    parser.add_argument("--begin-with", type=Path, metavar="FILE", help="the network of a file")
    parser.add_argument("--go-on", action="store_true", help="with the run that wrote the file")
    args = parser.parse_args(arguments)
    try:
        learn(args, changed(small() if args.small else Recipe(), args.set))
    except Refusal as refusal:
        parser.exit(2, f"{refusal}\n")


def changed(recipe: Recipe, settings: list[str]) -> Recipe:
    kinds = {field.name: type(getattr(recipe, field.name)) for field in fields(recipe)}
    return replace(recipe, **{name: kinds[name](value) for name, _, value in (one.partition("=") for one in settings)})


def learn(args: argparse.Namespace, recipe: Recipe) -> None:
    import torch

    from cenote.learn.run import Run

    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    file = args.out or Path(f"{args.game}.npz")
    game = games.get(args.game)
    several = [str(count) for count in game.players if count > 1]
    sittings = [sitting(written, game) for written in args.tables or several]
    run = Run(args.game, recipe, sittings, args.workers, args.seed, device, args.ray)
    try:
        if args.begin_with:
            run.begin_with(args.begin_with)
        if args.go_on:
            run.go_on(file)
        if args.teacher:
            run.imitate(args.teacher, 60 * args.lesson, tell)
        run.learn(60 * args.minutes, tell, file)
    finally:
        run.close()


def tell(point: dict[str, float]) -> None:
    print(
        "  ".join(f"{name} {value:g}" if name != "decisions" else f"{name} {value:,}" for name, value in point.items()),
        flush=True,
    )


if __name__ == "__main__":
    main()
