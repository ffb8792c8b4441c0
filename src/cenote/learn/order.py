"""What is to be learnt, and how, in the words of the command line; and one run by them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cenote import games
from cenote.learn.origin import command
from cenote.learn.recipe import Recipe, changed, small
from cenote.learn.sitting import sitting

if TYPE_CHECKING:
    from cenote.learn.midterms import Midterms
    from cenote.learn.run import Run

MINUTES = 10.0
LESSON = 2.0  # minutes
EXAMS, FEW_EXAMS = 20, 4  # games against each rival; the second where everything is small


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cenote.learn", description="Teach a network a game by letting it play itself."
    )
    parser.add_argument("game", choices=games.keys())
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the network is kept; GAME.npz by default")
    parser.add_argument("--minutes", type=float, help=f"{MINUTES:g} by default, or what is left of a run")
    parser.add_argument(
        "--tables", nargs="+", metavar="N[:OPTIONS]", help="2 3 1:level=harsh; by default all numbers of players but 1"
    )
    parser.add_argument("--seed", type=int, default=1, help="of a new run; who goes on keeps that of the run")
    parser.add_argument("--small", action="store_true", help="a small network, for two cores")
    parser.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUE", help="change the recipe: pace=1e-4")
    add_beginnings(parser)
    add_hands(parser)
    return parser


def add_beginnings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--teacher", metavar="AGENT", help="planners to imitate at first: mcts:60")
    parser.add_argument("--lesson", type=float, metavar="MINUTES", help=f"that they play; {LESSON:g} by default")
    parser.add_argument("--begin-with", type=Path, metavar="FILE", help="the network of a file")
    parser.add_argument("--go-on", action="store_true", help="with the run that wrote the file")
    parser.add_argument(
        "--whole", type=Path, nargs="?", const=Path(), metavar="RECIPE",
        help="all stages that made the network of the game, or those of a file; --minutes are for all of them",
    )  # fmt: skip


def add_hands(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=int, help="processes that play; all cores but one by default, or all of the cluster"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster that plays instead of this machine")
    parser.add_argument(
        "--exam-every", type=float, default=2.0, metavar="MINUTES", help="of learning; 2 by default, 0 for no exams"
    )
    parser.add_argument("--exam-games", type=int, metavar="N", help=f"against each rival; {EXAMS} by default")
    parser.add_argument("--exam-against", nargs="+", metavar="AGENT", help="greedy mcts:100 by default")


def learn(args: argparse.Namespace, words: Sequence[str]) -> None:
    """One run, as it was asked for in these words."""
    import torch

    from cenote.learn.run import Run

    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    file, game = out(args), games.get(args.game)
    several = [str(count) for count in game.players if count > 1]
    sittings = [sitting(written, game) for written in args.tables or several]
    recipe = changed(small() if args.small else Recipe(), args.set)
    seconds = None if args.minutes is None else 60 * args.minutes
    run = Run(args.game, recipe, sittings, args.workers, args.seed, device, args.ray, exams(args), command(words))
    try:
        if args.go_on:
            run.go_on(file)
            seconds = max(0.0, run.end - run.spent) if seconds is None else seconds
        else:
            begin(run, args, file)
        run.learn(60 * MINUTES if seconds is None else seconds, tell, file)
    finally:
        run.close()


def begin(run: Run, args: argparse.Namespace, file: Path) -> None:
    if args.begin_with:
        run.begin_with(args.begin_with)
    if args.teacher:
        run.imitate(args.teacher, 60 * (LESSON if args.lesson is None else args.lesson), tell)
        run.end = 60 * (MINUTES if args.minutes is None else args.minutes)
        run.write(file)  # who is stopped soon after has had the lesson


def out(args: argparse.Namespace) -> Path:
    return args.out or Path(f"{args.game}.npz")


def exams(args: argparse.Namespace) -> Midterms:
    from cenote.learn.midterms import RIVALS, Midterms

    number = args.exam_games or (FEW_EXAMS if args.small else EXAMS)
    processes = None if args.workers is None or args.ray else max(1, args.workers)
    return Midterms(60 * args.exam_every, number, tuple(args.exam_against or RIVALS), processes)


def tell(point: dict[str, float]) -> None:
    print(
        "  ".join(f"{name} {value:g}" if name != "decisions" else f"{name} {value:,}" for name, value in point.items()),
        flush=True,
    )
